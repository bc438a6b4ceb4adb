//! Running the binary.

use std::io::Write;
use std::process::{Command, Stdio};

/// What a run of the command left behind.
pub struct Ran {
    pub ok: bool,
    pub out: String,
    pub err: String,
}

/// Runs `tablier` with these arguments and this input.
pub fn tablier(arguments: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tablier"))
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("standard input is piped");
    let input = input.to_owned();
    // The answers are read while the questions are still being written.
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("the binary ends");
    // A command that fails early does not read its input.
    let _ = writer.join();
    Ran {
        ok: output.status.success(),
        out: String::from_utf8(output.stdout).expect("the output is text"),
        err: String::from_utf8(output.stderr).expect("the errors are text"),
    }
}

/// Runs `tablier`, which must succeed, and gives what it prints.
pub fn prints(arguments: &[&str]) -> String {
    let ran = tablier(arguments, "");
    assert!(ran.ok, "{arguments:?} failed: {}", ran.err);
    ran.out
}

/// Runs `tablier`, which must fail with one sentence, and gives that sentence.
pub fn fails(arguments: &[&str], input: &str) -> String {
    let ran = tablier(arguments, input);
    assert!(!ran.ok, "{arguments:?} succeeded: {}", ran.out);
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
    ran.err
}
