//! Cuts a module into what is loaded at once and parts that are loaded when they are needed.
//!
//! Where two parts share code the splitter makes a piece of it, and with seven parts there are some fifty pieces. They are put together
//! into few files, a module each: one for each part, one for what games share, and one for what the others share.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;
use wasm_split_cli_support::{Options, transform};

use crate::files::{at, read, read_text, write};
use crate::merge::merge;
use crate::order::{ListedGame, Order};

/// The module of the page; what belongs to another begins with its name.
const PAGE: &str = "client";

/// The file of what games share with each other and with the rest.
const SHARED: &str = "shared";

/// A part that no page needs without the other: what both use is in the other's file.
const NEVER_WITHOUT: (&str, &str) = ("house", "room");

/// Which files each part of a page needs.
pub type Needs = BTreeMap<String, BTreeSet<String>>;

/// Where it is kept which files each part of a module needs.
fn kept_needs(order: &Order, name: &str) -> PathBuf {
    order.bound.join(format!("{name}-needs.json"))
}

/// Which files each part of the module needs that was cut last.
pub fn needs(order: &Order, name: &str) -> Result<Needs, String> {
    let text: serde_json::Value = serde_json::from_slice(&read(&kept_needs(order, name))?)
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
    let own = if name == PAGE { String::new() } else { format!("{name}-") };
    let files = put_together(&cut.prefetch_map, &order.games);
    let files: Needs =
        files.into_iter().map(|(file, pieces)| (format!("{own}{file}"), pieces)).collect();
    for (file, pieces) in &files {
        let paths: Vec<PathBuf> =
            pieces.iter().map(|piece| page.join(format!("{piece}.wasm"))).collect();
        let modules = paths.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>()?;
        let module = merge(&modules).map_err(|why| format!("{file}: {why}"))?;
        write(&page.join(format!("{file}.bin")), &module)?;
        for path in paths {
            fs::remove_file(&path).map_err(|error| at(&path, &error))?;
        }
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
    let script = page.join(format!("{name}-parts.js"));
    let text = load_together(&read_text(&script)?, &needs);
    write(&script, text.ok_or("the splitter writes another script than it did.")?.as_bytes())?;
    write(&kept_needs(order, name), json!(needs).to_string().as_bytes())?;
    Ok(main)
}

/// Which pieces go into which file.
fn put_together(parts: &HashMap<String, Vec<String>>, games: &[ListedGame]) -> Needs {
    let mut users: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (part, pieces) in parts {
        for piece in pieces {
            users.entry(piece).or_default().insert(part);
        }
    }
    let mut files = Needs::new();
    for (piece, mut users) in users {
        if users.contains(NEVER_WITHOUT.1) {
            users.remove(NEVER_WITHOUT.0);
        }
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

/// The splitter's script, which loads files of pieces in the place of pieces. Nothing where it is not written as it was.
fn load_together(script: &str, needs: &Needs) -> Option<String> {
    // What it shares with the main module and how it tells of a part that is there stays; how it loads pieces comes behind.
    let (frame, loaders) = script.split_once("function makeLoad(")?;
    let mut out = format!("const NEEDS = {};\n{frame}{LOADER}", json!(needs));
    let mut parts = BTreeSet::new();
    for loader in loaders.split("\nexport const ").skip(1) {
        let (name, _) = loader.split_once(" = wrapAsyncCb(makeLoad(")?;
        let part = name.strip_prefix("__wasm_split_load_")?;
        out += &format!("export const {name} = wrapAsyncCb(() => open({part:?}));\n");
        parts.insert(part);
    }
    needs.keys().eq(parts).then_some(out)
}

/// Loads the files of parts, ahead or when they are opened. What failed to come is asked for again the next time.
const LOADER: &str = r#"const fetched = new Map();
const opened = new Map();
const spoilt = new Set();
function once(done, file, how) {
    if (!done.has(file)) {
        const doing = how(file);
        doing.catch(() => done.delete(file));
        done.set(file, doing);
    }
    return done.get(file);
}
async function get(file) {
    const cache = spoilt.has(file) ? "reload" : "default";
    const answer = await fetch(new URL(`./${file}.bin`, import.meta.url), { cache });
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return answer.arrayBuffer();
}
async function add(file) {
    const module = await once(fetched, file, get);
    try {
        return await WebAssembly.instantiate(module, getSharedImports());
    } catch (error) {
        spoilt.add(file);
        fetched.delete(file);
        throw error;
    }
}
function open(part) {
    return Promise.all(NEEDS[part].map((file) => once(opened, file, add)));
}
export async function fetchAhead(parts) {
    // One after the other: whatever somebody asks for meanwhile comes before the rest.
    for (const part of parts) for (const file of NEEDS[part]) await once(fetched, file, get).catch(() => {});
}
"#;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_put_together_by_who_needs_them() {
        let parts = [
            ("six", vec!["a", "b", "split_six"]),
            ("disx", vec!["a", "split_disx"]),
            ("room", vec!["b", "c", "d", "split_room"]),
            ("reading", vec!["c", "split_reading"]),
            ("house", vec!["c", "d", "split_house"]),
        ];
        let parts = parts.map(|(part, pieces)| {
            (part.to_owned(), pieces.into_iter().map(str::to_owned).collect())
        });
        let game = |slug: &str| ListedGame { slug: slug.to_owned(), folder: None };
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
            "house: split_house",
            "reading: split_reading",
            "reading-room: c",
            "room: d split_room",
            "shared: a b",
            "six: split_six",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn a_part_is_opened_with_all_its_files_and_another_script_is_noticed() {
        let script = "import { initSync } from \"./client.js\";\nfunction wrapAsyncCb(callee) {}\nfunction makeLoad(fetcher, deps) {}\n\
            const __chunk_1 = makeLoad(() => {}, []);\n\
            export const __wasm_split_load_six = wrapAsyncCb(makeLoad(() => {}\n, [__chunk_1]));\n\
            export const __wasm_split_load_room = wrapAsyncCb(makeLoad(() => async (_imp) => ({}), []));\n";
        let files = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let needs = Needs::from([
            ("room".to_owned(), files(&["room"])),
            ("six".to_owned(), files(&["shared", "six"])),
        ]);
        let written = load_together(script, &needs).unwrap();
        let begin = "const NEEDS = {\"room\":[\"room\"],\"six\":[\"shared\",\"six\"]};\n\
            import { initSync } from \"./client.js\";\nfunction wrapAsyncCb(callee) {}\n";
        let end = "export const __wasm_split_load_six = wrapAsyncCb(() => open(\"six\"));\n\
            export const __wasm_split_load_room = wrapAsyncCb(() => open(\"room\"));\n";
        assert_eq!(written, format!("{begin}{LOADER}{end}"));
        assert_eq!(load_together("", &needs), None);
        assert_eq!(load_together(&script.replace("_six", "_disx"), &needs), None);
    }
}
