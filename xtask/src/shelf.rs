//! Which games are built: those of the salon, or also the one that the documentation builds.

/// The games that are built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// The games of the salon.
    Usual,
    /// With the game of docs/ADDING-A-GAME.md beside them.
    WithExample,
}

/// The feature of the crates that know games.
const FEATURE: &str = "example-game";

impl Shelf {
    /// The shelf that arguments ask for, and the other arguments.
    pub fn asked(arguments: &[String]) -> (Shelf, Vec<&String>) {
        let asks = |argument: &&String| *argument == "--with-example";
        let (asked, rest): (Vec<_>, Vec<_>) = arguments.iter().partition(asks);
        (if asked.is_empty() { Shelf::Usual } else { Shelf::WithExample }, rest)
    }

    /// What cargo is told to build it.
    pub fn features(self) -> &'static [&'static str] {
        match self {
            Shelf::Usual => &[],
            Shelf::WithExample => &["--features", FEATURE],
        }
    }

    /// The folders of its games, from the list that the registry re-exports.
    pub fn games(self, list: &str) -> Vec<&str> {
        let condition = format!("#[cfg(feature = \"{FEATURE}\")]");
        let mut before = "";
        let mut games = Vec::new();
        for line in list.lines() {
            let game =
                line.strip_prefix("pub use tablier_").and_then(|rest| rest.strip_suffix(';'));
            let is_there = self == Shelf::WithExample || before != condition;
            let slug = game.and_then(|game| Some(game.split_once(" as ")?.1));
            games.extend(slug.filter(|_| is_there));
            before = line;
        }
        games
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_is_there_when_it_is_asked_for() {
        let list = "pub use tablier_six as six;\nmod registry;\n#[cfg(feature = \"example-game\")]\npub use tablier_tenth as tenth;\n";
        assert_eq!(Shelf::Usual.games(list), ["six"]);
        assert_eq!(Shelf::WithExample.games(list), ["six", "tenth"]);
        let arguments = ["--port", "0", "--with-example"].map(str::to_owned);
        let (shelf, rest) = Shelf::asked(&arguments);
        assert_eq!((shelf, rest.len()), (Shelf::WithExample, 2));
    }
}
