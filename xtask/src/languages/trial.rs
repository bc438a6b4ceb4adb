//! That a fourth language is files and nothing else: the project is copied out of the way, gets the files of a language that nobody
//! speaks and no line of Rust, is built, and speaks it.

use std::fs;
use std::io::{Error, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tablier_catalogue::REFERENCE;

use super::root;
use crate::run::{Outcome, cargo};

/// For private use: no language will ever be called so.
const TAG: &str = "qx";
/// Every word of that language begins with it, in place of a letter: it takes no more room than English does.
const MARK: char = '‡';
/// What a language says of itself, and what people type: these stay as they are.
const UNMARKED: [&str; 5] =
    ["language-plurals", "language-thousands", "language-spaces", "verb-", "yes-key"];
/// Typed into a game of SIX in the terminal.
const TYPED: &str = "0,0\nnonsense\nhelp\nrules\nquit\n";

/// Adds the language to a copy, and reads what the program built from it says.
pub fn trial() -> Outcome {
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    let target = target.unwrap_or_else(|| root().join("target"));
    let place = target.join("fourth-language");
    let wrong = |error: Error| format!("{}: {error}", place.display());
    let _ = fs::remove_dir_all(&place);
    for folder in ["crates", "games"] {
        copy(&root().join(folder), &place.join(folder)).map_err(wrong)?;
    }
    let manifest = fs::read_to_string(root().join("Cargo.toml")).map_err(wrong)?;
    fs::write(place.join("Cargo.toml"), manifest.replace(", \"e2e\", \"xtask\"]", "]"))
        .map_err(wrong)?;
    fs::copy(root().join("Cargo.lock"), place.join("Cargo.lock")).map_err(wrong)?;
    cargo(["build", "--package", "tablier", "--manifest-path"])
        .args([place.join("Cargo.toml")])
        .env("CARGO_TARGET_DIR", &target.to_string_lossy())
        .run("a fourth language: build")?;
    let program = target.join("debug/tablier");
    let play = ["play", "six", "--here", "--seed", "1", "--language", TAG];
    let said = said(&program, &play, TYPED).map_err(wrong)?;
    if let Some(other) = said.lines().find(|line| is_other(line)) {
        return Err(format!("a fourth language: this is not in it: {other}"));
    }
    let words = said.matches(MARK).count();
    eprintln!("── a fourth language: {words} words of it were said\n");
    if words < 500 {
        return Err(format!("a fourth language: so little was said in it: {said}"));
    }
    let _ = fs::remove_dir_all(&place);
    Ok(())
}

/// Copies a folder, with files in the new language beside those in English.
fn copy(from: &Path, to: &Path) -> Result<(), Error> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            copy(&path, &to.join(name))?;
            continue;
        }
        fs::copy(&path, to.join(&name))?;
        let own =
            |ending| name.replace(&format!("{REFERENCE}.{ending}"), &format!("{TAG}.{ending}"));
        if name == format!("{REFERENCE}.ftl") {
            fs::write(to.join(own("ftl")), worded(&fs::read_to_string(&path)?))?;
        } else if name == format!("rules.{REFERENCE}.md") {
            fs::write(to.join(own("md")), written(&fs::read_to_string(&path)?))?;
        } else if name == format!("lesson.{REFERENCE}.txt") {
            fs::copy(&path, to.join(own("txt")))?;
        }
    }
    Ok(())
}

/// A catalogue whose wordings are marked.
fn worded(catalogue: &str) -> String {
    let lines = catalogue.lines().map(|line| {
        let kept = line.starts_with('#') || UNMARKED.iter().any(|kept| line.starts_with(kept));
        if kept { line.to_owned() } else { marked(line) }
    });
    lines.collect::<Vec<_>>().join("\n") + "\n"
}

/// A page of rules that is marked, with the moves of its diagrams as they are.
fn written(page: &str) -> String {
    let (mut is_record, mut is_remark) = (false, false);
    let lines = page.lines().map(|line| {
        is_record ^= line.starts_with("```");
        is_remark |= line.starts_with('{');
        let told = if is_record && !is_remark { line.to_owned() } else { marked(line) };
        is_remark &= !line.ends_with('}');
        told
    });
    lines.collect::<Vec<_>>().join("\n") + "\n"
}

/// The mark in every word that follows a space, but not in what is put in, nor in names, which every language leaves as they are.
fn marked(line: &str) -> String {
    let mut before = ['\n'; 2];
    let mut marked = String::new();
    for letter in line.chars() {
        let begins = letter.is_lowercase() && before[1] == ' ' && before[0] != '{';
        marked.push(if begins { MARK } else { letter });
        before = [before[1], letter];
    }
    marked
}

/// What the program prints when it is typed this.
fn said(program: &Path, arguments: &[&str], typed: &str) -> Result<String, Error> {
    let pipe = Stdio::piped;
    let mut child = Command::new(program).args(arguments).stdin(pipe()).stdout(pipe()).spawn()?;
    if let Some(mut input) = child.stdin.take() {
        input.write_all(typed.as_bytes())?;
    }
    Ok(String::from_utf8_lossy(&child.wait_with_output()?.stdout).into_owned())
}

/// Whether a line has words in another language; names of games and people are the same in all.
fn is_other(line: &str) -> bool {
    let is_word =
        |word: &str| word.starts_with(char::is_lowercase) && word.chars().all(char::is_alphabetic);
    line.split_whitespace().filter(|word| is_word(word)).count() > 2
}
