//! Letters for things that signs would not tell apart, such as the units of one colour.

use std::collections::BTreeMap;

use tablier_rules::{Item, Paint, Scene, Shape};

use super::{Say, is_thing, main_part};

/// Letters for things of one colour that differ in shape: the first free one of the word they are called by.
pub(super) struct Letters {
    by_word: BTreeMap<(u8, String), char>,
}

impl Letters {
    /// The letters of a scene.
    pub fn of(scene: &Scene, say: &Say<'_>) -> Letters {
        let named = || scene.items.iter().filter(|item| item.label.is_some() && is_thing(item));
        let mut looks: BTreeMap<String, Vec<Vec<String>>> = BTreeMap::new();
        for item in named() {
            if let Some((paint, _)) = main_part(item) {
                let (known, look) = (looks.entry(paint.class()).or_default(), look(item, paint));
                if !known.contains(&look) {
                    known.push(look);
                }
            }
        }
        let mut by_word: BTreeMap<(u8, String), char> = BTreeMap::new();
        for item in named() {
            let Some((paint, _)) = main_part(item) else { continue };
            if looks.get(&paint.class()).is_none_or(|looks| looks.len() < 2) {
                continue;
            }
            let key = (kind(paint), word(item, say));
            if by_word.contains_key(&key) || key.1.is_empty() {
                continue;
            }
            let taken = |letter: &char| {
                by_word.iter().any(|((of, _), known)| *of == key.0 && known == letter)
            };
            let free = key
                .1
                .chars()
                .chain('a'..='z')
                .map(|c| c.to_ascii_uppercase())
                .find(|c| c.is_ascii_uppercase() && !taken(c));
            by_word.insert(key, free.unwrap_or('?'));
        }
        Letters { by_word }
    }

    /// The letter of a thing, as its owner writes it.
    pub fn of_item(&self, item: &Item, say: &Say<'_>) -> Option<char> {
        let (paint, _) = main_part(item)?;
        item.label.as_ref()?;
        let letter = *self.by_word.get(&(kind(paint), word(item, say)))?;
        Some(match paint {
            // The pieces of each seat are written in their own way.
            Paint::Seat(seat) => written(letter, seat.index()),
            _ => letter,
        })
    }
}

/// A letter as the seat with this number writes it: `S`, `s`, `Ⓢ`, `ⓢ`.
fn written(letter: char, seat: usize) -> char {
    let number = (letter as u32).saturating_sub('A' as u32);
    match seat % 4 {
        1 => letter.to_ascii_lowercase(),
        2 => char::from_u32('Ⓐ' as u32 + number).unwrap_or(letter),
        3 => char::from_u32('ⓐ' as u32 + number).unwrap_or(letter),
        _ => letter,
    }
}

/// The paints that share their letters.
fn kind(paint: Paint) -> u8 {
    match paint {
        Paint::Seat(_) | Paint::SeatMark(_) => 0,
        Paint::Win => 1,
        _ => 2,
    }
}

/// The painted shapes of a thing, without the marks of its owner.
fn look(item: &Item, main: Paint) -> Vec<String> {
    let of_owner =
        |paint: Paint| matches!(paint, Paint::Seat(_) | Paint::SeatMark(_)) && paint != main;
    let painted =
        item.parts.iter().filter(|part| part.style.fill.is_some_and(|paint| !of_owner(paint)));
    painted
        .map(|part| match &part.shape {
            Shape::Circle { .. } => "circle".to_owned(),
            Shape::Polygon { points, .. } => format!("{}-gon", points.len()),
            Shape::Line { .. } => "line".to_owned(),
            Shape::Path { d } => d.clone(),
            Shape::Words { .. } => String::new(),
        })
        .filter(|shape| !shape.is_empty())
        .collect()
}

/// The word a thing is called by: the first of its label that is more than an article or a number.
fn word(item: &Item, say: &Say<'_>) -> String {
    let label = item.label.as_ref().map(say).unwrap_or_default().to_lowercase();
    let mut words = label.split(|c: char| !c.is_alphabetic());
    let long = words.clone().find(|word| word.chars().count() > 2);
    long.or_else(|| words.find(|word| !word.is_empty())).unwrap_or_default().to_owned()
}
