//! What happened between two views, in words.

use tablier_rules::{Step, Text, text};

use super::{ranking, tokens};
use crate::board::RIPE;
use crate::position::TO_LAY;
use crate::{Move, Post, View};

/// One step: the move, then what followed from it without anybody's doing.
pub(crate) fn narrate(before: &View, step: &Step<Move>, after: &View) -> Text {
    let told = match step.mv {
        Some(Move::Lay(post)) => laid(step, post, after),
        Some(Move::Explode(post)) => exploded(step, post, before),
        // Nothing is secret in DisX, so there always is a move to tell.
        None => text!("{} joue.", "{} plays.", step.seat.tag()),
    };
    told.then(topped_up(before, after)).then(ended(after))
}

fn laid(step: &Step<Move>, post: Post, after: &View) -> Text {
    let (who, height) = (step.seat.tag(), after.tokens(post));
    if height >= RIPE {
        return text!(
            "{who} pose un jeton sur {post}, qui en porte {height} et va exploser.",
            "{who} lays a token on {post}, now {height} high and about to explode."
        );
    }
    text!(
        "{who} pose un jeton sur {post}, qui en porte maintenant {height}.",
        "{who} lays a token on {post}, now {height} high."
    )
}

fn exploded(step: &Step<Move>, post: Post, before: &View) -> Text {
    let who = step.seat.tag();
    let paid = match post.open_sides() {
        0 => text!("{who} gagne 1 jeton de la banque", "{who} gains 1 token from the bank"),
        1 => text!(
            "{who} gagne le jeton qui sort du plateau",
            "{who} gains the token that falls off the board"
        ),
        open => text!(
            "{who} gagne les {open} jetons qui sortent du plateau",
            "{who} gains the {open} tokens that fall off the board"
        ),
    };
    let kept = match before.tokens(post).saturating_sub(RIPE) {
        0 => Text::same("."),
        1 => Text::new(" et le cinquième du poteau.", " and the fifth one on the post."),
        more => text!(
            " et les {more} du poteau au-delà de quatre.",
            " and the {more} above four on the post."
        ),
    };
    let Text { fr, en } = Text::join([paid, kept], "");
    text!("{post} explose : {fr}", "{post} explodes: {en}")
}

// Rule: a player who holds fewer than three tokens first takes the missing ones from the bank, or what is there.
fn topped_up(before: &View, after: &View) -> Text {
    let next = after.turn;
    if next == before.turn || after.hands[next] == before.hands[next] {
        return Text::default();
    }
    let who = next.tag();
    let Text { fr, en } = tokens(after.hands[next] - before.hands[next]);
    if after.hands[next] < TO_LAY {
        return text!(
            "{who} devrait compléter sa main à trois jetons, mais la banque n'a plus que {fr}.",
            "{who} should take tokens up to three, but the bank has only {en} left."
        );
    }
    text!(
        "{who} prend {fr} à la banque pour en avoir trois.",
        "{who} takes {en} from the bank to have three."
    )
}

fn ended(after: &View) -> Text {
    let Some(outcome) = after.position().end() else {
        return Text::default();
    };
    let Text { fr, en } = ranking(&outcome);
    text!(
        "La banque est vide, la partie est finie : {fr}.",
        "The bank is empty and the game is over: {en}."
    )
}
