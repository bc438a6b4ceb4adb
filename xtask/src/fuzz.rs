//! `cargo xtask fuzz`: looks for what hurts, for as long as one likes.

use crate::run::{Outcome, cargo, program};

const TARGETS: [&str; 5] = ["record", "referee", "table", "options", "sheet"];
/// How long a target runs unless something else is said, in seconds.
const SECONDS: &str = "60";

/// `games [NUMBER]`, or `[TARGET] [SECONDS]`; all targets one after the other without a name.
pub fn run(arguments: &[String]) -> Outcome {
    match arguments {
        [first, rest @ ..] if first == "games" => cargo(["run", "--release"])
            .args(["--package", "tablier-fuzzing", "--"])
            .args(rest)
            .run("random games"),
        [] => all(SECONDS),
        [seconds] if seconds.parse::<u32>().is_ok() => all(seconds),
        [name] => target(name, SECONDS),
        [name, seconds] => target(name, seconds),
        _ => Err("too many words: cargo xtask fuzz [TARGET] [SECONDS].".to_owned()),
    }
}

fn all(seconds: &str) -> Outcome {
    TARGETS.iter().try_for_each(|name| target(name, seconds))
}

fn target(name: &str, seconds: &str) -> Outcome {
    if !TARGETS.contains(&name) {
        let known = TARGETS.join(", ");
        return Err(format!("there is no target {name}; there are: games, {known}."));
    }
    if seconds.parse::<u32>().is_err() {
        return Err(format!("{seconds} is no number of seconds."));
    }
    install()?;
    // What is found is added to the first folder; the second holds what it begins with.
    let [found, begun] = ["corpus", "seeds"].map(|folder| format!("fuzz/{folder}/{name}"));
    std::fs::create_dir_all(format!("{}/../{found}", env!("CARGO_MANIFEST_DIR")))
        .map_err(|error| format!("{found} cannot be made: {error}."))?;
    program("cargo", ["+nightly", "fuzz", "run", "--fuzz-dir", "fuzz", name])
        .args([found, begun, "--".to_owned()])
        .args([format!("-max_total_time={seconds}"), "-max_len=8192".to_owned()])
        .args(["-timeout=20", "-rss_limit_mb=2048", "-print_final_stats=1"])
        .run(&format!("fuzz {name}"))
}

/// Fuzzing needs a nightly compiler, which is not installed unasked, and cargo-fuzz, which is.
fn install() -> Outcome {
    if program("cargo", ["+nightly", "--version"]).read().is_none() {
        return Err("fuzzing needs a nightly compiler: rustup toolchain install nightly".to_owned());
    }
    if cargo(["fuzz", "--version"]).read().is_some() {
        return Ok(());
    }
    cargo(["install", "cargo-fuzz", "--locked"]).run("install cargo-fuzz")
}
