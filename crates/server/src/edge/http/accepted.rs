//! What whoever asks reads, takes and has already, as their headers say.

use axum::http::{HeaderMap, header};
use tablier_rules::Language;

/// The first language there is of those that somebody reads.
pub fn language(headers: &HeaderMap) -> Language {
    let read = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let mut read: Vec<(&str, f32)> = read.unwrap_or_default().split(',').map(weighed).collect();
    read.retain(|(_, weight)| *weight > 0.0);
    // Those that are liked as much stay in the order in which they are named.
    read.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    Language::first(read.into_iter().map(|(tag, _)| tag)).unwrap_or(Language::EN)
}

/// One of several that somebody takes, and how much they like it: `de;q=0.8`.
fn weighed(one: &str) -> (&str, f32) {
    let (name, weight) = one.split_once(';').unwrap_or((one, ""));
    let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.trim().parse().ok());
    (name.trim(), weight.filter(|weight: &f32| weight.is_finite()).unwrap_or(1.0))
}

/// A form in which a file was packed when it was built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    Brotli,
    Gzip,
}

impl Packing {
    /// The tightest one that a browser says it takes.
    pub fn taken(accepted: &str) -> Option<Packing> {
        let takes = |packing: &Packing| {
            accepted
                .split(',')
                .map(weighed)
                .any(|(name, weight)| name.eq_ignore_ascii_case(packing.name()) && weight > 0.0)
        };
        [Packing::Brotli, Packing::Gzip].into_iter().find(takes)
    }

    pub fn name(self) -> &'static str {
        match self {
            Packing::Brotli => "br",
            Packing::Gzip => "gzip",
        }
    }

    /// The name of the packed file.
    pub fn beside(self, path: &str) -> String {
        match self {
            Packing::Brotli => format!("{path}.br"),
            Packing::Gzip => format!("{path}.gz"),
        }
    }
}

/// What something is known by, from its hash.
pub fn tag(hash: &[u8]) -> String {
    hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect()
}

/// Whether whoever asks has this already.
pub fn knows(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    known.is_some_and(|known| known.contains(tag))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_somebody_likes_most_is_spoken() {
        for (read, spoken) in [
            ("fr;q=0.5, de;q=0.9, en;q=0.1", Language::DE),
            ("de-CH,fr", Language::DE),
            ("es, fr;q=0.4, en;q=0.3", Language::FR),
            ("de;q=0, fr", Language::FR),
            ("es", Language::EN),
            ("de;q=nan, fr", Language::DE),
            ("", Language::EN),
        ] {
            let value = header::HeaderValue::from_static(read);
            let headers = HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, value)]);
            assert_eq!(language(&headers), spoken, "{read}");
        }
    }

    #[test]
    fn the_tightest_packing_that_is_taken_is_sent() {
        assert_eq!(Packing::taken("gzip, deflate, br, zstd"), Some(Packing::Brotli));
        assert_eq!(Packing::taken("gzip, deflate"), Some(Packing::Gzip));
        assert_eq!(Packing::taken("GZIP;q=0.5"), Some(Packing::Gzip));
    }

    #[test]
    fn what_is_refused_or_unknown_is_not_sent() {
        assert_eq!(Packing::taken("br;q=0, gzip"), Some(Packing::Gzip));
        assert_eq!(Packing::taken("br; q=0.0, gzip;q=0"), None);
        assert_eq!(Packing::taken("identity"), None);
        assert_eq!(Packing::taken(""), None);
    }
}
