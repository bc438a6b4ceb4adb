//! What is sent is packed once, when it is built, and as tightly as it can be: nobody waits for it then.

use std::num::NonZeroU64;

use brotli::enc::BrotliEncoderParams;

/// For every browser.
pub fn gzip(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let options = zopfli::Options {
        iteration_count: NonZeroU64::new(5).unwrap_or(NonZeroU64::MIN),
        ..zopfli::Options::default()
    };
    let mut packed = Vec::new();
    zopfli::compress(options, zopfli::Format::Gzip, bytes, &mut packed)?;
    Ok(packed)
}

/// A fifth smaller, for those that take it: browsers do where nobody can listen on the way.
pub fn brotli(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
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
