//! Reading decisions. Each is written in one way only.

use std::str::FromStr;

use tablier_rules::{NotAMove, Seat};

use super::{Move, Names};
use crate::action::{ActionCard, Picks};
use crate::cards::Card;
use crate::messages;
use crate::province::Province;
use crate::unit::UnitKind;

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(written: &str) -> Result<Move, NotAMove> {
        let read = read(written).filter(|mv| mv.to_string() == written);
        read.ok_or_else(|| NotAMove::new(written, messages::about_notation()))
    }
}

fn read(written: &str) -> Option<Move> {
    let Some((verb, rest)) = written.split_once(':') else {
        return match written {
            "pass" => Some(Move::Pass),
            "on" => Some(Move::On),
            "break" => Some(Move::Break),
            "end" => Some(Move::End),
            _ => None,
        };
    };
    match verb {
        "recruit" => {
            let (kind, at) = rest.split_once('@')?;
            Some(Move::Recruit(UnitKind::named(kind)?, at.parse().ok()?))
        }
        "bid" => {
            let (card, bid) = rest.split_once('=')?;
            let (gold, marker) = bid.split_once('+')?;
            let card = Card::numbered(card.parse().ok()?)?;
            Some(Move::Bid(card, gold.parse().ok()?, UnitKind::named(marker)?))
        }
        "gold" => rest.parse().ok().map(Move::Gold),
        "first" => Seat::try_from(rest.parse::<u8>().ok()?).ok().map(Move::First),
        "card" => Some(Move::Pick([ActionCard::named(rest)?].into_iter().collect())),
        "cards" => {
            let (one, other) = rest.split_once('+')?;
            let picks: Picks =
                [ActionCard::named(one)?, ActionCard::named(other)?].into_iter().collect();
            Some(Move::Pick(picks))
        }
        "resolve" => ActionCard::named(rest).map(Move::Resolve),
        "move" | "attack" | "throw" => {
            let (kind, way) = rest.split_once(':')?;
            let (kind, (from, to)) = (UnitKind::named(kind)?, read_way(way)?);
            match verb {
                "move" if kind != UnitKind::Camp => Some(Move::March(kind, from, to)),
                "attack" if matches!(kind, UnitKind::Soldier | UnitKind::Knight) => {
                    Some(Move::Attack(kind, from, to))
                }
                "throw" if kind == UnitKind::Catapult => Some(Move::Throw(from, to)),
                _ => None,
            }
        }
        "stake" => rest.parse().ok().map(Move::Stake),
        "name" => {
            let amounts: Option<Vec<u8>> = rest.split(',').map(|word| word.parse().ok()).collect();
            Names::new(&amounts?).map(Move::Name)
        }
        _ => None,
    }
}

fn read_way(way: &str) -> Option<(Province, Province)> {
    let (from, to) = way.split_once('>')?;
    Some((from.parse().ok()?, to.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use tablier_rules::Language;

    use super::*;

    #[test]
    fn every_example_of_the_notation_reads_back_in_every_language() {
        for language in Language::ALL {
            let moves = messages::about_notation().get(language);
            let words = moves.split(['“', '”', '„', '«', '»']).skip(1).step_by(2);
            let words: Vec<_> = words.map(|word| word.trim_matches('\u{202f}')).collect();
            assert_eq!(words.len(), 16, "{language:?}");
            for word in words {
                assert_eq!(word.parse::<Move>().unwrap().to_string(), word);
            }
        }
    }

    #[test]
    fn a_move_is_written_one_way() {
        for text in [
            "",
            "gold",
            "gold:",
            "gold:05",
            "gold:+5",
            "gold:-1",
            "gold:300",
            "name:",
            "name:0",
            "name:4,2",
            "name:2,2",
            "name:1,2,3,4",
            "card:tax+move",
            "cards:move+tax",
            "cards:tax",
            "cards:tax+tax",
            "move:camp:nw>nwh",
            "attack:catapult:nw>nwh",
            "throw:soldier:nw>nwh",
            "move:knight:nw",
            "bid:0=5+camp",
            "bid:21=5+camp",
            "bid:7=5",
            "first:9",
            "end ",
            "End",
            "recruit:soldier@atlantis",
        ] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
