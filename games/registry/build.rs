//! Makes the registry of the shelf in `Cargo.toml`, so that a game is one line that a person writes.

mod shelf;

use std::error::Error;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let manifest = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("Cargo.toml");
    println!("cargo::rerun-if-changed={}", manifest.display());
    println!("cargo::rerun-if-changed=shelf.rs");
    let text = fs::read_to_string(&manifest)?;
    let games = match shelf::read(&text) {
        Ok(games) => games,
        Err(wrong) => {
            println!("cargo::error=the shelf in {}: {wrong}", manifest.display());
            return Ok(());
        }
    };
    let mut code = String::from("shelf! {\n");
    for game in games {
        if game.optional {
            writeln!(code, "    #[cfg(feature = {:?})]", shelf::FEATURE)?;
        }
        writeln!(code, "    {}: {},", game.name(), game.package.replace('-', "_"))?;
    }
    code.push_str("}\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("shelf.rs"), code)?;
    Ok(())
}
