//! The sheets: how they are written, and what makes a good one.

use tablier_geometry::Grid;

use super::*;

/// The most dots in any so many consecutive places of a line.
fn most_in_line(sheet: Sheet, length: usize) -> usize {
    let dots = |line: &Vec<tablier_geometry::Square>| {
        line.iter().filter(|place| sheet.has_dot(place.file, place.rank)).count()
    };
    Grid::new(9, 9).lines(length).iter().map(dots).max().unwrap_or_default()
}

fn numbered(number: u8) -> Sheet {
    Sheet::numbered(number).unwrap()
}

#[test]
fn no_sheet_contains_four_dots_in_line() {
    for number in 1..=6 {
        assert!(most_in_line(numbered(number), 4) < 4, "sheet {number}");
    }
}

#[test]
fn sheets_2_to_6_have_at_most_two_dots_in_any_four_consecutive_places() {
    for number in 2..=6 {
        assert_eq!(most_in_line(numbered(number), 4), 2, "sheet {number}");
    }
}

#[test]
fn the_sheets_grow_denser() {
    let counts: Vec<_> = (1..=6).map(|number| numbered(number).dots().count()).collect();
    let wanted = [9..=9, 8..=10, 12..=14, 16..=18, 20..=24, 26..=32];
    for (count, wanted) in counts.iter().zip(wanted) {
        assert!(wanted.contains(count), "{counts:?}");
    }
}

#[test]
fn sheets_2_to_5_look_the_same_after_a_quarter_turn() {
    for number in 2..=5 {
        let sheet = numbered(number);
        let turned = sheet.dots().all(|(file, rank)| sheet.has_dot(8 - rank, file));
        assert!(turned, "sheet {number}");
    }
}

#[test]
fn on_sheet_1_exactly_one_middle_hole_takes_at_once_from_every_corner() {
    for corner in Corner::ALL {
        let paying: Vec<Hole> = Hole::all()
            .filter(|&hole| {
                let options = Options { first: Some(AMBER), ..Options::default() };
                let mut position = Abraxas::start(&options, Seed(1)).unwrap();
                play(&mut position, &format!("{} {hole} push", corner.name()));
                position.phase == Phase::Take
            })
            .collect();
        assert_eq!(paying.len(), 1, "{corner:?}: {paying:?}");
        let middle = |at: u8| (2..=5).contains(&at);
        assert!(middle(paying[0].file()) && middle(paying[0].rank()), "{paying:?}");
    }
}

#[test]
fn on_the_other_sheets_nobody_takes_on_the_first_turn() {
    for (number, corner) in (2..=6).flat_map(|number| Corner::ALL.map(|corner| (number, corner))) {
        for hole in Hole::all() {
            let options = Options { sheet: number, first: Some(AMBER), ..Options::default() };
            let mut position = Abraxas::start(&options, Seed(1)).unwrap();
            play(&mut position, &format!("{} {hole} push", corner.name()));
            assert_eq!(position.decider, JADE, "sheet {number}, {corner:?}, {hole}");
        }
    }
}

#[test]
fn a_sheet_is_read_from_its_top_row_with_or_without_spaces_and_comments() {
    let rows = sheet("a9 i9 c1");
    let spaced: String = rows.chars().flat_map(|c| [c, ' ']).collect();
    let lines = format!("# a comment\n\n{}\n# the end\n", rows.replace('/', "  # row\n"));
    for text in [&rows, &spaced, &lines, &rows.replace('/', "\r\n")] {
        let read: Sheet = text.parse().unwrap();
        assert_eq!(read.dots().collect::<Vec<_>>(), [(2, 0), (0, 8), (8, 8)], "{text}");
        assert_eq!(read.to_string(), rows);
    }
}

#[test]
fn a_sheet_that_cannot_be_read_is_refused_with_what_is_wrong() {
    let rows = sheet("");
    let long = rows.replacen("---------", "----------", 1);
    let cases = [
        (&rows[..rows.len() - 10], "this one has 8"),
        (&format!("{rows}/---------"), "this one has 10"),
        (&long, "row 1 from the top has 10"),
        (&rows.replacen('-', "x", 1), "row 1 from the top has “x”"),
        (&sheet("b1 c2 d3 e4"), "4 stand in a row: b1, c2, d3 and e4"),
        (&sheet("i5 h5 g5 f5 e5"), "5 stand in a row: e5, f5, g5, h5 and i5"),
        (&sheet("a9 b8 c7 d6"), "4 stand in a row"),
        (&sheet("a1 a2 a3 a4"), "4 stand in a row"),
    ];
    for (text, wanted) in cases {
        let refused = Abraxas::start(&options(text), Seed(1)).map(|_| ()).unwrap_err();
        assert!(refused.to_string().contains(wanted), "{refused}");
    }
}

#[test]
fn three_dots_in_line_are_a_sheet() {
    assert!(sheet("a1 b1 c1 e1 f1 g1").parse::<Sheet>().is_ok());
    assert!(sheet("g1 h1 i1 a2").parse::<Sheet>().is_ok(), "a line ends at the edge");
}
