//! What is settled when a table is opened, and what those who come to it see of that.

use tablier_e2e::{Browser, Language, OpenSalon, Window, alone, two};

/// A sheet of ABRAXAS nobody has printed.
const SHEET: &str =
    "o--------/---------/--o------/---------/---------/------o--/---------/-o-------/--------o";

/// Presses a button of a choice, by the name of the choice.
fn choose(browser: &Browser, name: &str, index: usize) {
    browser.click_nth(&format!("[role=radiogroup][aria-label={name:?}] [role=radio]"), index);
}

/// What can be read in a part of the page, once it is there.
fn read(browser: &Browser, selector: &str) -> String {
    let words = browser.until(&format!("document.querySelector({selector:?})?.innerText"));
    words.as_str().unwrap_or_default().replace('\u{202f}', " ")
}

/// Goes to the page of a game and says how to play it.
fn prepare(browser: &Browser, salon: &OpenSalon, game: &str, mode: usize) {
    browser.visit(&salon.page(&format!("/game/{game}")));
    browser.until(&format!("!document.querySelectorAll('.mode')[{mode}].disabled"));
    browser.click_nth(".mode", mode);
}

#[test]
fn whoever_sits_down_sees_options_pace_and_a_custom_sheet_first() {
    let (salon, [anna, bruno]) = two();
    prepare(&anna, &salon, "abraxas", 3);
    let cover = anna.until("document.querySelector('.opening-art .picture')?.innerHTML");
    choose(&anna, "Temps de réflexion", 1);
    anna.click(".options summary");
    anna.click(".options textarea");
    anna.write(SHEET);
    anna.click_nth(".options [role=switch]", 1);
    anna.click(".begin .button");
    anna.until("document.querySelector('.chairs')");

    bruno.visit(&salon.page("/"));
    assert_eq!(read(&bruno, ".card .unusual"), "Feuille personnelle · Vigilance");
    assert!(read(&bruno, ".card .state").contains("10 min + 10 s"));
    bruno.click(".card a");
    let terms = read(&bruno, ".terms");
    for told in ["Feuille personnelle · Vigilance", "10 min + 10 s", "Tout le monde"] {
        assert!(terms.contains(told), "{terms}");
    }
    assert!(!terms.contains("Feuille : "), "the numbered sheet is not played on: {terms}");
    let drawn = bruno.until("document.querySelector('.opening-art .picture')?.innerHTML");
    assert_ne!(drawn, cover, "the sheet itself is drawn");
    assert_eq!(bruno.errors(), Vec::<String>::new());
}

#[test]
fn the_host_says_how_strong_a_machine_is_and_may_think_better_of_it() {
    let (salon, browser) = alone();
    prepare(&browser, &salon, "disx", 2);
    browser.click(".options summary");
    choose(&browser, "Joueurs", 1);
    browser.click(".begin .button");
    browser.until("document.querySelectorAll('.chairs li').length === 3");
    for (level, name) in [(4, "Maître"), (0, "Débutant")] {
        choose(&browser, "Niveau de la prochaine machine", level);
        browser.click(".chairs li.free .button");
        browser.until("document.querySelectorAll('.chairs li.free').length === 1");
        let chairs = read(&browser, ".chairs");
        assert!(chairs.contains(name), "{chairs}");
        browser.click_nth(".chairs li:nth-child(2) .button", 0);
        browser.until("document.querySelectorAll('.chairs li.free').length === 2");
    }
    assert_eq!(browser.errors(), Vec::<String>::new());
}

#[test]
fn two_people_at_this_screen_play_with_a_machine() {
    let (salon, browser) = alone();
    prepare(&browser, &salon, "disx", 1);
    browser.click(".options summary");
    choose(&browser, "Joueurs", 1);
    assert_eq!(browser.run("return !!document.querySelector('.levels')"), false);
    browser.click(".company summary");
    browser.click_nth(".seat-row:nth-of-type(3) [role=radio]", 1);
    browser.until("document.querySelector('.levels')");
    browser.click(".begin .button");
    browser.until("document.querySelectorAll('.table .seat').length === 3");
    let seats = read(&browser, ".seats");
    assert_eq!(seats.matches("Débutant").count(), 1, "{seats}");
    // Both of the others lay their tokens here, and the machine answers.
    browser.plays(11, 6);
    browser.until_moves(9);
    browser.until("document.querySelector('.prompt.yours')");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

#[test]
fn a_table_needs_somebody_who_plays() {
    let (salon, browser) = alone();
    prepare(&browser, &salon, "six", 0);
    browser.click(".company summary");
    browser.click_nth(".seat-row:nth-of-type(1) [role=radio]", 1);
    browser.click(".begin .button");
    assert!(read(&browser, ".notice p").contains("laissez au moins une place"));
}

#[test]
fn friends_may_play_unseen_and_settle_that_whoever_leaves_has_lost() {
    let (salon, [anna, bruno]) = two();
    let carla = Browser::open(Window { language: Language::EN, ..Window::default() });
    prepare(&anna, &salon, "six", 2);
    anna.click(".company summary");
    choose(&anna, "Si quelqu’un s’en va", 1);
    choose(&anna, "Qui peut regarder", 1);
    anna.click(".begin .button");
    let link = anna.until("document.querySelector('.invite .address')?.textContent");
    let link = link.as_str().expect("a link");
    bruno.visit(link);
    let terms = read(&bruno, ".terms");
    assert!(terms.contains("Qui part a perdu") && terms.contains("Personne"), "{terms}");
    bruno.click(".chairs .button");
    bruno.until("document.querySelector('.table .prompt')");
    carla.visit(link);
    carla.until("document.querySelector('h1')?.textContent === 'This table is not here'");
    bruno.click(".doings button:nth-of-type(5)");
    bruno.click("[role=alertdialog] .button");
    for player in [&anna, &bruno] {
        player.until("document.querySelector('.result')");
    }
}

#[test]
fn every_game_remembers_its_own_level() {
    let salon = OpenSalon::open();
    let browser = Browser::open(Window::default());
    let level = "return [...document.querySelectorAll('.levels [role=radio]')]
        .findIndex((level) => level.getAttribute('aria-checked') === 'true')";
    prepare(&browser, &salon, "six", 0);
    choose(&browser, "Niveau", 4);
    browser.click(".begin .button");
    browser.until("document.querySelector('.table .prompt')");
    for (game, kept) in [("disx", 1), ("six", 4)] {
        browser.visit(&salon.page(&format!("/game/{game}")));
        browser.until("document.querySelector('.levels')");
        assert_eq!(browser.run(level), kept, "{game}");
    }
}
