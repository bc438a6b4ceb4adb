//! What changes from one scene to the next: which items come, stay and go, and by which way.

use tablier_geometry::Point;
use tablier_rules::{Item, Motion};

/// Where an item stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Where it is.
    pub at: Point,
    /// Degrees clockwise; may be more than a full turn, so that it turns the short way.
    pub turn: f32,
}

/// What becomes of an item of the next scene.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Course {
    /// It was there and goes to its new pose.
    Stays(Pose),
    /// It is new and comes from a pose to its own.
    Comes {
        /// From where.
        from: Pose,
        /// To where.
        to: Pose,
        /// Whether it travels; otherwise it appears.
        travels: bool,
    },
    /// It is drawn only while it leaves.
    Leaves {
        /// From where.
        from: Pose,
        /// To where.
        to: Pose,
    },
}

/// What becomes of an item, given where it stood before.
pub fn course(item: &Item, before: Option<Pose>) -> Course {
    let own = Pose { at: item.at, turn: item.turn };
    match (item.motion, before) {
        (Motion::LeaveTo(place), before) => {
            let from = before.unwrap_or(own);
            Course::Leaves { from, to: Pose { at: place, turn: from.turn } }
        }
        (_, Some(before)) => {
            Course::Stays(Pose { at: item.at, turn: near(before.turn, item.turn) })
        }
        (Motion::EnterFrom(place), None) => {
            Course::Comes { from: Pose { at: place, turn: item.turn }, to: own, travels: true }
        }
        (Motion::None, None) => Course::Comes { from: own, to: own, travels: false },
    }
}

/// The angle that looks like `to` and is nearest to `from`.
pub fn near(from: f32, to: f32) -> f32 {
    to + 360.0 * ((from - to) / 360.0).round()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(motion: Motion) -> Item {
        Item { turn: 10.0, motion, ..Item::new("a", Point::new(1.0, 2.0), vec![]) }
    }

    #[test]
    fn what_stays_turns_the_short_way() {
        assert_eq!(near(350.0, 10.0), 370.0);
        assert_eq!(near(10.0, 350.0), -10.0);
        assert_eq!(near(730.0, 20.0), 740.0);
        let before = Pose { at: Point::new(0.0, 0.0), turn: 350.0 };
        let course = course(&item(Motion::None), Some(before));
        assert_eq!(course, Course::Stays(Pose { at: Point::new(1.0, 2.0), turn: 370.0 }));
    }

    #[test]
    fn what_is_new_comes_from_where_it_says() {
        let from = Point::new(9.0, 9.0);
        match course(&item(Motion::EnterFrom(from)), None) {
            Course::Comes { from: pose, travels: true, .. } => assert_eq!(pose.at, from),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn what_leaves_goes_from_where_it_stood() {
        let before = Pose { at: Point::new(5.0, 5.0), turn: 0.0 };
        match course(&item(Motion::LeaveTo(Point::new(8.0, 0.0))), Some(before)) {
            Course::Leaves { from, to } => {
                assert_eq!((from, to.at), (before, Point::new(8.0, 0.0)));
            }
            other => panic!("{other:?}"),
        }
    }
}
