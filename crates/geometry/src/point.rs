//! Points of the drawing, in scene units. Knows no lattice.
//!
//! ```text
//!     (0,0) ----> x        angles in degrees, clockwise as seen:
//!       |                    0 right, 90 down, 180 left, 270 up
//!       |
//!       v  y
//! ```

use std::ops::{Add, Mul, Neg, Sub};

use serde::{Deserialize, Serialize};

/// The square root of three, twice the height of a triangle of side one.
pub(crate) const SQRT_3: f32 = 1.732_050_8;

/// A point, or the step from one point to another, with `y` growing downwards.
///
/// ```
/// use tablier_geometry::Point;
///
/// let right = Point::new(3.0, 0.0);
/// let below = Point::new(0.0, 4.0);
/// assert_eq!(right.distance(below), 5.0);
/// assert_eq!(right.midpoint(below), Point::new(1.5, 2.0));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// How far to the right.
    pub x: f32,
    /// How far down.
    pub y: f32,
}

impl Point {
    /// The point `x` to the right of the origin and `y` below it.
    #[must_use]
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The point at `radius` from the origin in the direction `degrees`:
    /// 0 is to the right, 90 straight down.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "points are only drawn")]
    pub fn polar(radius: f32, degrees: f32) -> Self {
        let (sin, cos) = degrees.to_radians().sin_cos();
        Self::new(radius * cos, radius * sin)
    }

    /// This point turned about the origin, clockwise as seen.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "points are only drawn")]
    pub fn rotated(self, degrees: f32) -> Self {
        let (sin, cos) = degrees.to_radians().sin_cos();
        Self::new(self.x * cos - self.y * sin, self.x * sin + self.y * cos)
    }

    /// The length of the straight way to `other`.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "points are only drawn")]
    pub fn distance(self, other: Self) -> f32 {
        let step = other - self;
        step.x.hypot(step.y)
    }

    /// The point half-way to `other`.
    #[must_use]
    pub fn midpoint(self, other: Self) -> Self {
        self.lerp(other, 0.5)
    }

    /// The point at the share `t` of the way to `other`: 0 is here, 1 is there.
    #[must_use]
    pub fn lerp(self, other: Self, t: f32) -> Self {
        self + (other - self) * t
    }
}

impl Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Neg for Point {
    type Output = Self;

    fn neg(self) -> Self {
        Self::new(-self.x, -self.y)
    }
}

impl Mul<f32> for Point {
    type Output = Self;

    fn mul(self, factor: f32) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }
}

/// Fails unless the two points are the same but for rounding.
#[cfg(test)]
#[track_caller]
pub(crate) fn assert_near(left: Point, right: Point) {
    let scale = 1.0 + left.distance(Point::default());
    assert!(left.distance(right) <= 1e-5 * scale, "{left:?} is not near {right:?}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_turn_takes_right_to_down() {
        assert_near(Point::new(1.0, 0.0).rotated(90.0), Point::new(0.0, 1.0));
        assert_near(Point::polar(2.0, 90.0), Point::new(0.0, 2.0));
        assert_near(Point::polar(2.0, 270.0), Point::new(0.0, -2.0));
    }

    #[test]
    fn lerp_meets_both_ends() {
        let (here, there) = (Point::new(1.0, -2.0), Point::new(5.0, 6.0));
        assert_eq!(here.lerp(there, 0.0), here);
        assert_eq!(here.lerp(there, 1.0), there);
        assert_eq!(here.lerp(there, 0.5), here.midpoint(there));
    }

    #[test]
    fn subtraction_undoes_addition() {
        let (here, step) = (Point::new(1.0, -2.0), Point::new(0.5, 4.0));
        assert_eq!(here + step - step, here);
        assert_eq!(here + -step, here - step);
        assert_eq!(step * 2.0, step + step);
    }
}
