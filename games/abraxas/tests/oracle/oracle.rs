//! Oracle for ABRAXAS: a naive and slow implementation, written from the rules text alone
//! (source 002), against which the fast one is tested.
//!
//! It must not know the fast implementation: no shared code, constants, bitboards, incremental
//! updates or position hashes. It keeps sets of holes, walks along every line of the sheet each
//! time, tries every choice of pawns of an alignment, and compares whole positions.

use std::collections::BTreeSet;

/// (column, row) on the sheet, each 0..9; (0, 0) is bottom left.
pub type Position = (usize, usize);
/// (column, row) on the plate, each 0..8. Hole (x, y) lies over position (x + dx, y + dy) when
/// the plate is at place (dx, dy): (0, 0) bottom left, (1, 0) bottom right and so on.
pub type Hole = (usize, usize);

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    Corner((usize, usize)), // the player who does not begin places the empty plate
    Lay(Hole),              // a red pawn from the supply
    LayStop(Hole),
    Relay(Hole, Hole), // empty supply: the red pawn of the first hole goes to the second
    Push((i32, i32)),  // the direction in which the plate moves
    Stay,              // no push after a stop pawn
    /// An alignment, all its places on the sheet, and the places pawns are lifted from.
    Take(BTreeSet<Position>, BTreeSet<Position>),
    End,  // decline to play again
    Stop, // the answers of the opponent to the laying of a repeat
    Go,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Eleven,
    Repetition,
    TwoHundredTurns,
}

#[derive(Clone, Copy, Debug, Default)]
enum Phase {
    #[default]
    Corner,
    Lay, // by the mover, who may end the turn instead when this is a repeat
    /// The opponent of the mover answers to a red pawn laid here, if re-laid then from there.
    Answer(Hole, Option<Hole>),
    StopperLays, // the opponent has said Stop and lays the stop pawn
    Push,
    Take,
}

/// Rule: plate place, all pawns (red, stop), scores, player to move, stop pawns left, whether
/// that player is barred from stopping.
type Situation = ((usize, usize), BTreeSet<Hole>, BTreeSet<Hole>, [u32; 2], usize, [u32; 2], bool);

#[derive(Clone, Debug, Default)]
pub struct Abraxas {
    dots: BTreeSet<Position>,
    free: bool,
    place: (usize, usize),
    red: BTreeSet<Hole>,
    stop: BTreeSet<Hole>,
    supply: u32,
    scores: [u32; 2],
    stops_left: [u32; 2],
    mover: usize, // whose turn it is, also while the opponent answers or acts after a Stop
    phase: Phase,
    stopping: bool,  // the stopper is acting: lays the stop pawn, pushes, takes
    repeat: bool,    // the mover is past the first laying of the turn
    anew: bool,      // this repeat is played anew after a Stop
    barred: bool,    // the turn before passed by a stop pawn: the mover may use none in this one
    stop_laid: bool, // the last pawn laid is a stop pawn
    taken: bool,     // something was taken after the last push
    turns: u32,
    history: Vec<Situation>, // at the start of every turn so far
    outcome: Option<(Option<usize>, End)>,
}

impl Abraxas {
    pub fn new(dots: &BTreeSet<Position>, free: bool, first_seat: usize) -> Abraxas {
        assert!(first_seat < 2 && dots.iter().all(|&(x, y)| x < 9 && y < 9));
        let (dots, mover) = (dots.clone(), first_seat);
        // Rule: 24 red pawns, 3 stop pawns for each player.
        Abraxas { dots, free, supply: 24, stops_left: [3; 2], mover, ..Abraxas::default() }
    }

    pub fn seat_to_move(&self) -> Option<usize> {
        // Rule: one player places the empty plate, the other begins.
        let opponent = self.stopping || matches!(self.phase, Phase::Corner | Phase::Answer(..));
        let seat = if opponent { 1 - self.mover } else { self.mover };
        self.outcome.is_none().then_some(seat)
    }

    pub fn scores(&self) -> [u32; 2] {
        self.scores
    }

    pub fn stops_left(&self) -> [u32; 2] {
        self.stops_left
    }

    pub fn supply(&self) -> u32 {
        self.supply
    }

    pub fn red(&self) -> BTreeSet<Hole> {
        self.red.clone()
    }

    pub fn stop(&self) -> BTreeSet<Hole> {
        self.stop.clone()
    }

    pub fn place(&self) -> (usize, usize) {
        self.place
    }

    /// The winner, `None` for a draw, and what ended the game.
    pub fn outcome(&self) -> Option<(Option<usize>, End)> {
        self.outcome
    }

    /// All maximal unbroken lines of four or more red positions, also those of dots alone.
    pub fn runs(&self) -> Vec<BTreeSet<Position>> {
        let mut red = BTreeSet::from_iter(squares(9));
        red.retain(|&position| self.shows_red(position));
        let mut runs = Vec::new();
        // Rule: four or more in row, column or diagonal of the 9 × 9 sheet; the longest run.
        for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            for &start in &red {
                let at = |n| beyond(start, (n * dx, n * dy)).filter(|next| red.contains(next));
                let run: BTreeSet<Position> = (0..9).map_while(at).collect();
                if at(-1).is_none() && run.len() >= 4 {
                    runs.push(run);
                }
            }
        }
        runs
    }

    /// The runs that pay: those with a pawn.
    pub fn alignments(&self) -> Vec<BTreeSet<Position>> {
        let mut runs = self.runs();
        runs.retain(|run| !self.pawns_of(run).is_empty());
        runs
    }

    pub fn legal(&self) -> BTreeSet<Step> {
        let mut steps = BTreeSet::new();
        let Some(seat) = self.seat_to_move() else { return steps };
        let mut free_holes = squares(8);
        free_holes.retain(|hole| !self.red.contains(hole) && !self.stop.contains(hole));
        match self.phase {
            Phase::Corner => steps.extend(squares(2).into_iter().map(Step::Corner)),
            Phase::Lay => {
                for hole in free_holes {
                    // Rule: with an empty supply, lift any red pawn and lay it in another free
                    // hole, not the one it came from.
                    if self.supply > 0 {
                        steps.insert(Step::Lay(hole));
                    } else {
                        steps.extend(self.red.iter().map(|&from| Step::Relay(from, hole)));
                    }
                    // Rule: a stop pawn instead of a red one, also in an own repeat. After
                    // either use of a stop pawn, the next player may use none in the turn (or
                    // the repeat) that follows at once. Reading: after a stop pawn laid on the
                    // own turn, what follows at once is the whole turn of the opponent, all its
                    // repeats included; after a Stop it is the repeat played anew only, and the
                    // next repeat of the same turn is free again. The next player is always
                    // the one who lays there; who has just used a stop pawn is never barred.
                    if self.stops_left[seat] > 0 && !self.barred && !self.anew {
                        steps.insert(Step::LayStop(hole));
                    }
                }
                // Rule: after taking the player may play again, or end the turn; after a Stop
                // the mover may also end the turn.
                if self.repeat {
                    steps.insert(Step::End);
                }
            }
            Phase::Answer(..) => steps.extend([Step::Stop, Step::Go]),
            Phase::StopperLays => steps.extend(free_holes.into_iter().map(Step::LayStop)),
            Phase::Push => {
                steps.extend(self.directions().into_iter().map(Step::Push));
                // Rule: the push is mandatory after a red pawn, free after a stop pawn.
                if self.stop_laid {
                    steps.insert(Step::Stay);
                }
            }
            // Rule: taking is compulsory and complete, in the order chosen.
            Phase::Take => {
                for run in self.alignments() {
                    for lifted in choices(&run, &self.pawns_of(&run)) {
                        steps.insert(Step::Take(run.clone(), lifted));
                    }
                }
            }
        }
        steps
    }

    /// Panics when the step is not legal.
    pub fn play(&mut self, step: Step) {
        assert!(self.legal().contains(&step), "{step:?} is not legal");
        let seat = self.seat_to_move().expect("a step was legal");
        match step {
            Step::Corner(place) => {
                self.place = place;
                self.begin_turn();
            }
            Step::Lay(hole) => {
                self.supply -= 1;
                self.laid_red(hole, None);
            }
            Step::Relay(from, hole) => {
                self.red.remove(&from);
                self.laid_red(hole, Some(from));
            }
            Step::LayStop(hole) => {
                self.stops_left[seat] -= 1;
                self.stop.insert(hole);
                self.stop_laid = true;
                self.phase = Phase::Push;
            }
            Step::Stop => {
                let Phase::Answer(hole, from) = self.phase else { unreachable!() };
                // Rule: the opponent takes that pawn back; a re-laid one goes where it was.
                self.red.remove(&hole);
                match from {
                    Some(from) => _ = self.red.insert(from),
                    None => self.supply += 1,
                }
                self.stopping = true;
                self.phase = Phase::StopperLays;
            }
            Step::Go => self.phase = Phase::Push,
            Step::Push(direction) => {
                self.place = beyond(self.place, direction).expect("the plate can move");
                self.taken = false;
                self.phase = Phase::Take;
                self.after_taking();
            }
            // Rule: only lines standing after a push count, so nothing is taken.
            Step::Stay => self.go_on(),
            Step::Take(_, lifted) => {
                for (x, y) in lifted {
                    self.red.remove(&(x - self.place.0, y - self.place.1));
                    self.scores[seat] += 1;
                }
                self.taken = true;
                // Rule: first to 11 wins, at once; checked after each alignment.
                if self.scores[seat] >= 11 {
                    self.outcome = Some((Some(seat), End::Eleven));
                } else {
                    self.after_taking();
                }
            }
            // Rule: who ends the turn after a Stop leaves it to the stopper, who is not barred:
            // what followed that Stop at once was the mover's repeat, now declined.
            Step::End => self.pass_turn(false),
        }
    }

    fn laid_red(&mut self, hole: Hole, from: Option<Hole>) {
        self.red.insert(hole);
        self.stop_laid = false;
        // Rule: the question is asked after every laying of a repeat, while the stopper has
        // stop pawns left; one Stop for each repeat. (The bar on the next player never concerns
        // this answer: it strikes the one who lays in the turn or repeat that follows.)
        let asked = self.repeat && !self.anew && self.stops_left[1 - self.mover] > 0;
        self.phase = if asked { Phase::Answer(hole, from) } else { Phase::Push };
    }

    // Rule: what stands after taking is taken in turn, while it has a pawn.
    fn after_taking(&mut self) {
        if self.alignments().is_empty() {
            self.go_on();
        }
    }

    /// The push and all taking are done.
    fn go_on(&mut self) {
        if self.stopping {
            // Rule: then the opponent plays the repeat anew.
            self.stopping = false;
            self.anew = true;
            self.phase = Phase::Lay;
        } else if self.taken && !self.stop_laid {
            // Rule: after taking the player may play again.
            self.repeat = true;
            self.anew = false;
            self.phase = Phase::Lay;
        } else {
            // Rule: after a stop pawn on the own turn it passes all the same, and the next
            // player may use none.
            self.pass_turn(self.stop_laid);
        }
    }

    fn pass_turn(&mut self, barred: bool) {
        self.barred = barred;
        self.turns += 1;
        self.mover = 1 - self.mover;
        self.begin_turn();
    }

    fn begin_turn(&mut self) {
        self.repeat = false;
        self.anew = false;
        self.phase = Phase::Lay;
        let (red, stop) = (self.red.clone(), self.stop.clone());
        let (scores, left) = (self.scores, self.stops_left);
        let situation = (self.place, red, stop, scores, self.mover, left, self.barred);
        self.history.push(situation.clone());
        // Rule: more pawns wins; equal is a draw.
        let winner = match self.scores {
            [a, b] if a > b => Some(0),
            [a, b] if a < b => Some(1),
            _ => None,
        };
        // Rule: a situation at the start of a turn for the third time, or 200 turns.
        if self.history.iter().filter(|seen| **seen == situation).count() >= 3 {
            self.outcome = Some((winner, End::Repetition));
        } else if self.turns >= 200 {
            self.outcome = Some((winner, End::TwoHundredTurns));
        }
    }

    fn directions(&self) -> Vec<(i32, i32)> {
        if self.free {
            // Rule (free): any orthogonal direction in which the plate can move.
            let mut all = vec![(1, 0), (0, 1), (-1, 0), (0, -1)];
            all.retain(|&way| beyond(self.place, way).is_some_and(|(x, y)| x < 2 && y < 2));
            return all;
        }
        // Rule: top left to bottom left to bottom right to top right to top left.
        match self.place {
            (0, 1) => vec![(0, -1)],
            (0, 0) => vec![(1, 0)],
            (1, 0) => vec![(0, 1)],
            (1, 1) => vec![(-1, 0)],
            _ => unreachable!("the plate has four places"),
        }
    }

    /// Whether a hole over the position, if the plate covers it, is one of these.
    fn under(&self, (x, y): Position, holes: &BTreeSet<Hole>) -> bool {
        holes.iter().any(|hole| (hole.0 + self.place.0, hole.1 + self.place.1) == (x, y))
    }

    fn shows_red(&self, position: Position) -> bool {
        // Rule: red if a red pawn is in the hole above it, or if it has a dot and no pawn covers
        // it (hole empty, or no hole there); a stop pawn hides the dot under it.
        self.under(position, &self.red)
            || self.dots.contains(&position) && !self.under(position, &self.stop)
    }

    fn pawns_of(&self, run: &BTreeSet<Position>) -> BTreeSet<Position> {
        let mut pawns = run.clone();
        pawns.retain(|&position| self.under(position, &self.red));
        pawns
    }
}

fn squares(side: usize) -> Vec<(usize, usize)> {
    (0..side).flat_map(|x| (0..side).map(move |y| (x, y))).collect()
}

/// One place further, if that is not left of or below the first column and row.
fn beyond((x, y): (usize, usize), (dx, dy): (i32, i32)) -> Option<(usize, usize)> {
    Some((x.checked_add_signed(dx as isize)?, y.checked_add_signed(dy as isize)?))
}

/// All sets of places from which pawns may be lifted in an alignment.
pub fn choices(run: &BTreeSet<Position>, pawns: &BTreeSet<Position>) -> Vec<BTreeSet<Position>> {
    let wanted = run.len() - 3;
    // Rule: with n − 3 pawns or fewer in the line, take them all.
    if pawns.len() <= wanted {
        return vec![pawns.clone()];
    }
    let mut subsets = vec![BTreeSet::new()];
    for &pawn in pawns {
        let mut with = subsets.clone();
        with.iter_mut().for_each(|subset| _ = subset.insert(pawn));
        subsets.extend(with);
    }
    // Rule: take n − 3 of its pawns.
    subsets.retain(|subset| subset.len() == wanted);
    // Rule: the three places that remain may not be three neighbouring places. The places of a
    // run lie in order of column (or of row), so neighbours follow each other in the set.
    let line: Vec<Position> = run.iter().copied().collect();
    let spaced = |lifted: &BTreeSet<Position>| {
        let remaining: Vec<Position> = run.difference(lifted).copied().collect();
        !line.windows(3).any(|three| three == remaining)
    };
    // Rule: if no choice meets the spacing, it is ignored.
    if subsets.iter().any(spaced) {
        subsets.retain(spaced);
    }
    subsets
}

mod tests {
    use super::*;

    const SHEET_1: &str = "----o---- --o------ -------o- --------- --oo-o--- --------- -o------- \
                           ------o-- ----o----";

    /// The dots of a sheet, the top row first.
    fn sheet(text: &str) -> BTreeSet<Position> {
        let rows: Vec<&[u8]> = text.split_whitespace().rev().map(str::as_bytes).collect();
        squares(9).into_iter().filter(|&(x, y)| rows[y][x] == b'o').collect()
    }

    /// Seat 0 is to lay, the plate is bottom left and these pawns are on it.
    fn begun(dots: &[Position], red: &[Hole], stop: &[Hole]) -> Abraxas {
        let mut game = Abraxas::new(&dots.iter().copied().collect(), false, 0);
        game.play(Step::Corner((0, 0)));
        (game.red, game.stop) = (red.iter().copied().collect(), stop.iter().copied().collect());
        game.supply = 24 - red.len() as u32;
        game
    }

    fn run(game: &mut Abraxas, steps: &[Step]) {
        steps.iter().for_each(|step| game.play(step.clone()));
    }

    /// Of n places in row y from column 1 on, lift the pawns of these columns.
    fn take(n: usize, y: usize, lifted: &[usize]) -> Step {
        Step::Take((1..=n).map(|x| (x, y)).collect(), lifted.iter().map(|&x| (x, y)).collect())
    }

    fn has_stop_pawn(game: &Abraxas) -> bool {
        game.legal().iter().any(|step| matches!(step, Step::LayStop(_)))
    }

    #[test]
    fn sheet_1_from_every_corner_exactly_one_middle_hole_takes_at_once() {
        let dots = sheet(SHEET_1);
        assert_eq!(dots.len(), 9);
        for corner in squares(2) {
            let mut game = Abraxas::new(&dots, false, 1);
            assert_eq!((game.seat_to_move(), game.legal().len()), (Some(0), 4));
            game.play(Step::Corner(corner));
            assert_eq!((game.seat_to_move(), game.legal().len()), (Some(1), 128));
            let mut takes = vec![(3, 3), (3, 4), (4, 3), (4, 4)];
            takes.retain(|&hole| {
                let mut game = game.clone();
                game.play(Step::Lay(hole));
                assert_eq!(game.legal().len(), 1); // rotation: one definite push
                game.play(game.legal().pop_first().expect("the push"));
                !game.alignments().is_empty()
            });
            assert_eq!(takes.len(), 1);
        }
    }

    #[test]
    fn what_is_taken() {
        let lifted = |n: usize, pawns: &[usize]| -> BTreeSet<Vec<usize>> {
            let pawns = pawns.iter().map(|&x| (x, 0)).collect();
            let all = choices(&(0..n).map(|x| (x, 0)).collect(), &pawns);
            all.iter().map(|lifted| lifted.iter().map(|place| place.0).collect()).collect()
        };
        let sets = |sets: &[&[usize]]| sets.iter().map(|set| set.to_vec()).collect();
        assert_eq!(lifted(4, &[0, 1, 2, 3]), sets(&[&[1], &[2]])); // the spacing rule
        assert_eq!(lifted(4, &[0, 1]), sets(&[&[1]]));
        assert_eq!(lifted(4, &[0, 3]), sets(&[&[0], &[3]])); // nothing meets the spacing
        assert_eq!(lifted(4, &[3]), sets(&[&[3]])); // three dots and a pawn at the end pay it
        assert_eq!(lifted(6, &[0, 1]), sets(&[&[0, 1]])); // fewer than n − 3: all
        assert_eq!(lifted(5, &[0, 1]), sets(&[&[0, 1]])); // n − 3: all, although 2, 3, 4 remain
        let seven = sets(&[&[0, 2], &[0, 3], &[1, 2], &[1, 3], &[1, 4], &[2, 3], &[2, 4]]);
        assert_eq!(lifted(5, &[0, 1, 2, 3, 4]), seven); // not 0 1, 0 4, 3 4
        assert_eq!(lifted(9, &[0, 1, 2, 3, 4, 5, 6, 7, 8]).len(), 84 - 7);
    }

    #[test]
    fn runs_reach_beyond_the_plate_and_stop_pawns_hide_dots() {
        // After the push to the right column 0 is outside the plate; hole (2, 4) is over (3, 4).
        let dots = [(0, 4), (1, 4), (2, 4)];
        let four = BTreeSet::from([(0, 4), (1, 4), (2, 4), (3, 4)]);
        let mut game = begun(&dots, &[], &[]);
        run(&mut game, &[Step::Lay((2, 4)), Step::Push((1, 0))]);
        assert_eq!((game.place(), game.runs()), ((1, 0), vec![four.clone()]));
        assert_eq!(game.legal(), [Step::Take(four, [(3, 4)].into())].into());
        game.play(game.legal().pop_first().expect("to take"));
        assert_eq!((game.scores(), game.red().len(), game.supply()), ([1, 0], 0, 23));
        // A repeat: still seat 0, who may also end the turn.
        assert_eq!((game.seat_to_move(), game.legal().contains(&Step::End)), (Some(0), true));
        let mut game = begun(&dots, &[], &[(0, 4)]);
        run(&mut game, &[Step::Lay((2, 4)), Step::Push((1, 0))]);
        assert_eq!((game.stop().len(), game.runs().len(), game.seat_to_move()), (1, 0, Some(1)));
        // Four dots alone are a run, but pay nothing.
        let game = begun(&[(5, 5), (6, 4), (7, 3), (8, 2)], &[], &[]);
        assert_eq!((game.runs().len(), game.alignments().len()), (1, 0));
    }

    #[test]
    fn an_uncovered_dot_is_a_new_alignment_and_twelve_is_possible() {
        // Pawns over (2, 4), a dot, and (3, 4): what stands after one is taken must be taken too.
        let mut game = begun(&[(1, 4), (2, 4), (4, 4)], &[(1, 4), (2, 4)], &[]);
        run(&mut game, &[Step::Lay((7, 0)), Step::Push((1, 0)), take(4, 4, &[2])]);
        assert_eq!(game.legal(), [take(4, 4, &[3])].into());
        game.play(take(4, 4, &[3]));
        assert_eq!(game.scores(), [2, 0]);
        // A row of five and a column of four; the win comes before the second is taken.
        let pawns = [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (0, 1), (0, 2)];
        let mut game = begun(&[], &pawns, &[]);
        game.scores = [10, 0];
        run(&mut game, &[Step::Lay((0, 3)), Step::Push((1, 0))]);
        assert_eq!((game.alignments().len(), game.legal().len()), (2, 7 + 2));
        game.play(take(5, 0, &[2, 3]));
        assert_eq!((game.outcome(), game.scores()), (Some((Some(0), End::Eleven)), [12, 0]));
        assert_eq!((game.seat_to_move(), game.legal().len()), (None, 0));
    }

    #[test]
    fn pushing_in_rotation_or_freely() {
        let mut game = begun(&[], &[], &[]);
        for (hole, place) in [(0, (1, 0)), (2, (1, 1)), (4, (0, 1)), (6, (0, 0))] {
            game.play(Step::Lay((hole, hole)));
            game.play(game.legal().pop_first().expect("the push"));
            assert_eq!(game.place(), place);
        }
        game.free = true;
        game.play(Step::Lay((7, 7)));
        assert_eq!(game.legal(), [Step::Push((0, 1)), Step::Push((1, 0))].into());
    }

    #[test]
    fn stop_pawn_on_the_own_turn() {
        let mut game = begun(&[], &[(0, 0), (1, 0), (2, 0), (3, 0)], &[]);
        game.play(Step::LayStop((7, 7)));
        assert_eq!(game.legal(), [Step::Push((1, 0)), Step::Stay].into());
        let mut stays = game.clone();
        stays.play(Step::Stay); // the line stands, but without a push it does not pay
        assert_eq!((stays.scores(), stays.seat_to_move()), ([0, 0], Some(1)));
        run(&mut game, &[Step::Push((1, 0)), take(4, 0, &[2])]);
        // The turn passes although something was taken; seat 1 is barred for all of this turn.
        assert_eq!((game.scores(), game.seat_to_move()), ([1, 0], Some(1)));
        assert_eq!((game.stops_left(), has_stop_pawn(&game)), ([2, 3], false));
        run(&mut game, &[Step::Lay((1, 0)), Step::Push((0, 1)), take(4, 1, &[2])]);
        assert!(game.legal().contains(&Step::End) && !has_stop_pawn(&game));
        game.play(Step::End);
        assert_eq!((game.seat_to_move(), has_stop_pawn(&game)), (Some(0), true));
    }

    #[test]
    fn stop_in_a_repeat() {
        for supply in [20, 0] {
            let mut game = begun(&[], &[(0, 0), (1, 0), (2, 0), (6, 6)], &[]);
            run(&mut game, &[Step::Lay((3, 0)), Step::Push((1, 0)), take(4, 0, &[2])]);
            game.supply = supply;
            let lay = |hole| if supply > 0 { Step::Lay(hole) } else { Step::Relay((6, 6), hole) };
            let before = game.red();
            assert!(has_stop_pawn(&game));
            game.play(lay((1, 0)));
            assert_eq!(game.seat_to_move(), Some(1));
            assert_eq!(game.legal(), [Step::Stop, Step::Go].into());
            game.play(Step::Stop);
            assert_eq!((game.red(), game.supply()), (before, supply));
            assert_eq!((game.seat_to_move(), game.legal().len()), (Some(1), 64 - 4));
            run(&mut game, &[Step::LayStop((7, 7)), Step::Stay]);
            // The mover plays anew, without stop pawns, or ends the turn; no second Stop.
            assert_eq!((game.seat_to_move(), has_stop_pawn(&game)), (Some(0), false));
            let mut ends = game.clone();
            ends.play(Step::End);
            assert_eq!((ends.seat_to_move(), has_stop_pawn(&ends)), (Some(1), true));
            run(&mut game, &[lay((1, 0)), Step::Push((0, 1)), take(4, 1, &[3])]);
            // The next repeat may be stopped again, and may be a stop pawn again.
            assert!(has_stop_pawn(&game));
            let hole = (2, 0);
            game.play(if supply > 0 { Step::Lay(hole) } else { Step::Relay((0, 0), hole) });
            assert!(game.legal().contains(&Step::Stop));
        }
    }

    #[test]
    fn third_situation_and_two_hundred_turns() {
        let mut game = begun(&[], &[(0, 0), (7, 0)], &[]);
        (game.supply, game.scores, game.history) = (0, [1, 2], Vec::new());
        game.begin_turn(); // gives this start its place in the history
        assert!(!game.legal().contains(&Step::Relay((0, 0), (0, 0))));
        // Each player moves a pawn up and then down again; four turns bring the plate round.
        let turns = [((0, 0), (0, 1)), ((7, 0), (7, 1)), ((0, 1), (0, 0)), ((7, 1), (7, 0))];
        for (from, to) in [turns, turns].concat() {
            assert_eq!(game.outcome(), None);
            game.play(Step::Relay(from, to));
            game.play(game.legal().pop_first().expect("the push"));
        }
        assert_eq!(game.outcome(), Some((Some(1), End::Repetition)));
        let mut game = begun(&[], &[], &[]);
        game.turns = 199;
        run(&mut game, &[Step::Lay((0, 0)), Step::Push((1, 0))]);
        assert_eq!(game.outcome(), Some((None, End::TwoHundredTurns)));
    }

    #[test]
    fn random_games_keep_the_rules() {
        let mut random = 0x9E37_79B9_7F4A_7C15_u64;
        let mut ends = Vec::new();
        for number in 0..12 {
            let dots = if number % 4 == 3 { BTreeSet::new() } else { sheet(SHEET_1) };
            let mut game = Abraxas::new(&dots, number % 3 == 2, number % 2);
            while game.seat_to_move().is_some() {
                random ^= random << 13;
                random ^= random >> 7;
                random ^= random << 17;
                let mut steps: Vec<Step> = game.legal().into_iter().collect();
                // Stop pawns are seldom used, so that they last.
                if !random.is_multiple_of(16) && steps.len() > 60 && has_stop_pawn(&game) {
                    steps.retain(|step| game.stopping || !matches!(step, Step::LayStop(_)));
                }
                game.play(steps[(random >> 11) as usize % steps.len()].clone());
                let pawns = game.red().len() as u32 + game.scores().iter().sum::<u32>();
                assert_eq!(pawns + game.supply(), 24);
                assert_eq!(game.stop().len() as u32 + game.stops_left().iter().sum::<u32>(), 6);
                assert!(game.red().is_disjoint(&game.stop()));
            }
            ends.extend(game.outcome().map(|outcome| outcome.1));
        }
        assert!(ends.contains(&End::Eleven) && ends.contains(&End::TwoHundredTurns));
    }
}
