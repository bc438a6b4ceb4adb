//! How a game ended. Knows nothing of how it was played.

use serde::Serialize;

use crate::{Message, PerSeat, Seat, SeatSet, messages, reading};

/// The place of one seat in the final order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize)]
pub struct FinalPlace {
    /// 1 is best; equal seats share a rank, and the ranks they fill up are left out: 1, 1, 3.
    pub rank: u8,
    /// Points, in whatever the game counts.
    pub score: i32,
}

reading! {
    fields of FinalPlace { rank, score }
}

impl FinalPlace {
    /// The rank in words: "2e place".
    pub fn text(&self) -> Message {
        messages::place(self.rank)
    }
}

/// The end of a game: a place for every seat, and what brought it about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Rank and score of each seat.
    pub places: PerSeat<FinalPlace>,
    /// One word for what ended the game, such as `ring` or `bank`; the same word in records and statistics.
    pub ending: &'static str,
}

impl Outcome {
    /// Ranks by score: more is better, equal scores share a place.
    pub fn by_score(scores: PerSeat<i32>, ending: &'static str) -> Outcome {
        let rank = |score: i32| 1 + scores.iter().filter(|&&other| other > score).count() as u8;
        let places = PerSeat::from_fn(scores.seats(), |s| FinalPlace {
            rank: rank(scores[s]),
            score: scores[s],
        });
        Outcome { places, ending }
    }

    /// `winners` share the first place and score 1, all others share the next and score 0; no winner is a draw.
    pub fn won_by(winners: SeatSet, seats: usize, ending: &'static str) -> Outcome {
        Outcome::by_score(PerSeat::from_fn(seats, |s| winners.contains(s).into()), ending)
    }

    /// The seats in first place.
    pub fn winners(&self) -> SeatSet {
        Seat::all(self.places.seats()).filter(|&seat| self.places[seat].rank == 1).collect()
    }

    /// Whether all seats share the first place.
    pub fn is_draw(&self) -> bool {
        self.places.iter().all(|place| place.rank == 1)
    }

    /// The rank of each seat, in seat order.
    pub fn ranks(&self) -> Vec<u8> {
        self.places.iter().map(|place| place.rank).collect()
    }

    /// The score of each seat, in seat order.
    pub fn scores(&self) -> Vec<i32> {
        self.places.iter().map(|place| place.score).collect()
    }
}

/// One of the ways a game can end, with its sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ending {
    /// The word used in [`Outcome::ending`].
    pub slug: &'static str,
    /// What it means, for people.
    pub text: Message,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_the_place_and_leave_the_next_ones_out() {
        let scores = PerSeat::from_fn(4, |seat| [7, 9, 9, 3][seat.index()]);
        assert_eq!(Outcome::by_score(scores, "end").ranks(), [3, 1, 1, 4]);
    }

    #[test]
    fn partners_win_together() {
        let team = [Seat::new(0), Seat::new(2)].into_iter().collect();
        let outcome = Outcome::won_by(team, 4, "end");
        assert_eq!(outcome.ranks(), [1, 3, 1, 3]);
        assert_eq!(outcome.winners(), team);
        assert!(!outcome.is_draw());
    }

    #[test]
    fn nobody_winning_is_a_draw() {
        assert!(Outcome::won_by(SeatSet::EMPTY, 2, "end").is_draw());
    }
}
