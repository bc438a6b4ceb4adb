//! Oracle for SIX: a naive and slow implementation, written from the rules text alone
//! (source 003), against which the fast one is tested.
//!
//! It must not know the fast implementation: no shared code, constants, bitboards,
//! incremental updates or position hashes. It holds a map of cells, floods it to see what hangs
//! together, tries every figure at every cell, and compares whole normalised positions.

use std::collections::{BTreeMap, BTreeSet};

/// Axial coordinates (q, r). The first tile laid is the origin (0, 0).
pub type Cell = (i32, i32);

const NEIGHBOURS: [Cell; 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    Lay(Cell),
    Lift(Cell),
    /// Option capture: the smallest cell of the part that stays, when several are biggest.
    Keep(Cell),
    Pass,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Line,
    Triangle,
    Ring,
    Repetition,
    HundredMoves,
    /// Option capture: a side has fewer than six tiles.
    TooFew,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Result_ {
    pub end: End,
    /// The winning colour; `None` is a draw.
    pub winner: Option<usize>,
}

#[derive(Clone, Debug)]
pub struct Six {
    players: usize,
    capture: bool,
    seat: usize,
    /// The tiles on the table, without the one in the hand.
    tiles: BTreeMap<Cell, usize>,
    /// Tiles of both colours that are still to be placed in phase 1.
    unplaced: usize,
    /// In phase 2, between lifting and laying: the cell the tile in the hand came from.
    lifted_from: Option<Cell>,
    /// Completed turns of phase 2, passes included.
    moves: usize,
    /// Every position of phase 2 so far, its opening first: normalised tiles, colour to move.
    history: Vec<(BTreeMap<Cell, usize>, usize)>,
    result: Option<Result_>,
}

impl Six {
    pub fn new(players: usize, capture: bool, first_seat: usize) -> Six {
        // Rule: 19 tiles each for two players; 18 for each of two teams; no three players.
        let tiles_of_a_colour = match players {
            2 => 19,
            4 => 18,
            _ => panic!("two or four players"),
        };
        assert!(first_seat < players);
        Six {
            players,
            capture,
            seat: first_seat,
            tiles: BTreeMap::new(),
            unplaced: 2 * tiles_of_a_colour,
            lifted_from: None,
            moves: 0,
            history: Vec::new(),
            result: None,
        }
    }

    pub fn seat_to_move(&self) -> Option<usize> {
        self.result.is_none().then_some(self.seat)
    }

    pub fn result(&self) -> Option<Result_> {
        self.result
    }

    pub fn tiles(&self) -> BTreeMap<Cell, usize> {
        self.tiles.clone()
    }

    pub fn legal(&self) -> BTreeSet<Step> {
        if self.result.is_some() {
            return BTreeSet::new();
        }
        if self.unplaced > 0 {
            // Rule: the first tile goes anywhere, it is the origin.
            if self.tiles.is_empty() {
                return BTreeSet::from([Step::Lay((0, 0))]);
            }
            // Rule: each later tile shares a side with a tile already down, of either colour.
            let free = self.free_cells_beside();
            return free.into_iter().map(Step::Lay).collect();
        }
        if let Some(from) = self.lifted_from {
            let biggest = biggest_parts(&self.cells());
            // Rule (capture): only the biggest part stays; tie in size: the mover chooses.
            if biggest.len() > 1 {
                let keep =
                    |part: &BTreeSet<Cell>| Step::Keep(*part.first().expect("a part has tiles"));
                return biggest.iter().map(keep).collect();
            }
            // Rule: laid on a cell, other than the one it came from, beside a remaining tile.
            let mut free = self.free_cells_beside();
            free.remove(&from);
            return free.into_iter().map(Step::Lay).collect();
        }
        let mut steps = BTreeSet::new();
        for (&cell, &colour) in &self.tiles {
            // Rule: a player lifts a tile of the own colour (in teams any tile of the team).
            if colour != colour_of(self.seat) {
                continue;
            }
            let mut rest = self.cells();
            rest.remove(&cell);
            // Rule: lifting must not split the rest while the tile is in the hand;
            // with captures a tile may be lifted even if that splits the group.
            if self.capture || parts(&rest).len() == 1 {
                steps.insert(Step::Lift(cell));
            }
        }
        // Rule: a player whose every tile is pinned passes; nobody else may. With captures no
        // tile is pinned and nobody with fewer than six tiles is still playing: never a pass.
        if steps.is_empty() {
            steps.insert(Step::Pass);
        }
        steps
    }

    /// Panics when the step is not legal.
    pub fn play(&mut self, step: Step) {
        assert!(self.legal().contains(&step), "{step:?} is not legal");
        match step {
            Step::Lay(cell) => {
                self.tiles.insert(cell, colour_of(self.seat));
                self.unplaced = self.unplaced.saturating_sub(1);
                self.lifted_from = None;
                self.end_turn();
            }
            Step::Lift(cell) => {
                self.tiles.remove(&cell);
                self.lifted_from = Some(cell);
                // Rule (capture): the parts are compared without the tile in the hand; the
                // others leave the game before the tile is laid. Without captures there is one
                // part. There always is a part: twelve tiles or more lie before a capture lift
                // (six of each side, else the game were over), so eleven or more remain.
                let biggest = biggest_parts(&self.cells());
                if biggest.len() == 1 {
                    self.tiles.retain(|cell, _| biggest[0].contains(cell));
                }
            }
            Step::Keep(smallest) => {
                let mut parts = parts(&self.cells());
                parts.retain(|part| part.contains(&smallest));
                self.tiles.retain(|cell, _| parts[0].contains(cell));
            }
            Step::Pass => self.end_turn(),
        }
    }

    fn end_turn(&mut self) {
        let mover = colour_of(self.seat);
        // Rule: one tile a turn, clockwise.
        self.seat = (self.seat + 1) % self.players;
        // Rule: who completes a figure wins at once, also on the 100th move of phase 2.
        if let Some(&end) = figures(&self.cells_of(mover)).first() {
            return self.finish(end, Some(mover));
        }
        if self.unplaced > 0 {
            return;
        }
        // Rule: the position is the tiles up to translation and the colour (not seat) to move.
        let position = (normalised(&self.tiles), colour_of(self.seat));
        self.history.push(position.clone());
        // Rule: the opening position of phase 2 is the first occurrence; placing is no move.
        if self.history.len() == 1 {
            return;
        }
        self.moves += 1;
        // Rule (capture): after laying a side with fewer than six loses; both: a draw.
        if self.capture {
            match [0, 1].map(|colour| self.cells_of(colour).len() < 6) {
                [true, true] => return self.finish(End::TooFew, None),
                [true, false] => return self.finish(End::TooFew, Some(1)),
                [false, true] => return self.finish(End::TooFew, Some(0)),
                [false, false] => {}
            }
        }
        // Rule: the same position for the third time in phase 2 is a draw.
        let same = self.history.iter().filter(|seen| **seen == position);
        if same.count() >= 3 {
            return self.finish(End::Repetition, None);
        }
        // Rule: 100 moves of phase 2, both sides and passes counted, are a draw.
        if self.moves >= 100 {
            self.finish(End::HundredMoves, None);
        }
    }

    fn finish(&mut self, end: End, winner: Option<usize>) {
        self.result = Some(Result_ { end, winner });
    }

    fn cells(&self) -> BTreeSet<Cell> {
        self.tiles.keys().copied().collect()
    }

    fn cells_of(&self, colour: usize) -> BTreeSet<Cell> {
        let mut cells = self.cells();
        cells.retain(|cell| self.tiles[cell] == colour);
        cells
    }

    fn free_cells_beside(&self) -> BTreeSet<Cell> {
        let cells = self.cells();
        let beside: BTreeSet<Cell> = cells.iter().flat_map(|&cell| around(cell)).collect();
        beside.difference(&cells).copied().collect()
    }
}

// Rule: two players, or teams of partners opposite: seats 0 and 2 against 1 and 3.
fn colour_of(seat: usize) -> usize {
    seat % 2
}

fn around((q, r): Cell) -> [Cell; 6] {
    NEIGHBOURS.map(|(dq, dr)| (q + dq, r + dr))
}

/// The connected parts, each by flood fill.
fn parts(cells: &BTreeSet<Cell>) -> Vec<BTreeSet<Cell>> {
    let mut left = cells.clone();
    let mut parts = Vec::new();
    while let Some(start) = left.pop_first() {
        let mut part = BTreeSet::new();
        let mut todo = vec![start];
        while let Some(cell) = todo.pop() {
            part.insert(cell);
            todo.extend(around(cell).into_iter().filter(|next| left.remove(next)));
        }
        parts.push(part);
    }
    parts
}

/// The part with the most cells, or all the parts that tie.
fn biggest_parts(cells: &BTreeSet<Cell>) -> Vec<BTreeSet<Cell>> {
    let mut parts = parts(cells);
    let most = parts.iter().map(BTreeSet::len).max().unwrap_or(0);
    parts.retain(|part| part.len() == most);
    parts
}

/// Moved so that the smallest q and the smallest r are 0; never turned or mirrored.
fn normalised(tiles: &BTreeMap<Cell, usize>) -> BTreeMap<Cell, usize> {
    let q_min = tiles.keys().map(|cell| cell.0).min().unwrap_or(0);
    let r_min = tiles.keys().map(|cell| cell.1).min().unwrap_or(0);
    let moved = |(cell, colour): (&Cell, &usize)| ((cell.0 - q_min, cell.1 - r_min), *colour);
    tiles.iter().map(moved).collect()
}

/// Every winning figure in the cells of one colour: first the lines, then the triangles, then
/// the rings. A row of seven holds two lines.
pub fn figures(cells: &BTreeSet<Cell>) -> Vec<End> {
    // Rule: six in a straight row, in three directions.
    let lines = [(1, 0), (0, 1), (-1, 1)].map(|(q, r)| [0, 1, 2, 3, 4, 5].map(|n| (n * q, n * r)));
    // Rule: the filled triangle of side three, both orientations.
    let triangle = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2)];
    let triangles = [triangle, triangle.map(|(q, r)| (-q, -r))];
    // Rule: the six cells round a centre, which may be empty, own or the opponent's.
    let ring = around((-1, 0)); // round (-1, 0), so that (0, 0) belongs to the ring
    let mut found = Vec::new();
    for (end, patterns) in
        [(End::Line, lines.to_vec()), (End::Triangle, triangles.to_vec()), (End::Ring, vec![ring])]
    {
        for pattern in patterns {
            for &(q, r) in cells {
                let mut figure = pattern.iter().map(|(dq, dr)| (q + dq, r + dr));
                if figure.all(|cell| cells.contains(&cell)) {
                    found.push(end);
                }
            }
        }
    }
    found
}

mod tests {
    use super::*;

    /// A pseudo-random step, by xorshift.
    fn pick(state: &mut u64, steps: BTreeSet<Step>) -> Step {
        *state ^= *state << 13;
        *state ^= *state >> 7;
        *state ^= *state << 17;
        let steps: Vec<Step> = steps.into_iter().collect();
        steps[(*state >> 11) as usize % steps.len()]
    }

    /// Phase 2 with the tiles given, as if they had just all been placed.
    fn moving(tiles: &[(Cell, usize)], capture: bool, seat: usize) -> Six {
        let mut six = Six::new(2, capture, seat);
        six.unplaced = 0;
        six.tiles = tiles.iter().copied().collect();
        six.history = vec![(normalised(&six.tiles), seat)];
        six
    }

    /// A row along q with the colours given.
    fn row(colours: &[usize]) -> Vec<(Cell, usize)> {
        let tile = |(q, &colour)| ((q, 0), colour);
        (0..).zip(colours).map(tile).collect()
    }

    /// Moves of phase 2: from, to, from, to and so on; the end and the winner after them.
    fn run(six: &mut Six, cells: &[Cell]) -> Option<(End, Option<usize>)> {
        for from_to in cells.chunks(2) {
            six.play(Step::Lift(from_to[0]));
            six.play(Step::Lay(from_to[1]));
        }
        six.result().map(|result| (result.end, result.winner))
    }

    #[test]
    fn figures_in_every_direction_and_orientation() {
        for (dq, dr) in NEIGHBOURS {
            let of = |n: i32| figures(&(0..n).map(|i| (3 + i * dq, i * dr)).collect());
            assert_eq!(of(5), []);
            assert_eq!(of(6), [End::Line]);
            assert_eq!(of(7), [End::Line, End::Line]);
        }
        // Rows of three, two and one: pointing to one side, then to the other, then bent.
        let up = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2)];
        let down = [(0, 0), (1, 0), (2, 0), (1, -1), (2, -1), (2, -2)];
        let bent = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (1, 2)];
        assert_eq!(figures(&up.into()), [End::Triangle]);
        assert_eq!(figures(&down.into()), [End::Triangle]);
        assert_eq!(figures(&bent.into()), []);
        // Several at once, in the order Line, Triangle, Ring.
        let block = (0..6).flat_map(|q| [(q, 0), (q, 1), (q, 2)]).collect();
        let mut all = vec![End::Line; 3];
        all.extend([End::Triangle; 8]);
        all.extend([End::Ring; 4]);
        assert_eq!(figures(&block), all);
    }

    #[test]
    fn ring_round_an_empty_own_or_foreign_centre() {
        for centre in [None, Some(0), Some(1)] {
            let mut tiles = around((0, 0)).map(|cell| (cell, 0)).to_vec();
            tiles[0].0 = (-2, 0);
            tiles.extend(centre.map(|colour| ((0, 0), colour)));
            let mut six = moving(&tiles, false, 0);
            let win = Some((End::Ring, Some(0)));
            assert_eq!(run(&mut six, &[(-2, 0), (1, 0)]), win);
            assert_eq!((six.seat_to_move(), six.legal().len()), (None, 0));
        }
    }

    #[test]
    fn placing_is_beside_any_tile_and_clockwise() {
        for (players, first) in [(2, 1), (4, 0), (4, 3)] {
            let mut six = Six::new(players, false, first);
            assert_eq!(six.legal(), [Step::Lay((0, 0))].into());
            six.play(Step::Lay((0, 0)));
            assert_eq!(six.legal(), around((0, 0)).map(Step::Lay).into());
            assert_eq!(six.seat_to_move(), Some((first + 1) % players));
            six.play(Step::Lay((1, 0)));
            assert_eq!(six.legal().len(), 8);
            let colours = [((0, 0), first % 2), ((1, 0), 1 - first % 2)];
            assert_eq!(six.tiles(), colours.into());
        }
    }

    #[test]
    fn lifting_must_not_split_and_only_the_pinned_pass() {
        let mut six = moving(&row(&[1, 0, 0, 1]), false, 0);
        assert_eq!(six.legal(), [Step::Pass].into());
        six.play(Step::Pass);
        let ends = [Step::Lift((0, 0)), Step::Lift((3, 0))];
        assert_eq!(six.legal(), ends.into());
        six.play(Step::Lift((0, 0)));
        // Round a row of three there are ten cells; one is where the tile came from.
        assert_eq!((six.tiles().len(), six.legal().len()), (3, 9));
        assert!(!six.legal().contains(&Step::Lay((0, 0))));
        // Laying at (0, 1) would join both parts again, but (1, 0) is pinned all the same.
        let six = moving(&[((0, 0), 1), ((1, 0), 0), ((1, 1), 1)], false, 0);
        assert_eq!(six.legal(), [Step::Pass].into());
    }

    #[test]
    fn third_occurrence_is_a_draw_also_when_translated() {
        let draw = Some((End::Repetition, None));
        let mut six = moving(&row(&[0, 1, 0, 1]), false, 0);
        let (there, back) = ([(0, 0), (0, 1), (3, 0), (3, -1)], [(0, 1), (0, 0)]);
        let last = [(3, -1), (3, 0)];
        let path = [&there[..], &back, &last, &there, &back].concat();
        assert_eq!(run(&mut six, &path), None);
        six.moves = 99; // both draws at once: the repetition is reported
        assert_eq!(run(&mut six, &last), draw);
        // The pair wanders off to the right; in the second game it only turns round.
        let mut six = moving(&row(&[0, 1]), false, 0);
        let mut other = six.clone();
        let path = [(0, 0), (2, 0), (1, 0), (3, 0), (2, 0), (4, 0)];
        assert_eq!(run(&mut six, &path), None);
        assert_eq!(run(&mut six, &[(3, 0), (5, 0)]), draw);
        let path = [(0, 0), (1, 1), (1, 0), (1, 2), (1, 1), (0, 2)];
        assert_eq!(run(&mut other, &path), None);
        assert_eq!(run(&mut other, &[(1, 2), (-1, 3)]), None);
    }

    #[test]
    fn hundredth_move_draws_unless_it_makes_a_figure() {
        let tiles = [row(&[0, 0, 0, 0, 0, 1]), vec![((0, 1), 0)]].concat();
        let mut six = moving(&tiles, false, 0);
        six.moves = 99;
        let win = Some((End::Line, Some(0)));
        assert_eq!(run(&mut six.clone(), &[(0, 1), (-1, 0)]), win);
        let draw = Some((End::HundredMoves, None));
        assert_eq!(run(&mut six, &[(0, 1), (6, 0)]), draw);
        // With captures too: the figure counts before the one tile of the other side does.
        let mut six = moving(&tiles, true, 0);
        assert_eq!(run(&mut six, &[(0, 1), (-1, 0)]), win);
    }

    #[test]
    fn capture_keeps_the_biggest_part() {
        let mut six = moving(&row(&[0, 1, 1, 0, 0, 1, 1]), true, 0);
        assert_eq!(six.legal().len(), 3);
        let mut other = six.clone();
        other.play(Step::Lift((4, 0))); // four against two: no choice
        assert_eq!(other.tiles(), row(&[0, 1, 1, 0]).into_iter().collect());
        six.play(Step::Lift((3, 0)));
        let choice = [Step::Keep((0, 0)), Step::Keep((4, 0))];
        assert_eq!((six.legal(), six.tiles().len()), (choice.into(), 6));
        six.play(Step::Keep((4, 0)));
        let kept = [((4, 0), 0), ((5, 0), 1), ((6, 0), 1)];
        assert_eq!(six.tiles(), kept.into());
        assert_eq!(six.legal().len(), 9); // the ten cells round the row without (3, 0)
    }

    #[test]
    fn capture_counts_tiles_after_laying() {
        let alternating = [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1];
        let own_end = [1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 0];
        for (colours, seat, from, end) in [
            (alternating, 0, 10, Some((End::TooFew, Some(0)))), // an opponent's tile leaves
            (alternating, 1, 1, Some((End::TooFew, Some(1)))),
            (alternating, 0, 2, Some((End::TooFew, None))), // one of each leaves
            (own_end, 0, 10, Some((End::TooFew, Some(1)))), // an own tile leaves
            (alternating, 0, 0, None),                      // nothing leaves
        ] {
            let mut six = moving(&row(&colours), true, seat);
            assert_eq!(run(&mut six, &[(from, 0), (5, 1)]), end);
        }
    }

    #[test]
    fn random_games_keep_the_rules() {
        let mut random = 0x9E37_79B9_7F4A_7C15;
        let mut ends = Vec::new();
        for game in 0..24 {
            let (players, capture) = (2 + game % 2 * 2, game / 2 % 3 == 2);
            let mut six = Six::new(players, capture, game % players);
            let mut placed = 0;
            while six.seat_to_move().is_some() {
                let step = pick(&mut random, six.legal());
                assert!(!capture || step != Step::Pass);
                placed += usize::from(six.history.is_empty());
                six.play(step);
                let in_hand = usize::from(six.lifted_from.is_some());
                assert!(capture && in_hand == 1 || parts(&six.cells()).len() == 1);
                assert!(capture || six.tiles().len() + in_hand == placed);
            }
            let all = if players == 2 { 38 } else { 36 };
            assert!(placed <= all && (six.history.is_empty() || placed == all));
            ends.push(six.result().unwrap().end);
        }
        assert!(ends.contains(&End::HundredMoves) && ends.contains(&End::TooFew));
    }
}
