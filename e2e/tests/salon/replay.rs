//! Looking at a game again.

use std::fs;
use std::path::Path;

use serde_json::json;
use tablier_e2e::{Browser, alone, wait_for};
use tablier_games::RULEBOOKS;
use tablier_rules::Record;

fn number(browser: &Browser) -> u64 {
    let shown = browser.run("return document.querySelector('.reel-number').textContent");
    let at = shown.as_str().and_then(|shown| shown.split('/').next()?.trim().parse().ok());
    at.unwrap_or_else(|| panic!("{shown} is no number"))
}

#[test]
fn a_finished_game_is_gone_through_saved_and_read_again() {
    let (salon, browser) = alone();
    let folder = tempfile::tempdir().expect("a folder");
    browser.devtools(
        "Browser.setDownloadBehavior",
        json!({ "behavior": "allow", "downloadPath": folder.path(), "eventsEnabled": true }),
    );
    browser.begins(&salon, "atomix", 1);
    assert!(browser.plays(31, 20_000).end.is_some());
    let table = browser.run("return location.pathname");
    browser.click(".result a[href^='/replay']");
    browser.until("document.querySelector('.reel .board .item')");
    let back = "return document.querySelector('.replay .panel .row a').getAttribute('href')";
    assert_eq!(browser.run(back), table, "the way back to the table");
    assert_eq!(number(&browser), 0);
    browser.press(&["ArrowRight"; 20]);
    browser.press(&["ArrowLeft"]);
    assert_eq!(number(&browser), 19);
    let link = browser.run("return location.href");
    browser.press(&["End"]);
    let last = number(&browser);
    assert!(last > 20);
    browser.press(&["Home"]);
    assert_eq!(number(&browser), 0);

    browser.visit(link.as_str().expect("a link"));
    browser.until("document.querySelector('.reel .board .item')");
    assert_eq!(number(&browser), 19, "a link leads to its move");
    // Whoever watched saw no hands; who knows everything sees them.
    let items = "return document.querySelectorAll('.reel .board .item').length";
    let everything = browser.run(items).as_u64();
    browser.click_nth(".reel [role=radio]", 3);
    let public = browser.run(items).as_u64();
    assert!(public < everything, "{public:?} {everything:?}");

    browser.click_nth(".replay .panel .row button", 0);
    let saved = downloaded(&folder.path().join("atomix.txt"));
    let record: Record = saved.parse().expect("a record");
    let game = RULEBOOKS.get("atomix").expect("a game").load(&record).expect("every move is legal");
    assert_eq!(game.moves() as u64, last);
    browser.click_nth(".replay .panel .row button", 1);
    assert!(downloaded(&folder.path().join("atomix-19.svg")).starts_with("<svg"));

    browser.visit(&salon.page("/replay"));
    browser.choose_file("input[type=file]", &folder.path().join("atomix.txt"));
    browser.until("document.querySelector('.reel .board .item')");
    browser.press(&["End"]);
    assert_eq!(number(&browser), last);

    let broken = folder.path().join("broken.txt");
    fs::write(&broken, "game: six\nseed: 1\n\n1. (0) 99,99\n").expect("it can be written");
    browser.visit(&salon.page("/replay"));
    browser.choose_file("input[type=file]", &broken);
    browser.until("document.querySelector('h1')?.textContent.includes('ne peut pas')");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// What the browser saved, once it is there.
fn downloaded(path: &Path) -> String {
    wait_for(&path.to_string_lossy(), || {
        fs::read_to_string(path).ok().filter(|text| !text.is_empty())
    })
}
