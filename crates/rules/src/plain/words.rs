//! What is said of a game that says nothing of itself: its moves as they are written, and who is to decide.

use super::some_position;
use crate::{About, Ending, Game, Message, Seed, Show, Step, messages, options_from_json};

/// The word for the end of a game that names no ways to end.
pub(crate) const OVER: &str = "over";

/// What the shelf says of it.
pub(crate) fn about<G: Show>() -> About {
    About {
        slug: G::SLUG,
        title: G::TITLE,
        sentence: messages::plain_sentence(),
        credits: messages::plain_credits(),
        players: players::<G>(),
        minutes: (5, 60),
        age: 8,
        hidden: G::HIDDEN,
        notation: notation::<G>(),
        endings: vec![Ending { slug: OVER, text: messages::game_over() }],
        rules: messages::RULES,
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
fn notation<G: Game>() -> Message {
    let example = start::<G>().and_then(|start| {
        let mut moves = Vec::new();
        start.legal_moves(start.deciders().first()?, &mut moves);
        moves.into_iter().min()
    });
    match example {
        Some(mv) => messages::plain_notation(mv),
        None => messages::plain_offered(),
    }
}

/// Who won a finished game.
pub(super) fn result<G: Show>(position: &G) -> Message {
    let Some(end) = position.outcome() else { return Message::default() };
    if end.is_draw() {
        return messages::draw();
    }
    messages::wins(end.winners().iter())
}

/// A step in words: the move as it is written.
pub(crate) fn narrate<G: Show>(step: &Step<G::Move>, after: &G::View) -> Message {
    let who = step.seat;
    let told = match step.mv {
        Some(mv) => messages::plays_move(who, mv),
        None => messages::chosen_secret(who),
    };
    let end = result(&some_position::<G>(after));
    if end.is_blank() { told } else { told.then(end) }
}

/// The state in words: who is to decide or has won, and the board rank by rank.
pub(crate) fn describe<G: Show>(view: &G::View) -> Message {
    let position = some_position::<G>(view);
    let head = match position.outcome() {
        Some(_) => result(&position),
        None => messages::to_play(position.deciders().iter()),
    };
    let sketch = G::sketch(view);
    let top = sketch.len();
    let rank = |(row, rank): (usize, &String)| {
        let number = top - row;
        Message::words(format!("{number}  {}", rank.trim_end()))
    };
    Message::join(std::iter::once(head).chain(sketch.iter().enumerate().map(rank)), "\n")
}
