//! What a person presses, whatever terminal it comes from.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A letter, a digit, a sign.
    Char(char),
    Enter,
    Escape,
    /// The key that takes back a letter.
    Backspace,
    Tab,
    /// Shift and Tab.
    BackTab,
    /// The arrow to the left.
    Left,
    /// The arrow to the right.
    Right,
    /// The arrow upwards.
    Up,
    /// The arrow downwards.
    Down,
    /// A page back.
    PageUp,
    PageDown,
    /// To the beginning.
    Home,
    End,
    /// Control and C: whoever presses it wants to be gone.
    Interrupt,
}
