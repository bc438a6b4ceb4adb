//! Running other programs, with what is run on the screen and failures as sentences.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::process::{Command, ExitStatus, Stdio};
use std::time::Instant;

/// Done, or the sentence that says why not.
pub type Outcome = Result<(), String>;

/// Where cargo puts what it builds.
pub fn target_folder() -> String {
    let usual = concat!(env!("CARGO_MANIFEST_DIR"), "/../target");
    std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| usual.to_owned())
}

/// A program to run at the root of the project.
pub struct Program {
    name: String,
    command: Command,
}

/// The cargo this was started with.
pub fn cargo<const N: usize>(arguments: [&str; N]) -> Program {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    program(&cargo, arguments)
}

/// Another program.
pub fn program<const N: usize>(name: &str, arguments: [&str; N]) -> Program {
    let mut command = Command::new(name);
    command.args(arguments).current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    Program { name: name.to_owned(), command }
}

impl Program {
    pub fn args(mut self, arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Program {
        self.command.args(arguments);
        self
    }

    pub fn env(mut self, name: &str, value: &str) -> Program {
        self.command.env(name, value);
        self
    }

    /// Runs it in sight, as a step of this name.
    pub fn run(mut self, step: &str) -> Outcome {
        eprintln!("── {step}");
        let begun = Instant::now();
        let status = self.command.status().map_err(|error| self.missing(&error))?;
        if !status.success() {
            return Err(failed(step, status));
        }
        // What was expected is said before, and not again.
        let step = step.split(", about").next().unwrap_or(step);
        eprintln!("── {step}: done in {:.0} s\n", begun.elapsed().as_secs_f32());
        Ok(())
    }

    /// Runs it in sight, and gives what it printed as well.
    pub fn run_and_read(mut self, step: &str) -> (Outcome, String) {
        eprintln!("── {step}");
        let begun = Instant::now();
        let mut printed = String::new();
        let mut child = match self.command.stdout(Stdio::piped()).spawn() {
            Ok(child) => child,
            Err(error) => return (Err(self.missing(&error)), printed),
        };
        for line in child.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()) {
            let line = line.unwrap_or_default();
            println!("{line}");
            printed += &line;
            printed.push('\n');
        }
        let outcome = match child.wait() {
            Ok(status) if status.success() => {
                eprintln!("── {step}: done in {:.0} s\n", begun.elapsed().as_secs_f32());
                Ok(())
            }
            Ok(status) => Err(failed(step, status)),
            Err(error) => Err(self.missing(&error)),
        };
        (outcome, printed)
    }

    /// Runs it out of sight and gives what it prints; nothing if it fails or is not there.
    pub fn read(mut self) -> Option<String> {
        let output = self.command.stderr(Stdio::null()).output().ok()?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        output.status.success().then_some(text)
    }

    fn missing(&self, error: &std::io::Error) -> String {
        format!("{} could not be started ({error}); is it installed?", self.name)
    }
}

fn failed(step: &str, status: ExitStatus) -> String {
    format!("the step \"{step}\" failed ({status}); what is wrong stands above.")
}
