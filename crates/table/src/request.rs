//! What a seat may ask of the others, and how they answer.

use serde::Serialize;
use tablier_rules::{Seat, SeatSet, reading};

use crate::event::TableEvent;
use crate::refusal::Reason;
use crate::table::Table;
use crate::{Chair, LogEntry, Pace, PersonId, Refusal, Sitter, Why};

/// What can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// To take the last decision back.
    Undo,
    /// To call it a draw.
    Draw,
    /// To stop the clocks until somebody wants to go on.
    Pause,
}

reading! {
    variants of Wish { "undo" => Undo, "draw" => Draw, "pause" => Pause }
}

/// A wish that waits for answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The version that brought it: what an answer calls it by.
    pub number: u64,
    /// Who asked.
    pub seat: Seat,
    pub wish: Wish,
    /// Who has not answered yet.
    pub waiting: SeatSet,
    /// Where an undo leads to, in moves.
    pub(crate) target: usize,
}

/// On which terms moves are taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Terms {
    /// By one's own right, before anybody answered.
    Freely,
    /// The others agreed, or there is nobody to ask.
    Agreed,
}

impl Table {
    /// How many moves stand.
    pub(crate) fn moves_made(&self) -> usize {
        self.game.as_ref().map_or(0, |game| game.moves())
    }

    /// Whether a machine that stood in for somebody made the decision after so many moves.
    fn was_made_for(&self, moves: usize) -> bool {
        self.setup.law.is_fair() && self.made_for.contains(&moves)
    }

    /// The seats of people who would have to agree to a wish of this seat.
    fn others(&self, seat: Seat) -> SeatSet {
        let own = &self.chairs[seat.index()];
        // Law: nobody agrees by being away.
        let has_a_say = |chair: &Chair| match self.setup.law.is_fair() {
            true => matches!(chair.sitter, Sitter::Person(_)),
            false => chair.machine().is_none(),
        };
        Seat::all(self.chairs.len())
            .filter(|other| {
                let chair = &self.chairs[other.index()];
                has_a_say(chair) && chair.sitter != own.sitter
            })
            .collect()
    }

    pub(crate) fn ask(
        &mut self,
        person: PersonId,
        seat: Seat,
        wish: Wish,
        entry: &LogEntry,
    ) -> Result<TableEvent, Refusal> {
        self.present(person, seat)?;
        let game = self.playing()?;
        self.unless_paused()?;
        // Law: what one has the right to waits for nobody's answer.
        if !self.setup.law.is_fair() {
            self.unless_asked()?;
        }
        let mut target = game.moves();
        match wish {
            Wish::Undo => {
                target = game.last_choice(seat).ok_or(Reason::NothingToUndo)?;
                // Rule: one's own last decisions may be taken back as long as nobody else has decided and nothing has come to light.
                // Law: those that a machine made are not one's own.
                if target >= game.may_take_back_to(seat) && !self.was_made_for(target) {
                    return Ok(self.take_back(seat, target, entry, Terms::Freely));
                }
                self.unless_rated(Reason::RatedUndo)?;
            }
            Wish::Draw if self.sides() != 2 => {
                return Err(Reason::DrawMany.into());
            }
            Wish::Pause if self.setup.pace == Pace::Free => {
                return Err(Reason::PauseUnclocked.into());
            }
            Wish::Draw | Wish::Pause => {}
        }
        self.unless_asked()?;
        let waiting = self.others(seat);
        if waiting.is_empty() && wish == Wish::Draw {
            return Err(Reason::ByMachine.into());
        }
        // Law: what was taken back and played again is nothing new.
        let moves = self.moves_made();
        if self.declined.iter().any(|&(by, what, then)| (by, what) == (seat, wish) && moves <= then)
        {
            return Err(Reason::AskedAgain.into());
        }
        let number = self.next_version();
        let request = Request { number, seat, wish, waiting, target };
        if waiting.is_empty() {
            return Ok(self.grant(request, entry));
        }
        self.request = Some(request);
        Ok(TableEvent::Asked { seat, wish })
    }

    /// Refuses to ask for something while something else waits for its answer.
    fn unless_asked(&self) -> Result<(), Refusal> {
        match self.request {
            None => Ok(()),
            Some(_) => Err(Reason::OtherRequest.into()),
        }
    }

    pub(crate) fn answer(
        &mut self,
        person: PersonId,
        seat: Seat,
        (yes, number): (bool, Option<u64>),
        entry: &LogEntry,
    ) -> Result<TableEvent, Refusal> {
        self.present(person, seat)?;
        let is_meant = |request: &Request| {
            request.waiting.contains(seat) && number.is_none_or(|number| number == request.number)
        };
        let Some(request) = self.request.filter(is_meant) else {
            return Err(Refusal { reason: Reason::NoRequest, late: true });
        };
        // Law: nobody agrees to what they were not asked.
        if yes && number.is_none() && self.setup.law.is_fair() {
            return Err(Reason::WhichRequest.into());
        }
        let waiting = request.waiting.without(seat);
        if yes && !waiting.is_empty() {
            self.request = Some(Request { waiting, ..request });
            return Ok(TableEvent::Answered { seat, wish: request.wish, yes });
        }
        self.request = None;
        if yes {
            return Ok(self.grant(request, entry));
        }
        if self.setup.law.is_fair() {
            self.declined.push((request.seat, request.wish, self.moves_made()));
        }
        Ok(TableEvent::Answered { seat, wish: request.wish, yes })
    }

    /// Everybody who has a say agrees.
    fn grant(&mut self, request: Request, entry: &LogEntry) -> TableEvent {
        match request.wish {
            Wish::Undo => self.take_back(request.seat, request.target, entry, Terms::Agreed),
            Wish::Draw => self.end(None, Why::Agreed),
            Wish::Pause => self.pause(request.seat, entry.at),
        }
    }

    /// Takes back all moves but the first ones.
    fn take_back(
        &mut self,
        seat: Seat,
        moves: usize,
        entry: &LogEntry,
        terms: Terms,
    ) -> TableEvent {
        if let Some(game) = &mut self.game {
            game.truncate(moves);
        }
        self.made_for.retain(|&made| made < moves);
        for (_, event) in self.events.iter_mut().rev() {
            match event {
                TableEvent::Moved { made } if made.end > moves => *event = TableEvent::Undone,
                TableEvent::Moved { .. } => break,
                _ => {}
            }
        }
        self.request = None;
        match terms {
            // Law: whoever thinks again does so on their own time.
            Terms::Freely if self.setup.law.is_fair() => {
                self.clock.thought_again(seat, moves, entry.at);
            }
            Terms::Freely | Terms::Agreed => self.clock.took_back(moves, entry.at),
        }
        self.ask_everybody_anew(entry.at);
        TableEvent::TookBack { seat, moves }
    }
}
