//! Pages as the salon sends them: written, so that they can be read before anything runs, in the language of whoever asks.

mod figure;
mod template;

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use sha2::{Digest, Sha256};
use tablier_pages::{
    Route, TableRef, frame, game, index, lost, messages as w, rules, shelf, title, waiting,
};
use tablier_rules::{Escaped, Language, Lids, Rulebooks};

use super::App;
use super::accepted::{self, knows};
use super::covers::drawn;
use super::guest::cookie;
use super::safety::policy_of;
use template::Template;

/// Shown where the program was built without the client.
const NO_CLIENT: &str = "<!doctype html><meta charset=\"utf-8\"><title>Tablier</title>\
    <p>Ce programme a été construit sans le salon : lancez <code>cargo xtask start</code>.</p>\
    <p lang=\"en\">This program was built without the salon: run <code>cargo xtask start</code>.</p>\
    <p lang=\"de\">Dieses Programm wurde ohne den Salon gebaut: Starten Sie <code>cargo xtask start</code>.</p>";

/// Says of an answer that the salon wrote it, and not a network on the way, and for which page.
const SIGN: HeaderName = HeaderName::from_static("tablier-page");

/// What somebody chose to read, in a cookie.
const CHOSEN: &str = "language";

/// The pages of a salon, each written once for each language.
pub struct Documents {
    rulebooks: Rulebooks,
    lids: Lids,
    written: Mutex<BTreeMap<(String, &'static str), Written>>,
}

/// A document, and what is said of it whenever it is sent.
#[derive(Clone)]
struct Written {
    document: Bytes,
    /// What it is known by.
    tag: String,
    /// What it may load and run.
    policy: String,
}

/// What a page is, as far as it can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// All of it.
    Whole,
    /// The frame: what is in it only the page itself knows.
    Frame,
    /// The frame of a table, which leaves more room.
    Table,
    /// There is no such page.
    Lost,
}

impl Documents {
    /// Those of a salon with these games.
    pub fn new(rulebooks: Rulebooks) -> Documents {
        Documents { rulebooks, lids: rulebooks.lids(), written: Mutex::default() }
    }

    fn kind(&self, route: &Route) -> Kind {
        match route {
            Route::Lost => Kind::Lost,
            Route::Shelf | Route::Rules(None) => Kind::Whole,
            Route::Open(slug) | Route::Rules(Some(slug)) if self.lids.get(slug).is_ok() => {
                Kind::Whole
            }
            Route::Open(_) | Route::Rules(Some(_)) => Kind::Lost,
            Route::Table(_) => Kind::Table,
            _ => Kind::Frame,
        }
    }

    /// The document of a page, written into the one that leads to what runs.
    fn get(&self, template: &Template, route: &Route, l: Language) -> Option<Written> {
        // Of pages that are not written whole there is one document, so that nobody can make the salon keep more than its games need.
        let page = &template.page;
        let known_by = match self.kind(route) {
            Kind::Whole => format!("{page} {}", route.path()),
            kind => format!("{page} {kind:?}"),
        };
        let route = &self.shown(route);
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = written.get(&(known_by.clone(), l.tag())) {
            return Some(known.clone());
        }
        let document = Bytes::from(self.write(template, route, l)?);
        let tag = accepted::tag(Sha256::digest(&document).as_slice());
        let new = Written { document, tag, policy: policy_of(&template.text) };
        written.insert((known_by, l.tag()), new.clone());
        Some(new)
    }

    /// A page as far as its document tells which it is: nothing of an address that only the page knows stands in it.
    fn shown(&self, route: &Route) -> Route {
        match (self.kind(route), route) {
            (Kind::Table, _) => Route::Table(TableRef::online("")),
            (Kind::Frame, _) => Route::Recover(String::new()),
            (Kind::Lost, _) => Route::Lost,
            (Kind::Whole, route) => route.clone(),
        }
    }

    /// Writes a document into the page that leads to what runs.
    fn write(&self, template: &Template, route: &Route, l: Language) -> Option<String> {
        let kind = self.kind(route);
        let inside = match kind {
            Kind::Whole => self.inside(route, l)?,
            Kind::Frame | Kind::Table => waiting(l),
            Kind::Lost => lost(l),
        };
        // What a page is called that only the page knows, it says itself.
        let titled = if kind == Kind::Frame { &Route::Shelf } else { route };
        let (tag, named) = (l.tag(), title(titled, self.lids, (None, None), l));
        let ahead = template.ahead(route, l) + "</head>";
        let about = Escaped(&self.about(route, l)).to_string();
        let mut document = template.text.clone();
        for (place, written) in [
            ("<html lang=\"en\"", format!("<html lang=\"{tag}\" data-written=\"{tag}\"")),
            ("<title>Tablier</title>", format!("<title>{}</title>", Escaped(&named))),
            (DESCRIPTION, format!("<meta name=\"description\" content=\"{about}\">")),
            ("</head>", ahead),
            (
                NO_SCRIPT,
                format!(
                    "<noscript><p class=\"late\">{}</p></noscript>",
                    Escaped(&w::needs_script().get(l))
                ),
            ),
            (CURTAIN, frame(&inside, route, l)),
        ] {
            document = filled(&document, place, &written)?;
        }
        Some(document)
    }

    /// What a page says of itself where it is linked to.
    fn about(&self, route: &Route, l: Language) -> String {
        let game = route.game().and_then(|slug| self.rulebooks.get(slug).ok());
        game.map_or(w::welcome_more(), |book| book.about().sentence).get(l)
    }

    fn inside(&self, route: &Route, l: Language) -> Option<String> {
        let art = |slug: &str| {
            let drawing = self.rulebooks.get(slug).ok().and_then(|rules| drawn(rules, l));
            drawing.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default()
        };
        Some(match route {
            Route::Shelf => shelf(self.rulebooks, &art, l),
            Route::Rules(None) => index(self.rulebooks, l),
            Route::Open(slug) => {
                game(&self.rulebooks.get(slug).ok()?.about(), self.lids, &art(slug), l)
            }
            Route::Rules(Some(slug)) => {
                let book = self.rulebooks.get(slug).ok()?;
                let about = book.about();
                let draw = |record: &str| figure::told(self.rulebooks, record, l);
                rules(&about, self.lids, about.rules.get(l), &draw, figure::sample(book, l), l)
            }
            _ => return None,
        })
    }
}

/// What stands in the page that leads here, and is written otherwise in each document: what it says of itself, and what is shown until it runs.
const DESCRIPTION: &str = "<meta name=\"description\" content=\"Un salon de jeux de plateau qui ne ferme jamais. A salon of board games that never closes. Ein Spielesalon, der nie schließt.\">";
const NO_SCRIPT: &str = "<noscript>Tablier a besoin de WebAssembly et de JavaScript. Tablier needs WebAssembly and JavaScript. Tablier braucht WebAssembly und JavaScript.</noscript>";
const CURTAIN: &str = "<div class=\"curtain\" id=\"curtain\"><img src=\"/icon.svg\" alt=\"\" width=\"72\" height=\"72\"><span>Tablier</span></div>";

/// A text with something else at the one place where this stands.
fn filled(text: &str, place: &str, written: &str) -> Option<String> {
    let (before, after) = text.split_once(place)?;
    Some([before, written, after].concat())
}

/// The page at an address.
pub fn page(app: &App, uri: &Uri, headers: &HeaderMap) -> Response {
    let route = Route::parse(uri.path(), uri.query().unwrap_or_default());
    let status = match app.documents.kind(&route) {
        Kind::Lost => StatusCode::NOT_FOUND,
        Kind::Whole | Kind::Frame | Kind::Table => StatusCode::OK,
    };
    let mut answer = sent(app, &route, read_by(headers), headers);
    if answer.status() == StatusCode::OK {
        *answer.status_mut() = status;
    }
    answer
}

/// What a browser keeps for when there is no network, and a page asks for when somebody comes back to it: the shelf, the list of rules, and the
/// frame of any other page, in a language.
pub async fn kept(
    State(app): State<App>,
    Path((tag, kind)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let language = Language::ALL.into_iter().find(|language| language.tag() == tag);
    let route = match kind.as_str() {
        "shelf" => Some(Route::Shelf),
        "frame" => Some(Route::Settings),
        "table" => Some(Route::Table(TableRef::online(""))),
        "rules" => Some(Route::Rules(None)),
        _ => None,
    };
    match (language, route) {
        (Some(l), Some(route)) => sent(&app, &route, l, &headers),
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The language somebody chose, or the first of theirs there is.
fn read_by(headers: &HeaderMap) -> Language {
    let chosen = cookie(headers, CHOSEN).and_then(Language::find);
    chosen.unwrap_or_else(|| accepted::language(headers))
}

fn sent(app: &App, route: &Route, l: Language, headers: &HeaderMap) -> Response {
    let template = Template::find(&app.files);
    let written = template
        .and_then(|template| Some((app.documents.get(&template, route, l)?, template.page)));
    let Some((Written { document, tag, policy }, page)) = written else {
        return no_client();
    };
    let fresh = [
        (header::ETAG, format!("W/\"{tag}\"")),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (header::VARY, "accept-encoding, accept-language, cookie".to_owned()),
        (header::CONTENT_TYPE, "text/html; charset=utf-8".to_owned()),
        (header::CONTENT_SECURITY_POLICY, policy),
        (SIGN, page),
    ];
    if knows(headers, &tag) {
        return (StatusCode::NOT_MODIFIED, fresh).into_response();
    }
    (fresh, document).into_response()
}

/// What is shown where the program was built without the client.
pub fn no_client() -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, Html(NO_CLIENT)).into_response()
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::Compression;
    use flate2::write::GzEncoder;
    use tablier_games::RULEBOOKS;

    use super::*;

    fn written(path: &str, l: Language) -> String {
        let template =
            Template::read(include_str!("../../../../client/site/index.html").to_owned());
        let template = template.expect("it names its folder");
        let page = Documents::new(RULEBOOKS);
        let page = page.write(&template, &page.shown(&Route::parse(path, "")), l);
        page.expect("the page has every place that is written")
    }

    #[test]
    fn a_page_is_written_in_the_language_it_is_read_in() {
        for (l, words) in [
            (Language::FR, "qui ne ferme jamais</h1>"),
            (Language::DE, "Ein Spielesalon, der nie schließt</h1>"),
            (Language::EN, "A games room that never closes</h1>"),
        ] {
            let page = written("/", l);
            assert!(page.contains(&format!("<html lang=\"{0}\" data-written=\"{0}\"", l.tag())));
            assert!(
                page.contains(&format!("/messages.{}.txt", l.tag())),
                "its wordings come early"
            );
            assert!(page.contains(words), "{words}");
            assert!(!page.contains("id=\"curtain\""), "nothing hides it");
        }
    }

    #[test]
    fn boxes_are_drawn_and_rules_have_their_diagrams_before_anything_runs() {
        let shelf = written("/", Language::EN);
        assert_eq!(shelf.matches("class=\"picture\"").count(), RULEBOOKS.iter().len());
        for rules in RULEBOOKS.iter() {
            let page = written(&format!("/rules/{}", rules.slug()), Language::DE);
            let (records, boards) =
                (page.matches("data-record=").count(), page.matches("class=\"board\"").count());
            assert!(boards == records + 1 && page.contains("<h1>"), "{}: {boards}", rules.slug());
            let game = written(&format!("/game/{}", rules.slug()), Language::FR);
            assert!(game.contains(&format!("<h1>{}</h1>", rules.about().title)));
        }
    }

    #[test]
    fn a_written_page_is_light() {
        let packed = |path: &str| {
            let mut packing = GzEncoder::new(Vec::new(), Compression::best());
            packing.write_all(written(path, Language::DE).as_bytes()).expect("memory takes it");
            packing.finish().expect("memory takes it").len()
        };
        // With what is drawn on the boxes; `cargo xtask client` counts the rest of what is loaded.
        for (path, most) in [("/", 20_400), ("/game/epix", 12_000), ("/rules/epix", 66_000)] {
            assert!(packed(path) <= most, "{path}: {} of {most}", packed(path));
        }
    }

    #[test]
    fn what_only_the_page_knows_is_one_frame_and_nothing_of_its_address_is_in_it() {
        let frame = written("/table/secret-name", Language::EN);
        assert!(frame.contains("data-loading") && !frame.contains("secret-name"));
        assert_eq!(frame, written("/local/another-secret", Language::EN));
        let other = written("/recover/another-secret", Language::EN);
        assert!(other.contains("data-loading") && !other.contains("another-secret"));
        assert_eq!(other, written("/settings", Language::EN));
        let documents = Documents::new(RULEBOOKS);
        let kind = |path| documents.kind(&Route::parse(path, ""));
        assert_eq!((kind("/table/x"), kind("/settings")), (Kind::Table, Kind::Frame));
        assert_eq!(kind("/game/<script>"), Kind::Lost);
        assert_eq!(kind("/nowhere/at/all"), Kind::Lost);
        assert!(!written("/rules/<script>", Language::EN).contains("<script>"));
    }

    #[test]
    fn whoever_chose_a_language_reads_it_whatever_the_browser_says() {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, "de-CH,fr".parse().expect("a header"));
        assert_eq!(read_by(&headers), Language::DE);
        headers.insert(header::COOKIE, "a=b; language=fr".parse().expect("a header"));
        assert_eq!(read_by(&headers), Language::FR);
        headers.insert(header::COOKIE, "language=xx".parse().expect("a header"));
        assert_eq!(read_by(&headers), Language::DE);
    }
}
