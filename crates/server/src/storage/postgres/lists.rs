//! Tables in lists: what is known of them without reading their logs.

use sqlx::Row as _;
use sqlx::postgres::{PgPool, PgRow};
use tablier_protocol::Card;
use tablier_table::{PersonId, Stage, Time};

use super::{Kept, Listing, Sheet, StorageError, error, int, stage_number, unsigned};

fn people(numbers: Vec<i64>) -> Vec<PersonId> {
    numbers.into_iter().map(|number| PersonId(unsigned(number))).collect()
}

/// What a row says of a table.
pub fn sheet(row: &PgRow) -> Kept<Sheet> {
    let number = |column: &str| row.try_get::<i64, _>(column).map(unsigned).map_err(error);
    let card: String = row.try_get("card").map_err(error)?;
    let card: Card =
        serde_json::from_str(&card).map_err(|error| StorageError::Other(error.to_string()))?;
    let moves = usize::try_from(number("moves")?).unwrap_or(0);
    let card = Card { last: Time(number("last")?), moves, ..card };
    let deadline: Option<i64> = row.try_get("deadline").map_err(error)?;
    Ok(Sheet {
        card,
        public: row.try_get("public").map_err(error)?,
        deadline: deadline.map(|at| Time(unsigned(at))),
        machine: row.try_get("machine").map_err(error)?,
        people: people(row.try_get("people").map_err(error)?),
        waits: people(row.try_get("waits").map_err(error)?),
    })
}

/// Some tables, latest first.
pub async fn list(from: &PgPool, listing: Listing, most: u32) -> Kept<Vec<Sheet>> {
    const LOBBY: &str = "select * from tables join cards using (name)
        where public and stage = $1 and stage < 2 order by last desc limit $2";
    const OWN: &str =
        "select t.*, c.card from sitters s join tables t using (name) join cards c using (name)
        where s.person = $1 order by not $1 = any(t.waits), t.stage = 2, t.last desc limit $2";
    let query = match listing {
        Listing::Open => sqlx::query(LOBBY).bind(0_i64),
        Listing::Playing => sqlx::query(LOBBY).bind(1_i64),
        Listing::Of(person) => sqlx::query(OWN).bind(int(person.0)),
    };
    let rows = query.bind(i64::from(most)).fetch_all(from).await.map_err(error)?;
    rows.iter().map(sheet).collect()
}

/// The tables of the lobby, latest first, with their people.
pub async fn lobby(from: &PgPool, stage: Stage, most: u32) -> Kept<Vec<(String, Vec<PersonId>)>> {
    let rows: Vec<(String, Vec<i64>)> = sqlx::query_as(
        "select name, people from tables where public and stage = $1 and stage < 2 order by last desc limit $2",
    )
    .bind(stage_number(stage))
    .bind(i64::from(most))
    .fetch_all(from)
    .await
    .map_err(error)?;
    Ok(rows.into_iter().map(|(name, those)| (name, people(those))).collect())
}

/// The sheets of these tables, as they come.
pub async fn sheets(from: &PgPool, tables: &[String]) -> Kept<Vec<Sheet>> {
    let rows = sqlx::query("select * from tables join cards using (name) where name = any($1)")
        .bind(tables)
        .fetch_all(from)
        .await
        .map_err(error)?;
    rows.iter().map(sheet).collect()
}
