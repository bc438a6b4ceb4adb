//! Oracle for DisX (Kettenreaktion): a naive and slow implementation, written from the rules
//! text alone (source 001), against which the fast one is tested.
//!
//! It must not know the fast implementation: no shared code or tables, no bitboards, no
//! incremental lists of posts about to explode, no position hashes. It looks at all 36 posts
//! every time. Every explosion is a step of its own, also when only one post can explode.

use std::collections::BTreeSet;

/// (file, rank), each 0..6; a1 = (0, 0) is bottom left.
pub type Post = (usize, usize);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    Lay(Post),
    Explode(Post),
}

#[derive(Clone, Debug)]
pub struct DisX {
    board: [[u32; 6]; 6],
    hands: Vec<u32>,
    bank: u32,
    seat: usize,
    /// How many of the three tokens of this turn are still to be laid.
    to_lay: u32,
    over: bool,
}

impl DisX {
    pub fn new(players: usize, quick: bool, first_seat: usize) -> DisX {
        // Rule: two to four players, each for themselves.
        assert!((2..=4).contains(&players) && first_seat < players);
        let mut board = [[0; 6]; 6];
        let mut on_board = 0;
        for (file, rank) in posts() {
            // Rule: dark and light alternate and a1 is dark; dark posts hold 1 token, light
            // posts 2. Quick version: 2 on every post.
            let dark = (file + rank) % 2 == 0;
            board[file][rank] = if dark && !quick { 1 } else { 2 };
            on_board += board[file][rank];
        }
        // Rule: each player 7 tokens; the rest of the 160 is the bank.
        let hands = vec![7; players];
        let bank = 160 - on_board - hands.iter().sum::<u32>();
        let mut game = DisX { board, hands, bank, seat: first_seat, to_lay: 0, over: false };
        game.begin_turn();
        game
    }

    pub fn seat_to_move(&self) -> Option<usize> {
        if self.over { None } else { Some(self.seat) }
    }

    pub fn over(&self) -> bool {
        self.over
    }

    pub fn board(&self) -> [[u32; 6]; 6] {
        self.board
    }

    pub fn hands(&self) -> Vec<u32> {
        self.hands.clone()
    }

    pub fn bank(&self) -> u32 {
        self.bank
    }

    /// The place of each seat, 1 the best, when the game is over.
    pub fn ranks(&self) -> Option<Vec<usize>> {
        if !self.over {
            return None;
        }
        // Rule: most tokens in hand wins; equal counts share the place. Posts of four or more
        // left standing count for nobody.
        let better = |own: u32| self.hands.iter().filter(|hand| **hand > own).count();
        Some(self.hands.iter().map(|&own| 1 + better(own)).collect())
    }

    pub fn legal(&self) -> BTreeSet<Step> {
        let mut steps = BTreeSet::new();
        if self.over {
            return steps;
        }
        for (file, rank) in posts() {
            let tokens = self.board[file][rank];
            if self.to_lay > 0 {
                // Rule: any post, also more than once, but no post above four; all three
                // tokens are laid before anything explodes.
                if tokens < 4 {
                    steps.insert(Step::Lay((file, rank)));
                }
            } else if tokens >= 4 {
                // Rule: the player chooses which post of four or more explodes next.
                steps.insert(Step::Explode((file, rank)));
            }
        }
        steps
    }

    /// Panics when the step is not legal.
    pub fn play(&mut self, step: Step) {
        assert!(self.legal().contains(&step), "{step:?} is not legal");
        match step {
            Step::Lay((file, rank)) => {
                self.hands[self.seat] -= 1;
                self.board[file][rank] += 1;
                self.to_lay -= 1;
            }
            Step::Explode(post) => self.explode(post),
        }
        // Rule: no post above three (and all three tokens laid): the turn is over.
        if !self.over && self.legal().is_empty() {
            // Rule: turns are not evened out: the next player simply begins.
            self.seat = (self.seat + 1) % self.hands.len();
            self.begin_turn();
        }
    }

    fn begin_turn(&mut self) {
        // Rule: a player holding fewer than three tokens first takes the missing ones from the
        // bank; if the bank holds fewer, the player takes what is there and keeps it in hand.
        let missing = 3_u32.saturating_sub(self.hands[self.seat]);
        let taken = missing.min(self.bank);
        self.take_from_bank(taken);
        self.to_lay = 3;
    }

    fn explode(&mut self, (file, rank): Post) {
        // Rule: the post is emptied; one token goes to each neighbour. A neighbour may rise
        // above four; it waits for its own explosion.
        let tokens = self.board[file][rank];
        self.board[file][rank] = 0;
        let neighbours = neighbours((file, rank));
        for &(near_file, near_rank) in &neighbours {
            self.board[near_file][near_rank] += 1;
        }
        // Rule: edge: the one token that has no neighbour goes to the player, corner: two.
        let without_neighbour = 4 - neighbours.len() as u32;
        // Rule: tokens above four go to the player as well, wherever the post stands.
        let above_four = tokens - 4;
        self.hands[self.seat] += without_neighbour + above_four;
        // Rule: inside, and only there, the player takes one token from the bank. An explosion
        // is indivisible: it is paid and distributed in full before the game may be over.
        if neighbours.len() == 4 {
            self.take_from_bank(1);
        }
    }

    fn take_from_bank(&mut self, tokens: u32) {
        self.bank -= tokens;
        self.hands[self.seat] += tokens;
        // Rule: the moment the bank has given its last token the game is over, even in the
        // middle of a chain or of the top-up that begins a turn.
        if self.bank == 0 {
            self.over = true;
        }
    }
}

fn posts() -> Vec<Post> {
    (0..6).flat_map(|file| (0..6).map(move |rank| (file, rank))).collect()
}

/// The posts one file or one rank away: 4 inside, 3 at an edge, 2 in a corner.
fn neighbours((file, rank): Post) -> Vec<Post> {
    let near = |post: &Post| post.0.abs_diff(file) + post.1.abs_diff(rank) == 1;
    posts().into_iter().filter(near).collect()
}

mod tests {
    use super::*;
    use std::collections::BTreeMap;

    const B3: Post = (1, 2);
    const C2: Post = (2, 1);
    const C3: Post = (2, 2);
    const C4: Post = (2, 3);
    const D3: Post = (3, 2);

    /// A pseudo-random number below `n`, by xorshift.
    fn random(state: &mut u64, n: usize) -> usize {
        *state ^= *state << 13;
        *state ^= *state >> 7;
        *state ^= *state << 17;
        (*state >> 11) as usize % n
    }

    /// Seat 0 of two has laid three tokens; these posts hold tokens, the others none.
    fn laid(tokens: &[(Post, u32)]) -> DisX {
        let mut game = DisX::new(2, false, 0);
        game.board = [[0; 6]; 6];
        for &((file, rank), count) in tokens {
            game.board[file][rank] = count;
        }
        game.to_lay = 0;
        game
    }

    /// What seat 0 gains and what the bank pays by these explosions.
    fn gain(mut game: DisX, order: &[Post]) -> (u32, u32) {
        let (hand, bank) = (game.hands[0], game.bank);
        for &post in order {
            game.play(Step::Explode(post));
        }
        (game.hands[0] - hand, bank - game.bank)
    }

    #[test]
    fn set_up() {
        for (players, bank, quick_bank) in [(2, 92, 74), (3, 85, 67), (4, 78, 60)] {
            for (quick, bank, a1) in [(false, bank, 1), (true, quick_bank, 2)] {
                let game = DisX::new(players, quick, players - 1);
                assert_eq!((game.bank(), game.hands()), (bank, vec![7; players]));
                let board = game.board();
                assert_eq!([board[0][0], board[5][5]], [a1, a1]);
                assert_eq!([board[1][0], board[0][1]], [2, 2]);
                assert_eq!(game.seat_to_move(), Some(players - 1));
                assert_eq!((game.legal().len(), game.ranks()), (36, None));
            }
        }
    }

    #[test]
    fn all_three_are_laid_before_anything_explodes() {
        let mut game = DisX::new(2, true, 1);
        game.play(Step::Lay((0, 0)));
        game.play(Step::Lay((0, 0)));
        assert_eq!(game.legal().len(), 35);
        assert!(!game.legal().contains(&Step::Lay((0, 0))));
        game.play(Step::Lay((5, 5)));
        assert_eq!(game.legal(), BTreeSet::from([Step::Explode((0, 0))]));
        // Four on a corner: the player gets 2, the bank is unchanged.
        game.play(Step::Explode((0, 0)));
        assert_eq!((game.hands(), game.bank()), (vec![7, 6], 74));
        assert_eq!(game.seat_to_move(), Some(0));
    }

    #[test]
    fn payment_inside_at_an_edge_and_in_a_corner() {
        let corner = laid(&[((0, 0), 4), ((0, 1), 1), ((1, 0), 1)]);
        assert_eq!(gain(corner, &[(0, 0)]), (2, 0));
        for above in 0..4 {
            for (post, neighbours, gained, paid) in
                [(C3, 4, 1, 1), ((0, 2), 3, 1, 0), ((5, 0), 2, 2, 0)]
            {
                let mut game = laid(&[(post, 4 + above)]);
                assert_eq!(gain(game.clone(), &[post]), (gained + above, paid));
                game.play(Step::Explode(post));
                let board = game.board();
                assert_eq!(board[post.0][post.1], 0);
                assert_eq!(board.iter().flatten().sum::<u32>(), neighbours);
            }
        }
    }

    #[test]
    fn order_matters_only_when_a_post_explodes_twice() {
        let game = laid(&[(C3, 4), (C2, 4), (C4, 4), (B3, 3), (D3, 3)]);
        assert_eq!(gain(game.clone(), &[C3, C2, C4, B3, D3, C3]).0, 8);
        assert_eq!(gain(game, &[C2, C4, C3, B3, D3]).0, 7);
        // Every order of small random chains: once each means the same gain in any order.
        let (mut seed, mut compared) = (0xD15C, 0);
        for _ in 0..100 {
            let mut post = || (random(&mut seed, 3), random(&mut seed, 3));
            let tokens = [3, 3, 3, 4, 4, 4].map(|count| (post(), count));
            let mut gains: BTreeMap<BTreeSet<Post>, u32> = BTreeMap::new();
            let mut todo = vec![(laid(&tokens), Vec::new())];
            while let Some((game, order)) = todo.pop() {
                if game.seat_to_move() == Some(0) {
                    for (file, rank) in posts() {
                        if game.board[file][rank] >= 4 {
                            let mut after = game.clone();
                            after.play(Step::Explode((file, rank)));
                            todo.push((after, [&order[..], &[(file, rank)]].concat()));
                        }
                    }
                    continue;
                }
                let once: BTreeSet<Post> = order.iter().copied().collect();
                if once.len() == order.len() {
                    compared += usize::from(gains.contains_key(&once));
                    let gained = gain(laid(&tokens), &order).0;
                    assert_eq!(*gains.entry(once).or_insert(gained), gained);
                }
            }
        }
        assert!(compared > 100, "{compared}");
    }

    #[test]
    fn the_last_token_of_the_bank_ends_the_game() {
        // In a chain: paid and distributed in full, then over, whatever still stands.
        let mut game = laid(&[(C3, 6), (C2, 4), (C4, 3)]);
        (game.bank, game.hands) = (1, vec![4, 7]);
        game.play(Step::Explode(C3));
        assert!(game.over() && game.legal().is_empty() && game.seat_to_move().is_none());
        let board = game.board();
        let tokens = [C2, C3, C4, B3, D3].map(|(file, rank)| board[file][rank]);
        assert_eq!(tokens, [5, 0, 4, 1, 1]);
        assert_eq!((game.hands(), game.ranks()), (vec![7, 7], Some(vec![1, 1])));
        // In the top-up: enough and more, exactly enough, not enough.
        for (bank, hand, left) in [(3, 3, 1), (2, 3, 0), (1, 2, 0)] {
            let mut game = laid(&[((0, 0), 4)]);
            (game.bank, game.hands) = (bank, vec![7, 1]);
            game.play(Step::Explode((0, 0)));
            assert_eq!((game.hands(), game.bank()), (vec![9, hand], left));
            assert_eq!(game.over(), left == 0);
        }
        // A last token that leaves no post above three: over as well, nobody else plays.
        let mut game = laid(&[(C3, 4)]);
        (game.bank, game.hands) = (1, vec![8, 9, 5, 5]);
        game.play(Step::Explode(C3));
        assert_eq!(game.ranks(), Some(vec![1, 1, 3, 3]));
    }

    #[test]
    fn a_chain_always_ends() {
        let mut game = laid(&[]);
        (game.board, game.bank) = ([[4; 6]; 6], 1_000_000);
        while game.seat_to_move() == Some(0) {
            game.play(*game.legal().last().unwrap());
        }
        assert!(!game.over() && game.board().iter().flatten().all(|&tokens| tokens < 4));
    }

    #[test]
    fn random_games_conserve_the_tokens_and_have_the_known_means() {
        let mut seed = 0x5EED_1234_ABCD;
        let (mut games, mut turns, mut explosions, mut gained) = (0, 0, 0, 0);
        for number in 0..400 {
            // Every second game is the plain one of two, of which the rules name the means.
            let counted = 1 - number % 2;
            let players = if counted == 1 { 2 } else { 2 + number / 2 % 3 };
            let quick = counted == 0 && number % 4 == 1;
            let mut game = DisX::new(players, quick, number % players);
            games += counted;
            turns += counted;
            while let Some(seat) = game.seat_to_move() {
                let steps: Vec<Step> = game.legal().into_iter().collect();
                let step = steps[random(&mut seed, steps.len())];
                let hand = game.hands()[seat];
                game.play(step);
                if let Step::Explode(_) = step {
                    explosions += counted;
                    gained += counted * (game.hands()[seat] - hand) as usize;
                }
                turns += counted * usize::from(![None, Some(seat)].contains(&game.seat_to_move()));
                let on_board: u32 = game.board().iter().flatten().sum();
                let in_hands: u32 = game.hands().iter().sum();
                assert_eq!(on_board + in_hands + game.bank(), 160);
            }
            let best = game.hands().into_iter().max().unwrap();
            for (rank, hand) in game.ranks().unwrap().into_iter().zip(game.hands()) {
                assert_eq!(rank == 1, hand == best);
            }
        }
        for (sum, of, mean, tolerance) in
            [(turns, games, 29.7, 1.2), (explosions, turns, 4.5, 0.3), (gained, turns, 5.1, 0.3)]
        {
            let seen = sum as f64 / of as f64;
            assert!((seen - mean).abs() < tolerance, "{seen}, not {mean}");
        }
    }
}
