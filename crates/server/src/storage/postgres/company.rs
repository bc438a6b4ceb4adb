//! Several nodes on one database.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::PgConnection;
use tablier_rules::{MAX_SEATS, Seat, SeatSet};
use tablier_table::Time;

use super::{Postgres, error, int, unsigned};
use crate::limits::Allowance;
use crate::storage::company::{Claim, Company, Elsewhere, Handed, Hint, NodeId, Queued, Ticket};
use crate::storage::{Kept, StorageError, StoredEntry};

/// Where nodes let each other know.
pub const CHANNEL: &str = "tablier";
/// What PostgreSQL lets through at most, about.
const MAX_NOTIFY_BYTES: usize = 7_900;

impl Postgres {
    /// Throws away what nodes that are gone left behind, and what nobody asks for any more.
    pub(super) async fn sweep_company(&self) -> Kept<()> {
        const SWEEPS: [&str; 4] = [
            "delete from presence where node in (select id from nodes where until < now() - interval '1 hour')",
            "delete from handed where node in (select id from nodes where until < now() - interval '1 hour')",
            "delete from nodes n where until < now() - interval '1 day'
             and not exists (select from leases where node = n.id)",
            "delete from allowances where at < extract(epoch from now()) * 1000 - 3600000",
        ];
        for sweep in SWEEPS {
            sqlx::query(sweep).execute(&self.pool).await.map_err(error)?;
        }
        Ok(())
    }

    /// Joins the nodes of this salon.
    pub(super) async fn join(&self) -> Kept<NodeId> {
        self.sweep_company().await?;
        sqlx::query_scalar(
            "insert into nodes (until, seen) values (now() + $1::interval, 0) returning id",
        )
        .bind(self.lease)
        .fetch_one(&self.pool)
        .await
        .map(unsigned)
        .map_err(error)
    }

    /// Whose the table is: the node, the number, and whether the node is there.
    async fn owner(&self, table: &str) -> Kept<Option<(i64, i64, bool)>> {
        sqlx::query_as(
            "select l.node, l.number, coalesce(n.until > now(), false)
             from leases l left join nodes n on n.id = l.node where l.name = $1",
        )
        .bind(table)
        .fetch_optional(&self.pool)
        .await
        .map_err(error)
    }
}

/// Holds fast the leases these lines were written under, so that they stay this node's until the end of the change.
pub async fn hold(change: &mut PgConnection, node: NodeId, lines: &[StoredEntry]) -> Kept<()> {
    let mut leases: Vec<(&str, u64)> = lines
        .iter()
        .filter_map(|line| line.lease.map(|lease| (line.table.as_str(), lease)))
        .collect();
    leases.sort_unstable();
    leases.dedup();
    if leases.is_empty() {
        return Ok(());
    }
    let (names, numbers): (Vec<&str>, Vec<i64>) =
        leases.iter().map(|&(name, number)| (name, int(number))).unzip();
    let held = sqlx::query(
        "select l.name from leases l
         join unnest($1::text[], $2::bigint[]) as t (name, number) on l.name = t.name and l.number = t.number
         where l.node = $3 for share of l",
    )
    .bind(names)
    .bind(numbers)
    .bind(int(node))
    .fetch_all(change)
    .await
    .map_err(error)?;
    if held.len() == leases.len() { Ok(()) } else { Err(StorageError::Overtaken) }
}

fn json(value: &impl serde::Serialize) -> Kept<String> {
    serde_json::to_string(value).map_err(|error| StorageError::Other(error.to_string()))
}

/// Hints as PostgreSQL carries them: as many in one as there is room for.
fn packed(node: NodeId, hints: &[String]) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for hint in hints.iter().filter(|hint| hint.len() < MAX_NOTIFY_BYTES) {
        match all.last_mut().filter(|last| last.len() + hint.len() < MAX_NOTIFY_BYTES) {
            Some(last) => {
                last.push(',');
                last.push_str(hint);
            }
            None => all.push(format!("[{node},{hint}")),
        }
    }
    all.iter_mut().for_each(|text| text.push(']'));
    all
}

/// The node and the hints of such a text; a newer node may send some that this one does not know yet.
fn unpacked(text: &str) -> Option<(NodeId, Vec<Hint>)> {
    let mut parts = serde_json::from_str::<Vec<serde_json::Value>>(text).ok()?.into_iter();
    let node = parts.next()?.as_u64()?;
    Some((node, parts.filter_map(|part| serde_json::from_value(part).ok()).collect()))
}

#[async_trait]
impl Company for Postgres {
    fn node(&self) -> NodeId {
        self.node
    }

    async fn renew(&self, people: usize, now: Time) -> Kept<Time> {
        let time: i64 = sqlx::query_scalar(
            "with others as (select coalesce(max(seen), 0) as seen from nodes)
             update nodes set until = now() + $1::interval, seen = $2, people = $3 where id = $4
             returning greatest((extract(epoch from clock_timestamp()) * 1000)::bigint, (select seen from others))",
        )
        .bind(self.lease)
        .bind(int(now.0))
        .bind(int(people as u64))
        .bind(int(self.node))
        .fetch_one(&self.pool)
        .await
        .map_err(error)?;
        Ok(Time(unsigned(time)))
    }

    async fn leave(&self, now: Time) -> Kept<()> {
        sqlx::query("update nodes set until = now(), seen = $1, people = 0 where id = $2")
            .bind(int(now.0))
            .bind(int(self.node))
            .execute(&self.pool)
            .await
            .map(drop)
            .map_err(error)
    }

    async fn people(&self) -> Kept<usize> {
        sqlx::query_scalar("select coalesce(sum(people), 0)::bigint from nodes where until > now()")
            .fetch_one(&self.pool)
            .await
            .map(|people: i64| usize::try_from(people).unwrap_or(0))
            .map_err(error)
    }

    async fn claim(&self, table: &str) -> Kept<Claim> {
        loop {
            let owner = self.owner(table).await?;
            match owner {
                Some((node, number, _)) if unsigned(node) == self.node => {
                    return Ok(Claim::Mine { lease: unsigned(number), since: None });
                }
                Some((node, _, true)) => return Ok(Claim::Theirs(unsigned(node))),
                _ => {}
            }
            let since: Option<i64> = match owner {
                Some((node, ..)) => sqlx::query_scalar("select seen from nodes where id = $1")
                    .bind(node)
                    .fetch_optional(&self.pool)
                    .await
                    .map_err(error)?,
                None => None,
            };
            let taken: Option<i64> = sqlx::query_scalar(
                "insert into leases (name, node, number) values ($1, $2, nextval('lease_numbers'))
                 on conflict (name) do update set node = excluded.node, number = excluded.number
                 where not exists (select from nodes n where n.id = leases.node and n.until > now())
                 returning number",
            )
            .bind(table)
            .bind(int(self.node))
            .fetch_optional(&self.pool)
            .await
            .map_err(error)?;
            // Otherwise another was faster.
            if let Some(number) = taken {
                let since = since.map(|seen| Time(unsigned(seen)));
                return Ok(Claim::Mine { lease: unsigned(number), since });
            }
        }
    }

    async fn orphans(&self, most: u32) -> Kept<Vec<String>> {
        sqlx::query_scalar(
            "select t.name from tables t where (t.deadline is not null or t.machine)
             and not exists (select from leases l join nodes n on n.id = l.node
                 where l.name = t.name and n.until > now())
             limit $1",
        )
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await
        .map_err(error)
    }

    async fn tell(&self, hints: &[Hint], handed: &[(NodeId, Handed)]) -> Kept<Vec<u64>> {
        let mut takers: Vec<NodeId> = handed.iter().map(|&(node, _)| node).collect();
        takers.sort_unstable();
        takers.dedup();
        let takers: Vec<Hint> = takers.into_iter().map(Hint::Handed).collect();
        let texts: Vec<String> = hints
            .iter()
            .chain(&takers)
            .filter_map(|hint| serde_json::to_string(hint).ok())
            .collect();
        let bodies = handed.iter().map(|(_, thing)| json(thing)).collect::<Kept<Vec<String>>>()?;
        let mut wire = self.telling.take(&self.pool).await?;
        let (numbers, _): (Option<Vec<i64>>, i64) = sqlx::query_as(
            "with put as (
                 insert into handed (node, body) select node, body
                 from unnest($1::bigint[], $2::text[]) with ordinality as t (node, body, place)
                 order by place returning id),
             told as (select pg_notify($3, hints) from unnest($4::text[]) as t (hints))
             select (select array_agg(id order by id) from put), (select count(*) from told)",
        )
        .bind(handed.iter().map(|&(node, _)| int(node)).collect::<Vec<i64>>())
        .bind(bodies)
        .bind(CHANNEL)
        .bind(packed(self.node, &texts))
        .fetch_one(&mut *wire)
        .await
        .map_err(error)?;
        self.telling.put_back(wire);
        Ok(numbers.unwrap_or_default().into_iter().map(unsigned).collect())
    }

    async fn take_back(&self, numbers: &[u64]) -> Kept<Vec<u64>> {
        if numbers.is_empty() {
            return Ok(Vec::new());
        }
        let untouched: Vec<i64> =
            sqlx::query_scalar("delete from handed where id = any($1) returning id")
                .bind(numbers.iter().map(|&number| int(number)).collect::<Vec<i64>>())
                .fetch_all(&self.pool)
                .await
                .map_err(error)?;
        Ok(untouched.into_iter().map(unsigned).collect())
    }

    async fn take_handed(&self) -> Kept<Vec<Handed>> {
        let mut wire = self.taking.take(&self.pool).await?;
        let mut rows: Vec<(i64, String)> =
            sqlx::query_as("delete from handed where node = $1 returning id, body")
                .bind(int(self.node))
                .fetch_all(&mut *wire)
                .await
                .map_err(error)?;
        self.taking.put_back(wire);
        rows.sort_unstable();
        // A newer node may hand on what this one does not know yet.
        Ok(rows.iter().filter_map(|(_, body)| serde_json::from_str(body).ok()).collect())
    }

    async fn next_hints(&self) -> (NodeId, Vec<Hint>) {
        let mut hints = self.hints.lock().await;
        loop {
            match hints.recv().await {
                Ok(heard) => {
                    if let Some(hints) = unpacked(heard.payload()) {
                        return hints;
                    }
                }
                Err(error) => {
                    tracing::error!(%error, "nothing is heard of the other nodes");
                    tokio::time::sleep(super::WAITS).await;
                }
            }
        }
    }

    async fn set_presence(&self, table: &str, here: SeatSet, watching: usize) -> Kept<()> {
        let bits = here.iter().fold(0_i64, |bits, seat| bits | 1 << seat.index());
        let query = if bits == 0 && watching == 0 {
            sqlx::query("delete from presence where name = $1 and node = $2")
                .bind(table)
                .bind(int(self.node))
        } else {
            sqlx::query(
                "insert into presence (name, node, here, watching) values ($1, $2, $3, $4)
                 on conflict (name, node) do update set here = excluded.here, watching = excluded.watching",
            )
            .bind(table)
            .bind(int(self.node))
            .bind(bits)
            .bind(int(watching as u64))
        };
        query.execute(&self.pool).await.map(drop).map_err(error)
    }

    async fn elsewhere(&self, tables: &[String]) -> Kept<Vec<Elsewhere>> {
        let rows: Vec<(String, i64, i64, i64)> = sqlx::query_as(
            "select t.name, coalesce((select max(number) from log where name = t.name), 0),
                 coalesce(bit_or(p.here), 0), coalesce(sum(p.watching), 0)::bigint
             from unnest($1::text[]) as t (name)
             left join (presence p join nodes n on n.id = p.node and n.until > now() and n.id <> $2) on p.name = t.name
             group by t.name",
        )
        .bind(tables)
        .bind(int(self.node))
        .fetch_all(&self.pool)
        .await
        .map_err(error)?;
        let read = |(table, number, bits, watching): (String, i64, i64, i64)| Elsewhere {
            table,
            number: unsigned(number),
            here: Seat::all(MAX_SEATS).filter(|seat| bits & 1 << seat.index() != 0).collect(),
            watching: usize::try_from(watching).unwrap_or(0),
        };
        Ok(rows.into_iter().map(read).collect())
    }

    async fn add_job(&self, queued: &Queued<'_>) -> Kept<()> {
        let origin = queued.payer.address.map(|address| address.to_string());
        let added = sqlx::query(
            "insert into jobs (name, seat, decision, person, origin, cost, body) values ($1, $2, $3, $4, $5, $6, $7)
             on conflict do nothing",
        )
        .bind(queued.table)
        .bind(int(queued.seat.index() as u64))
        .bind(int(queued.decision))
        .bind(int(queued.payer.person.0))
        .bind(origin.unwrap_or_default())
        .bind(int(queued.cost))
        .bind(queued.job)
        .execute(&self.pool)
        .await
        .map_err(error)?;
        if added.rows_affected() == 0 {
            Ok(())
        } else {
            self.tell(&[Hint::Work], &[]).await.map(drop)
        }
    }

    async fn take_job(&self, most: u64) -> Kept<Option<Ticket>> {
        // A large one waits behind as many later ones as it costs, and no longer: numbers only grow.
        let taken: Option<(i64, String, f64)> = sqlx::query_as(
            "with busy as (select origin, person, cost from jobs
                 where node in (select id from nodes where until > now()))
             update jobs set node = $1 where id = (
                 select id from jobs j
                 where cost <= $2
                     and (node is null or not exists (select from nodes n where n.id = j.node and n.until > now()))
                 order by (select coalesce(sum(cost), 0) from busy b where b.origin = j.origin),
                     (select coalesce(sum(cost), 0) from busy b where b.origin = j.origin and b.person = j.person),
                     id + cost, id
                 for update skip locked limit 1)
             returning id, body, extract(epoch from clock_timestamp() - since)::float8",
        )
        .bind(int(self.node))
        .bind(int(most))
        .fetch_optional(&self.pool)
        .await
        .map_err(error)?;
        let read = |(number, job, waited): (i64, String, f64)| Ticket {
            number: unsigned(number),
            job,
            waited: Duration::try_from_secs_f64(waited).unwrap_or_default(),
        };
        Ok(taken.map(read))
    }

    async fn end_job(&self, number: u64) -> Kept<()> {
        let end = sqlx::query("delete from jobs where id = $1").bind(int(number));
        end.execute(&self.pool).await.map(drop).map_err(error)
    }

    async fn allows(&self, who: &str, allowance: Allowance, now: Time) -> Kept<bool> {
        sqlx::query_scalar(
            "insert into allowances as a (who, spare, at, granted) values ($1, $2 - 1, $4, true)
             on conflict (who) do update set at = $4,
                 granted = least($2, a.spare + greatest(0, $4 - a.at) * $3 / 60000) >= 1,
                 spare = least($2, a.spare + greatest(0, $4 - a.at) * $3 / 60000)
                     - (least($2, a.spare + greatest(0, $4 - a.at) * $3 / 60000) >= 1)::int
             returning granted",
        )
        .bind(who)
        .bind(f64::from(allowance.burst))
        .bind(f64::from(allowance.per_minute))
        .bind(int(now.0))
        .fetch_one(&self.pool)
        .await
        .map_err(error)
    }
}
