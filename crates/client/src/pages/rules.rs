//! The rules of a game, with real games to click through. The words are written; the games in them are taken up here.

use std::cell::RefCell;
use std::rc::Rc;

use tablier_pages as written;
use tablier_protocol::Failure;
use tablier_rules::{Rulebook, sampled_game};
use tablier_table::Story;
use tablier_views::mount::Mounted;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::app::Standing;
use crate::link::http;
use crate::shell::Shell;
use crate::widgets::diagram::diagram;
use crate::widgets::reel::{Reel, all_viewers, reel};
use crate::widgets::stand::stand;

/// Shows the page of a game, which the salon may have written already.
pub fn show(shell: Shell, main: &Element, slug: &str) -> Option<Standing> {
    let rules = shell.games.opened().get(slug).ok()?;
    if main.query_selector(".rules-page").ok().flatten().is_some() {
        return Some(Box::new(take_up(shell, main, rules)));
    }
    let standing = Taken::default();
    let known = Rc::downgrade(&standing);
    let (l, main) = (shell.language(), main.clone());
    let write = move |text: Result<String, Failure>| {
        let text = text.unwrap_or_else(|failure| failure.text.get(l));
        // The page may have been left meanwhile.
        let Some(standing) = known.upgrade() else { return };
        let page = written::rules(&rules.about(), shell.games.lids(), &text, &|_| None, None, l);
        main.set_inner_html(&page);
        standing.replace(take_up(shell, &main, rules));
    };
    match rules.about().rules.get(l) {
        "" => http::fetch_written(format!("rules-{slug}"), "md", l, Box::new(write)),
        text => write(Ok(text.to_owned())),
    }
    Some(Box::new(standing))
}

/// The games of a page, until it is left.
type Taken = Rc<RefCell<Vec<Mounted>>>;

/// Lets the games of a page be gone through.
fn take_up(shell: Shell, main: &Element, rules: &'static dyn Rulebook) -> Vec<Mounted> {
    let mut taken = Vec::new();
    let Ok(places) = main.query_selector_all("[data-record]") else { return taken };
    for place in (0..places.length()).filter_map(|number| places.item(number)) {
        let place: Element = place.unchecked_into();
        let record = place.get_attribute("data-record").unwrap_or_default();
        // A record that is no game is left out: the words round it are worth reading all the same.
        if let Some(story) = Story::read(shell.games.opened(), &record) {
            taken.push(stand(shell, &place, || diagram(story)));
        }
    }
    let sample = main.query_selector(".sample").ok().flatten();
    if let (Some(place), Some(game)) = (sample, sampled_game(rules)) {
        let (names, at) = (game.seat_names(), game.moves());
        let viewers = all_viewers(game.seats(), rules.about().hidden);
        let shown = || reel(Reel::new(game, names, viewers, at), false).1;
        taken.push(stand(shell, &place, shown));
    }
    taken
}
