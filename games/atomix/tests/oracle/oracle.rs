//! Oracle for ATOMIX: a naive and slow implementation, written from the rules text alone
//! (source 000), against which the fast one is tested.
//!
//! It must not know the fast implementation: no shared code, tables of cells or neighbours,
//! bitboards or incremental updates. It keeps maps of piles, compares corners of cells to see
//! what touches, and tries every tile in every rotation on every cell.

use std::collections::{BTreeMap, BTreeSet};

/// (a, b) in a basis of 60°, a to the right and b to the upper right. Reactor A is round (0, 0).
pub type Vertex = (i32, i32);

/// Up: corners (a, b), (a + 1, b), (a, b + 1). Down: (a + 1, b), (a + 1, b + 1), (a, b + 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cell {
    pub a: i32,
    pub b: i32,
    pub up: bool,
}

impl Cell {
    /// The three corners in clockwise order.
    pub fn corners(self) -> [Vertex; 3] {
        let Cell { a, b, up } = self;
        if up { [(a, b + 1), (a + 1, b), (a, b)] } else { [(a + 1, b), (a, b + 1), (a + 1, b + 1)] }
    }

    /// The corners common with another cell: two if they share a side.
    fn shared(self, other: Cell) -> Vec<Vertex> {
        self.corners().into_iter().filter(|corner| other.corners().contains(corner)).collect()
    }
}

/// The six cells round a point: those of a reactor, if it is the centre.
pub fn cells_round((a, b): Vertex) -> BTreeSet<Cell> {
    let up = [(a, b), (a - 1, b), (a, b - 1)].map(|(a, b)| Cell { a, b, up: true });
    let down = [(a - 1, b), (a - 1, b - 1), (a, b - 1)].map(|(a, b)| Cell { a, b, up: false });
    up.into_iter().chain(down).collect()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Colour {
    Blue,
    Green,
    Pink,
    Yellow,
}

pub const COLOURS: [Colour; 4] = [Colour::Blue, Colour::Green, Colour::Pink, Colour::Yellow];

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tile {
    /// Sorted. Rule: this is also the clockwise order, blue, green, pink, yellow.
    pub colours: [Colour; 3],
    pub value: u8,
}

// Rule: every multiset of three out of four colours (20) in every value 1 to 5.
pub fn all_tiles() -> Vec<Tile> {
    let mut tiles = BTreeSet::new();
    for (value, x) in (1..=5).flat_map(|value| COLOURS.map(|x| (value, x))) {
        for (y, z) in COLOURS.into_iter().flat_map(|y| COLOURS.map(|z| (y, z))) {
            let mut colours = [x, y, z];
            colours.sort();
            tiles.insert(Tile { colours, value });
        }
    }
    tiles.into_iter().collect()
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Placed {
    pub tile: Tile,
    pub corners: BTreeMap<Vertex, Colour>,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    Colour(Colour),
    /// The centre of the reactor added.
    Reactor(Vertex),
    Lay {
        tile: Tile,
        cell: Cell,
        corners: BTreeMap<Vertex, Colour>,
    },
    Done,
    Pass,
}

#[derive(Clone, Copy, Debug)]
enum Phase {
    Colours,
    /// The first player lays this tile on reactor A.
    First(Tile),
    Reactors,
    Turns,
    Over,
}

#[derive(Clone, Debug)]
pub struct Atomix {
    players: usize,
    first_seat: usize,
    seat: usize,
    phase: Phase,
    /// The next tile to be drawn is the first.
    bag: Vec<Tile>,
    colours: Vec<Option<Colour>>,
    hands: Vec<BTreeSet<Tile>>,
    scores: Vec<u32>,
    reactors: BTreeSet<Vertex>,
    piles: BTreeMap<Cell, Vec<Placed>>,
    /// The cells of the tiles laid in this turn, and the points of the last of them.
    laid: Vec<Cell>,
    points: u32,
    /// Somebody could not refill to three.
    last_round: bool,
}

impl Atomix {
    /// The bag in the order in which its tiles are drawn.
    pub fn new(players: usize, first_seat: usize, bag: Vec<Tile>) -> Atomix {
        assert!((2..=4).contains(&players) && first_seat < players);
        Atomix {
            players,
            first_seat,
            seat: first_seat,
            phase: Phase::Colours,
            bag,
            colours: vec![None; players],
            hands: vec![BTreeSet::new(); players],
            scores: vec![0; players],
            // Rule: reactor A in the middle.
            reactors: BTreeSet::from([(0, 0)]),
            piles: BTreeMap::new(),
            laid: Vec::new(),
            points: 0,
            last_round: false,
        }
    }

    pub fn seat_to_move(&self) -> Option<usize> {
        (!matches!(self.phase, Phase::Over)).then_some(self.seat)
    }

    pub fn scores(&self) -> Vec<u32> {
        self.scores.clone()
    }

    /// Without the tile drawn by the first player and not yet laid on reactor A.
    pub fn hands(&self) -> Vec<BTreeSet<Tile>> {
        self.hands.clone()
    }

    pub fn bag_len(&self) -> usize {
        self.bag.len()
    }

    /// The tiles of every cell that has any, from the lowest to the top one.
    pub fn piles(&self) -> BTreeMap<Cell, Vec<Placed>> {
        self.piles.clone()
    }

    pub fn reactors(&self) -> BTreeSet<Vertex> {
        self.reactors.clone()
    }

    pub fn colours(&self) -> Vec<Option<Colour>> {
        self.colours.clone()
    }

    /// The place of each seat, 1 the best, when the game is over.
    pub fn outcome(&self) -> Option<Vec<usize>> {
        // Rule: most points wins; ties share the place.
        let better = |own: u32| self.scores.iter().filter(|other| **other > own).count();
        let ranks = self.scores.iter().map(|&own| 1 + better(own)).collect();
        self.seat_to_move().is_none().then_some(ranks)
    }

    pub fn legal(&self) -> BTreeSet<Step> {
        match self.phase {
            Phase::Colours => {
                // Rule: each player owns one colour.
                let free = COLOURS.into_iter().filter(|c| !self.colours.contains(&Some(*c)));
                free.map(Step::Colour).collect()
            }
            // Rule: on a cell of A, rotation free.
            Phase::First(tile) => {
                let mut steps = BTreeSet::new();
                for cell in self.cells() {
                    for corners in rotations(tile, cell) {
                        steps.insert(Step::Lay { tile, cell, corners });
                    }
                }
                steps
            }
            Phase::Reactors => {
                // Rule: next to a side of one already laid.
                let beside = self.reactors.iter().flat_map(|&centre| reactors_beside(centre));
                beside.filter(|new| !self.reactors.contains(new)).map(Step::Reactor).collect()
            }
            Phase::Turns => {
                let mut steps = self.lays();
                // Rule: a player who can lay must; one who can lay nothing must say so. After
                // the first and second tile the player says whether to go on, also when nothing
                // more could be laid.
                if !self.laid.is_empty() {
                    steps.insert(Step::Done);
                } else if steps.is_empty() {
                    steps.insert(Step::Pass);
                }
                steps
            }
            Phase::Over => BTreeSet::new(),
        }
    }

    fn lays(&self) -> BTreeSet<Step> {
        let mut steps = BTreeSet::new();
        for &tile in &self.hands[self.seat] {
            for cell in self.cells() {
                for corners in rotations(tile, cell) {
                    if self.may_lay(tile, cell, &corners) {
                        // Rule: rotations that look the same are one move.
                        steps.insert(Step::Lay { tile, cell, corners });
                    }
                }
            }
        }
        steps
    }

    fn may_lay(&self, tile: Tile, cell: Cell, corners: &BTreeMap<Vertex, Colour>) -> bool {
        // Rule: level at most 5; the tile's value must be at least the level.
        let level = self.level(cell);
        if level > 5 || u32::from(tile.value) < level {
            return false;
        }
        // Rule: the second and third tile share a side with the tile laid just before.
        if self.laid.last().is_some_and(|before| cell.shared(*before).len() != 2) {
            return false;
        }
        // Rule: at least one side touches a tile already laid, and on every such side at least
        // one of the two pairs is equal.
        let sides = self.sides(cell, corners);
        let fused = |pairs: &Vec<(Colour, Colour)>| pairs.iter().any(|(own, other)| own == other);
        if sides.is_empty() || !sides.iter().all(fused) {
            return false;
        }
        // Rule: a complete one-colour nucleus may not stop being one.
        let after = self.with(tile, cell, corners);
        let mut nuclei = cell.corners().into_iter().filter(|&point| self.nucleus(point).is_some());
        nuclei.all(|point| after.nucleus(point).is_some())
    }

    /// The points of a lay by the player to move, were it the last tile of the turn.
    pub fn score_of(&self, tile: Tile, cell: Cell, corners: &BTreeMap<Vertex, Colour>) -> u32 {
        let own_colour = self.colours[self.seat].expect("chosen before any tile is laid");
        // Rule: (value × fusions, those in the own colour counted twice) × level.
        let mut fusions = 0;
        for (own, other) in self.sides(cell, corners).concat() {
            if own == other {
                fusions += if own == own_colour { 2 } else { 1 };
            }
        }
        let mut points = u32::from(tile.value) * fusions * self.level(cell);
        // Rule: 25 for each nucleus this tile completes, 50 if it is in the own colour; one
        // covered again and still complete pays nothing.
        let after = self.with(tile, cell, corners);
        for point in cell.corners().into_iter().filter(|&point| self.nucleus(point).is_none()) {
            if let Some(colour) = after.nucleus(point) {
                points += if colour == own_colour { 50 } else { 25 };
            }
        }
        points
    }

    /// Panics when the step is not legal.
    pub fn play(&mut self, step: Step) {
        assert!(self.legal().contains(&step), "{step:?} is not legal");
        let next = (self.seat + 1) % self.players;
        match (step, self.phase) {
            (Step::Colour(colour), _) => {
                self.colours[self.seat] = Some(colour);
                self.seat = next;
                // Rule: colours are chosen before any tile is seen; then the first player draws.
                if next == self.first_seat {
                    self.phase = Phase::First(self.bag.remove(0));
                }
            }
            (Step::Lay { tile, cell, corners }, Phase::First(_)) => {
                *self = self.with(tile, cell, &corners);
                // Rule: all draw three tiles, dealt seat by seat from the first player.
                for n in 0..self.players {
                    self.refill((self.first_seat + n) % self.players);
                }
                self.phase = Phase::Reactors;
            }
            (Step::Reactor(centre), _) => {
                self.reactors.insert(centre);
                self.seat = next;
                // Rule: 5 / 6 / 7 reactors for 2 / 3 / 4 players; then the first player takes
                // the first turn, whoever laid the last reactor.
                if self.reactors.len() == self.players + 3 {
                    self.seat = self.first_seat;
                    self.phase = Phase::Turns;
                }
            }
            (Step::Lay { tile, cell, corners }, _) => {
                // Rule: only the last tile laid is scored, and only a nucleus it completes.
                self.points = self.score_of(tile, cell, &corners);
                *self = self.with(tile, cell, &corners);
                self.hands[self.seat].remove(&tile);
                self.laid.push(cell);
                // Rule: one, two or three tiles.
                if self.laid.len() == 3 {
                    self.end_turn();
                }
            }
            (Step::Done, _) => self.end_turn(),
            (Step::Pass, _) => {
                // Rule: the hand leaves the game, the player draws three new tiles.
                self.hands[self.seat].clear();
                self.end_turn();
            }
        }
    }

    fn end_turn(&mut self) {
        self.scores[self.seat] += self.points;
        self.points = 0;
        self.laid.clear();
        self.refill(self.seat);
        self.seat = (self.seat + 1) % self.players;
        // Rule: the round is finished so that all have had the same number of turns, then the
        // game ends; no round is added.
        if self.last_round && self.seat == self.first_seat {
            self.phase = Phase::Over;
        }
    }

    fn refill(&mut self, seat: usize) {
        while self.hands[seat].len() < 3 && !self.bag.is_empty() {
            self.hands[seat].insert(self.bag.remove(0));
        }
        // Rule: the end comes when a player cannot refill to three, also one who passes. A bag
        // exactly empty after a full refill is not yet the end.
        self.last_round |= self.hands[seat].len() < 3;
    }

    /// All cells of all reactors.
    fn cells(&self) -> BTreeSet<Cell> {
        self.reactors.iter().flat_map(|&centre| cells_round(centre)).collect()
    }

    // Rule: bare cell = level 1; on a pile of n tiles = level n + 1.
    fn level(&self, cell: Cell) -> u32 {
        self.piles.get(&cell).map_or(0, |pile| pile.len() as u32) + 1
    }

    // Rule: only the top tile of each cell counts.
    fn top(&self, cell: Cell) -> Option<&Placed> {
        self.piles.get(&cell).and_then(|pile| pile.last())
    }

    /// For every side that touches a tile its two pairs of atoms, first that of the new tile.
    fn sides(&self, cell: Cell, corners: &BTreeMap<Vertex, Colour>) -> Vec<Vec<(Colour, Colour)>> {
        let mut sides = Vec::new();
        for &other in self.piles.keys() {
            let shared = cell.shared(other);
            if let (2, Some(top)) = (shared.len(), self.top(other)) {
                sides.push(shared.iter().map(|end| (corners[end], top.corners[end])).collect());
            }
        }
        sides
    }

    // Rule: a point with all six cells round it present, all six with the same colour there.
    fn nucleus(&self, point: Vertex) -> Option<Colour> {
        // A cell without a tile, or outside the reactors, gives None.
        let colour = |cell| self.top(cell).map(|top| top.corners[&point]);
        let colours: BTreeSet<_> = cells_round(point).into_iter().map(colour).collect();
        if colours.len() == 1 { colours.into_iter().next().flatten() } else { None }
    }

    /// The same game with this tile on top of that cell.
    fn with(&self, tile: Tile, cell: Cell, corners: &BTreeMap<Vertex, Colour>) -> Atomix {
        let mut game = self.clone();
        let placed = Placed { tile, corners: corners.clone() };
        game.piles.entry(cell).or_default().push(placed);
        game
    }
}

fn reactors_beside((a, b): Vertex) -> [Vertex; 6] {
    [(1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1)].map(|(x, y)| (a + x, b + y))
}

/// The colours clockwise round the corners of the cell, begun at each of the three corners.
pub fn rotations(tile: Tile, cell: Cell) -> [BTreeMap<Vertex, Colour>; 3] {
    [0, 1, 2].map(|turn| {
        let corner = |n: usize| (cell.corners()[(n + turn) % 3], tile.colours[n]);
        (0..3).map(corner).collect()
    })
}

mod tests {
    use super::Colour::{Blue, Green, Pink, Yellow};
    use super::*;

    fn cell(a: i32, b: i32, up: bool) -> Cell {
        Cell { a, b, up }
    }

    fn tile(mut colours: [Colour; 3], value: u8) -> Tile {
        colours.sort();
        Tile { colours, value }
    }

    /// The tile with these colours on the corners of the cell in clockwise order.
    fn lay(cell: Cell, colours: [Colour; 3], value: u8) -> Step {
        let corners = cell.corners().into_iter().zip(colours).collect();
        Step::Lay { tile: tile(colours, value), cell, corners }
    }

    fn score(game: &Atomix, step: Step) -> u32 {
        let Step::Lay { tile, cell, corners } = step else { panic!("not a lay") };
        game.score_of(tile, cell, &corners)
    }

    /// Seat 0 is blue, seat 1 green; it is the turn of seat 0, who holds these tiles. The tiles
    /// on the cells are put there without asking the rules.
    fn turn(reactors: &[Vertex], hand: &[Tile], board: &[(Cell, [Colour; 3])]) -> Atomix {
        let mut game = Atomix::new(2, 0, all_tiles());
        game.colours = vec![Some(Blue), Some(Green)];
        game.reactors = reactors.iter().copied().collect();
        game.phase = Phase::Turns;
        game.hands[0] = hand.iter().copied().collect();
        game.bag.retain(|tile| !hand.contains(tile));
        for &(cell, colours) in board {
            let corners = cell.corners().into_iter().zip(colours).collect();
            game = game.with(tile(colours, 1), cell, &corners);
        }
        game
    }

    #[test]
    fn a_hundred_tiles_with_one_mirror_form() {
        let tiles = all_tiles();
        assert_eq!(tiles.len(), 100);
        assert!((1..=5).all(|value| tiles.iter().filter(|t| t.value == value).count() == 20));
        let forms = |colours| {
            let step = |corners: BTreeMap<_, _>| corners.into_values().collect::<Vec<_>>();
            BTreeSet::from(rotations(tile(colours, 1), cell(0, 0, true)).map(step))
        };
        // The values of the map: bottom left, top, bottom right, which is clockwise.
        let three = [[Blue, Green, Yellow], [Green, Yellow, Blue], [Yellow, Blue, Green]];
        assert_eq!(forms([Yellow, Green, Blue]), three.map(|three| three.to_vec()).into());
        assert_eq!((forms([Pink, Pink, Blue]).len(), forms([Pink; 3]).len()), (3, 1));
    }

    #[test]
    fn reactors_tile_the_lattice_and_allow_two_or_three_nuclei_at_once() {
        // All connected sets of up to five reactors with A.
        let mut sets = BTreeSet::from([BTreeSet::from([(0, 0)])]);
        for size in 1..=5 {
            for set in &sets {
                let cells: Vec<Cell> = set.iter().flat_map(|&centre| cells_round(centre)).collect();
                assert_eq!(BTreeSet::from_iter(&cells).len(), 6 * size);
                assert!(cells_round((0, 0)).iter().all(|c| c.corners().contains(&(0, 0))));
                let touch = |x: &Vertex, y: &Vertex| reactors_beside(*x).contains(y);
                // The third reactors with which a pair is mutually touching.
                let thirds = |x: &Vertex, y: &Vertex| {
                    set.iter().filter(|z| touch(x, y) && touch(x, z) && touch(y, z)).count()
                };
                let pairs = || set.iter().flat_map(|x| set.iter().map(move |y| (x, y)));
                let most = pairs().map(|(x, y)| thirds(x, y)).max().expect("A is a reactor");
                let full = |point: &Vertex| cells_round(*point).iter().all(|c| cells.contains(c));
                let at_once = cells.iter().map(|c| c.corners().iter().filter(|p| full(p)).count());
                // Fact: two need three mutually touching reactors, three a rhombus of four.
                assert_eq!(at_once.max(), Some(1 + most));
            }
            let grown = |set: &BTreeSet<Vertex>| {
                let beside = set.iter().flat_map(|&centre| reactors_beside(centre));
                let sets = beside.map(|new| &BTreeSet::from([new]) | set);
                sets.filter(|grown| grown.len() > size).collect::<Vec<_>>()
            };
            sets = sets.iter().flat_map(grown).collect();
        }
    }

    #[test]
    fn the_golden_example_pays_64() {
        let on = cell(0, 0, true);
        let mut board = vec![(on, [Pink; 3]); 3];
        board.push((cell(0, 0, false), [Yellow, Blue, Yellow])); // faces blue at the top
        board.push((cell(-1, 0, false), [Pink, Yellow, Yellow])); // faces pink at the left
        board.push((cell(0, -1, false), [Yellow, Yellow, Green])); // faces green at the right
        let hand = [3, 4].map(|value| tile([Blue, Green, Pink], value));
        let game = turn(&[(0, 0), (1, 1)], &hand, &board);
        assert_eq!(score(&game, lay(on, [Blue, Green, Pink], 4)), 64);
        assert!(game.legal().contains(&lay(on, [Blue, Green, Pink], 4)));
        assert!(!game.legal().contains(&lay(on, [Blue, Green, Pink], 3))); // too low for level 4
        assert!(!game.legal().contains(&lay(on, [Pink, Blue, Green], 4))); // a side does not fuse
        let alone = cell(-1, -1, false); // touches no tile
        assert!(!game.legal().contains(&lay(alone, [Blue, Green, Pink], 4)));
    }

    #[test]
    fn nuclei_pay_once_and_are_indestructible() {
        let sixth = cell(0, 0, true);
        let blue = cells_round((0, 0)).into_iter().map(|cell| (cell, [Blue; 3]));
        let five: Vec<_> = blue.filter(|(cell, _)| *cell != sixth).collect();
        let hand = [tile([Blue; 3], 1), tile([Blue; 3], 2), tile([Blue, Blue, Yellow], 5)];
        let mut game = turn(&[(0, 0)], &hand, &five);
        assert_eq!(score(&game, lay(sixth, [Blue; 3], 1)), 4 * 2 + 50);
        // Not blue at the centre (the third corner): two fusions, no nucleus.
        assert_eq!(score(&game, lay(sixth, [Blue, Blue, Yellow], 5)), 5 * 2 * 2);
        let mut green = game.clone();
        green.colours = vec![Some(Green), Some(Blue)];
        assert_eq!(score(&green, lay(sixth, [Blue; 3], 1)), 4 + 25);
        // After a second tile the nucleus of the first is not paid; covering it pays no nucleus.
        game.play(lay(sixth, [Blue; 3], 1));
        let next = cell(0, -1, false); // corners: outside, the centre, beside the sixth
        assert!(!game.legal().contains(&lay(sixth, [Blue; 3], 2))); // not beside the last tile
        assert!(!game.legal().contains(&lay(next, [Blue, Yellow, Blue], 5))); // breaks the nucleus
        game.play(lay(next, [Yellow, Blue, Blue], 5));
        assert!(game.legal().contains(&Step::Done));
        assert_eq!(game.scores(), [0, 0]);
        game.play(Step::Done);
        assert_eq!((game.scores(), game.bag_len()), (vec![5 * 3 * 2 * 2, 0], 95));
    }

    #[test]
    fn the_third_tile_may_cover_the_first_and_ends_the_turn() {
        let (first, second) = (cell(0, 0, true), cell(0, -1, false));
        let hand = [1, 2, 3].map(|value| tile([Blue; 3], value));
        let mut game = turn(&[(0, 0)], &hand, &[(cell(-1, 0, false), [Blue; 3])]);
        assert!(!game.legal().contains(&Step::Pass) && !game.legal().contains(&Step::Done));
        for (cell, value) in [(first, 1), (second, 3), (first, 2)] {
            game.play(lay(cell, [Blue; 3], value));
        }
        assert_eq!((game.seat_to_move(), game.scores()), (Some(1), vec![2 * 4 * 2 * 2, 0]));
        assert_eq!((game.piles()[&first].len(), game.hands()[0].len()), (2, 3));
    }

    #[test]
    fn the_round_is_finished_when_somebody_cannot_refill() {
        let hand = [1, 2, 3].map(|value| tile([Yellow; 3], value));
        // Who can lay nothing passes for three new tiles; if there are fewer, the end comes.
        for (bag, last_round) in [(2, true), (3, false), (4, false)] {
            let mut game = turn(&[(0, 0)], &hand, &[(cell(0, 0, true), [Blue; 3])]);
            game.bag.truncate(bag);
            assert_eq!(game.legal(), [Step::Pass].into());
            game.play(Step::Pass);
            assert!(game.hands()[0].is_disjoint(&hand.into()) && game.piles().len() == 1);
            assert_eq!((game.seat_to_move(), game.last_round), (Some(1), last_round));
            assert_eq!((game.bag_len(), game.outcome()), (bag - game.hands()[0].len(), None));
        }
        // One tile a turn: the turn after the bag is empty triggers the end.
        for (bag, turns) in [(0, 2), (1, 2), (2, 4), (3, 4), (4, 6)] {
            let hand = |colours| [1, 2, 3].map(|value| tile(colours, value));
            let mut game = turn(&[(0, 0)], &hand([Blue; 3]), &[(cell(0, 0, true), [Blue; 3])]);
            (game.seat, game.first_seat) = (1, 1);
            game.hands[1] = hand([Blue, Blue, Pink]).into();
            game.bag = (1..=bag).map(|value| tile([Blue, Blue, Green], value)).collect();
            for turn in 0..turns {
                assert_eq!((game.seat_to_move(), game.outcome()), (Some((turn + 1) % 2), None));
                game.play(game.lays().pop_first().expect("a blue tile can be laid"));
                game.play(Step::Done);
            }
            assert_eq!((game.seat_to_move(), game.legal().len()), (None, 0));
            let [a, b] = game.scores()[..] else { panic!("two players") };
            assert_eq!(game.outcome(), Some(vec![1 + usize::from(b > a), 1 + usize::from(a > b)]));
        }
    }

    #[test]
    fn random_games_keep_the_rules() {
        let mut random = 0x9E37_79B9_7F4A_7C15_u64;
        let mut below = move |n: usize| {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            (random >> 11) as usize % n
        };
        for number in 0..6 {
            let players = 2 + number % 3;
            let first = number % players;
            let mut bag = all_tiles();
            (1..100).for_each(|n| bag.swap(n, below(n + 1)));
            let mut game = Atomix::new(players, first, bag.clone());
            let mut gone = 0;
            while let Some(seat) = game.seat_to_move() {
                let mut steps: Vec<Step> = game.legal().into_iter().collect();
                if steps.contains(&Step::Done) && below(2) == 0 {
                    steps = vec![Step::Done];
                }
                let step = steps[below(steps.len())].clone();
                let before = game.scores();
                if let (Step::Lay { tile, cell, corners }, Phase::Turns) = (&step, game.phase) {
                    let pairs = game.sides(*cell, corners).concat();
                    let fusions = pairs.iter().filter(|(own, other)| own == other).count();
                    let after = game.with(*tile, *cell, corners);
                    let count = |game: &Atomix, points: [Vertex; 3]| {
                        points.iter().filter(|point| game.nucleus(**point).is_some()).count()
                    };
                    let new = count(&after, cell.corners()) - count(&game, cell.corners());
                    // Fact: one nucleus needs two fusions, two need four, three exactly six.
                    assert!((1..=6).contains(&fusions) && fusions >= 2 * new);
                }
                gone += if step == Step::Pass { 3 } else { 0 };
                game.play(step.clone());
                // Only a last tile pays, and always at least its value.
                let ended = game.seat != seat && matches!(step, Step::Lay { .. } | Step::Done);
                assert_eq!(game.scores()[seat] > before[seat], ended);
                if let (Phase::Reactors, 1) = (game.phase, game.reactors().len()) {
                    let hand = |n: usize| bag[1 + 3 * n..4 + 3 * n].iter().copied().collect();
                    let dealt = (0..players).map(|seat| hand((seat + players - first) % players));
                    assert_eq!(game.hands(), dealt.collect::<Vec<_>>());
                }
                let held: usize = game.hands().iter().map(BTreeSet::len).sum();
                let laid: usize = game.piles().values().map(Vec::len).sum();
                let drawn = usize::from(matches!(game.phase, Phase::First(_)));
                assert_eq!(game.bag_len() + held + laid + drawn + gone, 100);
            }
            assert_eq!((game.reactors().len(), game.bag_len(), game.seat), (players + 3, 0, first));
            assert_eq!(BTreeSet::from_iter(game.colours()).len(), players);
            assert!(game.outcome().is_some_and(|ranks| ranks.contains(&1)));
        }
    }
}
