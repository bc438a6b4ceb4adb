//! What a module and its script call each other by. The binder gives every function a name with a hash in it, which no packing makes smaller: here
//! they get short ones.

use std::collections::BTreeMap;
use std::path::Path;

use crate::Outcome;
use crate::files::{read, read_text, write};
use crate::wasm::{Section, leb128, sections, to_leb128};

/// The kinds of sections that name what a module takes in and gives out.
const IMPORTS: u8 = 2;
const EXPORTS: u8 = 7;

/// Gives a bound module and its script short names for each other.
pub fn shorten(folder: &Path, name: &str) -> Outcome {
    let (script_path, module_path) =
        (folder.join(format!("{name}.js")), folder.join(format!("{name}_bg.wasm")));
    let script = read_text(&script_path)?;
    let short = short_names(&script);
    write(&script_path, renamed(&script, &short).as_bytes())?;
    let module = read(&module_path)?;
    let broken = || format!("{} is not a module as the binder writes them.", module_path.display());
    write(&module_path, &rename_in_module(&module, &short).ok_or_else(broken)?)
}

/// A short name for each that has a hash, in the order in which they stand in the script.
fn short_names(script: &str) -> BTreeMap<&str, String> {
    let mut short = BTreeMap::new();
    for word in words(script).filter(|word| has_hash(word)) {
        let next = short.len();
        short.entry(word).or_insert_with(|| format!("w{next}"));
    }
    short
}

/// The names in a script.
fn words(script: &str) -> impl Iterator<Item = &str> {
    script.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '$'))
}

/// Whether a name ends with a hash: sixteen digits behind `_` or `h`.
fn has_hash(word: &str) -> bool {
    let Some(at) = word.len().checked_sub(16).filter(|at| *at > 1) else { return false };
    let (before, hash) = word.split_at(at);
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    before.ends_with(['_', 'h']) && hash.bytes().all(is_digit)
}

/// The script with the short names.
fn renamed(script: &str, short: &BTreeMap<&str, String>) -> String {
    let mut out = String::with_capacity(script.len());
    let mut rest = script;
    while let Some(word) = words(rest).find(|word| short.contains_key(word)) {
        let at = word.as_ptr() as usize - rest.as_ptr() as usize;
        out += &rest[..at];
        out += &short[word];
        rest = &rest[at + word.len()..];
    }
    out + rest
}

/// The module with the short names; nothing where it cannot be read.
fn rename_in_module(module: &[u8], short: &BTreeMap<&str, String>) -> Option<Vec<u8>> {
    let mut out = module.get(..8)?.to_vec();
    let mut read = out.len();
    for Section { kind, body, whole } in sections(module) {
        read += whole.len();
        match kind {
            IMPORTS | EXPORTS => {
                let body = rename_in_section(body, short, kind == IMPORTS)?;
                out.push(kind);
                out.extend(to_leb128(body.len()));
                out.extend(body);
            }
            _ => out.extend(whole),
        }
    }
    (read == module.len()).then_some(out)
}

/// The names in a section: an import has that of its module before its own, and both kinds say behind it what is named.
fn rename_in_section(
    body: &[u8],
    short: &BTreeMap<&str, String>,
    imports: bool,
) -> Option<Vec<u8>> {
    let (count, mut rest) = leb128(body)?;
    let mut out = to_leb128(count);
    for _ in 0..count {
        if imports {
            let (module, after) = name(rest)?;
            put_name(&mut out, module);
            rest = after;
        }
        let (named, after) = name(rest)?;
        put_name(&mut out, short.get(named).map_or(named, String::as_str));
        let length = described(after, imports)?;
        out.extend(after.get(..length)?);
        rest = after.get(length..)?;
    }
    rest.is_empty().then_some(out)
}

fn name(bytes: &[u8]) -> Option<(&str, &[u8])> {
    let (length, rest) = leb128(bytes)?;
    Some((std::str::from_utf8(rest.get(..length)?).ok()?, rest.get(length..)?))
}

fn put_name(out: &mut Vec<u8>, name: &str) {
    out.extend(to_leb128(name.len()));
    out.extend(name.bytes());
}

/// How many bytes say what is named: an index, and where it is taken in its type.
fn described(bytes: &[u8], imports: bool) -> Option<usize> {
    let after = |count: usize, from: usize| {
        let mut rest = bytes.get(from..)?;
        for _ in 0..count {
            rest = leb128(rest)?.1;
        }
        Some(bytes.len() - rest.len())
    };
    if !imports {
        return after(1, 1);
    }
    let limits = |from: usize| after(if bytes.get(from)? & 1 == 1 { 2 } else { 1 }, from + 1);
    match *bytes.first()? {
        0 => after(1, 1),
        1 => limits(2),
        2 => limits(1),
        3 => Some(3),
        4 => after(1, 2),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = "const import0 = {\n__wbg_get_0123456789abcdef: function(a) { return wasm.go__h0123456789abcdef(a); },\n\
                          __wbg_get_fedcba9876543210: f, plain: g };";

    #[test]
    fn only_names_with_a_hash_are_short_and_each_has_its_own() {
        let short = short_names(SCRIPT);
        assert_eq!(short.len(), 3);
        let script = renamed(SCRIPT, &short);
        assert_eq!(
            script,
            "const import0 = {\nw0: function(a) { return wasm.w1(a); },\nw2: f, plain: g };"
        );
        assert!(
            !has_hash("plain") && !has_hash("0123456789abcdef") && !has_hash("_0123456789ABCDEF")
        );
    }

    #[test]
    fn a_module_takes_in_and_gives_out_by_the_same_names_as_its_script() {
        let short = short_names(SCRIPT);
        let named = |name: &str| [vec![name.len() as u8], name.as_bytes().to_vec()].concat();
        let imports = |name: &str| {
            let table = [named("m"), named("t"), vec![1, 0x70, 1, 2, 3]].concat();
            [vec![2], named("./client_bg.js"), named(name), vec![0, 5], table].concat()
        };
        let exports = |name: &str| [vec![1], named(name), vec![0, 7]].concat();
        let module = |import: &str, export: &str| {
            let (imports, exports) = (imports(import), exports(export));
            let sections =
                [vec![2, imports.len() as u8], imports, vec![7, exports.len() as u8], exports];
            [b"\0asm\x01\0\0\0".to_vec(), sections.concat(), vec![10, 1, 0]].concat()
        };
        let before = module("__wbg_get_fedcba9876543210", "go__h0123456789abcdef");
        assert_eq!(rename_in_module(&before, &short).unwrap(), module("w2", "w1"));
        assert_eq!(rename_in_module(&before[..30], &short), None, "a module that was cut off");
    }
}
