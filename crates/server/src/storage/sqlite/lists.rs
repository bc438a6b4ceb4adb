//! Tables in lists: what is known of them without reading their logs.

use sqlx::sqlite::SqliteRow;
use sqlx::{QueryBuilder, Row as _, SqliteConnection};
use tablier_protocol::Card;
use tablier_table::{PersonId, Stage, Time};

use super::{Kept, Listing, Sheet, StorageError, error, int, stage_number, unsigned};

/// People as they are stored.
pub fn people(numbers: &str) -> Vec<PersonId> {
    numbers.split(',').filter_map(|number| number.parse().ok()).map(PersonId).collect()
}

/// What a row says of a table.
pub fn sheet(row: &SqliteRow) -> Kept<Sheet> {
    let get = |column: &str| row.try_get::<String, _>(column).map_err(error);
    let number = |column: &str| row.try_get::<i64, _>(column).map(unsigned).map_err(error);
    let card: Card = serde_json::from_str(&get("card")?)
        .map_err(|error| StorageError::Other(error.to_string()))?;
    let moves = usize::try_from(number("moves")?).unwrap_or(0);
    let card = Card { last: Time(number("last")?), moves, ..card };
    let deadline: Option<i64> = row.try_get("deadline").map_err(error)?;
    Ok(Sheet {
        card,
        public: row.try_get("public").map_err(error)?,
        deadline: deadline.map(|at| Time(unsigned(at))),
        machine: row.try_get("machine").map_err(error)?,
        people: people(&get("people")?),
        waits: people(&get("waits")?),
    })
}

/// Some tables, latest first.
pub async fn list(from: &mut SqliteConnection, listing: Listing, most: u32) -> Kept<Vec<Sheet>> {
    const LOBBY: &str = "select * from tables join cards using (name)
        where public = 1 and stage = ? and stage < 2 order by last desc limit ?";
    const OWN: &str = "select t.*, c.card from sitters s join tables t on t.name = s.name join cards c on c.name = s.name
        where s.person = ?1
        order by instr(',' || t.waits || ',', ',' || ?1 || ',') = 0, t.stage = 2, t.last desc limit ?2";
    let query = match listing {
        Listing::Open => sqlx::query(LOBBY).bind(0),
        Listing::Playing => sqlx::query(LOBBY).bind(1),
        Listing::Of(person) => sqlx::query(OWN).bind(int(person.0)),
    };
    let rows = query.bind(most).fetch_all(from).await.map_err(error)?;
    rows.iter().map(sheet).collect()
}

/// The tables of the lobby, latest first, with their people.
pub async fn lobby(
    from: &mut SqliteConnection,
    stage: Stage,
    most: u32,
) -> Kept<Vec<(String, Vec<PersonId>)>> {
    let rows: Vec<(String, String)> = sqlx::query_as(
        "select name, people from tables where public = 1 and stage = ? and stage < 2 order by last desc limit ?",
    )
    .bind(stage_number(stage))
    .bind(most)
    .fetch_all(from)
    .await
    .map_err(error)?;
    Ok(rows.into_iter().map(|(name, those)| (name, people(&those))).collect())
}

/// The sheets of these tables, as they come.
pub async fn sheets(from: &mut SqliteConnection, tables: &[String]) -> Kept<Vec<Sheet>> {
    let mut query =
        QueryBuilder::new("select * from tables join cards using (name) where name in (");
    let mut names = query.separated(", ");
    for table in tables {
        names.push_bind(table);
    }
    query.push(")");
    let rows = query.build().persistent(false).fetch_all(from).await.map_err(error)?;
    rows.iter().map(sheet).collect()
}
