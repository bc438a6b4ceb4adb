//! What can be read before anything runs, and that nothing jumps when it does.

use serde_json::json;
use tablier_e2e::{Browser, OpenSalon, Window};
use tablier_games::RULEBOOKS;
use tablier_rules::Language;

/// Notes what was moved on the page that was there already, and how far.
const WATCH: &str = "window.moved = [];
    const name = ({ node, previousRect: from, currentRect: to }) => `${node?.className || node?.nodeName} ${[from, to].map((at) => [at.x, at.y, at.width, at.height].map(Math.round)).join(' to ')}`;
    new PerformanceObserver((list) => list.getEntries().forEach((one) => window.moved.push(`${one.value}: ${one.sources.map(name).join('; ')}`)))
        .observe({ type: 'layout-shift', buffered: true });";

fn not_running(path: &str) -> Option<(u16, String)> {
    path.ends_with("/start.js").then(|| (404, String::new()))
}

/// A page at a salon whose program is on its way until the door is mended.
fn not_running_yet(path: &str, window: Window) -> (OpenSalon, Browser) {
    let (salon, browser) = (OpenSalon::open(), Browser::open(window));
    salon.door().hold("/client_bg.wasm");
    browser.set_out(&salon.page(path));
    (salon, browser)
}

#[test]
fn shelf_game_and_rules_can_be_read_and_clicked_before_anything_runs() {
    let salon = OpenSalon::open();
    salon.door().answer(not_running);
    let words = [
        (Language::FR, "Un salon de jeux qui ne ferme jamais"),
        (Language::DE, "Ein Spielesalon, der nie schließt"),
        (Language::EN, "A games room that never closes"),
    ];
    for (language, welcome) in words {
        let browser = Browser::open(Window { language, ..Window::default() });
        browser.set_out(&salon.page("/"));
        let boxes = format!(
            "document.querySelectorAll('.box .picture').length === {}",
            RULEBOOKS.iter().len()
        );
        browser.until(&boxes);
        browser.until(&format!("document.querySelector('h1').textContent === '{welcome}'"));
        browser.click(".box .button[href='/rules/six']");
        browser.until("document.querySelectorAll('.prose .board .item').length > 20");
        browser.click(".button.large[href='/game/six']");
        browser.until("document.querySelector('.opening h1')?.textContent === 'SIX'");
        assert_eq!(browser.run("return document.documentElement.lang"), language.tag());
        assert_eq!(browser.run("return 'running' in document.documentElement.dataset"), false);
    }
}

#[test]
fn nothing_moves_when_a_page_takes_over_what_was_written() {
    for (width, height) in [(1440, 900), (390, 844)] {
        let salon = OpenSalon::open();
        let browser = Browser::open(Window { width, height, ..Window::default() });
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH }));
        for path in ["/", "/game/epix", "/game/six", "/rules/epix", "/rules/six"] {
            browser.visit(&salon.page(path));
            browser.until("document.querySelector('.lamp.on')");
            browser.until("![...document.querySelectorAll('.reel-row button')].some((button) => button.disabled)");
            browser.until_drawn();
            assert_eq!(browser.run("return window.moved"), json!([]), "{path} at {width}");
        }
    }
}

/// How far down what can be read and pressed on a page stands.
const STANDS: &str = "[...document.querySelectorAll('#main :is(h1, h2, figure, .button)')].map((one) => `${one.textContent.slice(0, 24)} ${Math.round(one.getBoundingClientRect().top + scrollY)}`)";

#[test]
fn what_is_written_stands_where_it_stands_when_the_page_runs() {
    for (width, height) in [(1440, 900), (390, 844)] {
        for rules in RULEBOOKS.iter() {
            for page in ["rules", "game"] {
                let path = format!("/{page}/{}", rules.slug());
                let window = Window { width, height, ..Window::default() };
                let (salon, browser) = not_running_yet(&path, window);
                browser.until("document.querySelector('#main .button')");
                browser.until("document.fonts.status === 'loaded'");
                let before = browser.run(&format!("return {STANDS}"));
                salon.door().mend();
                browser.until("document.querySelector('[data-running] #main:not([aria-busy])')");
                browser.until("![...document.querySelectorAll('.reel-row button')].some((button) => button.disabled && !button.closest('.reel').querySelector('.slider[value=\"0\"]'))");
                browser.until_drawn();
                let after = browser.run(&format!("return {STANDS}"));
                assert_eq!(before, after, "{path} at {width}");
            }
        }
    }
}

#[test]
fn what_somebody_is_about_to_press_stays_under_their_finger() {
    let window = Window { width: 390, height: 844, ..Window::default() };
    let (salon, browser) = not_running_yet("/game/six", window);
    let at = "Math.round(document.querySelector('.begin .button').getBoundingClientRect().top)";
    browser.click_nth(".mode", 2);
    browser.run("document.querySelector('.begin .button').scrollIntoView({ block: 'center' })");
    let before = browser.run(&format!("return {at}"));
    salon.door().mend();
    browser.until("document.querySelector('[data-running] #main:not([aria-busy]) .begin .button')");
    browser.until_drawn();
    assert_eq!(browser.run(&format!("return {at}")), before);
}

#[test]
fn whoever_left_before_a_table_was_opened_is_not_pulled_away() {
    let salon = OpenSalon::open();
    let browser = Browser::open(Window::default());
    browser.visit(&salon.page("/game/six"));
    browser.until("document.querySelector('.lamp.on')");
    browser.click_nth(".mode", 2);
    salon.door().hold("/api/tables");
    browser.until("document.querySelector('.lamp.on')");
    browser.click(".begin .button.large");
    browser.until("document.querySelector('.begin [aria-busy=true]')");
    browser.click(".sign");
    browser.until("document.querySelectorAll('.box').length > 4");
    salon.door().mend();
    // It is found there, and nobody was taken to it.
    browser.until("document.querySelector('.mine .card')");
    browser.until_drawn();
    assert_eq!(browser.run("return location.pathname"), "/");
}

#[test]
fn rules_stay_to_be_read_where_a_part_does_not_come() {
    let salon = OpenSalon::open();
    let browser = Browser::open(Window::default());
    salon.door().answer(|path| {
        let is_part = path.ends_with("/room.bin") || path.ends_with("/service.js");
        is_part.then(|| (404, String::new()))
    });
    browser.set_out(&salon.page("/rules/six"));
    browser.until("document.querySelector('#main [role=alert]')");
    assert_eq!(browser.run("return !!document.querySelector('.prose h2')"), true);
    salon.door().mend();
    browser.click(".plain .button");
    browser.until("document.querySelector('.reel-row button:not([disabled])')");
}

#[test]
fn a_page_that_runs_shows_what_is_written_of_another_until_its_parts_are_there() {
    let salon = OpenSalon::open();
    let browser = Browser::open(Window::default());
    for part in ["/room.bin", "/service.js"] {
        salon.door().hold(part);
    }
    browser.set_out(&salon.page("/"));
    browser.until("document.querySelector('[data-running]')");
    browser.click(".box .button[href='/rules/six']");
    browser.until("document.querySelector('#main[aria-busy=true] .prose h2')");
    browser.click(".button.large[href='/game/six']");
    browser.until("document.querySelector('#main[aria-busy=true] .begin .button')");
    browser.run("history.back()");
    browser.until("document.querySelector('#main[aria-busy=true] .prose h2')");
    salon.door().mend();
    browser.until("document.querySelector('.reel-row button:not([disabled])')");
}

#[test]
fn where_the_program_cannot_run_nothing_goes_on_as_if_it_did() {
    let salon = OpenSalon::open();
    let browser = Browser::open(Window::default());
    salon.door().answer(|path| path.ends_with("/client_bg.wasm").then(|| (404, String::new())));
    salon.door().hold("/client.js");
    browser.set_out(&salon.page("/game/six"));
    browser.click(".begin .button.large");
    browser.until("document.querySelector('.begin [aria-busy=true]')");
    salon.door().let_through("/client.js");
    browser.until("document.querySelector('#failed:not([hidden])')");
    assert_eq!(browser.run("return document.querySelectorAll('[aria-busy=true]').length"), 0);
}

#[test]
fn what_is_chosen_before_anything_runs_is_done_when_it_does() {
    let window = Window { width: 390, height: 844, ..Window::default() };
    let (salon, browser) = not_running_yet("/", window);
    browser.click(".box .button[href='/game/six']");
    browser.until("location.pathname === '/game/six' && document.querySelector('.opening-form')");
    browser.click_nth(".mode", 1);
    let chosen = "document.querySelector('.mode[aria-checked=true] b').textContent";
    assert_eq!(browser.run(&format!("return {chosen}")), "Sur un écran");
    // Of two ways to begin the last counts.
    browser.click_nth(".begin button", 1);
    browser.click(".begin .button.large");
    browser.until("document.querySelectorAll('.begin [aria-busy=true]').length === 1");
    assert_eq!(browser.run("return 'running' in document.documentElement.dataset"), false);
    salon.door().mend();
    browser.until("document.querySelector('.board .item')");
    let seats = browser.until("document.querySelectorAll('.seats .seat').length");
    assert_eq!(seats, 2);
    assert_eq!(browser.run("return document.querySelectorAll('.seats .machine').length"), 0);
    // The way back leads to where one came from.
    browser.run("history.back()");
    browser.until("location.pathname === '/game/six' && document.querySelector('.begin .button')");
    browser.run("history.back()");
    browser.until("document.querySelectorAll('.box').length > 4");
}

#[test]
fn a_game_is_begun_with_the_keys_alone_before_anything_runs() {
    let (salon, browser) = not_running_yet("/game/six", Window::default());
    browser.until("document.querySelector('.begin .button')");
    browser.tab_to("[role=radio]");
    browser.press(&["ArrowRight"]);
    let chosen = "return document.querySelector('.mode[aria-checked=true] b').textContent";
    assert_eq!(browser.run(chosen), "Sur un écran");
    assert_eq!(browser.run("return document.activeElement.ariaChecked"), "true");
    browser.press(&["Tab"]);
    browser.press(&["Enter"]);
    assert_eq!(browser.run("return document.activeElement.localName"), "summary");
    salon.door().mend();
    browser.until("document.querySelector('.options[open] .field')");
    assert_eq!(browser.run(chosen), "Sur un écran");
    assert_eq!(browser.run("return document.activeElement.localName"), "summary", "it stays");
}

#[test]
fn a_shelf_that_was_left_before_anything_ran_is_there_at_once() {
    let (salon, browser) = not_running_yet("/", Window::default());
    browser.click(".box .button[href='/game/six']");
    browser.until("location.pathname === '/game/six' && document.querySelector('.opening-form')");
    salon.door().mend();
    browser.until("document.querySelector('[data-running] #main:not([aria-busy])')");
    salon.door().cut();
    browser.run("history.back()");
    browser.until("document.querySelectorAll('.box .picture').length > 4");
}

#[test]
fn a_page_that_runs_before_the_answer_comes_goes_there_itself_and_is_not_pulled_away_later() {
    let salon = OpenSalon::open();
    let browser = Browser::open(Window::default());
    // What is asked for comes last.
    salon.door().hold("/game/six");
    browser.set_out(&salon.page("/"));
    browser.click(".box .button[href='/game/six']");
    browser.until("document.querySelector('#main:not([aria-busy]) .begin .button')");
    assert_eq!(browser.run("return location.pathname"), "/game/six");
    browser.run("window.isHere = true");
    browser.click_nth(".mode", 1);
    browser.click(".begin .button.large");
    browser.until("document.querySelector('.board .item')");
    salon.door().mend();
    browser.plays(3, 2);
    assert_eq!(
        browser.run("return window.isHere && location.pathname.startsWith('/local/')"),
        true
    );
}

#[test]
fn a_page_that_runs_and_waits_for_its_parts_shows_what_was_written_meanwhile() {
    let salon = OpenSalon::open();
    let browser = Browser::open(Window::default());
    let held = ["/client_bg.wasm", "/game/six", "/house.bin"];
    held.iter().for_each(|part| salon.door().hold(part));
    browser.set_out(&salon.page("/"));
    browser.click(".box .button[href='/game/six']");
    salon.door().let_through("/client_bg.wasm");
    browser.until("document.querySelector('[data-running] #main[aria-busy=true]')");
    salon.door().let_through("/game/six");
    browser.until("document.querySelector('[data-running] #main[aria-busy=true] .begin .button')");
    assert_eq!(browser.run("return location.pathname"), "/game/six");
    browser.tab_to("[role=radio]");
    browser.press(&["ArrowRight"]);
    browser.click(".begin .button.large");
    // Whoever goes elsewhere no longer wants it.
    browser.click(".sign");
    browser.until("document.querySelectorAll('.box').length > 4");
    browser.click(".box .button[href='/game/six']");
    browser.until("document.querySelector('#main[aria-busy=true]')");
    salon.door().mend();
    browser.until("document.querySelector('#main:not([aria-busy]) .begin .button')");
    browser.until_drawn();
    assert_eq!(browser.run("return location.pathname"), "/game/six");
}

#[test]
fn whoever_skips_to_the_content_before_anything_runs_stays_on_the_page() {
    let (salon, browser) = not_running_yet("/rules/six", Window::default());
    browser.until("document.querySelector('.prose')");
    browser.run("window.isHere = true");
    browser.press(&["Tab"]);
    browser.press(&["Enter"]);
    browser.until("location.hash === '#main'");
    browser.until_drawn();
    assert_eq!(browser.run("return window.isHere"), true);
    salon.door().mend();
}

#[test]
fn whoever_is_quick_opens_a_table_before_the_salon_knows_them() {
    let salon = OpenSalon::open();
    let browser = Browser::open(Window::default());
    // Nobody is known before the websocket is there.
    salon.door().hold("/ws?protocol=2");
    browser.set_out(&salon.page("/game/six"));
    browser.until("document.querySelector('[data-running] #main:not([aria-busy]) .begin .button')");
    browser.click_nth(".mode", 2);
    browser.click(".begin .button.large");
    browser.until("location.pathname.startsWith('/table/')");
    salon.door().mend();
}

#[test]
fn whoever_goes_back_before_anything_runs_gets_there() {
    let (salon, browser) = not_running_yet("/", Window::default());
    browser.click(".box .button[href='/rules/disx']");
    browser.until("document.querySelector('.prose')");
    browser.run("history.back()");
    browser.until("document.querySelectorAll('.box').length > 4");
    salon.door().mend();
}

#[test]
fn a_page_that_nobody_on_the_way_should_have_answered_is_not_put_in_place() {
    let salon = OpenSalon::open();
    let browser = Browser::open(Window::default());
    salon.door().answer(|path| match path {
        "/game/six" => Some((200, "<title>Wi-Fi</title><p id=portal>Please log in</p>".to_owned())),
        path => not_running(path),
    });
    browser.set_out(&salon.page("/"));
    browser.click(".box .button[href='/game/six']");
    // As with any link: whoever answers is seen, by an address and a page of their own.
    browser.until("document.querySelector('#portal') && !document.querySelector('.salon')");
}

#[test]
fn room_is_left_for_ones_own_games_before_they_are_known() {
    for (width, height) in [(1440, 900), (390, 844)] {
        let salon = OpenSalon::open();
        let browser = Browser::open(Window { width, height, ..Window::default() });
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH }));
        browser.begins(&salon, "six", 1);
        browser.plays(5, 2);
        browser.visit(&salon.page("/"));
        browser
            .until("document.querySelector('.mine .card') && document.querySelector('.lamp.on')");
        browser.until_drawn();
        assert_eq!(browser.run("return window.moved"), json!([]), "at {width}");
    }
}

#[test]
fn a_language_that_was_chosen_is_written_at_the_next_visit() {
    let salon = OpenSalon::open();
    let browser = Browser::open(Window { language: Language::FR, ..Window::default() });
    browser.visit(&salon.page("/settings"));
    let german = Language::ALL.iter().position(|one| *one == Language::DE).expect("it is offered");
    // Before the languages stands what the browser asks for.
    browser.click_nth(".settings .field:first-of-type [role=radio]", german + 1);
    browser.until("document.documentElement.lang === 'de'");
    salon.door().answer(not_running);
    browser.run_until_done(
        "const done = arguments[0];
         navigator.serviceWorker.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister()))).then(() => done(true))",
        json!([]),
    );
    browser.set_out(&salon.page("/"));
    browser
        .until("document.querySelector('h1')?.textContent === 'Ein Spielesalon, der nie schließt'");
}

#[test]
fn a_page_that_is_kept_still_shows_what_the_salon_writes() {
    let salon = OpenSalon::open();
    let browser = Browser::open(Window::default());
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": AT_FIRST }));
    browser.visit(&salon.page("/"));
    browser.run_until_done(
        "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))",
        json!([]),
    );
    browser.until("navigator.serviceWorker.controller");
    for (path, shown) in [("/rules/six", ".prose h2"), ("/game/six", ".opening h1")] {
        browser.visit(&salon.page(path));
        assert_eq!(
            browser.run(&format!("return window.atFirst.includes('{shown}')")),
            true,
            "{path}"
        );
    }
    browser.visit(&salon.page("/nowhere/at/all"));
    let status = "return performance.getEntriesByType('navigation')[0].responseStatus";
    assert_eq!(
        browser.run(status),
        404,
        "what is not there is not there for whoever keeps the page either"
    );
    // Somebody on the way answers in the place of the salon.
    salon.door().answer(|path| {
        path.starts_with("/rules").then(|| (200, "<h1>Hotel Bellevue</h1>".to_owned()))
    });
    browser.visit(&salon.page("/rules/six"));
    browser.until("document.querySelector('.salon')");
    assert_eq!(browser.run("return document.body.textContent.includes('Hotel')"), false);
}

/// Notes what stands in the page before anything of it runs.
const AT_FIRST: &str = "document.addEventListener('DOMContentLoaded', () => {
    window.atFirst = ['.prose h2', '.opening h1'].filter((one) => document.querySelector(one)); });";
