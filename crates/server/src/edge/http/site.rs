//! The client, as it is sent.

use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use tablier_protocol::messages;
use tablier_rules::Message;

use super::accepted::{Packing, knows, language, tag};
use super::safety::policy_of;
use super::{App, document};

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

/// How long a browser may keep a file without asking: for ever where its address has the hash of the page it belongs to.
fn keep_for(path: &str) -> &'static str {
    let is_hash =
        |folder: &str| folder.len() == 16 && folder.bytes().all(|b| b.is_ascii_hexdigit());
    match path.split_once('/') {
        Some((folder, _)) if is_hash(folder) => "public, max-age=31536000, immutable",
        _ => "no-cache",
    }
}

/// A sentence for whoever looks for a page, in the first of their languages there is.
fn in_words(headers: &HeaderMap, text: &Message) -> String {
    text.get(language(headers)) + "\n"
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
}
