//! The symmetries of a regular polygon as a group. Knows no cell: what a turn
//! does to a cell is said where the cell is.
//!
//! ```text
//!        A            C            A
//!      /   \        /   \        /   \
//!     C --- B      B --- A      B --- C
//!     as it is     turned       mirrored
//! ```

/// A symmetry of the regular polygon of `ORDER` sides about its centre: it
/// mirrors left and right or does not, and then turns clockwise as seen.
///
/// Used by the names [`HexSymmetry`](crate::HexSymmetry) and
/// [`SquareSymmetry`](crate::SquareSymmetry).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dihedral<const ORDER: u8> {
    mirrored: bool,
    turns: u8,
}

impl<const ORDER: u8> Dihedral<ORDER> {
    /// The symmetry that leaves everything where it is.
    pub const IDENTITY: Self = Self { mirrored: false, turns: 0 };

    /// All `COUNT = 2 * ORDER` symmetries: the turns, then the mirrored ones.
    pub(crate) const fn all<const COUNT: usize>() -> [Self; COUNT] {
        let mut all = [Self::IDENTITY; COUNT];
        let mut turns = 0;
        while turns < ORDER {
            all[turns as usize] = Self { mirrored: false, turns };
            all[(ORDER + turns) as usize] = Self { mirrored: true, turns };
            turns += 1;
        }
        all
    }

    /// Whether left and right change places before the turn.
    #[must_use]
    pub const fn is_mirrored(self) -> bool {
        self.mirrored
    }

    /// By how many steps it turns, each the `ORDER`th part of a full turn.
    #[must_use]
    pub const fn turns(self) -> u8 {
        self.turns
    }

    /// The symmetry that does `first` and then `self`.
    #[must_use]
    pub const fn compose(self, first: Self) -> Self {
        // A mirror reverses the turns made before it.
        let before = if self.mirrored { ORDER - first.turns } else { first.turns };
        Self { mirrored: self.mirrored != first.mirrored, turns: (self.turns + before) % ORDER }
    }

    /// The symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        if self.mirrored {
            self
        } else {
            Self { mirrored: false, turns: (ORDER - self.turns) % ORDER }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_group<const ORDER: u8>(all: &[Dihedral<ORDER>]) {
        for &a in all {
            assert_eq!(a.compose(Dihedral::IDENTITY), a);
            assert_eq!(a.inverse().compose(a), Dihedral::IDENTITY);
            assert_eq!(a.compose(a.inverse()), Dihedral::IDENTITY);
            for &b in all {
                assert!(all.contains(&a.compose(b)));
                for &c in all {
                    assert_eq!(a.compose(b).compose(c), a.compose(b.compose(c)));
                }
            }
        }
    }

    #[test]
    fn symmetries_form_a_group() {
        assert_group(&Dihedral::<6>::ALL);
        assert_group(&Dihedral::<4>::ALL);
    }

    #[test]
    fn all_differ_and_the_identity_is_first() {
        let all = Dihedral::<6>::ALL;
        assert_eq!(all[0], Dihedral::IDENTITY);
        assert!(all.is_sorted_by(|a, b| a < b));
    }
}
