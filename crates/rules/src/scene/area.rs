//! The parts of a scene, which know what they are: so that whoever shows it can lay them out for the room there is, instead of
//! showing one drawing smaller and smaller. A still picture needs none of it: there everything stands where its items say.

use serde::{Deserialize, Serialize};
use tablier_geometry::Rect;

use super::trace::extent;
use super::{Item, Scene};
use crate::Seat;

/// What a part of a scene is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// What is played on.
    #[default]
    Board,
    /// What a seat holds and may play.
    Hand(Seat),
    /// What all take from: a bank, a bag, what has not been seen.
    Supply,
    /// Cards that lie open for all.
    Cards,
    /// What belongs to a seat and lies before it.
    Things(Seat),
    /// Something that is on just now and soon over: a fight, an auction.
    Moment,
}

/// A part of a scene.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Area<'a> {
    /// What it is.
    pub role: Role,
    /// The smallest rectangle round everything in it.
    pub frame: Rect,
    /// The ids of its things, from back to front.
    pub items: Vec<&'a str>,
}

impl Item {
    /// The same thing in this part of the scene.
    #[must_use]
    pub fn of(self, role: Role) -> Item {
        Item { role, ..self }
    }
}

impl Scene {
    /// Its parts, in the order in which they are first drawn; each thing is in one of them.
    pub fn areas(&self) -> Vec<Area<'_>> {
        let mut areas: Vec<Area<'_>> = Vec::new();
        for item in &self.items {
            let around = extent(item).unwrap_or(Rect { min: item.at, max: item.at });
            match areas.iter_mut().find(|area| area.role == item.role) {
                Some(area) => {
                    area.frame = area.frame.union(around);
                    area.items.push(&item.id);
                }
                None => {
                    areas.push(Area { role: item.role, frame: around, items: vec![&item.id] });
                }
            }
        }
        areas
    }
}

#[cfg(test)]
mod tests {
    use tablier_geometry::Point;

    use super::*;
    use crate::{Message, Paint, Part, Style};

    fn disc(id: &str, x: f32) -> Item {
        let parts = vec![Part::circle(Point::default(), 1.0, Style::fill(Paint::Ink))];
        Item::new(id, Point::new(x, 0.0), parts)
    }

    #[test]
    fn each_thing_is_in_the_part_it_says_and_nothing_is_lost() {
        let hand = Role::Hand(Seat::new(1));
        let items =
            vec![disc("a", 0.0), disc("b", 9.0).of(hand), disc("c", 4.0), disc("d", 12.0).of(hand)];
        let frame = Rect { min: Point::new(-1.0, -1.0), max: Point::new(13.0, 1.0) };
        let scene =
            Scene { frame, items, controls: vec![], seats: vec![], prompt: Message::default() };
        let areas = scene.areas();
        let told: Vec<_> = areas.iter().map(|area| (area.role, area.items.clone())).collect();
        assert_eq!(told, [(Role::Board, vec!["a", "c"]), (hand, vec!["b", "d"])]);
        assert!((areas[1].frame.width() - 5.0).abs() < 0.02, "{:?}", areas[1].frame);
        let json = serde_json::to_value(&areas[1]).unwrap();
        assert_eq!(json["role"], serde_json::json!({ "hand": 1 }));
    }
}
