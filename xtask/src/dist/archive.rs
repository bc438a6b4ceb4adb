//! The archives a Debian package is made of.

use std::collections::BTreeSet;
use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;

/// A tar archive (ustar), the same bytes for the same files.
#[derive(Default)]
pub struct Tar {
    bytes: Vec<u8>,
    folders: BTreeSet<String>,
}

impl Tar {
    const BLOCK: usize = 512;

    /// Adds a file, and the folders it lies in.
    pub fn file(&mut self, path: &str, mode: u32, bytes: &[u8]) {
        for (end, _) in path.match_indices('/') {
            if self.folders.insert(path[..end].to_owned()) {
                self.head(&format!("./{}/", &path[..end]), 0o755, 0, b'5');
            }
        }
        self.head(&format!("./{path}"), mode, bytes.len(), b'0');
        self.bytes.extend_from_slice(bytes);
        self.fill();
    }

    fn head(&mut self, name: &str, mode: u32, size: usize, kind: u8) {
        let mut head = [0_u8; Tar::BLOCK];
        let mut put =
            |at: usize, text: &str| head[at..at + text.len()].copy_from_slice(text.as_bytes());
        put(0, name);
        put(100, &format!("{mode:07o}"));
        // Everything is root's, and of no particular time.
        put(108, "0000000");
        put(116, "0000000");
        put(124, &format!("{size:011o}"));
        put(136, "00000000000");
        put(148, "        ");
        put(257, "ustar\0");
        put(263, "00");
        put(265, "root");
        put(297, "root");
        head[156] = kind;
        let sum: u32 = head.iter().map(|&byte| u32::from(byte)).sum();
        head[148..156].copy_from_slice(format!("{sum:06o}\0 ").as_bytes());
        self.bytes.extend_from_slice(&head);
    }

    fn fill(&mut self) {
        self.bytes.resize(self.bytes.len().next_multiple_of(Tar::BLOCK), 0);
    }

    /// All of it.
    pub fn finish(mut self) -> Vec<u8> {
        self.bytes.extend_from_slice(&[0; 2 * Tar::BLOCK]);
        self.bytes
    }
}

/// An ar archive.
pub struct Ar(Vec<u8>);

impl Default for Ar {
    fn default() -> Ar {
        Ar(b"!<arch>\n".to_vec())
    }
}

impl Ar {
    /// Adds a file.
    pub fn file(&mut self, name: &str, bytes: &[u8]) {
        let size = bytes.len();
        let head = format!("{name:<16}{:<12}{:<6}{:<6}{:<8}{size:<10}`\n", 0, 0, 0, 100_644);
        self.0.extend_from_slice(head.as_bytes());
        self.0.extend_from_slice(bytes);
        if size % 2 == 1 {
            self.0.push(b'\n');
        }
    }

    /// All of it.
    pub fn finish(self) -> Vec<u8> {
        self.0
    }
}

/// The bytes, compressed.
pub fn gzip(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder
        .write_all(bytes)
        .and_then(|()| encoder.finish())
        .map_err(|error| format!("it could not be compressed: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tar_archive_has_folders_before_files_and_sums_that_are_right() {
        let mut tar = Tar::default();
        tar.file("a/b/c.txt", 0o644, b"hello");
        tar.file("a/d.txt", 0o755, &[7; 600]);
        let bytes = tar.finish();
        let mut at = 0;
        let mut found = Vec::new();
        while bytes[at] != 0 {
            let mut head = bytes[at..at + 512].to_vec();
            let text = |from: usize, to: usize| {
                String::from_utf8_lossy(&bytes[at + from..at + to])
                    .trim_matches(['\0', ' '])
                    .to_owned()
            };
            let octal = |text: String| usize::from_str_radix(&text, 8).expect("octal");
            let (name, size, sum) = (text(0, 100), octal(text(124, 136)), octal(text(148, 156)));
            head[148..156].fill(b' ');
            assert_eq!(sum, head.iter().map(|&byte| usize::from(byte)).sum::<usize>(), "{name}");
            found.push((name, size));
            at += 512 + size.next_multiple_of(512);
        }
        let named = [("./a/", 0), ("./a/b/", 0), ("./a/b/c.txt", 5), ("./a/d.txt", 600)];
        assert_eq!(found, named.map(|(name, size)| (name.to_owned(), size)));
        assert_eq!(bytes.len(), at + 1_024);
    }

    #[test]
    fn an_ar_archive_has_heads_of_sixty_bytes_at_even_places() {
        let mut ar = Ar::default();
        ar.file("odd", b"123");
        ar.file("even", b"12");
        let bytes = ar.finish();
        assert_eq!(&bytes[..8], b"!<arch>\n");
        assert_eq!(&bytes[8 + 58..8 + 60], b"`\n");
        assert_eq!(&bytes[8 + 60..8 + 64], b"123\n");
        assert_eq!(&bytes[72..76], b"even");
        assert_eq!(bytes.len(), 8 + 60 + 4 + 60 + 2);
    }
}
