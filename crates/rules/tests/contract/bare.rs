//! Games of rules alone: what is shown and told of them keeps the contract like everything else.

use std::fmt;
use std::str::FromStr;
use tablier_rules::Language;
use tablier_rules::Message;

use serde::{Deserialize, Serialize};
use tablier_rules::conformance::{Effort, check_game, check_schema};
use tablier_rules::*;

/// Noughts and crosses, and nothing about how it looks; `SKETCHES` says whether there is at least a board.
#[derive(Clone, Debug)]
struct Noughts<const SKETCHES: bool>(View);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct View {
    /// Ranks from the top: `0`, `1` or a full stop.
    ranks: [String; 3],
    turn: Seat,
}

/// A cell such as `b2`; with a `!` behind it, the same and a boast, to have moves of which one begins another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Mark {
    file: u8,
    rank: u8,
    boasts: bool,
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let boast = if self.boasts { "-ha" } else { "" };
        write!(f, "{}{}{boast}", char::from(b'a' + self.file), self.rank + 1)
    }
}

impl FromStr for Mark {
    type Err = NotAMove;
    fn from_str(text: &str) -> Result<Mark, NotAMove> {
        let (cell, boasts) = text.strip_suffix("-ha").map_or((text, false), |cell| (cell, true));
        match *cell.as_bytes() {
            [file @ b'a'..=b'c', rank @ b'1'..=b'3'] => {
                Ok(Mark { file: file - b'a', rank: rank - b'1', boasts })
            }
            _ => Err(NotAMove::new(text, Message::words("b2"))),
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct NoOptions {}

impl<const SKETCHES: bool> Noughts<SKETCHES> {
    fn at(&self, file: u8, rank: u8) -> u8 {
        self.0.ranks[usize::from(2 - rank)].as_bytes()[usize::from(file)]
    }

    fn winner(&self) -> Option<Seat> {
        let lines: [[(u8, u8); 3]; 8] = [
            [(0, 0), (1, 0), (2, 0)],
            [(0, 1), (1, 1), (2, 1)],
            [(0, 2), (1, 2), (2, 2)],
            [(0, 0), (0, 1), (0, 2)],
            [(1, 0), (1, 1), (1, 2)],
            [(2, 0), (2, 1), (2, 2)],
            [(0, 0), (1, 1), (2, 2)],
            [(0, 2), (1, 1), (2, 0)],
        ];
        Seat::all(2).find(|seat| {
            let own = b'0' + seat.index() as u8;
            lines.iter().any(|line| line.iter().all(|&(file, rank)| self.at(file, rank) == own))
        })
    }

    fn is_full(&self) -> bool {
        self.0.ranks.iter().all(|rank| !rank.contains('.'))
    }
}

impl<const SKETCHES: bool> Game for Noughts<SKETCHES> {
    type Options = NoOptions;
    type Move = Mark;
    type View = View;
    const SLUG: &'static str = "noughts";

    fn schema() -> Schema {
        Schema { fields: Vec::new() }
    }

    fn deal(_: &NoOptions, deal: &Deal) -> Result<Self, BadOptions> {
        let turn = Seat::new(deal.rng().below(2));
        Ok(Noughts(View { ranks: std::array::from_fn(|_| "...".to_owned()), turn }))
    }

    fn seats(&self) -> usize {
        2
    }

    fn deciders(&self) -> SeatSet {
        let over = self.winner().is_some() || self.is_full();
        if over { SeatSet::EMPTY } else { SeatSet::only(self.0.turn) }
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Mark>) {
        if !self.deciders().contains(seat) {
            return;
        }
        for (file, rank) in (0..3).flat_map(|file| (0..3).map(move |rank| (file, rank))) {
            if self.at(file, rank) == b'.' {
                moves.extend([false, true].map(|boasts| Mark { file, rank, boasts }));
            }
        }
    }

    fn apply(&mut self, seat: Seat, Mark { file, rank, .. }: Mark) {
        let file = usize::from(file);
        self.0.ranks[usize::from(2 - rank)].replace_range(file..=file, &seat.to_string());
        self.0.turn = seat.next(2);
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.deciders().is_empty() {
            return None;
        }
        let winners = self.winner().map_or(SeatSet::EMPTY, SeatSet::only);
        Some(Outcome::won_by(winners, 2, "over"))
    }

    fn view(&self, _: Viewer) -> View {
        self.0.clone()
    }

    fn resample(view: &View, _: &mut impl Rng) -> Self {
        Noughts(view.clone())
    }
}

impl<const SKETCHES: bool> Show for Noughts<SKETCHES> {
    fn sketch(view: &View) -> Vec<String> {
        if SKETCHES { view.ranks.to_vec() } else { Vec::new() }
    }
}

#[test]
fn rules_alone_keep_the_whole_contract_with_a_sketch_and_without() {
    check_schema::<Noughts<true>>().unwrap_or_else(|broken| panic!("{broken}"));
    check_schema::<Noughts<false>>().unwrap_or_else(|broken| panic!("{broken}"));
    for seed in 0..20 {
        let effort = Effort { one_in: 1, ..Effort::default() };
        for checked in [
            check_game::<Noughts<true>>(&NoOptions {}, Seed(seed), effort),
            check_game::<Noughts<false>>(&NoOptions {}, Seed(seed), effort),
        ] {
            checked.unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
        }
    }
}

fn scene(moves: &[&str], gesture: &[&str]) -> Scene {
    let mut game = Match::<Noughts<true>>::new(NoOptions {}, Seed(1)).expect("it starts");
    for mv in moves {
        let seat = game.position().deciders().single().expect("somebody is to play");
        game.play(seat, mv.parse().expect("a move")).expect("it is allowed");
    }
    let seat = game.position().deciders().single().expect("somebody is to play");
    let gesture: Vec<String> = gesture.iter().map(|&word| word.to_owned()).collect();
    game.scene(Viewer::Seat(seat), &gesture, Format::Wide)
}

#[test]
fn a_sketched_board_is_clicked_where_a_move_names_a_cell() {
    let begun = scene(&["b2"], &[]);
    let cell = |scene: &Scene, name: &str| {
        let id = format!("cell {name}");
        scene.items.iter().find(|item| item.id == id).and_then(|item| item.action.clone())
    };
    assert_eq!(cell(&begun, "a1"), Some(Action::Pick("a1".to_owned())));
    assert_eq!(cell(&begun, "b2"), None, "it is taken");
    assert!(begun.controls.is_empty(), "everything is on the board");
    let chosen = scene(&["b2"], &["a1"]);
    assert_eq!(cell(&chosen, "a1"), Some(Action::Play(vec!["a1".to_owned()])));
    let labels: Vec<String> =
        chosen.actions().map(|(_, label, _)| label.get(Language::EN)).collect();
    assert!(
        labels.iter().any(|l| l == "a1-ha") && labels.iter().any(|l| l == "Start this move over"),
        "{labels:?}"
    );
}

#[test]
fn a_piece_is_a_thing_of_its_own_that_stands_on_its_cell() {
    let ids = |scene: &Scene| scene.ids().map(str::to_owned).collect::<Vec<_>>();
    let (before, after) = (ids(&scene(&[], &[])), ids(&scene(&["b2"], &[])));
    assert!(!before.contains(&"piece b2".to_owned()));
    let at = |id: &str| after.iter().position(|known| known == id);
    assert_eq!(at("piece b2"), at("cell b2").map(|cell| cell + 1), "{after:?}");
}

#[test]
fn what_happens_is_told_as_it_is_written_and_the_end_is_told() {
    let mut game = Match::<Noughts<true>>::new(NoOptions {}, Seed(1)).expect("it starts");
    for mv in ["a1", "a2", "b1", "b2", "c1"] {
        let seat = game.position().deciders().single().expect("somebody is to play");
        game.play(seat, mv.parse().expect("a move")).expect("it is allowed");
    }
    let told = game.events(Viewer::Spectator, 4..5).remove(0).text;
    assert!(
        told.get(Language::EN).contains("plays c1") && told.get(Language::EN).contains("wins!"),
        "{}",
        told.get(Language::EN)
    );
    let described = Noughts::<true>::describe(&game.position().view(Viewer::Spectator));
    assert!(
        described.get(Language::EN).ends_with("2  11.\n1  000")
            || described.get(Language::EN).ends_with("2  00.\n1  111"),
        "{}",
        described.get(Language::EN)
    );
    assert!(Noughts::<true>::about().notation.get(Language::EN).contains("a1"));
    assert_eq!(Noughts::<true>::about().players, [2]);
}
