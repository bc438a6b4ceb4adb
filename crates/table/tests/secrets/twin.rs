//! Two games that a viewer cannot tell apart, side by side.

use std::collections::BTreeSet;

use serde_json::Value;
use tablier_games::{Visitor, visit};
use tablier_rules::{
    AnyMatch, FastRng, Match, Rng, Salt, Seed, Show, Viewer, options_from_json, view_from_json,
};
use tablier_table::{Input, LogEntry, Setup, Table};

use crate::onlooker::Onlooker;
use crate::play::Play;

/// How much was compared.
#[derive(Debug, Default)]
pub struct Twins {
    /// Games with a twin.
    pub compared: usize,
    /// Twins with other secrets than a seed.
    pub other_secrets: usize,
    /// Twins in which somebody's move was not possible.
    pub impossible: usize,
}

/// What a viewer never learnt of a game.
struct Unknown {
    /// Which inputs are moves that the viewer never knew.
    moves: BTreeSet<usize>,
    /// Which tiles, cards and the like the viewer never saw: what `unseen` says in every view.
    unseen: BTreeSet<String>,
}

/// Goes through the game with a viewer.
fn unknown(play: &Play, until: usize, onlooker: Onlooker) -> Unknown {
    let mut table = Table::open(tablier_games::RULEBOOKS, play.log[0].clone()).expect("it opened");
    // By number of the move: the input that chose it.
    let mut made: Vec<Option<usize>> = Vec::new();
    let (mut chosen, mut known) = (BTreeSet::new(), BTreeSet::new());
    let mut unseen: Option<BTreeSet<String>> = None;
    for (index, entry) in play.log[..until].iter().enumerate().skip(1) {
        table.take(entry).expect("it was taken in");
        let viewer = onlooker.viewer(&table);
        let game = table.game().expect("a game");
        if let Input::Decide { .. } = entry.input {
            chosen.insert(index);
            made.push(Some(index));
        }
        made.resize(game.moves(), None);
        let record = game.record_for(viewer).moves;
        let open = made.iter().zip(&record).filter(|(_, told)| told.mv.is_some());
        known.extend(open.filter_map(|(index, _)| *index));
        let now: BTreeSet<String> = words(&game.view(viewer)["unseen"]).into_iter().collect();
        unseen = Some(match unseen {
            Some(before) => before.intersection(&now).cloned().collect(),
            None => now,
        });
    }
    let moves = chosen.difference(&known).copied().collect();
    Unknown { moves, unseen: unseen.unwrap_or_default() }
}

fn words(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().map(ToString::to_string).collect()
}

/// Deals anew what nobody saw: in the order of the bag, unseen things change places.
fn deal(start: &mut Value, unseen: &BTreeSet<String>, rng: &mut FastRng) {
    let Some(order) = start.get_mut("order").and_then(Value::as_array_mut) else { return };
    let places: Vec<usize> =
        (0..order.len()).filter(|&place| unseen.contains(&order[place].to_string())).collect();
    let mut mixed = places.clone();
    rng.shuffle(&mut mixed);
    let before = order.clone();
    for (to, from) in places.into_iter().zip(mixed) {
        order[to] = before[from].clone();
    }
}

/// A game that begins as somebody sees it who sees everything.
struct Dealt<'a> {
    setup: &'a Setup,
    start: &'a Value,
}

impl Visitor for Dealt<'_> {
    type Output = Box<dyn AnyMatch>;

    fn visit<G: Show>(self) -> Box<dyn AnyMatch> {
        let options = options_from_json::<G>(&self.setup.options).expect("options");
        let view = view_from_json::<G>(self.start).expect("a view");
        let start = G::resample(&view, &mut FastRng::new(0));
        Box::new(Match::<G>::dealt(options, self.setup.seed, start))
    }
}

/// Another game that looks the same to those eyes, at its opening.
fn twin(play: &Play, unknown: &Unknown, rng: &mut FastRng) -> Table {
    let game = play.table.game().expect("a game");
    let mut start = game.after(0).view(Viewer::Everything);
    deal(&mut start, &unknown.unseen, rng);
    let LogEntry { at, input: Input::Open { setup, host, name, seal: None }, .. } =
        play.log[0].clone()
    else {
        panic!("a table begins with its opening");
    };
    let setup = Setup { seed: Seed(rng.next_u64()), salt: Salt("another".to_owned()), ..*setup };
    let entry = LogEntry::new(at, Input::Open { setup: Box::new(setup), host, name, seal: None });
    let dealt =
        |setup: &Setup, _| Ok(visit(&setup.game, Dealt { setup, start: &start }).expect("known"));
    Table::open_with(tablier_games::RULEBOOKS, entry, dealt).expect("it opens")
}

/// Plays the first inputs of a game and of a twin side by side. An error is what told them apart.
pub fn compare(
    play: &Play,
    until: usize,
    onlooker: Onlooker,
    rng: &mut FastRng,
    twins: &mut Twins,
) -> Result<(), String> {
    let unknown = unknown(play, until, onlooker);
    let mut truth = Table::open(tablier_games::RULEBOOKS, play.log[0].clone()).expect("it opened");
    let mut other = twin(play, &unknown, rng);
    twins.compared += 1;
    let mut moves_seen: Vec<String> = vec!["nonsense".to_owned(), "0".to_owned()];
    for (step, entry) in play.log[..until].iter().enumerate().skip(1) {
        let (since, at) = (truth.version(), entry.at);
        let mut entry = entry.clone();
        truth.take(&entry).expect("it was taken in");
        if let Input::Decide { seat, mv, .. } = &mut entry.input {
            moves_seen.push(mv.clone());
            if unknown.moves.contains(&step) {
                let legal = other.game().expect("a game").legal(*seat);
                *mv = rng.choose(&legal).unwrap_or(mv).clone();
            }
        }
        if other.take(&entry).is_err() {
            // Only whoever acts is answered; what one does oneself follows from what one knows.
            twins.impossible += 1;
            let own = author(&entry.input) == Some(onlooker);
            return if own { Err(format!("step {step}: {entry:?} is refused")) } else { Ok(()) };
        }
        let told = [&truth, &other].map(|table| onlooker.told(table, since, at));
        same(onlooker, step, &told)?;
    }
    let now = truth.last().after(1_234);
    let whole =
        [&truth, &other].map(|table| onlooker.told(table, 0, now) + "\n" + &onlooker.found(table));
    same(onlooker, until, &whole)?;
    let tried: Vec<String> = (0..8).filter_map(|_| rng.choose(&moves_seen).cloned()).collect();
    let refused =
        [&mut truth, &mut other].map(|table| onlooker.refusals(table, &tried, now).join("\n"));
    same(onlooker, until, &refused)?;
    let all = [&truth, &other].map(|table| {
        let game = table.game().expect("a game");
        (game.view(Viewer::Everything), game.record_for(Viewer::Everything).moves)
    });
    twins.other_secrets += usize::from(all[0] != all[1] || !unknown.moves.is_empty());
    Ok(())
}

/// The person who acts.
fn author(input: &Input) -> Option<Onlooker> {
    match *input {
        Input::Decide { by: tablier_table::Mover::Person(person), .. }
        | Input::Ask { person, .. }
        | Input::Answer { person, .. }
        | Input::GoOn { person }
        | Input::Hint { person, .. }
        | Input::Leave { person }
        | Input::Return { person } => Some(Onlooker::Person(person)),
        _ => None,
    }
}

/// The first difference between what both tell.
pub fn same(onlooker: Onlooker, step: usize, told: &[String; 2]) -> Result<(), String> {
    let [one, other] = told;
    if one == other {
        return Ok(());
    }
    let common = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let part = |text: &str| {
        let from = common.saturating_sub(200);
        String::from_utf8_lossy(&text.as_bytes()[from..text.len().min(common + 80)]).into_owned()
    };
    Err(format!("{onlooker:?} at step {step} is told\n  {}\nor\n  {}", part(one), part(other)))
}
