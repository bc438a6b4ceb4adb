//! A picture of every page at three widths, by day and by night; and what can be measured of how they look.

use std::path::PathBuf;

use serde_json::{Value, json};
use tablier_e2e::{Browser, OpenSalon, Window};

use crate::pages::Tour;

const WIDTHS: [(u32, u32); 3] = [(360, 740), (820, 1180), (1440, 900)];

/// Texts whose contrast with what is behind them is below what WCAG asks for (AA), as far as style sheets tell.
const PALE: &str = include_str!("pale.js");

fn look_at_all(light: &str) {
    let browser = Browser::open(Window::default());
    let tour = Tour::begin(&browser);
    browser.keeps("tablier.settings", &json!({ "speed": "still", "light": light }));
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../target/pictures"));
    let mut complaints = Vec::new();
    for (page, address) in tour.pages() {
        for (width, height) in WIDTHS {
            browser.resize(width, height);
            tour.visit(&browser, page, address);
            browser.draw(&folder.join(format!("{page}-{width}-{light}.png")));
            let over = browser.run("return document.documentElement.scrollWidth - innerWidth");
            if over.as_i64() > Some(0) {
                complaints.push(format!("{page} at {width}: {over} pixels too wide"));
            }
            if let Value::Array(pale) = browser.run(PALE) {
                complaints.extend(pale.iter().map(|pale| format!("{page} at {width}: {pale}")));
            }
        }
    }
    assert!(complaints.is_empty(), "{light}:\n{}", complaints.join("\n"));
}

#[test]
fn pale_words_are_noticed() {
    let salon = OpenSalon::open();
    let browser = Browser::open(Window::default());
    browser.visit(&salon.page("/settings"));
    assert_eq!(browser.run(PALE), json!([]));
    browser.run("document.querySelector('h1').style.color = 'color-mix(in srgb, currentcolor 20%, transparent)'");
    let pale = browser.run(PALE);
    assert_eq!(pale.as_array().map(Vec::len), Some(1), "{pale}");
}

#[test]
fn every_page_fits_and_can_be_read_by_day() {
    look_at_all("day");
}

#[test]
fn every_page_fits_and_can_be_read_by_night() {
    look_at_all("night");
}
