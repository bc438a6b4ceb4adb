//! What a viewer sees of the game, as JSON that is looked into, or as text that is only passed on.

use std::ops::Range;

use serde_json::Value;
use tablier_rules::{AnyMatch, Viewer};

/// A view of a game in some form of JSON.
pub trait Shown: Sized + Clone {
    /// No view: the game has not begun.
    fn nothing() -> Self;
    /// What the viewer sees now.
    fn now(game: &dyn AnyMatch, viewer: Viewer) -> Self;
    /// What the viewer saw after each of these moves.
    fn after(game: &dyn AnyMatch, viewer: Viewer, moves: Range<usize>) -> Vec<Self>;
}

impl Shown for Value {
    fn nothing() -> Value {
        Value::Null
    }

    fn now(game: &dyn AnyMatch, viewer: Viewer) -> Value {
        game.view(viewer)
    }

    fn after(game: &dyn AnyMatch, viewer: Viewer, moves: Range<usize>) -> Vec<Value> {
        game.views(viewer, moves)
    }
}

#[cfg(feature = "written")]
mod written {
    use std::ops::Range;

    use serde_json::value::RawValue;
    use tablier_rules::{AnyMatch, Viewer};

    use super::Shown;

    /// A view as text that is only passed on.
    pub type Written = Box<RawValue>;

    impl Shown for Written {
        fn nothing() -> Written {
            RawValue::NULL.to_owned()
        }

        fn now(game: &dyn AnyMatch, viewer: Viewer) -> Written {
            written(game.view_text(viewer))
        }

        fn after(game: &dyn AnyMatch, viewer: Viewer, moves: Range<usize>) -> Vec<Written> {
            game.view_texts(viewer, moves).into_iter().map(written).collect()
        }
    }

    fn written(text: String) -> Written {
        RawValue::from_string(text).expect("a view is JSON")
    }
}

#[cfg(feature = "written")]
pub use written::Written;
