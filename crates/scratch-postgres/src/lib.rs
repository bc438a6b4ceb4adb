//! A PostgreSQL of one's own, for tests and measurements.
//!
//! ```
//! use tablier_scratch_postgres::{ScratchPostgres, Durable, are_there};
//!
//! if are_there() {
//!     let postgres = ScratchPostgres::start(Durable::No)?;
//!     let database = postgres.database()?;
//!     assert_ne!(database.url, postgres.url());
//! }
//! # Ok::<(), String>(())
//! ```

mod programs;

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

pub use programs::are_there;

/// Makes a cluster, runs it until the input ends, as it does when whoever started it is gone, and removes it.
const SCRIPT: &str = r#"
set -e
bin=$1 port=$2 sync=$3
folder=$(mktemp -d)
"$bin/initdb" -D "$folder/data" -U tablier -A trust -E UTF8 --locale=C --no-sync > "$folder/initdb.log" 2>&1 || {
    cat "$folder/initdb.log" >&2; rm -rf "$folder"; exit 1; }
"$bin/postgres" -D "$folder/data" -p "$port" -c listen_addresses=127.0.0.1 -c unix_socket_directories="$folder" \
    -c fsync="$sync" -c max_connections=300 < /dev/null &
server=$!
cat > /dev/null
kill -INT "$server"
wait "$server" || true
rm -rf "$folder"
"#;

/// Whether what is committed is on the disk before it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durable {
    /// As in a salon.
    Yes,
    /// Faster, for tests that never cut the power.
    No,
}

/// A PostgreSQL that runs; it ends when this is dropped.
#[derive(Debug)]
pub struct ScratchPostgres {
    url: String,
    bin: PathBuf,
    /// The script that runs it; nothing for a server that was there before.
    script: Option<Child>,
}

impl ScratchPostgres {
    /// Makes a cluster in a temporary folder and starts it.
    pub fn start(durable: Durable) -> Result<ScratchPostgres, String> {
        let bin = programs::folder().ok_or(programs::MISSING)?;
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let port = free.map_err(|error| format!("no port for PostgreSQL: {error}"))?.port();
        let sync = if durable == Durable::Yes { "on" } else { "off" };
        let mut script = programs::as_somebody_else("sh")
            .args(["-c", SCRIPT, "sh"])
            .arg(&bin)
            .args([&port.to_string(), sync])
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("PostgreSQL cannot be started: {error}"))?;
        let mut said = BufReader::new(script.stderr.take().ok_or("PostgreSQL says nothing")?);
        let mut all = String::new();
        loop {
            let before = all.len();
            if said.read_line(&mut all).unwrap_or(0) == 0 {
                return Err(format!("PostgreSQL did not start:\n{all}"));
            }
            if all[before..].contains("ready to accept connections") {
                break;
            }
        }
        // What it says later nobody reads, but it must not wait for that.
        std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
        let url = format!("postgres://tablier@127.0.0.1:{port}/postgres");
        Ok(ScratchPostgres { url, bin, script: Some(script) })
    }

    /// The one `DATABASE_URL` names, or one that is started now.
    pub fn given(durable: Durable) -> Result<ScratchPostgres, String> {
        match std::env::var("DATABASE_URL") {
            Ok(url) => {
                let bin = programs::folder().ok_or(programs::MISSING)?;
                Ok(ScratchPostgres { url, bin, script: None })
            }
            Err(_) => ScratchPostgres::start(durable),
        }
    }

    /// The address of its first database.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// An empty database, which is dropped with what this gives.
    pub fn database(&self) -> Result<ScratchDatabase, String> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("tablier_{}_{number}", std::process::id());
        tell(&self.bin, &self.url, &format!("create database {name}"))?;
        let (server, rest) = self.url.rsplit_once('/').ok_or("DATABASE_URL names no database")?;
        let options = rest.split_once('?').map(|(_, options)| format!("?{options}"));
        let url = format!("{server}/{name}{}", options.unwrap_or_default());
        Ok(ScratchDatabase { url, name, server: self.url.clone(), bin: self.bin.clone() })
    }
}

impl Drop for ScratchPostgres {
    fn drop(&mut self) {
        if let Some(mut script) = self.script.take() {
            drop(script.stdin.take());
            // It ended in any case.
            let _ = script.wait();
        }
    }
}

/// A database that is dropped with this.
#[derive(Debug)]
pub struct ScratchDatabase {
    /// Its address.
    pub url: String,
    name: String,
    server: String,
    bin: PathBuf,
}

impl Drop for ScratchDatabase {
    fn drop(&mut self) {
        // A server that is gone took it along.
        let _ = tell(&self.bin, &self.server, &format!("drop database {} with (force)", self.name));
    }
}

/// An empty database for a test: all tests of a program share one PostgreSQL.
///
/// # Panics
///
/// If there is no PostgreSQL; what to do about that is said.
pub fn scratch() -> ScratchDatabase {
    static SHARED: OnceLock<Result<ScratchPostgres, String>> = OnceLock::new();
    let postgres = SHARED.get_or_init(|| ScratchPostgres::given(Durable::No));
    let made = postgres.as_ref().map_err(Clone::clone).and_then(ScratchPostgres::database);
    made.unwrap_or_else(|error| panic!("{error}"))
}

fn tell(bin: &Path, url: &str, sql: &str) -> Result<(), String> {
    let said = Command::new(bin.join("psql"))
        .args(["--no-psqlrc", "--quiet", "--command", sql, url])
        .output()
        .map_err(|error| format!("psql cannot be started: {error}"))?;
    match said.status.success() {
        true => Ok(()),
        false => Err(format!("{sql}: {}", String::from_utf8_lossy(&said.stderr))),
    }
}
