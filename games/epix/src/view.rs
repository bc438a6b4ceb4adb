//! What a viewer may know: everything but bids before all are in, action cards before their owner's turn, and a stake
//! before it is answered.

use serde::{Deserialize, Deserializer, Serialize};
use tablier_rules::reading::{self, Fields, FromJson, Json, Others, Reader};
use tablier_rules::{Rng, Seat, SeatSet, Viewer};

use super::action::Picks;
use super::board::Spot;
use super::map::Map;
use super::position::{Epix, Open, Phase};
use super::powers::Powers;
use super::province::Province;
use super::unit::{PIECES, UnitKind};

/// A position as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Everything that lies open.
    pub open: Open,
    /// The bids of the last auction, as far as they are known.
    pub bids: [Option<u8>; 4],
    /// The action cards of the season, as far as they are known.
    pub picks: [Option<Picks>; 4],
    /// The stake of the fight under way, if it is known.
    pub stake: Option<u8>,
}

impl FromJson for View {
    fn from_json(json: &Json<'_>, reader: &mut Reader) -> View {
        let names = &["open", "bids", "picks", "stake"];
        let mut fields = Fields::of(json, names, Others::Ignored, reader);
        let OfItsPlayers(open) = fields.take();
        View { open, bids: fields.take(), picks: fields.take(), stake: fields.take() }
    }
}

impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<View, D::Error> {
        reading::read(from)
    }
}

/// What lies open, and speaks of nobody but those who play.
struct OfItsPlayers(Open);

impl FromJson for OfItsPlayers {
    fn from_json(json: &Json<'_>, reader: &mut Reader) -> OfItsPlayers {
        let open = Open::from_json(json, reader);
        reader.accept(speaks_of_its_players(&open), ());
        OfItsPlayers(open)
    }
}

fn speaks_of_its_players(open: &Open) -> Result<(), &'static str> {
    if !(2..=4).contains(&open.players) {
        return Err("two to four play");
    }
    let fights = open.fight.into_iter().chain(open.clash.map(|clash| clash.fight));
    let named = [open.began, open.first, open.turn]
        .into_iter()
        .chain(open.lots.iter().flatten().filter_map(|lot| lot.bidder))
        .chain(fights.map(|fight| fight.defender))
        .chain(open.clash.map(|clash| clash.attacker))
        .chain(open.taken.map(|(seat, _)| seat))
        .collect::<SeatSet>();
    let players = SeatSet::all(open.players.into());
    if named | open.waiting | open.shown | open.spared | players == players {
        Ok(())
    } else {
        Err("it speaks of a seat where nobody plays")
    }
}

impl Epix {
    /// Whether the seat has a bid that is not open yet.
    pub(super) fn hides_bid(&self, seat: Seat) -> bool {
        self.open.phase == Phase::Auction && !self.open.waiting.contains(seat)
    }

    /// Whether the seat has picked cards that are not open yet.
    pub(super) fn hides_picks(&self, seat: Seat) -> bool {
        let hidden = !self.open.shown.contains(seat) && self.open.phase != Phase::Over;
        hidden && !self.picks[seat.index()].is_empty()
    }

    /// Whether the seat has a stake that is not open yet.
    pub(super) fn hides_stake(&self, seat: Seat) -> bool {
        self.open.phase == Phase::Answer && self.open.turn == seat
    }
}

impl View {
    pub(super) fn of(position: &Epix, viewer: Viewer) -> View {
        let seats = position.players();
        let each = |seat: usize| (seat < seats).then(|| Seat::new(seat));
        View {
            open: position.open,
            bids: std::array::from_fn(|seat| {
                let seat = each(seat)?;
                let known = viewer.knows(seat) || !position.hides_bid(seat);
                let made = position.open.phase != Phase::Auction || position.hides_bid(seat);
                (known && made).then(|| position.bids[seat.index()])
            }),
            picks: std::array::from_fn(|seat| {
                let seat = each(seat)?;
                let picks = position.picks[seat.index()];
                let known = viewer.knows(seat) || !position.hides_picks(seat);
                (known && !picks.is_empty()).then_some(picks)
            }),
            stake: (position.open.phase == Phase::Answer && viewer.knows(position.open.turn))
                .then_some(position.stake),
        }
    }

    /// A position that looks like this; what the viewer does not know is drawn by lot.
    pub(super) fn sample(&self, rng: &mut impl Rng) -> Epix {
        let open = self.open;
        let mut position = Epix {
            map: Map::of(open.players.into()),
            open,
            powers: [Powers::PLAIN; 4],
            bids: [0; 4],
            picks: [Picks::default(); 4],
            stake: 0,
        };
        position.know_powers();
        let choosing = open.phase == Phase::Choice;
        let resolving = !open.shown.is_empty();
        for seat in Seat::all(open.players.into()) {
            let index = seat.index();
            let unknown_bid = position.hides_bid(seat);
            position.bids[index] = match self.bids[index] {
                None if unknown_bid => rng.below(usize::from(position.gold(seat)) + 1) as u8,
                known => known.unwrap_or_default(),
            };
            let picked = resolving || choosing && !open.waiting.contains(seat);
            position.picks[index] = match self.picks[index] {
                None if picked => position.may_pick()[rng.below(3)],
                known => known.unwrap_or_default(),
            };
        }
        if open.phase == Phase::Answer {
            let gold = position.gold(open.turn);
            position.stake = self.stake.unwrap_or_else(|| 1 + rng.below(gold.into()) as u8);
        }
        position
    }

    /// Every unit on the map.
    pub fn units(&self) -> impl Iterator<Item = (Seat, UnitKind, Province)> {
        let board = self.open.board;
        Seat::all(self.open.players.into()).flat_map(move |seat| {
            (0..PIECES).filter_map(move |piece| match board.spot(seat, piece) {
                Spot::At(province) => Some((seat, UnitKind::of(piece), province)),
                Spot::Reserve | Spot::Marker => None,
            })
        })
    }
}
