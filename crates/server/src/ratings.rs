//! How strong people are, by the method of Weng and Lin: it knows sides of several people, games of more than two sides, and
//! how sure a rating is.

use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use tablier_protocol::Rating;
use tablier_rules::Seat;
use tablier_table::{PersonId, RatedSide};

/// Where everybody begins.
const MEAN: f64 = 1_500.0;
/// How unsure that is.
const SPREAD: f64 = MEAN / 3.0;
/// So many others somebody has met are counted, and no more: it is asked only whether they are few.
pub const MET_COUNTED: u32 = 20;
/// Whoever is so much better wins about two games of three.
const CLASS: f64 = MEAN / 6.0;

/// How strong a person was found to be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// What is thought of the person.
    pub mean: f64,
    /// How unsure it is.
    pub spread: f64,
    /// By how many rated games.
    pub games: u32,
    /// How many other people the person met in them who have met others too.
    pub met: u32,
}

impl Default for Strength {
    fn default() -> Strength {
        Strength { mean: MEAN, spread: SPREAD, games: 0, met: 0 }
    }
}

impl Strength {
    /// For people.
    pub fn rating(self) -> Rating {
        Rating { points: points(self.mean), games: self.games, met: self.met }
    }
}

/// A number of points as people see it.
pub fn points(number: f64) -> i32 {
    // A float that is too large becomes the largest number there is.
    number.round() as i32
}

/// A rated game that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedGame {
    /// The table it was played at.
    pub table: String,
    /// The slug of the game.
    pub game: String,
    /// How it came out.
    pub sides: Vec<RatedSide>,
}

impl RatedGame {
    /// Everybody who played.
    pub fn people(&self) -> Vec<PersonId> {
        self.sides.iter().flat_map(|side| &side.people).map(|&(_, person)| person).collect()
    }

    /// Who came from the same place as somebody of another side, given where each came from, in the order of
    /// [`RatedGame::people`]. That may be a family or a library: it is a sign and no proof.
    pub fn shared(&self, origins: &[String]) -> Vec<bool> {
        let sizes = self.sides.iter().map(|side| side.people.len()).enumerate();
        let sides: Vec<usize> =
            sizes.flat_map(|(side, size)| std::iter::repeat_n(side, size)).collect();
        let all = || sides.iter().zip(origins);
        all()
            .map(|(side, origin)| {
                !origin.is_empty() && all().any(|(other, from)| other != side && from == origin)
            })
            .collect()
    }

    /// What is kept of it, given how strong everybody was, in the order of [`RatedGame::people`].
    pub fn scores(&self, strengths: &[Strength]) -> Vec<Score> {
        let known = |strength: &Strength| WengLinRating {
            rating: strength.mean,
            uncertainty: strength.spread,
        };
        let mut rest = strengths;
        let mut sides: Vec<(Vec<WengLinRating>, MultiTeamOutcome)> = Vec::new();
        for side in &self.sides {
            let (own, others) = rest.split_at(side.people.len());
            rest = others;
            sides.push((own.iter().map(known).collect(), usize::from(side.rank).into()));
        }
        let sides: Vec<(&[WengLinRating], MultiTeamOutcome)> =
            sides.iter().map(|(side, rank)| (side.as_slice(), *rank)).collect();
        let config = WengLinConfig { beta: CLASS, ..WengLinConfig::default() };
        let found = weng_lin_multi_team(&sides, &config).into_iter().flatten();
        let people = self.sides.iter().flat_map(|side| &side.people);
        let score =
            |((&(seat, person), before), found): ((&(Seat, _), &Strength), WengLinRating)| {
                let (games, met) = (before.games + 1, before.met);
                Score {
                    table: self.table.clone(),
                    seat,
                    person,
                    game: self.game.clone(),
                    strength: Strength {
                        mean: found.rating,
                        spread: found.uncertainty,
                        games,
                        met,
                    },
                    gained: found.rating - before.mean,
                    latest: true,
                    shared: false,
                }
            };
        people.zip(strengths).zip(found).map(score).collect()
    }
}

/// Somebody who played a rated game against somebody from the same place: for whoever runs the salon to look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shared {
    /// The table it was played at.
    pub table: String,
    /// The slug of the game.
    pub game: String,
    pub person: PersonId,
    /// What they are called.
    pub name: String,
    /// What it brought them.
    pub gained: i32,
}

/// What a rated game was for one who played it.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// The table it was played at.
    pub table: String,
    pub seat: Seat,
    /// By whom.
    pub person: PersonId,
    /// The slug of the game.
    pub game: String,
    /// How strong the person was found to be afterwards.
    pub strength: Strength,
    /// By how much the mean changed.
    pub gained: f64,
    /// Whether it is the last of the person at this game.
    pub latest: bool,
    /// Whether somebody of another side came from the same place.
    pub shared: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(sides: &[(u8, &[u64])]) -> RatedGame {
        let mut seats = Seat::all(4);
        let mut sit = |person: &u64| (seats.next().expect("a seat"), PersonId(*person));
        let sides = sides.iter().map(|(rank, people)| RatedSide {
            rank: *rank,
            people: people.iter().map(&mut sit).collect(),
        });
        RatedGame { table: "t".to_owned(), game: "six".to_owned(), sides: sides.collect() }
    }

    fn gained(game: &RatedGame, strengths: &[Strength]) -> Vec<i32> {
        game.scores(strengths).iter().map(|score| points(score.gained)).collect()
    }

    #[test]
    fn who_wins_gains_what_the_other_loses_between_equals() {
        let new = [Strength::default(); 2];
        let [won, lost] = gained(&game(&[(1, &[7]), (2, &[8])]), &new)[..] else { panic!("two") };
        assert!(won > 0 && won == -lost, "{won} {lost}");
        assert_eq!(gained(&game(&[(1, &[7]), (1, &[8])]), &new), [0, 0]);
    }

    #[test]
    fn to_beat_the_stronger_is_worth_more() {
        let strong = Strength { mean: 1_900.0, spread: 100.0, games: 30, met: 9 };
        let weak = Strength { mean: 1_300.0, ..strong };
        let surprise = gained(&game(&[(1, &[7]), (2, &[8])]), &[weak, strong])[0];
        let expected = gained(&game(&[(1, &[7]), (2, &[8])]), &[strong, weak])[0];
        assert!(surprise > 2 * expected && expected >= 0, "{surprise} {expected}");
    }

    #[test]
    fn places_count_among_three_and_sides_share_what_they_do() {
        let three = gained(&game(&[(2, &[7]), (1, &[8]), (3, &[9])]), &[Strength::default(); 3]);
        assert!(three[1] > three[0] && three[0] > three[2], "{three:?}");
        let four = gained(&game(&[(1, &[7, 8]), (2, &[9, 10])]), &[Strength::default(); 4]);
        assert!(four[0] > 0 && four[0] == four[1] && four[2] == -four[0], "{four:?}");
    }

    #[test]
    fn a_rating_settles() {
        let mut both = [Strength::default(); 2];
        for round in 0..400_u32 {
            let ranks = if round % 4 == 0 { [2, 1] } else { [1, 2] };
            let scores = game(&[(ranks[0], &[7]), (ranks[1], &[8])]).scores(&both);
            both = [scores[0].strength, scores[1].strength];
        }
        assert_eq!(both[0].games, 400);
        assert!(both[0].spread < SPREAD / 2.0, "{both:?}");
        let apart = both[0].mean - both[1].mean;
        assert!((300.0..700.0).contains(&apart), "three games of four are won: {apart}");
    }
}
