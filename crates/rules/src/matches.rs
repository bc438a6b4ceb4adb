//! One game from its start to where it stands: the options, the seed and every move, from which all else follows.
//! No person, no clock and no storage is known here; a table is built on it.

use std::ops::Range;

use crate::{
    BadOptions, Chance, Deal, Format, Game, IllegalMove, Look, RulesVersion, Scene, Seat, Seed,
    Show, Step, ToldMove, Viewer,
};

/// A game being played.
#[derive(Clone)]
pub struct Match<G: Game> {
    options: G::Options,
    chance: Chance,
    start: G,
    position: G,
    /// Where it stood before the last decision, and after how many moves that was: what the decision brought is told to
    /// many, and nobody has to go through the whole game for it.
    before: (usize, G),
    moves: Vec<PlayedMove<G::Move>>,
}

/// A move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedMove<M> {
    /// By whom.
    pub seat: Seat,
    /// Which.
    pub mv: M,
    /// Whether nobody was asked, since there was no choice.
    pub forced: bool,
    reveals: bool,
}

impl<G: Game> Match<G> {
    /// A new game at its beginning, under the newest rules.
    pub fn new(options: G::Options, seed: Seed) -> Result<Match<G>, BadOptions> {
        Match::under(G::VERSIONS.newest(), options, seed)
    }

    /// The same under some version of the rules that the game knows.
    pub fn under(
        rules: RulesVersion,
        options: G::Options,
        chance: impl Into<Chance>,
    ) -> Result<Match<G>, BadOptions> {
        let chance = chance.into();
        let start = G::deal(&options, &Deal { rules, key: chance.key(G::SLUG) })?;
        Ok(Match::dealt(options, chance, start))
    }

    /// A game that begins where somebody put it instead of where its chance does: for tests, since no record can tell of it.
    pub fn dealt(options: G::Options, chance: impl Into<Chance>, start: G) -> Match<G> {
        let (position, before) = (start.clone(), (0, start.clone()));
        let (chance, moves) = (chance.into(), Vec::new());
        let mut started = Match { options, chance, position, before, start, moves };
        started.play_forced();
        started
    }

    /// Makes a move and whatever follows without a choice; gives the numbers of the moves made.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<Range<usize>, IllegalMove> {
        let from = self.moves.len();
        let before = self.position.clone();
        self.make(seat, mv, false)?;
        self.before = (from, before);
        self.play_forced();
        Ok(from..self.moves.len())
    }

    /// Makes one move, which may itself be a forced one, and nothing that follows from it: for reading records.
    pub(crate) fn make_single(&mut self, seat: Seat, mv: G::Move) -> Result<(), IllegalMove> {
        let forced = self.position.forced() == Some((seat, mv));
        self.make(seat, mv, forced)
    }

    /// Makes the forced move, if there is one.
    pub(crate) fn make_forced(&mut self) -> bool {
        let Some((seat, mv)) = self.position.forced() else {
            return false;
        };
        self.make(seat, mv, true).expect("a forced move is legal");
        true
    }

    fn play_forced(&mut self) {
        while self.make_forced() {}
    }

    fn make(&mut self, seat: Seat, mv: G::Move, forced: bool) -> Result<(), IllegalMove> {
        let before = self.position.clone();
        self.position.play(seat, mv)?;
        let reveals = before.reveals(seat, mv);
        self.moves.push(PlayedMove { seat, mv, forced, reveals });
        Ok(())
    }

    /// What was chosen before the start.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// Where all the chance of this game comes from.
    pub fn chance(&self) -> &Chance {
        &self.chance
    }

    /// The seed it began with.
    pub fn seed(&self) -> Seed {
        self.chance.seed()
    }

    /// Where the game stands.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// Every move so far.
    pub fn moves(&self) -> &[PlayedMove<G::Move>] {
        &self.moves
    }

    /// Where the game stood after `count` moves.
    pub fn position_after(&self, count: usize) -> G {
        let (from, mut position) = match &self.before {
            (from, before) if *from <= count => (*from, before.clone()),
            _ => (0, self.start.clone()),
        };
        for made in &self.moves[from..count] {
            position.apply(made.seat, made.mv);
        }
        position
    }

    /// The same game as it was after `count` moves.
    pub fn after(&self, count: usize) -> Match<G> {
        let mut earlier = self.clone();
        earlier.truncate(count);
        earlier
    }

    /// Takes back all moves but the first `count`.
    pub fn truncate(&mut self, count: usize) {
        if count < self.moves.len() {
            self.position = self.position_after(count);
            self.moves.truncate(count);
            if self.before.0 > count {
                self.before = (0, self.start.clone());
            }
        }
    }

    /// The number of moves down to which `seat` may take back its own without asking anybody: the moves after that are the
    /// seat's own or nobody's choice, and brought nothing hidden to light.
    pub fn may_take_back_to(&self, seat: Seat) -> usize {
        let mut floor = self.moves.len();
        for (count, made) in self.moves.iter().enumerate().rev() {
            if made.reveals || !(made.forced || made.seat == seat) {
                break;
            }
            if !made.forced {
                floor = count;
            }
        }
        floor
    }

    /// Which moves this viewer may not know yet, as things stand.
    pub fn is_hidden(&self, number: usize, viewer: Viewer) -> bool {
        let made = self.moves[number];
        if viewer.knows(made.seat) || !G::is_secret(made.mv) {
            return false;
        }
        let later_secrets = self.moves[number + 1..]
            .iter()
            .filter(|later| later.seat == made.seat && G::is_secret(later.mv))
            .count();
        later_secrets < self.position.sealed(made.seat)
    }

    /// What `viewer` saw after each of these moves.
    pub fn views(&self, viewer: Viewer, range: Range<usize>) -> impl Iterator<Item = G::View> {
        let mut position = self.position_after(range.start);
        self.moves[range].iter().map(move |made| {
            position.apply(made.seat, made.mv);
            position.view(viewer)
        })
    }
}

impl<G: Show> Match<G> {
    /// What `viewer` was told of these moves when they were made.
    pub fn events(&self, viewer: Viewer, range: Range<usize>) -> Vec<ToldMove> {
        let mut position = self.position_after(range.start);
        let mut before = position.view(viewer);
        let mut events = Vec::with_capacity(range.len());
        for number in range {
            let made = self.moves[number];
            position.apply(made.seat, made.mv);
            let after = position.view(viewer);
            let step = step_as_told(&position, made, viewer);
            let text = G::narrate(&before, &step, &after);
            let mv = step.mv.map(|mv| mv.to_string());
            events.push(ToldMove {
                number: number + 1,
                seat: made.seat,
                mv,
                forced: made.forced,
                text,
            });
            before = after;
        }
        events
    }

    /// What the game looks like to this viewer, after the clicks of an unfinished gesture.
    pub fn scene(&self, viewer: Viewer, gesture: &[String], format: Format) -> Scene {
        let last = self.moves.last().map(|&made| step_as_told(&self.position, made, viewer));
        let look = Look { viewer, gesture, last: last.as_ref(), format };
        G::scene(&self.position.view(viewer), &look)
    }
}

/// The move just made, that led to position `after`, as `viewer` may know it.
fn step_as_told<G: Game>(after: &G, made: PlayedMove<G::Move>, viewer: Viewer) -> Step<G::Move> {
    let open = viewer.knows(made.seat) || !G::is_secret(made.mv) || after.sealed(made.seat) == 0;
    Step { seat: made.seat, mv: open.then_some(made.mv) }
}
