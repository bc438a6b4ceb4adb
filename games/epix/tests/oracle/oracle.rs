//! Oracle for EPIX: a naive and slow implementation of movement, attack legality, recruiting
//! legality, defence, income and the final count, written from the rules text alone (source
//! 004), against which the fast one is tested. Auctions, hidden choices and the outcome of
//! fights are not here: a whole position is given to it as plain data.
//!
//! It must not know the fast implementation: no shared code, constants, map files, bit masks
//! or distance tables. Provinces are names, units a plain list, and everything is found by
//! walking the edges one by one.

use std::collections::{BTreeMap, BTreeSet};

const MOUNTAIN: &str = "kilimandjora";
const LAKE: &str = "lochmess";
const FOREST: &str = "broceland";
const STONES: &str = "stonange";

// The special cards that touch what this oracle covers.
const TREASURER: u8 = 1;
const STUD_FARM: u8 = 3;
const DRILL_SERGEANT: u8 = 4;
const CARPENTERS: u8 = 5;
const GRANARIES: u8 = 6;
const SCOUTS: u8 = 9;
const MOUNTAINEERS: u8 = 10;
const WHEELWRIGHTS: u8 = 11;
const SMUGGLERS: u8 = 12;
const SAPPERS: u8 = 14;
const BALLISTICS: u8 = 15;
const RAMPARTS: u8 = 17;
const PALISADES: u8 = 18;
const SEER: u8 = 19;
const HERALD: u8 = 20;

#[derive(Clone, Debug)]
pub struct Map {
    pub provinces: BTreeSet<String>,
    /// Each edge once, in either direction.
    pub edges: BTreeSet<(String, String)>,
    /// Castle to seat.
    pub castle_of: BTreeMap<String, usize>,
    /// Realm province (never the castle) to seat; two for each seat.
    pub realm_of: BTreeMap<String, usize>,
}

/// Seats: NW, NE, SE, SW for four; castles 1, 2, 3 for three; castles 1 and 3 for two.
pub fn map(players: usize) -> Map {
    let (seats, edges): (&[[&str; 3]], &str) = match players {
        // Rule: four players: X–Xh, X–Xv, Xh–Xv for each castle X; the rims; the middle.
        4 => (
            &[
                ["nw", "nwh", "nwv"],
                ["ne", "neh", "nev"],
                ["se", "seh", "sev"],
                ["sw", "swh", "swv"],
            ],
            "nw-nwh nw-nwv nwh-nwv  ne-neh ne-nev neh-nev  se-seh se-sev seh-sev
             sw-swh sw-swv swh-swv  nwh-neh swh-seh  lochmess-nwv lochmess-swv
             broceland-nev broceland-sev  kilimandjora-nwh kilimandjora-neh kilimandjora-swh
             kilimandjora-seh kilimandjora-lochmess kilimandjora-broceland",
        ),
        // Rule: three players: i–ia, i–ib, ia–ib; the mountain touches every ia, ib and all
        // three paying provinces, each of which lies between two realms.
        3 => (
            &[["c1", "1a", "1b"], ["c2", "2a", "2b"], ["c3", "3a", "3b"]],
            "c1-1a c1-1b 1a-1b  c2-2a c2-2b 2a-2b  c3-3a c3-3b 3a-3b
             kilimandjora-1a kilimandjora-1b kilimandjora-2a kilimandjora-2b
             kilimandjora-3a kilimandjora-3b  1b-lochmess lochmess-2a  2b-broceland
             broceland-3a  3b-stonange stonange-1a
             kilimandjora-lochmess kilimandjora-broceland kilimandjora-stonange",
        ),
        // Rule: two players: castles 1 and 3 of that map, a wall for castle 2, whose provinces
        // are ordinary; no Stonange, 3b–1a touch directly.
        2 => (
            &[["c1", "1a", "1b"], ["c3", "3a", "3b"]],
            "c1-1a c1-1b 1a-1b  2a-2b  c3-3a c3-3b 3a-3b
             kilimandjora-1a kilimandjora-1b kilimandjora-2a kilimandjora-2b
             kilimandjora-3a kilimandjora-3b  1b-lochmess lochmess-2a  2b-broceland
             broceland-3a  3b-1a  kilimandjora-lochmess kilimandjora-broceland",
        ),
        _ => panic!("two, three or four players"),
    };
    let mut castle_of = BTreeMap::new();
    let mut realm_of = BTreeMap::new();
    for (seat, [castle, one, other]) in seats.iter().enumerate() {
        castle_of.insert(castle.to_string(), seat);
        realm_of.insert(one.to_string(), seat);
        realm_of.insert(other.to_string(), seat);
    }
    let pair = |edge: &str| edge.split_once('-').map(|(a, b)| (a.to_string(), b.to_string()));
    let edges: BTreeSet<(String, String)> = edges.split_whitespace().filter_map(pair).collect();
    let provinces = edges.iter().flat_map(|(a, b)| [a.clone(), b.clone()]).collect();
    Map { provinces, edges, castle_of, realm_of }
}

impl Map {
    pub fn neighbours(&self, province: &str) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        for (a, b) in &self.edges {
            if a == province {
                found.insert(b.clone());
            }
            if b == province {
                found.insert(a.clone());
            }
        }
        found
    }

    /// The provinces at exactly each distance from `from`: first itself, then its neighbours...
    pub fn rings(&self, from: &str) -> Vec<BTreeSet<String>> {
        let mut rings = vec![BTreeSet::from([from.to_string()])];
        let mut seen = rings[0].clone();
        loop {
            let last = rings.last().expect("there is a first ring");
            let around: BTreeSet<String> = last.iter().flat_map(|p| self.neighbours(p)).collect();
            let next: BTreeSet<String> = around.difference(&seen).cloned().collect();
            if next.is_empty() {
                return rings;
            }
            seen.extend(next.clone());
            rings.push(next);
        }
    }
}

/// In the order in which they defend; a catapult never does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Soldier,
    Knight,
    Camp,
    Catapult,
}

pub const KINDS: [Kind; 4] = [Kind::Soldier, Kind::Knight, Kind::Camp, Kind::Catapult];

/// What a unit has done in this Move & attack turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acted {
    Nothing,
    /// Has moved, or (a knight only) fought or entered and stands there now. `event_since`: since
    /// its last move there was a fight or an entry of its own or another unit's action. Any unit
    /// but a knight is done after its move.
    Moved {
        event_since: bool,
    },
    Done,
    /// Converted in this season: not usable until the next season's resolution.
    Converted,
}

#[derive(Clone, Debug)]
pub struct Unit {
    pub seat: usize,
    pub kind: Kind,
    pub at: String,
    pub acted: Acted,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Defender {
    pub seat: usize,
    /// `None` is the garrison.
    pub kind: Option<Kind>,
    /// How many amounts the defender names: 1 simple, 2 double, 3 double with the Seer. Not
    /// cut down to the gold of the attacker.
    pub amounts: usize,
}

#[derive(Clone, Debug)]
pub struct Board {
    pub map: Map,
    pub units: Vec<Unit>,
    pub gold: Vec<u32>,
    /// Per seat; a kind that is missing counts as none.
    pub reserve: Vec<BTreeMap<Kind, u32>>,
    /// The special cards 1..=20 each seat owns.
    pub cards: Vec<BTreeSet<u8>>,
}

impl Board {
    fn has(&self, seat: usize, card: u8) -> bool {
        self.cards[seat].contains(&card)
    }

    fn units_in(&self, province: &str) -> Vec<&Unit> {
        self.units.iter().filter(|unit| unit.at == province).collect()
    }

    fn enemies_in(&self, seat: usize, province: &str) -> Vec<&Unit> {
        self.units_in(province).into_iter().filter(|unit| unit.seat != seat).collect()
    }

    fn holds(&self, seat: usize, province: &str) -> bool {
        self.units_in(province).iter().any(|unit| unit.seat == seat)
    }

    fn holds_kind(&self, seat: usize, kind: Kind, province: &str) -> bool {
        self.units_in(province).iter().any(|unit| unit.seat == seat && unit.kind == kind)
    }

    fn is_castle(&self, province: &str) -> bool {
        self.map.castle_of.contains_key(province)
    }

    fn is_foreign_castle(&self, seat: usize, province: &str) -> bool {
        self.map.castle_of.get(province).is_some_and(|&owner| owner != seat)
    }

    /// What one recruit of this kind costs.
    pub fn cost(&self, seat: usize, kind: Kind) -> u32 {
        match kind {
            // Rule (Stud farm): knights cost 4.
            Kind::Knight if self.has(seat, STUD_FARM) => 4,
            // Rule (Drill sergeant): soldiers cost 1.
            Kind::Soldier if self.has(seat, DRILL_SERGEANT) => 1,
            // Rule (Carpenters): camps and catapults cost 1.
            Kind::Camp | Kind::Catapult if self.has(seat, CARPENTERS) => 1,
            // Rule: soldier 2, knight 6, catapult 2, camp 2.
            Kind::Knight => 6,
            Kind::Soldier | Kind::Camp | Kind::Catapult => 2,
        }
    }

    /// Which one unit may be recruited where, with the gold and reserve at hand.
    pub fn recruits(&self, seat: usize) -> BTreeSet<(Kind, String)> {
        let mut found = BTreeSet::new();
        for kind in KINDS {
            for province in &self.map.provinces {
                if self.may_recruit(seat, kind, province) {
                    found.insert((kind, province.clone()));
                }
            }
        }
        found
    }

    fn may_recruit(&self, seat: usize, kind: Kind, province: &str) -> bool {
        // Rule: as gold and reserve allow.
        let in_reserve = self.reserve[seat].get(&kind).copied().unwrap_or(0) > 0;
        let can_pay = self.gold[seat] >= self.cost(seat, kind);
        // Rule: own castle; the two realm provinces if no enemy is there; any province holding
        // own units.
        let own_castle = self.map.castle_of.get(province) == Some(&seat);
        let own_realm = self.map.realm_of.get(province) == Some(&seat);
        let here = own_castle || own_realm || self.holds(seat, province);
        // Rule: one colour in a province.
        let one_colour = self.enemies_in(seat, province).is_empty();
        // Rule: never two equal units of one player in a province.
        let first_of_kind = !self.holds_kind(seat, kind, province);
        // Rule: no camp in a castle; no knight on Kilimandjora (but with the Mountaineers).
        let allowed = match kind {
            Kind::Camp => !self.is_castle(province),
            Kind::Knight => province != MOUNTAIN || self.has(seat, MOUNTAINEERS),
            Kind::Soldier | Kind::Catapult => true,
        };
        in_reserve && can_pay && here && one_colour && first_of_kind && allowed
    }

    /// Adjacent for a moving or fighting unit; not for the throw of a catapult.
    fn adjacent(&self, unit: &Unit, province: &str) -> BTreeSet<String> {
        let mut around = self.map.neighbours(province);
        // Rule (Smugglers): Lochmess and Broceland are adjacent for your soldiers and knights.
        let fighter = matches!(unit.kind, Kind::Soldier | Kind::Knight);
        if fighter && self.has(unit.seat, SMUGGLERS) {
            if province == LAKE {
                around.insert(FOREST.to_string());
            }
            if province == FOREST {
                around.insert(LAKE.to_string());
            }
        }
        around
    }

    /// Rule: a knight never enters, crosses or attacks Kilimandjora; with the Mountaineers it does.
    fn forbidden_mountain(&self, unit: &Unit, province: &str) -> bool {
        let barred = unit.kind == Kind::Knight && !self.has(unit.seat, MOUNTAINEERS);
        barred && province == MOUNTAIN
    }

    fn may_cross(&self, unit: &Unit, province: &str) -> bool {
        // Rule: through empty or own provinces; a foreign castle is never empty.
        self.enemies_in(unit.seat, province).is_empty()
            && !self.is_foreign_castle(unit.seat, province)
            && !self.forbidden_mountain(unit, province)
    }

    /// The provinces this unit may move to (stop in) now, without fighting or converting.
    pub fn moves(&self, unit_index: usize) -> BTreeSet<String> {
        let unit = &self.units[unit_index];
        let steps = match (unit.kind, unit.acted) {
            (_, Acted::Done | Acted::Converted) => 0,
            // Rule (Scouts): your soldiers move up to two provinces.
            (Kind::Soldier, Acted::Nothing) if self.has(unit.seat, SCOUTS) => 2,
            // Rule: a soldier moves to one adjacent empty or own province.
            (Kind::Soldier, Acted::Nothing) => 1,
            // Rule: a knight moves any distance; it moves again only after a fight, an entry or
            // another unit's action.
            (Kind::Knight, Acted::Nothing | Acted::Moved { event_since: true }) => {
                self.map.provinces.len()
            }
            // Rule (Wheelwrights): a catapult may move to an adjacent empty or own province.
            (Kind::Catapult, Acted::Nothing) if self.has(unit.seat, WHEELWRIGHTS) => 1,
            // Rule: a catapult does not move, a camp neither moves nor attacks.
            _ => 0,
        };
        let mut reached = BTreeSet::from([unit.at.clone()]);
        for _ in 0..steps {
            for from in reached.clone() {
                for to in self.adjacent(unit, &from) {
                    if self.may_cross(unit, &to) {
                        reached.insert(to);
                    }
                }
            }
        }
        // Rule: a unit may pass through but not stop in a province that holds its equal.
        // (Where it stands it holds itself, so staying is not a move.)
        reached.retain(|to| *to != unit.at && !self.holds_kind(unit.seat, unit.kind, to));
        reached
    }

    /// The provinces this unit may attack now: a soldier or knight with a fight to come, from
    /// where it stands; a catapult by throwing.
    pub fn attacks(&self, unit_index: usize) -> BTreeSet<String> {
        let unit = &self.units[unit_index];
        // Rule: a stake is at least 1; an attacker without gold cannot fight.
        if self.gold[unit.seat] == 0 {
            return BTreeSet::new();
        }
        if unit.kind == Kind::Catapult {
            return self.throws(unit);
        }
        let mut found = self.within_arms_reach(unit);
        found.retain(|province| !self.defenders(unit.seat, province).is_empty());
        found
    }

    /// The provinces holding only enemy catapults that this unit may enter without a fight and
    /// without gold.
    pub fn entries(&self, unit_index: usize) -> BTreeSet<String> {
        let unit = &self.units[unit_index];
        let mut found = self.within_arms_reach(unit);
        // Rule: catapults never defend; but in a foreign castle the garrison does.
        found.retain(|province| {
            self.defenders(unit.seat, province).is_empty()
                && !self.enemies_in(unit.seat, province).is_empty()
        });
        found
    }

    /// The provinces a soldier or knight could turn against from where it stands.
    fn within_arms_reach(&self, unit: &Unit) -> BTreeSet<String> {
        let ready = match (unit.kind, unit.acted) {
            // Rule: a soldier moves or attacks, once.
            (Kind::Soldier, Acted::Nothing) => true,
            // Rule: a knight moves and attacks, alternating without limit.
            (Kind::Knight, Acted::Nothing | Acted::Moved { .. }) => true,
            // Rule: a camp does neither; a catapult throws and never enters.
            _ => false,
        };
        if !ready {
            return BTreeSet::new();
        }
        let mut reach = self.adjacent(unit, &unit.at);
        reach.retain(|province| !self.forbidden_mountain(unit, province));
        reach
    }

    fn throws(&self, unit: &Unit) -> BTreeSet<String> {
        // Rule: attacks once; Wheelwrights: moves instead of attacking; converted: next season.
        if unit.acted != Acted::Nothing {
            return BTreeSet::new();
        }
        // Rule: distance 1; from Kilimandjora 1 or 2; Ballistics: 2 from everywhere. Counted on
        // the map, whatever stands between.
        let far = unit.at == MOUNTAIN || self.has(unit.seat, BALLISTICS);
        let range = if far { 2 } else { 1 };
        let rings = self.map.rings(&unit.at);
        let mut found: BTreeSet<String> = rings.into_iter().skip(1).take(range).flatten().collect();
        // Rule: never Kilimandjora; not a province without units (a garrison is no unit).
        found.retain(|to| to != MOUNTAIN && !self.enemies_in(unit.seat, to).is_empty());
        found
    }

    /// Whom a soldier or knight of `attacker_seat` meets in the province, one after the other.
    pub fn defenders(&self, attacker_seat: usize, province: &str) -> Vec<Defender> {
        let mut found = Vec::new();
        // Rule: soldier, then knight, then camp; catapults never defend.
        for kind in [Kind::Soldier, Kind::Knight, Kind::Camp] {
            for unit in self.enemies_in(attacker_seat, province) {
                if unit.kind == kind {
                    let double = self.is_double(attacker_seat, unit.seat, kind, province);
                    let amounts = self.amounts(unit.seat, double);
                    found.push(Defender { seat: unit.seat, kind: Some(kind), amounts });
                }
            }
        }
        // Rule: in a castle, then the garrison, double; Sappers: only simple against you.
        if self.is_foreign_castle(attacker_seat, province) {
            let seat = self.map.castle_of[province];
            let double = !self.has(attacker_seat, SAPPERS);
            found.push(Defender { seat, kind: None, amounts: self.amounts(seat, double) });
        }
        found
    }

    fn is_double(&self, attacker: usize, owner: usize, kind: Kind, province: &str) -> bool {
        // Rule (Sappers): units in castles have only a simple defence against you.
        if self.is_castle(province) && self.has(attacker, SAPPERS) {
            return false;
        }
        // Rule: double: soldier and camp on Kilimandjora (a Mountaineers' knight is simple there);
        let mountain = province == MOUNTAIN && matches!(kind, Kind::Soldier | Kind::Camp);
        // ... soldiers and knights in a castle.
        let castle = self.is_castle(province) && matches!(kind, Kind::Soldier | Kind::Knight);
        // Rule (Ramparts): your units in your two realm provinces.
        let ramparts = self.has(owner, RAMPARTS) && self.map.realm_of.get(province) == Some(&owner);
        // Rule (Palisades): your camps everywhere.
        let palisades = self.has(owner, PALISADES) && kind == Kind::Camp;
        mountain || castle || ramparts || palisades
    }

    fn amounts(&self, defender_seat: usize, double: bool) -> usize {
        match double {
            // Rule (Seer): wherever you have a double defence you name three amounts.
            true if self.has(defender_seat, SEER) => 3,
            true => 2,
            false => 1,
        }
    }

    /// How many amounts are named against a catapult; 0 where there is nothing to attack.
    pub fn catapult_defence(&self, attacker_seat: usize, province: &str) -> usize {
        let enemies = self.enemies_in(attacker_seat, province);
        let Some(owner) = enemies.first().map(|unit| unit.seat) else {
            return 0;
        };
        // Rule: double if the province is a castle, else simple. Sappers: only simple. Ramparts:
        // double against catapults too. Palisades: not against catapults.
        let castle = self.is_castle(province) && !self.has(attacker_seat, SAPPERS);
        let ramparts = self.has(owner, RAMPARTS) && self.map.realm_of.get(province) == Some(&owner);
        self.amounts(owner, castle || ramparts)
    }

    pub fn income(&self, seat: usize) -> u32 {
        let mut gold = 0;
        for unit in &self.units {
            if unit.seat == seat && unit.kind == Kind::Camp {
                // Rule: 1 for each own camp; Granaries: each pays 2.
                gold += if self.has(seat, GRANARIES) { 2 } else { 1 };
            }
        }
        // Rule: 1 for each paying province occupied.
        for province in [LAKE, FOREST, STONES] {
            if self.holds(seat, province) {
                gold += 1;
            }
        }
        // Rule (Treasurer): +1 gold every season.
        if self.has(seat, TREASURER) {
            gold += 1;
        }
        gold
    }

    /// Provinces per seat.
    pub fn final_count(&self) -> Vec<usize> {
        let mut counts = Vec::new();
        for seat in 0..self.gold.len() {
            // Rule: castles count as provinces; the own castle always counts for its owner only.
            let counts_for_seat = |province: &&String| match self.map.castle_of.get(*province) {
                Some(&owner) => owner == seat,
                None => self.holds(seat, province),
            };
            counts.push(self.map.provinces.iter().filter(counts_for_seat).count());
        }
        counts
    }

    /// The place of each seat after winter, from 1; shared places as in 1, 1, 3.
    pub fn ranks(&self) -> Vec<usize> {
        // Rule: most provinces; tie: the Herald; tie: most gold; still equal: shared.
        let counts = self.final_count();
        let score = |seat: usize| (counts[seat], self.has(seat, HERALD), self.gold[seat]);
        let seats = 0..self.gold.len();
        let better = |seat: usize| seats.clone().filter(|&o| score(o) > score(seat)).count();
        seats.clone().map(|seat| 1 + better(seat)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Kind::{Camp, Catapult, Knight, Soldier};

    /// 15 gold, all pieces in reserve, cards as (seat, card), and units as in "0S:nw": seat; S, K,
    /// C or T (catapult); place; then perhaps "/moved" (nothing since), "/again" (moved, something
    /// since), "/done" or "/converted".
    fn board(players: usize, cards: &[(usize, u8)], units: &str) -> Board {
        let reserve = BTreeMap::from([(Soldier, 3), (Knight, 2), (Camp, 3), (Catapult, 2)]);
        let mut board = Board {
            map: map(players),
            units: Vec::new(),
            gold: vec![15; players],
            reserve: vec![reserve; players],
            cards: vec![BTreeSet::new(); players],
        };
        for &(seat, card) in cards {
            board.cards[seat].insert(card);
        }
        for unit in units.split_whitespace() {
            let (who, place) = unit.split_once(':').expect("a unit is written 0S:nw");
            let (place, state) = place.split_once('/').unwrap_or((place, ""));
            let kind = KINDS["SKCT".find(&who[1..]).expect("a kind")];
            let acted = match state {
                "moved" => Acted::Moved { event_since: false },
                "again" => Acted::Moved { event_since: true },
                "done" => Acted::Done,
                "converted" => Acted::Converted,
                _ => Acted::Nothing,
            };
            let seat = who[..1].parse().expect("a seat");
            assert!(board.map.provinces.contains(place));
            board.units.push(Unit { seat, kind, at: place.to_string(), acted });
        }
        board
    }

    fn set(names: &str) -> BTreeSet<String> {
        names.split_whitespace().map(str::to_string).collect()
    }

    /// On the map for four: what the first unit may do; without gold it only loses its attacks.
    fn check(cards: &[(usize, u8)], units: &str, moves: &str, attacks: &str, entries: &str) {
        let mut b = board(4, cards, units);
        assert_eq!(b.moves(0), set(moves), "moves {units}");
        assert_eq!(b.attacks(0), set(attacks), "attacks {units}");
        assert_eq!(b.entries(0), set(entries), "entries {units}");
        b.gold[b.units[0].seat] = 0;
        assert_eq!(b.moves(0), set(moves));
        assert!(b.attacks(0).is_empty());
        assert_eq!(b.entries(0), set(entries));
    }

    #[test]
    fn the_maps_have_the_facts_of_the_rules() {
        for (players, provinces, edges) in [(2, 11, 20), (3, 13, 24), (4, 15, 24)] {
            let map = map(players);
            assert_eq!((map.provinces.len(), map.edges.len()), (provinces, edges));
            assert_eq!((map.castle_of.len(), map.realm_of.len()), (players, 2 * players));
            assert_eq!(map.rings(MOUNTAIN).iter().flatten().count(), provinces, "connected");
            for (castle, seat) in &map.castle_of {
                let realm = map.realm_of.iter().filter(|(_, s)| *s == seat);
                assert_eq!(map.neighbours(castle), realm.map(|(p, _)| p.clone()).collect());
                assert!(map.rings(MOUNTAIN)[2].contains(castle));
            }
        }
    }

    #[test]
    fn the_maps_are_symmetric() {
        // A half turn, a third of a turn, a mirror: each province becomes the next of its cycle.
        let half = "nw-se nwh-seh nwv-sev ne-sw neh-swh nev-swv lochmess-broceland";
        let third = "c1-c2-c3 1a-2a-3a 1b-2b-3b lochmess-broceland-stonange";
        let mirror = "c1-c3 1a-3b 1b-3a 2a-2b lochmess-broceland";
        for (players, cycles) in [(4, half), (3, third), (2, mirror)] {
            let map = map(players);
            let mut image = BTreeMap::from([(MOUNTAIN, MOUNTAIN)]);
            for cycle in cycles.split(' ') {
                let cycle: Vec<&str> = cycle.split('-').collect();
                for i in 0..cycle.len() {
                    image.insert(cycle[i], cycle[(i + 1) % cycle.len()]);
                }
            }
            for p in &map.provinces {
                let around = map.neighbours(p);
                let around = around.iter().map(|q| image[q.as_str()].to_string()).collect();
                assert_eq!(map.neighbours(image[p.as_str()]), around, "{p}");
            }
        }
    }

    #[test]
    fn recruiting_places() {
        let of_kind = |b: &Board, kind: Kind| -> BTreeSet<String> {
            b.recruits(0).into_iter().filter(|r| r.0 == kind).map(|r| r.1).collect()
        };
        let places = |b: &Board| KINDS.map(|kind| of_kind(b, kind));
        // Camp and catapult are not doubled, an enemy stands in nwv; no camp in the castle.
        let mut b = board(4, &[], "0C:nwh 1S:nwv 0T:kilimandjora");
        let expected = ["nw nwh kilimandjora", "nw nwh", "kilimandjora", "nw nwh"];
        assert_eq!(places(&b), expected.map(set));
        // Mountaineers: knights are recruited on Kilimandjora, but only beside own units.
        b.cards[0].insert(MOUNTAINEERS);
        assert_eq!(places(&b)[1], set("nw nwh kilimandjora"));
        b.units[2].seat = 1;
        assert_eq!(places(&b)[1], set("nw nwh"));
        // As gold and reserve allow.
        b = board(2, &[], "");
        b.gold[0] = 5;
        assert_eq!(places(&b), ["c1 1a 1b", "", "1a 1b", "c1 1a 1b"].map(set));
        b.reserve[0].insert(Camp, 0);
        b.reserve[0].remove(&Soldier);
        assert_eq!(places(&b), ["", "", "", "c1 1a 1b"].map(set));
        b.gold[0] = 1;
        assert!(b.recruits(0).is_empty());
        b.cards[0].insert(CARPENTERS);
        assert_eq!(places(&b), ["", "", "", "c1 1a 1b"].map(set));
    }

    #[test]
    fn costs() {
        let costs = |card: u8| KINDS.map(|kind| board(2, &[(1, card)], "").cost(1, kind));
        assert_eq!(costs(HERALD), [2, 6, 2, 2]);
        assert_eq!(costs(STUD_FARM), [2, 4, 2, 2]);
        assert_eq!(costs(DRILL_SERGEANT), [1, 6, 2, 2]);
        assert_eq!(costs(CARPENTERS), [2, 6, 1, 1]);
        assert_eq!(board(2, &[(1, STUD_FARM)], "").cost(0, Knight), 6);
    }

    #[test]
    fn a_soldier_moves_one_province_or_attacks() {
        // Not to its equal in nw, but to the camp in nwv and to the mountain.
        check(&[], "0S:nwh 0S:nw 0C:nwv 1C:neh", "nwv kilimandjora", "neh", "");
        check(&[], "0S:nwh/again 1C:neh 1T:nwv", "", "", "");
        check(&[], "0S:nwh/done 1C:neh 1T:nwv", "", "", "");
        // A foreign castle is never empty; the own is.
        check(&[], "0S:nev", "neh broceland", "ne", "");
        check(&[], "1S:nev", "ne neh broceland", "", "");
        check(&[], "0S:lochmess 1S:kilimandjora", "nwv swv", "kilimandjora", "");
    }

    #[test]
    fn scouts_move_two_through_empty_or_own_provinces_only() {
        let scouts = [(0, SCOUTS)];
        check(&scouts, "0S:nw 0S:nwv 1S:neh", "nwh lochmess kilimandjora", "", "");
        check(&scouts, "0S:nw 0S:nwv 1S:nwh", "lochmess", "nwh", "");
        // A catapult two provinces away is not entered, and a castle is not crossed.
        let near = "nev nwh nw nwv kilimandjora swh seh lochmess";
        check(&scouts, "0S:neh 1T:broceland", near, "ne", "");
        check(&scouts, "0S:neh/again", "", "", "");
        check(&[(1, SCOUTS)], "0S:nw", "nwh nwv", "", "");
    }

    #[test]
    fn a_knight_moves_any_distance_but_not_over_the_mountain() {
        // Passes its equal in nwv; neither mountain nor foreign castles.
        let far = "nwh neh lochmess swv swh seh sev broceland";
        check(&[], "0K:nw 0K:nwv 1C:nev", far, "", "");
        // Moved: no second move before something has happened, but attacks and entries.
        check(&[], "0K:neh/moved 1C:nev 1T:nwh", "", "ne nev", "nwh");
        check(&[], "0K:neh/again 1C:nev 1T:nwh", "", "ne nev", "nwh");
        check(&[], "0K:neh/again 1C:nev 1T:swh", "nwh nwv nw lochmess swv", "ne nev", "");
        check(&[], "0K:neh/done 1C:nev 1T:nwh", "", "", "");
        // Enemies bar the way, catapults too.
        check(&[], "0K:nw 1C:nwv 1T:neh", "nwh", "nwv", "");
    }

    #[test]
    fn mountaineers_enter_cross_and_attack_the_mountain() {
        let mountaineers = [(0, MOUNTAINEERS)];
        let closed = "1C:neh 1C:nwv 1C:lochmess 1C:swh 1C:seh";
        let here = |first: &str| format!("{first} {closed}");
        check(&[], &here("0K:nwh"), "nw", "neh nwv", "");
        let over = "nw kilimandjora broceland nev sev";
        check(&mountaineers, &here("0K:nwh"), over, "neh nwv", "");
        check(&[], &here("0K:nwh 1S:kilimandjora"), "nw", "neh nwv", "");
        check(&mountaineers, &here("0K:nwh 1S:kilimandjora"), "nw", "neh nwv kilimandjora", "");
        check(&[], &here("0K:nwh 1T:kilimandjora"), "nw", "neh nwv", "");
        check(&mountaineers, &here("0K:nwh 1T:kilimandjora"), "nw", "neh nwv", "kilimandjora");
    }

    #[test]
    fn smugglers_join_lake_and_forest_for_soldiers_and_knights() {
        let cards = [(0, SMUGGLERS), (0, WHEELWRIGHTS)];
        check(&cards, "0S:lochmess", "nwv swv kilimandjora broceland", "", "");
        check(&cards, "0S:broceland", "nev sev kilimandjora lochmess", "", "");
        check(&cards, "0K:lochmess 1C:nwv 1C:swv 1T:broceland", "", "nwv swv", "broceland");
        check(&cards, "0S:lochmess 1C:broceland", "nwv swv kilimandjora", "broceland", "");
        check(&cards, "0T:lochmess 1C:broceland", "nwv swv kilimandjora", "", "");
        check(&cards, "0T:lochmess", "nwv swv kilimandjora", "", "");
        check(&[(1, SMUGGLERS)], "0S:lochmess", "nwv swv kilimandjora", "", "");
    }

    #[test]
    fn only_catapults_are_entered_without_a_fight() {
        // In the castle the garrison is still there.
        check(&[], "0S:neh 1T:nev 1T:ne", "nwh kilimandjora", "ne", "nev");
        check(&[], "0S:neh 1T:nev 1C:nev", "nwh kilimandjora", "ne nev", "");
        // A camp does nothing; a catapult does not enter, and once converted it waits.
        check(&[], "0C:neh 1T:nev", "", "", "");
        check(&[], "0T:neh 1T:nev", "", "nev", "");
        check(&[(0, WHEELWRIGHTS)], "0T:neh/converted 1T:nev", "", "", "");
    }

    #[test]
    fn catapults_throw_one_province_far_two_from_the_mountain() {
        let targets = "1C:nev 2S:se 3T:swh 0C:nwh 1S:kilimandjora";
        let from = |place: &str| format!("0T:{place} {targets}");
        // Castle ne has only its garrison: no units, no throw.
        check(&[], &from("seh"), "", "se swh", "");
        check(&[], &from("broceland"), "", "nev", "");
        check(&[], "0T:kilimandjora 1C:nev 2S:se 3T:swh 0C:nwh", "", "nev se swh", "");
        // Ballistics: two on the map, over everything, never the mountain; Smugglers add nothing.
        let cards = [(0, BALLISTICS), (0, SMUGGLERS)];
        check(&cards, &from("broceland"), "", "nev se swh", "");
        check(&cards, &from("lochmess"), "", "swh", "");
        check(&[(1, BALLISTICS)], &from("broceland"), "", "nev", "");
    }

    #[test]
    fn wheelwrights_move_a_catapult_instead() {
        let units = "0T:nwh 0T:nw 0C:nwv 1T:neh";
        check(&[], units, "", "neh", "");
        check(&[(0, WHEELWRIGHTS)], units, "nwv kilimandjora", "neh", "");
        check(&[(0, WHEELWRIGHTS)], "0T:nev", "neh broceland", "", "");
        check(&[(0, WHEELWRIGHTS)], "0T:nwh/again 1T:neh", "", "", "");
    }

    /// How many amounts the defenders name in their order, `G` the garrison, and at last how many
    /// against a catapult, for seat 0 attacking.
    fn defence(cards: &[(usize, u8)], units: &str, province: &str) -> String {
        let b = board(4, cards, units);
        let mut text = String::new();
        for Defender { seat, kind, amounts } in b.defenders(0, province) {
            let letter = kind.map_or("G", |kind| &"SKCT"[kind as usize..=kind as usize]);
            text += &format!("{seat}{letter}{amounts} ");
        }
        text + &b.catapult_defence(0, province).to_string()
    }

    #[test]
    fn the_order_and_strength_of_defenders() {
        let castle = "1K:ne 1T:ne 1S:ne";
        assert_eq!(defence(&[], castle, "ne"), "1S2 1K2 1G2 2");
        assert_eq!(defence(&[], castle, "se"), "2G2 0");
        assert_eq!(defence(&[], "0S:nw", "nw"), "0");
        assert_eq!(defence(&[(1, SEER)], castle, "ne"), "1S3 1K3 1G3 3");
        assert_eq!(defence(&[(1, SEER), (0, SAPPERS)], castle, "ne"), "1S1 1K1 1G1 1");
        assert_eq!(defence(&[(1, SAPPERS)], castle, "ne"), "1S2 1K2 1G2 2");
        let mountain = "1C:kilimandjora 1S:kilimandjora 1K:kilimandjora";
        assert_eq!(defence(&[(1, MOUNTAINEERS)], mountain, MOUNTAIN), "1S2 1K1 1C2 1");
        assert_eq!(defence(&[(1, SEER), (0, SAPPERS)], mountain, MOUNTAIN), "1S3 1K1 1C3 1");
        assert_eq!(defence(&[(1, SEER)], "1S:nev 1C:nev 1K:nev", "nev"), "1S1 1K1 1C1 1");
        assert_eq!(defence(&[], "1T:nev", "nev"), "1");
    }

    #[test]
    fn ramparts_and_palisades() {
        let units = "1K:nev 1C:nev 1K:seh 1C:seh 1T:neh";
        let at = |cards: &[(usize, u8)]| ["nev", "seh", "neh"].map(|p| defence(cards, units, p));
        assert_eq!(at(&[]), ["1K1 1C1 1", "1K1 1C1 1", "1"]);
        assert_eq!(at(&[(1, RAMPARTS)]), ["1K2 1C2 2", "1K1 1C1 1", "2"]);
        assert_eq!(at(&[(2, RAMPARTS)]), at(&[]));
        assert_eq!(at(&[(1, PALISADES)]), ["1K1 1C2 1", "1K1 1C2 1", "1"]);
        // Sappers work in castles only.
        let cards = [(1, SEER), (1, RAMPARTS), (1, PALISADES), (0, SAPPERS)];
        assert_eq!(at(&cards), ["1K3 1C3 3", "1K1 1C3 1", "3"]);
    }

    #[test]
    fn income_of_camps_paying_provinces_and_cards() {
        let mut b = board(3, &[], "0C:1a 0C:stonange/converted 0T:lochmess 1C:broceland");
        assert_eq!([0, 1, 2].map(|seat| b.income(seat)), [4, 2, 0]);
        b.cards[0].insert(GRANARIES);
        b.cards[2].insert(TREASURER);
        assert_eq!([0, 1, 2].map(|seat| b.income(seat)), [6, 2, 1]);
    }

    #[test]
    fn the_final_count() {
        let mut b = board(4, &[], "0S:nw 0T:nwh 1C:nev 1K:nev");
        assert_eq!(b.final_count(), [2, 2, 1, 1]);
        assert_eq!(b.ranks(), [1, 1, 3, 3]);
        b.gold = vec![3, 4, 0, 9];
        assert_eq!(b.ranks(), [2, 1, 4, 3]);
        // The Herald wins ties of provinces before gold is compared, nothing more.
        b.cards[2].insert(HERALD);
        assert_eq!(b.ranks(), [2, 1, 3, 4]);
        b.cards = vec![BTreeSet::from([HERALD]), BTreeSet::new(), BTreeSet::new(), BTreeSet::new()];
        assert_eq!(b.ranks(), [1, 2, 4, 3]);
    }
}
