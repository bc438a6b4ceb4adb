//! The whole table as one viewer may know it: what a client needs to show it from nothing.

use serde::Serialize;
use serde_json::Value;
use tablier_rules::{
    AnyMatch, FinalPlace, Level, Message, OptionMap, PerSeat, Seat, SeatSet, ToldMove, Viewer,
    reading,
};

use crate::table::{Stage, Table};
use crate::{
    Absence, Audience, DrawShown, OpenedChance, Pace, PersonId, Shown, Sitter, Time, ToldVersion,
    Why, Wish,
};

/// A seat, for everybody.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChairShown {
    /// What it is called.
    pub name: Message,
    /// Whether somebody has it.
    pub taken: bool,
    /// Whether it is the viewer's own.
    pub own: bool,
    /// The machine that decides here now.
    pub machine: Option<Level>,
    /// Whether that machine keeps the seat of a person.
    pub away: bool,
    /// Milliseconds left to think.
    pub left: Option<u64>,
    /// Whether the person wants to play again.
    pub again: bool,
}

reading! {
    fields of ChairShown { name, taken, own, machine, away, left, again }
}

/// The table as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Snapshot<V = Value> {
    /// The version it shows.
    pub v: u64,
    /// The slug of the game.
    pub game: String,
    /// The options, complete.
    pub options: OptionMap,
    /// How far it is.
    pub stage: Stage,
    /// The seats.
    pub chairs: Vec<ChairShown>,
    /// How much time there is.
    pub pace: Pace,
    /// What becomes of a seat whose person leaves.
    pub absence: Absence,
    /// Who may watch.
    pub audience: Audience,
    /// Whether the ratings of those who play change by it.
    #[serde(default)]
    pub rated: bool,
    /// How many sides play against each other: partners are one.
    pub sides: usize,
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// Whether the viewer opened the table.
    pub host: bool,
    /// Whether the host gave the viewer's seat to others.
    #[serde(default)]
    pub turned_away: bool,
    /// Whether the viewer may say something now: partners do not while they play.
    pub may_talk: bool,
    /// What the viewer sees of the game.
    pub view: V,
    /// The move that led there, as far as the viewer may know it.
    pub last: Option<ToldMove>,
    /// How many moves were made.
    pub moves: usize,
    /// Who decides now.
    pub deciders: SeatSet,
    /// Whose clocks run.
    pub running: SeatSet,
    /// The decision the viewer's seat has to make now.
    pub decision: Option<u64>,
    /// Whether the viewer's seat may take back without asking.
    pub may_take_back: bool,
    /// What was asked for and waits for answers: by whom, what, and who has to answer.
    pub request: Option<(Seat, Wish, SeatSet)>,
    /// What an answer to it calls it.
    #[serde(default)]
    pub request_number: Option<u64>,
    /// Whether the game is interrupted until somebody who plays wants to go on.
    #[serde(default)]
    pub paused: bool,
    /// What is published of the seed before the game.
    pub commitment: String,
    /// The seed and its salt, once the game is over.
    pub seed: Option<OpenedChance>,
    /// What those who play give to the chance of the game, before it begins and once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<DrawShown>,
    /// How it ended.
    pub why: Option<Why>,
    /// The final places.
    pub places: Option<PerSeat<FinalPlace>>,
    /// The word for what ended the game.
    pub ending: Option<String>,
    /// The table of the next game.
    pub next: Option<String>,
}

reading! {
    fields of Snapshot<V> {
        v, game, options, stage, chairs, pace, absence, audience, rated = default, sides, viewer, host, turned_away = default, may_talk,
        view, last, moves, deciders, running, decision, may_take_back, request, request_number = default, paused = default, commitment,
        seed, draw = default, why, places, ending, next,
    }
}

/// What a client needs to follow the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Update<V = Value> {
    /// What happened since the version the client knew.
    pub told: Vec<ToldVersion<V>>,
    /// How things stand now.
    pub snapshot: Snapshot<V>,
}

reading! {
    fields of Update<V> { told, snapshot }
}

impl Table {
    /// What a person needs who knows the table up to version `since`.
    pub fn update(&self, person: PersonId, viewer: Viewer, since: u64, now: Time) -> Update {
        self.update_as(person, viewer, since, now)
    }

    /// The same with views in some form of JSON.
    pub fn update_as<V: Shown>(
        &self,
        person: PersonId,
        viewer: Viewer,
        since: u64,
        now: Time,
    ) -> Update<V> {
        Update {
            told: self.told_to(viewer, !self.seats_of(person).is_empty(), since),
            snapshot: self.snapshot_as(person, viewer, now),
        }
    }

    /// The last move, as told to a viewer.
    fn last_event(&self, game: &dyn AnyMatch, viewer: Viewer) -> Option<ToldMove> {
        let moves = game.moves();
        let mut event = game.events(viewer, moves.checked_sub(1)?..moves).pop()?;
        event.text = event.text.named(&self.names);
        Some(event)
    }

    /// Whose eyes a person looks through: the own seat; of several own ones the one asked for, else one that decides; as
    /// anybody, all-knowing included, once the game is over. While none of several own seats decides, nobody's secrets are
    /// shown, since it is not known who sits before the screen.
    pub fn viewer(&self, person: PersonId, wanted: Option<Viewer>) -> Viewer {
        let own = self.seats_of(person);
        // A seat that the table does not have is nobody's.
        let is_there =
            |viewer: &Viewer| viewer.seat().is_none_or(|s| s.index() < self.chairs.len());
        match wanted.filter(is_there) {
            Some(viewer) if self.stage == Stage::Over => viewer,
            Some(Viewer::Seat(seat)) if own.contains(seat) => Viewer::Seat(seat),
            _ => {
                let deciding = self.deciders().iter().find(|&seat| own.contains(seat));
                let hidden = || self.rules.about().hidden;
                let unknown = own.len() > 1 && self.stage == Stage::Playing && hidden();
                let usual = own.first().filter(|_| !unknown);
                deciding.or(usual).map_or(Viewer::Spectator, Viewer::Seat)
            }
        }
    }

    /// Whether a person who does not play may look on.
    pub fn may_watch(&self, person: PersonId) -> bool {
        let plays = !self.seats_of(person).is_empty() || person == self.host;
        let open = self.chairs.iter().any(|chair| chair.sitter == Sitter::Nobody);
        plays || open || self.setup.audience != Audience::Nobody
    }

    /// The table as a person may know it now, through these eyes.
    pub fn snapshot(&self, person: PersonId, viewer: Viewer, now: Time) -> Snapshot {
        self.snapshot_as(person, viewer, now)
    }

    /// The same with the view in some form of JSON.
    pub fn snapshot_as<V: Shown>(
        &self,
        person: PersonId,
        viewer: Viewer,
        now: Time,
    ) -> Snapshot<V> {
        let seat = viewer.seat();
        let chair = |(index, chair): (usize, &crate::Chair)| ChairShown {
            name: self.names.get(index).cloned().unwrap_or_default(),
            taken: chair.sitter != Sitter::Nobody,
            own: chair.is_of(person),
            machine: chair.machine(),
            away: chair.stand_in.is_some(),
            left: self.clock.left(Seat::new(index), now),
            again: chair.again,
        };
        let over = self.stage == Stage::Over;
        // Before the start nothing of the deal is shown to anybody.
        let game = self.game.as_deref().filter(|_| self.has_begun());
        let own_seat = seat.filter(|seat| self.chairs[seat.index()].is_of(person));
        Snapshot {
            v: self.version(),
            game: self.setup.game.clone(),
            options: self.options.clone(),
            stage: self.stage,
            chairs: self.chairs.iter().enumerate().map(chair).collect(),
            pace: self.setup.pace,
            absence: self.absence(),
            audience: self.setup.audience,
            rated: self.setup.rated,
            sides: self.sides(),
            viewer,
            host: person == self.host,
            turned_away: self.removed.contains(&person),
            may_talk: self.may_talk(person),
            view: game.map_or_else(V::nothing, |game| V::now(game, viewer)),
            last: game.and_then(|game| self.last_event(game, viewer)),
            moves: game.map_or(0, AnyMatch::moves),
            deciders: self.deciders(),
            running: if over { SeatSet::EMPTY } else { self.clock.running() },
            decision: own_seat.and_then(|seat| self.decision_of(seat)),
            may_take_back: !over
                && own_seat.is_some_and(|seat| {
                    game.is_some_and(|game| game.may_take_back_to(seat) < game.moves())
                }),
            request: self.request.map(|request| (request.seat, request.wish, request.waiting)),
            request_number: self.request.map(|request| request.number),
            paused: self.is_paused,
            commitment: self.commitment.clone(),
            seed: self.opened_chance(),
            draw: self.draw_shown(),
            why: self.end.as_ref().map(|end| end.why.clone()),
            places: self.end.as_ref().and_then(|end| end.places),
            ending: self.end.as_ref().and_then(|end| end.ending).map(str::to_owned),
            next: self.next.clone(),
        }
    }
}
