//! What is said, and why something is refused.

use tablier_rules::{Format, Show, Step, Viewer};

use super::*;

fn refused(position: &Epix, mv: &str) -> String {
    let seat = position.deciders().first().unwrap();
    let mut next = position.clone();
    next.play(seat, mv.parse().unwrap()).unwrap_err().to_string()
}

#[test]
fn a_refusal_says_what_is_wrong() {
    let march = with(field(4), "0 soldier nwh, 0 soldier nwv, 0 knight nw");
    let cases = [
        (&march, "move:soldier:nwh>nwv", "passed through only"),
        (&march, "move:soldier:nwh>se", "out of reach"),
        (&march, "move:soldier:swh>sw", "no such unit"),
        (&march, "move:knight:nw>kilimandjora", "never goes to Kilimandjora"),
        (&march, "stake:3", "not the time"),
    ];
    for (position, mv, expected) in cases {
        let said = refused(position, mv);
        assert!(said.contains(expected), "{mv}: {said}");
    }
    let strolled = after(march.clone(), "move:knight:nw>swh");
    assert!(refused(&strolled, "move:knight:swh>swv").contains("just moved"));
    let muster = rich(muster(2), A, 5);
    assert!(refused(&muster, "recruit:knight@1a").contains("It takes 6 gold"));
    assert!(refused(&muster, "recruit:camp@1").contains("No camp in a castle"));
    assert!(refused(&muster, "recruit:camp@lochmess").contains("cannot recruit in Lochmess"));
}

#[test]
fn a_fight_is_told_with_stake_and_guess() {
    let before =
        after(with(field(2), "0 soldier 3a, 1 soldier 3b"), "attack:soldier:3a>3b stake:4");
    let now = after(before.clone(), "name:2");
    let told = Epix::narrate(
        &before.view(Viewer::Spectator),
        &Step { seat: B, mv: Some("name:2".parse().unwrap()) },
        &now.view(Viewer::Spectator),
    );
    assert!(
        told.en.contains("{1} names 2; the stake was 4.") && told.en.contains("{0} wins"),
        "{}",
        told.en
    );
}

#[test]
fn a_secret_is_told_without_its_content() {
    let before = after(with(field(2), "0 soldier 3a, 1 soldier 3b"), "attack:soldier:3a>3b");
    let now = after(before.clone(), "stake:7");
    let told = Epix::narrate(
        &before.view(Viewer::Seat(B)),
        &Step { seat: A, mv: None },
        &now.view(Viewer::Seat(B)),
    );
    assert!(told.en.contains("hides a stake") && !told.en.contains('7'), "{}", told.en);
}

#[test]
fn the_bids_are_told_one_by_one_once_all_are_in() {
    let bidding = after(Epix::set_up(2, A, &[]), "pass pass gold:0");
    let now = after(bidding.clone(), "gold:4");
    let told = Epix::narrate(
        &bidding.view(Viewer::Spectator),
        &Step { seat: B, mv: None },
        &now.view(Viewer::Spectator),
    );
    assert!(told.fr.contains("Les offres : {0} : 0 ; {1} : 4. {1} l'emporte"), "{}", told.fr);
    assert!(told.en.contains("Bids: {0}: 0; {1}: 4. {1} wins"), "{}", told.en);
}

#[test]
fn the_second_card_of_winter_is_told_tax_too() {
    let mut winter = Epix::set_up(2, A, &[]);
    winter.open.season = 3;
    winter.begin_season();
    winter.name_first(A);
    for (chosen, fr, en) in [
        ("cards:recruit+tax", "Puis Taxe. {0} prend 3 or.", "Then Tax. {0} takes 3 gold."),
        ("cards:recruit+move", "Puis Déplacement & attaque.", "Then Move & attack."),
    ] {
        let before = after(winter.clone(), &format!("{chosen} cards:recruit+move resolve:recruit"));
        let now = after(before.clone(), "end");
        let told = Epix::narrate(
            &before.view(Viewer::Spectator),
            &Step { seat: A, mv: Some(Move::End) },
            &now.view(Viewer::Spectator),
        );
        assert!(told.fr.contains(fr) && told.en.contains(en), "{told:?}");
    }
}

#[test]
fn the_state_in_words_names_every_unit_and_hides_the_stake() {
    let position = after(
        with(field(2), "0 soldier 3a, 1 soldier 3b, 1 camp 3b"),
        "attack:soldier:3a>3b stake:7",
    );
    let said = Epix::describe(&position.view(Viewer::Seat(B))).en;
    assert!(said.contains("Embershore (3b): {1}, soldier, camp."), "{said}");
    assert!(!said.contains("Hidden stake"));
    assert!(Epix::describe(&position.view(Viewer::Seat(A))).en.contains("Hidden stake: 7"));
}

#[test]
fn no_french_text_needs_an_elision_before_a_tag() {
    for options in option_sets() {
        for seed in 0..4 {
            random_game(&options, seed, |game| {
                for viewer in Viewer::all(game.position().seats()) {
                    let fr = game.scene(viewer, &[], Format::Wide).prompt.fr;
                    assert!(!fr.contains("d'{") && !fr.contains("qu'{"), "{fr}");
                }
            });
        }
    }
}

#[test]
fn the_rule_pages_credit_the_author_and_list_every_ruling() {
    let about = Epix::about();
    for page in [&about.rules.fr, &about.rules.en] {
        assert!(page.contains("Rikki Tahta") && page.contains("Naïade"));
        for card in Card::all() {
            let name = card.name();
            assert!(page.contains(&name.fr) || page.contains(&name.en), "{card}");
        }
    }
}
