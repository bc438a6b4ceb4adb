//! docs/ADDING-A-GAME.md shows the code that is compiled, and counts what it took.
//!
//! A block of the page that begins with `file=PATH` is that file; with `section=NAME` it is what stands in that file between
//! the lines `// section: NAME` and `// end`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const PAGE: &str = include_str!("../../../docs/ADDING-A-GAME.md");
/// The game that the page builds.
const GAME: &str = "tactix";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The blocks of the page: what stands behind the fence, and what is in the block.
fn blocks() -> Vec<(String, String)> {
    let (mut blocks, mut open) = (Vec::new(), None::<(&str, String, String)>);
    for line in PAGE.lines() {
        match &mut open {
            None => {
                let fence = ["```", "~~~"].into_iter().find(|fence| line.starts_with(fence));
                open = fence.map(|fence| (fence, line[3..].to_owned(), String::new()));
            }
            Some((fence, _, _)) if line == *fence => {
                blocks.extend(open.take().map(|(_, info, text)| (info, text)));
            }
            Some((_, _, text)) => text.extend([line, "\n"]),
        }
    }
    assert!(open.is_none(), "the last block has an end");
    blocks
}

fn section(path: &str, name: &str) -> String {
    let source = read(path);
    let begins = format!("// section: {name}");
    let after = source.lines().skip_while(|line| line.trim() != begins).skip(1);
    let lines: Vec<_> = after.take_while(|line| line.trim() != "// end").collect();
    assert!(!lines.is_empty(), "{path} has no section {name}");
    lines.join("\n") + "\n"
}

/// The files that were written for the game.
fn files_of_the_game() -> BTreeSet<String> {
    files_in(&format!("games/{GAME}"))
}

fn files_in(folder: &str) -> BTreeSet<String> {
    let (mut files, mut folders) = (BTreeSet::new(), vec![folder.to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root().join(&folder)).expect("the folder is there").flatten() {
            let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() {
                folders.push(path);
            } else {
                files.insert(path);
            }
        }
    }
    files
}

#[test]
fn every_piece_of_code_on_the_page_is_the_code_that_is_compiled() {
    let mut shown = BTreeSet::new();
    for (info, text) in blocks() {
        let field = |key: &str| info.split_whitespace().find_map(|word| word.strip_prefix(key));
        let Some(path) = field("file=") else {
            assert_eq!(info, "sh", "a block of code says which file it shows:\n{text}");
            continue;
        };
        let source = field("section=").map_or_else(|| read(path), |name| section(path, name));
        assert!(source == text, "the page and {path} differ where the page shows:\n{text}");
        shown.insert(path.to_owned());
    }
    for file in files_of_the_game().into_iter().filter(|file| file.ends_with(".rs")) {
        assert!(shown.contains(&file), "the page shows nothing of {file}");
    }
}

#[test]
fn the_page_counts_every_file_and_line_it_took() {
    let rows: Vec<(&str, usize)> = PAGE
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | "))
        .filter_map(|(file, lines)| Some((file.trim_matches('`'), lines.parse().ok()?)))
        .collect();
    let counted: Vec<_> =
        files_of_the_game().into_iter().map(|file| (read(&file).lines().count(), file)).collect();
    let files = counted.len();
    let total = (format!("{files} files"), counted.iter().map(|(lines, _)| lines).sum());
    let expected: Vec<(String, usize)> =
        counted.iter().map(|(lines, file)| (file.clone(), *lines)).chain([total]).collect();
    let rows: Vec<_> = rows.into_iter().map(|(file, lines)| (file.to_owned(), lines)).collect();
    assert_eq!(rows, expected);
}

#[test]
fn the_page_compares_what_a_game_costs() {
    let row = |what: &str, files: &BTreeSet<String>| {
        let lines: usize = files.iter().map(|file| read(file).lines().count()).sum();
        let row = format!("| {what} | {lines} | {} |", files.len());
        assert!(PAGE.contains(&row), "the page does not say \"{row}\"");
        lines
    };
    let these = |files: &[&str]| files.iter().map(|&file| file.to_owned()).collect();
    row("TACTIX now, with its pages", &files_of_the_game());
    let rules = these(&["games/tactix/src/lib.rs", "games/tactix/src/moves.rs"]);
    assert!(row("its rules", &rules) <= 250, "rules alone stay small");
    row("HARE, a game of rules alone, with its tests", &files_in("games/hare"));
    let alone = row("its rules and its sketch", &these(&["games/hare/src/lib.rs"]));
    assert!(alone <= 250, "rules alone stay small");
    row("what `new-game` writes", &files_in("xtask/templates/rules"));
}

#[test]
fn nothing_else_knows_the_game() {
    let mut touched = 0;
    let own = files_of_the_game();
    let mut folders = ["crates", "games", "e2e", "xtask"].map(str::to_owned).to_vec();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root().join(&folder)).expect("a folder").flatten() {
            let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() {
                folders.push(path);
                continue;
            }
            // What is not text knows no game.
            let Ok(text) = fs::read_to_string(entry.path()) else { continue };
            let knows = |line: &&str| line.to_lowercase().contains(GAME);
            let lines = text.lines().filter(knows).count();
            match path.as_str() {
                // Its line on the shelf, and the one that says what the feature means.
                "games/registry/Cargo.toml" => {
                    assert_eq!(lines, 2, "{path}");
                    touched += 1;
                }
                "games/registry/tests/adding_a_game.rs" => {}
                _ => assert!(lines == 0 || own.contains(&path), "{path} knows {GAME}"),
            }
        }
    }
    let shelf = read("games/registry/Cargo.toml");
    let line = shelf.lines().find(|line| line.starts_with("tablier-tactix")).expect("its line");
    assert!(PAGE.contains(line), "the page does not show \"{line}\"");
    let said = format!("In files that were there before, {touched} line:");
    assert!(PAGE.contains(&said), "the page does not say \"{said}\"");
}
