//! Cuts a module into what is loaded at once and parts that are loaded when they are needed.

use std::fs;
use std::path::{Path, PathBuf};

use wasm_split_cli_support::{Options, transform};

use super::at;

/// For the linker: what is cut has to be known by its places.
pub const LINK: &str = "-Clink-args=--emit-relocs";

/// Cuts a module where its functions are marked. The parts go into the site; gives what is left, to be bound.
pub fn split(wasm: &Path, name: &str, site: &Path) -> Result<PathBuf, String> {
    let whole = fs::read(wasm).map_err(|error| at(wasm, &error))?;
    let main = wasm.with_file_name(format!("{name}-main.wasm"));
    let (script, link) = (format!("./{name}.js"), format!("./{name}-parts.js"));
    let mut options = Options::new(&whole);
    options.output_dir = site;
    options.main_out_path = &main;
    options.main_module = &script;
    options.link_name = &link;
    let cut = transform(options)
        .map_err(|error| format!("{} could not be split: {error:#}", wasm.display()))?;
    for part in cut.split_modules {
        let whole = fs::read(&part).map_err(|error| at(&part, &error))?;
        eprintln!("{}: {} bytes", part.display(), whole.len());
    }
    Ok(main)
}
