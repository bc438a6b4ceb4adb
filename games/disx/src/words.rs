//! What is said of a position: what is asked, what is refused, how it ended. What happened is told in `narrate.rs`, the
//! whole state in `describe.rs`.

mod describe;
mod narrate;

pub(super) use describe::describe;
pub(super) use narrate::narrate;

use tablier_rules::{Outcome, Seat, Text, Viewer, text};

use super::board::RIPE;
use super::{DisX, Move};

/// A number of tokens.
pub(super) fn tokens(count: u8) -> Text {
    match count {
        0 => Text::new("aucun jeton", "no tokens"),
        1 => Text::new("1 jeton", "1 token"),
        _ => text!("{count} jetons", "{count} tokens"),
    }
}

fn small_number(number: u8) -> Text {
    match number {
        1 => Text::new("un", "one"),
        2 => Text::new("deux", "two"),
        3 => Text::new("trois", "three"),
        _ => Text::same(number.to_string()),
    }
}

/// What is asked of the viewer, or whom the game waits for.
pub(super) fn prompt(position: &DisX, viewer: Viewer) -> Text {
    if let Some(outcome) = position.end() {
        return result(&outcome);
    }
    if viewer.seat() == Some(position.turn) { asked(position) } else { waiting(position) }
}

fn asked(position: &DisX) -> Text {
    if let Some(Move::Explode(post)) = position.only_explosion() {
        return text!("Faites exploser {post}.", "Make {post} explode.");
    }
    let Text { fr, en } = small_number(position.to_lay);
    match position.to_lay {
        0 => Text::new(
            "Choisissez le poteau qui explose maintenant.",
            "Choose which post explodes next.",
        ),
        3 => Text::new("Posez trois jetons.", "Lay three tokens."),
        _ => text!("Posez trois jetons : encore {fr}.", "Lay three tokens: {en} more to go."),
    }
}

fn waiting(position: &DisX) -> Text {
    let who = position.turn.tag();
    let Text { fr, en } = small_number(position.to_lay);
    match position.to_lay {
        0 => text!(
            "On attend {who}, qui choisit le poteau qui explose maintenant.",
            "Waiting for {who}, who chooses which post explodes next."
        ),
        1 => text!(
            "On attend {who}, qui a encore un jeton à poser.",
            "Waiting for {who}, who has one more token to lay."
        ),
        3 => text!(
            "On attend {who}, qui a trois jetons à poser.",
            "Waiting for {who}, who has three tokens to lay."
        ),
        _ => text!(
            "On attend {who}, qui a encore {fr} jetons à poser.",
            "Waiting for {who}, who has {en} more tokens to lay."
        ),
    }
}

/// Why the player whose turn it is may not do this.
pub(super) fn objection(position: &DisX, mv: Move) -> Text {
    let held = position.tokens(mv.post());
    let laying = position.to_lay > 0;
    let Text { fr, en } = small_number(position.to_lay);
    match mv {
        Move::Lay(post) if laying => text!(
            "Le poteau {post} porte déjà quatre jetons : posez le vôtre sur un autre poteau.",
            "Post {post} already holds four tokens: lay yours on another post."
        ),
        Move::Lay(_) => Text::new(
            "Vos trois jetons sont posés : choisissez maintenant un poteau qui explose.",
            "Your three tokens are laid: now choose a post that explodes.",
        ),
        Move::Explode(_) if laying => text!(
            "Posez d'abord vos trois jetons (encore {fr}) : rien n'explose avant.",
            "First lay your three tokens ({en} more to go): nothing explodes before that."
        ),
        Move::Explode(post) => {
            let Text { fr, en } = tokens(held);
            text!(
                "Le poteau {post} ne peut pas exploser : il porte {fr}, et il en faut au moins {RIPE}.",
                "Post {post} cannot explode: it holds {en}, and it takes at least {RIPE}."
            )
        }
    }
}

/// Who won.
fn result(outcome: &Outcome) -> Text {
    let winners = outcome.winners();
    let best = winners.first().map_or(0, |seat| outcome.places[seat].score);
    let Text { fr, en } = Text::listed(winners.iter().map(Seat::tag));
    let Text { fr: best_fr, en: best_en } = tokens(best as u8);
    match winners.single() {
        Some(_) => text!(
            "Partie finie : {fr} gagne avec {best_fr}.",
            "The game is over: {en} wins with {best_en}."
        ),
        None => text!(
            "Partie finie : {fr} se partagent la première place avec {best_fr}.",
            "The game is over: {en} share first place with {best_en}."
        ),
    }
}

/// Everybody in the order of the places: "1. {1}, 80 jetons ; 2. {0}, 71 jetons".
fn ranking(outcome: &Outcome) -> Text {
    let mut seats: Vec<Seat> = Seat::all(outcome.places.seats()).collect();
    tablier_rules::sort_few(&mut seats, |&seat| outcome.places[seat].rank);
    let lines = seats.into_iter().map(|seat| {
        let (who, place) = (seat.tag(), outcome.places[seat]);
        let Text { fr, en } = tokens(place.score as u8);
        text!("{}. {who}, {fr}", "{}. {who}, {en}", place.rank)
    });
    let Text { fr, en } = Text::join(lines, "; ");
    Text { fr: fr.replace("; ", " ; "), en }
}
