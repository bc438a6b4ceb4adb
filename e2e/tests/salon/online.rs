//! Two people at a table of the salon, each in a browser of their own.

use serde_json::Value;
use tablier_e2e::{Browser, OpenSalon, Window, one_click, two};

/// Anna opens a table for friends, Bruno comes by the link and sits down.
pub fn sit_down(salon: &OpenSalon, game: &str, anna: &Browser, bruno: &Browser) {
    anna.begins(salon, game, 2);
    let link = anna.until("document.querySelector('.invite .address')?.textContent");
    bruno.visit(link.as_str().expect("a link"));
    bruno.click(".chairs .button");
    for player in [anna, bruno] {
        player.until("document.querySelector('.table .prompt')");
    }
}

/// What everybody at a table sees alike: the moves in words.
fn log(browser: &Browser) -> String {
    let script = "return [...document.querySelectorAll('.lines .move code')].map((mv) => mv.textContent).join(' ')";
    browser.run(script).as_str().unwrap_or_default().to_owned()
}

#[test]
fn a_game_goes_on_through_a_reload_and_a_cut_connection_to_its_end() {
    let (salon, [anna, bruno]) = two();
    sit_down(&salon, "six", &anna, &bruno);
    let players = [&anna, &bruno];
    let mut seed = 70;
    let mut click = || {
        seed += 10;
        one_click(seed, &players)
    };
    for _ in 0..3 {
        assert!(click());
    }
    bruno.reload();
    bruno.until_moves(3);
    for _ in 0..3 {
        assert!(click());
    }
    anna.until_moves(6);
    bruno.until_moves(6);
    assert_eq!(log(&anna), log(&bruno));

    salon.door().cut();
    for player in players {
        player.until("document.querySelector('.table .lost')");
    }
    // Whoever is asked moves all the same: it is sent as soon as there is a way.
    assert!(click());
    assert_eq!((anna.moves(), bruno.moves()), (6, 6));
    salon.door().mend();
    for player in players {
        player.until("!document.querySelector('.table .lost')");
        player.until_moves(7);
        assert_eq!(player.moves(), 7, "the move was made once");
        let refused = "ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET|WebSocket";
        let errors = player.errors();
        let harmless = |error: &String| refused.split('|').any(|word| error.contains(word));
        assert!(errors.iter().all(harmless), "{errors:?}");
    }

    while click() {}
    let ends =
        players.map(|player| player.until("document.querySelector('.result p')?.textContent"));
    assert_eq!(ends[0], ends[1]);
    assert_eq!(log(&anna), log(&bruno));
    for player in players {
        assert_eq!(player.errors(), Vec::<String>::new());
    }
}

#[test]
fn people_watch_talk_take_back_resign_and_play_again() {
    let (salon, [anna, bruno]) = two();
    let carla = Browser::open(Window::default());
    sit_down(&salon, "six", &anna, &bruno);
    let table = anna.run("return location.href");
    carla.visit(table.as_str().expect("an address"));
    carla.until("document.querySelector('.table .prompt')");
    anna.until("document.querySelector('.watching')");
    assert!(!carla.is_asked());
    assert_eq!(carla.run("return document.querySelectorAll('.board .act').length"), 0);

    bruno.click(".log + .chat input");
    bruno.write("Bonne partie");
    bruno.press(&["Enter"]);
    anna.until("document.querySelector('.line.talk')");
    // Those who watch hear what was said when the game is over.
    let talks = "return document.querySelectorAll('.line.talk').length";
    assert_eq!(carla.run(talks), 0);

    let players = [&anna, &bruno];
    for number in 1..=2 {
        assert!(one_click(5, &players));
        for one in [&anna, &bruno, &carla] {
            one.until_moves(number);
        }
    }
    // The other has answered: only with their leave it is taken back.
    let (mover, other) = if bruno.is_asked() { (&bruno, &anna) } else { (&anna, &bruno) };
    mover.click(".doings button");
    other.click(".question .button");
    for one in [&anna, &bruno, &carla] {
        one.until("document.querySelectorAll('.line.told').length > 0");
        one.until("document.querySelectorAll('.lines .move').length === 0");
    }

    // Leaving is asked about as well, and whoever thinks better of it has lost nothing.
    bruno.click(".doings button:nth-of-type(5)");
    bruno.until("document.querySelector('[role=alertdialog]')?.open");
    bruno.click("[role=alertdialog] .quiet");
    bruno.until("!document.querySelector('[role=alertdialog]')");
    assert_eq!(bruno.run("return document.activeElement.className"), "doing");

    anna.click(".log + .chat input");
    anna.write("Attends");
    bruno.click(".doings button:nth-of-type(4)");
    bruno.click("[role=alertdialog] .button");
    for one in [&anna, &bruno, &carla] {
        one.until("document.querySelector('.result')");
    }
    let written = anna.run("return document.querySelector('.log + .chat input').value");
    assert_eq!(written, "Attends", "whoever is writing when the game ends writes on");
    carla.reload();
    carla.until("document.querySelector('.line.talk')");
    anna.click(".result button");
    bruno.click(".result button");
    for one in [&anna, &bruno] {
        one.until("document.querySelector('.table .prompt') && !document.querySelector('.result')");
    }
    // Whoever only watched is shown the way.
    carla.click(".result a[href^='/table/']:not([href*=replay])");
    carla.until("document.querySelector('.table .prompt') && !document.querySelector('.result')");
    for one in [&anna, &bruno, &carla] {
        assert_eq!(one.errors(), Vec::<String>::new());
    }
}

#[test]
fn a_table_open_to_all_is_found_on_the_shelf_and_ones_own_turn_comes_first() {
    let (salon, [anna, bruno]) = two();
    bruno.visit(&salon.page("/"));
    anna.begins(&salon, "six", 3);
    bruno.until("document.querySelector('.tables .card a')");
    bruno.click(".tables .card a");
    bruno.click(".chairs .button");
    bruno.until("document.querySelector('.table .prompt')");
    anna.until("document.querySelector('.table .prompt')");
    anna.click("header .sign");
    bruno.click("header .sign");
    let waits = "document.querySelectorAll('.mine .card').length === 1";
    anna.until(waits);
    bruno.until(waits);
    let asked = [&anna, &bruno]
        .map(|one| one.run("return document.querySelectorAll('.mine .waits').length"));
    assert_eq!(asked.iter().filter_map(Value::as_u64).sum::<u64>(), 1, "one of them is to move");
}

#[test]
fn a_rated_game_shows_what_it_was_worth_and_the_ratings_list_both() {
    let (salon, [anna, bruno]) = two();
    anna.visit(&salon.page("/game/six"));
    anna.until("!document.querySelectorAll('.mode')[2].disabled");
    anna.click_nth(".mode", 2);
    anna.click(".opening-form > .field .switch");
    // It cannot be without a clock.
    let free = "document.querySelectorAll('.opening-form > .field .choice button')[0].ariaChecked";
    assert_eq!(anna.run(&format!("return {free}")), "false");
    anna.click(".begin .button");
    let link = anna.until("document.querySelector('.invite .address')?.textContent");
    anna.until("document.querySelector('.chairs .rating')?.textContent === '1500?'");
    bruno.visit(link.as_str().expect("a link"));
    bruno.click(".chairs .button");
    for one in [&anna, &bruno] {
        one.until("document.querySelectorAll('.seat .rating').length === 2");
        let bulb = "return [...document.querySelectorAll('.doing')].some((one) => /Conseil|Hint/.test(one.textContent))";
        assert_eq!(one.run(bulb), false, "nobody is helped");
    }
    // Before both have moved it would count for nothing.
    for seed in [71, 81] {
        assert!(one_click(seed, &[&anna, &bruno]));
    }
    bruno.until_moves(2);
    // Take back, draw, pause, resign.
    bruno.click(".doings button:nth-of-type(4)");
    bruno.click("[role=alertdialog] .button");
    for one in [&anna, &bruno] {
        one.until("document.querySelector('.seat .gained.up') && document.querySelector('.seat .gained.down')");
    }
    anna.visit(&salon.page("/ratings/six"));
    anna.until("document.querySelectorAll('.ranks tbody tr').length === 2");
    assert_eq!(anna.run("return document.querySelectorAll('.ranks .own').length"), 1);
    anna.click(".tab:nth-of-type(2)");
    anna.until("!document.querySelector('.ranks') && document.querySelector('.ratings .button')");
    assert_eq!(anna.errors(), Vec::<String>::new());
}

#[test]
fn a_clock_runs_and_ends_the_game() {
    let (salon, [anna, bruno]) = two();
    // Shorter than what the page offers: nobody wants to wait ten minutes.
    let opened = anna.run_until_done(
        "const done = arguments[0];
         fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({
           game: 'six', options: {}, places: ['host', 'open'], pace: { live: { bank: 5, increment: 0 } }, absence: 'loses' }) })
           .then((answer) => answer.json()).then(done);",
        serde_json::json!([]),
    );
    let table = salon.page(&format!("/table/{}", opened["table"].as_str().expect("a table")));
    anna.visit(&table);
    bruno.visit(&table);
    bruno.click(".chairs .button");
    for player in [&anna, &bruno] {
        player.until("document.querySelectorAll('.clock').length === 2");
        player.until("document.querySelector('.result')");
    }
    let ends =
        [&anna, &bruno].map(|one| one.run("return document.querySelector('.result').innerText"));
    assert!(ends[0].as_str().is_some_and(|end| end.contains("n’a plus de temps")), "{ends:?}");
}

#[test]
fn a_connection_that_has_died_without_a_word_is_made_anew() {
    let (salon, [anna, bruno]) = two();
    sit_down(&salon, "six", &anna, &bruno);
    // Nothing gets through any more, as after a sleep; then the device says that there is a network.
    anna.run(
        "const Real = WebSocket;
         const send = Real.prototype.send;
         window.opened = 0;
         window.WebSocket = class extends Real {
           constructor(address) { super(address); this.send = send; window.opened += 1; }
         };
         Real.prototype.send = () => {};
         // What is still heard of the other end may look like an answer once.
         setInterval(() => window.opened || window.dispatchEvent(new Event('online')), 500);",
    );
    anna.until("window.opened === 1 && document.querySelector('.lamp.on')");
    assert!(one_click(5, &[&anna, &bruno]));
    for player in [&anna, &bruno] {
        player.until_moves(1);
        assert_eq!(player.errors(), Vec::<String>::new());
    }
}
