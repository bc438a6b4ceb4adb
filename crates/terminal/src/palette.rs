//! What a paint is in a terminal: a colour where there are colours, and a sign that tells it apart where there are none.

use tablier_rules::{Hue, Paint, Theme};

use crate::canvas::Rgb;

/// How many colours a terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Depth {
    /// None.
    #[default]
    None,
    /// The sixteen every terminal has.
    Sixteen,
    /// The 256 of xterm.
    Many,
    /// All of them.
    All,
}

impl Depth {
    /// What the environment says of the terminal, where `get` gives the value of a variable.
    pub fn told(get: impl Fn(&str) -> Option<String>) -> Depth {
        let is_set = |name: &str| get(name).is_some_and(|value| !value.is_empty());
        let term = get("TERM").unwrap_or_default();
        if is_set("NO_COLOR") || term == "dumb" {
            return Depth::None;
        }
        match get("COLORTERM").unwrap_or_default().as_str() {
            "truecolor" | "24bit" => Depth::All,
            _ if term.contains("256color") => Depth::Many,
            _ => Depth::Sixteen,
        }
    }
}

/// The colour of a paint: boards are dark, whatever the terminal is, and bring their ground with them.
pub fn colour(paint: Paint) -> Rgb {
    let hex = Theme::Dark.color(paint);
    let part = |from: usize| u8::from_str_radix(hex.get(from..from + 2).unwrap_or("80"), 16);
    Rgb(part(1).unwrap_or(128), part(3).unwrap_or(128), part(5).unwrap_or(128))
}

/// One colour laid over another.
pub fn blend(over: Rgb, under: Rgb, opacity: f32) -> Rgb {
    let mix =
        |a: u8, b: u8| (f32::from(a) * opacity + f32::from(b) * (1.0 - opacity)).round() as u8;
    Rgb(mix(over.0, under.0), mix(over.1, under.1), mix(over.2, under.2))
}

/// How far two colours are apart.
pub fn apart(one: Rgb, other: Rgb) -> u32 {
    let part = |a: u8, b: u8| u32::from(a.abs_diff(b));
    part(one.0, other.0) + part(one.1, other.1) + part(one.2, other.2)
}

/// A colour that can be read on a ground: the one wanted if it can, else black or white.
pub fn readable(wanted: Rgb, ground: Rgb) -> Rgb {
    if apart(wanted, ground) > 150 {
        return wanted;
    }
    let light = u32::from(ground.0) * 3 + u32::from(ground.1) * 6 + u32::from(ground.2);
    if light > 1150 { Rgb(0, 0, 0) } else { Rgb(255, 255, 255) }
}

/// The sign of a thing of this paint; nothing for what is only ground. The signs of the hues are the marks that atoms carry.
pub fn sign(paint: Paint) -> Option<char> {
    Some(match paint {
        Paint::Seat(seat) | Paint::SeatMark(seat) => {
            ['●', '▲', '■', '◆', '★', '♣', '♥', '♠'][seat.index()]
        }
        Paint::Piece | Paint::PieceMark => '◎',
        Paint::Win => '✦',
        Paint::Offer => '◇',
        Paint::Ink | Paint::Faint => '▪',
        Paint::Hue(hue) => match hue {
            Hue::Red => '●',
            Hue::Blue => '○',
            Hue::Green => '+',
            Hue::Pink => '△',
            Hue::Yellow => '=',
            Hue::Gold => '¤',
            Hue::Stone => '■',
            Hue::Water => '≈',
            Hue::Forest => '♣',
            Hue::Plain => '"',
            Hue::Snow => '*',
        },
        Paint::Table | Paint::Board | Paint::BoardDark | Paint::Line => return None,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tablier_rules::{MAX_SEATS, Seat};

    use super::*;

    fn told(variables: &[(&str, &str)]) -> Depth {
        Depth::told(|name| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn colours_are_as_many_as_the_environment_says() {
        assert_eq!(told(&[("COLORTERM", "truecolor"), ("TERM", "xterm")]), Depth::All);
        assert_eq!(told(&[("TERM", "xterm-256color")]), Depth::Many);
        assert_eq!(told(&[("TERM", "linux")]), Depth::Sixteen);
        assert_eq!(told(&[("COLORTERM", "truecolor"), ("NO_COLOR", "1")]), Depth::None);
        assert_eq!(told(&[("COLORTERM", "truecolor"), ("NO_COLOR", "")]), Depth::All);
        assert_eq!(told(&[("TERM", "dumb")]), Depth::None);
    }

    #[test]
    fn seats_differ_without_their_colours() {
        let signs: BTreeSet<_> = Seat::all(MAX_SEATS).map(|seat| sign(Paint::Seat(seat))).collect();
        assert_eq!(signs.len(), MAX_SEATS);
        let hues: BTreeSet<_> = Hue::ALL.into_iter().map(|hue| sign(Paint::Hue(hue))).collect();
        assert_eq!(hues.len(), Hue::ALL.len());
    }

    #[test]
    fn writing_can_always_be_read() {
        for paint in [Paint::Ink, Paint::Table, Paint::Win, Paint::Seat(Seat::new(0))] {
            let ground = colour(paint);
            assert!(apart(readable(ground, ground), ground) > 150, "{paint:?}");
        }
    }
}
