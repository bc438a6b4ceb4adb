//! What the page finds out by itself: of an honest salon, for whoever came late, and of salons that cheat.

use tablier_games::RULEBOOKS;
use tablier_rules::{
    ChanceVersion, Contribution, FastRng, Level, Rng, RulesVersion, Salt, Seal, Seat, Seed,
    commitment,
};
use tablier_table::{Input, LogEntry, Mover, OpenedChance, PersonId, SeatSetup, Table, Time, Wish};

use super::*;
use crate::route::TableRef;
use crate::table::learning::Learning;
use crate::table::model::Model;

const ANNA: PersonId = PersonId(1);
const BRUNO: PersonId = PersonId(2);
const CHLOE: PersonId = PersonId(3);

/// The table of a salon, and the pages that follow it.
struct TableAndPages {
    table: Table,
    moves: u64,
}

impl TableAndPages {
    /// Anna's table for two, at which the second seat is free, a machine's or hers.
    fn opens(game: &str, seed: u64, second: SeatSetup) -> TableAndPages {
        TableAndPages::opens_sealed(game, seed, second, None)
    }

    /// The same where all draw the chance, and Anna has sealed something for it.
    fn opens_sealed(game: &str, seed: u64, second: SeatSetup, seal: Option<Seal>) -> TableAndPages {
        let chance = seal.map_or(ChanceVersion::SEED, |_| ChanceVersion::DRAWN);
        let new = tablier_protocol::NewTable {
            game: game.to_owned(),
            options: Default::default(),
            places: vec![SeatSetup::Host, second],
            pace: Default::default(),
            absence: Default::default(),
            audience: Default::default(),
            rated: false,
            seal: None,
        };
        let setup = Box::new(new.with(RULEBOOKS, chance, Seed(seed), Salt(format!("salt {seed}"))));
        let open = Input::Open { setup, host: ANNA, name: "Anna".to_owned(), seal };
        TableAndPages {
            table: Table::open(RULEBOOKS, LogEntry::new(Time(1), open)).unwrap(),
            moves: 0,
        }
    }

    fn takes(&mut self, input: Input) {
        self.moves += 1;
        self.table.take(&LogEntry::new(Time(1 + self.moves), input)).unwrap();
    }

    fn seats_bruno(&mut self) {
        self.takes(Input::Sit { person: BRUNO, name: "Bruno".to_owned(), seat: None, seal: None });
    }

    /// Whoever is asked makes a move by chance; tells whether the game goes on.
    fn plays(&mut self, rng: &mut FastRng) -> bool {
        let Some(seat) = self.table.deciders().first() else { return false };
        let moves = self.table.game().unwrap().legal(seat);
        let mv = rng.choose(&moves).unwrap().clone();
        self.decides(seat, mv);
        true
    }

    fn decides(&mut self, seat: Seat, mv: String) {
        let owner = [ANNA, BRUNO].into_iter().find(|&p| self.table.seats_of(p).contains(seat));
        let by = owner.map_or(Mover::Machine, Mover::Person);
        let decision = self.table.decision_of(seat).unwrap();
        self.takes(Input::Decide { by, seat, decision, mv });
    }

    /// What a page is told that follows the table, over the wire.
    fn tells(&self, model: &mut Model, person: PersonId) {
        let viewer = self.table.viewer(person, None);
        let update = self.table.update(person, viewer, model.version(), Time(1 + self.moves));
        let rules = RULEBOOKS.get(&update.snapshot.game).unwrap();
        let text = crate::json::write(&update).unwrap();
        model.update(rules, crate::json::read(&text).unwrap());
    }

    fn record(&self) -> Record {
        self.table.record(Viewer::Everything).unwrap()
    }
}

fn page() -> Model {
    Model::new(TableRef::online("abc"), Learning::No, None)
}

/// What a page has seen of a table.
#[derive(Clone)]
struct Seen {
    snapshot: Snapshot,
    lines: Vec<ChronicleLine>,
    seal: Option<Noted>,
}

fn seen(page: &Model) -> Seen {
    let known = page.known().unwrap();
    let (snapshot, lines) = (known.snapshot().clone(), known.lines().to_vec());
    Seen { snapshot, lines, seal: page.seal().cloned() }
}

/// What a page says at the end.
fn found(seen: &Seen, record: &Record) -> Option<Fairness> {
    checked(seen, &record.to_string()).map(|found| found.fairness)
}

fn checked(seen: &Seen, written: &str) -> Option<Found> {
    verify(RULEBOOKS, seen.seal.as_ref(), &seen.snapshot, &seen.lines, written)
}

/// What a salon sends as the chance of a finished game, whether it is true or not.
fn opened(seed: Seed, salt: &str) -> OpenedChance {
    serde_json::from_value(serde_json::json!([seed.0, salt])).expect("as it is sent")
}

/// A whole game of two people, which a third watches from its middle; what the pages of all have seen.
fn whole_game(game: &str, seed: u64) -> (TableAndPages, [Seen; 3]) {
    let mut salon = TableAndPages::opens(game, seed, SeatSetup::Open);
    let (mut anna, mut bruno, mut chloe) = (page(), page(), page());
    salon.tells(&mut anna, ANNA);
    salon.seats_bruno();
    let mut rng = FastRng::new(seed);
    loop {
        salon.tells(&mut anna, ANNA);
        salon.tells(&mut bruno, BRUNO);
        if salon.moves > 4 {
            salon.tells(&mut chloe, CHLOE);
        }
        if !salon.plays(&mut rng) {
            return (salon, [anna, bruno, chloe].map(|page| seen(&page)));
        }
    }
}

#[test]
fn who_saw_the_beginning_of_an_honest_game_reads_that_it_is_verified() {
    for game in RULEBOOKS.slugs() {
        for seed in 1..4 {
            let (salon, [anna, bruno, chloe]) = whole_game(game, seed);
            let record = salon.record();
            assert_eq!(found(&anna, &record), Some(Fairness::AsNoted), "{game}, seed {seed}");
            assert_eq!(found(&bruno, &record), Some(Fairness::AsNoted), "{game}, seed {seed}");
            assert_eq!(found(&chloe, &record), Some(Fairness::Consistent), "{game}, seed {seed}");
            let mut later = page();
            salon.tells(&mut later, CHLOE);
            let later = seen(&later);
            assert_eq!(later.seal, None);
            assert_eq!(found(&later, &record), Some(Fairness::Consistent), "{game}, seed {seed}");
        }
    }
}

#[test]
fn a_game_with_moves_taken_back_that_was_given_up_is_verified_too() {
    for game in RULEBOOKS.slugs() {
        let mut salon = TableAndPages::opens(game, 6, SeatSetup::Host);
        let mut anna = page();
        let mut rng = FastRng::new(6);
        for step in 0..24 {
            salon.tells(&mut anna, ANNA);
            let decides = salon.table.deciders().first().unwrap();
            if step % 5 != 4 {
                salon.plays(&mut rng);
                continue;
            }
            // Whoever decided last; where nothing is left to be taken back, nothing is.
            let seat = seen(&anna).snapshot.last.map_or(decides, |event| event.seat);
            let undo = Input::Ask { person: ANNA, seat, wish: Wish::Undo };
            let _ = salon.table.take(&LogEntry::new(Time(1 + salon.moves), undo));
        }
        salon.tells(&mut anna, ANNA);
        let told = salon.table.told(Viewer::Spectator, 0);
        let back = told.iter().filter(|told| matches!(told.what, Some(ToldEvent::TookBack { .. })));
        assert!(back.count() > 0, "{game}: something was taken back");
        salon.takes(Input::Resign { person: ANNA, seat: Seat::new(0) });
        salon.tells(&mut anna, ANNA);
        assert_eq!(found(&seen(&anna), &salon.record()), Some(Fairness::AsNoted), "{game}");
    }
}

#[test]
fn a_salon_that_shows_another_seal_at_the_end_is_found_out() {
    let (honest, [mut anna, _, mut chloe]) = whole_game("atomix", 1);
    // Everything of the end fits together, only not with what was noted.
    let (seed, salt) = (honest.record().seed.unwrap(), "another salt".to_owned());
    let seal = commitment("atomix", seed, &salt);
    let record =
        Record { salt: Some(salt.clone()), commitment: Some(seal.clone()), ..honest.record() };
    assert_eq!(record.fairness(None), Fairness::Consistent);
    for Seen { snapshot, .. } in [&mut anna, &mut chloe] {
        (snapshot.commitment, snapshot.seed) = (seal.clone(), Some(opened(seed, &salt)));
    }
    for seen in [anna, chloe] {
        assert_eq!(found(&seen, &record), Some(Fairness::NotAsNoted));
    }
}

#[test]
fn a_salon_that_opens_another_seed_is_found_out() {
    let (honest, [mut anna, ..]) = whole_game("six", 2);
    let record = Record { seed: Some(Seed(99)), ..honest.record() };
    anna.snapshot.seed =
        record.seed.zip(record.salt.as_deref()).map(|(seed, salt)| opened(seed, salt));
    assert_eq!(found(&anna, &record), Some(Fairness::Broken));
}

#[test]
fn a_salon_that_dealt_something_else_than_it_sealed_is_found_out() {
    // Seal, seed and salt are those of one game, and another one was dealt and played.
    let (sealed, _) = whole_game("atomix", 1);
    let (dealt, [mut anna, ..]) = whole_game("atomix", 2);
    let Record { seed, salt, commitment, .. } = sealed.record();
    let record =
        Record { seed, salt: salt.clone(), commitment: commitment.clone(), ..dealt.record() };
    let seal = commitment.unwrap();
    anna.seal.as_mut().unwrap().seal.clone_from(&seal);
    (anna.snapshot.commitment, anna.snapshot.seed) =
        (seal, seed.zip(salt).map(|(seed, salt)| opened(seed, &salt)));
    assert_eq!(
        record.fairness(anna.seal.as_ref().map(|noted| noted.seal.as_str())),
        Fairness::AsNoted
    );
    assert_eq!(found(&anna, &record), Some(Fairness::Broken));
    // Nor does it help to hand in the record of the game that was sealed.
    assert_eq!(found(&anna, &sealed.record()), Some(Fairness::Broken));
}

#[test]
fn a_salon_that_rewrites_what_was_played_is_found_out() {
    let (honest, [anna, ..]) = whole_game("six", 3);
    // The same deal, other moves, and all that is shown at the end fits them.
    let mut other = TableAndPages::opens("six", 3, SeatSetup::Open);
    other.seats_bruno();
    let mut rng = FastRng::new(77);
    while other.plays(&mut rng) {}
    let mut shown = page();
    other.tells(&mut shown, ANNA);
    assert_ne!(honest.record().moves, other.record().moves);
    let told = Seen { snapshot: seen(&shown).snapshot, ..anna };
    assert_eq!(found(&told, &other.record()), Some(Fairness::Broken));
}

#[test]
fn a_record_that_is_none_or_closed_leaves_the_question_open() {
    let (salon, [anna, ..]) = whole_game("six", 3);
    assert_eq!(checked(&anna, "<html>"), None);
    let mut silent = anna.clone();
    silent.snapshot.seed = None;
    let closed = Record { salt: None, ..salon.record() };
    assert_eq!(found(&silent, &closed), Some(Fairness::NotYetOpen));
    let newer = Record { rules: Some(RulesVersion(99)), ..salon.record() };
    assert_eq!(found(&anna, &newer), None, "a page that is older than the salon accuses nobody");
}

#[test]
fn machines_may_begin_before_the_seal_is_noted_and_people_may_not() {
    let sees_start = |salon: &TableAndPages| {
        let mut model = page();
        salon.tells(&mut model, ANNA);
        model.seal().unwrap().at_start
    };
    let mut begun = [0, 0];
    for seed in 0..8 {
        let mut salon = TableAndPages::opens("six", seed, SeatSetup::Machine(Level::Beginner));
        assert!(sees_start(&salon));
        let machine = salon.table.deciders().first() == Some(Seat::new(1));
        begun[usize::from(machine)] += 1;
        let mut rng = FastRng::new(1);
        salon.plays(&mut rng);
        assert_eq!(sees_start(&salon), machine, "seed {seed}");
        salon.plays(&mut rng);
        assert!(!sees_start(&salon), "seed {seed}");
    }
    assert!(begun.iter().all(|&times| times > 0), "both have begun: {begun:?}");
}

#[test]
fn what_was_taken_back_had_been_played() {
    let mut salon = TableAndPages::opens("six", 5, SeatSetup::Host);
    salon.plays(&mut FastRng::new(1));
    let seat = Seat::all(2).find(|&seat| salon.table.deciders().first() != Some(seat)).unwrap();
    salon.takes(Input::Ask { person: ANNA, seat, wish: Wish::Undo });
    let mut model = page();
    salon.tells(&mut model, ANNA);
    assert_eq!(seen(&model).snapshot.moves, 0);
    assert!(!model.seal().unwrap().at_start);
}

#[test]
fn what_was_seen_first_counts_and_only_so_much_is_kept() {
    let noted = |table: usize, seal: &str| Noted {
        table: table.to_string(),
        seal: seal.to_owned(),
        at_start: true,
        drawn: None,
    };
    let mut kept = Vec::new();
    for table in 0..KEPT + 5 {
        keep(&mut kept, noted(table, "first"));
        keep(&mut kept, noted(table, "second"));
    }
    assert_eq!(kept.len(), KEPT);
    assert!(kept.iter().all(|noted| noted.seal == "first"));
    assert_eq!((&*kept[0].table, &*kept[KEPT - 1].table), ("5", &*(KEPT + 4).to_string()));
}

#[test]
fn a_table_kept_here_has_no_seal_and_one_told_anew_keeps_its_own() {
    let salon = TableAndPages::opens("six", 1, SeatSetup::Open);
    let mut local = Model::new(TableRef::local("abc"), Learning::No, None);
    salon.tells(&mut local, ANNA);
    assert_eq!(local.seal(), None);
    let mut online = page();
    salon.tells(&mut online, ANNA);
    let noted = online.seal().cloned();
    online.start_anew();
    assert!(noted.is_some_and(|noted| online.seal() == Some(&noted)));
}

fn contribution(byte: u8) -> Contribution {
    Contribution([byte; 32])
}

/// A game that Anna and Bruno drew together, as Anna's page has seen it at its end.
fn drawn_game() -> (TableAndPages, Seen) {
    let seal = |byte| Some(contribution(byte).seal());
    let mut salon = TableAndPages::opens_sealed("six", 5, SeatSetup::Open, seal(1));
    let mut anna = page();
    salon.tells(&mut anna, ANNA);
    let name = "Bruno".to_owned();
    salon.takes(Input::Sit { person: BRUNO, name, seat: None, seal: seal(2) });
    salon.tells(&mut anna, ANNA);
    let shares = seen(&anna).snapshot.draw.unwrap().shares;
    let drawn = Some(Drawn { own: Seat::new(0), shares });
    anna.note(&Noted { drawn, ..anna.seal().unwrap().clone() });
    salon.takes(Input::Contribute { person: ANNA, contribution: contribution(1) });
    salon.takes(Input::Contribute { person: BRUNO, contribution: contribution(2) });
    let mut rng = FastRng::new(5);
    while salon.plays(&mut rng) {
        salon.tells(&mut anna, ANNA);
    }
    (salon, seen(&anna))
}

fn whole(seen: &Seen, record: &Record) -> Found {
    checked(seen, &record.to_string()).unwrap()
}

#[test]
fn who_drew_the_chance_of_a_game_together_reads_so_at_its_end() {
    let (salon, anna) = drawn_game();
    let found = whole(&anna, &salon.record());
    assert_eq!(found.fairness, Fairness::AsNoted);
    let gave: Vec<_> = found.shares.iter().map(|share| share.contribution).collect();
    assert_eq!(gave, [Some(contribution(1)), Some(contribution(2))]);
}

#[test]
fn a_salon_that_leaves_out_or_swaps_what_was_given_is_found_out() {
    let (salon, anna) = drawn_game();
    let honest = salon.record();
    let swapped = |seat: usize, byte| {
        let mut record = honest.clone();
        let given = contribution(byte);
        record.shares[seat].contribution = Some(given);
        record.shares[seat].seal = Some(given.seal());
        record
    };
    let mut unopened = honest.clone();
    unopened.shares[0].contribution = None;
    let mut silent = honest.clone();
    silent.shares.remove(0);
    let seed_alone = Record { chance: None, shares: Vec::new(), ..honest.clone() };
    // Bruno gives something else than what had been sealed when Anna opened hers: he gave last.
    for forged in [swapped(1, 9), swapped(0, 9), unopened, silent, seed_alone] {
        let fairness = whole(&anna, &forged).fairness;
        assert_eq!(fairness, Fairness::NotAsSealed, "{forged}");
    }
    // Nor does it help to say so at the end only.
    let mut told = anna.clone();
    told.snapshot.draw = None;
    assert_eq!(whole(&told, &swapped(1, 9)).fairness, Fairness::NotAsSealed);
}

#[test]
fn how_chance_was_drawn_is_added_to_what_was_seen_first() {
    let noted = |seal: &str, drawn| Noted {
        table: "abc".to_owned(),
        seal: seal.to_owned(),
        at_start: true,
        drawn,
    };
    let drawn = Drawn { own: Seat::new(0), shares: Vec::new() };
    let mut kept = Vec::new();
    keep(&mut kept, noted("first", None));
    keep(&mut kept, noted("second", Some(drawn.clone())));
    assert_eq!(kept, [noted("first", Some(drawn))]);
}

#[test]
fn who_played_and_whose_part_is_not_in_it_is_told_so() {
    let seal = |byte| Some(contribution(byte).seal());
    let mut salon = TableAndPages::opens_sealed("six", 5, SeatSetup::Open, seal(1));
    let (mut anna, mut bruno, mut chloe) = (page(), page(), page());
    salon.tells(&mut anna, ANNA);
    // Bruno's seal never arrived.
    salon.seats_bruno();
    salon.takes(Input::Contribute { person: ANNA, contribution: contribution(1) });
    salon.tells(&mut bruno, BRUNO);
    salon.tells(&mut chloe, CHLOE);
    let mut rng = FastRng::new(5);
    while salon.plays(&mut rng) {}
    let record = salon.record();
    for (page, person, left_out) in
        [(&mut anna, ANNA, false), (&mut bruno, BRUNO, true), (&mut chloe, CHLOE, false)]
    {
        salon.tells(page, person);
        assert_eq!(whole(&seen(page), &record).left_out, left_out, "{person:?}");
    }
}
