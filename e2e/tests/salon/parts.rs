//! The page comes in parts, over networks that spoil things, from a salon that is renewed meanwhile.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use serde_json::json;
use tablier_e2e::{Browser, OpenSalon, Window};
use tablier_rules::Language;

/// No part is kept in the browser by somebody behind the page's back.
const NO_SERVICE: &str = "/service.js";

/// A browser that keeps nothing of the salon yet.
fn never_here() -> (OpenSalon, Browser) {
    (OpenSalon::open(), Browser::open(Window::default()))
}

fn not_found(path: &str, of: &str) -> Option<(u16, String)> {
    path.split('?').next().is_some_and(|path| path.ends_with(of)).then(|| (404, String::new()))
}

#[test]
fn a_part_that_does_not_come_or_comes_spoilt_is_told_and_asked_for_again() {
    for answer in [(404, ""), (200, "<p>Please log in</p>")] {
        let (salon, browser) = never_here();
        salon.door().answer(move |path| {
            let part = path.ends_with("/six.bin").then(|| (answer.0, answer.1.to_owned()));
            not_found(path, NO_SERVICE).or(part)
        });
        browser.visit(&salon.page("/"));
        browser.click(".box .lid[href='/game/six']");
        browser.until("document.querySelector('.plain [role=alert]')?.textContent.includes('n’a pas pu être chargée')");
        salon.door().mend();
        browser.click(".plain .button");
        browser.until("document.querySelector('.opening h1')?.textContent === 'SIX'");
        browser.until("document.querySelector('#main:not([aria-busy]) .begin .button')");
    }
}

#[test]
fn a_script_that_does_not_come_is_told() {
    for script in ["/start.js", "/client.js", "/client-parts.js", "/client_bg.wasm"] {
        let (salon, browser) = never_here();
        salon.door().answer(move |path| not_found(path, script));
        browser.set_out(&salon.page("/"));
        browser.until("document.querySelector('#failed:not([hidden])')");
    }
}

#[test]
fn pages_that_somebody_else_answered_for_are_not_kept() {
    let (salon, browser) = never_here();
    salon.door().answer(|path| {
        path.starts_with("/written/").then(|| (200, "<p>Please log in</p>".to_owned()))
    });
    browser.visit(&salon.page("/"));
    // Who keeps the salon gives up: it is found by what became of it.
    let given_up = "const done = arguments[0];
        navigator.serviceWorker.register('/service.js').then((one) => {
            const its = one.installing || one.waiting || one.active;
            if (its.state === 'redundant') done(its.state);
            its.onstatechange = () => its.state === 'installing' || done(its.state);
        })";
    assert_eq!(browser.run_until_done(given_up, json!([])), "redundant");
    salon.door().mend();
    browser.reload();
    let ready = "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))";
    browser.run_until_done(ready, json!([]));
    salon.door().cut();
    browser.reload();
    browser.until("document.querySelectorAll('.box').length > 4");
    assert_eq!(browser.run("return document.body.textContent.includes('log in')"), false);
}

#[test]
fn of_two_languages_chosen_in_haste_the_last_is_spoken() {
    let (salon, browser) = never_here();
    salon.door().answer(|path| not_found(path, NO_SERVICE));
    browser.visit(&salon.page("/settings"));
    salon.door().hold("/messages.de.txt");
    let place = |language| Language::ALL.iter().position(|one| *one == language);
    // Before the languages stands what the browser asks for.
    for language in [Language::DE, Language::EN] {
        let place = place(language).expect("it is offered") + 1;
        browser.click_nth(".settings .field:first-of-type [role=radio]", place);
    }
    browser.until("document.querySelector('h1')?.textContent === 'Settings'");
    salon.door().mend();
    browser.until("performance.getEntriesByType('resource').some((one) => one.name.endsWith('/messages.de.txt'))");
    browser.until_drawn();
    assert_eq!(browser.run("return document.documentElement.lang"), "en");
    assert_eq!(browser.run("return document.querySelector('h1').textContent"), "Settings");
}

#[test]
fn a_page_whose_salon_was_renewed_is_loaded_anew_where_it_was_going() {
    let (salon, browser) = never_here();
    let asked = Arc::new(AtomicUsize::new(0));
    let seen = asked.clone();
    salon.door().answer(move |path| {
        if let Some(answer) = not_found(path, NO_SERVICE) {
            return Some(answer);
        }
        // Until the page has understood that it is old, the salon has only the parts of a newer one.
        if seen.load(Ordering::SeqCst) > 0 {
            return None;
        }
        if path == "/index.html?anew" {
            seen.fetch_add(1, Ordering::SeqCst);
            return Some((200, "<html data-page=\"0123456789abcdef\">".to_owned()));
        }
        not_found(path, ".bin")
    });
    browser.visit(&salon.page("/"));
    browser.run("window.isOld = true");
    browser.click(".box .lid[href='/game/disx']");
    // A new page knows nothing of what was written on the old one.
    browser.until("!window.isOld && document.querySelector('.opening h1')?.textContent === 'DisX'");
    assert_eq!(asked.load(Ordering::SeqCst), 1);
}

#[test]
fn a_network_that_asks_for_a_password_spoils_nothing_for_later() {
    let (salon, browser) = never_here();
    let portal = "<!doctype html><title>Wi-Fi</title><p>Please log in</p>";
    salon.door().answer(move |path| path.contains("/messages.").then(|| (200, portal.to_owned())));
    browser.set_out(&salon.page("/"));
    // Nobody can be told in their language; they are told in all of them.
    browser
        .until("document.querySelector('#late:not([hidden])')?.textContent.includes('The salon')");
    salon.door().mend();
    browser.until("document.querySelectorAll('.box').length > 4");
    // Nor was the portal's page kept for the next visit.
    browser.reload();
    browser.until("document.querySelectorAll('.box').length > 4");
    browser.run_until_done(
        "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))",
        json!([]),
    );
    salon.door().cut();
    browser.reload();
    browser.until("document.querySelectorAll('.box').length > 4");
}

#[test]
fn whoever_opens_one_game_does_not_load_the_others() {
    let (salon, browser) = never_here();
    salon.door().answer(|path| not_found(path, NO_SERVICE));
    browser.visit(&salon.page("/"));
    let loaded = "performance.getEntriesByType('resource').map((one) => one.name.split('/').pop()).filter((name) => name.endsWith('.bin')).sort()";
    browser.until("document.querySelectorAll('.box').length > 4");
    let games = "six disx abraxas atomix epix";
    let early = format!(
        "return {loaded}.filter((name) => '{games}'.split(' ').includes(name.split('.')[0]))"
    );
    assert_eq!(browser.run(&early), json!([]), "the shelf needs none");
    browser.begins(&salon, "six", 1);
    let parts = browser.run(&format!("return [...new Set({loaded})]"));
    let parts: Vec<&str> =
        parts.as_array().into_iter().flatten().filter_map(|p| p.as_str()).collect();
    assert!(parts.contains(&"six.bin") && parts.contains(&"room.bin"), "{parts:?}");
    for other in ["disx.bin", "abraxas.bin", "atomix.bin", "epix.bin"] {
        assert!(!parts.contains(&other), "{parts:?}");
    }
}

#[test]
fn a_machine_is_loaded_for_its_game_alone_and_asked_for_again_where_it_does_not_come() {
    let (salon, browser) = never_here();
    let asked = Arc::new(Mutex::new(Vec::<String>::new()));
    let noted = asked.clone();
    let is_away = Arc::new(AtomicBool::new(true));
    let away = is_away.clone();
    salon.door().answer(move |path| {
        noted.lock().expect("nobody broke down").push(path.to_owned());
        let spoilt = away.load(Ordering::SeqCst).then(|| not_found(path, "/worker-six.bin"));
        not_found(path, NO_SERVICE).or(spoilt.flatten())
    });
    browser.begins(&salon, "six", 0);
    // Either of the two may begin: the machine is asked sooner or later.
    browser.until("document.querySelector('.prompt.yours, .notice')");
    if browser.is_asked() {
        browser.plays(3, 1);
    }
    browser.until("document.querySelector('.notice')");
    is_away.store(false, Ordering::SeqCst);
    browser.reload();
    browser.plays(3, 4);
    browser.until("document.querySelectorAll('.lines .move').length > 2");
    let asked = asked.lock().expect("nobody broke down");
    let minds =
        |game: &str| asked.iter().any(|path| path.ends_with(&format!("/worker-{game}.bin")));
    assert!(minds("six"), "{asked:?}");
    for other in ["disx", "abraxas", "atomix", "epix"] {
        assert!(!minds(other), "{other}: {asked:?}");
    }
}
