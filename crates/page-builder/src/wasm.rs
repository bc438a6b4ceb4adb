//! The outer form of a WebAssembly module: a header of eight bytes, then sections of a kind, a length and so many bytes.

/// A section.
pub struct Section<'a> {
    pub kind: u8,
    pub body: &'a [u8],
    /// With its kind and length.
    pub whole: &'a [u8],
}

/// The sections of a module; what is behind the last whole one is left out.
pub fn sections(module: &[u8]) -> impl Iterator<Item = Section<'_>> {
    let mut rest = module.get(8..).unwrap_or_default();
    std::iter::from_fn(move || {
        let (&kind, after) = rest.split_first()?;
        let (length, behind) = leb128(after)?;
        let end = rest.len() - behind.len() + length;
        let whole = rest.get(..end)?;
        rest = &rest[end..];
        Some(Section { kind, body: &behind[..length], whole })
    })
}

/// A number as WebAssembly writes it, and what comes after it.
pub fn leb128(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let length = bytes.iter().position(|byte| byte & 0x80 == 0)? + 1;
    let (number, rest) = bytes.split_at(length);
    Some((number.iter().rev().fold(0, |sum, byte| sum << 7 | usize::from(byte & 0x7f)), rest))
}

/// A number as WebAssembly writes it.
pub fn to_leb128(mut number: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    loop {
        let low = (number & 0x7f) as u8;
        number >>= 7;
        bytes.push(if number == 0 { low } else { low | 0x80 });
        if number == 0 {
            return bytes;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for number in [0, 1, 127, 128, 300, 16_384, 1_000_000] {
            let written = to_leb128(number);
            assert_eq!(leb128(&[&written[..], &[9]].concat()), Some((number, &[9][..])));
        }
        assert_eq!(leb128(&[0x80]), None, "one that was cut off");
    }
}
