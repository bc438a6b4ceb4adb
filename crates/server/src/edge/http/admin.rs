//! What only whoever runs the salon may do, with the administrator's token.

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tablier_protocol::{Acted, Code, Wire, messages};
use tablier_rules::Message;
use tablier_table::{Chair, Input, PersonId, Saying, Sitter, Time};
use tokio::sync::oneshot;

use super::App;
use super::answer::WireJson;
use super::asked::InPath;
use super::guest::bearer;
use super::refused::{Answer, Refused};
use super::safety::Address;
use super::sent::Sent;
use super::wording::in_words;
use crate::people::connected::Present;
use crate::people::talk::clean;
use crate::ratings::Shared;
use crate::secret;
use crate::sentences::closed_to_you;
use crate::tables::asker::{Asker, not_kept};

/// A request with the administrator's token.
#[derive(Debug)]
pub struct Host;

impl FromRequestParts<App> for Host {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Host> {
        let address = Address::from_request_parts(parts, app).await?;
        check(app, address, &parts.headers).await?;
        Ok(Host)
    }
}

/// Refuses a request without the administrator's token. From an address that is wrong too often one token a second is looked at, and
/// the others are not, not even a right one: only so guessing takes long. It is so short a while that a guest at the address of the
/// administrator locks nobody out: whoever is right tries again. Other addresses do not notice.
pub async fn check(app: &App, Address(address): Address, headers: &HeaderMap) -> Answer<()> {
    let given = bearer(headers).ok_or_else(token_needed)?;
    let now = app.salon.ground.watch.now();
    // Counted before anything is waited for, so that many at once are not more than one after the other.
    let taken = app.guesses.take(address, now);
    taken.map_err(|wait| Refused::for_a_while(Code::TooManyGuesses, too_many_guesses(), wait))?;
    let kept = app.salon.ground.storage.note("admin").await;
    let kept = kept.inspect_err(|_| app.guesses.give_back(address))?.unwrap_or_default();
    if !secret::is_same(&kept, &secret::hex(&secret::hash(given))) {
        tracing::warn!(%address, "somebody was wrong about the administrator's token");
        return Err(token_needed());
    }
    app.guesses.give_back(address);
    Ok(())
}

fn token_needed() -> Refused {
    Refused::new(Code::AdminOnly, messages::admin_token_needed())
}

fn too_many_guesses() -> Message {
    messages::admin_token_guessed()
}

async fn put_in(app: &App, table: &str, input: Input) -> Answer<WireJson<Acted>> {
    let (sender, answer) = oneshot::channel();
    app.salon.tables.input(table, input, None, Asker::Here(sender)).await;
    let v = answer.await.unwrap_or_else(|_| Err(not_kept()))?;
    Ok(WireJson(Acted { v }))
}

/// Who is there, at this node, with the numbers by which they can be kept out.
pub async fn people(_: Host, State(app): State<App>) -> WireJson<Vec<Present>> {
    WireJson(app.salon.people.connected.present())
}

/// Somebody at a table.
#[derive(Debug, Serialize)]
pub struct Sitting {
    seat: usize,
    person: PersonId,
    name: Option<String>,
}

/// Something that was said at a table.
#[derive(Debug, Serialize)]
pub struct Word {
    /// What takes it away.
    version: u64,
    at: Time,
    person: PersonId,
    name: String,
    text: String,
    plays: bool,
}

/// The people of a table and what they said: nothing of the game.
#[derive(Debug, Serialize)]
pub struct People {
    host: PersonId,
    seats: Vec<Sitting>,
    words: Vec<Word>,
}

// What only whoever runs the salon is told.
impl Wire for People {}
impl Wire for Present {}
impl Wire for Shared {}

/// Who is at a table and who said what, with the numbers by which people can be kept out and words be taken away.
pub async fn table(
    _: Host,
    State(app): State<App>,
    InPath(table): InPath<String>,
) -> Answer<WireJson<People>> {
    let seen = app.salon.tables.look_at(&table, |live| {
        let table = &live.table;
        let sitting = |(seat, chair): (usize, &Chair)| match chair.sitter {
            Sitter::Person(person) => Some(Sitting { seat, person, name: chair.name.clone() }),
            _ => None,
        };
        let word = |Saying { v, at, person, name, text, plays }: Saying<'_>| {
            let (name, text) = (name.to_owned(), text.to_owned());
            Word { version: v, at, person, name, text, plays }
        };
        People {
            host: table.host(),
            seats: table.chairs().iter().enumerate().filter_map(sitting).collect(),
            words: table.sayings().map(word).collect(),
        }
    });
    Ok(WireJson(seen.await?))
}

/// Why something is done.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BanReason {
    reason: Value,
}

/// Closes a table.
pub async fn close(
    _: Host,
    State(app): State<App>,
    InPath(table): InPath<String>,
    Sent(BanReason { reason }): Sent<BanReason>,
) -> Answer<WireJson<Acted>> {
    put_in(&app, &table, Input::Close { reason: in_words(&reason)? }).await
}

/// Something that was said.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unsaid {
    version: u64,
}

/// Takes away something that was said.
pub async fn unsay(
    _: Host,
    State(app): State<App>,
    InPath(table): InPath<String>,
    Sent(Unsaid { version }): Sent<Unsaid>,
) -> Answer<WireJson<Acted>> {
    put_in(&app, &table, Input::Unsay { version }).await
}

/// For how long somebody is kept out.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ban {
    days: u32,
    reason: String,
}

/// So much of a reason is kept, in characters.
const LONGEST_REASON: usize = 200;

/// Keeps a person out, who leaves every table; or lets them in again with no days.
pub async fn ban(
    _: Host,
    State(app): State<App>,
    InPath(person): InPath<String>,
    Sent(Ban { days, reason }): Sent<Ban>,
) -> Answer<StatusCode> {
    let person = PersonId(person.parse().map_err(|_| nobody_numbered())?);
    let now = app.salon.ground.watch.now();
    let until = now.after(u64::from(days) * 86_400_000);
    let reason: String = clean(&reason).chars().take(LONGEST_REASON).collect();
    if !app.salon.ground.storage.ban(person, until, &reason).await? {
        return Err(nobody_numbered());
    }
    if days > 0 {
        app.salon.send_away(person, &closed_to_you(until, &reason));
        app.salon.tables.leave_tables(person).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

fn nobody_numbered() -> Refused {
    Refused::new(Code::NoPerson, messages::nobody_numbered())
}

/// So many signs are shown at most.
const MOST_SIGNS: u32 = 200;

/// The latest to play rated games against somebody from the same place: a family, a library, or one person on both sides.
pub async fn rated(_: Host, State(app): State<App>) -> Answer<WireJson<Vec<Shared>>> {
    Ok(WireJson(app.salon.ground.storage.shared(MOST_SIGNS).await?))
}

/// A restart to come.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Announcement {
    seconds: u32,
    text: Value,
}

/// Announces a restart to everybody.
pub async fn restart(
    _: Host,
    State(app): State<App>,
    Sent(Announcement { seconds, text }): Sent<Announcement>,
) -> Answer<StatusCode> {
    app.salon.announce_restart(u64::from(seconds) * 1_000, in_words(&text)?);
    Ok(StatusCode::NO_CONTENT)
}
