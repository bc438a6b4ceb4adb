//! `tablier render`: a position of a recorded game as a picture.

use std::fs;

use clap::Args;
use tablier_rules::{Format, Seat, Theme, Viewer, svg};

use crate::handed::Games;
use crate::messages;
use crate::out::{CommandFailure, Out};
use crate::source;

/// Draw a position of a recorded game as an SVG file
///
/// The picture is the scene the salon shows. Of a finished game everything is drawn; with --seat, only what that seat
/// could see.
#[derive(Args)]
#[command(after_help = "Examples:\n  tablier render game.txt -o end.svg\n  \
                        tablier render game.txt --at 12 --seat 0 -o move12.svg\n  \
                        tablier render - --dark -o - < game.txt > night.svg")]
pub struct Arguments {
    /// The file with the record, or - for standard input
    record: String,

    /// After how many moves; otherwise after the last
    #[arg(long, value_name = "NUMBER")]
    at: Option<usize>,

    /// With the eyes of this seat, from 0, including what it may click
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,

    /// Light on dark
    #[arg(long)]
    dark: bool,

    /// As on a phone held upright, with everything above and below the board
    #[arg(long)]
    tall: bool,

    /// The file to write, or - for standard output
    #[arg(short, long, value_name = "FILE")]
    output: String,
}

pub fn run(arguments: &Arguments, games: Games, out: &mut Out) -> Result<(), CommandFailure> {
    let path = &arguments.record;
    let game = source::load(games.rulebooks, &source::read_record(path)?, path, out)?;
    let moves = game.moves();
    let at = arguments.at.unwrap_or(moves);
    if at > moves {
        let moves = messages::moves_counted(moves);
        return Err(CommandFailure::new(messages::move_missing(moves, at)));
    }
    let viewer = match arguments.seat {
        None => Viewer::Everything,
        Some(number) => match Seat::try_from(number) {
            Ok(seat) if seat.index() < game.seats() => Viewer::Seat(seat),
            _ => {
                let last = game.seats() - 1;
                return Err(CommandFailure::new(messages::seat_missing(number, last)));
            }
        },
    };
    let theme = if arguments.dark { Theme::Dark } else { Theme::Light };
    let format = if arguments.tall { Format::Tall } else { Format::Wide };
    let scene = game.after(at).scene(viewer, &[], format).named(&game.seat_names());
    let picture = svg(&scene, out.language, theme);
    if arguments.output == "-" {
        return out.raw(&picture);
    }
    let failed = |error| CommandFailure::new(messages::file_unwritten(&arguments.output, error));
    fs::write(&arguments.output, picture).map_err(failed)
}
