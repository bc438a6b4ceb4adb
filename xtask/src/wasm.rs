//! What runs in browsers: its target, and the same thinking natively and there.

use crate::run::{Outcome, cargo, program};

/// What browsers run.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// `cargo xtask bench wasm`.
pub fn bench(arguments: &[String]) -> Outcome {
    let module = release_module()?;
    cargo(["run", "--release", "--package", "tablier-bench", "--", "wasm"])
        .args(["--module", &module])
        .args(arguments)
        .run("compare")
}

/// Builds what is measured, and says where it is.
pub fn release_module() -> Result<String, String> {
    target()?;
    build(&["--release"])?;
    Ok(module("release"))
}

/// A little of the same without optimisation, if anything here can run it.
pub fn compare() -> Outcome {
    let found = ["chromium", "chromium-browser", "google-chrome", "chrome", "node"]
        .into_iter()
        .any(|name| program(name, ["--version"]).read().is_some());
    if !found {
        eprintln!(
            "── the same moves in WebAssembly: not checked, since there is no Chromium and no Node\n"
        );
        return Ok(());
    }
    build(&[])?;
    cargo(["run", "--quiet", "--package", "tablier-bench", "--", "wasm"])
        .args(["--module", &module("debug"), "--level", "2", "--decisions", "6"])
        .run("the same moves in WebAssembly")
}

fn build(profile: &[&str]) -> Outcome {
    cargo(["rustc", "--package", "tablier-yardstick", "--lib", "--crate-type", "cdylib"])
        .args(["--target", TARGET])
        .args(profile)
        // Browsers compile small modules at once, and what helps to debug is most of a large one.
        .args(["--", "-C", "strip=debuginfo"])
        .run("the yardstick as a module")
}

fn module(profile: &str) -> String {
    let folder = std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned());
    format!("{folder}/{TARGET}/{profile}/tablier_yardstick.wasm")
}

/// Installs the target for browsers unless it is there.
pub fn target() -> Outcome {
    match program("rustup", ["target", "list", "--installed"]).read() {
        Some(installed) if installed.lines().any(|line| line == TARGET) => Ok(()),
        Some(_) => {
            program("rustup", ["target", "add", TARGET]).run("install the WebAssembly target")
        }
        None => Err(format!(
            "rustup is needed to install the target {TARGET}: install it, then try again."
        )),
    }
}
