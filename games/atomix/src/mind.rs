//! The mind of ATOMIX. It looks at every turn it could take; the best of them are tried against hands the others may hold
//! and tiles the bag may give, with everybody taking what looks best at first sight for a few turns more.

mod candidate;
mod outlook;
mod worth;

use tablier_rules::{Game, Rng, Seat, mix};
use tablier_search::{Blur, Choice, Mind, Minded, Strength, Thinking};

use crate::{Atomix, Move, Phase, View};
use candidate::Candidate;
use outlook::Outlook;

/// Plays ATOMIX.
#[derive(Clone, Copy, Debug, Default)]
pub struct AtomixMind;

/// What a level is.
#[derive(Clone, Copy, Debug)]
struct Skill {
    /// How many tiles of a turn it plans.
    tiles: usize,
    /// How many points it may misjudge a turn by at first sight; trying it out makes up for some of it.
    blur: f32,
    /// How many turns it tries out.
    candidates: usize,
    /// How many turns of everybody it looks ahead.
    horizon: usize,
    /// How many turns it plays out in all.
    nodes: u64,
}

impl Skill {
    const fn of(strength: Strength) -> Skill {
        strength.of([
            Skill { tiles: 1, blur: 60.0, candidates: 1, horizon: 0, nodes: 1 },
            Skill { tiles: 3, blur: 100.0, candidates: 1, horizon: 0, nodes: 1 },
            Skill { tiles: 3, blur: 75.0, candidates: 6, horizon: 1, nodes: 150 },
            Skill { tiles: 3, blur: 55.0, candidates: 8, horizon: 1, nodes: 1_000 },
            Skill { tiles: 3, blur: 0.0, candidates: 16, horizon: 1, nodes: 8_000 },
            Skill { tiles: 3, blur: 0.0, candidates: 32, horizon: 1, nodes: u64::MAX },
        ])
    }
}

impl Minded for Atomix {
    fn mind() -> &'static dyn Mind<Atomix> {
        &AtomixMind
    }
}

impl Mind<Atomix> for AtomixMind {
    fn choose(&self, view: &View, seat: Seat, thinking: &mut Thinking<'_>) -> Choice<Move> {
        match view.phase {
            Phase::Playing => choose_turn(view, seat, thinking),
            _ => set_up(view, seat, thinking),
        }
    }

    fn standing(&self, position: &Atomix, seat: Seat) -> f32 {
        let others = Seat::all(position.seats()).filter(|&other| other != seat);
        let best = others.map(|other| position.score(other)).max().unwrap_or(0);
        let pending =
            if position.deciders().contains(seat) { position.pending().total() } else { 0 };
        (position.score(seat) + pending - best) as f32
    }
}

/// Colours, the first tile and the reactors: nothing is known yet that would make one better than another, but reactors that
/// touch many others make room for nuclei.
fn set_up(view: &View, seat: Seat, thinking: &mut Thinking<'_>) -> Choice<Move> {
    let position = Atomix::resample(view, thinking.rng());
    let mut moves = Vec::new();
    position.legal_moves(seat, &mut moves);
    moves.sort_unstable();
    thinking.rng().shuffle(&mut moves);
    let centers = view.reactors.centers();
    let touches = |mv: &Move| match mv {
        Move::Build(center) => {
            center.adjacent_hexagons().iter().filter(|other| centers.contains(other)).count()
        }
        _ => 0,
    };
    let best = moves.iter().copied().max_by_key(touches);
    Choice::of(best.unwrap_or(moves[0]))
}

/// Chooses a whole turn, or how to go on with one.
fn choose_turn(view: &View, seat: Seat, thinking: &mut Thinking<'_>) -> Choice<Move> {
    let skill = Skill::of(thinking.strength());
    let position = Atomix::resample(view, thinking.rng());
    let blur = Blur::new(thinking.seed(), skill.blur);
    let mut candidates = Candidate::all(&position, seat, skill.tiles);
    for (number, candidate) in candidates.iter_mut().enumerate() {
        candidate.promise += blur.at(mix(number as u64));
    }
    candidates.sort_by(|a, b| b.promise.total_cmp(&a.promise).then(a.moves.cmp(&b.moves)));
    candidates.truncate(skill.candidates);
    if skill.horizon > 0 {
        thinking.allow(skill.nodes);
        Outlook { view, seat, horizon: skill.horizon }.compare(&mut candidates, thinking);
    }
    let best = candidates.into_iter().next();
    best.map_or(Choice::of(Move::Pass), Candidate::into_choice)
}
