//! Salons nobody has been to, and people in them who are in a hurry.

use crate::{Browser, OpenSalon, Window};

/// Somebody alone in a salon.
pub fn alone() -> (OpenSalon, Browser) {
    let salon = OpenSalon::open();
    let browser = hurried(&salon, Window::default());
    (salon, browser)
}

/// Two people in a salon.
pub fn two() -> (OpenSalon, [Browser; 2]) {
    two_with(Window::default())
}

/// Two people who both have such a window.
pub fn two_with(window: Window) -> (OpenSalon, [Browser; 2]) {
    let salon = OpenSalon::open();
    let people = [hurried(&salon, window), hurried(&salon, window)];
    (salon, people)
}

fn hurried(salon: &OpenSalon, window: Window) -> Browser {
    let browser = Browser::open(window);
    browser.hurries(salon);
    browser
}
