//! The person behind the client.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use tablier_protocol::{BadName, Card, Code, Me, Recovery, Rename, messages};
use tablier_rules::Message;
use tablier_table::PersonId;

use super::App;
use super::answer::WireJson;
use super::guest::{Guest, SetCookie, come_in, keep, new_token, refuse_banned};
use super::refused::{Answer, Refused};
use super::safety::Address;
use super::sent::Sent;
use crate::people::names;
use crate::secret;
use crate::sentences::too_fast;

/// How long a word for another device is good for, in milliseconds.
const RECOVERY_FOR: u64 = 15 * 60_000;
/// How long it is.
const RECOVERY: usize = 20;

/// Who the client is; somebody new is let in.
pub async fn show(
    State(app): State<App>,
    address: Address,
    headers: HeaderMap,
) -> Answer<(SetCookie, WireJson<Me>)> {
    let (Guest(me), cookie) = come_in(&app, address, &headers).await?;
    Ok((cookie, WireJson(me)))
}

/// Another name.
pub async fn rename(
    State(app): State<App>,
    Guest(me): Guest,
    Sent(Rename { name, program }): Sent<Rename>,
) -> Answer<WireJson<Me>> {
    may_write(&app, me.person)?;
    let proper = if program { names::of_program } else { names::proper };
    let name = proper(&name, &app.salon.people.spoken).map_err(|BadName(why)| unnamable(why))?;
    let free = app.salon.tables.free_name(me.person, &name);
    let name = match free == name {
        // Programs do not choose, and several of one name are usual.
        _ if program => free,
        true => name,
        false => return Err(unnamable(names::taken(&free))),
    };
    if me.name != name || !me.named {
        app.salon.people.names.take(me.person, app.salon.ground.watch.now()).map_err(too_fast)?;
        app.salon.ground.storage.rename(me.person, &name).await?;
        app.salon.people.connected.call(me.person, &name);
        app.salon.tables.rename_at_tables(me.person, &name).await?;
    }
    Ok(WireJson(Me { name, named: true, ..me }))
}

fn unnamable(why: Message) -> Refused {
    Refused::new(Code::BadName, why)
}

/// What is kept of a person costs the disk as much as an act at a table.
fn may_write(app: &App, person: PersonId) -> Answer<()> {
    let taken = app.salon.people.acts.take(person, app.salon.ground.watch.now());
    taken.map_err(|wait| too_fast(wait).into())
}

/// The own tables, turns that wait first.
pub async fn tables(State(app): State<App>, guest: Guest) -> Answer<WireJson<Vec<Card>>> {
    Ok(WireJson(app.salon.tables.own(guest.person()).await?))
}

/// A word that makes another device the same person.
pub async fn recovery(State(app): State<App>, guest: Guest) -> Answer<WireJson<Recovery>> {
    may_write(&app, guest.person())?;
    let code = app.salon.ground.chance.word(RECOVERY);
    let until = app.salon.ground.watch.now().after(RECOVERY_FOR);
    app.salon.ground.storage.add_recovery(guest.person(), &secret::hash(&code), until).await?;
    Ok(WireJson(Recovery { code }))
}

/// Becomes that person.
pub async fn recover(
    State(app): State<App>,
    Address(address): Address,
    headers: HeaderMap,
    Sent(Recovery { code }): Sent<Recovery>,
) -> Answer<(SetCookie, StatusCode)> {
    let now = app.salon.ground.watch.now();
    let most = app.salon.ground.rules.newcomers;
    app.salon.tables.take("newcomers", address, &app.newcomers, most).await.map_err(too_fast)?;
    let found = app.salon.ground.storage.take_recovery(&secret::hash(code.trim()), now).await?;
    let person = found.ok_or_else(|| Refused::new(Code::LinkExpired, messages::link_expired()))?;
    refuse_banned(&app, app.salon.ground.storage.ban_of(person).await?.as_ref())?;
    let token = new_token(&app, person).await?;
    Ok((keep(&app, &headers, &token), StatusCode::NO_CONTENT))
}
