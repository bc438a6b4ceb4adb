//! A table in a few lines, with the way there; or to its replay, once it is over.

use tablier_pages::{Route, TableRef, icon};
use tablier_protocol::Card;
use tablier_rules::{Escaped, Language, Lid};
use tablier_table::{Pace, Stage};

use super::said::said;
use super::{terms, time};
use crate::messages as m;
use crate::shell::{Shell, now};

/// The card of a table.
pub fn table_card(shell: Shell, card: &Card, local: bool, l: Language) -> String {
    let lid = shell.games.lids().get(&card.game).ok();
    let title = lid.map(Lid::title).unwrap_or_default();
    let is_worded = lid.is_some_and(|lid| shell.has_words(lid));
    let who = card.seats.iter().map(|seat| {
        let class = if seat.rank == Some(1) { "who first" } else { "who" };
        let name = if seat.taken { said(&seat.name, l) } else { said(&m::free_seat(), l) };
        format!("<span class=\"{class}\">{name}</span>")
    });
    let terms = is_worded.then(|| terms::options(shell.games, &card.game, &card.options, l));
    let terms = terms.into_iter().flatten().filter(|term| !term.usual);
    let unusual: Vec<String> = terms.map(|term| term.short(l)).collect();
    let unusual = match unusual.is_empty() {
        true => String::new(),
        false => format!("<span class=\"unusual\">{}</span>", Escaped(&unusual.join(" · "))),
    };
    format!(
        "<li class=\"card{}\"><a href=\"{}\"><b>{title}</b><span class=\"whos\">{}</span>{unusual}<span class=\"state\">{}</span></a>{}</li>",
        if card.waits { " waits" } else { "" },
        path(card, local),
        who.collect::<String>(),
        Escaped(&facts(card, local, l).join(" · ")),
        if local { bin(&card.table, l) } else { String::new() }
    )
}

fn path(card: &Card, local: bool) -> String {
    let name = card.table.clone();
    let table = if local { TableRef::local(name) } else { TableRef::online(name) };
    match card.stage {
        Stage::Over => Route::Replay { table: Some(table), moves: None }.path(),
        _ => Route::Table(table).path(),
    }
}

/// How things stand there, where it is, and how it is played.
fn facts(card: &Card, local: bool, l: Language) -> Vec<String> {
    let state = match card.stage {
        Stage::Gathering => m::waiting(),
        Stage::Playing | Stage::Drawing if card.waits => m::your_turn(),
        Stage::Playing | Stage::Drawing | Stage::Over => m::moves(card.moves),
    };
    let place = if local { m::here() } else { m::online() };
    let mut facts = vec![state.get(l), place.get(l)];
    match card.pace {
        // Where nobody thinks yet it is worth saying that there will be time.
        Pace::Free if card.stage != Stage::Gathering => {}
        pace => facts.push(time::pace(pace, l)),
    }
    if card.rated {
        facts.push(m::rated().get(l));
    }
    facts.push(time::ago(card.last, now(), l));
    facts
}

/// The button that throws a kept game away when it is pressed twice.
fn bin(table: &str, l: Language) -> String {
    let (label, sure) = (said(&m::throw_away(), l), said(&m::throw_away_sure(), l));
    format!(
        "<button class=\"quiet bin\" data-click=\"bin\" data-table=\"{}\" aria-label=\"{label}\" title=\"{label}\">\
         <span>{}</span><span class=\"sure\">{sure}</span></button>",
        Escaped(table),
        icon("bin")
    )
}
