//! What is said of a game that says nothing of itself: its moves as they are written, and who is to decide.

use super::some_position;
use crate::{About, Ending, Game, SeatSet, Seed, Show, Step, Text, options_from_json, text};

/// The word for the end of a game that names no ways to end.
pub(crate) const OVER: &str = "over";

/// What the shelf says of it.
pub(crate) fn about<G: Show>() -> About {
    About {
        slug: G::SLUG,
        title: G::SLUG,
        sentence: Text::new(
            "Un jeu qui ne dit encore rien de lui-même : ses coups sont proposés tels qu'ils s'écrivent.",
            "A game that says nothing of itself yet: its moves are offered as they are written.",
        ),
        credits: Text::new("Auteur non indiqué.", "Its author is not named."),
        players: players::<G>(),
        minutes: (5, 60),
        age: 8,
        hidden: G::HIDDEN,
        notation: notation::<G>(),
        endings: vec![Ending {
            slug: OVER,
            text: Text::new("La partie est finie.", "The game is over."),
        }],
        rules: Text::new(
            "# Les règles\n\nCe jeu n'a pas encore de règles écrites. À chaque tour, les coups permis sont proposés.\n",
            "# The rules\n\nThe rules of this game have not been written down yet. At every turn the moves that are allowed are offered.\n",
        ),
    }
}

fn start<G: Game>() -> Option<G> {
    G::start(&G::Options::default(), Seed(1)).ok()
}

/// As many players as its options allow, from the fewest to the most.
fn players<G: Game>() -> &'static [u8] {
    const EACH: [u8; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    let sets = G::schema().combinations().into_iter();
    let starts = sets.filter_map(|set| {
        let options = options_from_json::<G>(&set.into()).ok()?;
        G::start(&options, Seed(1)).ok()
    });
    let seats: Vec<usize> = starts.map(|start| start.seats()).collect();
    let (fewest, most) = (seats.iter().min(), seats.iter().max());
    fewest.zip(most).and_then(|(&fewest, &most)| EACH.get(fewest..=most)).unwrap_or(&[])
}

/// How moves are written, by example.
fn notation<G: Game>() -> Text {
    let example = start::<G>().and_then(|start| {
        let mut moves = Vec::new();
        start.legal_moves(start.deciders().first()?, &mut moves);
        moves.into_iter().min()
    });
    match example {
        Some(mv) => text!("Un coup s'écrit comme {mv}.", "A move is written like {mv}."),
        None => Text::new("Les coups sont proposés.", "The moves are offered."),
    }
}

/// The tags of these seats, one after the other.
pub(super) fn tags(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.tag().to_string()).collect::<Vec<_>>().join(", ")
}

/// Who won a finished game.
pub(super) fn result<G: Show>(position: &G) -> Text {
    let Some(end) = position.outcome() else { return Text::default() };
    if end.is_draw() {
        return Text::new("Partie nulle.", "A draw.");
    }
    let who = tags(end.winners());
    match end.winners().len() {
        1 => text!("{who} gagne !", "{who} wins!"),
        _ => text!("{who} gagnent !", "{who} win!"),
    }
}

/// A step in words: the move as it is written.
pub(crate) fn narrate<G: Show>(step: &Step<G::Move>, after: &G::View) -> Text {
    let who = step.seat.tag();
    let told = match step.mv {
        Some(mv) => text!("{who} joue {mv}.", "{who} plays {mv}."),
        None => text!("{who} a choisi en secret.", "{who} has chosen in secret."),
    };
    let end = result(&some_position::<G>(after));
    if end.is_blank() { told } else { told.then(end) }
}

/// The state in words: who is to decide or has won, and the board rank by rank.
pub(crate) fn describe<G: Show>(view: &G::View) -> Text {
    let position = some_position::<G>(view);
    let head = match position.outcome() {
        Some(_) => result(&position),
        None => {
            let who = tags(position.deciders());
            text!("À jouer : {who}.", "To play: {who}.")
        }
    };
    let sketch = G::sketch(view);
    let top = sketch.len();
    let rank = |(row, rank): (usize, &String)| {
        let number = top - row;
        Text::same(format!("{number}  {}", rank.trim_end()))
    };
    Text::join(std::iter::once(head).chain(sketch.iter().enumerate().map(rank)), "\n")
}
