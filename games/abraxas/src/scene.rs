//! What ABRAXAS looks like: a plate of clear plastic that slides over a printed sheet in its frame, with its pawns; the
//! supply at the right, what each player has taken above and below.
//!
//! `board` draws what does not move by itself, `pawns` the pawns and their trays, `gesture` reads the clicks of an
//! unfinished move.

mod board;
mod gesture;
mod pawns;

use tablier_geometry::{Point, Rect};
use tablier_rules::{
    Action, Control, Emphasis, Format, Item, Look, Message, Paint, Scene, Seat, SeatCard,
};

use self::gesture::Gesture;
use super::alignment;
use super::board::file_and_rank;
use super::corner::{Corner, Direction};
use super::hole::Hole;
use super::messages;
use super::moves::Move;
use super::position::{Abraxas, Phase};
use super::view::View;
use super::words;

pub(super) fn scene(view: &View, look: &Look<'_, Move>) -> Scene {
    let position = view.position();
    let chooser = look.viewer.seat().filter(|&seat| view.decider == Some(seat));
    let gesture = match chooser {
        Some(_) => Gesture::read(&position, look.gesture),
        None => Gesture::default(),
    };
    let picture = Picture {
        view,
        position: &position,
        chooser,
        gesture,
        last: look.last.and_then(|step| step.mv),
        format: look.format,
    };

    let mut items = vec![board::frame(), board::sheet(view)];
    items.extend(picture.arrows());
    items.push(board::plate(view.plate));
    items.extend(picture.alignments());
    items.extend(picture.free_holes());
    items.extend(pawns::trays(look.format));
    items.extend(picture.stops());
    items.extend(picture.pawns());
    items.extend(picture.corners());
    Scene {
        frame: frame(look.format),
        items,
        controls: picture.controls(),
        seats: Seat::all(2).map(|seat| card(view, &position, seat)).collect(),
        prompt: picture.prompt(),
    }
}

/// Everything shown: the supply is to the right of the rest, or below it.
fn frame(format: Format) -> Rect {
    let max = match format {
        Format::Wide => Point::new(12.05, 11.25),
        Format::Tall => Point::new(10.1, 13.15),
    };
    Rect { min: Point::new(-2.1, -3.25), max }
}

/// How the paint of a player's things is called; red is the colour of the pawns, which belong to nobody.
fn paint(seat: Seat) -> Paint {
    Paint::Seat(Seat::new(seat.index() + 2))
}

/// A position as somebody looks at it.
struct Picture<'a> {
    view: &'a View,
    position: &'a Abraxas,
    /// The viewer, if it is the viewer who decides.
    chooser: Option<Seat>,
    gesture: Gesture,
    last: Option<Move>,
    format: Format,
}

impl Picture<'_> {
    fn is_offered(&self, mv: Move) -> bool {
        self.chooser.is_some() && self.position.allows(mv)
    }

    /// Where a hole of the plate is now.
    fn place(&self, hole: Hole) -> Point {
        board::hole_center(self.view.plate, hole)
    }

    /// The arrows of the frame; those that the next push can follow stand out, and can be clicked when it is time.
    fn arrows(&self) -> impl Iterator<Item = Item> {
        Direction::ALL.into_iter().map(|way| {
            let corner = self.view.plate;
            let open = match corner {
                Some(corner) if self.view.free => corner.toward(way).is_some(),
                Some(corner) => corner.arrow() == way,
                None => false,
            };
            let mv = if self.view.free { Move::PushTo(way) } else { Move::Push };
            let offered = open && self.gesture.is_empty() && self.is_offered(mv);
            let item = board::arrow(way, self.view.free, open, offered);
            if offered { item.labelled(messages::label_arrow(way.name())).plays(mv) } else { item }
        })
    }

    /// The corners into which the plate may be pushed before the game.
    fn corners(&self) -> impl Iterator<Item = Item> {
        let offered =
            Corner::ALL.into_iter().filter(|&corner| self.is_offered(Move::Place(corner)));
        offered.map(|corner| {
            board::corner(corner)
                .labelled(messages::label_corner(corner.name()))
                .plays(Move::Place(corner))
        })
    }

    /// The alignments that pay. Rule: with vigilance they are not shown.
    fn alignments(&self) -> Vec<Item> {
        if self.view.phase != Phase::Take || self.view.vigilance {
            return Vec::new();
        }
        let found = alignment::all(self.position.plate.visible());
        let shown = found.into_iter().map(|line| {
            let mut ends = line.places().map(file_and_rank);
            let (first, last) =
                (ends.next().unwrap_or_default(), ends.next_back().unwrap_or_default());
            board::alignment(first, last)
                .labelled(messages::label_alignment(line.len()))
                .emphasised(Emphasis::Winning)
        });
        shown.collect()
    }

    /// The free holes where a pawn may be laid now.
    fn free_holes(&self) -> Vec<Item> {
        let stop = self.gesture.stop || self.view.phase == Phase::LayStop;
        let offered = Hole::all().filter_map(|hole| {
            let mv = if stop { Move::LayStop(hole) } else { Move::Lay(hole) };
            self.is_offered(mv).then(|| {
                let label =
                    if stop { messages::label_lay_stop(hole) } else { messages::label_lay(hole) };
                board::free_hole(hole, self.place(hole), stop).labelled(label).plays(mv)
            })
        });
        offered.collect()
    }

    fn controls(&self) -> Vec<Control> {
        let mut controls = Vec::new();
        let mut button = |id: &str, label: Message, action: Action| {
            controls.push(Control::Button { id: id.to_owned(), label, action });
        };
        if !self.gesture.is_empty() {
            if let Some(taking) = self.gesture.complete {
                let play = Action::Play(vec![Move::Take(taking).to_string()]);
                button("take", messages::button_take(taking.len()), play);
            }
            button("drop", messages::button_cancel(), Action::Drop);
            return controls;
        }
        let words = [
            (Move::Stop, "stop", messages::button_stop()),
            (Move::Go, "go", messages::button_go()),
            (Move::Push, "push", messages::button_push()),
            (Move::Stay, "stay", messages::button_stay()),
            (Move::Done, "done", messages::button_done()),
            (Move::End, "end", messages::button_end()),
        ];
        for (mv, id, label) in words {
            if self.is_offered(mv) {
                button(id, label, Action::Play(vec![mv.to_string()]));
            }
        }
        controls
    }

    fn prompt(&self) -> Message {
        let view = self.view;
        let Some(seat) = self.chooser else {
            return match view.decider {
                Some(seat) => words::waiting(view, seat),
                None => words::result(view),
            };
        };
        match view.phase {
            _ if self.gesture.stop => messages::prompt_stop_hole(),
            Phase::Place => messages::prompt_place(),
            Phase::Lay => self.lay_prompt(),
            Phase::Relay => messages::prompt_lay_again(),
            Phase::Answer => messages::prompt_answer(view.mover),
            Phase::LayStop => messages::prompt_lay_stop(),
            Phase::Push => messages::prompt_push(),
            Phase::PushOrStay => messages::prompt_push_or_stay(),
            Phase::Take => self.take_prompt(),
            Phase::Over => words::waiting(view, seat),
        }
    }

    fn lay_prompt(&self) -> Message {
        let stop = if self.position.may_use_stop() { "yes" } else { "no" };
        match (self.view.repeat, self.view.supply) {
            (false, 0) => messages::prompt_lift(stop),
            (false, _) => messages::prompt_lay(stop),
            (true, 0) => messages::prompt_again_lift(stop),
            (true, _) => messages::prompt_again(stop),
        }
    }

    fn take_prompt(&self) -> Message {
        match (self.view.vigilance, self.gesture.is_dead) {
            (true, true) => messages::prompt_claim_wrong(),
            (true, false) if self.gesture.complete.is_some() => messages::prompt_claim_right(),
            (true, false) => messages::prompt_claim(),
            _ => messages::prompt_take(),
        }
    }
}

fn card(view: &View, position: &Abraxas, seat: Seat) -> SeatCard {
    let mut notes = vec![messages::note_stops(view.stops_left[seat.index()])];
    let barred = view.decider.is_some() && seat == view.mover && position.is_barred();
    if barred && view.stops_left[seat.index()] > 0 {
        notes.push(messages::note_barred());
    }
    SeatCard {
        seat,
        paint: paint(seat),
        emblem: pawns::stop_parts(seat, 2.2),
        score: Some(view.taken[seat.index()].into()),
        notes,
        deciding: view.decider == Some(seat),
    }
}
