//! Without a network, after one visit.

use serde_json::json;
use tablier_e2e::alone;
use tablier_games::RULEBOOKS;

#[test]
fn after_the_first_visit_everything_that_needs_no_salon_works_without_a_network() {
    let (salon, browser) = alone();
    browser.visit(&salon.page("/"));
    browser.run_until_done(
        "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))",
        json!([]),
    );
    salon.door().cut();

    browser.visit(&salon.page("/"));
    browser.until("document.querySelector('.lamp.off')");
    assert_eq!(
        browser.run("return document.querySelectorAll('.box').length"),
        RULEBOOKS.slugs().len()
    );
    for (index, game) in RULEBOOKS.slugs().enumerate() {
        let seed = 40 + index as u32;
        browser.begins(&salon, game, 0);
        browser.plays(seed, 6);
        // The machine has moved as well, or thinks.
        browser.until("document.querySelector('.prompt.yours, .result')");
        browser.reload();
        browser.until("document.querySelector('.table .board .item')");
        browser.plays(seed, 2);
        browser.begins(&salon, game, 1);
        browser.plays(seed, 6);
        browser.visit(&salon.page(&format!("/rules/{game}")));
        browser.until("document.querySelector('.prose h2')");
    }
    browser.visit(&salon.page("/table/faraway"));
    browser.until("document.querySelector('.lost')");
    browser.visit(&salon.page("/game/six"));
    browser.until("document.querySelector('.lamp.off')");
    let disabled =
        browser.run("return [...document.querySelectorAll('.mode')].map((mode) => mode.disabled)");
    assert_eq!(disabled, json!([false, false, true, true]));

    salon.door().mend();
    browser.until("document.querySelector('.lamp.on')");
    browser.until("!document.querySelectorAll('.mode')[2].disabled");
}
