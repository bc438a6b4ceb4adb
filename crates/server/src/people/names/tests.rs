//! What people may be called and what not.

use tablier_games::RULEBOOKS;

use super::*;

fn proper(name: &str) -> Result<String, BadName> {
    super::proper(name, &Spoken::at(RULEBOOKS))
}

fn of_program(name: &str) -> Result<String, BadName> {
    super::of_program(name, &Spoken::at(RULEBOOKS))
}

#[test]
fn people_are_called_what_they_are_called() {
    let names = [
        "Zoé d'Aix",
        "Jean-François",
        "Łukasz",
        "Ægir Þór",
        "Nguyễn Thị Ánh",
        "Анна Каренина",
        "Ольга-Мария",
        "Γιώργος",
        "محمد علي",
        "שָׁלוֹם",
        "अनिरुद्ध",
        "สมชาย",
        "தமிழ்",
        "李小龍",
        "山田 たろう",
        "김철수",
        "ქეთევანი",
        "Հայկ",
        "ⵜⵉⵏⵉⵀⵉⵏⴰⵏ",
        "O’Neill",
        "Anna 2",
        "R2-D2",
        "Mia",
        "Joe Root",
        "Robotnik",
        "Salonika",
        "Анна Smith",
        "Al",
        "Jean de La Fontaine",
        "Ai Ueda",
        "Modeste",
        "Engin",
        "Level",
        "Niveau",
        "Vous Deux",
        "J. R. R. Tolkien",
        "J.R. Ewing",
        "Dr. No",
        "St. Clair 2",
        "Sammy Davis Jr.",
        "jean.dupont 2",
        "Jade",
        "Ambre",
        "Jack Black",
        "Verne Gagne",
        "Spieler",
        "Anna und Bruno",
    ];
    for name in names {
        assert_eq!(proper(name).as_deref(), Ok(name));
    }
    assert_eq!(proper("  Zoe\u{301}   d'Aix "), Ok("Zoé d'Aix".to_owned()), "decomposed");
}

#[test]
fn what_is_not_a_name_is_refused_with_a_sentence() {
    let bad = [
        "",
        "   ",
        "<b>",
        "{0}",
        "-_-",
        "a\u{202e}b",
        "\u{200b}",
        "\u{3164}",
        "\u{2800}\u{2800}",
        "An\u{200d}na",
        "Anna\u{e0041}",
        "\u{301}Anna",
        "Z\u{351}\u{35c}\u{322}\u{31b}\u{348}algo",
        "A\u{300}\u{300}nna",
        "Аnna",
        "раypal",
        "𝐀𝐧𝐧𝐚",
        "Ａｎｎａ",
        "admin",
        "Admin 3",
        "The Administrator",
        "Àdm1n",
        "a.d.m.i.n",
        "ADMIN_",
        "аdmin",
        "Machine 5",
        "MACHlNE",
        "Modératrice",
        "root",
        "Salon",
        "Le Bot",
        "SysAdm1n",
        "Opérateur",
        "The Mod",
        "M.O.D.",
        "L'arbitre",
        "Referee 2",
        "Owner",
        "Computer",
        "L'ordinateur",
        "Engine 7",
        "AI",
        "ai",
        "A.I.",
        "IA 3",
        "The AI",
        "Spectator",
        "SPECTATEUR",
        "You",
        "vous",
        "Level 5",
        "niveau10",
        "Niveau-3",
        "x. Greta gibt auf. Hugo",
        "X. GRETA GIBT AB. HUGO",
        "Greta ist zu. Hugo",
        "Anna. Rot gewinnt",
        "Anna.",
        "x - Greta gibt auf - y",
        "Rot gewinnt",
        "Rouge gagne",
        "Black wins",
        "Player 2 wins",
        "Greta bietet Remis an",
        "Greta est de retour",
        "Greta agrees to.",
        "Player 2",
        "Spieler 12",
        "JOUEUR1",
        "Sp1eler 2",
        "Red",
        "Schwarz",
        "Noir 2",
        "Maschinen",
        "Automat",
        "Automate",
        "Spielleiter",
        "Game Master",
        "Maître du jeu",
        "Du",
        "Toi",
        "Gastgeberin",
        &"x".repeat(25),
    ];
    for name in bad {
        let refused = proper(name);
        assert!(refused.as_ref().is_err_and(|why| !why.0.is_blank()), "{name:?}: {refused:?}");
    }
}

#[test]
fn names_that_look_alike_are_known_and_others_are_not() {
    let alike = [
        ("Anna", "anna"),
        ("Anna", "A n n a"),
        ("Anna", "An-na"),
        ("Ilya", "llya"),
        ("Paul", "PAUL"),
        ("Nadia", "NADIA"),
        ("Nadia", "NADlA"),
        ("Olga", "0lga"),
        ("рора", "popa"),
        ("Bernard", "Bemard"),
    ];
    for (one, other) in alike {
        assert!(look_alike(one, other), "{one} {other}: {} {}", shape(one), shape(other));
    }
    for (one, other) in [("Zoé", "Zoe"), ("Anna", "Hanna"), ("Anna", "Anne"), ("Lia", "Mia")] {
        assert!(!look_alike(one, other), "{one} {other}");
    }
}

#[test]
fn a_name_that_is_taken_gets_a_number() {
    assert_eq!(distinct("Anna", |_| false), "Anna");
    assert_eq!(distinct("Anna", |name| ["Anna", "Anna 2"].contains(&name)), "Anna 3");
    assert_eq!(distinct("Gaston (bot)", |name| name == "Gaston (bot)"), "Gaston 2 (bot)");
    let long = "x".repeat(LONGEST_NAME);
    assert_eq!(distinct(&long, |name| name == long).chars().count(), LONGEST_NAME);
}

#[test]
fn a_program_may_be_called_a_robot_and_not_an_administrator() {
    assert_eq!(of_program("Le Robot"), Ok("Le Robot (bot)".to_owned()));
    assert_eq!(of_program("Gaston (bot)"), Ok("Gaston (bot)".to_owned()));
    assert_eq!(of_program("Red"), Ok("Red (bot)".to_owned()));
    assert!(of_program("x. Greta gibt auf. Hugo").is_err());
    assert!(of_program("Admin").is_err() && proper("Gaston (bot)").is_err());
}
