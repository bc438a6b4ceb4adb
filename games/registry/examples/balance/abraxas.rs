//! The six sheets of ABRAXAS. The opener, seat 0 here, lays the first pawn; the other one has put the plate into a corner
//! before that.

use tablier_games::abraxas::{Abraxas, Options};
use tablier_rules::{Game, Level, Seat, Viewer};

use super::Contest;
use super::play::{play, share};

const OPENER: Seat = Seat::new(0);

/// What came of the games on one sheet.
#[derive(Default)]
struct Tally {
    /// Won by the opener and by the stronger; a draw is half a win for each.
    opener: f64,
    stronger: f64,
    draws: u64,
    turns: u64,
    shortest: u8,
    longest: u8,
    eleven: u64,
    repetition: u64,
}

fn tally(sheet: u8, contest: Contest, opener: Level, other: Level) -> Tally {
    let options = Options { sheet, first: Some(OPENER), ..Options::default() };
    let mut tally = Tally { shortest: u8::MAX, ..Tally::default() };
    for game in 0..contest.games {
        // The stronger opens every other game, each deal once so and once so.
        let swapped = opener != other && game % 2 == 1;
        let deal = if opener == other { game } else { game / 2 };
        let levels = if swapped { [other, opener] } else { [opener, other] };
        let played = play::<Abraxas>(&options, &levels, contest.seed + deal);
        let outcome = played.position().outcome().expect("it was played to the end");
        let winners = outcome.winners();
        let won = |seat: Seat| {
            if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
        };
        tally.opener += won(OPENER);
        tally.stronger += won(Seat::new(usize::from(swapped)));
        tally.draws += u64::from(winners.len() > 1);
        // A turn that ends the game is not completed, yet it was played.
        let turns = played.position().view(Viewer::Spectator).turns;
        let turns = turns + u8::from(outcome.ending == "eleven");
        tally.turns += u64::from(turns);
        tally.shortest = tally.shortest.min(turns);
        tally.longest = tally.longest.max(turns);
        tally.eleven += u64::from(outcome.ending == "eleven");
        tally.repetition += u64::from(outcome.ending == "repetition");
    }
    tally
}

/// Both at the same level.
pub fn equals(contest: Contest) {
    let Contest { level, games, .. } = contest;
    println!(
        "| sheet | won by the opener | draws | turns (shortest–longest) | eleven / repetition / 200 turns |"
    );
    println!("|---|---|---|---|---|");
    for sheet in 1..=6 {
        let tally = tally(sheet, contest, level, level);
        let Tally { draws, shortest, longest, eleven, repetition, .. } = tally;
        println!(
            "| {sheet} | {} | {draws} | {:.1} ({shortest}–{longest}) | {eleven} / {repetition} / {} |",
            share(tally.opener, games as f64),
            tally.turns as f64 / games as f64,
            games - eleven - repetition
        );
    }
}

/// A level against the one below it.
pub fn skill(contest: Contest) {
    let Contest { level, games, .. } = contest;
    let weaker = Level::ALL[usize::from(level.number()).saturating_sub(2)];
    let (strong, weak) = (level.number(), weaker.number());
    println!("| sheet | level {strong} won against level {weak} | turns |\n|---|---|---|");
    for sheet in 1..=6 {
        let tally = tally(sheet, contest, level, weaker);
        let turns = tally.turns as f64 / games as f64;
        println!("| {sheet} | {} | {turns:.1} |", share(tally.stronger, games as f64));
    }
}
