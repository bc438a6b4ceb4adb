//! The first game teaches: whoever does what is marked comes to the end of the lesson, and plays on.

use serde_json::json;
use tablier_e2e::{Browser, House, Language, Window, alone};
use tablier_games::slugs;

/// Clicks on what is marked as long as the lesson goes on. Arguments: what is said at its end, `done`.
const FOLLOW: &str = "
  const [last, done] = arguments;
  const told = new Set();
  let clicks = 0;
  const step = () => {
    const guide = document.querySelector('.guide')?.innerText ?? '';
    told.add(guide);
    if (guide.includes(last) || document.querySelector('.result')) return done({ clicks, told: [...told] });
    const marked = document.querySelector('.board .ring')?.closest('[data-id]') ?? document.querySelector('.controls .hinted');
    if (marked) {
      marked.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      clicks += 1;
    }
    setTimeout(step, 5);
  };
  step();";

#[test]
fn whoever_follows_a_lesson_comes_to_its_end() {
    let house = House::open();
    for (language, last) in
        [(Language::Fr, "La leçon s’arrête ici"), (Language::En, "The lesson ends here")]
    {
        let browser = Browser::open(Window { language, ..Window::default() });
        browser.hurries(&house);
        for game in slugs() {
            browser.visit(&house.page(&format!("/game/{game}")));
            browser.click(".begin button.quiet");
            browser.until("document.querySelector('.table .guide')");
            let followed = browser.run_until_done(FOLLOW, json!([last]));
            let told = followed["told"].as_array().map_or(0, Vec::len);
            assert!(followed["clicks"].as_u64() >= Some(6) && told >= 6, "{game}: {followed}");
        }
        assert_eq!(browser.errors(), Vec::<String>::new());
    }
}

#[test]
fn whoever_strays_is_led_back_and_a_reload_goes_on_with_the_lesson() {
    let (house, browser) = alone();
    browser.visit(&house.page("/game/disx"));
    browser.click(".begin button.quiet");
    browser.until("document.querySelector('.board .ring')");
    browser.run(
        "[...document.querySelectorAll('.board .act.plays')].find((thing) => !thing.querySelector('.ring'))
           .dispatchEvent(new MouseEvent('click', { bubbles: true }))",
    );
    browser.until("document.querySelector('.notice')");
    assert_eq!(browser.moves(), 0);
    browser.run("document.querySelector('.board .ring').closest('[data-id]').dispatchEvent(new MouseEvent('click', { bubbles: true }))");
    browser.until_moves(1);
    browser.until("document.querySelector('.board .ring')");
    let before = browser.run("return document.querySelector('.guide').innerText");
    browser.reload();
    browser.until("document.querySelector('.board .ring')");
    assert_eq!(browser.run("return document.querySelector('.guide').innerText"), before);
    // Whoever takes another language goes on with the lesson in that one.
    let table = browser.run("return location.href");
    browser.visit(&house.page("/settings"));
    browser.click_nth(".settings [role=radiogroup] [role=radio]", 2);
    browser.until("document.documentElement.lang == 'en'");
    browser.visit(table.as_str().expect("an address"));
    browser.until("document.querySelector('.guide')?.innerText.includes('At four')");
    assert!(before.as_str().is_some_and(|said| !said.contains("At four")), "{before}");
}
