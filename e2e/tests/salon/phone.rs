//! A phone held upright, and turned.

use tablier_e2e::{Browser, House, Window};
use tablier_games::slugs;

const WIDTH: u32 = 390;
const HEIGHT: u32 = 844;

fn phone() -> Browser {
    Browser::open(Window { width: WIDTH, height: HEIGHT, ..Window::default() })
}

#[test]
fn on_a_phone_the_board_fits_and_what_is_asked_stays_in_sight() {
    let house = House::open();
    let browser = phone();
    browser.hurries(&house);
    for (seed, game) in (600..).zip(slugs()) {
        browser.begins(&house, game, 1);
        browser.plays(seed, 8);
        browser.until(
            "(document.querySelector('.hand-over .button')?.click(),
            !document.querySelector('.hand-over') && document.querySelector('.board .item')
                && document.querySelector('.prompt').innerText)",
        );
        browser.run("scrollTo(0, 0)");
        let beyond = browser.run(
            "const edge = innerWidth + 1;
            return [...document.querySelectorAll('.board .item')].filter(item => {
                const place = item.getBoundingClientRect();
                return place.width && (place.left < -1 || place.right > edge);
            }).map(item => item.getAttribute('aria-label'))",
        );
        assert_eq!(beyond, serde_json::json!([]), "{game}: beyond the edge");
        let scrolls = "const box = document.querySelector('.board-scroll');
            return document.documentElement.scrollWidth > innerWidth
                || box.scrollWidth > box.clientWidth + 1";
        assert_eq!(browser.run(scrolls), false, "{game}: nothing is scrolled to sideways");
        let asked = "const place = document.querySelector('.asked').getBoundingClientRect();
            return place.top > 0 && place.bottom <= innerHeight";
        assert_eq!(browser.run(asked), true, "{game}: what is asked is in sight");
    }
}

#[test]
fn a_phone_that_is_turned_shows_the_board_with_everything_beside_it() {
    let house = House::open();
    let browser = phone();
    browser.begins(&house, "epix", 1);
    browser.run("document.querySelector('.hand-over .button')?.click()");
    let higher = "(([, , width, height]) => height > width)(
        document.querySelector('.board').getAttribute('viewBox').split(' ').map(Number))";
    browser.until("document.querySelector('.board .item')");
    browser.until(higher);
    browser.resize(HEIGHT, WIDTH);
    browser.until(&format!("!{higher}"));
    browser.resize(WIDTH, HEIGHT);
    browser.until(higher);
}

#[test]
fn the_page_is_sent_packed() {
    let house = House::open();
    let browser = Browser::open(Window::default());
    browser.visit(&house.page("/"));
    let share = "(([file]) => file && file.encodedBodySize / file.decodedBodySize)(
        performance.getEntriesByType('resource').filter(file => file.name.endsWith('.wasm')))";
    let share = browser.until(share).as_f64().unwrap_or(1.0);
    assert!(share > 0.0 && share < 0.35, "{share} of the module were sent");
}
