//! `tablier replay`: a recorded game, told move by move, and checked.

mod compare;
mod drawn;
mod noted;
mod verify;

use clap::Args;
use serde_json::json;
use tablier_rules::{AnyMatch, Contribution, Message, Record, Viewer};

use crate::handed::Games;
use crate::out::{CommandFailure, Out};
use crate::source;
use noted::Noted;
use verify::Known;

/// Tell a recorded game move by move, and check it
///
/// The record is played through the rules, so whatever is told is legal; a record that is not is refused with the line and
/// column of the move. With --verify the result it claims is checked too, and that its seed and salt give its commitment.
/// That alone shows no more than that the record fits together, since whoever writes it can write all three: give the commitment
/// that you noted when the game began, or ask the salon for it. Neither the seed nor a commitment shows that the moves were played:
/// only with --salon are they compared with what the salon keeps of the table.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  tablier replay game.txt\n  tablier replay game.txt --verify --language fr\n  \
                        tablier replay game.txt --verify --salon https://salon.example/table/NAME\n  \
                        tablier replay - --json < game.txt"
)]
pub struct Arguments {
    /// The file with the record, or - for standard input
    record: String,

    /// Only check: the moves, the result, the commitment to the seed; fails if something is not as claimed
    #[arg(long)]
    verify: bool,

    /// The commitment you noted when the game began (64 hexadecimal digits); fails if it is not the record's
    #[arg(long, value_name = "HEX", requires = "verify", value_parser = commitment)]
    commitment: Option<String>,

    /// What your device gave to the chance of the game (64 hexadecimal digits); fails if it is not in the record
    #[arg(long, value_name = "HEX", requires = "verify")]
    contribution: Option<Contribution>,

    /// The address of the table at the salon it was played at, which is asked for its commitment and its record; fails if they are not this one's
    #[arg(long, value_name = "URL", requires = "verify", conflicts_with = "commitment")]
    salon: Option<String>,

    /// Print JSON: the events, with everything of a finished game, and of one in progress what a spectator was told
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments, games: Games, out: &mut Out) -> Result<(), CommandFailure> {
    let path = &arguments.record;
    let record = source::read_record(path)?;
    let game = source::load(games.rulebooks, &record, path, out)?;
    if !arguments.verify {
        return tell(arguments, &record, &*game, out);
    }
    let noted = match (&arguments.commitment, &arguments.salon) {
        (Some(commitment), _) => Some(Noted::given(commitment)),
        (None, Some(link)) => {
            Some(Noted::asked(link, &record.game).map_err(|error| out.fail(&error))?)
        }
        (None, None) => None,
    };
    let known = Known { noted: noted.as_ref(), contribution: arguments.contribution };
    verify::verify(games.rulebooks, path, arguments.json, &known, (&record, &*game), out)
}

/// A commitment as it is shown, in either case.
fn commitment(text: &str) -> Result<String, &'static str> {
    let text = text.trim();
    let right = noted::is_commitment(text);
    right.then(|| text.to_owned()).ok_or("a commitment is 64 hexadecimal digits")
}

/// The names of those who played, or of their seats.
fn names(record: &Record, game: &dyn AnyMatch) -> Vec<Message> {
    let mut names = game.seat_names();
    for (seat, name) in &record.players {
        if let Some(slot) = names.get_mut(seat.index()) {
            *slot = Message::words(name.clone());
        }
    }
    names
}

fn tell(
    arguments: &Arguments,
    record: &Record,
    game: &dyn AnyMatch,
    out: &mut Out,
) -> Result<(), CommandFailure> {
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
