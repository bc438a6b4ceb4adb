//! Lists the games kept for covers, so that a new one needs no line of code.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("covers");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut paths: Vec<_> = match fs::read_dir(&folder) {
        Ok(entries) => entries.flatten().map(|entry| entry.path()).collect(),
        Err(_) => Vec::new(),
    };
    paths.sort();
    let mut list = String::from("[");
    for path in paths.iter().filter(|path| path.extension().is_some_and(|end| end == "txt")) {
        write!(list, "include_str!({:?}), ", path.display().to_string())?;
    }
    list.push(']');
    fs::write(Path::new(&env::var("OUT_DIR")?).join("covers.rs"), list)?;
    Ok(())
}
