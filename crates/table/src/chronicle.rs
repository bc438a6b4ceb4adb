//! What happened at a table, in words, line by line.

use tablier_rules::{Seat, SeatSet, Text, text};

use crate::{ChairShown, ToldEvent, ToldVersion, Wish};

#[derive(Clone, Debug, PartialEq)]
pub struct ChronicleLine {
    /// The version that brought it.
    pub v: u64,
    /// Who is meant, for the colour.
    pub seat: Option<Seat>,
    pub kind: ChronicleKind,
    /// The words.
    pub text: Text,
    /// The move, as far as it may be known.
    pub mv: Option<String>,
    /// The number of the move.
    pub number: Option<usize>,
}

/// What a line tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChronicleKind {
    Move,
    /// Something said.
    Talk,
    /// Anything else.
    Notice,
}

/// Takes in what was told; moves that were taken back disappear.
pub fn write<V>(lines: &mut Vec<ChronicleLine>, told: &[ToldVersion<V>], chairs: &[ChairShown]) {
    for one in told {
        let Some(what) = &one.what else { continue };
        let v = one.v;
        match what {
            ToldEvent::Moved { moves, .. } => {
                lines.extend(moves.iter().map(|event| ChronicleLine {
                    v,
                    seat: Some(event.seat),
                    kind: ChronicleKind::Move,
                    text: event.text.clone(),
                    mv: event.mv.clone(),
                    number: Some(event.number),
                }));
            }
            ToldEvent::TookBack { seat, moves } => {
                lines.retain(|line| line.number.is_none_or(|number| number <= *moves));
                lines.push(event(v, Some(*seat), took_back(&name(chairs, *seat))));
            }
            ToldEvent::Said { name, text: Some(said), .. } => lines.push(ChronicleLine {
                v,
                seat: None,
                kind: ChronicleKind::Talk,
                text: text!("{name} : {said}", "{name}: {said}"),
                mv: None,
                number: None,
            }),
            ToldEvent::Unsaid { version } => lines.retain(|line| line.v != *version),
            other => {
                if let Some((seat, text)) = told_of(other, chairs) {
                    lines.push(event(v, seat, text));
                }
            }
        }
    }
}

fn event(v: u64, seat: Option<Seat>, text: Text) -> ChronicleLine {
    ChronicleLine { v, seat, kind: ChronicleKind::Notice, text, mv: None, number: None }
}

fn name(chairs: &[ChairShown], seat: Seat) -> Text {
    chairs.get(seat.index()).map(|chair| chair.name.clone()).unwrap_or_default()
}

fn names(chairs: &[ChairShown], seats: SeatSet) -> Text {
    Text::join(seats.iter().map(|seat| name(chairs, seat)), ", ")
}

fn took_back(name: &Text) -> Text {
    Text::new("{} a repris son coup.", "{} took the move back.").named_as(name)
}

/// Sentences with one name in them.
trait NamedAs {
    fn named_as(&self, name: &Text) -> Text;
}

impl NamedAs for Text {
    fn named_as(&self, name: &Text) -> Text {
        self.map(|language, words| words.replace("{}", name.get(language)))
    }
}

fn told_of<V>(what: &ToldEvent<V>, chairs: &[ChairShown]) -> Option<(Option<Seat>, Text)> {
    let say = |fr: &str, en: &str, name: &Text| Text::new(fr, en).named_as(name);
    Some(match what {
        ToldEvent::Sat { seat } => {
            (Some(*seat), say("{} s'assied à la table.", "{} sits down.", &name(chairs, *seat)))
        }
        ToldEvent::Filled { seat, level: Some(_) } => {
            let name = name(chairs, *seat);
            (Some(*seat), say("Une machine prend place : {}.", "A machine sits down: {}.", &name))
        }
        ToldEvent::Left { seats } => {
            let names = names(chairs, *seats);
            (seats.first(), say("Une place se libère : {}.", "A seat is free again: {}.", &names))
        }
        ToldEvent::StoodIn { seats, .. } => {
            let names = names(chairs, *seats);
            (seats.first(), say("Une machine joue pour {}.", "A machine plays for {}.", &names))
        }
        ToldEvent::Returned { seats } => {
            (seats.first(), say("{} est de retour.", "{} is back.", &names(chairs, *seats)))
        }
        ToldEvent::Asked { seat, wish } => {
            let (fr, en) = match wish {
                Wish::Undo => {
                    ("{} voudrait reprendre son coup.", "{} would like to take a move back.")
                }
                Wish::Draw => ("{} propose la nulle.", "{} offers a draw."),
                Wish::Pause => ("{} propose une pause.", "{} asks for a pause."),
            };
            (Some(*seat), say(fr, en, &name(chairs, *seat)))
        }
        ToldEvent::Answered { seat, yes, .. } => {
            let (fr, en) =
                if *yes { ("{} accepte.", "{} agrees.") } else { ("{} refuse.", "{} declines.") };
            (Some(*seat), say(fr, en, &name(chairs, *seat)))
        }
        ToldEvent::Paused { .. } => (
            None,
            Text::new(
                "La partie est suspendue ; les pendules sont arrêtées.",
                "The game is paused; the clocks stand still.",
            ),
        ),
        ToldEvent::WentOn { seat } => (
            Some(*seat),
            say("{} relance la partie.", "{} goes on with the game.", &name(chairs, *seat)),
        ),
        ToldEvent::Hinted { seat } => (
            Some(*seat),
            say("{} a demandé un conseil.", "{} asked for a hint.", &name(chairs, *seat)),
        ),
        ToldEvent::Removed { seat, name } => {
            (Some(*seat), text!("{name} a dû laisser sa place.", "{name} had to give up the seat."))
        }
        ToldEvent::Again { seats, yes: true } => (
            seats.first(),
            say("{} voudrait rejouer.", "{} would like to play again.", &names(chairs, *seats)),
        ),
        ToldEvent::Next => (None, Text::new("La revanche est prête.", "The next game is ready.")),
        ToldEvent::Outage => (
            None,
            Text::new(
                "Le salon a été fermé un moment ; le temps n'a couru pour personne.",
                "The salon was closed for a while; nobody was charged for it.",
            ),
        ),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use tablier_rules::ToldMove;

    use super::*;
    use crate::Time;

    fn moved(v: u64, number: usize) -> ToldVersion {
        let (seat, text) = (Seat::new(0), Text::same("A plays"));
        let event = ToldMove { number, seat, mv: Some("a1".into()), forced: false, text };
        ToldVersion {
            v,
            at: Time(0),
            what: Some(ToldEvent::Moved { moves: vec![event], views: vec![] }),
        }
    }

    fn chairs() -> Vec<ChairShown> {
        let name = Text::same("A");
        let (machine, left) = (None, None);
        vec![ChairShown { name, taken: true, own: true, machine, away: false, left, again: false }]
    }

    #[test]
    fn moves_taken_back_disappear_and_it_is_said_who_did() {
        let mut lines = Vec::new();
        let back = ToldEvent::TookBack { seat: Seat::new(0), moves: 1 };
        let told = [moved(2, 1), moved(3, 2), ToldVersion { v: 4, at: Time(0), what: Some(back) }];
        write(&mut lines, &told, &chairs());
        assert_eq!(lines.len(), 2);
        assert_eq!(lines[0].number, Some(1));
        assert_eq!(lines[1].text.en, "A took the move back.");
    }

    #[test]
    fn what_was_said_and_taken_away_is_gone() {
        let said: ToldEvent =
            ToldEvent::Said { name: "B".into(), text: Some("hello".into()), plays: true };
        let told = [
            ToldVersion { v: 2, at: Time(0), what: Some(said) },
            ToldVersion { v: 3, at: Time(0), what: Some(ToldEvent::Unsaid { version: 2 }) },
        ];
        let mut lines = Vec::new();
        write(&mut lines, &told[..1], &chairs());
        assert_eq!(lines[0].text.en, "B: hello");
        write(&mut lines, &told[1..], &chairs());
        assert!(lines.is_empty());
    }
}
