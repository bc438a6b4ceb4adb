//! Who a request is from: a random token in a cookie, or in a header for programs.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::AppendHeaders;
use tablier_protocol::Me;
use tablier_rules::{Language, text};
use tablier_table::PersonId;

use super::App;
use super::refused::{Answer, Refused};
use super::safety::{Address, is_secure};
use crate::people::guest_name;
use crate::secret;

/// How long a token is: nobody guesses it.
const TOKEN: usize = 32;
/// It is noted so often, in milliseconds, that somebody is still there: once a day.
const NOTED_EVERY: u64 = 86_400_000;
const COOKIE: &str = "tablier";
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
        known(app, address, &parts.headers).await?.ok_or_else(|| {
            Refused::new(
                StatusCode::UNAUTHORIZED,
                text!(
                    "Le salon ne vous connaît pas encore : ouvrez d'abord /api/me.",
                    "The salon does not know you yet: open /api/me first."
                ),
            )
        })
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
    value.strip_prefix("Bearer ").map(str::trim)
}

/// The token a request carries.
fn token(headers: &HeaderMap) -> Option<&str> {
    if let Some(token) = bearer(headers) {
        return Some(token);
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.find(|(name, _)| name.trim() == COOKIE).map(|(_, token)| token.trim())
}

/// Whoever has the token of the request.
async fn known(app: &App, Address(address): Address, headers: &HeaderMap) -> Answer<Option<Guest>> {
    let Some(token) = token(headers) else { return Ok(None) };
    let Some(person) = app.salon.storage.person(&secret::hash(token)).await? else {
        return Ok(None);
    };
    if let Some((_, reason)) = person.banned.filter(|(until, _)| *until > app.salon.watch.now()) {
        return Err(Refused::new(
            StatusCode::FORBIDDEN,
            text!("Le salon vous est fermé : {reason}", "The salon is closed to you: {reason}"),
        ));
    }
    if app.salon.watch.now().since(person.seen) > NOTED_EVERY {
        app.salon.storage.saw(person.id, app.salon.watch.now()).await?;
    }
    app.salon.people.call(person.id, &person.name);
    app.salon.people.came_from(person.id, address);
    Ok(Some(Guest(Me { person: person.id, name: person.name, named: person.named })))
}

/// Whoever the request is from; somebody new where the salon does not know them.
pub async fn come_in(
    app: &App,
    Address(address): Address,
    headers: &HeaderMap,
) -> Answer<(Guest, SetCookie)> {
    if let Some(guest) = known(app, Address(address), headers).await? {
        return Ok((guest, AppendHeaders(Vec::new())));
    }
    let now = app.salon.watch.now();
    if !app.salon.allows("newcomers", address, &app.newcomers, app.salon.rules.newcomers).await {
        return Err(Refused::again(
            StatusCode::TOO_MANY_REQUESTS,
            text!(
                "Trop de nouvelles personnes arrivent de chez vous ; attendez une minute.",
                "Too many new people come from where you are; wait a minute."
            ),
        ));
    }
    let token = app.salon.chance.word(TOKEN);
    let name = guest_name(&app.salon.chance, language(headers));
    let person = app.salon.storage.new_person(&name, &secret::hash(&token), now).await?;
    app.salon.people.call(person, &name);
    app.salon.people.came_from(person, address);
    let me = Me { person, name, named: false };
    Ok((Guest(me), keep(app, headers, &token)))
}

/// The first language of the browser that the salon speaks; English where it speaks none of them, French where any will do.
fn language(headers: &HeaderMap) -> Language {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let known = |tag: &str| match tag.trim().get(..2)? {
        "fr" => Some(Language::Fr),
        "en" => Some(Language::En),
        _ => None,
    };
    match wanted.map(str::trim) {
        None | Some("" | "*") => Language::Fr,
        Some(wanted) => wanted.split(',').find_map(known).unwrap_or(Language::En),
    }
}

/// Makes the client keep a token.
pub fn keep(app: &App, headers: &HeaderMap, token: &str) -> SetCookie {
    let secure = if is_secure(app, headers) { "; Secure" } else { "" };
    let cookie = format!(
        "{COOKIE}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"
    );
    let value = HeaderValue::from_str(&cookie).ok();
    AppendHeaders(value.map(|value| (header::SET_COOKIE, value)).into_iter().collect())
}

/// A new token for a person.
pub async fn new_token(app: &App, person: PersonId) -> Answer<String> {
    let token = app.salon.chance.word(TOKEN);
    app.salon.storage.add_token(person, &secret::hash(&token), app.salon.watch.now()).await?;
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
        assert_eq!(said("de-CH, en-GB;q=0.9, fr;q=0.8"), Language::En);
        assert_eq!(said("fr-CA,en;q=0.5"), Language::Fr);
        assert_eq!(said("*"), Language::Fr);
        assert_eq!(said("de-CH,it;q=0.8"), Language::En);
        assert_eq!(language(&HeaderMap::new()), Language::Fr);
    }
}
