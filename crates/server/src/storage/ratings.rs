//! How strong people are, in either database: both read the same statements, each through its own kind of connection.

/// The functions that read and keep ratings through connections of one kind; `error` has to be in scope.
macro_rules! ratings {
    ($connection:ty) => {
        use tablier_protocol::{SETTLED_GAMES, SETTLED_MET};
        use tablier_table::PersonId;

        use super::error;
        use crate::ratings::{MET_COUNTED, RatedGame, Score, Shared, Strength};
        use crate::storage::Kept;
        use crate::storage::rows::{self, int};

        /// Rates those who played, once each game.
        pub async fn rate(change: &mut $connection, games: &[RatedGame]) -> Kept<()> {
            for game in games {
                if !scores(&mut *change, &game.table).await?.is_empty() {
                    continue;
                }
                let (mut strengths, mut origins) = (Vec::new(), Vec::new());
                for person in game.people() {
                    strengths.push(strength(&mut *change, &game.game, person).await?);
                    origins.push(origin(&mut *change, person).await?);
                }
                let scores = game.scores(&strengths).into_iter().zip(game.shared(&origins));
                for (score, shared) in scores {
                    let score = Score { shared, ..score };
                    let before = "update ratings set latest = false where person = $1 and game = $2 and latest";
                    sqlx::query(before)
                        .bind(int(score.person.0))
                        .bind(&score.game)
                        .execute(&mut *change)
                        .await
                        .map_err(error)?;
                    put_score(change, &score).await?;
                }
                count_met(&mut *change, &game.table).await?;
            }
            Ok(())
        }

        /// Notes of everybody who played a game how many others they have met by then. Whoever has met nobody else does not count:
        /// guests of one's own make nobody known. Beyond a few nobody asks for more.
        async fn count_met(change: &mut $connection, table: &str) -> Kept<()> {
            sqlx::query(
                "update ratings set met = (
                     select count(distinct o.person) from ratings m
                     join ratings o on o.name = m.name and o.person <> m.person
                     where m.person = ratings.person and m.game = ratings.game
                     and exists (
                         select 1 from ratings a
                         join ratings b on b.name = a.name and b.person <> a.person
                         where a.person = o.person and a.game = m.game and b.person <> m.person
                     )
                 ) where name = $1 and met < $2",
            )
            .bind(table)
            .bind(i64::from(MET_COUNTED))
            .execute(change)
            .await
            .map(drop)
            .map_err(error)
        }

        /// Where somebody last came from to a rated game; nothing where it is not known.
        async fn origin(from: &mut $connection, person: PersonId) -> Kept<String> {
            sqlx::query_scalar("select origin from people where id = $1")
                .bind(int(person.0))
                .fetch_optional(from)
                .await
                .map(Option::unwrap_or_default)
                .map_err(error)
        }

        /// Notes where somebody came from.
        pub async fn came_from(
            change: &mut $connection,
            person: PersonId,
            origin: &str,
        ) -> Kept<()> {
            sqlx::query("update people set origin = $1 where id = $2 and origin <> $1")
                .bind(origin)
                .bind(int(person.0))
                .execute(change)
                .await
                .map(drop)
                .map_err(error)
        }

        /// The latest to play rated games against somebody from the same place.
        pub async fn shared(from: &mut $connection, most: u32) -> Kept<Vec<Shared>> {
            sqlx::query(
                "select r.*, p.name as called from ratings r join people p on p.id = r.person
                 left join tables t on t.name = r.name
                 where r.shared order by t.last desc, r.name, r.seat limit $1",
            )
            .bind(i64::from(most))
            .fetch_all(from)
            .await
            .and_then(|found| found.iter().map(rows::shared).collect())
            .map_err(error)
        }

        /// Keeps one score.
        pub async fn put_score(change: &mut $connection, score: &Score) -> Kept<()> {
            sqlx::query(
                "insert into ratings
                 (name, seat, person, game, games, mean, spread, gained, latest, met, shared)
                 values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
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
            .bind(i64::from(score.strength.met))
            .bind(score.shared)
            .execute(change)
            .await
            .map(drop)
            .map_err(error)
        }

        /// How strong a person is at a game.
        pub async fn strength(
            from: &mut $connection,
            game: &str,
            person: PersonId,
        ) -> Kept<Strength> {
            sqlx::query("select * from ratings where person = $1 and game = $2 and latest")
                .bind(int(person.0))
                .bind(game)
                .fetch_optional(from)
                .await
                .and_then(|found| found.as_ref().map_or(Ok(Strength::default()), rows::strength))
                .map_err(error)
        }

        /// The strongest at a game, those of whom little is known last.
        pub async fn strongest(
            from: &mut $connection,
            game: &str,
            most: u32,
        ) -> Kept<Vec<(PersonId, String, Strength)>> {
            sqlx::query(
                "select r.*, p.name as called from ratings r join people p on p.id = r.person
                 where r.game = $1 and r.latest
                 order by r.games < $2 or r.met < $3, r.mean desc, r.person limit $4",
            )
            .bind(game)
            .bind(i64::from(SETTLED_GAMES))
            .bind(i64::from(SETTLED_MET))
            .bind(i64::from(most))
            .fetch_all(from)
            .await
            .and_then(|found| found.iter().map(rows::ranked).collect())
            .map_err(error)
        }

        /// What a rated game was for those who played it.
        pub async fn scores(from: &mut $connection, table: &str) -> Kept<Vec<Score>> {
            sqlx::query("select * from ratings where name = $1 order by seat")
                .bind(table)
                .fetch_all(from)
                .await
                .and_then(|found| found.iter().map(rows::score).collect())
                .map_err(error)
        }
    };
}

pub(super) use ratings;
