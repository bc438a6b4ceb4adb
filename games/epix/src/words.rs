//! What things are called and what is asked. What is asked in the middle of a move is in `in_hand.rs`. What happened is
//! told in `narrate.rs`, the whole state in `describe.rs`, what is refused in `objection.rs`.

mod describe;
mod in_hand;
mod narrate;
mod objection;

pub(super) use describe::describe;
pub(super) use in_hand::in_hand;
pub(super) use narrate::narrate;
pub(super) use objection::objection;

use tablier_rules::{Outcome, Seat, Text, Viewer, text};

use super::action::{ActionCard, Picks};
use super::moves::Names;
use super::position::{Epix, Fight, Foe, Phase};
use super::unit::UnitKind;

/// "soldat", "soldier".
pub(super) fn kind(kind: UnitKind) -> Text {
    match kind {
        UnitKind::Soldier => Text::new("soldat", "soldier"),
        UnitKind::Knight => Text::new("chevalier", "knight"),
        UnitKind::Camp => Text::new("camp", "camp"),
        UnitKind::Catapult => Text::new("catapulte", "catapult"),
    }
}

/// "un soldat", "a soldier".
pub(super) fn a_unit(of: UnitKind) -> Text {
    let Text { fr, en } = kind(of);
    let article = if of == UnitKind::Catapult { "une" } else { "un" };
    text!("{article} {fr}", "a {en}")
}

/// "le soldat", "the soldier".
pub(super) fn the_unit(of: UnitKind) -> Text {
    let Text { fr, en } = kind(of);
    let article = if of == UnitKind::Catapult { "la" } else { "le" };
    text!("{article} {fr}", "the {en}")
}

/// An action card.
pub(super) fn action(action: ActionCard) -> Text {
    match action {
        ActionCard::Recruit => Text::new("Recrutement", "Recruit"),
        ActionCard::Tax => Text::new("Taxe", "Tax"),
        ActionCard::Move => Text::new("Déplacement & attaque", "Move & attack"),
    }
}

/// One or two action cards.
pub(super) fn picks(picks: Picks) -> Text {
    let Text { fr, en } = Text::join(picks.iter().map(action), " + ");
    Text { fr, en }
}

/// A season by its number.
pub(super) fn season(number: u8) -> Text {
    match number {
        0 => Text::new("printemps", "spring"),
        1 => Text::new("été", "summer"),
        2 => Text::new("automne", "autumn"),
        _ => Text::new("hiver", "winter"),
    }
}

/// Who defends in a fight.
pub(super) fn foe(foe: Foe) -> Text {
    match foe {
        Foe::Unit(kind) => the_unit(kind),
        Foe::Garrison => Text::new("la garnison", "the garrison"),
        Foe::Everything => Text::new("toutes les unités", "every unit"),
    }
}

/// Amounts in one breath.
pub(super) fn amounts(names: Names) -> Text {
    Text::listed(names.amounts())
}

/// "1 province", "3 provinces".
pub(super) fn provinces(count: impl Into<usize>) -> Text {
    Text::counted(count.into(), ["province", "provinces"], ["province", "provinces"])
}

/// So many amounts.
pub(super) fn number(count: u8) -> Text {
    match count {
        1 => Text::new("un montant", "one amount"),
        2 => Text::new("deux montants", "two amounts"),
        _ => Text::new("trois montants", "three amounts"),
    }
}

/// What is asked of the viewer, or whom the game waits for.
pub(super) fn prompt(position: &Epix, viewer: Viewer) -> Text {
    if let Some(outcome) = position.end() {
        return result(position, &outcome);
    }
    let awaited = position.awaited();
    match viewer.seat().filter(|&seat| awaited.contains(seat)) {
        Some(_) => asked(position),
        None => {
            let Text { fr, en } = Text::listed(awaited.iter().map(Seat::tag));
            let Text { fr: what_fr, en: what_en } = awaited_for(position);
            text!("On attend {fr} : {what_fr}.", "Waiting for {en}: {what_en}.")
        }
    }
}

/// An attack in one breath: "knight, from Mistheath, against the soldier in Lochmess".
pub(super) fn attack(position: &Epix, fight: &Fight) -> Text {
    let (unit, against) = (kind(fight.kind), foe(fight.foe));
    let (from, target) = (position.map.name(fight.from), position.map.name(fight.target));
    Text::new(
        format!("{} depuis {} contre {} à {}", unit.fr, from.fr, against.fr, target.fr),
        format!("{} from {} against {} in {}", unit.en, from.en, against.en, target.en),
    )
}

fn asked(position: &Epix) -> Text {
    let open = &position.open;
    match open.phase {
        Phase::Preliminary if open.advanced => Text::new(
            "Recrutez une unité dans votre royaume, enchérissez sur une carte, ou passez.",
            "Recruit a unit in your realm, bid on a card, or pass.",
        ),
        Phase::Preliminary => Text::new(
            "Recrutez une unité dans votre royaume, ou passez.",
            "Recruit a unit in your realm, or pass.",
        ),
        Phase::Auction => Text::new(
            "Combien d'or offrez-vous pour choisir qui commence ? Votre offre reste cachée jusqu'à ce que tout le monde \
             ait fait la sienne.",
            "How much gold do you bid to choose who begins? Your bid stays hidden until everyone has bid.",
        ),
        Phase::Give => Text::new("Désignez le premier joueur.", "Name the first player."),
        Phase::Choice if position.is_winter() => {
            Text::new("Choisissez deux cartes en secret.", "Choose two cards in secret.")
        }
        Phase::Choice => Text::new("Choisissez une carte en secret.", "Choose a card in secret."),
        Phase::Order => Text::new("Quelle carte d'abord ?", "Which card first?"),
        Phase::Recruit => Text::new(
            "Recrutez autant d'unités que vous voulez, puis terminez.",
            "Recruit as many units as you like, then stop.",
        ),
        Phase::March => Text::new(
            "Choisissez une unité puis où elle va, ou terminez.",
            "Choose a unit and where it goes, or stop.",
        ),
        Phase::Stake => {
            let Text { fr, en } = fight_names(position);
            text!(
                "Cachez une mise dans votre poing : la défense nommera {fr}.",
                "Hide a stake in your fist: the defence will name {en}."
            )
        }
        Phase::Answer => {
            let (count, gold) = (position.names_due(), position.gold(open.turn));
            let Text { fr, en } = number(count);
            text!(
                "On vous attaque ! Devinez la mise, de 1 à {gold} : nommez {fr}.",
                "You are attacked! Guess the stake, from 1 to {gold}: name {en}."
            )
        }
        Phase::Between => Text::new(
            "Défenseur battu : continuez l'attaque, ou rompez le combat.",
            "Defender beaten: press on, or break off.",
        ),
        Phase::Over => Text::default(),
    }
}

fn fight_names(position: &Epix) -> Text {
    number(position.open.fight.map_or(1, |fight| position.names(&fight)))
}

fn awaited_for(position: &Epix) -> Text {
    match position.open.phase {
        Phase::Preliminary => Text::new("phase préliminaire", "preliminary phase"),
        Phase::Auction => Text::new("enchère du premier joueur", "auction for first player"),
        Phase::Give => Text::new("choix du premier joueur", "naming the first player"),
        Phase::Choice => Text::new("choix des cartes", "choice of cards"),
        Phase::Order => Text::new("ordre des deux cartes", "order of the two cards"),
        Phase::Recruit => Text::new("recrutement", "recruiting"),
        Phase::March => Text::new("déplacements et attaques", "moves and attacks"),
        Phase::Stake => Text::new("la mise de l'attaque", "the stake of the attack"),
        Phase::Answer => Text::new("la défense devine la mise", "the defence guesses the stake"),
        Phase::Between => Text::new("continuer ou rompre", "pressing on or breaking off"),
        Phase::Over => Text::default(),
    }
}

/// How it ended.
pub(super) fn result(position: &Epix, outcome: &Outcome) -> Text {
    let winners = outcome.winners();
    let Text { fr, en } = Text::listed(winners.iter().map(Seat::tag));
    if let Some((winner, castle)) = position.open.taken {
        let (who, place) = (winner.tag(), position.map.name(castle));
        let Text { fr, en } = place;
        return text!(
            "{who} prend le château {fr} et gagne la partie.",
            "{who} takes the castle {en} and wins the game."
        );
    }
    let first =
        winners.first().map_or((0, 0), |seat| (position.provinces(seat), position.gold(seat)));
    let (held, gold) = (provinces(first.0).fr, first.1);
    if winners.len() > 1 {
        return text!(
            "L'hiver est passé : {fr} se partagent la première place avec {held} et {gold} or.",
            "Winter is over: {en} share first place with {held} and {gold} gold."
        );
    }
    text!(
        "L'hiver est passé : {fr} gagne avec {held} et {gold} or.",
        "Winter is over: {en} wins with {held} and {gold} gold."
    )
}
