//! The model against tables kept in the browser.

mod sequences;

use tablier_games::RULEBOOKS;
use tablier_protocol::{Act, ClientMessage, NewTable, ServerMessage};
use tablier_rules::{FastRng, Format, Language, Rng, RulesVersion, Seed, Viewer};
use tablier_table::{SeatSetup, Snapshot, Stage, Time, ToldEvent, ToldVersion};

use super::*;
use crate::local::tables::{LocalTables, Moment};

/// A table for two at one screen, and the page that follows it.
struct Followed {
    local_tables: LocalTables,
    name: String,
    model: Model,
    acts: usize,
}

impl Followed {
    /// One where this game is played, of which nothing was told yet.
    fn opens(game: &str) -> Followed {
        let mut chance = || 7;
        let mut at = Moment { now: Time(1), chance: &mut chance };
        let mut local_tables = LocalTables::new(RULEBOOKS);
        let new = NewTable {
            game: game.to_owned(),
            options: Default::default(),
            places: vec![SeatSetup::Host; 2],
            pace: Default::default(),
            absence: Default::default(),
            audience: Default::default(),
            rated: false,
            seal: None,
        };
        let name = local_tables.open(new, (RulesVersion::FIRST, Seed(7)), &mut at).unwrap();
        let model = page(&name);
        Followed { local_tables, name, model, acts: 0 }
    }

    /// The same, and its beginning was told.
    fn begins(game: &str) -> Followed {
        let mut followed = Followed::opens(game);
        let first = followed.tells_all();
        followed.hears(first);
        followed
    }

    /// What whoever knows nothing is told.
    fn tells_all(&mut self) -> Update {
        self.asks(ClientMessage::Follow { table: self.name.clone(), since: 0, viewer: None })
    }

    fn asks(&mut self, ask: ClientMessage) -> Update {
        let mut chance = || 7;
        let mut at = Moment { now: Time(2), chance: &mut chance };
        let told = self.local_tables.take(ask, &mut at).into_iter().find_map(|tell| match tell {
            ServerMessage::Table { update, .. } => Some(*update),
            _ => None,
        });
        told.expect("the table answers")
    }

    /// Something is done at the table: what that leads to, which the page has not heard yet.
    fn acts(&mut self, act: Act) -> Update {
        self.acts += 1;
        let id = format!("a{}", self.acts);
        self.asks(ClientMessage::Act { table: self.name.clone(), id, act })
    }

    fn hears(&mut self, update: Update) -> News {
        hear(&mut self.model, update)
    }

    /// Plays moves one after the other, as one click does.
    fn plays(&mut self, moves: &[&str]) {
        let moves = moves.iter().map(ToString::to_string).collect();
        let mut next = self.known_mut().play(moves);
        while let Some(((seat, decision), mv)) = next {
            let update = self.acts(Act::Decide { seat, decision, mv });
            self.hears(update);
            next = self.known_mut().play_on();
        }
    }

    fn known(&self) -> &Known {
        self.model.known().expect("it is known")
    }

    fn known_mut(&mut self) -> &mut Known {
        self.model.known_mut().expect("it is known")
    }

    /// Everything is shown, to whomever it is for.
    fn is_watched(&mut self) {
        let screen = self.known_mut().screen_mut();
        screen.hand_over();
        screen.skip();
    }
}

fn page(name: &str) -> Model {
    Model::new(TableRef::local(name), Learning::No, None)
}

fn hear(model: &mut Model, update: Update) -> News {
    model.update(RULEBOOKS.get(&update.snapshot.game).unwrap(), update)
}

/// How a game of two at one screen begins.
pub fn snapshot(game: &str) -> Snapshot {
    Followed::opens(game).tells_all().snapshot
}

#[test]
fn at_one_screen_nobody_reads_what_only_others_were_told() {
    for (game, seed) in [("epix", 1), ("epix", 2), ("atomix", 3), ("six", 4)] {
        let mut followed = Followed::begins(game);
        let mut rng = FastRng::new(seed);
        for step in 0..200 {
            followed.is_watched();
            let known = followed.known();
            let Some((seat, _)) = known.asks() else { break };
            let moves = RULEBOOKS.get(game).unwrap().legal(&known.snapshot().view, seat).unwrap();
            followed.plays(&[rng.choose(&moves).unwrap()]);
            if followed.known().is_untold() {
                assert!(followed.known().lines().is_empty());
                let all = followed.tells_all();
                followed.hears(all);
            }
            let mut fresh = page(&followed.name);
            hear(&mut fresh, followed.tells_all());
            let lines = fresh.known().unwrap().lines();
            assert_eq!(followed.known().lines(), lines, "{game}, seed {seed}, step {step}");
        }
        assert!(followed.known().lines().len() > 20, "{game}, seed {seed}");
    }
}

#[test]
fn a_click_that_plays_several_moves_plays_them_one_by_one() {
    let mut followed = Followed::begins("disx");
    assert!(followed.known().may_click());
    followed.plays(&["a1", "b2"]);
    assert_eq!(followed.known().lines().len(), 2);
    assert!(!followed.known().at_rest(), "there is something to watch");
    followed.known_mut().screen_mut().skip();
    assert!(followed.known().may_click() && followed.known().scene(Format::Wide).is_some());
}

#[test]
fn people_with_secrets_hand_the_screen_over() {
    let mut followed = Followed::begins("epix");
    let before = followed.known().snapshot().viewer;
    assert_eq!(followed.known().screen().awaited(), None, "nobody has seen anything yet");
    followed.plays(&["pass"]);
    let known = followed.known_mut();
    assert_ne!(before, known.snapshot().viewer);
    assert_eq!(known.screen().awaited().map(Viewer::Seat), Some(known.snapshot().viewer));
    assert!(!known.screen_mut().advance() && !known.may_click());
    known.screen_mut().hand_over();
    assert!(known.screen_mut().advance());
}

#[test]
fn an_old_update_changes_nothing() {
    let mut followed = Followed::begins("six");
    let first = followed.tells_all();
    followed.plays(&["0,0"]);
    let known = followed.model.version();
    followed.hears(Update { told: Vec::new(), ..first });
    assert_eq!(followed.model.version(), known);
}

#[test]
fn a_board_offers_nothing_where_the_game_stands_still_or_was_given_up() {
    for game in RULEBOOKS.slugs() {
        let mut followed = Followed::opens(game);
        let first = followed.tells_all();
        let offers = |change: fn(&mut Snapshot)| {
            let mut update = first.clone();
            change(&mut update.snapshot);
            let mut model = page("abc");
            hear(&mut model, update);
            model.known().unwrap().scene(Format::Wide).expect("a board").actions().count()
        };
        assert!(offers(|_| {}) > 0, "{game} begins");
        assert_eq!(offers(|snapshot| snapshot.paused = true), 0, "{game} is paused");
        assert_eq!(offers(|snapshot| snapshot.stage = Stage::Over), 0, "{game} was given up");
    }
}

#[test]
fn what_was_said_goes_when_things_have_moved_on_and_a_hint_of_others_is_said() {
    let first = Followed::opens("six").tells_all();
    let mut model = Model::new(TableRef::online("abc"), Learning::No, None);
    assert_eq!(hear(&mut model, first.clone()).said, None, "nothing was known before");
    assert_eq!(hear(&mut model, first.clone()).said, None, "nothing has changed");
    let mut moved = first.clone();
    moved.snapshot.moves += 1;
    assert_eq!(hear(&mut model.clone(), moved).said, Some(None));
    let mut hinted = first;
    hinted.snapshot.v += 1;
    hinted.snapshot.chairs[1].own = false;
    let what = Some(ToldEvent::Hinted { seat: Seat::new(1) });
    hinted.told = vec![ToldVersion { v: hinted.snapshot.v, at: Time(3), what }];
    let said = hear(&mut model, hinted).said.flatten().expect("it is said");
    let said = said.get(Language::EN);
    assert!(said.ends_with("asked for a hint."), "{said}");
}
