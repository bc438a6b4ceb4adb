//! What is said, and why something is refused.

use tablier_rules::{Format, Language, Show, Step, Viewer};

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
        (&march, "move:soldier:nwh>nwv", "may pass through, but not stop"),
        (&march, "move:soldier:nwh>se", "out of reach"),
        (&march, "move:soldier:swh>sw", "no soldier in Frostplain"),
        (&march, "move:knight:nw>kilimandjora", "never goes to Kilimandjora"),
        (&march, "move:knight:nw>3a", "no province 3a on this map"),
        (&march, "stake:3", "not the time"),
    ];
    for (position, mv, expected) in cases {
        let said = refused(position, mv);
        assert!(said.contains(expected), "{mv}: {said}");
    }
    let strolled = after(march.clone(), "move:knight:nw>swh");
    assert!(refused(&strolled, "move:knight:swh>swv").contains("just moved"));
    let muster = rich(muster(2), A, 5);
    assert!(refused(&muster, "recruit:knight@1a").contains("A knight costs 6 gold"));
    assert!(refused(&muster, "recruit:camp@1").contains("A camp can’t be put in a castle"));
    assert!(refused(&muster, "recruit:camp@lochmess").contains("can’t recruit in Lochmess"));
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
    let told = told.get(Language::EN);
    assert!(
        told.contains("{1} names 2; the stake was 4. {0} wins: the soldier is beaten."),
        "{told}"
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
    for language in Language::ALL {
        let told = told.get(language);
        assert!(told.contains("{0}") && !told.contains('7'), "{told}");
    }
    assert!(told.get(Language::EN).contains("hides a stake"));
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
    let (fr, en) = (told.get(Language::FR), told.get(Language::EN));
    assert!(
        fr.contains("Les offres\u{202f}: 0 ({0}) et 4 ({1}). {1} l’emporte et paie 4 or."),
        "{fr}"
    );
    assert!(en.contains("The bids: 0 from {0} and 4 from {1}. {1} wins and pays 4 gold."), "{en}");
}

#[test]
fn the_second_card_of_winter_is_told_tax_too() {
    let mut winter = Epix::set_up(2, A, &[]);
    winter.open.season = 3;
    winter.begin_season();
    winter.name_first(A);
    for (chosen, fr, en) in [
        (
            "cards:recruit+tax",
            "suivante\u{202f}: Taxe. {0} prend 3 or.",
            "Next card: Tax. {0} takes 3 gold.",
        ),
        (
            "cards:recruit+move",
            "suivante\u{202f}: Déplacement & attaque.",
            "Next card: Move & attack.",
        ),
    ] {
        let before = after(winter.clone(), &format!("{chosen} cards:recruit+move resolve:recruit"));
        let now = after(before.clone(), "end");
        let told = Epix::narrate(
            &before.view(Viewer::Spectator),
            &Step { seat: A, mv: Some(Move::End) },
            &now.view(Viewer::Spectator),
        );
        assert!(told.get(Language::FR).contains(fr), "{told:?}");
        assert!(told.get(Language::EN).contains(en), "{told:?}");
    }
}

#[test]
fn the_state_in_words_names_every_unit_and_hides_the_stake() {
    let position = after(
        with(field(2), "0 soldier 3a, 1 soldier 3b, 1 camp 3b"),
        "attack:soldier:3a>3b stake:7",
    );
    let seen_by = |seat| Epix::describe(&position.view(Viewer::Seat(seat))).get(Language::EN);
    let said = seen_by(B);
    assert!(said.contains("Embershore (3b): {1}, soldier and camp."), "{said}");
    assert!(!said.contains("Hidden stake"));
    assert!(seen_by(A).contains("Hidden stake: 7"));
}

#[test]
fn no_french_text_needs_an_elision_before_a_tag() {
    for options in option_sets() {
        for seed in 0..4 {
            random_game(&options, seed, |game| {
                for viewer in Viewer::all(game.position().seats()) {
                    let fr = game.scene(viewer, &[], Format::Wide).prompt.get(Language::FR);
                    assert!(
                        !["d’{", "qu’{", "de {"].iter().any(|elided| fr.contains(elided)),
                        "{fr}"
                    );
                }
            });
        }
    }
}

#[test]
fn the_rule_pages_credit_the_author_and_list_every_ruling() {
    let rules = Epix::about().rules;
    for language in rules.languages() {
        let page = rules.get(language);
        assert!(page.contains("Rikki Tahta") && page.contains("Naïade"));
        for card in Card::all() {
            assert!(page.contains(&format!("| {card} {} |", card.name().get(language))), "{card}");
        }
    }
}

#[test]
fn places_are_called_as_each_language_calls_them() {
    let said = |language, mv: &str| {
        let mut position = Epix::set_up(4, A, &[]);
        position.open.phase = Phase::March;
        let mv: Move = mv.parse().unwrap();
        let (before, after) =
            (position.view(Viewer::Everything), position.view(Viewer::Everything));
        Epix::narrate(&before, &Step { seat: A, mv: Some(mv) }, &after).get(language)
    };
    let march = "move:soldier:neh>kilimandjora";
    assert_eq!(said(Language::FR, march), "{0} déplace un soldat d’Aurepré à Kilimandjora.");
    assert_eq!(said(Language::EN, march), "{0} moves a soldier from Dawnmead to Kilimandjora.");
    let german = "{0} zieht mit einem Soldaten aus Morgenau auf den Kilimandjora.";
    assert_eq!(said(Language::DE, march), german);
    let recruit = "recruit:catapult@kilimandjora";
    let german = "{0} baut auf dem Kilimandjora ein Katapult.";
    assert_eq!(said(Language::DE, recruit), german);
    assert_eq!(said(Language::FR, recruit), "{0} construit une catapulte sur Kilimandjora.");
    assert_eq!(said(Language::EN, recruit), "{0} builds a catapult on Kilimandjora.");
}
