//! The twelve symmetries of the hexagonal and the triangular lattice about
//! their origin. Knows that a thing can be turned and mirrored, not how.

use crate::{Dihedral, Point};

/// A thing on a plane of hexagons or triangles that the twelve symmetries move.
pub trait Sixfold: Copy {
    /// Turned by 60° about the origin, clockwise as seen.
    #[must_use]
    fn turned(self) -> Self;

    /// Mirrored, so that left and right change places.
    #[must_use]
    fn mirrored(self) -> Self;
}

/// One of the twelve symmetries of the hexagonal and the triangular lattice.
///
/// ```
/// use tablier_geometry::{Hex, HexSymmetry};
///
/// let hex = Hex::new(2, -1);
/// let least = HexSymmetry::ALL.map(|symmetry| symmetry.apply(hex)).into_iter().min();
/// assert_eq!(least, Some(Hex::new(-2, 1)));
/// ```
pub type HexSymmetry = Dihedral<6>;

impl HexSymmetry {
    /// All twelve: the six turns, beginning with the identity, then the mirrored ones.
    pub const ALL: [Self; 12] = Self::all();

    /// Where this symmetry takes `thing`.
    #[must_use]
    pub fn apply<T: Sixfold>(self, thing: T) -> T {
        let start = if self.is_mirrored() { thing.mirrored() } else { thing };
        (0..self.turns()).fold(start, |thing, _| thing.turned())
    }
}

impl Sixfold for Point {
    fn turned(self) -> Self {
        self.rotated(60.0)
    }

    fn mirrored(self) -> Self {
        Self::new(-self.x, self.y)
    }
}

/// Fails unless `compose` and `inverse` do to `thing` what they say.
#[cfg(test)]
pub(crate) fn assert_symmetries_act<T: Sixfold + PartialEq + std::fmt::Debug>(thing: T) {
    for a in HexSymmetry::ALL {
        assert_eq!(a.inverse().apply(a.apply(thing)), thing);
        for b in HexSymmetry::ALL {
            assert_eq!(a.compose(b).apply(thing), a.apply(b.apply(thing)));
        }
    }
}
