//! The option under which alignments must be claimed.

use super::*;

fn watchful(red: &str) -> Abraxas {
    let mut position = pawns(red);
    position.vigilance = true;
    position
}

#[test]
fn it_is_off_by_default() {
    assert!(!Options::default().vigilance);
}

#[test]
fn after_every_push_the_player_is_asked_even_if_there_is_nothing() {
    let mut position = watchful("");
    play(&mut position, "a1 push");
    assert_eq!(legal(&position), ["done"]);
    assert_eq!(position.forced(), None, "being asked tells nothing");
    play(&mut position, "done");
    assert_eq!(position.decider, JADE);
}

#[test]
fn a_claimed_alignment_pays_and_gives_a_repeat() {
    let mut position = watchful("a1 b1 c1");
    play(&mut position, "d1 push");
    assert_eq!(legal(&position), ["xb1", "xc1", "done"]);
    play(&mut position, "xb1");
    assert_eq!(legal(&position), ["done"], "the player may go on looking");
    play(&mut position, "done");
    assert_eq!((position.decider, position.taken), (AMBER, [1, 0]));
    assert_eq!(words_legal(&position), ["end"]);
}

#[test]
fn a_false_claim_is_told_what_is_false_about_it() {
    let mut position = watchful("a1 b1 c1 h8");
    play(&mut position, "d1 push");
    let (no_line, rest) = ("in an alignment of four red places or more", "three places");
    assert!(refusal(&position, "xh8").contains(no_line), "it lies alone");
    assert!(refusal(&position, "xb1,h8").contains(no_line), "they are no line");
    assert!(refusal(&position, "xb1,c1").contains(rest), "one pawn too many of an alignment");
    assert!(refusal(&position, "xh7").contains("no red pawn"));
    assert!(refusal(&position, "h7").contains("claim"), "something else was asked");
}

#[test]
fn what_is_unclaimed_when_the_opponent_begins_is_lost() {
    let mut position = watchful("a1 b1 c1");
    play(&mut position, "d1 push done");
    assert_eq!((position.decider, position.taken), (JADE, [0, 0]));
    play(&mut position, "h8");
    assert!(refusal(&position, "xb1").contains("push"));
}

#[test]
fn what_still_stands_after_the_opponents_push_is_the_opponents() {
    let mut position = watchful("a1 b1 c1");
    play(&mut position, "d1 push done h8 push xc1");
    assert_eq!(position.taken, [0, 1]);
}

#[test]
fn some_may_be_claimed_and_others_not() {
    let mut position = watchful("a1 b1 c1 a5 b5 c5 d5");
    play(&mut position, "d1 push xb1 done end");
    assert_eq!((position.taken, position.decider), ([1, 0], JADE));
}

#[test]
fn after_a_stop_pawn_the_claims_are_made_before_the_turn_passes() {
    let mut position = watchful("a1 b1 c1 d1");
    play(&mut position, "h8* push xb1 done");
    assert_eq!((position.taken, position.decider), ([1, 0], JADE));
    let mut stayed = watchful("a1 b1 c1 d1");
    play(&mut stayed, "h8* stay");
    assert_eq!(stayed.decider, JADE, "without a push there is nothing to claim");
}

#[test]
fn the_stopper_claims_too() {
    let mut position = watchful("a1 b1 c1");
    play(&mut position, "d1 push xb1 done b1 stop h8* push");
    assert_eq!((position.phase, position.decider), (Phase::Take, JADE));
    play(&mut position, "done");
    assert_eq!((position.decider, position.anew), (AMBER, true));
}

#[test]
fn eleven_win_at_once() {
    let mut position = with_taken(watchful("a1 b1 c1"), [10, 0]);
    play(&mut position, "d1 push xb1");
    assert!(position.outcome().is_some());
}

fn scene(position: &Abraxas, gesture: &[&str]) -> Scene {
    let gesture: Vec<_> = gesture.iter().map(ToString::to_string).collect();
    let viewer = Viewer::Seat(position.decider);
    Abraxas::scene(
        &position.view(viewer),
        &Look { viewer, gesture: &gesture, last: None, format: tablier_rules::Format::Wide },
    )
}

#[test]
fn alignments_are_not_shown_and_every_pawn_can_be_pointed_at() {
    let mut aligned = watchful("a1 b1 c1");
    play(&mut aligned, "d1 push");
    let mut scattered = watchful("a1 b1 c1");
    play(&mut scattered, "e1 push");
    for position in [&aligned, &scattered] {
        let scene = scene(position, &[]);
        assert!(scene.items.iter().all(|item| item.emphasis != Emphasis::Winning));
        let picks = scene.actions().filter(|(_, _, action)| matches!(action, Action::Pick(_)));
        assert_eq!(picks.count(), 4);
        let laid = scene.items.iter().filter(|item| item.id.starts_with("pawn"));
        let laid: Vec<_> = laid.filter(|item| item.label.is_some()).collect();
        assert_eq!(laid.len(), 4);
        assert!(laid.iter().all(|pawn| pawn.parts == laid[0].parts), "all pawns look alike");
    }
    assert_eq!(scene(&aligned, &[]).prompt, scene(&scattered, &[]).prompt);
}

#[test]
fn pointing_at_the_wrong_pawns_leads_nowhere() {
    let mut position = watchful("a1 b1 c1");
    play(&mut position, "e1 push");
    let scene = scene(&position, &["b1"]);
    assert!(scene.prompt.get(Language::EN).contains("No alignment"));
    assert!(scene.actions().all(|(_, _, action)| *action == Action::Drop));
}

#[test]
fn pointing_at_the_right_pawns_lets_them_be_taken() {
    let mut position = watchful("a1 b1 c1");
    play(&mut position, "d1 push");
    let scene = scene(&position, &["b1"]);
    let take = Action::Play(vec!["xb1".into()]);
    assert!(scene.actions().any(|(_, _, action)| *action == take));
}
