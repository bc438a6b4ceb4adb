//! How strong people are, for people.

use axum::extract::State;
use tablier_protocol::{Code, Ranked, SeatRating};
use tablier_table::{PersonId, Sitter, Stage};

use super::App;
use super::answer::WireJson;
use super::asked::InPath;
use super::guest::Anybody;
use super::refused::{Answer, Refused};
use super::tables::not_for_you;
use crate::ratings::points;

/// So many people are listed at most.
const MAX_LISTED: u32 = 100;

/// The strongest at a game.
pub async fn strongest(
    State(app): State<App>,
    InPath(game): InPath<String>,
    Anybody(asks): Anybody,
) -> Answer<WireJson<Vec<Ranked>>> {
    let rules = app.salon.ground.rulebooks.get(&game);
    let rules = rules.map_err(|unknown| Refused::new(Code::NoGame, unknown.text()))?;
    let found = app.salon.ground.storage.strongest(rules.slug(), MAX_LISTED).await?;
    let ranked = |(person, name, strength): (_, _, crate::ratings::Strength)| Ranked {
        name,
        rating: strength.rating(),
        own: person == asks,
    };
    Ok(WireJson(found.into_iter().map(ranked).collect()))
}

/// The ratings of those who sit at a table, by seat; nothing unless the game is rated.
pub async fn of_table(
    State(app): State<App>,
    InPath(table): InPath<String>,
    Anybody(person): Anybody,
) -> Answer<WireJson<Vec<Option<SeatRating>>>> {
    let known = app.salon.tables.look_at(&table, |live| {
        let table = &live.table;
        let sitters: Vec<Sitter> = table.chairs().iter().map(|chair| chair.sitter).collect();
        let setup = table.setup();
        let is_over = table.stage() == Stage::Over;
        table.may_watch(person).then(|| (setup.rated, setup.game.clone(), is_over, sitters))
    });
    let (rated, game, is_over, sitters) = known.await?.ok_or_else(not_for_you)?;
    if !rated {
        return Ok(WireJson(Vec::new()));
    }
    let mut shown: Vec<Option<SeatRating>> = vec![None; sitters.len()];
    if is_over {
        for score in app.salon.ground.storage.scores(&table).await? {
            let gained =
                Some(points(score.strength.mean) - points(score.strength.mean - score.gained));
            let rating = score.strength.rating();
            shown[score.seat.index()] = Some(SeatRating { rating, gained });
        }
        return Ok(WireJson(shown));
    }
    let person = |(seat, sitter): (usize, Sitter)| match sitter {
        Sitter::Person(person) => Some((seat, person)),
        Sitter::Nobody | Sitter::Machine(_) => None,
    };
    let (seats, people): (Vec<usize>, Vec<PersonId>) =
        sitters.into_iter().enumerate().filter_map(person).unzip();
    let strengths = app.salon.ground.storage.strengths(&game, &people).await?;
    for (seat, strength) in seats.into_iter().zip(strengths) {
        shown[seat] = Some(SeatRating { rating: strength.rating(), gained: None });
    }
    Ok(WireJson(shown))
}
