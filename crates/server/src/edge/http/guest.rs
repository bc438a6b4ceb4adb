//! Who a request is from: a random token in a cookie, or in a header for programs.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::AppendHeaders;
use tablier_protocol::messages;
use tablier_protocol::{Code, Me};
use tablier_rules::Language;
use tablier_table::{PersonId, Time};

use super::App;
use super::accepted;
use super::refused::{Answer, Refused};
use super::safety::{Address, is_secure};
use crate::people::connected::guest_name;
use crate::secret;
use crate::sentences::closed_to_you;

/// How long a token is: nobody guesses it.
const TOKEN: usize = 32;
/// It is noted so often, in milliseconds, that somebody is still there: once a day.
const NOTED_EVERY: u64 = 86_400_000;
const COOKIE: &str = "tablier";
/// The same behind TLS: browsers take a cookie of this name from nobody but the salon itself, so that no neighbour in its domain
/// can put another in its place.
const OWN_COOKIE: &str = "__Host-tablier";
/// A year.
const COOKIE_SECONDS: u32 = 31_536_000;

/// Headers that make the client keep a token; none where it has one.
pub type SetCookie = AppendHeaders<Vec<(HeaderName, HeaderValue)>>;

/// The person a request is from.
#[derive(Debug)]
pub struct Guest(pub Me);

impl Guest {
    /// The number of the person.
    pub fn person(&self) -> PersonId {
        self.0.person
    }
}

impl FromRequestParts<App> for Guest {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Guest> {
        let address = Address::from_request_parts(parts, app).await?;
        known(app, address, &parts.headers)
            .await?
            .ok_or_else(|| Refused::new(Code::UnknownPerson, messages::unknown_guest()))
    }
}

/// The person a request is from, or nobody.
#[derive(Debug)]
pub struct Anybody(pub PersonId);

impl FromRequestParts<App> for Anybody {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Anybody> {
        let address = Address::from_request_parts(parts, app).await?;
        let guest = known(app, address, &parts.headers).await?;
        Ok(Anybody(guest.map_or(PersonId(0), |guest| guest.person())))
    }
}

/// The token a request carries in its header for programs.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// The token a request carries.
fn token(headers: &HeaderMap) -> Option<&str> {
    if let Some(token) = bearer(headers) {
        return Some(token);
    }
    cookie(headers, OWN_COOKIE).or_else(|| cookie(headers, COOKIE))
}

/// What a request carries in the cookie of this name.
pub fn cookie<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.find(|(name, _)| name.trim() == wanted).map(|(_, token)| token.trim())
}

/// Puts the cookie that is used behind TLS now in the place of the one that was.
fn replaced(app: &App, headers: &HeaderMap) -> SetCookie {
    let old = cookie(headers, COOKIE).filter(|_| bearer(headers).is_none());
    match old.filter(|_| is_secure(app, headers)) {
        Some(old) => keep(app, headers, cookie(headers, OWN_COOKIE).unwrap_or(old)),
        None => AppendHeaders(Vec::new()),
    }
}

/// Refuses somebody while they are kept out.
pub fn refuse_banned(app: &App, banned: Option<&(Time, String)>) -> Answer<()> {
    match banned.filter(|(until, _)| *until > app.salon.ground.watch.now()) {
        Some((until, reason)) => Err(Refused::new(Code::KeptOut, closed_to_you(*until, reason))),
        None => Ok(()),
    }
}

/// Whoever has the token of the request.
async fn known(app: &App, Address(address): Address, headers: &HeaderMap) -> Answer<Option<Guest>> {
    let Some(token) = token(headers) else { return Ok(None) };
    let Some(person) = app.salon.ground.storage.person(&secret::hash(token)).await? else {
        return Ok(None);
    };
    refuse_banned(app, person.banned.as_ref())?;
    if app.salon.ground.watch.now().since(person.seen) > NOTED_EVERY {
        app.salon.ground.storage.saw(person.id, app.salon.ground.watch.now()).await?;
    }
    app.salon.people.connected.call(person.id, &person.name);
    app.salon.people.connected.came_from(person.id, address);
    Ok(Some(Guest(Me { person: person.id, name: person.name, named: person.named })))
}

/// Whoever the request is from; somebody new where the salon does not know them.
pub async fn come_in(
    app: &App,
    Address(address): Address,
    headers: &HeaderMap,
) -> Answer<(Guest, SetCookie)> {
    if let Some(guest) = known(app, Address(address), headers).await? {
        return Ok((guest, replaced(app, headers)));
    }
    let now = app.salon.ground.watch.now();
    let too_many = messages::too_many_newcomers();
    let most = app.salon.ground.rules.newcomers;
    let taken = app.salon.tables.take("newcomers", address, &app.newcomers, most).await;
    taken.map_err(|wait| Refused::for_a_while(Code::TooManyNewcomers, too_many, wait))?;
    let token = app.salon.ground.chance.word(TOKEN);
    let name = guest_name(&app.salon.ground.chance, language(headers));
    let name = app.salon.tables.free_name(PersonId(0), &name);
    let person = app.salon.ground.storage.new_person(&name, &secret::hash(&token), now).await?;
    app.salon.people.connected.call(person, &name);
    app.salon.people.connected.came_from(person, address);
    let me = Me { person, name, named: false };
    Ok((Guest(me), keep(app, headers, &token)))
}

/// The language of the browser that the salon speaks; English where it speaks none of them, French where any will do.
fn language(headers: &HeaderMap) -> Language {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    match wanted.map(str::trim) {
        None | Some("" | "*") => Language::default(),
        Some(_) => accepted::language(headers),
    }
}

/// Makes the client keep a token. Behind TLS the cookie of earlier versions goes; it still says the token, since programs read it
/// there.
pub fn keep(app: &App, headers: &HeaderMap, token: &str) -> SetCookie {
    const OPTIONS: &str = "Path=/; HttpOnly; SameSite=Lax";
    let cookies = if is_secure(app, headers) {
        vec![
            format!("{COOKIE}={token}; Max-Age=0; {OPTIONS}; Secure"),
            format!("{OWN_COOKIE}={token}; Max-Age={COOKIE_SECONDS}; {OPTIONS}; Secure"),
        ]
    } else {
        vec![format!("{COOKIE}={token}; Max-Age={COOKIE_SECONDS}; {OPTIONS}")]
    };
    let header = |cookie: String| Some((header::SET_COOKIE, HeaderValue::try_from(cookie).ok()?));
    AppendHeaders(cookies.into_iter().filter_map(header).collect())
}

/// A new token for a person.
pub async fn new_token(app: &App, person: PersonId) -> Answer<String> {
    let token = app.salon.ground.chance.word(TOKEN);
    app.salon
        .ground
        .storage
        .add_token(person, &secret::hash(&token), app.salon.ground.watch.now())
        .await?;
    Ok(token)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_the_salon_speaks_counts() {
        let said = |words: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(words));
            language(&headers)
        };
        assert_eq!(said("de-CH, en-GB;q=0.9, fr;q=0.8"), Language::DE);
        assert_eq!(said("it, en-GB;q=0.9, fr;q=0.8"), Language::EN);
        assert_eq!(said("fr-CA,en;q=0.5"), Language::FR);
        assert_eq!(said("*"), Language::FR);
        assert_eq!(said("pt,it;q=0.8"), Language::EN);
        assert_eq!(language(&HeaderMap::new()), Language::FR);
    }
}
