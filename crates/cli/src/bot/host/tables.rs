//! What the bot does at a table.

use std::time::Instant;

use tablier_protocol::{Act, ClientMessage};
use tablier_rules::{Contribution, Message, Seal, Seat};

use super::{Host, Wanted};
use crate::bot::step::{BotStep, result, step};
use crate::bot::thought::Thought;
use crate::messages;
use crate::out::CommandFailure;

/// How often the program may fail at a table before it gives the game up.
const FAILURES: u32 = 2;

/// Draws something for the chance of a game, remembers it and gives its seal.
fn seal_anew(sealed: &mut Vec<Contribution>) -> Seal {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    let contribution = Contribution(bytes);
    sealed.push(contribution);
    contribution.seal()
}

impl Host<'_> {
    /// Looks what there is to do at a table, and does it.
    pub(super) async fn look(&mut self, table: &str) -> Result<(), CommandFailure> {
        let Some(play) = self.plays.get_mut(table) else { return Ok(()) };
        let Some(snapshot) = &play.snapshot else { return Ok(()) };
        if play.is_thinking || play.act.is_some() || play.v < play.until {
            return Ok(());
        }
        match step(snapshot) {
            // Whether the program plays this game is asked before others count on it.
            BotStep::Sit if !play.is_ready => {
                play.is_thinking = true;
                self.thinker.think(table, snapshot, None, None, &self.thoughts.0);
            }
            BotStep::Sit => {
                // Salons that know nothing of it do not say how chance is drawn.
                let seal = snapshot.draw.is_some().then(|| seal_anew(&mut self.sealed));
                self.act(table, Act::Sit { seat: None, seal }).await;
            }
            BotStep::Seal => {
                let seal = seal_anew(&mut self.sealed);
                self.act(table, Act::Seal { seal }).await;
            }
            BotStep::Open(seal) => {
                let sealed = self.sealed.iter().find(|sealed| sealed.seal() == seal).copied();
                match sealed {
                    Some(contribution) => self.act(table, Act::Contribute { contribution }).await,
                    // It was sealed before this program was started: nobody knows any more what it was.
                    None => self.act(table, Act::Leave).await,
                }
            }
            BotStep::Act(act) => self.act(table, act).await,
            BotStep::Think { seat, decision } => {
                play.is_thinking = true;
                let (asked, program) = (Some((seat, decision)), play.program.take());
                self.thinker.think(table, snapshot, asked, program, &self.thoughts.0);
            }
            BotStep::Wait => {}
            BotStep::NoSeat => {
                self.drop_table(table, &messages::bot_no_seat()).await?;
            }
            BotStep::Over => self.end(table).await?,
        }
        Ok(())
    }

    /// The program has answered.
    pub(super) async fn consider(&mut self, thought: Thought) -> Result<(), CommandFailure> {
        let Thought { table, asked, answer, program } = thought;
        let Some(play) = self.plays.get_mut(&table) else { return Ok(()) };
        play.is_thinking = false;
        play.is_ready = answer.is_ok();
        play.program = program;
        let decision = play.snapshot.as_ref().and_then(|snapshot| snapshot.decision);
        match (asked, answer) {
            (None, Err(sentence)) => {
                let game = play.snapshot.as_ref().map(|snapshot| snapshot.game.clone());
                self.refused.extend(game);
                self.drop_table(&table, &sentence).await?;
            }
            (Some((seat, asked)), Ok(mv)) if decision == Some(asked) => {
                // The same name for the same decision: whoever comes back after a cut cannot play twice.
                let name = table.chars().filter(char::is_ascii_alphanumeric).take(40);
                let id = format!("{}s{seat}d{asked}", name.collect::<String>());
                let act = Act::Decide { seat, decision: asked, mv };
                self.act_as(&table, id, act).await;
            }
            (Some(_), Err(sentence)) => self.stumble(&table, sentence).await?,
            _ => self.look(&table).await?,
        }
        Ok(())
    }

    /// The program failed: it is started once more, and then the game is given up.
    pub(super) async fn stumble(
        &mut self,
        table: &str,
        sentence: Message,
    ) -> Result<(), CommandFailure> {
        let Some(play) = self.plays.get_mut(table) else { return Ok(()) };
        play.failures += 1;
        if !self.is_welcome {
            return Ok(());
        }
        let Some(snapshot) = play.snapshot.as_ref().filter(|_| play.failures >= FAILURES) else {
            let again = sentence.then(messages::bot_starts_again());
            self.say(self.out.said(&again))?;
            return self.look(table).await;
        };
        let own = snapshot.chairs.iter().position(|chair| chair.own);
        if let Some(seat) = own {
            self.act(table, Act::Resign { seat: Seat::new(seat) }).await;
        }
        self.failed = Some(sentence.then(messages::bot_resigned()));
        Ok(())
    }

    /// A game is over.
    pub(super) async fn end(&mut self, table: &str) -> Result<(), CommandFailure> {
        let Some(play) = self.plays.get_mut(table) else { return Ok(()) };
        let Some(snapshot) = play.snapshot.clone() else { return Ok(()) };
        let counts = !matches!(&self.wanted, Wanted::Table(wanted) if wanted != table);
        if !play.is_over() {
            play.ended = Some(Instant::now());
            play.program = None;
            self.finished += u64::from(counts);
            self.say(format!("{}: {}.", self.salon.link(table), result(&snapshot)))?;
        }
        if self.games.is_some_and(|games| self.finished >= games) {
            return Ok(());
        }
        let (own, others): (Vec<_>, Vec<_>) = snapshot.chairs.iter().partition(|chair| chair.own);
        if let Some(next) = snapshot.next {
            self.plays.remove(table);
            self.link.say(&ClientMessage::Unfollow { table: table.to_owned() }).await;
            if let Wanted::Table(wanted) = &mut self.wanted
                && wanted == table
            {
                wanted.clone_from(&next);
            }
            self.follow(next).await;
        } else if others.iter().any(|chair| chair.again) && own.iter().any(|chair| !chair.again) {
            let seal = snapshot.draw.is_some().then(|| seal_anew(&mut self.sealed));
            self.act(table, Act::Again { yes: true, seal }).await;
        }
        self.open_table().await
    }
}
