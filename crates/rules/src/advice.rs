//! What a machine answers when it is asked what to play.

/// A choice of a machine, as text.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The move.
    pub mv: String,
    /// Further moves of the same turn, decided together with it.
    pub then: Vec<String>,
    /// What the seat expects: 1 a win alone, 0 none.
    pub value: f32,
}

impl Advice {
    /// The move, and further ones of the same turn.
    pub fn moves(self) -> Vec<String> {
        std::iter::once(self.mv).chain(self.then).collect()
    }
}
