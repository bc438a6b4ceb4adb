//! A salon in a PostgreSQL database, which several nodes can share.

mod company;
mod durability;
mod lists;
mod moving;
mod ratings;
mod upkeep;
mod wire;

use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::{PgListener, PgPool};
use sqlx::{Connection as _, PgConnection};
use tablier_table::{PersonId, Stage, Time};
use tokio::sync::{Mutex, mpsc};

use self::company::{CHANNEL, hold};
use self::upkeep::{check_version, migrate};
use self::wire::Wire;
use super::rows::{banned, int, unsigned};
use super::{
    Batch, Durability, Kept, Listing, Moved, Person, Portion, Sheet, Storage, StorageError,
    StoredEntry, stage_number,
};
use crate::ratings::{Score, Shared, Strength};
use crate::storage::company::NodeId;

/// How long it waits for one, and so for the database to come back.
const WAITS: Duration = Duration::from_secs(5);

/// A salon in a PostgreSQL database.
pub struct Postgres {
    pool: PgPool,
    /// This node, how long its leases last, and what it hears of the others.
    node: NodeId,
    lease: Duration,
    hints: Mutex<PgListener>,
    /// Connections of those who never stop asking.
    appending: Wire,
    telling: Wire,
    taking: Wire,
}

impl Postgres {
    /// Opens the database of this address, and makes the tables in it if there are none.
    pub async fn open(url: &str, lease: Duration, durability: Durability) -> Kept<Postgres> {
        let pool = durability::connect(url).await?;
        if durability == Durability::Demanded {
            durability::demand(&pool).await?;
        }
        migrate(&pool).await?;
        let mut postgres = Postgres::of(pool, lease).await?;
        postgres.node = postgres.join().await?;
        Ok(postgres)
    }

    /// Looks at the database without joining the nodes that use it.
    pub async fn look_at(url: &str) -> Kept<Postgres> {
        let pool = durability::connect(url).await?;
        check_version(&pool).await?;
        Postgres::of(pool, Duration::ZERO).await
    }

    async fn of(pool: PgPool, lease: Duration) -> Kept<Postgres> {
        let mut hints = PgListener::connect_with(&pool).await.map_err(error)?;
        hints.listen(CHANNEL).await.map_err(error)?;
        Ok(Postgres {
            pool,
            node: 0,
            lease,
            hints: Mutex::new(hints),
            appending: Wire::default(),
            telling: Wire::default(),
            taking: Wire::default(),
        })
    }
}

fn error(error: sqlx::Error) -> StorageError {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    match (code.as_deref(), &error) {
        (Some("23505"), _) => StorageError::Overtaken,
        (Some("53100"), _) => StorageError::Full,
        (Some("55P03" | "40P01" | "40001"), _) => StorageError::Busy,
        (_, sqlx::Error::PoolTimedOut) => {
            StorageError::Other("PostgreSQL does not answer".to_owned())
        }
        _ => StorageError::Other(error.to_string()),
    }
}

/// People as the text of an array.
fn numbers(people: &[PersonId]) -> String {
    let numbers: Vec<String> = people.iter().map(|person| person.0.to_string()).collect();
    format!("{{{}}}", numbers.join(","))
}

async fn insert_lines(change: &mut PgConnection, lines: &[StoredEntry]) -> Kept<()> {
    let of = |part: fn(&StoredEntry) -> &str| lines.iter().map(part).collect::<Vec<&str>>();
    sqlx::query(
        "insert into log (name, number, lease, entry)
         select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])",
    )
    .bind(of(|line| &line.table))
    .bind(lines.iter().map(|line| int(line.number)).collect::<Vec<i64>>())
    .bind(lines.iter().map(|line| line.lease.map_or(0, int)).collect::<Vec<i64>>())
    .bind(of(|line| &line.entry))
    .execute(change)
    .await
    .map(drop)
    .map_err(error)
}

async fn put_sheets(change: &mut PgConnection, sheets: &[&Sheet]) -> Kept<()> {
    fn all<'a, T>(sheets: &[&'a Sheet], part: impl Fn(&'a Sheet) -> T) -> Vec<T> {
        sheets.iter().map(|sheet| part(sheet)).collect()
    }
    sqlx::query(
        "insert into tables (name, stage, public, last, moves, deadline, machine, waits, people)
         select name, stage, public, last, moves, deadline, machine, waits::bigint[], people::bigint[]
         from unnest($1::text[], $2::bigint[], $3::boolean[], $4::bigint[], $5::bigint[], $6::bigint[], $7::boolean[],
             $8::text[], $9::text[]) as t (name, stage, public, last, moves, deadline, machine, waits, people)
         on conflict (name) do update set stage = excluded.stage, public = excluded.public, last = excluded.last,
             moves = excluded.moves, deadline = excluded.deadline, machine = excluded.machine, waits = excluded.waits,
             people = excluded.people",
    )
    .bind(all(sheets, |sheet| sheet.card.table.as_str()))
    .bind(all(sheets, |sheet| stage_number(sheet.card.stage)))
    .bind(all(sheets, |sheet| sheet.public))
    .bind(all(sheets, |sheet| int(sheet.card.last.0)))
    .bind(all(sheets, |sheet| int(sheet.card.moves as u64)))
    .bind(all(sheets, |sheet| sheet.deadline.map(|at| int(at.0))))
    .bind(all(sheets, |sheet| sheet.machine))
    .bind(all(sheets, |sheet| numbers(&sheet.waits)))
    .bind(all(sheets, |sheet| numbers(&sheet.people)))
    .execute(change)
    .await
    .map(drop)
    .map_err(error)
}

async fn put_cards(change: &mut PgConnection, sheets: &[&Sheet]) -> Kept<()> {
    if sheets.is_empty() {
        return Ok(());
    }
    let names: Vec<&str> = sheets.iter().map(|sheet| sheet.card.table.as_str()).collect();
    let card = |sheet: &&Sheet| serde_json::to_string(&sheet.card).unwrap_or_default();
    sqlx::query(
        "insert into cards (name, card) select * from unnest($1::text[], $2::text[])
         on conflict (name) do update set card = excluded.card",
    )
    .bind(&names)
    .bind(sheets.iter().map(card).collect::<Vec<String>>())
    .execute(&mut *change)
    .await
    .map_err(error)?;
    sqlx::query("delete from sitters where name = any($1)")
        .bind(&names)
        .execute(&mut *change)
        .await
        .map_err(error)?;
    let sitters = |sheet: &&Sheet| {
        let name = sheet.card.table.clone();
        sheet.people.clone().into_iter().map(move |person| (int(person.0), name.clone()))
    };
    let (people, names): (Vec<i64>, Vec<String>) = sheets.iter().flat_map(sitters).unzip();
    sqlx::query(
        "insert into sitters (person, name) select * from unnest($1::bigint[], $2::text[])
         on conflict do nothing",
    )
    .bind(people)
    .bind(names)
    .execute(change)
    .await
    .map(drop)
    .map_err(error)
}

async fn insert_token(change: &mut PgConnection, person: i64, token: &[u8]) -> Kept<()> {
    let insert = sqlx::query("insert into tokens (hash, person) values ($1, $2)");
    insert.bind(token).bind(person).execute(change).await.map(drop).map_err(error)
}

#[async_trait]
impl Storage for Postgres {
    async fn append(&self, batch: &Batch) -> Kept<()> {
        let mut wire = self.appending.take(&self.pool).await?;
        let mut change = wire.begin().await.map_err(error)?;
        hold(&mut change, self.node, &batch.lines).await?;
        insert_lines(&mut change, &batch.lines).await?;
        put_sheets(&mut change, &batch.sheets.iter().map(|(sheet, _)| sheet).collect::<Vec<_>>())
            .await?;
        let changed: Vec<&Sheet> =
            batch.sheets.iter().filter(|(_, changed)| *changed).map(|(sheet, _)| sheet).collect();
        put_cards(&mut change, &changed).await?;
        if !batch.rated.is_empty() {
            ratings::alone(&mut change).await?;
            ratings::rate(&mut change, &batch.rated).await?;
        }
        change.commit().await.map_err(error)?;
        self.appending.put_back(wire);
        Ok(())
    }

    async fn log(&self, table: &str, after: u64) -> Kept<Vec<String>> {
        sqlx::query_scalar("select entry from log where name = $1 and number > $2 order by number")
            .bind(table)
            .bind(int(after))
            .fetch_all(&self.pool)
            .await
            .map_err(error)
    }

    async fn list(&self, listing: Listing, most: u32) -> Kept<Vec<Sheet>> {
        lists::list(&self.pool, listing, most).await
    }

    async fn lobby(&self, stage: Stage, most: u32) -> Kept<Vec<(String, Vec<PersonId>)>> {
        lists::lobby(&self.pool, stage, most).await
    }

    async fn sheets(&self, tables: &[String]) -> Kept<Vec<Sheet>> {
        lists::sheets(&self.pool, tables).await
    }

    async fn deadlines(&self) -> Kept<Vec<(String, Time, Time)>> {
        let rows: Vec<(String, i64, i64)> =
            sqlx::query_as("select name, deadline, last from tables where deadline is not null")
                .fetch_all(&self.pool)
                .await
                .map_err(error)?;
        let read = |(name, at, last)| (name, Time(unsigned(at)), Time(unsigned(last)));
        Ok(rows.into_iter().map(read).collect())
    }

    async fn machines(&self) -> Kept<Vec<String>> {
        sqlx::query_scalar("select name from tables where machine")
            .fetch_all(&self.pool)
            .await
            .map_err(error)
    }

    async fn strengths(&self, game: &str, people: &[PersonId]) -> Kept<Vec<Strength>> {
        let mut from = self.pool.acquire().await.map_err(error)?;
        let mut strengths = Vec::with_capacity(people.len());
        for &person in people {
            strengths.push(ratings::strength(&mut from, game, person).await?);
        }
        Ok(strengths)
    }

    async fn strongest(&self, game: &str, most: u32) -> Kept<Vec<(PersonId, String, Strength)>> {
        let mut from = self.pool.acquire().await.map_err(error)?;
        ratings::strongest(&mut from, game, most).await
    }

    async fn scores(&self, table: &str) -> Kept<Vec<Score>> {
        let mut from = self.pool.acquire().await.map_err(error)?;
        ratings::scores(&mut from, table).await
    }

    async fn shared(&self, most: u32) -> Kept<Vec<Shared>> {
        let mut from = self.pool.acquire().await.map_err(error)?;
        ratings::shared(&mut from, most).await
    }

    async fn came_from(&self, person: PersonId, origin: &str) -> Kept<()> {
        ratings::came_from(&mut *self.pool.acquire().await.map_err(error)?, person, origin).await
    }

    async fn new_person(&self, name: &str, token: &[u8], now: Time) -> Kept<PersonId> {
        let mut change = self.pool.begin().await.map_err(error)?;
        let id: i64 =
            sqlx::query_scalar("insert into people (name, seen) values ($1, $2) returning id")
                .bind(name)
                .bind(int(now.0))
                .fetch_one(&mut *change)
                .await
                .map_err(error)?;
        insert_token(&mut change, id, token).await?;
        change.commit().await.map_err(error)?;
        Ok(PersonId(unsigned(id)))
    }

    async fn person(&self, token: &[u8]) -> Kept<Option<Person>> {
        let row: Option<(i64, String, bool, i64, i64, String)> = sqlx::query_as(
            "select p.id, p.name, p.named, p.seen, p.banned_until, p.ban_reason
             from tokens t join people p on p.id = t.person where t.hash = $1",
        )
        .bind(token)
        .fetch_optional(&self.pool)
        .await
        .map_err(error)?;
        Ok(row.map(|(id, name, named, seen, until, reason)| Person {
            id: PersonId(unsigned(id)),
            name,
            named,
            seen: Time(unsigned(seen)),
            banned: banned((until, reason)),
        }))
    }

    async fn rename(&self, person: PersonId, name: &str) -> Kept<()> {
        let rename = sqlx::query("update people set name = $1, named = true where id = $2")
            .bind(name)
            .bind(int(person.0));
        rename.execute(&self.pool).await.map(drop).map_err(error)
    }

    async fn add_token(&self, person: PersonId, token: &[u8], now: Time) -> Kept<()> {
        let mut change = self.pool.begin().await.map_err(error)?;
        insert_token(&mut change, int(person.0), token).await?;
        sqlx::query("update people set seen = $1 where id = $2")
            .bind(int(now.0))
            .bind(int(person.0))
            .execute(&mut *change)
            .await
            .map_err(error)?;
        change.commit().await.map_err(error)
    }

    async fn add_recovery(&self, person: PersonId, word: &[u8], until: Time) -> Kept<()> {
        let add = sqlx::query("insert into recoveries (hash, person, until) values ($1, $2, $3)")
            .bind(word)
            .bind(int(person.0))
            .bind(int(until.0));
        add.execute(&self.pool).await.map(drop).map_err(error)
    }

    async fn take_recovery(&self, word: &[u8], now: Time) -> Kept<Option<PersonId>> {
        let taken: Option<(i64, i64)> =
            sqlx::query_as("delete from recoveries where hash = $1 returning person, until")
                .bind(word)
                .fetch_optional(&self.pool)
                .await
                .map_err(error)?;
        Ok(taken
            .filter(|(_, until)| unsigned(*until) >= now.0)
            .map(|(person, _)| PersonId(unsigned(person))))
    }

    async fn ban(&self, person: PersonId, until: Time, reason: &str) -> Kept<bool> {
        let ban = sqlx::query("update people set banned_until = $1, ban_reason = $2 where id = $3")
            .bind(int(until.0))
            .bind(reason)
            .bind(int(person.0));
        let done = ban.execute(&self.pool).await.map_err(error)?;
        Ok(done.rows_affected() > 0)
    }

    async fn ban_of(&self, person: PersonId) -> Kept<Option<(Time, String)>> {
        let row = sqlx::query_as("select banned_until, ban_reason from people where id = $1")
            .bind(int(person.0))
            .fetch_optional(&self.pool)
            .await
            .map_err(error)?;
        Ok(row.and_then(banned))
    }

    async fn saw(&self, person: PersonId, now: Time) -> Kept<()> {
        let saw = sqlx::query("update people set seen = $1 where id = $2")
            .bind(int(now.0))
            .bind(int(person.0));
        saw.execute(&self.pool).await.map(drop).map_err(error)
    }

    async fn sweep(&self, guests_before: Time, now: Time) -> Kept<u64> {
        self.sweep_company().await?;
        let old = sqlx::query("delete from recoveries where until < $1").bind(int(now.0));
        old.execute(&self.pool).await.map_err(error)?;
        let forget = sqlx::query(
            "delete from people where not named and banned_until = 0 and seen < $1
             and not exists (select from sitters where person = people.id)",
        )
        .bind(int(guests_before.0));
        Ok(forget.execute(&self.pool).await.map_err(error)?.rows_affected())
    }

    async fn note(&self, key: &str) -> Kept<Option<String>> {
        sqlx::query_scalar("select value from notes where key = $1")
            .bind(key)
            .fetch_optional(&self.pool)
            .await
            .map_err(error)
    }

    async fn set_note(&self, key: &str, value: &str) -> Kept<()> {
        let set = sqlx::query(
            "insert into notes (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value",
        )
        .bind(key)
        .bind(value);
        set.execute(&self.pool).await.map(drop).map_err(error)
    }

    async fn give(&self, to: mpsc::Sender<Portion>) -> Kept<()> {
        moving::give(self, to).await
    }

    async fn receive(&self, from: mpsc::Receiver<Portion>) -> Kept<Moved> {
        moving::receive(self, from).await
    }

    async fn was_replaced(&self) -> Kept<bool> {
        // Backups of PostgreSQL are restored into a database nobody uses.
        Ok(false)
    }
}
