//! `cargo xtask test`: everything that must hold before a change lands. The tests come last, so that the output ends with
//! what the test runner says.

use tablier_scratch_postgres::{Durable, ScratchPostgres};

use crate::browser;
use crate::client;
use crate::debian;
use crate::dependencies;
use crate::game;
use crate::languages;
use crate::run::{Outcome, cargo, program};
use crate::shelf::Shelf;
use crate::wasm;

/// The crates that also run in a browser.
const PORTABLE: [&str; 6] = [
    "tablier-geometry",
    "tablier-rules",
    "tablier-search",
    "tablier-games",
    "tablier-table",
    "tablier-yardstick",
];

pub fn everything() -> Outcome {
    browser::install()?;
    install_postgresql()?;
    component("rustfmt", ["fmt", "--version"])?;
    component("clippy", ["clippy", "--version"])?;
    cargo(["fmt", "--all", "--check"]).run("format")?;
    dependencies::check()?;
    cargo(["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"]).run("lints")?;
    cargo(["check", "--quiet", "--package", "tablier", "--no-default-features"])
        .run("tablier without the salon")?;
    cargo(["doc", "--workspace", "--no-deps"])
        .env("RUSTDOCFLAGS", "--deny warnings")
        .run("documentation")?;
    wasm::target()?;
    let packages = PORTABLE.iter().flat_map(|name| ["--package", name]);
    cargo(["build", "--target", wasm::TARGET]).args(packages).run("WebAssembly")?;
    wasm::compare()?;
    client::build(Shelf::Usual)?;
    cargo(["test", "--workspace", "--doc"]).run("examples in the documentation")?;
    examples()?;
    game::trial()?;
    languages::trial()?;
    let database = ScratchPostgres::given(Durable::No)?;
    let tests = if cargo(["nextest", "--version"]).read().is_some() {
        cargo(["nextest", "run", "--workspace", "--no-fail-fast"])
    } else {
        cargo(["test", "--workspace", "--lib", "--bins", "--tests", "--examples", "--no-fail-fast"])
    };
    tests.env("DATABASE_URL", database.url()).run("tests")
}

/// The tests that loop over the shelf, with the games of docs/ADDING-A-GAME.md on it. Their own are among all others.
fn examples() -> Outcome {
    let shelf = Shelf::WithExample.features();
    cargo(["test", "--package", "tablier-games"]).args(shelf).run("the examples: on the shelf")?;
    cargo(["test", "--package", "tablier-server", "--test", "salon"])
        .args(shelf)
        .args(["--", "play::"])
        .run("the examples: their tables")
}

/// Installs PostgreSQL unless it is there.
fn install_postgresql() -> Outcome {
    if tablier_scratch_postgres::are_there() {
        return Ok(());
    }
    debian::install(&["postgresql"], "the tests of several nodes need PostgreSQL 15 or later")
}

/// Installs a component of the toolchain unless cargo already has it.
fn component(name: &str, version: [&str; 2]) -> Outcome {
    if cargo(version).read().is_some() {
        return Ok(());
    }
    program("rustup", ["component", "add", name]).run(&format!("install {name}"))
}
