//! Salons nobody has been to, and people in them who are in a hurry.

use crate::{Browser, House, Window};

/// Somebody alone in a salon.
pub fn alone() -> (House, Browser) {
    let house = House::open();
    let browser = hurried(&house, Window::default());
    (house, browser)
}

/// Two people in a salon.
pub fn two() -> (House, [Browser; 2]) {
    two_with(Window::default())
}

/// Two people who both have such a window.
pub fn two_with(window: Window) -> (House, [Browser; 2]) {
    let house = House::open();
    let people = [hurried(&house, window), hurried(&house, window)];
    (house, people)
}

fn hurried(house: &House, window: Window) -> Browser {
    let browser = Browser::open(window);
    browser.hurries(house);
    browser
}
