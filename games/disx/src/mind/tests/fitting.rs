//! Where `gains.bin` comes from: what each pattern adds to the gain is fitted, step by step, to the gains that are found
//! on boards of the machine's own games and beside them. Run it again with
//! `cargo test --release -p tablier-search fits_the_gains -- --ignored`; it takes some minutes and writes the file anew.

use super::super::judge::{CORNERS, Judge, PATTERNS, TOKEN, swap_ranks_and_files};
use super::super::order::in_strokes;
use super::super::stacks::POSTS;
use super::super::turns::{Breadth, Turns};
use super::*;

/// How many boards are looked at.
const BOARDS: u32 = 1_500_000;

/// How far each board moves the fit at the beginning; in the end not at all.
const STEP: f32 = 0.3;

/// How the gain of a board is found.
const FINDING: Breadth = Breadth { seeds: Some(8), ordered: 6, boards: 100, ends: 1, kept: 6 };

/// How the turns of the games are found.
const PLAYING: Breadth = Breadth { seeds: Some(4), ordered: 0, boards: 0, ends: 0, kept: 200 };

struct Fit {
    /// What each pattern adds in each window, in tokens.
    gains: Vec<f32>,
    boards: u32,
    rng: FastRng,
    turns: Turns,
}

impl Fit {
    /// The largest gain of the player whose turn it is, with enough tokens for everything.
    fn found(&mut self, state: &State) -> f32 {
        const HAND: u8 = 20;
        let rich = State { bank: 60, hands: [HAND; 4], ..*state };
        let mover = rich.mover();
        let gain = |end: &State| i32::from(end.hands[mover]) - i32::from(HAND);
        self.turns.of(&rich, &FINDING, &gain, || true).0[0].value as f32
    }

    /// Brings the sum over the windows of this board nearer to its gain.
    fn learn(&mut self, state: &State) {
        // Very long chains say little about the boards that good players leave behind.
        let gain = self.found(state).min(24.0);
        let windows = windows(state);
        let sum: f32 = windows.iter().map(|&window| self.gains[window]).sum();
        let step = STEP * (1.0 - self.boards as f32 / BOARDS as f32) / windows.len() as f32;
        let change = step * (gain - sum).clamp(-3.0, 3.0);
        windows.iter().for_each(|&window| self.gains[window] += change);
        self.boards += 1;
    }

    /// One game against itself by what is known, now and then on another way; learns from all boards it looks at.
    fn play(&mut self, seed: u64) {
        let options = Options { quick: seed.is_multiple_of(3), ..Options::default() };
        let judge = Judge::new(&self.packed());
        let mut at = state(&DisX::start(&options, Seed(seed)).unwrap());
        let mut wild = self.rng.below(8);
        while !at.is_over() && self.boards < BOARDS {
            let mover = at.mover();
            let view = |end: &State| judge.worth(end, mover, 16);
            let (found, _) = self.turns.of(&at, &PLAYING, &view, || true);
            let mut pick = |most: usize| found[self.rng.below(found.len().min(most))].end;
            let mut ends = vec![found[0].end, pick(12), pick(usize::MAX), pick(usize::MAX)];
            ends.push(self.random_turn(at));
            for end in ends.iter().filter(|end| !end.is_over()) {
                self.learn(end);
            }
            at = match self.rng.below(8) {
                _ if wild > 0 => ends[4],
                0 => ends[4],
                1 => ends[2],
                2 | 3 => ends[1],
                _ => ends[0],
            };
            wild = wild.saturating_sub(1);
        }
    }

    fn random_turn(&mut self, mut at: State) -> State {
        while at.to_lay > 0 {
            let post = 1 << self.rng.below(POSTS);
            if at.stacks.ripe() & post == 0 {
                at.lay(post);
            }
        }
        in_strokes(&at, self.rng.below(2) == 0, |_| ())
    }

    fn packed(&self) -> Vec<u8> {
        let byte = |gain: &f32| (gain * TOKEN as f32).round().clamp(-127.0, 127.0) as i8 as u8;
        self.gains.iter().map(byte).collect()
    }
}

/// The places of all patterns of a board in the tables of the six windows.
fn windows(state: &State) -> Vec<usize> {
    let [ones, twos, ..] = *state.stacks.digits();
    let turned = [swap_ranks_and_files(ones), swap_ranks_and_files(twos)];
    let mut places = Vec::new();
    for [ones, twos] in [[ones, twos], turned] {
        for (flips_files, flips_ranks) in
            [(false, false), (true, false), (false, true), (true, true)]
        {
            for (window, corner) in CORNERS.into_iter().enumerate() {
                let pattern = (0..6).fold(0, |pattern, place| {
                    let (file, rank) = (corner % 6 + place % 3, corner / 6 + place / 3);
                    let file = if flips_files { 5 - file } else { file };
                    let rank = if flips_ranks { 5 - rank } else { rank };
                    let post = 6 * rank + file;
                    let tokens = (ones >> post & 1 | (twos >> post & 1) << 1) as usize;
                    pattern | tokens << (2 * place)
                });
                places.push(window * PATTERNS + pattern);
            }
        }
    }
    places
}

#[test]
fn the_sum_over_the_six_windows_and_their_images_is_the_gain_of_the_judge() {
    let found: Vec<u8> =
        (0..CORNERS.len() * PATTERNS).map(|place| (place * 7 % 251) as u8).collect();
    let judge = Judge::new(&found);
    random_game(&Options::default(), 5, |position| {
        if view(position).to_lay == 3 {
            let own = state(position);
            let sum: i32 = windows(&own).iter().map(|&place| i32::from(found[place] as i8)).sum();
            assert_eq!(judge.gain(&own), sum);
        }
    });
}

#[test]
#[ignore = "takes minutes and writes the file the judge reads"]
fn fits_the_gains() {
    let gains = vec![0.0; CORNERS.len() * PATTERNS];
    let mut fit = Fit { gains, boards: 0, rng: FastRng::new(1), turns: Turns::new() };
    let mut seed = 0;
    while fit.boards < BOARDS {
        fit.play(seed);
        seed += 1;
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/mind/gains.bin");
    std::fs::write(path, fit.packed()).unwrap();
}
