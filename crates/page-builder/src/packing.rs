//! What is sent is packed once, when it is built, and as tightly as it can be: nobody waits for it then.

use std::fs;
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};

use ::brotli::enc::BrotliEncoderParams;

use crate::Outcome;
use crate::files::{all_files, at, file_name, read, write};

/// Puts what the server sends beside every file: the same, packed.
pub fn pack(site: &Path) -> Outcome {
    for path in all_files(site)? {
        let bytes = read(&path)?;
        for (suffix, packed) in [("gz", gzip(&bytes)), ("br", brotli(&bytes))] {
            write(&beside(&path, suffix), &packed.map_err(|error| at(&path, &error))?)?;
        }
    }
    Ok(())
}

/// The packed form of a file.
pub fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{suffix}"));
    PathBuf::from(name)
}

pub fn size(path: &Path) -> Result<usize, String> {
    Ok(fs::metadata(path).map_err(|error| at(path, &error))?.len() as usize)
}

/// Prints how large each file is.
pub fn print_files(site: &Path) -> Outcome {
    eprintln!("{:22} {:>9} {:>9} {:>9}", "bytes", "plain", "gzip", "brotli");
    for path in all_files(site)? {
        let name = file_name(&path);
        if name.ends_with(".gz") || name.ends_with(".br") {
            continue;
        }
        let [plain, gzip, brotli] =
            [size(&path)?, size(&beside(&path, "gz"))?, size(&beside(&path, "br"))?];
        eprintln!("{name:22} {plain:9} {gzip:9} {brotli:9}");
    }
    Ok(())
}

/// For every browser.
fn gzip(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let options = zopfli::Options {
        iteration_count: NonZeroU64::new(5).unwrap_or(NonZeroU64::MIN),
        ..zopfli::Options::default()
    };
    let mut packed = Vec::new();
    zopfli::compress(options, zopfli::Format::Gzip, bytes, &mut packed)?;
    Ok(packed)
}

/// A fifth smaller, for those that take it: browsers do where nobody can listen on the way.
fn brotli(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let best = BrotliEncoderParams {
        quality: 11,
        lgwin: 24,
        size_hint: bytes.len(),
        ..Default::default()
    };
    let mut packed = Vec::new();
    ::brotli::BrotliCompress(&mut &bytes[..], &mut packed, &best)?;
    Ok(packed)
}
