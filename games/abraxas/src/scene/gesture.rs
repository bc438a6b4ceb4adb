//! The clicks of a move that is not finished: a stop pawn in the hand, or pawns pointed at to be taken.

use tablier_rules::Action;

use crate::hole::{Hole, Holes};
use crate::moves::Move;
use crate::position::{Abraxas, Phase};

/// The word for taking a stop pawn into the hand.
pub(super) const STOP: &str = "stop";

/// What the clicks so far mean.
#[derive(Default)]
pub(super) struct Gesture {
    /// A stop pawn is in the hand.
    pub stop: bool,
    /// The pawns pointed at.
    pub picked: Holes,
    /// With vigilance: no alignment gives the pawns pointed at.
    pub is_dead: bool,
    /// The pawns pointed at, if they can be taken as they are.
    pub complete: Option<Holes>,
    /// What can be taken.
    takings: Vec<Holes>,
    vigilance: bool,
}

impl Gesture {
    /// What these clicks mean to the player who decides; words that mean nothing are ignored.
    pub fn read(position: &Abraxas, words: &[String]) -> Gesture {
        let mut gesture = Gesture { vigilance: position.vigilance, ..Gesture::default() };
        match position.phase {
            Phase::Lay => {
                gesture.stop = position.may_use_stop() && words.iter().any(|word| word == STOP);
            }
            Phase::Take => {
                position.plate.takings(|holes| gesture.takings.push(holes));
                for hole in words.iter().filter_map(|word| word.parse::<Hole>().ok()) {
                    if position.plate.red().contains(hole) && gesture.click(hole).is_some() {
                        gesture.pick(hole);
                    }
                }
            }
            _ => {}
        }
        gesture
    }

    pub fn is_empty(&self) -> bool {
        !self.stop && self.picked.is_empty()
    }

    fn pick(&mut self, hole: Hole) {
        self.picked = self.picked.with(hole);
        let is_dead = self.leading_on(self.picked).next().is_none();
        self.is_dead = is_dead;
        self.complete = self.takings.iter().copied().find(|&taking| taking == self.picked);
    }

    /// The takings that contain these pawns.
    fn leading_on(&self, pawns: Holes) -> impl Iterator<Item = Holes> {
        self.takings.iter().copied().filter(move |taking| taking.contains_all(pawns))
    }

    /// What a click on a red pawn does while pawns are to be taken.
    pub fn click(&self, hole: Hole) -> Option<Action> {
        if self.picked.contains(hole) {
            return Some(Action::Drop);
        }
        let picked = self.picked.with(hole);
        let mut ways = self.leading_on(picked);
        let way = (ways.next(), ways.next());
        let pick = Some(Action::Pick(hole.to_string()));
        if self.vigilance {
            // Rule: alignments are not shown, so that any pawn in line with those pointed at can be clicked, until they
            // have turned out to be no alignment, or a whole one.
            let goes_on = match self.complete {
                Some(_) => way.0.is_some(),
                None => !self.is_dead && self.picked.iter().all(|other| are_in_line(other, hole)),
            };
            return pick.filter(|_| goes_on);
        }
        match way {
            (None, _) => None,
            (Some(only), None) if only == picked => {
                Some(Action::Play(vec![Move::Take(only).to_string()]))
            }
            _ => pick,
        }
    }
}

/// Whether two holes lie in one row, column or diagonal.
fn are_in_line(one: Hole, other: Hole) -> bool {
    let files = one.file().abs_diff(other.file());
    let ranks = one.rank().abs_diff(other.rank());
    files == 0 || ranks == 0 || files == ranks
}
