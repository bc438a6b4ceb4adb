//! The seal of chance: shown when a game begins, kept by the browser, and checked by the page itself when the game is over.

use serde_json::{Value, json};
use tablier_e2e::{Browser, Hand, Language, OpenSalon, Window, one_click};

use crate::online::sit_down;

/// Somebody in a hurry.
fn person(salon: &OpenSalon, window: Window) -> Browser {
    let browser = Browser::open(window);
    browser.hurries(salon);
    browser
}

/// Unfolds the seal and reads it.
fn seal(browser: &Browser) -> String {
    browser.click(".seal .fold");
    let seal = browser.until("document.querySelector('.seal .address')?.textContent");
    let seal = seal.as_str().expect("a text").to_owned();
    assert!(seal.len() == 64 && seal.bytes().all(|byte| byte.is_ascii_hexdigit()), "{seal}");
    seal
}

/// What the card of the result says of chance.
fn verdict(browser: &Browser) -> String {
    let said = browser.until("document.querySelector('.result .proof')?.textContent");
    said.as_str().expect("a text").to_owned()
}

fn watches(browser: &Browser, table: &Value) {
    browser.visit(table.as_str().expect("an address"));
    browser.until("document.querySelector('.table .prompt')");
}

#[test]
fn everybody_reads_whether_chance_was_the_one_that_was_sealed() {
    let salon = OpenSalon::open();
    let anna = person(&salon, Window::default());
    let phone = Window { width: 390, height: 844, hand: Hand::Finger, ..Window::default() };
    let bruno = person(&salon, Window { language: Language::EN, ..phone });
    sit_down(&salon, "six", &anna, &bruno);

    let sealed = seal(&anna);
    assert_eq!(seal(&bruno), sealed);
    for (browser, words) in [(&anna, "Hasard scellé"), (&bruno, "Chance, sealed")] {
        let spoken = browser.spoken();
        let is_fold = |(role, name): &(String, String)| {
            role == "button" && name.contains(words) && name.contains(&sealed[..8])
        };
        assert!(spoken.iter().any(is_fold), "{spoken:?}");
        let wide = "return document.documentElement.scrollWidth > innerWidth";
        assert_eq!(browser.run(wide), false, "nothing is scrolled to sideways");
    }
    anna.click(".seal .button");
    anna.until(
        "document.querySelector('.seal .button').textContent.includes('Sceau copié')
        || String(getSelection()).length === 64",
    );

    let players = [&anna, &bruno];
    for seed in 0..3 {
        assert!(one_click(900 + seed * 10, &players));
    }
    // One comes later; another one was shown another seal when the game began.
    let table = anna.run("return location.href");
    let (chloe, dora) = (person(&salon, Window::default()), person(&salon, Window::default()));
    let name = table.as_str().and_then(|link| link.rsplit('/').next()).expect("a name");
    let other = "0".repeat(64);
    dora.keeps("tablier.seals", &json!([{ "table": name, "seal": other, "at_start": true }]));
    watches(&chloe, &table);
    watches(&dora, &table);
    assert_eq!(seal(&dora), other, "what was noted is what is shown");
    bruno.reload();
    bruno.until_moves(3);

    let mut seed = 930;
    while one_click(seed, &players) {
        seed += 10;
    }
    let together = "tiré en commun par le salon, vous et";
    assert!(verdict(&anna).contains(together), "{}", verdict(&anna));
    let together = ["drawn together by the salon, ", " and you; nobody could have chosen it alone"];
    let said = verdict(&bruno);
    assert!(together.iter().all(|words| said.contains(words)), "{said}");
    assert!(verdict(&chloe).contains("n’a pas vu le début"), "{}", verdict(&chloe));
    assert!(verdict(&dora).starts_with("Attention"), "{}", verdict(&dora));
    assert_eq!(dora.run("return document.querySelector('.proof').role"), "alert");
    // Who comes back reads the same.
    bruno.reload();
    assert!(verdict(&bruno).starts_with("Chance verified"), "{}", verdict(&bruno));
    for browser in [&anna, &bruno, &chloe, &dora] {
        assert_eq!(browser.errors(), Vec::<String>::new());
    }
}

#[test]
fn a_game_on_this_device_claims_nothing_of_seals() {
    let salon = OpenSalon::open();
    let anna = person(&salon, Window::default());
    anna.begins(&salon, "six", 1);
    assert_eq!(anna.run("return !!document.querySelector('.seal')"), false);
    assert!(anna.plays(7, 400).end.is_some(), "{}", anna.text());
    assert_eq!(anna.run("return !!document.querySelector('.seal, .proof')"), false);
}
