//! What the salon and its games say themselves, read from their catalogues in every language: what a seat is called that nobody has
//! a name for, and the sentences that begin with a name. Nobody is called so.

use serde_json::{Value, json};
use tablier_rules::{Language, Message, OptionKind, Rulebook, Rulebooks, Seat, Seed};

use super::letters::words;
use super::likeness::plain;
use super::reserved::without_number;

/// What seats are called after stones, and people too.
const GIVEN_NAMES: [&str; 3] = ["Amber", "Ambre", "Jade"];
/// Stands for a name in a sentence.
const SOMEBODY: &str = "\u{1}";

/// What people cannot be called, since the salon says it itself.
pub struct Spoken {
    seats: Vec<SeatName>,
    /// What follows a name in a sentence, in small letters.
    endings: Vec<Vec<String>>,
}

/// What a seat is called, as it is read at a glance.
#[derive(PartialEq, Eq)]
struct SeatName {
    word: String,
    /// Whether it is called so only with a number, as in `Player 2`.
    numbered: bool,
}

impl Spoken {
    /// What is said where these games are played.
    pub fn at(games: Rulebooks) -> Spoken {
        let mut seats: Vec<SeatName> = Vec::new();
        for name in games.iter().flat_map(seat_names) {
            for language in Language::ALL {
                let name = SeatName::of(&name.get(language));
                if !seats.contains(&name) {
                    seats.push(name);
                }
            }
        }
        let said = sentences();
        let endings = Language::ALL.iter().flat_map(|&language| {
            said.iter().filter_map(move |sentence| ending(&sentence.get(language)))
        });
        Spoken { endings: endings.collect(), seats }
    }

    /// Whether a seat is called so: `Red`, `Player 2`.
    pub fn is_seat(&self, name: &str) -> bool {
        let said = SeatName::of(name);
        let is_given = GIVEN_NAMES.iter().any(|given| plain(given) == said.word);
        !is_given
            && self
                .seats
                .iter()
                .any(|seat| seat.word == said.word && (said.numbered || !seat.numbered))
    }

    /// Whether the name is itself a sentence about somebody. A single word after a name may well be another name (Verne Gagne was
    /// called so), but not after what a seat is called.
    pub fn is_sentence(&self, name: &str) -> bool {
        let name: Vec<String> = words(name).map(str::to_lowercase).collect();
        self.endings.iter().any(|ending| match name.strip_suffix(ending.as_slice()) {
            None | Some([]) => false,
            Some(who) => ending.len() > 1 || self.is_seat(&who.join(" ")),
        })
    }
}

impl SeatName {
    fn of(name: &str) -> SeatName {
        let word = without_number(name);
        SeatName { word: plain(word), numbered: name.chars().any(char::is_numeric) }
    }
}

/// What the seats of a game are called, with any number of players.
fn seat_names(game: &dyn Rulebook) -> Vec<Message> {
    let field = game.schema().fields.into_iter().find(|field| field.key == "players");
    let tables: Vec<Value> = match field.map(|field| field.kind) {
        Some(OptionKind::Integer { min, max, .. }) => {
            (min..=max).map(|players| json!({ "players": players })).collect()
        }
        _ => vec![json!({})],
    };
    let dealt = tables.iter().filter_map(|options| game.start(options, Seed(0)).ok());
    dealt.flat_map(|dealt| dealt.seat_names()).collect()
}

/// What is said of one person, beginning with the name in one language or another.
fn sentences() -> Vec<Message> {
    use tablier_rules::messages as rules;
    use tablier_table::messages as table;
    let of_person = [
        table::sat,
        table::took_back,
        table::returned,
        table::asked_undo,
        table::asked_draw,
        table::asked_pause,
        table::agreed,
        table::declined,
        table::went_on,
        table::hinted,
        table::again,
    ];
    let somebody = || Message::words(SOMEBODY);
    let seat = Seat::new(0);
    let of_seat = [rules::plays(seat), rules::wins([seat]), rules::turn(seat)];
    let mut all: Vec<Message> = of_person.iter().map(|say| say(somebody())).collect();
    all.extend(of_seat.map(|say| say.named(&[somebody()])));
    all.push(table::removed(SOMEBODY));
    all
}

/// The words after the name that a sentence begins with.
fn ending(sentence: &str) -> Option<Vec<String>> {
    let after = sentence.strip_prefix(SOMEBODY)?;
    let letters = |c: char| if c.is_alphanumeric() { c } else { ' ' };
    let after: String = after.to_lowercase().chars().map(letters).collect();
    Some(after.split_whitespace().map(str::to_owned).collect())
}
