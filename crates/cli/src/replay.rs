//! `tablier replay`: a recorded game, told move by move, and checked.

use clap::Args;
use serde_json::json;
use tablier_rules::{AnyMatch, Fairness, Record, Text, Viewer};

use crate::out::{Failure, Out};
use crate::source;

/// Tell a recorded game move by move, and check it
///
/// The record is played through the rules, so whatever is told is legal; a record that is not is refused with the line and
/// column of the move. With --verify the result it claims is checked too, and if it carries a commitment to its seed
/// (published before the game) that this is the seed that was played.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  tablier replay game.txt\n  tablier replay game.txt --verify --language fr\n  \
                        tablier replay - --json < game.txt"
)]
pub struct Arguments {
    /// The file with the record, or - for standard input
    record: String,

    /// Only check: the moves, the result, the commitment to the seed; fails if something is not as claimed
    #[arg(long)]
    verify: bool,

    /// Print JSON: the events, with everything of a finished game, and of one in progress what a spectator was told
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments, out: &mut Out) -> Result<(), Failure> {
    let path = &arguments.record;
    let record = source::read_record(path, out)?;
    let game = source::load(&record, path, out)?;
    if arguments.verify {
        verify(arguments, &record, &*game, out)
    } else {
        tell(arguments, &record, &*game, out)
    }
}

fn verify(
    arguments: &Arguments,
    record: &Record,
    game: &dyn AnyMatch,
    out: &mut Out,
) -> Result<(), Failure> {
    let fairness = record.fairness();
    let result = record.check_result(game.outcome().as_ref());
    if arguments.json {
        let ok = result.is_ok() && fairness != Fairness::Broken;
        let moves = game.moves();
        out.json(&json!({ "ok": ok, "moves": moves, "result": result.is_ok(), "fairness": fairness.text() }))?;
    }
    result.map_err(|error| {
        Failure::new(format!("{}: {}", arguments.record, out.said(&error.reason)))
    })?;
    if fairness == Fairness::Broken {
        return Err(out.fail(&fairness.text()));
    }
    if !arguments.json {
        let moves = game.moves();
        let legal = Text::new(
            format!(
                "Les {moves} coups sont conformes aux règles, et le résultat est bien celui annoncé."
            ),
            format!("All {moves} moves are legal, and the result is as claimed."),
        );
        out.line(out.said(&legal).to_owned())?;
        out.line(out.said(&fairness.text()).to_owned())?;
    }
    Ok(())
}

/// The names of those who played, or of their seats.
fn names(record: &Record, game: &dyn AnyMatch) -> Vec<Text> {
    let mut names = game.seat_names();
    for (seat, name) in &record.players {
        if let Some(slot) = names.get_mut(seat.index()) {
            *slot = Text::same(name.clone());
        }
    }
    names
}

fn tell(
    arguments: &Arguments,
    record: &Record,
    game: &dyn AnyMatch,
    out: &mut Out,
) -> Result<(), Failure> {
    let names = names(record, game);
    // Once a game is over nothing is secret any more.
    let viewer = if game.outcome().is_some() { Viewer::Everything } else { Viewer::Spectator };
    let mut events = game.events(viewer, 0..game.moves());
    events.iter_mut().for_each(|event| event.text = event.text.named(&names));
    if arguments.json {
        let outcome = game.outcome();
        let ranks = outcome.map(|outcome| outcome.ranks());
        let scores = outcome.map(|outcome| outcome.scores());
        let ending = outcome.map(|outcome| outcome.ending);
        return out.json(&json!({
            "game": game.slug(), "options": game.options(), "events": events,
            "over": outcome.is_some(), "ranks": ranks, "scores": scores, "ending": ending,
        }));
    }
    for event in &events {
        let mv = event.mv.as_deref().unwrap_or("?");
        out.line(format!("{:>4}. {mv:<8} {}", event.number, event.text.get(out.language)))?;
    }
    let state = game.describe(viewer).named(&names);
    out.line(format!("\n{}", state.get(out.language)))
}
