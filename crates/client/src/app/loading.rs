//! Which parts of the salon a page needs, and what is shown until they are there.

use tablier_pages::{Needs, Route, icon, lost, waiting};
use tablier_rules::{Escaped, Message};
use web_sys::Element;

use super::early::Early;
use super::find;
use super::occupants::{Occupants, Standing};
use crate::link::written::Written;
use crate::local::attic;
use crate::messages as m;
use crate::pages::shelf;
use crate::parts::Reading;
use crate::shell::Shell;
use crate::shell::door::RoomDoor;

/// Whether what is shown is only what stands there until the page is: readers of the screen wait as well.
const BUSY: &str = "aria-busy";

/// Shows the page of a route: at once where it is written, otherwise once the parts that it needs are there. The first page may have been
/// written by the salon.
pub fn show(shell: Shell, occupants: Occupants, route: &Route, is_first: bool) {
    let Some(main) = find("#main") else { return };
    let _ = main.remove_attribute(BUSY);
    if !is_first {
        shelf::free_room();
    }
    let l = shell.language();
    let waits = main.query_selector("[data-loading]").ok().flatten().is_some();
    let is_there = is_first && !waits && main.first_element_child().is_some();
    let is_unknown = |slug: &str| shell.games.lids().get(slug).is_err();
    match route {
        Route::Shelf => write(shell, occupants, main, (Written::Shelf, is_there)),
        Route::Rules(None) => write(shell, occupants, main, (Written::Rules, is_there)),
        Route::Lost => main.set_inner_html(&lost(l)),
        Route::Open(slug) | Route::Rules(Some(slug)) if is_unknown(slug) => {
            main.set_inner_html(&lost(l));
        }
        route => match at_once(shell, route) {
            Some(loaded) => enter(shell, occupants, &main, route, loaded),
            None => {
                if !is_there {
                    main.set_inner_html(&waiting(l));
                }
                once_loaded(shell, occupants, main, route.clone());
            }
        },
    }
}

/// Shows a page that the salon writes, and perhaps has written already.
fn write(shell: Shell, occupants: Occupants, main: Element, (page, is_there): (Written, bool)) {
    let l = shell.language();
    if is_there {
        // The shelf is noted when it is left: there is more to do now.
        if page != Written::Shelf {
            page.note(l, || main.inner_html());
        }
    } else if let Some(inside) = page.seen(l) {
        main.set_inner_html(&inside);
    } else {
        main.set_inner_html(&waiting(l));
        let scene = occupants.scene();
        tablier_views::task::spawn_local(async move {
            let fetched = page.fetch(l).await;
            // The page may have been left meanwhile.
            if occupants.scene() != scene {
                return;
            }
            match fetched {
                Ok(_) => write(shell, occupants, main, (page, false)),
                Err(failure) => main.set_inner_html(&not_loaded(shell, &failure.text)),
            }
        });
        return;
    }
    if page == Written::Shelf {
        occupants.keep(shelf::show(shell, &main));
    }
}

/// Shows a page when its parts have come; or why they have not.
fn once_loaded(shell: Shell, occupants: Occupants, main: Element, route: Route) {
    let scene = occupants.scene();
    let _ = main.set_attribute(BUSY, "true");
    tablier_views::task::spawn_local(async move {
        let loaded = load(shell, &route).await;
        // The page may have been left meanwhile.
        if occupants.scene() != scene {
            return;
        }
        let _ = main.remove_attribute(BUSY);
        match loaded {
            Ok(loaded) => enter(shell, occupants, &main, &route, loaded),
            Err(text) => tell_above_or_instead(shell, &main, &text),
        }
    });
}

/// Tells why a page is not there. Rules that are written can be read all the same.
fn tell_above_or_instead(shell: Shell, main: &Element, text: &Message) {
    let told = not_loaded(shell, text);
    if main.query_selector(".rules-page").ok().flatten().is_some() {
        let _ = main.insert_adjacent_html("afterbegin", &told);
    } else {
        main.set_inner_html(&told);
    }
}

fn not_loaded(shell: Shell, text: &Message) -> String {
    let l = shell.language();
    format!(
        "<section class=\"plain\"><p role=\"alert\">{}</p><button class=\"button\" data-click=\"again\">{}{}</button></section>",
        Escaped(&text.get(l)),
        icon("again"),
        Escaped(&m::try_again().get(l))
    )
}

/// Shows a page whose parts are there.
fn enter(shell: Shell, occupants: Occupants, main: &Element, route: &Route, loaded: Loaded) {
    let Loaded { door, reading } = loaded;
    let early = Early::take();
    let inside = door.and_then(|door| door.show(main, route));
    let shown: Option<Standing> = inside.or_else(|| (reading?.show)(shell, main, route));
    match shown {
        Some(shown) => occupants.keep(shown),
        None => main.set_inner_html(&lost(shell.language())),
    }
    if matches!(route, Route::Open(_)) {
        early.catch_up();
    }
}

/// The parts that a page is made of.
#[derive(Clone, Copy)]
struct Loaded {
    door: Option<&'static dyn RoomDoor>,
    reading: Option<&'static Reading>,
}

/// What a page needs, if it is all there.
fn at_once(shell: Shell, route: &Route) -> Option<Loaded> {
    let needs = needs(shell, route);
    let loaded =
        Loaded { door: shell.room.get_untracked(), reading: shell.reading.get_untracked() };
    let is_there = (loaded.door.is_some() || !needs.room)
        && (loaded.reading.is_some() || !needs.reading)
        && (shell.house.with_untracked(Option::is_some) || !needs.house)
        && needs.game.is_none_or(|game| shell.games.opened().get(&game).is_ok());
    is_there.then_some(loaded)
}

/// Loads what a page needs, all of it at the same time.
async fn load(shell: Shell, route: &Route) -> Result<Loaded, Message> {
    let needs = needs(shell, route);
    if let Some(game) = needs.game.clone() {
        // Each part is asked for once, however many wait for it.
        tablier_views::task::spawn_local(async move { drop(shell.games.open(&game).await) });
    }
    if needs.reading {
        tablier_views::task::spawn_local(async move { drop(shell.open_reading().await) });
    }
    if needs.house {
        tablier_views::task::spawn_local(async move { drop(shell.open_house().await) });
    }
    let door = if needs.room { Some(shell.open_room().await?) } else { None };
    let reading = if needs.reading { Some(shell.open_reading().await?) } else { None };
    if needs.house {
        shell.open_house().await?;
    }
    if let Some(game) = needs.game {
        shell.games.open(&game).await?;
    }
    Ok(Loaded { door, reading })
}

/// Which parts a page needs: also the game of a table that is kept here.
fn needs(shell: Shell, route: &Route) -> Needs {
    let needs = route.needs();
    let kept = match route {
        Route::Table(table) | Route::Replay { table: Some(table), .. } if table.local => {
            attic::game(&table.name)
        }
        _ => None,
    };
    // A game that is not on this shelf any more is told of by its table.
    let is_there = |game: &String| shell.games.lids().get(game).is_ok();
    Needs { game: needs.game.or(kept).filter(is_there), ..needs }
}
