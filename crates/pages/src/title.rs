//! What a page is called: in the title of the window, and where it is linked to.

use tablier_rules::{Language, Lid, Lids, Message};

use crate::Route;
use crate::messages as m;

/// What a page is called. A table is called by the game that is played there, which somebody has to know; and it may be gone.
pub fn title(
    route: &Route,
    lids: Lids,
    table: (Option<&str>, Option<Message>),
    l: Language,
) -> String {
    let (played, gone) = table;
    let game = route.game().or(played).and_then(|slug| lids.get(slug).ok()).map(Lid::title);
    let words = page_words(route, game.is_some(), gone).map(|words| words.get(l));
    game.into_iter().chain(words.as_deref()).chain(["Tablier"]).collect::<Vec<_>>().join(" – ")
}

/// What a page is called, where it is not by the game it shows alone: whether there is such a game, and what is said where the table is gone.
fn page_words(route: &Route, known: bool, gone: Option<Message>) -> Option<Message> {
    match route {
        Route::Open(_) | Route::Rules(Some(_)) | Route::Ratings(Some(_)) if !known => {
            Some(m::lost())
        }
        Route::Table(_) => gone,
        Route::Shelf | Route::Open(_) => None,
        Route::Replay { table: None, .. } => Some(m::archive()),
        Route::Replay { .. } => Some(m::replay()),
        Route::Rules(_) => Some(m::rules()),
        Route::Ratings(_) => Some(m::ratings()),
        Route::Settings => Some(m::settings()),
        Route::Recover(_) => Some(m::recover()),
        Route::Lost => Some(m::lost()),
    }
}

#[cfg(test)]
mod tests {
    use tablier_games::RULEBOOKS;

    use super::*;
    use crate::TableRef;

    fn called(path: &str, table: (Option<&str>, Option<Message>)) -> String {
        title(&Route::parse(path, ""), RULEBOOKS.lids(), table, Language::EN)
    }

    #[test]
    fn a_page_is_called_by_its_game_and_by_what_it_is() {
        assert_eq!(called("/", (None, None)), "Tablier");
        assert_eq!(called("/game/six", (None, None)), "SIX – Tablier");
        assert_eq!(called("/rules/six", (None, None)), "SIX – Rules – Tablier");
        assert_eq!(called("/rules", (None, None)), "Rules – Tablier");
        let table = Route::Table(TableRef::local("xyz")).path();
        assert_eq!(called(&table, (Some("disx"), None)), "DisX – Tablier");
    }

    #[test]
    fn a_page_that_is_not_there_is_called_so() {
        for path in ["/game/xyz", "/rules/xyz", "/ratings/xyz", "/nothing"] {
            assert_eq!(called(path, (None, None)), "There is no such page – Tablier", "{path}");
        }
        assert_eq!(called("/table/xyz", (None, Some(Message::words("gone")))), "gone – Tablier");
    }
}
