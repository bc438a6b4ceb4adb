//! Who takes part, from how it is written.

use std::fmt;
use std::time::Duration;

use tablier_rules::{Level, Message};
use tablier_search::Player;

use crate::choose::no_level;
use crate::messages;

/// A player of the arena.
#[derive(Clone, Debug, PartialEq)]
pub enum Contender {
    /// One of ours, with a limit for a decision where it has one.
    Ours(Player, Option<Duration>),
    /// Another program that speaks the referee protocol, by its command.
    Outside(String),
}

impl Contender {
    /// The players of a list separated by commas; the command of a referee may hold commas itself.
    pub fn list(written: &str) -> Result<Vec<Contender>, Message> {
        let mut pieces: Vec<String> = Vec::new();
        for piece in written.split(',') {
            match (Contender::read(piece.trim()), pieces.last_mut()) {
                (Err(_), Some(command)) if command.starts_with("referee:") => {
                    command.push(',');
                    command.push_str(piece);
                }
                _ => pieces.push(piece.trim().to_owned()),
            }
        }
        pieces.iter().map(|piece| Contender::read(piece)).collect()
    }

    fn read(name: &str) -> Result<Contender, Message> {
        let unknown = || messages::arena_player_unknown(name);
        let limited = |player: Player, limit: &str| match limit.parse() {
            Ok(ms) if ms > 0 => Ok(Contender::Ours(player, Some(Duration::from_millis(ms)))),
            _ => Err(unknown()),
        };
        match name.split_once(':') {
            Some(("best", ms)) => limited(Player::Best, ms),
            Some(("uct", ms)) => limited(Player::Uct, ms),
            Some(("referee", command)) if !command.trim().is_empty() => {
                Ok(Contender::Outside(command.trim().to_owned()))
            }
            Some(_) => Err(unknown()),
            None => match (name, name.strip_prefix("level").and_then(|n| n.parse::<u64>().ok())) {
                ("random", _) => Ok(Contender::Ours(Player::Random, None)),
                ("greedy", _) => Ok(Contender::Ours(Player::Greedy, None)),
                (_, Some(number)) => {
                    let level = Level::try_from(number).map_err(|_| no_level(number))?;
                    Ok(Contender::Ours(Player::Level(level), None))
                }
                _ => Err(unknown()),
            },
        }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |limit: &Option<Duration>| limit.map_or(0, |limit| limit.as_millis());
        match self {
            Contender::Ours(Player::Random, _) => f.pad("random"),
            Contender::Ours(Player::Greedy, _) => f.pad("greedy"),
            Contender::Ours(Player::Level(level), _) => f.pad(&format!("level{}", level.number())),
            Contender::Ours(Player::Best, limit) => f.pad(&format!("best:{}", ms(limit))),
            Contender::Ours(Player::Uct, limit) => f.pad(&format!("uct:{}", ms(limit))),
            Contender::Outside(command) => f.pad(&format!("referee:{command}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(written: &str) -> Result<Vec<String>, Message> {
        Ok(Contender::list(written)?.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn players_are_read_as_they_are_written() {
        let written = "level1,best:200,random,greedy,uct:50";
        assert_eq!(names(written).map(|names| names.join(",")), Ok(written.to_owned()));
    }

    #[test]
    fn the_command_of_a_referee_may_hold_commas() {
        let expected = ["referee:./player --weights 1,2", "level5"].map(str::to_owned);
        assert_eq!(names("referee:./player --weights 1,2, level5"), Ok(expected.to_vec()));
    }

    #[test]
    fn a_player_that_does_not_exist_is_refused_with_those_that_do() {
        for wrong in ["levl5", "best", "best:0", "uct:soon", "level6", "referee:", ""] {
            let refused = names(wrong).expect_err(wrong).get(tablier_rules::Language::EN);
            assert!(refused.contains("level"), "{refused}");
        }
    }
}
