//! Cuts a module into what is loaded at once and parts that are loaded when they are needed.
//!
//! Where two parts share code the splitter makes a piece of it, and with seven parts there are some fifty pieces. They are put together
//! into few files: one for each part, one for what games share, and one for what the others share.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;
use wasm_split_cli_support::{Options, transform};

use crate::Outcome;
use crate::files::{at, read, write};
use crate::order::{Game, Order};
use crate::wasm::sections;

/// The module that is cut.
pub const MODULE: &str = "client";

/// The file of what games share with each other and with the rest.
const SHARED: &str = "shared";

/// Which files each part of a page needs.
pub type Needs = BTreeMap<String, BTreeSet<String>>;

/// Where it is kept which files each part needs.
fn kept_needs(order: &Order) -> PathBuf {
    order.bound.join("needs.json")
}

/// Which files each part of the page needs that was cut last.
pub fn needs(order: &Order) -> Result<Needs, String> {
    let text: serde_json::Value = serde_json::from_slice(&read(&kept_needs(order))?)
        .map_err(|error| format!("needs.json is not what was written: {error}"))?;
    let words = |list: &serde_json::Value| {
        let list = list.as_array().map_or(&[][..], Vec::as_slice);
        list.iter().filter_map(|word| Some(word.as_str()?.to_owned())).collect()
    };
    let parts = text.as_object().into_iter().flatten();
    Ok(parts.map(|(part, files)| (part.clone(), words(files))).collect())
}

/// Cuts a module where its functions are marked. The files of its parts go beside it; gives what is left, to be bound.
pub fn split(order: &Order, wasm: &Path, name: &str, page: &Path) -> Result<PathBuf, String> {
    let whole = read(wasm)?;
    let main = wasm.with_file_name(format!("{name}-main.wasm"));
    let (script, link) = (format!("./{name}.js"), format!("./{name}-parts.js"));
    let mut options = Options::new(&whole);
    options.output_dir = page;
    options.main_out_path = &main;
    options.main_module = &script;
    options.link_name = &link;
    let cut = transform(options)
        .map_err(|error| format!("{} could not be split: {error:#}", wasm.display()))?;
    let files = put_together(&cut.prefetch_map, &order.games);
    let mut lists = BTreeMap::new();
    for (file, pieces) in &files {
        let (mut together, mut list) = (Vec::new(), Vec::new());
        for piece in pieces {
            let path = page.join(format!("{piece}.wasm"));
            let bytes = read(&path)?;
            fs::remove_file(&path).map_err(|error| at(&path, &error))?;
            let bytes = without_names(&bytes);
            list.push(json!([piece, bytes.len()]));
            together.extend(bytes);
        }
        write(&page.join(format!("{file}.bin")), &together)?;
        lists.insert(file, list);
    }
    let needs: Needs = cut
        .prefetch_map
        .iter()
        .map(|(part, pieces)| {
            let holds = |held: &BTreeSet<String>| pieces.iter().any(|piece| held.contains(piece));
            let needed = files.iter().filter(|(_, held)| holds(held)).map(|(file, _)| file.clone());
            (part.clone(), needed.collect())
        })
        .collect();
    load_together(&page.join(format!("{name}-parts.js")), &json!(lists), &json!(needs))?;
    write(&kept_needs(order), json!(needs).to_string().as_bytes())?;
    Ok(main)
}

/// Which pieces go into which file.
fn put_together(parts: &HashMap<String, Vec<String>>, games: &[Game]) -> Needs {
    let mut users: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (part, pieces) in parts {
        for piece in pieces {
            users.entry(piece).or_default().insert(part);
        }
    }
    let mut files = Needs::new();
    for (piece, users) in users {
        let is_game = |user: &&str| games.iter().any(|game| game.slug == **user);
        let file = match users.len() {
            1 => users.into_iter().collect::<String>(),
            _ if users.iter().any(is_game) => SHARED.to_owned(),
            _ => users.into_iter().collect::<Vec<_>>().join("-"),
        };
        files.entry(file).or_default().insert(piece.to_owned());
    }
    files
}

/// Lets the splitter's script take its pieces from the files they were put into.
fn load_together(script: &Path, lists: &serde_json::Value, needs: &serde_json::Value) -> Outcome {
    let text = fs::read_to_string(script).map_err(|error| at(script, &error))?;
    let mut out = format!("const FILES = {lists};\nconst NEEDS = {needs};\n{LOADER}");
    let mut rest = text.as_str();
    let (begin, end) = (
        "() => {\n    const src = fetch(new URL(\"./",
        "instantiateStreaming(src, imports));\n}\n",
    );
    while let Some((before, after)) = rest.split_once(begin) {
        let found = after
            .split_once(".wasm\"")
            .and_then(|(piece, after)| Some((piece, after.split_once(end)?.1)));
        let Some((piece, after)) = found else { break };
        // The piece that gives a part its name asks for all files of the part.
        let part = piece.strip_prefix("split_").unwrap_or_default();
        out += before;
        out += &format!("() => piece({piece:?})");
        if !part.is_empty() {
            let tail = out.rfind("makeLoad(").ok_or("the splitter writes another script")?;
            out.insert_str(tail, &format!("whole({part:?}, "));
            let (deps, after) =
                after.split_once("));").ok_or("the splitter writes another script")?;
            out += &format!("{deps})));");
            rest = after;
        } else {
            rest = after;
        }
    }
    out += rest;
    if out.contains("fetch(new URL(\"") {
        return Err(
            "the splitter writes another script than it did: its pieces would not be found."
                .to_owned(),
        );
    }
    write(script, out.as_bytes())
}

/// Loads files, and hands out the pieces in them. What failed to come is asked for again the next time.
const LOADER: &str = r#"const pieces = new Map();
function load(file) {
    if (pieces.has(FILES[file][0][0])) return;
    const all = fetch(new URL(`./${file}.bin`, import.meta.url)).then((answer) => {
        if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
        return answer.arrayBuffer();
    });
    let at = 0;
    for (const [name, length] of FILES[file]) {
        const from = at;
        at += length;
        const own = all.then((bytes) => bytes.slice(from, from + length));
        own.catch(() => pieces.delete(name));
        pieces.set(name, own);
    }
}
function piece(name) {
    const own = pieces.get(name);
    return async (imports) => WebAssembly.instantiate(await own, imports);
}
export function fetchAhead(parts) {
    for (const part of parts) NEEDS[part].forEach(load);
}
function whole(part, then) {
    return () => {
        NEEDS[part].forEach(load);
        return then();
    };
}
"#;

/// A module without its custom sections, which only debuggers read.
fn without_names(module: &[u8]) -> Vec<u8> {
    let kept = sections(module).filter(|section| section.kind != 0).map(|section| section.whole);
    std::iter::once(&module[..module.len().min(8)]).chain(kept).collect::<Vec<_>>().concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_put_together_by_who_needs_them() {
        let parts = [
            ("six", vec!["a", "b", "split_six"]),
            ("disx", vec!["a", "split_disx"]),
            ("room", vec!["b", "c", "split_room"]),
            ("reading", vec!["c", "split_reading"]),
        ];
        let parts = parts.map(|(part, pieces)| {
            (part.to_owned(), pieces.into_iter().map(str::to_owned).collect())
        });
        let game = |slug: &str| Game { slug: slug.to_owned(), folder: None };
        let games = [game("six"), game("disx")];
        let files = put_together(&HashMap::from(parts), &games);
        let found: Vec<String> = files
            .iter()
            .map(|(file, pieces)| {
                format!("{file}: {}", pieces.iter().cloned().collect::<Vec<_>>().join(" "))
            })
            .collect();
        let expected = [
            "disx: split_disx",
            "reading: split_reading",
            "reading-room: c",
            "room: split_room",
            "shared: a b",
            "six: split_six",
        ];
        assert_eq!(found, expected);
    }

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
