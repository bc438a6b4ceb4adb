//! Sets of hexagons: lines, rings and discs.
//!
//! ```text
//!           5   0          the ring of radius 1 round *, clockwise
//!         4   *   1        from the north-east; a disc is the rings
//!           3   2          from the centre outwards
//! ```

use super::{Hex, HexDirection};

impl Hex {
    /// The `count` hexagons of a straight row that begins here and runs in
    /// that direction.
    pub fn line(self, direction: HexDirection, count: u32) -> impl Iterator<Item = Self> + Clone {
        (0..count).scan(self, move |next, _| {
            let here = *next;
            *next = here.neighbour(direction);
            Some(here)
        })
    }

    /// The hexagons at exactly that distance, clockwise, beginning straight to
    /// the north-east. The ring of radius 0 is the hexagon itself.
    pub fn ring(self, radius: u32) -> impl Iterator<Item = Self> + Clone {
        let center = (radius == 0).then_some(self);
        let sides = HexDirection::ALL.into_iter().flat_map(move |direction| {
            let corner = (0..radius).fold(self, |hex, _| hex.neighbour(direction));
            corner.line(direction.clockwise().clockwise(), radius)
        });
        center.into_iter().chain(sides)
    }

    /// The hexagons at that distance or nearer, ring by ring from the centre.
    pub fn disc(self, radius: u32) -> impl Iterator<Item = Self> + Clone {
        (0..=radius).flat_map(move |radius| self.ring(radius))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const CENTER: Hex = Hex::new(3, -5);

    #[test]
    fn a_line_is_straight_and_begins_here() {
        let line: Vec<Hex> = CENTER.line(HexDirection::SouthWest, 4).collect();
        assert_eq!(line, [(3, -5), (2, -4), (1, -3), (0, -2)].map(|(q, r)| Hex::new(q, r)));
        assert_eq!(CENTER.line(HexDirection::East, 0).count(), 0);
    }

    #[test]
    fn a_ring_is_a_closed_chain_of_neighbours_at_one_distance() {
        for radius in 1..6 {
            let ring: Vec<Hex> = CENTER.ring(radius).collect();
            assert_eq!(ring.len(), 6 * radius as usize);
            for (index, hex) in ring.iter().enumerate() {
                assert_eq!(hex.distance(CENTER), radius);
                assert!(hex.is_adjacent(ring[(index + 1) % ring.len()]));
            }
        }
    }

    #[test]
    fn the_ring_of_radius_one_is_the_neighbours() {
        assert!(CENTER.ring(1).eq(CENTER.neighbours()));
        assert!(CENTER.ring(0).eq([CENTER]));
    }

    #[test]
    fn a_disc_holds_each_near_hexagon_once() {
        let disc: Vec<Hex> = CENTER.disc(4).collect();
        let cells: BTreeSet<Hex> = disc.iter().copied().collect();
        assert_eq!(disc.len(), 1 + 3 * 4 * 5);
        assert_eq!(cells.len(), disc.len());
        assert!(disc.is_sorted_by_key(|hex| hex.distance(CENTER)));
    }
}
