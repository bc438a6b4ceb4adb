//! Without a network, after one visit.

use serde_json::json;
use tablier_e2e::alone;
use tablier_games::RULEBOOKS;

#[test]
fn after_the_first_visit_everything_that_needs_no_salon_works_without_a_network() {
    let (house, browser) = alone();
    browser.visit(&house.page("/"));
    browser.run_until_done(
        "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))",
        json!([]),
    );
    house.door().cut();

    browser.visit(&house.page("/"));
    browser.until("document.querySelector('.lamp.off')");
    assert_eq!(
        browser.run("return document.querySelectorAll('.box').length"),
        RULEBOOKS.slugs().len()
    );
    for (index, game) in RULEBOOKS.slugs().enumerate() {
        let seed = 40 + index as u32;
        browser.begins(&house, game, 0);
        browser.plays(seed, 6);
        // The machine has moved as well, or thinks.
        browser.until("document.querySelector('.prompt.yours, .result')");
        browser.reload();
        browser.until("document.querySelector('.table .board .item')");
        browser.plays(seed, 2);
        browser.begins(&house, game, 1);
        browser.plays(seed, 6);
        browser.visit(&house.page(&format!("/rules/{game}")));
        browser.until("document.querySelector('.prose h2')");
    }
    browser.visit(&house.page("/table/faraway"));
    browser.until("document.querySelector('.lost')");
    browser.visit(&house.page("/game/six"));
    let disabled =
        browser.run("return [...document.querySelectorAll('.mode')].map((mode) => mode.disabled)");
    assert_eq!(disabled, json!([false, false, true, true]));

    house.door().mend();
    browser.until("document.querySelector('.lamp.on')");
    browser.until("!document.querySelectorAll('.mode')[2].disabled");
}
