//! Scores, and what they claim. Knows no state and no search.
//!
//! ```text
//!   -WIN .. -SURE     -LIKELY ..        -MOST .. MOST       .. LIKELY       SURE .. WIN
//!   a proven loss     lost unless a     what an             won unless a    a proven win
//!                     reply that was    evaluation          reply that was
//!                     left out helps    may say             left out helps
//! ```
//!
//! A proof is thus part of the number: nothing but the end of a game makes a score beyond [`SURE`], and a list of turns that was cut
//! counts as if it held one more, worth [`unseen`] to whoever chooses. So no loss is claimed while a reply was not looked at.

/// A win on the spot; a win later is worth a point less for each turn until then.
pub const WIN: i32 = 1_000_000;
/// Scores from here on are proven wins, and their negatives proven losses.
pub const SURE: i32 = WIN - 1_000;
/// Won, unless something that was not looked at helps; a point less for each turn until then.
pub const LIKELY: i32 = 900_000;
/// The most an evaluation can say.
pub const MAX_EVALUATION: i32 = 800_000;
/// Beyond every score.
pub const INFINITE: i32 = WIN + 1;

/// A win that is complete after `ply` turns.
pub const fn win_at(ply: usize) -> i32 {
    WIN - ply as i32
}

/// What the replies that were left out after `ply` turns are worth to whoever could choose them.
pub const fn unseen(ply: usize) -> i32 {
    ply as i32 - LIKELY
}

/// Whether this score claims a win or a loss that nothing can prevent.
pub const fn is_proven(score: i32) -> bool {
    score.abs() >= SURE
}

/// The same score as seen `ply` turns later: tables count turns from their position, searches from the root.
pub const fn from_root(score: i32, ply: usize) -> i32 {
    shifted(score, ply as i32)
}

/// The same score as seen from the root, which is `ply` turns before.
pub const fn to_root(score: i32, ply: usize) -> i32 {
    shifted(score, -(ply as i32))
}

const fn shifted(score: i32, by: i32) -> i32 {
    if score > MAX_EVALUATION {
        score + by
    } else if score < -MAX_EVALUATION {
        score - by
    } else {
        score
    }
}

/// How likely a win is at this score, where `lead` is an advantage with which three games of four are won: exactly 1 or 0 if it is
/// proven, and never more than 0.99 or less than 0.01 otherwise.
pub fn chance(score: i32, lead: i32) -> f32 {
    if is_proven(score) {
        return if score > 0 { 1.0 } else { 0.0 };
    }
    let score = score as f32;
    (0.5 + 0.5 * score / (score.abs() + lead as f32)).clamp(0.01, 0.99)
}

/// The score at which a win is so likely: what a shared first place is worth.
pub fn score_of(chance: f32, lead: i32) -> i32 {
    let lean = 2.0 * chance - 1.0;
    let score = lead as f32 * lean / (1.0 - lean.abs()).max(0.001);
    (score as i32).clamp(-MAX_EVALUATION, MAX_EVALUATION)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_proven_is_certain() {
        assert_eq!((chance(win_at(30), 100), chance(-win_at(30), 100)), (1.0, 0.0));
        assert_eq!((chance(0, 100), chance(100, 100), chance(-100, 100)), (0.5, 0.75, 0.25));
        for lead in [1, 100, 10_000] {
            for score in [-unseen(0), MAX_EVALUATION, unseen(3), -MAX_EVALUATION] {
                assert!((0.01..=0.99).contains(&chance(score, lead)), "{score} with {lead}");
            }
        }
    }

    #[test]
    fn a_score_is_what_a_chance_came_from() {
        for score in [-700, -100, -33, 0, 50, 250] {
            assert!((score_of(chance(score, 100), 100) - score).abs() <= 1, "{score}");
        }
    }

    #[test]
    fn a_win_is_as_far_away_in_the_table_as_it_was() {
        for score in [win_at(9), -win_at(9), unseen(7), -unseen(7), 12, MAX_EVALUATION] {
            assert_eq!(to_root(from_root(score, 5), 5), score);
        }
        assert_eq!(from_root(win_at(9), 5), win_at(4));
    }
}
