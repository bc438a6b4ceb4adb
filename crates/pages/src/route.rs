//! The addresses of the pages.

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The games, the open tables, the own ones.
    Shelf,
    /// Opening a game, by its slug.
    Open(String),
    Table(TableRef),
    /// Looking at a game again, or the archive to choose one from.
    Replay {
        /// Which; none in the archive.
        table: Option<TableRef>,
        /// At which move to begin.
        moves: Option<usize>,
    },
    /// The rules of a game, by its slug; of all where none is named.
    Rules(Option<String>),
    /// How strong people are at a game, by its slug; at the first where none is named.
    Ratings(Option<String>),
    Settings,
    /// Becoming the same person as on another device, by the code.
    Recover(String),
    /// No such page.
    Lost,
}

/// A table, here or on the server.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TableRef {
    /// Whether it is kept in this browser.
    pub local: bool,
    pub name: String,
}

impl TableRef {
    /// A table kept in this browser.
    pub fn local(name: impl Into<String>) -> TableRef {
        TableRef { local: true, name: name.into() }
    }

    /// A table on the server.
    pub fn online(name: impl Into<String>) -> TableRef {
        TableRef { local: false, name: name.into() }
    }

    fn place(&self) -> &'static str {
        if self.local { "local" } else { "table" }
    }
}

/// Which parts of the salon a page needs before it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Needs {
    /// The room where games are played.
    pub room: bool,
    /// The pages beside it.
    pub reading: bool,
    /// The tables kept in the browser, and the page where they are opened.
    pub house: bool,
    /// A game, by its slug.
    pub game: Option<String>,
}

impl Needs {
    /// The parts, by the names they are loaded by.
    pub fn parts(&self) -> impl Iterator<Item = &str> {
        let own = [("room", self.room), ("reading", self.reading), ("house", self.house)];
        let own = own.into_iter().filter_map(|(part, needed)| needed.then_some(part));
        own.chain(self.game.as_deref())
    }
}

impl Route {
    /// Which parts the page needs, as far as its address tells: what is played at a table, the table says.
    pub fn needs(&self) -> Needs {
        let is_written = matches!(self, Route::Shelf | Route::Rules(None) | Route::Lost);
        Needs {
            room: matches!(
                self,
                Route::Open(_) | Route::Table(_) | Route::Replay { .. } | Route::Rules(Some(_))
            ),
            reading: !is_written && !matches!(self, Route::Open(_) | Route::Table(_)),
            house: match self {
                Route::Open(_) => true,
                Route::Table(table) | Route::Replay { table: Some(table), .. } => table.local,
                _ => false,
            },
            game: match self {
                Route::Open(slug) | Route::Rules(Some(slug)) => Some(slug.clone()),
                _ => None,
            },
        }
    }

    /// The page at an address, given as path and query.
    pub fn parse(path: &str, query: &str) -> Route {
        let words: Vec<&str> = path.split('/').filter(|word| !word.is_empty()).collect();
        let moves = query
            .trim_start_matches('?')
            .split('&')
            .find_map(|pair| pair.strip_prefix("move="))
            .and_then(|number| number.parse().ok());
        let table = |place: &str, name: &str| match place {
            "local" => Some(TableRef::local(name)),
            "table" => Some(TableRef::online(name)),
            _ => None,
        };
        match words.as_slice() {
            [] => Route::Shelf,
            ["game", slug] => Route::Open((*slug).to_owned()),
            ["rules"] => Route::Rules(None),
            ["rules", slug] => Route::Rules(Some((*slug).to_owned())),
            ["ratings"] => Route::Ratings(None),
            ["ratings", slug] => Route::Ratings(Some((*slug).to_owned())),
            ["settings"] => Route::Settings,
            ["recover", code] => Route::Recover((*code).to_owned()),
            // The archive was called by the second name once, and links to it are about.
            ["archive" | "replay"] => Route::Replay { table: None, moves },
            ["replay", place, name] => match table(place, name) {
                Some(table) => Route::Replay { table: Some(table), moves },
                None => Route::Lost,
            },
            [place, name] => table(place, name).map_or(Route::Lost, Route::Table),
            _ => Route::Lost,
        }
    }

    /// The game that its address names.
    pub fn game(&self) -> Option<&str> {
        match self {
            Route::Open(slug) | Route::Rules(Some(slug)) | Route::Ratings(Some(slug)) => Some(slug),
            _ => None,
        }
    }

    /// Whether another page is one of those that the link to this one stands for. Games are looked at again from the archive, wherever their
    /// pages are.
    pub fn is_above(&self, other: &Route) -> bool {
        let both = matches!((self, other), (Route::Replay { .. }, Route::Replay { .. }));
        both || other.path().starts_with(&self.path())
    }

    /// Its address.
    pub fn path(&self) -> String {
        match self {
            Route::Shelf | Route::Lost => "/".to_owned(),
            Route::Open(slug) => format!("/game/{slug}"),
            Route::Table(table) => format!("/{}/{}", table.place(), table.name),
            Route::Replay { table, moves } => {
                let table = table.as_ref();
                let page = table.map_or("/archive".to_owned(), |table| {
                    format!("/replay/{}/{}", table.place(), table.name)
                });
                let moves = moves.map(|moves| format!("?move={moves}"));
                page + &moves.unwrap_or_default()
            }
            Route::Rules(None) => "/rules".to_owned(),
            Route::Rules(Some(slug)) => format!("/rules/{slug}"),
            Route::Ratings(None) => "/ratings".to_owned(),
            Route::Ratings(Some(slug)) => format!("/ratings/{slug}"),
            Route::Settings => "/settings".to_owned(),
            Route::Recover(code) => format!("/recover/{code}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_needs_the_parts_it_is_made_of() {
        for (path, parts) in [
            ("/", ""),
            ("/rules", ""),
            ("/rules/six", "room reading six"),
            ("/game/six", "room house six"),
            ("/table/abc", "room"),
            ("/local/abc", "room house"),
            ("/settings", "reading"),
            ("/archive", "room reading"),
            ("/replay/local/abc", "room reading house"),
        ] {
            let needs = Route::parse(path, "").needs();
            assert_eq!(needs.parts().collect::<Vec<_>>().join(" "), parts, "{path}");
            // What both use comes with the room (`page-builder/src/split.rs`).
            assert!(needs.room || !needs.house, "{path}");
        }
    }

    #[test]
    fn every_page_is_found_at_its_own_address() {
        let table = TableRef::local("ab12");
        let pages = [
            Route::Shelf,
            Route::Open("six".into()),
            Route::Table(table.clone()),
            Route::Table(TableRef::online("xyz")),
            Route::Replay { table: None, moves: None },
            Route::Replay { table: Some(table), moves: Some(17) },
            Route::Rules(None),
            Route::Rules(Some("disx".into())),
            Route::Ratings(None),
            Route::Ratings(Some("six".into())),
            Route::Settings,
            Route::Recover("abc".into()),
        ];
        for page in pages {
            let address = page.path();
            let (path, query) = address.split_once('?').unwrap_or((&address, ""));
            assert_eq!(Route::parse(path, query), page, "{address}");
        }
    }

    #[test]
    fn the_archive_is_found_at_its_name_and_at_its_old_one() {
        let archive = Route::Replay { table: None, moves: None };
        assert_eq!(archive.path(), "/archive");
        assert_eq!(Route::parse("/replay", ""), archive);
        assert_eq!(Route::parse("/archive/", ""), archive);
    }

    #[test]
    fn an_unknown_address_is_no_page() {
        assert_eq!(Route::parse("/nowhere/at/all", ""), Route::Lost);
        assert_eq!(Route::parse("/chess/1", ""), Route::Lost);
    }
}
