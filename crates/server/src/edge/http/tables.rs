//! Games, the lobby, and tables.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use tablier_protocol::{Act, Acted, Lobby, NewTable, Opened, Wire};
use tablier_rules::{
    About, Format, Language, RulesVersion, Schema, Seat, Theme, Viewer, messages, svg,
};
use tablier_table::{Snapshot, Stage};
use tokio::sync::oneshot;

use super::App;
use super::answer::WireJson;
use super::asked::{InPath, InQuery};
use super::guest::{Anybody, Guest};
use super::refused::{Answer, Refused};
use super::safety::place;
use super::sent::Sent;
use crate::edge::code::code_svg;
use crate::sentences::no_table;
use crate::tables::asker::{Asker, not_kept};
use crate::tables::check_name;

/// A game and its options.
#[derive(Serialize)]
pub struct GameShown {
    #[serde(flatten)]
    about: About,
    rules_version: RulesVersion,
    options: Schema,
}

impl Wire for GameShown {}

/// Every game.
pub async fn games(State(app): State<App>) -> WireJson<Vec<GameShown>> {
    let shown = |rules: &dyn tablier_rules::Rulebook| GameShown {
        about: rules.about(),
        rules_version: rules.versions().newest(),
        options: rules.schema(),
    };
    WireJson(app.salon.ground.rulebooks.iter().map(shown).collect())
}

/// The tables anybody may come to.
pub async fn lobby(State(app): State<App>, Anybody(person): Anybody) -> Answer<WireJson<Lobby>> {
    Ok(WireJson(app.salon.tables.shown(person).await?))
}

/// Opens a table.
pub async fn open(
    State(app): State<App>,
    guest: Guest,
    Sent(new): Sent<NewTable>,
) -> Answer<(StatusCode, WireJson<Opened>)> {
    let table = app.salon.tables.open(new, guest.person()).await?;
    Ok((StatusCode::CREATED, WireJson(Opened { table })))
}

/// Who to see a table as.
#[derive(Debug, Default, Deserialize)]
pub struct WantedViewer {
    /// A seat, or `everything` once the game is over.
    #[serde(alias = "eyes")]
    viewer: Option<String>,
}

impl WantedViewer {
    fn viewer(&self) -> Option<Viewer> {
        match self.viewer.as_deref()? {
            "everything" => Some(Viewer::Everything),
            "spectator" => Some(Viewer::Spectator),
            seat => Seat::try_from(seat.parse::<u8>().ok()?).ok().map(Viewer::Seat),
        }
    }
}

/// A table as the person may know it.
pub async fn show(
    State(app): State<App>,
    InPath(table): InPath<String>,
    InQuery(wanted): InQuery<WantedViewer>,
    Anybody(person): Anybody,
) -> Answer<WireJson<Snapshot>> {
    let now = app.salon.ground.watch.now();
    let shown = app.salon.tables.look_at(&table, |live| {
        let viewer = live.table.viewer(person, wanted.viewer());
        let watches = live.table.may_watch(person);
        watches.then(|| live.table.snapshot(person, viewer, now))
    });
    Ok(WireJson(shown.await?.ok_or_else(not_for_you)?))
}

/// What a program does that has no websocket.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// The name of the act.
    id: String,
    act: Act,
}

/// Does something at a table.
pub async fn act(
    State(app): State<App>,
    InPath(table): InPath<String>,
    guest: Guest,
    Sent(Named { id, act }): Sent<Named>,
) -> Answer<WireJson<Acted>> {
    let (sender, answer) = oneshot::channel();
    app.salon.tables.act(&table, guest.person(), act, id, Asker::Here(sender)).await;
    let v = answer.await.unwrap_or_else(|_| Err(not_kept()))?;
    Ok(WireJson(Acted { v }))
}

/// The record of a game, with what the person may know.
pub async fn record(
    State(app): State<App>,
    InPath(table): InPath<String>,
    Anybody(person): Anybody,
) -> Answer<impl IntoResponse> {
    let record = app.salon.tables.look_at(&table, |live| {
        let watches = live.table.may_watch(person);
        let viewer = live.table.viewer(person, None);
        live.table.record(viewer).filter(|_| watches).map(|record| record.to_string())
    });
    let record = record.await?.ok_or_else(not_for_you)?;
    let file = format!("attachment; filename=\"tablier-{table}.txt\"");
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, file)], record))
}

/// Which picture of a game.
#[derive(Debug, Deserialize)]
pub struct Pictured {
    /// After how many moves; without it, now.
    #[serde(rename = "move")]
    after: Option<usize>,
    #[serde(default)]
    language: Language,
    /// Whether on a dark ground.
    #[serde(default)]
    dark: bool,
    #[serde(flatten)]
    viewer: WantedViewer,
}

/// A picture of a game at any of its moves.
pub async fn picture(
    State(app): State<App>,
    InPath(table): InPath<String>,
    InQuery(wanted): InQuery<Pictured>,
    Anybody(person): Anybody,
) -> Answer<impl IntoResponse> {
    let drawn = app.salon.tables.look_at(&table, |live| {
        let table = &live.table;
        if !table.may_watch(person) || !table.has_begun() {
            return None;
        }
        let game = table.game()?;
        let viewer = table.viewer(person, wanted.viewer.viewer());
        let after = wanted.after.unwrap_or(usize::MAX).min(game.moves());
        let shown = game.after(after);
        let mut scene = shown.scene(viewer, &[], Format::Wide).named(table.names());
        let is_last = after == game.moves();
        if is_last && table.stage() == Stage::Over && shown.outcome().is_none() {
            // Somebody resigned, or it was called off: the position itself still waits for a move.
            scene.prompt = messages::game_over();
        }
        let theme = if wanted.dark { Theme::Dark } else { Theme::Light };
        Some(svg(&scene, wanted.language, theme))
    });
    let drawn = drawn.await?.ok_or_else(not_for_you)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], drawn))
}

/// The address of a table as a QR code, for whoever sits in the same room. Whether there is such a table is told to nobody: it is
/// the same for every name.
pub async fn code(
    State(app): State<App>,
    InPath(table): InPath<String>,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    check_name(&table)?;
    let code = place(&app, &headers)
        .and_then(|place| code_svg(&format!("{place}/table/{table}")))
        .ok_or_else(not_for_you)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], code))
}

/// There is no such table for whoever asks.
pub fn not_for_you() -> Refused {
    Refused::from(no_table())
}
