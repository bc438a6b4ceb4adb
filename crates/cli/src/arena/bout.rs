//! One game of the arena, from its start to its end.

use std::time::{Duration, Instant};

use serde_json::Value;
use tablier_rules::{
    AnyMatch, Game, Match, Message, NotAMove, Outcome, Record, Seat, SeatSet, Seed, Show, Viewer,
    mix,
};
use tablier_search::{Choice, Minded, Player, Thinking};

use super::contender::Contender;
use crate::messages;
use crate::program::{Program, Question};

/// How much longer than it was given to think a program may take to answer.
const ANSWER_GRACE: Duration = Duration::from_secs(60);

/// What all games of a contest have in common.
pub struct Bout<'a, G: Game> {
    pub contenders: &'a [Contender],
    pub options: G::Options,
    /// The options as other programs are told them.
    pub shown: &'a Value,
    pub cap: Duration,
    pub referee_ms: u64,
}

/// A game that was played.
pub struct Played {
    /// Its number.
    pub game: u64,
    /// The number of the contender in each seat.
    pub seating: Vec<usize>,
    pub outcome: Outcome,
    /// Who wins and loses together with each seat.
    pub teams: Vec<SeatSet>,
    /// The work of each contender.
    pub work: Vec<ThinkingTime>,
    pub record: Record,
}

/// How much a contender thought.
#[derive(Clone, Copy, Default)]
pub struct ThinkingTime {
    pub decisions: u64,
    pub nodes: u64,
    pub time: Duration,
    pub slowest: Duration,
    /// How often the safeguard struck.
    pub capped: u64,
}

impl ThinkingTime {
    pub fn add(&mut self, other: &ThinkingTime) {
        self.decisions += other.decisions;
        self.nodes += other.nodes;
        self.time += other.time;
        self.slowest = self.slowest.max(other.slowest);
        self.capped += other.capped;
    }
}

impl<G: Minded + Show> Bout<'_, G> {
    /// Plays the deal of this seed, with the contenders moved on by `turned` seats.
    pub fn play(&self, game: u64, seed: Seed, turned: usize) -> Result<Played, Message> {
        let seats = self.contenders.len();
        let seating: Vec<usize> = (0..seats).map(|seat| (seat + seats - turned) % seats).collect();
        let mut playing = Match::<G>::new(self.options.clone(), seed).map_err(|why| why.0)?;
        let mut work = vec![ThinkingTime::default(); seats];
        let mut outside = Vec::new();
        for contender in self.contenders {
            outside.push(match contender {
                Contender::Ours(..) => None,
                Contender::Outside(command) => {
                    let mut program = Program::start(command, ANSWER_GRACE)?;
                    program.begin(G::SLUG, self.shown)?;
                    Some(program)
                }
            });
        }
        while let Some(seat) = playing.position().deciders().first() {
            let who = seating[seat.index()];
            let begun = Instant::now();
            // Each decision of a game has its own chance.
            let chance = mix(seed.0 ^ mix(game << 20 | playing.moves().len() as u64));
            let (choice, asked) = match (&self.contenders[who], &mut outside[who]) {
                (Contender::Ours(player, limit), _) => {
                    self.ask(&playing, seat, *player, *limit, chance)
                }
                (_, Some(program)) => {
                    (self.ask_program(&playing, seat, program, chance)?, ThinkingTime::default())
                }
                (Contender::Outside(_), None) => unreachable!("every program was started"),
            };
            let time = begun.elapsed();
            work[who].add(&ThinkingTime { decisions: 1, time, slowest: time, ..asked });
            for (number, mv) in std::iter::once(choice.mv).chain(choice.then).enumerate() {
                let position = playing.position();
                // The rest of a plan ends where somebody else has a say.
                if position.deciders().first() != Some(seat) || !position.is_legal(seat, mv) {
                    if number == 0 {
                        let who = &self.contenders[who];
                        return Err(messages::arena_illegal(who, mv, seed));
                    }
                    break;
                }
                let reveals = position.reveals(seat, mv);
                playing.play(seat, mv).map_err(|refused| refused.reason)?;
                if reveals {
                    break;
                }
            }
        }
        let outcome = playing.position().outcome().ok_or_else(messages::arena_stuck)?;
        let teams = Seat::all(seats).map(|seat| playing.position().team(seat)).collect();
        Ok(Played { game, seating, outcome, teams, work, record: playing.record() })
    }

    /// The choice of another program, which is told what its seat may know and nothing else.
    fn ask_program(
        &self,
        playing: &Match<G>,
        seat: Seat,
        program: &mut Program,
        seed: u64,
    ) -> Result<Choice<G::Move>, Message> {
        let (view, moves) = (AnyMatch::view(playing, Viewer::Seat(seat)), playing.legal(seat));
        let question = Question {
            game: G::SLUG,
            seat,
            view: &view,
            moves: &moves,
            ms: self.referee_ms,
            // Numbers that every JSON reader takes as they are.
            seed: seed >> 11,
        };
        let seed = playing.seed();
        let mv = program.decide(&question).map_err(|error| messages::arena_seeded(error, seed))?;
        Ok(Choice::of(mv.parse().map_err(|error: NotAMove| error.text())?))
    }

    fn ask(
        &self,
        playing: &Match<G>,
        seat: Seat,
        player: Player,
        limit: Option<Duration>,
        chance: u64,
    ) -> (Choice<G::Move>, ThinkingTime) {
        let view = playing.position().view(Viewer::Seat(seat));
        let (begun, longest) = (Instant::now(), limit.unwrap_or(self.cap));
        let mut stop = || begun.elapsed() >= longest;
        let mut thinking = Thinking::new(player.strength(), chance, &mut stop);
        let choice = player.choose::<G>(&view, seat, &mut thinking).expect("a decider");
        let capped = u64::from(thinking.was_stopped() && limit.is_none());
        let work = ThinkingTime { nodes: thinking.nodes(), capped, ..ThinkingTime::default() };
        (choice, work)
    }
}
