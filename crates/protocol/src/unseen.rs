//! Characters that nobody sees, and that do something to what others see.

/// Whether a character shows nothing and changes how other text is shown: it controls a terminal, turns around the order of what
/// stands beside it, or hides between letters. Spaces, new lines and what joins letters (as in Persian, or of several emoji one)
/// are not among them.
///
/// ```
/// use tablier_protocol::is_unseen;
///
/// assert!(['\u{1b}', '\u{9b}', '\u{202e}', '\u{feff}'].into_iter().all(is_unseen));
/// assert!(!['a', ' ', '\n', 'é', '\u{200d}'].into_iter().any(is_unseen));
/// ```
pub fn is_unseen(c: char) -> bool {
    match c {
        '\n' | '\t' => false,
        '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{feff}' => true,
        '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{e0000}'..='\u{e007f}' => true,
        c => c.is_control(),
    }
}
