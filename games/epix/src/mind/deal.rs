//! A position that may be the true one: the cards others picked in secret are drawn as sensible players would pick them.

use tablier_rules::{FastRng, Game, Seat, SeatSet};

use super::policy::{Policy, draw};
use crate::{Epix, Move, Phase, View};

/// A position as the viewer knows it.
pub fn deal(view: &View, policy: &mut Policy<'_>, rng: &mut FastRng) -> Epix {
    let open = &view.open;
    let hides = |seat: &Seat| view.picks[seat.index()].is_none() && !open.shown.contains(*seat);
    if open.shown.is_empty() || !Seat::all(open.players.into()).any(|seat| hides(&seat)) {
        return Epix::resample(view, rng);
    }
    let choosing = Epix::resample(&at_choice(view), rng);
    let mut known = view.clone();
    for seat in Seat::all(open.players.into()).filter(hides) {
        policy.weigh(&choosing, seat);
        let drawn = draw(&policy.weights, rng);
        if let Move::Pick(picks) = policy.moves[drawn] {
            known.picks[seat.index()] = Some(picks);
        }
    }
    Epix::resample(&known, rng)
}

/// The same table with nobody having picked a card.
fn at_choice(view: &View) -> View {
    let mut before = view.clone();
    before.open.phase = Phase::Choice;
    before.open.fight = None;
    before.stake = None;
    together(before)
}

/// The same table with nobody having answered what all decide at once.
pub fn together(mut view: View) -> View {
    view.open.waiting = SeatSet::all(view.open.players.into());
    view.open.shown = SeatSet::EMPTY;
    view.picks = [None; 4];
    if view.open.phase == Phase::Auction {
        view.bids = [None; 4];
    }
    view
}
