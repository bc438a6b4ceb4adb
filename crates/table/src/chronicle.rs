//! What happened at a table, in words, line by line.

use tablier_rules::{Message, Seat, SeatSet};

use crate::{ChairShown, ToldEvent, ToldVersion, Wish, messages};

#[derive(Clone, Debug, PartialEq)]
pub struct ChronicleLine {
    /// The version that brought it.
    pub v: u64,
    /// Who is meant, for the colour.
    pub seat: Option<Seat>,
    pub kind: ChronicleKind,
    /// The words.
    pub text: Message,
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
                text: messages::said(name, said),
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

fn event(v: u64, seat: Option<Seat>, text: Message) -> ChronicleLine {
    ChronicleLine { v, seat, kind: ChronicleKind::Notice, text, mv: None, number: None }
}

fn name(chairs: &[ChairShown], seat: Seat) -> Message {
    chairs.get(seat.index()).map(|chair| chair.name.clone()).unwrap_or_default()
}

fn names(chairs: &[ChairShown], seats: SeatSet) -> Message {
    Message::listed(seats.iter().map(|seat| name(chairs, seat)))
}

fn took_back(name: &Message) -> Message {
    messages::took_back(name.clone())
}

fn told_of<V>(what: &ToldEvent<V>, chairs: &[ChairShown]) -> Option<(Option<Seat>, Message)> {
    Some(match what {
        ToldEvent::Sat { seat } => (Some(*seat), messages::sat(name(chairs, *seat))),
        ToldEvent::Filled { seat, level: Some(_) } => {
            let name = name(chairs, *seat);
            (Some(*seat), messages::machine_sat(name))
        }
        ToldEvent::Left { seats } => {
            let names = names(chairs, *seats);
            (seats.first(), messages::seat_freed(names))
        }
        ToldEvent::StoodIn { seats, .. } => {
            let names = names(chairs, *seats);
            (seats.first(), messages::stood_in(names))
        }
        ToldEvent::Returned { seats } => (seats.first(), messages::returned(names(chairs, *seats))),
        ToldEvent::Asked { seat, wish } => {
            let name = name(chairs, *seat);
            let asked = match wish {
                Wish::Undo => messages::asked_undo(name),
                Wish::Draw => messages::asked_draw(name),
                Wish::Pause => messages::asked_pause(name),
            };
            (Some(*seat), asked)
        }
        ToldEvent::Answered { seat, yes, .. } => {
            let name = name(chairs, *seat);
            let answered = if *yes { messages::agreed(name) } else { messages::declined(name) };
            (Some(*seat), answered)
        }
        ToldEvent::Paused { .. } => (None, messages::paused()),
        ToldEvent::WentOn { seat } => (Some(*seat), messages::went_on(name(chairs, *seat))),
        ToldEvent::Hinted { seat } => (Some(*seat), messages::hinted(name(chairs, *seat))),
        ToldEvent::Removed { seat, name } => (Some(*seat), messages::removed(name)),
        ToldEvent::Again { seats, yes: true } => {
            (seats.first(), messages::again(names(chairs, *seats)))
        }
        ToldEvent::Next => (None, messages::next_ready()),
        ToldEvent::Outage => (None, messages::outage()),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use tablier_rules::{Language, ToldMove};

    use super::*;
    use crate::Time;

    fn moved(v: u64, number: usize) -> ToldVersion {
        let (seat, text) = (Seat::new(0), Message::words("A plays"));
        let event = ToldMove { number, seat, mv: Some("a1".into()), forced: false, text };
        ToldVersion {
            v,
            at: Time(0),
            what: Some(ToldEvent::Moved { moves: vec![event], views: vec![] }),
        }
    }

    fn chairs() -> Vec<ChairShown> {
        let name = Message::words("A");
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
        assert_eq!(lines[1].text.get(Language::EN), "A took the move back.");
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
        assert_eq!(lines[0].text.get(Language::EN), "B: hello");
        write(&mut lines, &told[1..], &chairs());
        assert!(lines.is_empty());
    }
}
