//! That the style sheet has a colour for every paint.

mod tests {
    use tablier_rules::{Hue, MAX_SEATS, Paint, Seat};

    const STYLES: &str = include_str!("../site/paints.css");

    #[test]
    fn every_paint_has_its_classes_in_the_style_sheet() {
        let plain = [
            Paint::Table,
            Paint::Board,
            Paint::BoardDark,
            Paint::Line,
            Paint::Ink,
            Paint::Faint,
            Paint::Offer,
            Paint::Win,
            Paint::Piece,
            Paint::PieceMark,
        ];
        let seats =
            Seat::all(MAX_SEATS).flat_map(|seat| [Paint::Seat(seat), Paint::SeatMark(seat)]);
        for paint in plain.into_iter().chain(seats).chain(Hue::ALL.map(Paint::Hue)) {
            let class = paint.class();
            for rule in [format!(".f-{class}{{"), format!(".s-{class}{{"), format!("--{class}:")] {
                assert!(STYLES.contains(&rule), "{rule}");
            }
        }
    }
}
