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
    for part in &cut.split_modules {
        let whole = fs::read(part).map_err(|error| at(part, &error))?;
        fs::write(part, without_names(&whole)).map_err(|error| at(part, &error))?;
    }
    // Who needs which parts, for those who weigh them.
    let needs = cut.prefetch_map.iter().map(|(part, all)| format!("{part} {}\n", all.join(" ")));
    let list = wasm.with_file_name(format!("{name}-parts.txt"));
    fs::write(&list, needs.collect::<String>()).map_err(|error| at(&list, &error))?;
    Ok(main)
}

/// A module without its custom sections, which only debuggers read: a header of eight bytes, then sections of a kind, a length and so
/// many bytes.
fn without_names(module: &[u8]) -> Vec<u8> {
    let (header, mut rest) = module.split_at(module.len().min(8));
    let mut kept = header.to_vec();
    while let Some((&kind, after)) = rest.split_first() {
        let Some((length, body)) = leb128(after) else { break };
        let end = (rest.len() - body.len() + length).min(rest.len());
        if kind != 0 {
            kept.extend_from_slice(&rest[..end]);
        }
        rest = &rest[end..];
    }
    kept
}

/// A number as WebAssembly writes it, and what comes after it.
fn leb128(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let length = bytes.iter().position(|byte| byte & 0x80 == 0)? + 1;
    let (number, rest) = bytes.split_at(length);
    Some((number.iter().rev().fold(0, |sum, byte| sum << 7 | usize::from(byte & 0x7f)), rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_debuggers_read_is_left_out_and_nothing_else() {
        let header = *b"\0asm\x01\0\0\0";
        let code = [1, 3, 7, 8, 9];
        let names = [0, 4, 1, b'n', 0, 0];
        let module = [&header[..], &code, &names, &code].concat();
        assert_eq!(without_names(&module), [&header[..], &code, &code].concat());
        // A length of two bytes.
        let long = [&[2, 0x80, 0x01][..], &[5; 128]].concat();
        let module = [&header[..], &long, &names].concat();
        assert_eq!(without_names(&module), [&header[..], &long].concat());
    }
}
