//! What happened at a table, in words, line by line.

use tablier_rules::{Seat, SeatSet, Text, text};

use crate::{ChairShown, Told, What, Wish};

/// One line.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The version that brought it.
    pub v: u64,
    /// Who is meant, for the colour.
    pub seat: Option<Seat>,
    /// What it is.
    pub kind: Kind,
    /// The words.
    pub text: Text,
    /// The move, as far as it may be known.
    pub mv: Option<String>,
    /// The number of the move.
    pub number: Option<usize>,
}

/// What a line tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A move.
    Move,
    /// Something said.
    Talk,
    /// Anything else.
    Notice,
}

/// Takes in what was told; moves that were taken back disappear.
pub fn write<V>(lines: &mut Vec<Line>, told: &[Told<V>], chairs: &[ChairShown]) {
    for one in told {
        let Some(what) = &one.what else { continue };
        let v = one.v;
        match what {
            What::Moved { moves, .. } => lines.extend(moves.iter().map(|event| Line {
                v,
                seat: Some(event.seat),
                kind: Kind::Move,
                text: event.text.clone(),
                mv: event.mv.clone(),
                number: Some(event.number),
            })),
            What::TookBack { seat, moves } => {
                lines.retain(|line| line.number.is_none_or(|number| number <= *moves));
                lines.push(notice(v, Some(*seat), took_back(&name(chairs, *seat))));
            }
            What::Said { name, text: Some(said), .. } => lines.push(Line {
                v,
                seat: None,
                kind: Kind::Talk,
                text: text!("{name} : {said}", "{name}: {said}"),
                mv: None,
                number: None,
            }),
            What::Unsaid { version } => lines.retain(|line| line.v != *version),
            other => {
                if let Some((seat, text)) = told_of(other, chairs) {
                    lines.push(notice(v, seat, text));
                }
            }
        }
    }
}

fn notice(v: u64, seat: Option<Seat>, text: Text) -> Line {
    Line { v, seat, kind: Kind::Notice, text, mv: None, number: None }
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

fn told_of<V>(what: &What<V>, chairs: &[ChairShown]) -> Option<(Option<Seat>, Text)> {
    let say = |fr: &str, en: &str, name: &Text| Text::new(fr, en).named_as(name);
    Some(match what {
        What::Sat { seat } => {
            (Some(*seat), say("{} s'assied à la table.", "{} sits down.", &name(chairs, *seat)))
        }
        What::Filled { seat, level: Some(_) } => {
            let name = name(chairs, *seat);
            (Some(*seat), say("Une machine prend place : {}.", "A machine sits down: {}.", &name))
        }
        What::Left { seats } => {
            let names = names(chairs, *seats);
            (seats.first(), say("Une place se libère : {}.", "A seat is free again: {}.", &names))
        }
        What::StoodIn { seats, .. } => {
            let names = names(chairs, *seats);
            (seats.first(), say("Une machine joue pour {}.", "A machine plays for {}.", &names))
        }
        What::Returned { seats } => {
            (seats.first(), say("{} est de retour.", "{} is back.", &names(chairs, *seats)))
        }
        What::Asked { seat, wish } => {
            let (fr, en) = match wish {
                Wish::Undo => {
                    ("{} voudrait reprendre son coup.", "{} would like to take a move back.")
                }
                Wish::Draw => ("{} propose la nulle.", "{} offers a draw."),
                Wish::Pause => ("{} propose une pause.", "{} asks for a pause."),
            };
            (Some(*seat), say(fr, en, &name(chairs, *seat)))
        }
        What::Answered { seat, yes, .. } => {
            let (fr, en) =
                if *yes { ("{} accepte.", "{} agrees.") } else { ("{} refuse.", "{} declines.") };
            (Some(*seat), say(fr, en, &name(chairs, *seat)))
        }
        What::Paused { .. } => (
            None,
            Text::new(
                "La partie est suspendue ; les pendules sont arrêtées.",
                "The game is paused; the clocks stand still.",
            ),
        ),
        What::WentOn { seat } => (
            Some(*seat),
            say("{} relance la partie.", "{} goes on with the game.", &name(chairs, *seat)),
        ),
        What::Hinted { seat } => (
            Some(*seat),
            say("{} a demandé un conseil.", "{} asked for a hint.", &name(chairs, *seat)),
        ),
        What::Removed { seat, name } => {
            (Some(*seat), text!("{name} a dû laisser sa place.", "{name} had to give up the seat."))
        }
        What::Again { seats, yes: true } => (
            seats.first(),
            say("{} voudrait rejouer.", "{} would like to play again.", &names(chairs, *seats)),
        ),
        What::Next => (None, Text::new("La revanche est prête.", "The next game is ready.")),
        What::Outage => (
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
    use tablier_rules::Event;

    use super::*;
    use crate::Time;

    fn moved(v: u64, number: usize) -> Told {
        let (seat, text) = (Seat::new(0), Text::same("A plays"));
        let event = Event { number, seat, mv: Some("a1".into()), forced: false, text };
        Told { v, at: Time(0), what: Some(What::Moved { moves: vec![event], views: vec![] }) }
    }

    fn chairs() -> Vec<ChairShown> {
        let name = Text::same("A");
        let (machine, left) = (None, None);
        vec![ChairShown { name, taken: true, own: true, machine, away: false, left, again: false }]
    }

    #[test]
    fn moves_taken_back_disappear_and_it_is_said_who_did() {
        let mut lines = Vec::new();
        let back = What::TookBack { seat: Seat::new(0), moves: 1 };
        let told = [moved(2, 1), moved(3, 2), Told { v: 4, at: Time(0), what: Some(back) }];
        write(&mut lines, &told, &chairs());
        assert_eq!(lines.len(), 2);
        assert_eq!(lines[0].number, Some(1));
        assert_eq!(lines[1].text.en, "A took the move back.");
    }

    #[test]
    fn what_was_said_and_taken_away_is_gone() {
        let said: What = What::Said { name: "B".into(), text: Some("hello".into()), plays: true };
        let told = [
            Told { v: 2, at: Time(0), what: Some(said) },
            Told { v: 3, at: Time(0), what: Some(What::Unsaid { version: 2 }) },
        ];
        let mut lines = Vec::new();
        write(&mut lines, &told[..1], &chairs());
        assert_eq!(lines[0].text.en, "B: hello");
        write(&mut lines, &told[1..], &chairs());
        assert!(lines.is_empty());
    }
}
