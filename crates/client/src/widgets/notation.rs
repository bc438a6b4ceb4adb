//! A move as it is written down.

use tablier_views::prelude::*;

/// A written move, which may go on in the next line where one of its parts ends.
pub fn notation(mv: &str) -> View {
    let parts =
        parts(mv).map(|part| [part.to_owned().into_view(), tag("wbr").into_view()]).collect_view();
    tag("code").child(parts).into_view()
}

/// The parts of a written move, each with the sign that ends it.
fn parts(mv: &str) -> impl Iterator<Item = &str> {
    mv.split_inclusive([':', '>', '@', '=', '+', ','])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_written_move_has_parts() {
        let parts = |mv| parts(mv).collect::<Vec<_>>();
        assert_eq!(parts("move:knight:1a>lochmess"), ["move:", "knight:", "1a>", "lochmess"]);
        assert_eq!(parts("c3!"), ["c3!"]);
    }
}
