//! A salon as a host opens it, in a folder of its own.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};

/// The binary.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_tablier");

/// A folder that goes when it is no longer needed.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("tablier-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder can be made");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed does no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The program, open.
pub struct Salon {
    pub child: Child,
    pub address: SocketAddr,
    pub said: Vec<String>,
    out: BufReader<ChildStdout>,
}

impl Salon {
    pub fn open(folder: &Path, arguments: &[&str]) -> Salon {
        Salon::started(Command::new(PROGRAM).env("TABLIER_LOG", "warn"), folder, arguments)
    }

    /// One whose whole log goes into a file.
    pub fn open_with_log(folder: &Path, arguments: &[&str], log: &Path) -> Salon {
        let log = File::create(log).expect("a file can be made");
        let mut command = Command::new(PROGRAM);
        Salon::started(command.env("TABLIER_LOG", "trace").stderr(log), folder, arguments)
    }

    fn started(command: &mut Command, folder: &Path, arguments: &[&str]) -> Salon {
        let command = command.arg("serve").args(arguments).current_dir(folder);
        let mut child = command.stdout(Stdio::piped()).spawn().expect("it starts");
        let mut out = BufReader::new(child.stdout.take().expect("it speaks"));
        let mut said = Vec::new();
        for line in out.by_ref().lines() {
            said.push(line.expect("text"));
            let last = said.last().map_or("", String::as_str);
            let told = last.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
            if let Some(address) = told.and_then(|address| address.parse().ok()) {
                return Salon { child, address, said, out };
            }
        }
        let ended = child.wait();
        panic!("it did not open ({ended:?}): {said:?}");
    }

    pub fn get(&self, path: &str) -> String {
        self.asks("GET", path, "")
    }

    /// Asks for something with these further headers, each with the end of its line.
    pub fn asks(&self, method: &str, path: &str, headers: &str) -> String {
        let mut stream = TcpStream::connect(self.address).expect("it listens");
        let address = self.address;
        let usual = format!("Host: {address}\r\nConnection: close\r\n");
        write!(stream, "{method} {path} HTTP/1.1\r\n{usual}{headers}\r\n").expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    /// Sends something, as the person with this cookie, or as somebody new; gives the status, the cookie and the answer.
    pub fn post(&self, path: &str, cookie: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(self.address).expect("it listens");
        let (address, length) = (self.address, body.len());
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        )
        .expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
        (status.expect("a status"), answer)
    }

    /// The cookie of somebody who comes for the first time.
    pub fn somebody(&self) -> String {
        let answer = self.get("/api/me");
        let cookie = answer.lines().find_map(|line| {
            let (name, value) = line.split_once(": ")?;
            name.eq_ignore_ascii_case("set-cookie").then(|| value.to_owned())
        });
        let cookie = cookie.expect("a cookie");
        cookie.split(';').next().unwrap_or_default().to_owned()
    }

    /// Opens a table at which one person plays both sides; gives its name, or the status.
    pub fn opens_table(&self, cookie: &str) -> Result<String, u16> {
        let new = r#"{"game":"six","options":{"first":0},"places":["host","host"]}"#;
        let (status, answer) = self.post("/api/tables", cookie, new);
        let name = answer.split("\"table\":\"").nth(1).and_then(|rest| rest.split('"').next());
        name.map(str::to_owned).filter(|_| status == 201).ok_or(status)
    }

    /// Asks it to close; gives everything it said.
    pub fn close_and_read(mut self) -> String {
        assert!(self.ends().success());
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).expect("text");
        self.said.join("\n") + "\n" + &rest
    }

    /// Asks it to close, as a service manager does.
    pub fn close(mut self) -> ExitStatus {
        self.ends()
    }

    fn ends(&mut self) -> ExitStatus {
        let id = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status().expect("signals exist");
        assert!(asked.success());
        self.child.wait().expect("it ends")
    }
}

impl Drop for Salon {
    fn drop(&mut self) {
        // One that was closed does not mind; one of a test that failed must not stay.
        let _ = self.child.kill();
    }
}
