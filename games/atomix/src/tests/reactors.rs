//! Where reactors and cells lie, against the lattice itself.

use std::collections::BTreeSet;

use tablier_geometry::{Triangle, Vertex};

use super::super::choices::each;
use super::*;

/// A cell as a triangle of the lattice.
fn triangle(reactors: &Reactors, cell: Cell) -> Triangle {
    reactors.centers()[cell.reactor()].hexagon_cells()[cell.place()]
}

/// The points of a cell's corners, from the centre of the reactor, clockwise.
fn corners(reactors: &Reactors, cell: Cell) -> [Vertex; 3] {
    let center = reactors.centers()[cell.reactor()];
    let round = center.neighbours();
    [center, round[cell.place()], round[(cell.place() + 1) % 6]]
}

fn cells(reactors: &Reactors) -> impl Iterator<Item = Cell> {
    (0..reactors.cells()).map(Cell::from_index)
}

/// Reactors laid at random.
fn random_reactors(seed: u64) -> Reactors {
    let mut rng = FastRng::new(seed);
    let mut reactors = Reactors::new();
    for _ in 0..4 + rng.below(3) {
        let sites = reactors.sites();
        reactors.add(sites[rng.below(sites.len())]);
    }
    reactors
}

#[test]
fn a_reactor_is_six_cells_round_its_centre() {
    for seed in 0..50 {
        let reactors = random_reactors(seed);
        assert_eq!(reactors.cells(), 6 * reactors.centers().len());
        let all: BTreeSet<_> = cells(&reactors).map(|cell| triangle(&reactors, cell)).collect();
        assert_eq!(all.len(), reactors.cells(), "seed {seed}: cells overlap");
        for cell in cells(&reactors) {
            let points: BTreeSet<_> = corners(&reactors, cell).into();
            assert_eq!(points, triangle(&reactors, cell).corners().into(), "seed {seed}");
        }
    }
}

#[test]
fn cells_are_named_by_the_letter_of_the_reactor_and_clockwise_from_the_top() {
    assert_eq!(Cell::new(0, 0).to_string(), "A1");
    assert_eq!(Cell::new(6, 5).to_string(), "G6");
    for cell in (0..42).map(Cell::from_index) {
        assert_eq!(cell.to_string().parse(), Ok(cell));
    }
    let top = Vertex::ORIGIN.hexagon_cells()[0].centroid(1.0);
    assert!(top.x.abs() < 1e-6 && top.y < 0.0);
}

#[test]
fn neighbours_share_a_side_also_across_a_reactor_border() {
    for seed in 0..200 {
        let reactors = random_reactors(seed);
        for cell in cells(&reactors) {
            let sides = triangle(&reactors, cell).neighbours();
            let wanted: BTreeSet<_> = cells(&reactors)
                .filter(|&other| sides.contains(&triangle(&reactors, other)))
                .collect();
            let found: BTreeSet<_> = reactors.neighbours(cell).into_iter().flatten().collect();
            assert_eq!(found, wanted, "seed {seed}, {cell}");
            assert_eq!(each(reactors.touching(cell)).collect::<BTreeSet<_>>(), wanted);
        }
    }
}

#[test]
fn side_by_side_each_end_is_a_place_where_an_atom_faces_an_atom() {
    // Every pair of atoms that the board compares lies at one and the same point of the lattice.
    for seed in 0..40 {
        let reactors = random_reactors(seed);
        for cell in cells(&reactors) {
            for (side, there) in reactors.neighbours(cell).into_iter().enumerate() {
                let Some(there) = there else { continue };
                for end in 0..2 {
                    let point = corners(&reactors, cell)[(side + end) % 3];
                    let facing = corners(&reactors, there).iter().position(|&other| other == point);
                    let facing = facing.expect("neighbours share the ends of their side");
                    // A tile across that is yellow at just that corner is seen there, and nowhere else.
                    let mut colours = [Colour::Blue; 3];
                    colours[facing] = Colour::Yellow;
                    let across =
                        Lying { cell: there, atoms: Atoms::new(colours).unwrap(), value: 1 };
                    let mut board = Board::new(reactors.cells());
                    board.lay(&reactors, across, None);
                    let yellow =
                        Lying { cell, atoms: Atoms::new([Colour::Yellow; 3]).unwrap(), value: 1 };
                    assert!(board.is_fusion(yellow, side, end), "seed {seed}: {cell} {there}");
                    assert!(!board.is_fusion(yellow, side, 1 - end), "seed {seed}: {cell} {there}");
                }
            }
        }
    }
}

#[test]
fn a_nucleus_can_form_at_reactor_centres_and_where_three_reactors_meet() {
    for seed in 0..200 {
        let reactors = random_reactors(seed);
        let there: BTreeSet<_> = cells(&reactors).map(|cell| triangle(&reactors, cell)).collect();
        let points: BTreeSet<Vertex> = there.iter().flat_map(|cell| cell.corners()).collect();
        let full = |point: &Vertex| point.triangles().iter().all(|cell| there.contains(cell));
        let wanted: BTreeSet<_> = points.into_iter().filter(full).collect();
        let found: Vec<_> = reactors.spots().map(|spot| reactors.vertex(spot)).collect();
        assert_eq!(found.len(), wanted.len(), "seed {seed}");
        assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), wanted, "seed {seed}");
        for cell in cells(&reactors) {
            for (corner, point) in corners(&reactors, cell).into_iter().enumerate() {
                let spot = reactors.spot(cell, corner);
                assert_eq!(spot.map(|spot| reactors.vertex(spot)), wanted.get(&point).copied());
                if let Some(spot) = spot {
                    assert_ne!(reactors.round(spot, corner) & cell.bit(), 0, "seed {seed}");
                }
            }
        }
        for spot in reactors.spots() {
            let round: u32 = (0..3).map(|corner| reactors.round(spot, corner).count_ones()).sum();
            assert_eq!(round, 6, "seed {seed}");
        }
    }
}

#[test]
fn a_cell_in_two_possible_nuclei_needs_three_mutually_touching_reactors_and_in_three_a_rhombus() {
    let touch = |a: Vertex, b: Vertex| a.adjacent_hexagons().contains(&b);
    for seed in 0..300 {
        let reactors = random_reactors(seed);
        let centers = reactors.centers();
        for cell in cells(&reactors) {
            let spots = (0..3).filter(|&corner| reactors.spot(cell, corner).is_some()).count();
            let own = centers[cell.reactor()];
            let beside: Vec<_> =
                centers.iter().copied().filter(|&other| touch(own, other)).collect();
            let apexes = |outside: Vertex| {
                beside.iter().filter(move |&&other| touch(outside, other)).count()
            };
            let outside = reactors.across(cell).map(|across| centers[across.reactor()]);
            let wanted = 1 + outside.map_or(0, apexes);
            assert_eq!(spots, wanted, "seed {seed}, {cell}: {centers:?}");
        }
    }
}

#[test]
fn the_most_points_are_thirteen() {
    let flower = reactors("0,0 -1,2 1,1 2,-1 1,-2 -1,-1 -2,1");
    assert_eq!(flower.spots().count(), 13);
}
