//! What lies open, as one number: positions that look alike share what was found out about them.

use tablier_rules::{Seat, mix};

use crate::{Epix, Foe, Open, Spot, UnitKind};

/// The number of what lies open. Pieces of a kind count as one and the same.
pub fn key(position: &Epix) -> u64 {
    let open: &Open = position.open();
    let mut hash = 0u64;
    let mut add = |number: u64| hash = mix(hash.rotate_left(23) ^ number).wrapping_add(number);
    let byte = |number: u8, place: u32| u64::from(number) << (8 * place);
    let bits =
        |seats: tablier_rules::SeatSet| seats.iter().fold(0u8, |all, seat| all | 1 << seat.index());
    add(byte(open.phase as u8, 0)
        | byte(open.season, 1)
        | byte(open.turn.index() as u8, 2)
        | byte(open.first.index() as u8, 3)
        | byte(bits(open.waiting), 4)
        | byte(bits(open.shown), 5)
        | byte(open.action.map_or(0, |action| action as u8 + 1), 6)
        | byte(open.left.iter().fold(0, |all, action| all | 1 << action as u8), 7));
    add(u64::from(u32::from_le_bytes(open.gold)) | u64::from(bits(open.spared)) << 32);
    if open.acted | open.strolled | open.rode != 0 {
        add(where_are(open, open.acted, 0..3) | where_are(open, open.acted, 3..5) << 32);
        add(where_are(open, open.acted, 8..10) | where_are(open, open.strolled, 3..5) << 32);
        add(where_are(open, open.rode, 3..5));
    }
    for seat in Seat::all(open.players.into()) {
        let [a, b, c, d] = UnitKind::ALL.map(|kind| u64::from(open.board.of(seat, kind).bits()));
        add(a | b << 32);
        add(c | d << 32);
    }
    if let Some(fight) = open.fight {
        let foe = match fight.foe {
            Foe::Unit(kind) => kind as u8,
            Foe::Garrison => 6,
            Foe::Everything => 7,
        };
        add(1
            + (byte(foe, 0)
                | byte(fight.kind as u8, 1)
                | byte(fight.from.index() as u8, 2)
                | byte(fight.target.index() as u8, 3)
                | byte(fight.defender.index() as u8, 4)));
    }
    for lot in open.lots.iter().flatten() {
        let bidder = lot.bidder.map_or(9, |seat| seat.index() as u8);
        add(byte(lot.card.number(), 0) | byte(bidder, 1) | byte(lot.gold, 2) | byte(lot.marker, 3));
    }
    if open.advanced {
        for cards in open.cards {
            add(cards.iter().fold(0, |all, card| all | 1 << card.number()));
        }
    }
    hash
}

/// Where those of a player's pieces are that have their bit set.
fn where_are(open: &Open, bits: u16, pieces: std::ops::Range<usize>) -> u64 {
    let marked = pieces.filter(|piece| bits & 1 << piece != 0);
    marked.fold(0, |all, piece| match open.board.spot(open.turn, piece) {
        Spot::At(province) => all | 1 << province.index(),
        Spot::Reserve | Spot::Marker => all,
    })
}
