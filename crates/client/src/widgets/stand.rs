//! A view takes a place of the page.

use tablier_views::mount::{Mounted, mount_to};
use tablier_views::prelude::*;
use web_sys::Element;

use crate::shell::Shell;

/// Puts a view into a place of the page, instead of what is there.
pub fn stand(shell: Shell, place: &Element, view: impl FnOnce() -> View) -> Mounted {
    place.set_inner_html("");
    mount_to(place, || {
        provide_context(shell);
        view()
    })
}
