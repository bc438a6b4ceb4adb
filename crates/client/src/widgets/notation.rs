//! A move as it is written down.

use leptos::prelude::*;

/// A written move, which may go on in the next line where one of its parts ends.
pub fn notation(mv: &str) -> AnyView {
    let parts = parts(mv).map(|part| view! { {part.to_owned()}<wbr/> }).collect_view();
    view! { <code>{parts}</code> }.into_any()
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
