//! A phone held upright, and turned.

use serde_json::{Value, json};
use tablier_e2e::{Browser, Hand, OpenSalon, Window};
use tablier_games::RULEBOOKS;

const WIDTH: u32 = 390;
const HEIGHT: u32 = 844;

fn phone() -> Browser {
    Browser::open(Window { width: WIDTH, height: HEIGHT, hand: Hand::Finger, ..Window::default() })
}

#[test]
fn on_a_phone_the_board_fits_and_what_is_asked_stays_in_sight() {
    let salon = OpenSalon::open();
    let browser = phone();
    browser.hurries(&salon);
    for (seed, game) in (600..).zip(RULEBOOKS.slugs()) {
        browser.begins(&salon, game, 1);
        browser.plays(seed, 8);
        browser.until("document.querySelector('.hand-over, .prompt.yours')");
        browser.takes_over();
        browser.until(
            "document.querySelector('.board .item') && document.querySelector('.prompt').innerText",
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
    let salon = OpenSalon::open();
    let browser = phone();
    browser.begins(&salon, "epix", 1);
    browser.until("document.querySelector('.hand-over, .board .item')");
    browser.takes_over();
    let higher = "(([, , width, height]) => height > width)(
        document.querySelector('.board').getAttribute('viewBox').split(' ').map(Number))";
    browser.until("document.querySelector('.board .item')");
    browser.until(higher);
    browser.resize(HEIGHT, WIDTH);
    browser.until(&format!("!{higher}"));
    browser.resize(WIDTH, HEIGHT);
    browser.until(higher);
}

/// A pixel of the table from which the nearest target is so far away, and that target; as the page lies now.
const MISS: &str = "
  const far = FAR, board = document.querySelector('.board').getBoundingClientRect();
  const hit = (x, y) => document.elementFromPoint(x, y)?.closest('.board [data-id]')?.dataset.id;
  const first = document.querySelector('.board [data-id=\"cell 0,0\"]').getBoundingClientRect();
  const y = Math.round((first.top + first.bottom) / 2);
  for (let x = Math.round(first.right) + 40; x > first.left; x -= 1)
    if (hit(x, y)) return { x: x + far, y, id: hit(x, y), over: hit(x + far, y) ?? null };";

/// Points so many pixels beside the only cell that SIX offers at first, and gives whether it was taken.
fn misses_by(browser: &Browser, salon: &OpenSalon, far: u32) -> bool {
    browser.begins(salon, "six", 1);
    browser.until("document.querySelector('.board .act')");
    let place: Value = browser.run(&MISS.replace("FAR", &far.to_string()));
    assert_eq!(place["over"], json!(null), "nothing is there itself");
    let at = |key: &str| place[key].as_i64().expect("a pixel");
    browser.click_at(at("x"), at("y"));
    // Whatever was meant by it has happened when the next tap, on what is asked, is answered.
    browser.click(".prompt");
    browser.moves() == 1
}

#[test]
fn a_finger_that_just_misses_takes_the_nearest_and_a_mouse_does_not() {
    let salon = OpenSalon::open();
    let phone = phone();
    phone.hurries(&salon);
    assert!(misses_by(&phone, &salon, 8) && misses_by(&phone, &salon, 20));
    assert!(!misses_by(&phone, &salon, 26), "too far for anybody");
    let mouse = Browser::open(Window { width: WIDTH, height: HEIGHT, ..Window::default() });
    mouse.hurries(&salon);
    assert!(!misses_by(&mouse, &salon, 8), "whoever has a mouse means what it points at");
}

#[test]
fn on_a_phone_whoever_waits_for_players_is_in_the_first_screen() {
    let salon = OpenSalon::open();
    let (host, phone) = (Browser::open(Window::default()), phone());
    for _ in 0..4 {
        host.begins(&salon, "six", 3);
    }
    phone.visit(&salon.page("/"));
    phone.until("document.querySelectorAll('.tables .card').length === 2");
    let seen = "const place = document.querySelector('SELECTOR').getBoundingClientRect();
        return place.top >= 0 && place.bottom <= innerHeight";
    for selector in [".tables .card a", ".box .button"] {
        let seen = seen.replace("SELECTOR", selector);
        assert_eq!(phone.run(&seen), true, "{selector} is in sight");
    }
    phone.click(".tables + .aside .button");
    phone.until("document.querySelectorAll('.tables .card').length === 4");
    phone.click(".tables .card a");
    phone.until("document.querySelector('.chairs')");
}

#[test]
fn on_a_phone_the_frame_of_the_board_has_all_its_corners() {
    let salon = OpenSalon::open();
    let browser = phone();
    browser.begins(&salon, "six", 1);
    browser.until("document.querySelector('.board .item')");
    let picture = browser.picture();
    let differ = browser.run_until_done(CORNERS, json!([picture]));
    assert_eq!(differ, json!([]), "pixels where the left corner has a line and the right has none");
}

/// The pixels in which the two upper corners of the frame are no mirror images.
const CORNERS: &str = "
  const [picture, done] = arguments;
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
  createImageBitmap(new Blob([bytes], { type: 'image/png' })).then((image) => {
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    const frame = document.querySelector('.table-board').getBoundingClientRect();
    const at = (x, y) => [...canvas.getImageData(x, y, 1, 1).data].slice(0, 3);
    const differ = [];
    for (let down = 0; down < 18; down += 1) for (let across = 0; across < 18; across += 1) {
      const left = at(Math.round(frame.left) + across, Math.round(frame.top) + down);
      const right = at(Math.round(frame.right) - 1 - across, Math.round(frame.top) + down);
      if (left.some((part, index) => Math.abs(part - right[index]) > 12)) differ.push([across, down]);
    }
    done(differ);
  });";

#[test]
fn the_page_is_sent_packed() {
    let salon = OpenSalon::open();
    let browser = Browser::open(Window::default());
    browser.visit(&salon.page("/"));
    let share = "(([file]) => file && file.encodedBodySize / file.decodedBodySize)(
        performance.getEntriesByType('resource').filter(file => file.name.endsWith('.wasm')))";
    let share = browser.until(share).as_f64().unwrap_or(1.0);
    assert!(share > 0.0 && share < 0.35, "{share} of the module were sent");
}
