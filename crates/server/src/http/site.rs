//! The client, as it was built into the program.

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../target/site/"]
struct Site;

/// Shown where the program was built without the client.
const NO_CLIENT: &str = "<!doctype html><meta charset=\"utf-8\"><title>Tablier</title>\
    <p>Ce programme a été construit sans le salon : lancez <code>cargo xtask start</code>.</p>\
    <p lang=\"en\">This program was built without the salon: run <code>cargo xtask start</code>.</p>";

/// A file of the client; the page itself for every address that is one of its own.
pub async fn file(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let Some(file) = Site::get(if is_file { path } else { "index.html" }) else {
        return match is_file {
            true => StatusCode::NOT_FOUND.into_response(),
            false => (StatusCode::SERVICE_UNAVAILABLE, Html(NO_CLIENT)).into_response(),
        };
    };
    let tag: String =
        file.metadata.sha256_hash()[..12].iter().map(|b| format!("{b:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let fresh = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, "no-cache".to_owned())];
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    // Compressed answers carry the same tag, marked as weak.
    if known.is_some_and(|known| known.trim_start_matches("W/") == tag) {
        return (StatusCode::NOT_MODIFIED, fresh).into_response();
    }
    let kind = file.metadata.mimetype().to_owned();
    (fresh, [(header::CONTENT_TYPE, kind)], file.data).into_response()
}
