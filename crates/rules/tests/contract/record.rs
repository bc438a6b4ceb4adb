//! Records: what is written is read back, what is wrong is named with its place.

use proptest::prelude::*;
use tablier_rules::{
    Chance, ChanceVersion, Contribution, Fairness, Game, Language, Match, Record, RecordMove,
    RulesVersion, Salt, Seat, Seed, Share, Spot,
};

use crate::mora::*;

fn error(text: &str) -> String {
    text.parse::<Record>().expect_err("the text is wrong").to_string()
}

#[test]
fn a_person_can_write_one() {
    let text = "# my first game\ngame: six\noption players: 2\nplayer 0: Red corner\nseed: 42\nevent: club evening\n\n\
                { both were nervous }\n0,0 1,0   # no numbers\n3. (0) 0,1 { a threat\n over two lines } -1,1\n";
    let record: Record = text.parse().unwrap();
    assert_eq!(record.game, "six");
    assert_eq!(record.seed, Some(Seed(42)));
    assert_eq!(record.players, [(Seat::new(0), "Red corner".to_owned())]);
    assert_eq!(record.others, [("event".to_owned(), "club evening".to_owned())]);
    assert_eq!(record.preface.as_deref(), Some("both were nervous"));
    let moves: Vec<_> =
        record.moves.iter().map(|m| (m.seat.map(Seat::index), m.mv.as_deref())).collect();
    let expected = [(None, "0,0"), (None, "1,0"), (Some(0), "0,1"), (None, "-1,1")];
    assert_eq!(moves, expected.map(|(seat, mv)| (seat, Some(mv))));
    assert_eq!(record.moves[2].comment.as_deref(), Some("a threat over two lines"));
}

#[test]
fn errors_name_line_column_and_what_was_expected() {
    let cases = [
        ("", "line 1, column 1: expected a header such as “game: six”, but the text ends here"),
        (
            "hello",
            "line 1, column 1: expected a header such as “seed: 42”, or an empty line before the moves, found “hello”",
        ),
        (
            "game: six\nseed:  many\n",
            "line 2, column 8: expected a seed from 0 to 18446744073709551615, or “hidden”, found “many”",
        ),
        (
            "game: six\ngame: six\n",
            "line 2, column 1: expected the header “game” only once, found “game: six”",
        ),
        (
            "game: six\nplayer 9: x\n",
            "line 2, column 1: expected the number of a seat below 8, found “9”",
        ),
        (
            "game: six\n\n1. 0,0\n3. 1,0\n",
            "line 4, column 1: expected the move number 2., found “3.”",
        ),
        (
            "game: six\n\n1. 0,0 { so\nit goes",
            "line 3, column 8: expected a closing “}” after this comment, found “{”",
        ),
        (
            "game: six\n\n (x) 0,0",
            "line 3, column 2: expected the number of a seat below 8, found “x”",
        ),
        ("game: six\n\n 0,0 é}", "line 3, column 6: expected a move, found “é}”"),
        (
            "game: six\nresult: one two\n",
            "line 2, column 9: expected the rank of each seat, such as “2 1”, or “*”, found “one”",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(error(text), expected);
    }
}

#[test]
fn errors_speak_french_too() {
    let french = |text: &str| text.parse::<Record>().unwrap_err().text().get(Language::FR);
    assert_eq!(
        french("game: six\n\n1. 0,0\n3. 1,0\n"),
        "ligne 4, colonne 1 : il faut le coup numéro 2., et non « 3. »"
    );
    assert_eq!(
        french(""),
        "ligne 1, colonne 1 : il faut un en-tête tel que « game: six », mais le texte s’arrête ici"
    );
    let record: Record = "game: mora\nseed: 5\nresult: 1 2\n\n(0) show7".parse().unwrap();
    let refused =
        Match::<Mora<SOUND>>::load(&record).map(|_| ()).unwrap_err().text().get(Language::FR);
    assert!(refused.starts_with("ligne 5, colonne 5 : « show7 »"), "{refused}");
    let false_result = record.check_result(None).unwrap_err().text().get(Language::FR);
    assert_eq!(
        false_result,
        "Le résultat annoncé est rangs [1, 2], mais les coups mènent à « * »."
    );
}

#[test]
fn a_move_that_cannot_be_is_named_with_its_place() {
    let load = |moves: &str| {
        let record: Record = format!("game: mora\nseed: 5\n\n{moves}").parse().unwrap();
        Match::<Mora<SOUND>>::load(&record).map(|_| ()).unwrap_err().to_string()
    };
    assert!(load("(0) show7").starts_with("line 4, column 5: “show7” is not a move"));
    assert!(load("(0) show1\n(0) show2").starts_with("line 5, column 5: It is not for seat 0"));
    assert!(load("(0) show1\n(1) ?").starts_with("line 5, column 5: This move is still secret"));
}

#[test]
fn a_record_of_newer_rules_is_not_guessed_at() {
    let record: Record = "game: mora\nrules: 2\nseed: 5\n\n".parse().unwrap();
    let error = Match::<Mora<SOUND>>::load(&record).map(|_| ()).unwrap_err().to_string();
    assert!(error.contains("version 2"), "{error}");
}

/// A game whose chance was drawn by the first seat; the second sealed something and did not open it.
fn drawn() -> Record {
    let seal = |seat, byte| Share {
        seat: Seat::new(seat),
        seal: Some(Contribution([byte; 32]).seal()),
        contribution: None,
    };
    let opened = Share { contribution: Some(Contribution([1; 32])), ..seal(0, 1) };
    let shares = vec![opened, seal(1, 2)];
    let chance = Chance::Drawn { seed: Seed(5), salt: Salt("salt".to_owned()), shares };
    let options = MoraOptions { players: 2 };
    Match::<Mora<SOUND>>::under(RulesVersion(1), options, chance).expect("two can play").record()
}

#[test]
fn chance_that_was_drawn_by_all_stands_in_the_record_and_is_drawn_again_from_it() {
    let text = drawn().to_string();
    assert!(text.contains("\nchance: 2\n") && text.contains(" unopened\n"), "{text}");
    let read: Record = text.parse().unwrap();
    assert_eq!(read, drawn());
    let game = Match::<Mora<SOUND>>::load(&read).unwrap();
    assert_eq!(game.record(), drawn());
    let plain = Record { chance: None, shares: Vec::new(), salt: None, ..read };
    let plain = Match::<Mora<SOUND>>::load(&plain).unwrap();
    assert_ne!(plain.chance().key("mora"), game.chance().key("mora"));
}

#[test]
fn a_record_that_lacks_part_of_its_chance_is_refused() {
    let load =
        |record: Record| Match::<Mora<SOUND>>::load(&record).map(|_| ()).unwrap_err().to_string();
    assert!(load(Record { salt: None, ..drawn() }).contains("salt"));
    assert!(load(Record { seed: None, ..drawn() }).contains("seed"));
    let unknown = Some(ChanceVersion(3));
    assert!(load(Record { chance: unknown, ..drawn() }).contains("way 3"));
    // Nor is it said to be drawn by all where the seed alone deals, or by a seat that is not there.
    assert!(load(Record { chance: None, ..drawn() }).contains("“chance: 2” is missing"));
    let mut stranger = drawn();
    stranger.shares.push(Share { seat: Seat::new(2), seal: None, contribution: None });
    assert!(load(stranger).contains("no seat 2"));
}

#[test]
fn a_contribution_that_is_not_the_sealed_one_is_noticed() {
    assert_eq!(drawn().fairness(None), Fairness::NoCommitment);
    let mut forged = drawn();
    forged.shares[0].contribution = Some(Contribution([9; 32]));
    assert_eq!(forged.fairness(None), Fairness::NotAsSealed);
    assert!(Fairness::NotAsSealed.is_broken());
}

#[test]
fn a_share_that_is_none_is_named_with_its_place() {
    let long = "0".repeat(64);
    for (value, found) in [("many", "many"), ("00 unopened", "00"), (&*format!("{long} 1"), "1")] {
        let error = error(&format!("game: six\nshare 0: {value}\n"));
        assert!(error.starts_with("line 2, column 10: expected “none”, or a seal"), "{error}");
        assert!(error.ends_with(&format!("found “{found}”")), "{error}");
    }
    assert!(error("game: six\nshare 0: none\nshare 0: none\n").contains("only once"));
}

#[test]
fn a_false_result_is_noticed() {
    let record: Record = "game: mora\nseed: 5\nresult: 1 2\n\n".parse().unwrap();
    let game = Match::<Mora<SOUND>>::load(&record).unwrap();
    let outcome = game.position().outcome();
    assert!(record.check_result(outcome.as_ref()).is_err());
    assert!(Record { result: None, ..record }.check_result(outcome.as_ref()).is_ok());
}

fn line() -> impl Strategy<Value = String> {
    "[a-zA-Zé0-9\",.:!-]{1,8}( [a-zA-Zé0-9\",.:!-]{1,8}){0,3}"
}

fn a_move() -> impl Strategy<Value = RecordMove> {
    let seat = prop::option::of((0..8usize).prop_map(Seat::new));
    let mv = prop::option::of("[a-z^=!<>][a-z0-9,^=!.:<>-]{0,6}");
    let comment = prop::option::of(line());
    (seat, mv, comment).prop_map(|(seat, mv, comment)| RecordMove {
        seat,
        mv,
        comment,
        place: Spot::default(),
    })
}

fn share(seat: Seat) -> impl Strategy<Value = Share> {
    let seal = any::<[u8; 32]>().prop_map(|bytes| Contribution(bytes).seal());
    let contribution = prop::option::of(any::<[u8; 32]>().prop_map(Contribution));
    prop::option::of((seal, contribution)).prop_map(move |given| {
        let (seal, contribution) = given.unzip();
        Share { seat, seal, contribution: contribution.flatten() }
    })
}

fn shares() -> impl Strategy<Value = Vec<Share>> {
    (0..4usize).prop_flat_map(|seats| Seat::all(seats).map(share).collect::<Vec<_>>())
}

prop_compose! {
    fn record()(
        chance in prop::option::of(any::<u32>().prop_map(ChanceVersion)),
        shares in shares(),
        game in "[a-z]{1,8}",
        rules in prop::option::of(any::<u32>().prop_map(RulesVersion)),
        options in prop::collection::btree_map("[a-z]{1,6}", line(), 0..4),
        seed in prop::option::of(any::<u64>().prop_map(Seed)),
        players in prop::collection::btree_map((0..8usize).prop_map(Seat::new), line(), 0..4),
        result in prop::option::of(prop::collection::vec(1..5u8, 1..5)),
        scores in prop::option::of(prop::collection::vec(any::<i32>(), 1..5)),
        ending in prop::option::of("[a-z]{1,6}"),
        commitment in prop::option::of("[0-9a-f]{64}"),
        salt in prop::option::of("[0-9a-f]{32}"),
        others in prop::collection::vec(("x-[a-z]{1,6}", line()), 0..3),
        preface in prop::option::of(line()),
        moves in prop::collection::vec(a_move(), 0..40),
    ) -> Record {
        let (options, players) = (options.into_iter().collect(), players.into_iter().collect());
        Record {
            game, rules, chance, shares, options, seed, players, result, scores, ending, commitment, salt, others, preface,
            moves,
        }
    }
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(record in record()) {
        let text = record.to_string();
        let read = text.parse::<Record>();
        prop_assert_eq!(read.as_ref(), Ok(&record), "{}", text);
        prop_assert_eq!(read.map(|read| read.to_string()), Ok(text));
    }

    #[test]
    fn no_text_makes_the_reader_fall_over(text in "(?s).{0,200}") {
        let _ = text.parse::<Record>();
    }

    #[test]
    fn a_truncated_record_is_read_or_refused_with_its_place(record in record(), cut in 0..400usize) {
        let text: String = record.to_string().chars().take(cut).collect();
        if let Err(error) = text.parse::<Record>() {
            prop_assert!(error.place.line >= 1 && error.place.column >= 1);
        }
    }
}
