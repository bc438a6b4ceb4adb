//! `cargo xtask bench`: how fast everything is; with `--write`, as the page docs/PERFORMANCE.md with pictures.

mod page;
mod plot;

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::browser;
use crate::client::{self, Weights};
use crate::run::{Outcome, cargo, program};
use crate::shelf::Shelf;
use crate::wasm;

/// Runs what is asked for.
pub fn run(arguments: &[String]) -> Outcome {
    match arguments.first().map(String::as_str) {
        Some("wasm") => wasm::bench(&arguments[1..]),
        Some("paint") => paint(),
        Some("--write") => write(),
        _ => cargo(["run", "--release", "--package", "tablier-bench", "--"])
            .args(arguments)
            .run("bench"),
    }
}

/// How soon the page for everybody is there on a slow phone.
fn paint() -> Outcome {
    browser::install()?;
    client::weigh(Shelf::Usual)?;
    cargo(["run", "--package", "tablier-e2e", "--example", "paint"]).run("paint")
}

/// Everything that was measured, as the programs that measure say it.
pub struct Measured {
    rules: Value,
    think: Value,
    stop: Value,
    wasm: Value,
    idle: Value,
    /// With a file, and with one, two and three nodes.
    moves: Vec<Value>,
    /// What is loaded in a browser.
    page: Weights,
    machine: String,
}

/// Measures everything and writes the page.
fn write() -> Outcome {
    let page = client::weigh(Shelf::Usual)?;
    let packages =
        ["--package", "tablier", "--package", "tablier-bench", "--package", "tablier-load"];
    cargo(["build", "--release"]).args(packages).run("build")?;
    let module = wasm::release_module()?;
    let measured = Measured {
        rules: bench(&[])?,
        think: bench(&["think"])?,
        stop: bench(&["stop"])?,
        wasm: bench(&["wasm", "--module", &module])?,
        idle: load(&["idle"])?,
        moves: (0..=3)
            .map(|nodes: u8| load(&["moves", "--nodes", &nodes.to_string()]))
            .collect::<Result<_, _>>()?,
        page,
        machine: machine(),
    };
    let docs = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs"));
    let (page, pictures) = page::page(&measured);
    let mut files = vec![(docs.join("PERFORMANCE.md"), page)];
    files.extend(pictures.into_iter().map(|(name, svg)| (docs.join("pictures").join(name), svg)));
    for (path, text) in files {
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    println!("docs/PERFORMANCE.md is written.");
    Ok(())
}

fn bench(arguments: &[&str]) -> Result<Value, String> {
    eprintln!("── bench {}", arguments.join(" "));
    let told = cargo(["run", "--quiet", "--release", "--package", "tablier-bench", "--"])
        .args(arguments)
        .args(["--json"])
        .read();
    parsed(told, "tablier-bench")
}

fn load(arguments: &[&str]) -> Result<Value, String> {
    eprintln!("── load {}", arguments.join(" "));
    let folder = std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned());
    let salon = format!("{folder}/release/tablier");
    let told = cargo(["run", "--quiet", "--release", "--package", "tablier-load", "--"])
        .args(["--tablier", &salon, "--json"])
        .args(arguments)
        .read();
    parsed(told, "tablier-load")
}

fn parsed(told: Option<String>, who: &str) -> Result<Value, String> {
    let told = told.ok_or_else(|| format!("{who} failed; run it by itself to see why."))?;
    serde_json::from_str(&told).map_err(|error| format!("{who} said something else: {error}"))
}

/// What it was measured on, in a few words.
fn machine() -> String {
    let about = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = about.lines().find_map(|line| line.strip_prefix("model name")?.split_once(':'));
    let model = model.map_or("an unknown processor", |(_, name)| name.trim()).to_owned();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let compiler = program("rustc", ["--version"]).read().unwrap_or_default();
    format!("{model}, {cores} cores, {}", compiler.trim())
}
