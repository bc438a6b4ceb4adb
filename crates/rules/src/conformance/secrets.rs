//! What a viewer may not know must not show: a position and any other that the viewer cannot tell from it give the same
//! view, the same legal moves, the same scene, and go on in the same way until something comes to light.

use std::ops::BitOrAssign;

use serde_json::Value;

use super::{Check, Fault, promise};
use crate::{FastRng, Format, Look, Seat, Show, Step, Viewer};

/// What was hidden in the positions of a game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Found {
    /// Some viewer had something to guess.
    pub guessed: bool,
    /// A seat saw what another did not know.
    pub secrets: bool,
}

impl BitOrAssign for Found {
    fn bitor_assign(&mut self, other: Found) {
        self.guessed |= other.guessed;
        self.secrets |= other.secrets;
    }
}

impl Found {
    /// The game says that there are such things.
    pub fn check<G: Show>(self) -> Check {
        promise!(
            !self.secrets || G::HIDDEN,
            "Game::HIDDEN or Game::view",
            "HIDDEN says whether seats have secrets"
        );
        promise!(
            !self.guessed || !G::OPEN,
            "Game::CHANCE, Game::view or Game::resample",
            "CHANCE says whether something is to come that nobody knows"
        );
        Ok(())
    }
}

/// Checks the views of a position, and positions sampled from them. Tells what was hidden.
pub(super) fn check_views<G: Show>(position: &G, rng: &mut FastRng) -> Check<Found> {
    let truth = position.view(Viewer::Everything);
    let mut found = Found::default();
    for viewer in Viewer::all(position.seats()) {
        let view = position.view(viewer);
        let json = serde_json::to_string(&view).map_err(|e| {
            Fault::new("Serialize of Game::View", format!("a view serialises, but: {e}"))
        })?;
        let back = serde_json::from_str::<G::View>(&json);
        promise!(
            back.is_ok_and(|back| back == view),
            "Deserialize of Game::View",
            "a view reads back from JSON, but not {json}"
        );

        check_keys::<G>(&truth, &view, viewer)?;
        let other = G::resample(&view, rng);
        let same = other.view(viewer);
        promise!(
            same == view,
            "Game::resample or Game::view",
            "view(resample(view)) is the view, but {viewer:?} saw {view:?} and then {same:?}"
        );
        check_indistinguishable(position, &other, viewer)?;
        let wrong = other.view(Viewer::Everything) != truth;
        promise!(
            !wrong || viewer != Viewer::Everything,
            "Game::view or Game::resample",
            "who sees everything has nothing to guess"
        );
        found.guessed |= wrong;
        let unknown = |seat| other.view(Viewer::Seat(seat)) != position.view(Viewer::Seat(seat));
        // Only what seats know counts: what nobody at the table knows is no secret of anybody's.
        found.secrets |= viewer.seat().is_some() && Seat::all(position.seats()).any(unknown);
    }
    Ok(found)
}

/// Nobody but who sees everything is shown the key of dice: whoever has it knows every roll to come, and in a game with hands whatever was
/// rolled for them.
fn check_keys<G: Show>(truth: &G::View, view: &G::View, viewer: Viewer) -> Check {
    if viewer == Viewer::Everything {
        return Ok(());
    }
    let keys = |view: &G::View| {
        let mut found = Vec::new();
        dice_keys(&serde_json::to_value(view).unwrap_or_default(), &mut found);
        found
    };
    let all = keys(truth);
    promise!(
        keys(view).iter().all(|key| !all.contains(key)),
        "Game::view",
        "the dice to come are nobody's, but {viewer:?} is shown their key"
    );
    Ok(())
}

/// What is written as [`Dice`](crate::Dice) are: eight numbers called `key`.
fn dice_keys(value: &Value, found: &mut Vec<Value>) {
    match value {
        Value::Object(fields) => {
            let is_key = |key: &&Value| key.as_array().is_some_and(|numbers| numbers.len() == 8);
            found.extend(
                fields.get("key").filter(is_key).filter(|_| fields.contains_key("rolled")).cloned(),
            );
            fields.values().for_each(|value| dice_keys(value, found));
        }
        Value::Array(items) => items.iter().for_each(|value| dice_keys(value, found)),
        _ => {}
    }
}

/// Everything a viewer can ask of two positions that look the same must have the same answer.
fn check_indistinguishable<G: Show>(one: &G, other: &G, viewer: Viewer) -> Check {
    promise!(
        one.deciders() == other.deciders(),
        "Game::resample or Game::deciders",
        "who decides is public, but not to {viewer:?}"
    );
    promise!(
        one.forced() == other.forced(),
        "Game::forced",
        "a forced move is one for every viewer, but not {viewer:?}"
    );
    promise!(
        one.outcome() == other.outcome(),
        "Game::resample or Game::outcome",
        "the outcome is public, but not to {viewer:?}"
    );
    for seat in Seat::all(one.seats()).filter(|&seat| viewer.knows(seat)) {
        let legal = |position: &G| {
            let mut moves = Vec::new();
            position.legal_moves(seat, &mut moves);
            moves.sort_unstable();
            moves
        };
        promise!(
            legal(one) == legal(other),
            "Game::resample or Game::legal_moves",
            "the own legal moves follow from the view, but not for {viewer:?}"
        );
    }
    let look = Look { viewer, gesture: &[], last: None, format: Format::Wide };
    let scenes = [one, other].map(|position| G::scene(&position.view(viewer), &look));
    promise!(
        scenes[0] == scenes[1],
        "Show::scene",
        "what looks the same is drawn the same, but not for {viewer:?}"
    );
    Ok(())
}

/// Plays a move in the true position and in one that the viewer cannot tell from it: unless the move brings something to
/// light, the viewer must not be able to tell them apart afterwards.
pub(super) fn check_move<G: Show>(
    position: &G,
    seat: Seat,
    mv: G::Move,
    rng: &mut FastRng,
) -> Check {
    let mut after = position.clone();
    after.apply(seat, mv);
    let reveals = position.reveals(seat, mv);
    for other in Seat::all(position.seats()) {
        let own = usize::from(other == seat && G::is_secret(mv));
        let opened = after.sealed(other) < position.sealed(other) + own;
        promise!(
            !opened || reveals,
            "Game::reveals",
            "{mv} opens a secret of seat {other}, so it reveals something"
        );
    }
    if reveals {
        return Ok(());
    }
    for viewer in Viewer::all(position.seats()) {
        let before = position.view(viewer);
        let sample = G::resample(&before, rng);
        let open = viewer.knows(seat) || !G::is_secret(mv);
        // Of a secret move the viewer sees only that it was made: any other would have looked the same.
        let played = if open { mv } else { sample.random_move(seat, rng, &mut Vec::new()) };
        let mut sampled_after = sample.clone();
        if sampled_after.play(seat, played).is_err() {
            // The move itself may tell of a hidden hand, but its owner cannot be surprised.
            promise!(
                !viewer.knows(seat),
                "Game::resample or Game::legal_moves",
                "{mv} was legal, but not in what {viewer:?} knows"
            );
            continue;
        }
        promise!(
            !sample.reveals(seat, played),
            "Game::reveals",
            "whether {mv} reveals something follows from the view"
        );
        let (seen, sampled) = (after.view(viewer), sampled_after.view(viewer));
        promise!(
            seen == sampled,
            "Game::reveals or Game::view",
            "after {mv} {viewer:?} saw {seen:?}, but it might have been {sampled:?}"
        );
        let step = Step { seat, mv: open.then_some(mv) };
        let told = G::narrate(&before, &step, &seen);
        let told_of_sample = G::narrate(&sample.view(viewer), &step, &sampled);
        promise!(
            told == told_of_sample,
            "Show::narrate",
            "{viewer:?} was told {told:?}, but might have been told {told_of_sample:?}"
        );
    }
    Ok(())
}
