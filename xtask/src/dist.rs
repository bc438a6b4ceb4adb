//! `cargo xtask dist`: the program as others get it, by itself and as a Debian package.

mod archive;

use std::fs;
use std::path::{Path, PathBuf};

use crate::client;
use crate::run::{Outcome, cargo, program};
use crate::shelf::Shelf;
use archive::{Ar, Tar, gzip};

/// What goes into the package beside the program: from where in the project, and to where.
const FILES: [(&str, &str); 9] = [
    ("packaging/tablier.service", "usr/lib/systemd/system/tablier.service"),
    ("packaging/tablier.toml", "etc/tablier.toml"),
    ("README.md", "usr/share/doc/tablier/README.md"),
    ("README.fr.md", "usr/share/doc/tablier/README.fr.md"),
    ("README.de.md", "usr/share/doc/tablier/README.de.md"),
    ("docs/OPERATING.md", "usr/share/doc/tablier/OPERATING.md"),
    ("CHANGELOG.md", "usr/share/doc/tablier/CHANGELOG.md"),
    ("LICENSE-MIT", "usr/share/doc/tablier/copyright"),
    ("LICENSE-APACHE", "usr/share/doc/tablier/LICENSE-APACHE"),
];
/// What the administrator may have changed, and an upgrade leaves alone.
const SETTINGS: &str = "/etc/tablier.toml\n";

/// Builds everything into `target/dist/`, and says how large it is.
pub fn build() -> Outcome {
    client::build(Shelf::Usual)?;
    cargo(["build", "--profile", "dist", "--package", "tablier"]).run("build tablier")?;
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
    let folder = root.join("target/dist");
    fs::create_dir_all(&folder).map_err(|error| at(&folder, &error))?;
    let built = target.join("dist/tablier");
    let binary = fs::read(&built).map_err(|error| at(&built, &error))?;
    let alone = folder.join("tablier");
    if alone.canonicalize().ok() != built.canonicalize().ok() {
        fs::copy(&built, &alone).map_err(|error| at(&alone, &error))?;
    }
    let package = package(root, &binary)?;
    let name = format!("tablier_{}_{}.deb", env!("CARGO_PKG_VERSION"), architecture());
    let file = folder.join(&name);
    fs::write(&file, &package).map_err(|error| at(&file, &error))?;
    if let Some(told) = program("dpkg-deb", ["--info"]).args([&file]).read() {
        println!("{told}");
    }
    println!("target/dist/tablier   {:>6.1} MB, the client inside", megabytes(&binary));
    println!("target/dist/{name}   {:.1} MB", megabytes(&package));
    Ok(())
}

/// A Debian package: an archive of two archives.
fn package(root: &Path, binary: &[u8]) -> Result<Vec<u8>, String> {
    let mut data = Tar::default();
    data.file("usr/bin/tablier", 0o755, binary);
    let mut size = binary.len();
    for (from, to) in FILES {
        let path = root.join(from);
        let bytes = fs::read(&path).map_err(|error| at(&path, &error))?;
        size += bytes.len();
        data.file(to, 0o644, &bytes);
    }
    let mut about = Tar::default();
    about.file("control", 0o644, control(size).as_bytes());
    about.file("conffiles", 0o644, SETTINGS.as_bytes());
    let mut package = Ar::default();
    package.file("debian-binary", b"2.0\n");
    package.file("control.tar.gz", &gzip(&about.finish())?);
    package.file("data.tar.gz", &gzip(&data.finish())?);
    Ok(package.finish())
}

fn control(bytes: usize) -> String {
    format!(
        "Package: tablier\n\
         Version: {}\n\
         Architecture: {}\n\
         Maintainer: Tablier contributors <tablier@localhost>\n\
         Installed-Size: {}\n\
         Depends: libc6{}, libgcc-s1\n\
         Section: games\n\
         Priority: optional\n\
         Description: a salon for board games in the browser\n \
         One program that serves a salon where anybody opens a game and plays it:\n \
         with friends by a link, at one screen, or against a strong machine.\n",
        env!("CARGO_PKG_VERSION"),
        architecture(),
        bytes.div_ceil(1_024),
        libc().map(|version| format!(" (>= {version})")).unwrap_or_default(),
    )
}

/// The version of the C library it was built with, which it needs at least.
fn libc() -> Option<String> {
    let told = program("ldd", ["--version"]).read()?;
    let version = told.lines().next()?.split_whitespace().last()?;
    version.starts_with(|first: char| first.is_ascii_digit()).then(|| version.to_owned())
}

/// What Debian calls the processor it was built for.
fn architecture() -> &'static str {
    match std::env::consts::ARCH {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        "x86" => "i386",
        "arm" => "armhf",
        other => other,
    }
}

fn megabytes(bytes: &[u8]) -> f64 {
    bytes.len() as f64 / 1e6
}

fn at(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}
