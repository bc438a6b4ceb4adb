//! How strong people are.

use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteRow;
use tablier_table::PersonId;

use super::error;
use crate::ratings::{RatedGame, Score, Strength};
use crate::storage::Kept;
use crate::storage::rows::{self, int};

/// Rates those who played, once each game.
pub async fn rate(change: &mut SqliteConnection, games: &[RatedGame]) -> Kept<()> {
    for game in games {
        if !scores(&mut *change, &game.table).await?.is_empty() {
            continue;
        }
        let mut strengths = Vec::new();
        for person in game.people() {
            strengths.push(strength(&mut *change, &game.game, person).await?);
        }
        for score in game.scores(&strengths) {
            sqlx::query(
                "update ratings set latest = 0 where person = ? and game = ? and latest = 1",
            )
            .bind(int(score.person.0))
            .bind(&score.game)
            .execute(&mut *change)
            .await
            .map_err(error)?;
            put_score(change, &score).await?;
        }
    }
    Ok(())
}

/// Keeps one score.
pub async fn put_score(change: &mut SqliteConnection, score: &Score) -> Kept<()> {
    sqlx::query(
        "insert into ratings (name, seat, person, game, games, mean, spread, gained, latest)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&score.table)
    .bind(score.seat.index() as i64)
    .bind(int(score.person.0))
    .bind(&score.game)
    .bind(i64::from(score.strength.games))
    .bind(score.strength.mean)
    .bind(score.strength.spread)
    .bind(score.gained)
    .bind(score.latest)
    .execute(change)
    .await
    .map(drop)
    .map_err(error)
}

/// How strong a person is at a game.
pub async fn strength(from: &mut SqliteConnection, game: &str, person: PersonId) -> Kept<Strength> {
    let found: Option<SqliteRow> =
        sqlx::query("select * from ratings where person = ? and game = ? and latest = 1")
            .bind(int(person.0))
            .bind(game)
            .fetch_optional(from)
            .await
            .map_err(error)?;
    found.as_ref().map_or(Ok(Strength::default()), rows::strength).map_err(error)
}

/// The strongest at a game.
pub async fn strongest(
    from: &mut SqliteConnection,
    game: &str,
    settled: u32,
    most: u32,
) -> Kept<Vec<(PersonId, String, Strength)>> {
    let found = sqlx::query(
        "select r.*, p.name as called from ratings r join people p on p.id = r.person
         where r.game = ? and r.latest = 1 order by r.games < ?, r.mean desc, r.person limit ?",
    )
    .bind(game)
    .bind(i64::from(settled))
    .bind(i64::from(most))
    .fetch_all(from)
    .await
    .map_err(error)?;
    found.iter().map(rows::ranked).collect::<Result<_, _>>().map_err(error)
}

/// What a rated game was for those who played it.
pub async fn scores(from: &mut SqliteConnection, table: &str) -> Kept<Vec<Score>> {
    let found = sqlx::query("select * from ratings where name = ? order by seat")
        .bind(table)
        .fetch_all(from)
        .await
        .map_err(error)?;
    found.iter().map(rows::score).collect::<Result<_, _>>().map_err(error)
}
