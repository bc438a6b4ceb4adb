//! A part that changes by itself.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Comment, Node};

use super::{Spot, Standing, take_out};
use crate::browser::document;
use crate::signals::follow;
use crate::view::View;

/// A part that changes by itself, and what marks its end in the page: it does not know what comes behind it.
pub struct StandingPart {
    end: Comment,
    inside: Rc<RefCell<Standing>>,
}

impl StandingPart {
    pub fn put(draw: Box<dyn FnMut() -> View>, spot: Spot<'_>) -> StandingPart {
        let end = document().create_comment("");
        spot.put(&end);
        StandingPart { end, inside: Rc::new(RefCell::new(Standing::Nothing)) }.become_part(draw)
    }

    /// It is drawn by this from now on. What drew it before ended with what drew that.
    pub fn become_part(self, mut draw: Box<dyn FnMut() -> View>) -> StandingPart {
        let (end, inside) = (self.end.clone(), self.inside.clone());
        follow(Box::new(move || {
            let view = draw();
            // A page that was emptied has no room for it any more.
            let Some(parent) = end.parent_node() else { return };
            let before = inside.replace(Standing::Nothing);
            let now = before.become_view(view, Spot { parent: &parent, before: Some(&end) });
            inside.replace(now);
        }));
        self
    }

    pub fn first(&self) -> Node {
        self.inside.borrow().first().unwrap_or_else(|| self.end.clone().unchecked_into())
    }

    pub fn remove(self) {
        self.inside.replace(Standing::Nothing).remove();
        take_out(&self.end);
    }
}
