//! The program that is measured, with a port and a database of its own.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

/// A salon that is open; it ends when this is dropped.
pub struct House {
    /// Where it listens.
    pub address: SocketAddr,
    program: PathBuf,
    child: Child,
    folder: TempDir,
    /// How long it was open before it was opened again.
    open_before: Duration,
    opened: Instant,
}

impl House {
    /// Opens a salon that lets this one machine do as much as it likes.
    pub async fn open(program: &Path) -> Result<House, String> {
        let folder = tempfile::tempdir().map_err(|error| format!("no folder: {error}"))?;
        let nowhere = SocketAddr::from(([127, 0, 0, 1], 0));
        let opened = Instant::now();
        let (child, address) = start(program, folder.path(), nowhere).await?;
        let open_before = Duration::ZERO;
        Ok(House { address, program: program.to_owned(), child, folder, open_before, opened })
    }

    /// Kills it, as if the power failed, and opens it again after a while.
    pub async fn kill(&mut self, closed: Duration) -> Result<(), String> {
        self.child.kill().await.map_err(|error| format!("it cannot be killed: {error}"))?;
        self.open_before += self.opened.elapsed();
        tokio::time::sleep(closed).await;
        self.opened = Instant::now();
        (self.child, _) = start(&self.program, self.folder.path(), self.address).await?;
        Ok(())
    }

    /// Kills it for good and gives the file everything is kept in, which lives as long as the folder.
    pub async fn leave(mut self) -> Result<(TempDir, PathBuf), String> {
        self.child.kill().await.map_err(|error| format!("it cannot be killed: {error}"))?;
        let database = database(self.folder.path());
        Ok((self.folder, database))
    }

    /// How long it has been open, all times together.
    pub fn open_for(&self) -> Duration {
        self.open_before + self.opened.elapsed()
    }

    /// What it counts.
    pub async fn figures(&self) -> Result<HashMap<String, u64>, String> {
        let text = get(self.address, "/metrics").await.map_err(|error| error.to_string())?;
        let read = |line: &str| {
            let (name, value) = line.strip_prefix("tablier_")?.split_once(' ')?;
            Some((name.to_owned(), value.trim().parse().ok()?))
        };
        Ok(text.lines().filter_map(read).collect())
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

fn database(folder: &Path) -> PathBuf {
    folder.join("salon.db")
}

/// Starts the program, and waits until it says where it listens.
async fn start(
    program: &Path,
    folder: &Path,
    listen: SocketAddr,
) -> Result<(Child, SocketAddr), String> {
    let plenty = "60000000";
    let mut child = Command::new(program)
        .args(["serve", "--log", "warn", "--listen", &listen.to_string(), "--database"])
        .arg(database(folder))
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
            return Ok((child, address));
        }
    }
    Err("the salon did not open; what is wrong stands above".to_owned())
}

async fn get(address: SocketAddr, path: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(address).await?;
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer)
}
