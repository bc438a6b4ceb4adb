//! What can be chosen now: things of the board and controls beside it, where they are on the screen, and how the keys go from
//! one to the other.

use tablier_geometry::Point;
use tablier_rules::compass::{self, Arrow, reading_order};
use tablier_rules::{Action, Control, Language, Message, Scene};

use crate::layout::Layout;
use crate::marks::anchor;
use crate::messages as m;

/// Something that can be chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Target {
    /// What the scene calls it; the choices of an amount are told apart by their number behind a `#`.
    pub id: String,
    /// What it is called.
    pub label: Message,
    /// What it would bring.
    pub hint: Option<Message>,
    /// What choosing it does.
    pub action: Action,
    /// Where it is on the screen: in columns, and in rows counted double.
    pub at: Point,
    /// Whether it stands beside the board; then what its button says.
    pub button: Option<Message>,
}

/// The id of an item that can be chosen, and of a choice beside the board.
pub fn choice_id(control: &str, number: i32) -> String {
    format!("{control}#{number}")
}

/// Everything that can be chosen: on the board where the layout has it, beside it from `below` on, so many columns wide.
pub fn targets(scene: &Scene, layout: &Layout, below: usize, columns: usize) -> Vec<Target> {
    let named = |label: &Option<Message>| label.clone().unwrap_or_default();
    let on_board = scene.items.iter().filter_map(|item| {
        let at = layout.place(anchor(item));
        Some(Target {
            id: item.id.clone(),
            label: named(&item.label),
            hint: item.hint.clone(),
            action: item.action.clone()?,
            at: Point::new(at.x, at.y * 2.0),
            button: None,
        })
    });
    let mut found: Vec<Target> = on_board.collect();
    found.extend(buttons(scene, below, columns));
    found
}

/// The choices beside the board, each a button in rows from `below` on.
pub fn buttons(scene: &Scene, below: usize, columns: usize) -> Vec<Target> {
    let mut found = Vec::new();
    for control in &scene.controls {
        match control {
            Control::Button { id, label, action } => {
                found.push((id.clone(), label.clone(), label.clone(), action));
            }
            Control::Amount { id, label, choices } => {
                found.extend(choices.iter().map(|(number, action)| {
                    let said = m::amount(label.clone(), *number);
                    (choice_id(id, *number), said, Message::words(number.to_string()), action)
                }));
            }
        }
    }
    let (mut column, mut row) = (0, below);
    let mut target = |(id, label, button, action): (String, Message, Message, &Action)| {
        // As wide as in the language that needs most, so that the keys lead the same way in all.
        let widths = Language::ALL.iter().map(|&language| button.get(language).chars().count());
        let width = widths.max().unwrap_or(0) + 5;
        if column > 0 && column + width > columns {
            (column, row) = (0, row + 1);
        }
        let at = Point::new(column as f32, (row * 2) as f32);
        column += width;
        Target { id, label, hint: None, action: action.clone(), at, button: Some(button) }
    };
    found.into_iter().map(&mut target).collect()
}

/// How many rows the choices beside the board take.
pub fn button_rows(scene: &Scene, columns: usize) -> usize {
    buttons(scene, 0, columns).last().map_or(0, |last| (last.at.y / 2.0) as usize + 1)
}

/// Where each arrow leads from each place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ways {
    to: Vec<[usize; 4]>,
    order: Vec<usize>,
}

const ARROWS: [Arrow; 4] = [Arrow::Left, Arrow::Right, Arrow::Up, Arrow::Down];

impl Ways {
    /// The ways between these points. Usually an arrow leads to the nearest point ahead; if that left some out of reach, left
    /// and right go through all of them line by line.
    pub fn between(points: &[Point]) -> Ways {
        let order = reading_order(points);
        let lead = |from: usize| {
            ARROWS.map(|arrow| compass::next(points, points[from], arrow).unwrap_or(from))
        };
        let mut ways = Ways { to: (0..points.len()).map(lead).collect(), order };
        if !ways.reach_everything() {
            for (at, &from) in ways.order.iter().enumerate() {
                let count = ways.order.len();
                ways.to[from][0] = ways.order[(at + count - 1) % count];
                ways.to[from][1] = ways.order[(at + 1) % count];
            }
        }
        ways
    }

    /// Where an arrow leads.
    pub fn follow(&self, from: usize, arrow: Arrow) -> usize {
        let number = ARROWS.iter().position(|&known| known == arrow).unwrap_or_default();
        self.to.get(from).map_or(from, |to| to[number])
    }

    /// The next one as one reads, or the one before.
    pub fn step(&self, from: usize, back: bool) -> usize {
        let count = self.order.len();
        let Some(at) = self.order.iter().position(|&target| target == from) else { return from };
        self.order[if back { (at + count - 1) % count } else { (at + 1) % count }]
    }

    /// Whether the arrows lead from every place to every other.
    pub fn reach_everything(&self) -> bool {
        let reached = |next: &dyn Fn(usize) -> Vec<usize>| {
            let mut seen = vec![false; self.to.len()];
            let mut front = vec![0];
            while let Some(at) = front.pop() {
                if !std::mem::replace(&mut seen[at], true) {
                    front.extend(next(at));
                }
            }
            seen.into_iter().all(|seen| seen)
        };
        let back =
            |to: usize| (0..self.to.len()).filter(|&from| self.to[from].contains(&to)).collect();
        self.to.is_empty() || (reached(&|from| self.to[from].to_vec()) && reached(&back))
    }
}

#[cfg(test)]
mod tests {
    use tablier_rules::{FastRng, Rng};

    use super::*;

    #[test]
    fn arrows_lead_from_every_place_to_every_other() {
        for seed in 0..300 {
            let mut rng = FastRng::new(seed);
            let count = 1 + rng.below(40);
            let mut number = || rng.below(60) as f32 / 2.0;
            let points: Vec<Point> = (0..count).map(|_| Point::new(number(), number())).collect();
            assert!(Ways::between(&points).reach_everything(), "seed {seed}");
        }
    }

    #[test]
    fn tab_goes_through_all_places() {
        let points: Vec<Point> =
            (0..7).map(|n| Point::new((n * 5 % 7) as f32, (n % 2) as f32)).collect();
        let ways = Ways::between(&points);
        let mut at = 0;
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..7 {
            seen.insert(at);
            assert_eq!(ways.step(ways.step(at, false), true), at);
            at = ways.step(at, false);
        }
        assert_eq!(seen.len(), 7);
    }
}
