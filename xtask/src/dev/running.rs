//! The salon while it is open: closed with a word, so that it puts everything away.

use std::path::Path;
use std::process::{Child, Command};
use std::time::SystemTime;

use crate::client::{self, For};
use crate::run::program;

/// A salon that is open; dropped, it closes.
pub struct Running {
    child: Child,
    /// When its program was built.
    pub built: Option<SystemTime>,
}

impl Running {
    /// Opens the salon with the page that is being worked on.
    pub fn open(
        program: &Path,
        built: Option<SystemTime>,
        arguments: &[String],
    ) -> Result<Running, String> {
        let mut command = Command::new(program);
        command.arg("serve").arg("--site").arg(client::site(For::Working)).args(arguments);
        // Pages ask all the time whether there is another one.
        command.env("TABLIER_REQUESTS_PER_MINUTE", "100000");
        let child = command.spawn();
        let child = child.map_err(|error| format!("{}: {error}", program.display()))?;
        Ok(Running { child, built })
    }

    /// Whether it closed by itself.
    pub fn ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let id = self.child.id().to_string();
        // By a word, if there is somebody to carry it, and otherwise by force.
        if program("kill", ["-TERM", &id]).read().is_none() {
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
    }
}
