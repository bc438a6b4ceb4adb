//! The program that is measured, with a port and a database of its own.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;

use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A salon that is open; it ends when this is dropped.
pub struct House {
    /// Where it listens.
    pub address: SocketAddr,
    child: Child,
    _folder: TempDir,
}

impl House {
    /// Opens a salon that lets this one machine do as much as it likes.
    pub async fn open(program: &Path) -> Result<House, String> {
        let folder = tempfile::tempdir().map_err(|error| format!("no folder: {error}"))?;
        let plenty = "60000000";
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--database"])
            .arg(folder.path().join("salon.db"))
            .args(["--acts-per-minute", plenty, "--requests-per-minute", plenty])
            .args(["--newcomers-per-minute", plenty])
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| format!("{} cannot be started: {error}", program.display()))?;
        let out = child.stdout.take().ok_or("the salon says nothing")?;
        let mut lines = BufReader::new(out).lines();
        while let Ok(Some(line)) = lines.next_line().await {
            let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
            if let Some(address) = address.and_then(|address| address.parse().ok()) {
                return Ok(House { address, child, _folder: folder });
            }
        }
        Err("the salon did not open; what is wrong stands above".to_owned())
    }

    /// The memory it has in use, in kilobytes.
    pub fn memory(&self) -> Result<u64, String> {
        let id = self.child.id().ok_or("the salon has ended")?;
        let status = std::fs::read_to_string(format!("/proc/{id}/status"))
            .map_err(|error| format!("its memory cannot be read: {error}"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        number.ok_or_else(|| "its memory cannot be read".to_owned())
    }
}
