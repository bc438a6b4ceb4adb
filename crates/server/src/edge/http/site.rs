//! The client, as it is sent.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use tablier_protocol::messages;
use tablier_rules::{Language, Message, Rulebook, cover_picture};

use super::safety::policy_of;
use super::{App, document};

/// Shown where the program was built without the client.
const NO_CLIENT: &str = "<!doctype html><meta charset=\"utf-8\"><title>Tablier</title>\
    <p>Ce programme a été construit sans le salon : lancez <code>cargo xtask start</code>.</p>\
    <p lang=\"en\">This program was built without the salon: run <code>cargo xtask start</code>.</p>\
    <p lang=\"de\">Dieses Programm wurde ohne den Salon gebaut: Starten Sie <code>cargo xtask start</code>.</p>";

/// A file of the client; a page for every address that is one of its own.
pub async fn file(
    State(app): State<App>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        let allow = [(header::ALLOW, "GET, HEAD")];
        let text = messages::method_refused();
        return (StatusCode::METHOD_NOT_ALLOWED, allow, in_words(&headers, &text)).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if !is_file {
        return document::page(&app, &uri, &headers);
    }
    let Some(file) = app.files.get(path) else {
        let text = in_words(&headers, &messages::nothing_here());
        return (StatusCode::NOT_FOUND, text).into_response();
    };
    let tag = tag(&file.metadata.sha256_hash());
    let said = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let packing = said(header::ACCEPT_ENCODING).and_then(Packing::taken);
    let packed =
        packing.and_then(|packing| Some((packing, app.files.get(&packing.beside(path))?.data)));
    // Packed or not, it is the same: the tag says so by being weak.
    let fresh = [
        (header::ETAG, format!("W/\"{tag}\"")),
        (header::CACHE_CONTROL, keep_for(path).to_owned()),
        (header::VARY, "accept-encoding".to_owned()),
    ];
    let mimetype = file.metadata.mimetype();
    let policy = (mimetype == "text/html").then(|| policy_of(&String::from_utf8_lossy(&file.data)));
    let policy = policy.map(|policy| [(header::CONTENT_SECURITY_POLICY, policy)]);
    if knows(&headers, &tag) {
        return (StatusCode::NOT_MODIFIED, fresh, policy, ()).into_response();
    }
    let kind = ([(header::CONTENT_TYPE, mimetype.to_owned())], policy);
    match packed {
        Some((packing, data)) => {
            (fresh, kind, [(header::CONTENT_ENCODING, packing.name())], data).into_response()
        }
        None => (fresh, kind, file.data).into_response(),
    }
}

/// What is shown where the program was built without the client.
pub fn no_client() -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, Html(NO_CLIENT)).into_response()
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

/// How long a browser may keep a file without asking: for ever where its address has the hash of the page it belongs to.
fn keep_for(path: &str) -> &'static str {
    let is_hash =
        |folder: &str| folder.len() == 16 && folder.bytes().all(|b| b.is_ascii_hexdigit());
    match path.split_once('/') {
        Some((folder, _)) if is_hash(folder) => "public, max-age=31536000, immutable",
        _ => "no-cache",
    }
}

/// What is drawn on the box of a game, in a language: `six.fr.svg`. A page shows it without opening the box.
pub async fn cover(State(app): State<App>, Path(name): Path<String>) -> Response {
    let known =
        name.strip_suffix(".svg").and_then(|name| name.split_once('.')).and_then(|(slug, tag)| {
            let language = Language::ALL.into_iter().find(|language| language.tag() == tag)?;
            Some((app.salon.ground.rulebooks.get(slug).ok()?, language))
        });
    let Some((rules, language)) = known else { return StatusCode::NOT_FOUND.into_response() };
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "no-cache")];
    match drawn(rules, language) {
        Some(drawing) => (headers, drawing).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A drawing, made once for as long as the program runs.
pub fn drawn(rules: &'static dyn Rulebook, language: Language) -> Option<Bytes> {
    type Drawings = BTreeMap<(&'static str, &'static str), Option<Bytes>>;
    static DRAWINGS: Mutex<Drawings> = Mutex::new(BTreeMap::new());
    let mut drawings = DRAWINGS.lock().unwrap_or_else(PoisonError::into_inner);
    let draw = || cover_picture(rules, language).map(Bytes::from);
    drawings.entry((rules.slug(), language.tag())).or_insert_with(draw).clone()
}

/// A sentence for whoever looks for a page, in the first of their languages there is.
fn in_words(headers: &HeaderMap, text: &Message) -> String {
    text.get(language(headers)) + "\n"
}

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
enum Packing {
    Brotli,
    Gzip,
}

impl Packing {
    /// The tightest one that a browser says it takes.
    fn taken(accepted: &str) -> Option<Packing> {
        let takes = |packing: &Packing| {
            accepted
                .split(',')
                .map(weighed)
                .any(|(name, weight)| name.eq_ignore_ascii_case(packing.name()) && weight > 0.0)
        };
        [Packing::Brotli, Packing::Gzip].into_iter().find(takes)
    }

    fn name(self) -> &'static str {
        match self {
            Packing::Brotli => "br",
            Packing::Gzip => "gzip",
        }
    }

    /// The name of the packed file.
    fn beside(self, path: &str) -> String {
        match self {
            Packing::Brotli => format!("{path}.br"),
            Packing::Gzip => format!("{path}.gz"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_one_page_alone_is_kept_and_what_leads_there_is_asked_for() {
        assert!(keep_for("0123456789abcdef/client.js").contains("immutable"));
        for path in ["index.html", "icon.svg", "covers/six.de.svg", "0123/client.js"] {
            assert_eq!(keep_for(path), "no-cache");
        }
    }

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
