//! The program that is measured, with a port and a database of its own.

use std::collections::HashMap;
use std::fs::File;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use tablier_rules::Rulebooks;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

/// Runs a program with an empty file system of this size over this folder.
const EMPTY: &str = r#"mount -t tmpfs -o "size=$1" tmpfs "$2" && shift 2 && exec "$@""#;
/// The same with what was in the folder, and filled up. What SQLite keeps beside its file is not copied: it is made anew, if there is
/// room.
const FULL: &str = r#"
kept=$(mktemp -d) && cp -a "$2/." "$kept" && rm -f "$kept"/*-shm && mount -t tmpfs -o "size=$1" tmpfs "$2" &&
cp -a "$kept/." "$2" && rm -r "$kept" && { cat /dev/zero > "$2/filler" 2> /dev/null; shift 2; exec "$@"; }"#;

/// What is put to the test.
#[derive(Clone, Copy, Debug)]
pub struct Program<'a> {
    /// The program.
    pub path: &'a Path,
    /// The games it has, by which those who play know what they may do.
    pub rulebooks: Rulebooks,
}

/// A salon that is open; it ends when this is dropped.
pub struct OpenSalon {
    /// Where it listens.
    pub address: SocketAddr,
    place: StartedWith,
    child: Child,
    /// How long it was open before it was opened again.
    open_before: Duration,
    opened: Instant,
}

/// What is started, and where it keeps everything.
struct StartedWith {
    program: PathBuf,
    rulebooks: Rulebooks,
    folder: TempDir,
    /// The size of a file system of its own, if it has one.
    size: Option<&'static str>,
    /// Whether that is full when it starts, but for what was kept before.
    full: bool,
    /// How many tables stay in memory, if that was settled.
    tables: Option<usize>,
    /// The database it shares with others, if it does.
    shared: Option<String>,
}

impl OpenSalon {
    /// Opens a salon that lets this one machine do as much as it likes.
    pub async fn open(program: Program<'_>) -> Result<OpenSalon, String> {
        OpenSalon::open_at(StartedWith::new(program, None)?).await
    }

    /// The same with so many tables in memory beside those that are followed.
    pub async fn open_for_tables(program: Program<'_>, tables: usize) -> Result<OpenSalon, String> {
        OpenSalon::open_at(StartedWith { tables: Some(tables), ..StartedWith::new(program, None)? })
            .await
    }

    /// One of several nodes that share a database, and are given up after a second.
    pub async fn open_node(program: Program<'_>, shared: &str) -> Result<OpenSalon, String> {
        let shared = Some(shared.to_owned());
        OpenSalon::open_at(StartedWith { shared, ..StartedWith::new(program, None)? }).await
    }

    /// The same on a file system of its own, which goes with it.
    pub async fn open_on_small_disk(
        program: Program<'_>,
        size: &'static str,
    ) -> Result<OpenSalon, String> {
        OpenSalon::open_at(StartedWith::new(program, Some(size))?).await
    }

    /// The games that are played there.
    pub fn rulebooks(&self) -> Rulebooks {
        self.place.rulebooks
    }

    async fn open_at(place: StartedWith) -> Result<OpenSalon, String> {
        let opened = Instant::now();
        let (child, address) = place.start(SocketAddr::from(([127, 0, 0, 1], 0))).await?;
        Ok(OpenSalon { address, place, child, open_before: Duration::ZERO, opened })
    }

    /// Kills it, as if the power failed, and opens it again after a while.
    pub async fn kill(&mut self, closed: Duration) -> Result<(), String> {
        self.end().await?;
        tokio::time::sleep(closed).await;
        self.open_again().await
    }

    /// Kills it, does something to its folder, and opens it again.
    pub async fn kill_and_then(
        &mut self,
        change: impl FnOnce(&Path) -> Result<(), String>,
    ) -> Result<(), String> {
        self.end().await?;
        change(self.place.folder.path())?;
        self.open_again().await
    }

    /// Kills it, and opens it again on a small file system of its own that holds what was kept, and nothing more has room.
    pub async fn move_to_full_disk(&mut self, size: &'static str) -> Result<(), String> {
        self.end().await?;
        (self.place.size, self.place.full) = (Some(size), true);
        self.open_again().await
    }

    async fn end(&mut self) -> Result<(), String> {
        self.child.kill().await.map_err(|error| format!("it cannot be killed: {error}"))?;
        self.open_before += self.opened.elapsed();
        Ok(())
    }

    async fn open_again(&mut self) -> Result<(), String> {
        self.opened = Instant::now();
        (self.child, _) = self.place.start(self.address).await?;
        Ok(())
    }

    /// Lets it stand still.
    pub fn stop(&self) -> Result<(), String> {
        let id = self.child.id().ok_or("the salon has ended")?.to_string();
        let stopped = std::process::Command::new("kill").args(["-STOP", &id]).status();
        match stopped {
            Ok(status) if status.success() => Ok(()),
            _ => Err("the salon cannot be stopped".to_owned()),
        }
    }

    /// Its folder, as it sees it itself.
    pub fn inside(&self) -> Result<PathBuf, String> {
        let id = self.child.id().ok_or("the salon has ended")?;
        let folder = self.place.folder.path().display();
        Ok(PathBuf::from(format!("/proc/{id}/root{folder}")))
    }

    /// All it wrote into its log.
    pub fn said(&self) -> Result<String, String> {
        std::fs::read_to_string(self.place.log()).map_err(|error| error.to_string())
    }

    /// Kills it for good and gives the file everything is kept in, which lives as long as the folder.
    pub async fn leave(mut self) -> Result<(TempDir, PathBuf), String> {
        self.child.kill().await.map_err(|error| format!("it cannot be killed: {error}"))?;
        let database = self.place.database();
        Ok((self.place.folder, database))
    }

    /// How long it has been open, all times together.
    pub fn open_for(&self) -> Duration {
        self.open_before + self.opened.elapsed()
    }

    /// Asks for a page.
    pub async fn get(&self, path: &str) -> Result<String, String> {
        get(self.address, path).await.map_err(|error| error.to_string())
    }

    /// What it counts.
    pub async fn figures(&self) -> Result<HashMap<String, u64>, String> {
        let text = self.get("/metrics").await?;
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

impl StartedWith {
    fn new(program: Program<'_>, size: Option<&'static str>) -> Result<StartedWith, String> {
        let folder = tempfile::tempdir().map_err(|error| format!("no folder: {error}"))?;
        let (program, rulebooks) = (program.path.to_owned(), program.rulebooks);
        Ok(StartedWith {
            program,
            rulebooks,
            folder,
            size,
            full: false,
            tables: None,
            shared: None,
        })
    }

    fn database(&self) -> PathBuf {
        self.folder.path().join("salon.db")
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log.txt")
    }

    /// Starts the program, and waits until it says where it listens.
    async fn start(&self, listen: SocketAddr) -> Result<(Child, SocketAddr), String> {
        let plenty = "60000000";
        let log = File::options().create(true).append(true).open(self.log());
        let mut child = self
            .command()
            .args(["serve", "--log", "warn", "--listen", &listen.to_string(), "--database"])
            .arg(self.shared.clone().map_or_else(|| self.database().into_os_string(), Into::into))
            // Nodes are killed here, and not the database.
            .args(["--lease", "1", "--accept-data-loss"])
            .args(["--acts-per-minute", plenty, "--requests-per-minute", plenty])
            .args(["--newcomers-per-minute", plenty, "--openings-per-minute", plenty])
            .args(["--words-per-minute", plenty, "--waiting-tables", plenty])
            .args(["--connections", plenty, "--connections-per-address", plenty])
            .args(self.tables.map(|tables| format!("--tables-in-memory={tables}")))
            // Where it leaves its token, if it is not kept in a file.
            .env("STATE_DIRECTORY", self.folder.path())
            .stdout(Stdio::piped())
            .stderr(log.map_err(|error| format!("no log: {error}"))?)
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| format!("{} cannot be started: {error}", self.program.display()))?;
        let out = child.stdout.take().ok_or("the salon says nothing")?;
        let mut lines = BufReader::new(out).lines();
        while let Ok(Some(line)) = lines.next_line().await {
            let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
            if let Some(address) = address.and_then(|address| address.parse().ok()) {
                return Ok((child, address));
            }
        }
        let said = std::fs::read_to_string(self.log()).unwrap_or_default();
        Err(format!("the salon did not open: {said}"))
    }

    /// The program, where it has one in its own file system.
    fn command(&self) -> Command {
        let Some(size) = self.size else { return Command::new(&self.program) };
        let mut command = Command::new("unshare");
        let mount = if self.full { FULL } else { EMPTY };
        command.args(["--map-root-user", "--mount", "sh", "-c", mount, "sh", size]);
        command.arg(self.folder.path()).arg(&self.program);
        command
    }
}

async fn get(address: SocketAddr, path: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(address).await?;
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer)
}
