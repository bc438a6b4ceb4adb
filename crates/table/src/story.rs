//! A game told with remarks: a record whose comments say what happens. Diagrams in the rules and lessons are such.

use tablier_rules::{AnyMatch, Record, Rulebooks, ToldMove, Viewer};

/// A game and what is said of it.
pub struct Story {
    /// The game, to its last move.
    pub game: Box<dyn AnyMatch>,
    /// The text it was read from.
    pub record: Record,
    /// What is said after a move, with the number of moves made then.
    pub remarks: Vec<(usize, String)>,
}

impl Story {
    /// The story a text tells, if it tells one of these games.
    pub fn read(rulebooks: Rulebooks, text: &str) -> Option<Story> {
        let record: Record = text.parse().ok()?;
        let game = rulebooks.get(&record.game).ok()?.load(&record).ok()?;
        let moves = game.events(Viewer::Everything, 0..game.moves());
        let remarks = remarks(&record, &moves);
        Some(Story { game, record, remarks })
    }

    /// The number in a header of our own; 0 where there is none.
    pub fn number(&self, header: &str) -> usize {
        let found = self.record.others.iter().find(|(name, _)| name == header);
        found.and_then(|(_, value)| value.parse().ok()).unwrap_or(0)
    }
}

/// The comments of the moves. A record may leave out moves nobody is asked for, so its moves are looked for in the game.
fn remarks(record: &Record, moves: &[ToldMove]) -> Vec<(usize, String)> {
    let mut made = 0;
    let mut remarks = Vec::new();
    for told in &record.moves {
        let rest = moves.get(made..).unwrap_or_default();
        made += 1 + rest.iter().position(|event| event.mv == told.mv).unwrap_or(0);
        remarks.extend(told.comment.clone().map(|comment| (made, comment)));
    }
    remarks
}

#[cfg(test)]
mod tests {
    use tablier_games::RULEBOOKS;

    use super::*;

    #[test]
    fn remarks_stand_where_their_moves_do() {
        let text =
            "game: six\nseed: 1\nshow: 2\n\n{ before }\n0,0 1,0 { two }\n0,1\n1,1 { four }\n";
        let story = Story::read(RULEBOOKS, text).unwrap();
        assert_eq!(story.record.preface.as_deref(), Some("before"));
        assert_eq!(story.remarks, [(2, "two".to_owned()), (4, "four".to_owned())]);
        assert_eq!((story.number("show"), story.number("learner")), (2, 0));
    }

    #[test]
    fn moves_nobody_is_asked_for_may_be_left_out() {
        let story = Story::read(RULEBOOKS, include_str!("../../../games/disx/cover.txt")).unwrap();
        let moves = story.game.events(Viewer::Everything, 0..story.game.moves());
        let forced = moves.iter().position(|event| event.forced).unwrap();
        let mut record = story.record.clone();
        record.moves.remove(forced);
        record.moves[forced].comment = Some("after it".to_owned());
        record.moves[forced - 1].comment = Some("before it".to_owned());
        let again = Story::read(RULEBOOKS, &record.to_string()).unwrap();
        let expected = [(forced, "before it".to_owned()), (forced + 2, "after it".to_owned())];
        assert_eq!(again.remarks, expected);
    }

    #[test]
    fn what_is_no_game_is_no_story() {
        assert!(
            Story::read(RULEBOOKS, "").is_none()
                && Story::read(RULEBOOKS, "game: six\nseed: 1\n\n9,9\n").is_none()
        );
    }
}
