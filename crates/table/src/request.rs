//! What a seat may ask of the others, and how they answer.

use serde::{Deserialize, Serialize};
use tablier_rules::{Seat, SeatSet, Text};

use crate::notice::Notice;
use crate::table::Table;
use crate::{Entry, PersonId, Refusal, Why};

/// What can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// To take the last decision back.
    Undo,
    /// To call it a draw.
    Draw,
}

/// A wish that waits for answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// Who asked.
    pub seat: Seat,
    /// For what.
    pub wish: Wish,
    /// Who has not answered yet.
    pub waiting: SeatSet,
    /// Where an undo leads to, in moves.
    pub(crate) target: usize,
}

impl Table {
    /// The seats of people who would have to agree to a wish of this seat.
    fn others(&self, seat: Seat) -> SeatSet {
        let own = &self.chairs[seat.index()];
        Seat::all(self.chairs.len())
            .filter(|other| {
                let chair = &self.chairs[other.index()];
                chair.machine().is_none() && chair.sitter != own.sitter
            })
            .collect()
    }

    pub(crate) fn ask(
        &mut self,
        person: PersonId,
        seat: Seat,
        wish: Wish,
        entry: &Entry,
    ) -> Result<Notice, Refusal> {
        self.own_seat(person, seat)?;
        let game = self.playing()?;
        if self.request.is_some() {
            return Err(Refusal::say(
                "Une autre demande attend encore sa réponse.",
                "Another request is still waiting for its answer.",
            ));
        }
        let mut target = game.moves();
        if wish == Wish::Undo {
            target = game.last_choice(seat).ok_or_else(|| {
                Refusal::say("Il n'y a rien à reprendre.", "There is nothing to take back.")
            })?;
            // Rule: one's own last decisions may be taken back as long as nobody else has decided and nothing has come to light.
            if target >= game.may_take_back_to(seat) {
                return Ok(self.take_back(seat, target, entry));
            }
            self.unless_rated(
                "Dans une partie classée, on ne reprend pas un coup qui a reçu sa réponse.",
                "In a rated game a move that has been answered is not taken back.",
            )?;
        } else if self.sides() != 2 {
            return Err(Refusal::say(
                "À plus de deux camps, une partie ne se déclare pas nulle.",
                "With more than two sides a game is not called a draw.",
            ));
        }
        let waiting = self.others(seat);
        if waiting.is_empty() {
            return match wish {
                Wish::Undo => Ok(self.take_back(seat, target, entry)),
                Wish::Draw => Err(Refusal::say(
                    "La machine préfère jouer jusqu'au bout.",
                    "The machine would rather play to the end.",
                )),
            };
        }
        self.request = Some(Request { seat, wish, waiting, target });
        Ok(Notice::Asked { seat, wish })
    }

    pub(crate) fn answer(
        &mut self,
        person: PersonId,
        seat: Seat,
        yes: bool,
        entry: &Entry,
    ) -> Result<Notice, Refusal> {
        self.own_seat(person, seat)?;
        let Some(request) = self.request.filter(|request| request.waiting.contains(seat)) else {
            return Err(Refusal { late: true, ..Refusal::new(no_question()) });
        };
        let waiting = request.waiting.without(seat);
        if yes && !waiting.is_empty() {
            self.request = Some(Request { waiting, ..request });
            return Ok(Notice::Answered { seat, wish: request.wish, yes });
        }
        self.request = None;
        match (yes, request.wish) {
            (false, wish) => Ok(Notice::Answered { seat, wish, yes }),
            (true, Wish::Undo) => Ok(self.take_back(request.seat, request.target, entry)),
            (true, Wish::Draw) => Ok(self.end(None, Why::Agreed)),
        }
    }

    /// Takes back all moves but the first ones.
    fn take_back(&mut self, seat: Seat, moves: usize, entry: &Entry) -> Notice {
        if let Some(game) = &mut self.game {
            game.truncate(moves);
        }
        for (_, notice) in self.notices.iter_mut().rev() {
            match notice {
                Notice::Moved { made } if made.end > moves => *notice = Notice::Undone,
                Notice::Moved { .. } => break,
                _ => {}
            }
        }
        self.request = None;
        self.clock.took_back(moves, entry.at);
        self.ask_everybody_anew(entry.at);
        Notice::TookBack { seat, moves }
    }
}

fn no_question() -> Text {
    Text::new("Aucune demande n'attend votre réponse.", "No request is waiting for your answer.")
}
