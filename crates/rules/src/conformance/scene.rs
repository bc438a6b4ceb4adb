//! Scenes: ids, names, and that clicking reaches exactly the legal moves.

use std::collections::{BTreeSet, VecDeque};

use super::position::check_words;
use super::{Check, Fault, drawing, promise};
use crate::{Action, Format, Look, Match, Role, Scene, Seat, Show, Viewer, keyed};

/// No move takes more clicks than this.
const LONGEST_GESTURE: usize = 8;

/// What draws, and says what can be clicked.
const SCENE: &str = "Show::scene";

/// Checks the scenes of every viewer, and for deciders those of every gesture.
pub(super) fn check<G: Show>(game: &Match<G>) -> Check {
    let position = game.position();
    for viewer in Viewer::all(position.seats()) {
        let scene = game.scene(viewer, &[], Format::Wide);
        check_look(position, &scene)?;
        if viewer == Viewer::Everything {
            check_json(&scene)?;
            check_drawing(game, viewer, &[])?;
        }
        promise!(
            scene == game.scene(viewer, &[], Format::Wide),
            "Show::scene",
            "the same view gives the same scene"
        );
        let nonsense = game.scene(viewer, &["no such thing".to_owned()], Format::Wide);
        promise!(
            nonsense == scene,
            "Show::scene",
            "words of a gesture that mean nothing are ignored"
        );
        check_formats(&scene, &game.scene(viewer, &[], Format::Tall))?;
        let still = Look { viewer, gesture: &[], last: None, format: Format::Wide };
        check_look(position, &G::scene(&position.view(viewer), &still))?;
        match viewer.seat().filter(|&seat| position.deciders().contains(seat)) {
            Some(seat) => check_clicks(game, seat)?,
            None => {
                let offered = scene.actions().next();
                promise!(
                    offered.is_none(),
                    "Show::scene",
                    "{viewer:?} does not decide, but is offered {offered:?}"
                );
            }
        }
    }
    Ok(())
}

fn check_look<G: Show>(position: &G, scene: &Scene) -> Check {
    let names: Vec<_> = Seat::all(position.seats()).map(|seat| position.seat_name(seat)).collect();
    let mut ids = BTreeSet::new();
    for id in scene.ids() {
        promise!(ids.insert(id), "Show::scene", "ids are unique in a scene, but \"{id}\" is not");
    }
    check_words(&scene.prompt, &names, SCENE, "the prompt of a scene")?;
    for (id, label, _) in scene.actions() {
        check_words(label, &names, SCENE, &format!("the clickable \"{id}\""))?;
    }
    for item in &scene.items {
        let owner = match item.role {
            Role::Hand(seat) | Role::Things(seat) => seat.index(),
            Role::Board | Role::Supply | Role::Cards | Role::Moment => 0,
        };
        promise!(
            owner < position.seats(),
            "Show::scene, Item::of",
            "a hand is some seat's, but that of \"{}\" is nobody's",
            item.id
        );
        if let Some(label) = &item.label {
            check_words(label, &names, SCENE, &format!("the label of \"{}\"", item.id))?;
        }
        let finite = item.at.x.is_finite() && item.at.y.is_finite() && item.turn.is_finite();
        promise!(finite, "Show::scene", "everything is somewhere, but not \"{}\"", item.id);
    }
    promise!(
        scene.frame.width() > 0.0 && scene.frame.height() > 0.0,
        "Show::scene",
        "a scene shows something"
    );
    promise!(scene.seats.len() == position.seats(), "Show::scene", "every seat has its card");
    for card in &scene.seats {
        let decides = position.deciders().contains(card.seat);
        promise!(
            card.deciding == decides,
            "Show::scene",
            "the card of seat {} says whether it decides",
            card.seat
        );
    }
    Ok(())
}

/// The same things are there in both formats.
fn check_formats(wide: &Scene, tall: &Scene) -> Check {
    let roles = |scene: &Scene| scene.items.iter().map(|item| item.role).collect::<Vec<_>>();
    promise!(
        roles(wide) == roles(tall),
        "Show::scene",
        "everything belongs to the same part of the scene in both formats"
    );
    promise!(wide.ids().eq(tall.ids()), "Show::scene", "the same things are there in both formats");
    promise!(
        wide.actions().eq(tall.actions()),
        "Show::scene",
        "the same can be clicked in both formats"
    );
    Ok(())
}

/// What is drawn is what is hit, in both formats.
fn check_drawing<G: Show>(game: &Match<G>, viewer: Viewer, gesture: &[String]) -> Check {
    for format in [Format::Wide, Format::Tall] {
        drawing::check(&game.scene(viewer, gesture, format), format)
            .map_err(|fault| fault.at(&format!("with {gesture:?} in hand")))?;
    }
    Ok(())
}

fn check_json(scene: &Scene) -> Check {
    let json = keyed(|| serde_json::to_string(scene))
        .map_err(|e| Fault::new(SCENE, format!("a scene serialises, but: {e}")))?;
    let back = serde_json::from_str::<Scene>(&json);
    // As it is written it is flat.
    let items = scene.items.iter().map(|item| item.clone().of(Role::Board)).collect();
    let flat = Scene { items, ..scene.clone() };
    promise!(
        back.is_ok_and(|back| back == flat),
        "Show::scene",
        "a scene reads back from JSON as it was"
    );
    Ok(())
}

/// Follows every way of clicking from the empty gesture.
fn check_clicks<G: Show>(game: &Match<G>, seat: Seat) -> Check {
    let mut legal = Vec::new();
    game.position().legal_moves(seat, &mut legal);
    let legal: BTreeSet<_> = legal.iter().map(ToString::to_string).collect();
    let mut reached = BTreeSet::new();
    let mut gestures = VecDeque::from([Vec::new()]);
    let mut known = BTreeSet::new();
    let mut looked_at = 0_usize;
    while let Some(gesture) = gestures.pop_front() {
        promise!(
            gesture.len() <= LONGEST_GESTURE,
            "Show::scene",
            "a move takes few clicks, but {gesture:?}"
        );
        let scene = game.scene(Viewer::Seat(seat), &gesture, Format::Wide);
        check_look(game.position(), &scene)?;
        // There may be hundreds of ways; those that come first and some of the rest show how things are drawn.
        looked_at += 1;
        if looked_at.is_power_of_two() {
            check_drawing(game, Viewer::Seat(seat), &gesture)?;
        }
        if !gesture.is_empty() {
            let drops = scene.actions().any(|(_, _, action)| *action == Action::Drop);
            promise!(drops, "Show::scene", "a gesture can be dropped, but not {gesture:?}");
        }
        for (id, _, action) in scene.actions() {
            match action {
                Action::Play(moves) => {
                    check_series(game, seat, moves)
                        .map_err(|fault| fault.at(&format!("clicking \"{id}\"")))?;
                    if let [only] = &moves[..] {
                        reached.insert(only.clone());
                    }
                }
                Action::Pick(word) => {
                    let mut longer = gesture.clone();
                    longer.push(word.clone());
                    gestures.extend(known.insert(longer.clone()).then_some(longer));
                }
                Action::Regrasp(words) => {
                    gestures.extend(known.insert(words.clone()).then(|| words.clone()));
                }
                Action::Drop => {}
            }
        }
    }
    promise!(
        reached == legal,
        "Show::scene",
        "clicking reaches exactly the legal moves of seat {seat}; not reached: {:?}; not legal: {:?}",
        legal.difference(&reached).collect::<Vec<_>>(),
        reached.difference(&legal).collect::<Vec<_>>()
    );
    Ok(())
}

/// A click may play several moves; all of them must be decisions of the same seat, one after the other.
fn check_series<G: Show>(game: &Match<G>, seat: Seat, moves: &[String]) -> Check {
    promise!(!moves.is_empty(), "Show::scene", "a click plays a move, but this one plays none");
    let mut game = game.clone();
    for mv in moves {
        let mv: G::Move = mv.parse().map_err(|error| Fault::new(SCENE, format!("{error}")))?;
        game.play(seat, mv)
            .map_err(|refused| Fault::new(SCENE, format!("{mv} was refused: {refused}")))?;
    }
    Ok(())
}
