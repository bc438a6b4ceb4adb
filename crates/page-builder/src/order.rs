//! What is to be made, as `cargo xtask` says it.

use std::path::PathBuf;

/// A game of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedGame {
    /// Its name in URLs.
    pub slug: String,
    /// Where its texts lie, if it is one of this project.
    pub folder: Option<PathBuf>,
}

/// A page to be made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Order {
    /// The modules that the compiler made anew, by their names; of the others what was bound before is taken.
    pub modules: Vec<(String, PathBuf)>,
    /// Where what is bound is kept.
    pub bound: PathBuf,
    /// What is written by hand.
    pub source: PathBuf,
    /// Where the page goes.
    pub site: PathBuf,
    pub games: Vec<ListedGame>,
    /// The folders of catalogues, by the names of their crates.
    pub catalogues: Vec<(String, PathBuf)>,
    /// Whether it is for everybody: cut into parts, and packed.
    pub is_for_everybody: bool,
    /// Whether the page loads itself again when another is made.
    pub reloads: bool,
}

impl Order {
    /// The name of the catalogue of a game, if it has one.
    pub fn catalogue_of(&self, game: &ListedGame) -> Option<&str> {
        let folder = game.folder.as_ref()?;
        let found = self.catalogues.iter().find(|(_, catalogue)| catalogue.starts_with(folder));
        found.map(|(name, _)| name.as_str())
    }

    /// Reads the arguments.
    pub fn read(arguments: impl IntoIterator<Item = String>) -> Result<Order, String> {
        let mut order = Order::default();
        let mut arguments = arguments.into_iter();
        while let Some(flag) = arguments.next() {
            match flag.as_str() {
                "--everybody" => order.is_for_everybody = true,
                "--reloads" => order.reloads = true,
                _ => {
                    let value = arguments.next();
                    let value = value.ok_or_else(|| format!("{flag} says something more."))?;
                    order.take(&flag, &value)?;
                }
            }
        }
        let places = [&order.bound, &order.source, &order.site];
        if places.iter().any(|place| place.as_os_str().is_empty()) {
            return Err("--bound, --source and --site are needed.".to_owned());
        }
        Ok(order)
    }

    fn take(&mut self, flag: &str, value: &str) -> Result<(), String> {
        let pair = || {
            let pair = value.split_once('=').map(|(name, path)| (name.to_owned(), path.into()));
            pair.ok_or_else(|| format!("{flag} takes NAME=PLACE, not {value}."))
        };
        match flag {
            "--module" => self.modules.push(pair()?),
            "--catalogue" => self.catalogues.push(pair()?),
            "--game" => {
                let (slug, folder) = value.split_once('=').unwrap_or((value, ""));
                let folder = (!folder.is_empty()).then(|| folder.into());
                self.games.push(ListedGame { slug: slug.to_owned(), folder });
            }
            "--bound" => self.bound = value.into(),
            "--source" => self.source = value.into(),
            "--site" => self.site = value.into(),
            _ => return Err(format!("there is no such flag: {flag}.")),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Order, String> {
        Order::read(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn an_order_says_what_goes_in_and_where_it_goes() {
        let line = "--bound b --source s --site t --module client=c.wasm --game six=games/six \
                    --game far_away --catalogue rules=crates/rules --reloads";
        let order = read(line).unwrap();
        assert_eq!(order.modules, [("client".to_owned(), PathBuf::from("c.wasm"))]);
        assert_eq!(order.games[0].folder, Some("games/six".into()));
        assert_eq!(order.games[1], ListedGame { slug: "far_away".to_owned(), folder: None });
        assert_eq!(order.catalogues, [("rules".to_owned(), PathBuf::from("crates/rules"))]);
        assert!(order.reloads && !order.is_for_everybody);
    }

    #[test]
    fn an_order_that_is_not_understood_is_refused_with_a_sentence() {
        for (line, words) in [
            ("--bound b --source s", "--site"),
            ("--bound b --source s --site t --module client", "NAME=PLACE"),
            ("--bound b --source s --site", "--site says something more"),
            ("--colour red", "no such flag"),
        ] {
            let said = read(line).unwrap_err();
            assert!(said.contains(words), "{said}");
        }
    }
}
