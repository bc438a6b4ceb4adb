//! `cargo xtask start`: builds what a first look needs and nothing else, and opens the salon.

use std::path::Path;

use crate::client::{self, For, LOOKING};
use crate::run::{Outcome, cargo, program, target_folder};
use crate::shelf::Shelf;

const HELP: &str = "\
Usage: cargo xtask start [--with-example] [ARGUMENTS]

Builds the page and the program, then opens the salon. The first time that takes three to four minutes on two cores, later what changed.

  --with-example       put the games of docs/ADDING-A-GAME.md on the shelf as well
  --listen ADDRESS     where to listen, such as 127.0.0.1:8090 where 8080 is taken
  --database FILE      the file that keeps everything, or the address of a PostgreSQL database

and every other argument of `tablier serve` (docs/OPERATING.md).
";

/// What is built, and how many seconds that takes the first time on two cores.
const PROGRAM: (&str, u32) = ("the program, and what makes the page", 120);
const PAGE: (&str, u32) = ("the page as WebAssembly", 75);
const TOGETHER: (&str, u32) = ("the page, put together", 5);

/// Builds everything and opens the salon.
pub fn start(arguments: &[String]) -> Outcome {
    let (shelf, arguments) = Shelf::asked(arguments);
    if arguments.iter().any(|argument| matches!(argument.as_str(), "--help" | "-h")) {
        println!("{HELP}");
        return Ok(());
    }
    let built = format!("{}/{LOOKING}/tablier", target_folder());
    let steps = Steps { is_first: !Path::new(&built).exists() };
    let features = features(&arguments, |name| std::env::var(name).ok());
    cargo(["build", "--profile", LOOKING, "--package", "tablier", "--package", client::BUILDER])
        .args(["--no-default-features", "--features", &features])
        .args(shelf.features_of("tablier"))
        .run(&steps.name(1, PROGRAM))?;
    client::build_modules_for_looking(shelf, &steps.name(2, PAGE))?;
    client::put_together_for_looking(shelf, &steps.name(3, TOGETHER))?;
    eprintln!(
        "This page is for a look on this machine: it is not packed. `cargo xtask dist` makes the one for everybody.\n"
    );
    program(&built, ["serve", "--site"])
        .args([client::site(For::Looking)])
        .args(arguments)
        .run("the salon")
}

/// What is to be done, and how much of it is left.
struct Steps {
    is_first: bool,
}

impl Steps {
    const ALL: [(&str, u32); 3] = [PROGRAM, PAGE, TOGETHER];

    fn name(&self, number: usize, (what, seconds): (&str, u32)) -> String {
        let count = Steps::ALL.len();
        if !self.is_first {
            return format!("step {number} of {count}: {what}");
        }
        let left: u32 = Steps::ALL[number - 1..].iter().map(|(_, seconds)| seconds).sum();
        format!(
            "step {number} of {count}: {what}, about {seconds} s on two cores (all that is left: {left} s)"
        )
    }
}

/// The features of the program that these arguments need: PostgreSQL is built where a salon is kept there.
fn features(arguments: &[&String], variable: impl Fn(&str) -> Option<String>) -> String {
    let given = |flag: &str| {
        let after = arguments.iter().position(|argument| *argument == flag);
        let after = after.and_then(|at| arguments.get(at + 1)).map(|value| (*value).clone());
        let joined = arguments
            .iter()
            .find_map(|argument| Some(argument.strip_prefix(flag)?.strip_prefix('=')?.to_owned()));
        after.or(joined)
    };
    let database = given("--database").or_else(|| variable("TABLIER_DATABASE"));
    let config = given("--config").or_else(|| variable("TABLIER_CONFIG"));
    let settings = config.and_then(|file| std::fs::read_to_string(file).ok());
    let is_postgres = database.is_some_and(|database| database.starts_with("postgres"))
        || settings.is_some_and(|settings| settings.contains("postgres"));
    let features = if is_postgres { "tablier/serve,tablier/postgres" } else { "tablier/serve" };
    features.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn features_of(line: &str, database: Option<&str>) -> String {
        let arguments: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        let arguments: Vec<&String> = arguments.iter().collect();
        let set = |name: &str| database.filter(|_| name == "TABLIER_DATABASE").map(str::to_owned);
        features(&arguments, set)
    }

    #[test]
    fn postgresql_is_built_for_whoever_keeps_the_salon_there() {
        for line in ["", "--listen 127.0.0.1:1 --database salon.db", "--database=friday.db"] {
            assert_eq!(features_of(line, None), "tablier/serve", "{line}");
        }
        for line in ["--database postgres://h/d", "--database=postgresql:///d"] {
            assert!(features_of(line, None).contains("postgres"), "{line}");
        }
        assert!(features_of("", Some("postgres://h/d")).contains("postgres"));
        let named = features_of("--database salon.db", Some("postgres://h/d"));
        assert_eq!(named, "tablier/serve", "a flag counts more than the environment");
    }

    #[test]
    fn the_first_time_each_step_says_how_much_is_left() {
        let first = Steps { is_first: true };
        assert!(first.name(1, PROGRAM).starts_with("step 1 of 3: "));
        let left = format!("all that is left: {} s", PAGE.1 + TOGETHER.1);
        assert!(first.name(2, PAGE).contains(&left));
        assert!(!Steps { is_first: false }.name(2, PAGE).contains("left"));
    }
}
