//! What is drawn on the boxes.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use tablier_rules::{Language, Rulebook, cover_picture};

use super::App;

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
