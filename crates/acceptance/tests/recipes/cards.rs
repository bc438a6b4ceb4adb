//! Hidden hands: three cards each of seven, one that nobody sees. The higher card takes both, and leads.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tablier_rules::{
    BadOptions, Deal, Game, Message, NotAMove, Outcome, PerSeat, Rng, Schema, Seat, SeatSet, Show,
    Viewer,
};
use tablier_search::Minded;

const SEATS: usize = 2;
const HAND: usize = 3;

/// A move: a card, written `c1` to `c7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Card(u8);

impl Card {
    fn all() -> impl Iterator<Item = Card> {
        (1..=7).map(Card)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{}", self.0)
    }
}

impl FromStr for Card {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Card, NotAMove> {
        let found = Card::all().find(|card| card.to_string() == text);
        found.ok_or_else(|| NotAMove::new(text, Message::words("c1, c2 … c7.")))
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Options {}

// section: view
/// What lies open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Open {
    turn: Seat,
    /// The cards each has played, in order.
    played: [Vec<Card>; SEATS],
    taken: [i32; SEATS],
}

/// A position: every hand.
#[derive(Clone, Debug)]
pub struct Cards {
    open: Open,
    hands: [Vec<Card>; SEATS],
}

/// What a viewer may know: the hands of others are not there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    open: Open,
    hands: [Option<Vec<Card>>; SEATS],
}
// end

impl Game for Cards {
    type Options = Options;
    type Move = Card;
    type View = View;

    const SLUG: &'static str = "cards";

    // section: hidden
    /// Seats have secrets from each other: at one screen, the others look away.
    const HIDDEN: bool = true;

    fn view(&self, viewer: Viewer) -> View {
        let hand = |seat| viewer.knows(seat).then(|| self.hands[seat.index()].clone());
        View { open: self.open.clone(), hands: [hand(Seat::new(0)), hand(Seat::new(1))] }
    }

    fn resample(view: &View, rng: &mut impl Rng) -> Cards {
        let seen = |card: &Card| {
            let hands = view.hands.iter().flatten();
            hands.chain(&view.open.played).any(|cards| cards.contains(card))
        };
        // Whatever the viewer has not seen may be anywhere.
        let mut unseen: Vec<Card> = Card::all().filter(|card| !seen(card)).collect();
        rng.shuffle(&mut unseen);
        let mut hands = view.hands.clone();
        for (hand, played) in hands.iter_mut().zip(&view.open.played) {
            let left = HAND.saturating_sub(played.len()).min(unseen.len());
            hand.get_or_insert_with(|| unseen.split_off(unseen.len() - left));
        }
        Cards { open: view.open.clone(), hands: hands.map(Option::unwrap_or_default) }
    }
    // end

    fn schema() -> Schema {
        Schema { fields: Vec::new() }
    }

    fn deal(_: &Options, deal: &Deal) -> Result<Cards, BadOptions> {
        let (mut rng, mut deck) = (deal.rng(), Card::all().collect::<Vec<_>>());
        rng.shuffle(&mut deck);
        let hands = [deck.split_off(7 - HAND), deck.split_off(7 - 2 * HAND)];
        let open = Open { turn: Seat::new(0), played: Default::default(), taken: [0; SEATS] };
        Ok(Cards { open, hands })
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn deciders(&self) -> SeatSet {
        let over = self.open.played.iter().all(|played| played.len() == HAND);
        if over { SeatSet::EMPTY } else { SeatSet::only(self.open.turn) }
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Card>) {
        if self.deciders().contains(seat) {
            moves.extend(&self.hands[seat.index()]);
        }
    }

    fn apply(&mut self, seat: Seat, card: Card) {
        let Open { turn, played, taken } = &mut self.open;
        self.hands[seat.index()].retain(|&own| own != card);
        played[seat.index()].push(card);
        *turn = seat.next(SEATS);
        if played[0].len() == played[1].len() {
            let higher = usize::from(played[1].last() > played[0].last());
            taken[higher] += 1;
            *turn = Seat::new(higher);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let taken = PerSeat::from_fn(SEATS, |seat| self.open.taken[seat.index()]);
        self.deciders().is_empty().then(|| Outcome::by_score(taken, "over"))
    }
}

impl Show for Cards {}
impl Minded for Cards {}
