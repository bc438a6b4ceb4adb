//! Pages that the salon writes: asked for when somebody comes back to one, and then kept for as long as the page is open.

use std::cell::RefCell;

use tablier_protocol::Failure;
use tablier_rules::Language;
use tablier_views::prelude::window;

use super::http;

/// A page that is written whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    Shelf,
    /// The rules of all games.
    Rules,
}

thread_local! {
    /// What is in the frame of the pages seen so far.
    static SEEN: RefCell<Vec<(Written, Language, String)>> = const { RefCell::new(Vec::new()) };
}

impl Written {
    /// Notes what the salon wrote.
    pub fn note(self, l: Language, inside: impl FnOnce() -> String) {
        if self.seen(l).is_none() {
            let inside = inside();
            SEEN.with_borrow_mut(|seen| seen.push((self, l, inside)));
        }
    }

    /// Its address.
    fn path(self) -> &'static str {
        match self {
            Written::Shelf => "/",
            Written::Rules => "/rules",
        }
    }

    /// What stood in its frame when it was left before anything ran (`site/early.js`).
    fn left(self) -> Option<String> {
        let left = js_sys::Reflect::get(&window(), &"pagesLeft".into()).ok()?;
        js_sys::Reflect::get(&left, &self.path().into()).ok()?.as_string()
    }

    /// Notes what was left before anything ran, in the language it was written in.
    pub fn note_left(l: Language) {
        for page in [Written::Shelf, Written::Rules] {
            if let Some(inside) = page.left() {
                page.note(l, || inside);
            }
        }
    }

    /// What stands in its frame, if it was seen.
    pub fn seen(self, l: Language) -> Option<String> {
        let is_it =
            |(page, language, _): &&(Written, Language, String)| *page == self && *language == l;
        SEEN.with_borrow(|seen| seen.iter().find(is_it).map(|(.., inside)| inside.clone()))
    }

    /// Asks the salon for what stands in its frame.
    pub async fn fetch(self, l: Language) -> Result<String, Failure> {
        let name = match self {
            Written::Shelf => "shelf",
            Written::Rules => "rules",
        };
        let page = http::get_text(&format!("/written/{}/{name}", l.tag())).await?;
        let inside = inside(&page).ok_or_else(http::unreachable_salon)?.to_owned();
        self.note(l, || inside.clone());
        Ok(inside)
    }
}

/// What is in the frame of a page that the salon wrote; nothing where somebody else answered for it.
fn inside(page: &str) -> Option<&str> {
    let after = page.split_once("<main id=\"main\" tabindex=\"-1\">")?.1;
    Some(after.split_once("</main>")?.0)
}

#[cfg(test)]
mod tests {
    use tablier_pages::{Route, frame};

    use super::*;

    #[test]
    fn what_is_in_a_frame_is_found_in_it_and_nowhere_else() {
        let page = frame("<p>inside</p>", &Route::Shelf, Language::EN);
        assert_eq!(inside(&page), Some("<p>inside</p>"));
        assert_eq!(inside("<!doctype html><p>Please log in</p>"), None);
    }
}
