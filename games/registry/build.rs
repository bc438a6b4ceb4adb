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
    let has_examples = env::var_os("CARGO_FEATURE_EXAMPLE_GAME").is_some();
    let shown = games.iter().filter(|game| !game.optional || has_examples);
    let names: Vec<String> = shown.map(|game| game.name().to_owned()).collect();
    let mut code = String::from("shelf! {\n");
    for game in &games {
        if game.optional {
            writeln!(code, "    #[cfg(feature = {:?})]", shelf::FEATURE)?;
        }
        writeln!(code, "    {}: {},", game.name(), game.package.replace('-', "_"))?;
    }
    code.push_str("}\n\n");
    writeln!(
        code,
        "/// Hands a macro the names of all games, under which this crate has theirs.\n\
         #[macro_export]\n\
         macro_rules! each_game {{ ($then:ident) => {{ $then! {{ {} }} }}; }}",
        names.join(" ")
    )?;
    fs::write(Path::new(&env::var("OUT_DIR")?).join("shelf.rs"), code)?;
    Ok(())
}
