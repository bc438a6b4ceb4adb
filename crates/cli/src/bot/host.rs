//! The bot among the tables of a salon: where it sits, what it does there, when it goes.

mod lobby;
mod tables;

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{BuildHasher, RandomState};
use std::time::{Duration, Instant};

use tablier_protocol::{Act, ClientMessage, Code, NewTable, ServerMessage};
use tablier_rules::{Contribution, Message};
use tablier_table::{Snapshot, Stage};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::access::SalonAccess;
use super::link::{Heard, Link};
use super::thought::{EngineProgram, Thought};
use crate::messages;
use crate::out::{CommandFailure, Out};
use crate::program::Program;
use crate::running::Signals;

/// How long leaving may take.
const FAREWELL: Duration = Duration::from_secs(5);
/// After how long it is tried again when the salon is too busy.
const LATER: Duration = Duration::from_secs(1);

/// Where the bot wants to play.
pub enum Wanted {
    /// At this table.
    Table(String),
    /// At a table of its own.
    Own(NewTable),
    /// At open tables of the lobby.
    Open {
        /// Which games; none: all it can.
        games: Vec<String>,
        /// Only rated ones, or only friendly ones.
        rated: Option<bool>,
        /// At how many tables.
        at_once: usize,
    },
}

/// A table where it plays or wants to.
#[derive(Default)]
struct Play {
    /// The version it knows, and the one its own last act led to: nothing is done before that has been seen.
    v: u64,
    until: u64,
    snapshot: Option<Snapshot>,
    program: Option<Program>,
    /// Whether the program is being asked.
    is_thinking: bool,
    /// Whether it plays this game.
    is_ready: bool,
    /// The act that has not been answered yet.
    act: Option<(String, Act)>,
    failures: u32,
    /// When the game was over.
    ended: Option<Instant>,
}

impl Play {
    fn is_over(&self) -> bool {
        self.ended.is_some()
    }
}

pub struct Host<'a> {
    salon: SalonAccess,
    link: Link,
    thinker: EngineProgram,
    wanted: Wanted,
    games: Option<u64>,
    out: &'a mut Out,
    plays: BTreeMap<String, Play>,
    thoughts: (UnboundedSender<Thought>, UnboundedReceiver<Thought>),
    later: (UnboundedSender<String>, UnboundedReceiver<String>),
    /// Games the program refused.
    refused: BTreeSet<String>,
    /// Tables it went away from.
    left: BTreeSet<String>,
    finished: u64,
    /// What makes the names of its acts its own, and how many there were.
    acts: (u64, u64),
    /// What it has sealed for the chance of games.
    sealed: Vec<Contribution>,
    /// Whether the salon has let it in since the last cut: before that nothing is done.
    is_welcome: bool,
    /// Why it cannot go on.
    failed: Option<Message>,
}

impl<'a> Host<'a> {
    pub fn new(
        salon: SalonAccess,
        thinker: EngineProgram,
        wanted: Wanted,
        games: Option<u64>,
        out: &'a mut Out,
    ) -> Host<'a> {
        let link = Link::new(salon.websocket(), &salon.token);
        let mut plays = BTreeMap::new();
        if let Wanted::Table(name) = &wanted {
            plays.insert(name.clone(), Play::default());
        }
        Host {
            salon,
            link,
            thinker,
            wanted,
            games,
            out,
            plays,
            thoughts: unbounded_channel(),
            later: unbounded_channel(),
            refused: BTreeSet::new(),
            left: BTreeSet::new(),
            finished: 0,
            acts: (RandomState::new().hash_one(()), 0),
            sealed: Vec::new(),
            is_welcome: false,
            failed: None,
        }
    }

    /// Plays until it has played enough, cannot go on, or is told to end.
    pub async fn stay(mut self, mut signals: Signals) -> Result<(), CommandFailure> {
        while self.games.is_none_or(|games| self.finished < games) && self.failed.is_none() {
            tokio::select! {
                heard = self.link.next() => match heard {
                    Ok(Heard::Told(tell)) => self.hear(*tell).await?,
                    Ok(Heard::Cut(why)) => {
                        self.is_welcome = false;
                        self.plays.values_mut().for_each(|play| play.act = None);
                        self.say(format!("The connection is cut ({why}); it is made again."))?;
                    }
                    Err(sentence) => self.failed = Some(sentence),
                },
                Some(thought) = self.thoughts.1.recv() => self.consider(thought).await?,
                Some(table) = self.later.1.recv() => match table.is_empty() {
                    true => self.open_table().await?,
                    false => self.look(&table).await?,
                },
                () = signals.next() => {
                    self.say("It leaves its tables.")?;
                    break;
                }
            }
        }
        tokio::select! {
            () = self.depart() => {}
            () = tokio::time::sleep(FAREWELL) => {}
            // Whoever asks twice is in a hurry.
            () = signals.next() => {}
        }
        self.failed.map_or(Ok(()), |sentence| Err(CommandFailure::new(sentence)))
    }

    async fn hear(&mut self, tell: ServerMessage) -> Result<(), CommandFailure> {
        match tell {
            ServerMessage::Welcome { me, .. } if me.person != self.salon.me.person => {
                self.failed = Some(messages::bot_forgotten());
            }
            ServerMessage::Welcome { .. } => {
                self.is_welcome = true;
                for (table, play) in &self.plays {
                    let (table, since) = (table.clone(), play.v);
                    self.link.say(&ClientMessage::Follow { table, since, viewer: None }).await;
                }
                // There it is told of the tables where it has a seat already, too.
                self.link.say(&ClientMessage::Lobby { follow: true }).await;
            }
            ServerMessage::Table { table, update, .. } => {
                if let Some(play) = self.plays.get_mut(&table) {
                    play.v = update.snapshot.v;
                    play.snapshot = Some(update.snapshot);
                    self.look(&table).await?;
                }
            }
            ServerMessage::Own { tables } => {
                for card in tables.into_iter().filter(|card| card.stage != Stage::Over) {
                    self.follow(card.table).await;
                }
                self.open_table().await?;
            }
            ServerMessage::Lobby(lobby) => self.choose(lobby.open).await,
            ServerMessage::Done { id, v } => {
                let Some((table, _)) = self.answered(&id) else { return Ok(()) };
                self.plays.entry(table.clone()).and_modify(|play| play.until = v);
                self.look(&table).await?;
            }
            ServerMessage::Refused { id: Some(id), failure } => {
                let Some((table, act)) = self.answered(&id) else { return Ok(()) };
                // An older salon gives no code.
                if failure.code.passes() || failure.again {
                    self.again_later(table);
                } else if failure.code == Code::Late || failure.late {
                    self.look(&table).await?;
                } else {
                    let why = self.out.said(&failure.text);
                    self.say(format!("{}: {why}", self.salon.link(&table)))?;
                    match act {
                        Act::Sit { .. } => self.drop_table(&table, &failure.text).await?,
                        Act::Decide { .. } => self.stumble(&table, failure.text).await?,
                        _ => {}
                    }
                }
            }
            ServerMessage::Gone { table, text, .. } => {
                self.drop_table(&table, &text).await?;
            }
            ServerMessage::Restart { .. } => self.say("The salon will close for a moment.")?,
            ServerMessage::Refused { id: None, .. }
            | ServerMessage::Presence(_)
            | ServerMessage::Pong => {}
        }
        Ok(())
    }

    async fn act(&mut self, table: &str, act: Act) {
        self.acts.1 += 1;
        let id = format!("bot{:016x}n{}", self.acts.0, self.acts.1);
        self.act_as(table, id, act).await;
    }

    /// Does something, unless the connection is cut: whoever comes back looks anew at what is to be done.
    async fn act_as(&mut self, table: &str, id: String, act: Act) {
        if let Some(play) = self.plays.get_mut(table).filter(|_| self.is_welcome) {
            play.act = Some((id.clone(), act.clone()));
            self.link.say(&ClientMessage::Act { table: table.to_owned(), id, act }).await;
        }
    }

    /// The table and act of an answer.
    fn answered(&mut self, id: &str) -> Option<(String, Act)> {
        let is_it = |play: &Play| play.act.as_ref().is_some_and(|(known, _)| known == id);
        let (table, play) = self.plays.iter_mut().find(|(_, play)| is_it(play))?;
        Some((table.clone(), play.act.take()?.1))
    }

    /// Leaves its tables and the salon.
    async fn depart(&mut self) {
        let plays = |snapshot: &&Snapshot| {
            snapshot.stage != Stage::Over && snapshot.chairs.iter().any(|chair| chair.own)
        };
        let sits = |play: &Play| play.snapshot.as_ref().filter(plays).is_some();
        let resigns = |play: &Play| matches!(play.act, Some((_, Act::Resign { .. })));
        let here = self.plays.iter().filter(|(_, play)| sits(play) && !resigns(play));
        for table in here.map(|(table, _)| table.clone()).collect::<Vec<_>>() {
            self.act(&table, Act::Leave).await;
        }
        let leaves = |play: &Play| matches!(play.act, Some((_, Act::Leave | Act::Resign { .. })));
        while self.link.is_open() && self.plays.values().any(leaves) {
            match self.link.next().await {
                Ok(Heard::Told(tell)) => {
                    if let ServerMessage::Done { id, .. }
                    | ServerMessage::Refused { id: Some(id), .. } = *tell
                    {
                        self.answered(&id);
                    }
                }
                Ok(Heard::Cut(_)) | Err(_) => return,
            }
        }
        self.link.close().await;
    }

    /// Looks at a table again in a moment; at none: whether one is to be opened.
    fn again_later(&self, table: String) {
        let later = self.later.0.clone();
        tokio::spawn(async move {
            tokio::time::sleep(LATER).await;
            // A bot that has ended tries nothing again.
            let _ = later.send(table);
        });
    }

    fn say(&mut self, line: impl std::fmt::Display) -> Result<(), CommandFailure> {
        self.out.line(line)?;
        self.out.flush()
    }
}
