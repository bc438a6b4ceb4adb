//! The first game teaches: whoever does what is marked comes to the end of the lesson, and plays on. What is to be done can always
//! be read, and what is to be clicked can always be seen.

use std::path::PathBuf;

use serde_json::Value;
use tablier_e2e::{Browser, Hand, Language, OpenSalon, Window, alone};
use tablier_games::RULEBOOKS;

/// What is marked: a thing on the board, or a button.
const MARKED: &str = ".board .hinted[data-id], .controls .hinted";
/// No lesson takes more clicks.
const MAX_CLICKS: usize = 60;

/// Looks at a step of a lesson: what is said, how much of the last sentence and of what is asked can be read, whether the mark is
/// round what is marked and on top. A word can be read if it is in the window and nothing lies over it.
const LOOK: &str = "
  const covered = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()];
    return lines.filter(({ left, right, top, bottom }) => [left + 1, (left + right) / 2, right - 1].some((x) =>
      !element.contains(document.elementFromPoint(x, (top + bottom) / 2)))).length;
  };
  const said = document.querySelector('.guide .said p:last-child');
  const asked = document.querySelector('.prompt');
  const thing = document.querySelector(MARKED);
  const ring = document.querySelector('.board .ring');
  const [inner, outer] = [thing, ring].map((one) => one?.getBoundingClientRect());
  return {
    said: document.querySelector('.guide').innerText,
    hidden: covered(said) + covered(asked),
    round: !thing?.matches('.board *') || !!ring && ring === ring.parentElement.lastElementChild
      && outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom,
    inSight: !inner || inner.top >= 0 && inner.bottom <= innerHeight,
  };";

/// Begins the lesson of a game.
fn begin(browser: &Browser, salon: &OpenSalon, game: &str) {
    browser.visit(&salon.page(&format!("/game/{game}")));
    browser.click(".begin button.quiet");
    browser.until("document.querySelector('.table .guide')");
}

/// Does what is marked until these words are said, looking at every step. Gives how often something was clicked.
fn follow(browser: &Browser, game: &str, last: &str, pictures: Option<&PathBuf>) -> usize {
    let over = format!("document.querySelector('.guide')?.innerText.includes({last:?})");
    let look = LOOK.replace("MARKED", &format!("{MARKED:?}"));
    for step in 0..MAX_CLICKS {
        browser.until(&format!("{over} || document.querySelector('.result, {MARKED}')"));
        if browser.run(&format!("return !!{over} || !!document.querySelector('.result')")) == true {
            let shown =
                "return document.querySelector('.guide').getBoundingClientRect().height > 20";
            assert_eq!(browser.run(shown), true, "{game}: the last words are there to be read");
            return step;
        }
        // The page has to have scrolled to what is marked.
        browser.until_drawn();
        let seen = browser.run(&look);
        if let Some(folder) = pictures {
            browser.draw(&folder.join(format!("{game}-{step:02}.png")));
        }
        assert_eq!(
            seen["hidden"], 0,
            "{game}, step {step}: not all can be read of {}",
            seen["said"]
        );
        assert_eq!(seen["inSight"], true, "{game}, step {step}: what is marked is out of sight");
        assert_eq!(seen["round"], true, "{game}, step {step}: the mark is not round what is meant");
        let before = scroll(browser);
        let (x, y) = browser.pixel_of(MARKED, 0);
        assert_eq!(scroll(browser), before, "{game}, step {step}: one had to scroll");
        let said = format!("document.querySelector('.guide').innerText !== {}", seen["said"]);
        browser.click_at(x, y);
        browser.until(&format!("{said} || document.querySelector('.result')"));
        assert_eq!(
            browser.run("return !!document.querySelector('.notice')"),
            false,
            "{game}, step {step}"
        );
    }
    panic!("{game}: the lesson has no end");
}

fn scroll(browser: &Browser) -> Value {
    browser.run("return [scrollX, scrollY]")
}

fn whoever_follows_comes_to_the_end(window: Window, last: &str, pictures: Option<PathBuf>) {
    let salon = OpenSalon::open();
    let browser = Browser::open(window);
    browser.hurries(&salon);
    for game in RULEBOOKS.slugs() {
        begin(&browser, &salon, game);
        let clicks = follow(&browser, game, last, pictures.as_ref());
        assert!(clicks >= 6, "{game}: {clicks} clicks");
    }
    assert_eq!(browser.errors(), Vec::<String>::new());
}

#[test]
fn whoever_follows_a_lesson_with_a_mouse_comes_to_its_end() {
    let window = Window { width: 1280, height: 800, language: Language::EN, ..Window::default() };
    whoever_follows_comes_to_the_end(window, "The lesson ends here", None);
}

#[test]
fn whoever_follows_a_lesson_with_a_finger_on_a_phone_comes_to_its_end() {
    let hand = Hand::Finger;
    let window = Window { width: 390, height: 844, hand, ..Window::default() };
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/pictures/lessons");
    whoever_follows_comes_to_the_end(window, "La leçon s’arrête ici", Some(folder.into()));
}

#[test]
fn whoever_strays_is_led_back_and_a_reload_goes_on_with_the_lesson() {
    let (salon, browser) = alone();
    begin(&browser, &salon, "disx");
    browser.until("document.querySelector('.board .ring')");
    browser.click(".board .act.plays:not(.hinted)");
    browser.until("document.querySelector('.notice')");
    assert_eq!(browser.moves(), 0);
    browser.click(MARKED);
    browser.until_moves(1);
    browser.until("document.querySelector('.board .ring')");
    let before = browser.run("return document.querySelector('.guide').innerText");
    browser.reload();
    browser.until("document.querySelector('.board .ring')");
    assert_eq!(browser.run("return document.querySelector('.guide').innerText"), before);
    // Whoever takes another language goes on with the lesson in that one.
    let table = browser.run("return location.href");
    browser.visit(&salon.page("/settings"));
    browser.click_nth(".settings [role=radiogroup] [role=radio]", 2);
    browser.until("document.documentElement.lang == 'en'");
    browser.visit(table.as_str().expect("an address"));
    browser.until("document.querySelector('.guide')?.innerText.includes('At four')");
    assert!(before.as_str().is_some_and(|said| !said.contains("At four")), "{before}");
}
