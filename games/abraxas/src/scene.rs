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
    Action, Control, Emphasis, Format, Item, Look, Paint, Scene, Seat, SeatCard, Text, text,
};

use self::gesture::Gesture;
use super::alignment;
use super::board::file_and_rank;
use super::corner::{Corner, Direction};
use super::hole::Hole;
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
            if offered {
                let Text { fr, en } = way.words();
                item.labelled(text!("pousser la plaque {fr}", "push the plate {en}")).plays(mv)
            } else {
                item
            }
        })
    }

    /// The corners into which the plate may be pushed before the game.
    fn corners(&self) -> impl Iterator<Item = Item> {
        let offered =
            Corner::ALL.into_iter().filter(|&corner| self.is_offered(Move::Place(corner)));
        offered.map(|corner| {
            let Text { fr, en } = corner.words();
            board::corner(corner)
                .labelled(text!("placer la plaque {fr}", "put the plate {en}"))
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
            let count = line.len();
            board::alignment(first, last)
                .labelled(text!("alignement de {count}", "alignment of {count}"))
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
                let label = if stop {
                    text!("poser un pion d'arrêt en {hole}", "lay a stop pawn on {hole}")
                } else {
                    text!("poser un pion en {hole}", "lay a pawn on {hole}")
                };
                board::free_hole(hole, self.place(hole), stop).labelled(label).plays(mv)
            })
        });
        offered.collect()
    }

    fn controls(&self) -> Vec<Control> {
        let mut controls = Vec::new();
        let mut button = |id: &str, label: Text, action: Action| {
            controls.push(Control::Button { id: id.to_owned(), label, action });
        };
        if !self.gesture.is_empty() {
            if let Some(taking) = self.gesture.complete {
                let Text { fr, en } = words::pawns(taking.len());
                let play = Action::Play(vec![Move::Take(taking).to_string()]);
                button("take", text!("Prendre {fr}", "Take {en}"), play);
            }
            button("drop", text!("Annuler", "Cancel"), Action::Drop);
            return controls;
        }
        let words = [
            (Move::Stop, "stop", text!("Stop !", "Stop!")),
            (Move::Go, "go", text!("Laisser faire", "Let it happen")),
            (Move::Push, "push", text!("Pousser", "Push")),
            (Move::Stay, "stay", text!("Ne pas pousser", "Do not push")),
            (Move::Done, "done", text!("Rien d'autre à réclamer", "No more to claim")),
            (Move::End, "end", text!("Ne pas rejouer", "Do not play again")),
        ];
        for (mv, id, label) in words {
            if self.is_offered(mv) {
                button(id, label, Action::Play(vec![mv.to_string()]));
            }
        }
        controls
    }

    fn prompt(&self) -> Text {
        let view = self.view;
        let Some(seat) = self.chooser else {
            return match view.decider {
                Some(seat) => words::waiting(view, seat),
                None => words::result(view),
            };
        };
        let mover = view.mover.tag();
        match view.phase {
            _ if self.gesture.stop => {
                text!("Dans quel trou, le pion d'arrêt ?", "Which hole for the stop pawn?")
            }
            Phase::Place => {
                text!("Poussez la plaque dans un coin.", "Push the plate into a corner.")
            }
            Phase::Lay => self.lay_prompt(),
            Phase::Relay => {
                text!("Reposez le pion dans un autre trou.", "Lay the pawn in another hole.")
            }
            Phase::Answer => text!(
                "{mover} rejoue. Dire « Stop ! » et poser un pion d'arrêt ?",
                "{mover} plays again. Say \"Stop!\" and lay a stop pawn?"
            ),
            Phase::LayStop => text!("Posez votre pion d'arrêt.", "Lay your stop pawn."),
            Phase::Push => text!("Poussez la plaque.", "Push the plate."),
            Phase::PushOrStay => {
                text!("Pousser la plaque, ou la laisser ?", "Push the plate, or leave it?")
            }
            Phase::Take => self.take_prompt(),
            Phase::Over => words::waiting(view, seat),
        }
    }

    fn lay_prompt(&self) -> Text {
        let lay = if self.view.supply > 0 {
            text!("Posez un pion", "Lay a pawn")
        } else {
            text!(
                "Reprenez un pion de la plaque pour le déplacer",
                "Lift a pawn from the plate to move it"
            )
        };
        let stop = match (self.position.may_use_stop(), self.view.supply) {
            (false, _) => Text::default(),
            (true, 0) => text!(", ou posez un pion d'arrêt", ", or lay a stop pawn"),
            (true, _) => text!(", ou un pion d'arrêt", ", or a stop pawn"),
        };
        let end = if self.view.repeat {
            text!(" : vous rejouez, si vous voulez.", ": you play again, if you like.")
        } else {
            text!(".", ".")
        };
        Text::join([lay, stop, end], "")
    }

    fn take_prompt(&self) -> Text {
        match (self.view.vigilance, self.gesture.is_dead) {
            (true, true) => {
                text!("Aucun alignement ne donne ces pions.", "No alignment gives these pawns.")
            }
            (true, false) if self.gesture.complete.is_some() => {
                text!(
                    "C'est un alignement : prenez-vous ces pions ?",
                    "That is an alignment: take these pawns?"
                )
            }
            (true, false) => text!(
                "Voyez-vous un alignement ? Désignez les pions à prendre.",
                "Do you see an alignment? Point at the pawns to take."
            ),
            _ => text!("Choisissez les pions à prendre.", "Choose the pawns to take."),
        }
    }
}

fn card(view: &View, position: &Abraxas, seat: Seat) -> SeatCard {
    let mut notes = vec![words::stop_pawns(view.stops_left[seat.index()])];
    let barred = view.decider.is_some() && seat == view.mover && position.is_barred();
    if barred && view.stops_left[seat.index()] > 0 {
        notes.push(text!(
            "ne peut pas répondre par un pion d'arrêt",
            "may not answer with a stop pawn"
        ));
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
