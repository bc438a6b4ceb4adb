//! Which games are built: those of the salon, or also the examples of the documentation. What games there are, the registry says.

#[path = "../../games/registry/shelf.rs"]
mod list;

use std::fs;
use std::path::{Path, PathBuf};

use list::{FEATURE, Line};

/// The games that are built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// The games of the salon.
    Usual,
    /// With those of docs/ADDING-A-GAME.md beside them.
    WithExample,
}

/// The registry of the games.
const REGISTRY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/registry");
/// The manifest with the shelf.
const MANIFEST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/registry/Cargo.toml");

/// Puts the game of this folder at the end of the shelf, and gives its line.
pub fn add(name: &str) -> Result<String, String> {
    let at = |wrong: &dyn std::fmt::Display| format!("{MANIFEST}: {wrong}");
    let text = fs::read_to_string(MANIFEST).map_err(|error| at(&error))?;
    let line = format!("tablier-{name} = {{ path = \"../{name}\" }}");
    let longer = text.replace(list::ENDS, &format!("{line}\n{}", list::ENDS));
    list::read(&longer).map_err(|wrong| at(&wrong))?;
    fs::write(MANIFEST, longer).map_err(|error| at(&error))?;
    Ok(line)
}

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

    /// The same where several packages are built, of which this one has the games.
    pub fn features_of(self, package: &str) -> Vec<String> {
        match self {
            Shelf::Usual => Vec::new(),
            Shelf::WithExample => vec!["--features".to_owned(), format!("{package}/{FEATURE}")],
        }
    }

    /// Its games.
    pub fn games(self) -> Result<Vec<Game>, String> {
        let registry = Path::new(REGISTRY);
        let text = fs::read_to_string(MANIFEST).map_err(|error| format!("{MANIFEST}: {error}"))?;
        let lines = list::read(&text).map_err(|wrong| format!("{MANIFEST}: {wrong}"))?;
        Ok(lines
            .into_iter()
            .filter(|line| self.has(line))
            .map(|l| Game::of(&l, registry))
            .collect())
    }

    fn has(self, line: &Line<'_>) -> bool {
        self == Shelf::WithExample || !line.optional
    }
}

/// A game that is built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Its name in URLs.
    pub slug: String,
    /// Its package.
    pub package: String,
    /// Where its pages lie, if it is one of this project.
    pub folder: Option<PathBuf>,
}

impl Game {
    fn of(line: &Line<'_>, registry: &Path) -> Game {
        let folder = line.path.map(|path| registry.join(path));
        Game { slug: line.name(), package: line.package.to_owned(), folder }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "\
[dependencies]
serde = { workspace = true }
# The shelf: in order.
tablier-six = { path = \"../six\" }
far-away = { git = \"https://example.org/far\" }
tablier-tenth = { path = \"../tenth\", optional = true }
# The end of the shelf.
";

    #[test]
    fn the_example_is_there_when_it_is_asked_for() {
        let lines = list::read(LIST).unwrap();
        let names = |shelf: Shelf| {
            lines.iter().filter(|line| shelf.has(line)).map(Line::name).collect::<Vec<_>>()
        };
        assert_eq!(names(Shelf::Usual), ["six", "far_away"]);
        assert_eq!(names(Shelf::WithExample), ["six", "far_away", "tenth"]);
        let arguments = ["--port", "0", "--with-example"].map(str::to_owned);
        let (shelf, rest) = Shelf::asked(&arguments);
        assert_eq!((shelf, rest.len()), (Shelf::WithExample, 2));
    }

    #[test]
    fn a_line_of_the_shelf_that_is_no_game_is_named() {
        for (wrong, words) in [
            ("# a remark", "line 5 is no game: \"# a remark\""),
            ("Six = { path = \"../six\" }", "line 5 is no game"),
            ("tablier-nine = \"1\"", "such as tablier-six = { path"),
            ("tablier-six = { path = \"../other\" }", "tablier-six is there twice"),
        ] {
            let list = LIST.replace("far-away", &format!("{wrong}\nfar-away"));
            let said = list::read(&list).unwrap_err();
            assert!(said.contains(words), "{said}");
        }
        assert!(list::read(&LIST.replace("# The end", "# An end")).is_err());
        assert!(list::read(&LIST.replace("# The shelf:", "# A shelf:")).is_err());
    }

    #[test]
    fn the_games_of_the_registry_lie_where_it_says() {
        let games = Shelf::WithExample.games().unwrap();
        assert!(games.len() >= 6, "{games:?}");
        for game in games {
            let folder = game.folder.unwrap();
            assert!(folder.join("tests/acceptance.rs").exists(), "{}", folder.display());
        }
    }
}
