//! How strong people are, in either database: both read the same statements, each through its own kind of connection.

/// The functions that read and keep ratings through connections of one kind; `error` has to be in scope.
macro_rules! ratings {
    ($connection:ty) => {
        use tablier_table::PersonId;

        use super::error;
        use crate::ratings::{RatedGame, Score, Strength};
        use crate::storage::Kept;
        use crate::storage::rows::{self, int};

        /// Rates those who played, once each game.
        pub async fn rate(change: &mut $connection, games: &[RatedGame]) -> Kept<()> {
            for game in games {
                if !scores(&mut *change, &game.table).await?.is_empty() {
                    continue;
                }
                let mut strengths = Vec::new();
                for person in game.people() {
                    strengths.push(strength(&mut *change, &game.game, person).await?);
                }
                for score in game.scores(&strengths) {
                    let before = "update ratings set latest = false where person = $1 and game = $2 and latest";
                    sqlx::query(before)
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
        pub async fn put_score(change: &mut $connection, score: &Score) -> Kept<()> {
            sqlx::query(
                "insert into ratings (name, seat, person, game, games, mean, spread, gained, latest)
                 values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
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

        /// The strongest at a game, those with fewer rated games than `settled` last.
        pub async fn strongest(
            from: &mut $connection,
            game: &str,
            settled: u32,
            most: u32,
        ) -> Kept<Vec<(PersonId, String, Strength)>> {
            sqlx::query(
                "select r.*, p.name as called from ratings r join people p on p.id = r.person
                 where r.game = $1 and r.latest order by r.games < $2, r.mean desc, r.person limit $3",
            )
            .bind(game)
            .bind(i64::from(settled))
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
