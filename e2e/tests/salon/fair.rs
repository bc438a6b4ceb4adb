//! Playing fairly, as two people see it: a pause, a hint, a seat that is given to others, what a rated table offers.

use tablier_e2e::{Browser, OpenSalon, alone, two};

/// Goes to the page of a game, plays it online with a clock, and opens the table.
fn opens(browser: &Browser, salon: &OpenSalon, game: &str, mode: usize) {
    browser.visit(&salon.page(&format!("/game/{game}")));
    browser.until(&format!("!document.querySelectorAll('.mode')[{mode}].disabled"));
    browser.click_nth(".mode", mode);
    browser.click_nth("[role=radiogroup][aria-label='Temps de réflexion'] [role=radio]", 1);
}

/// The friend takes the first free seat.
fn joins(friend: &Browser, host: &Browser) {
    let link = host.until("document.querySelector('.invite .address')?.textContent");
    friend.visit(link.as_str().expect("a link"));
    friend.click(".chairs .button");
}

fn says(browser: &Browser, selector: &str, words: &str) {
    browser.until(&format!("document.querySelector({selector:?})?.innerText.includes({words:?})"));
}

#[test]
fn a_pause_stops_both_boards_until_one_goes_on_and_a_hint_is_told_where_one_looks() {
    let (salon, [anna, bruno]) = two();
    opens(&anna, &salon, "six", 2);
    anna.click(".begin .button");
    joins(&bruno, &anna);
    for player in [&anna, &bruno] {
        player.until("document.querySelector('.table .prompt')");
    }
    // Undo, hint, draw, pause.
    anna.click_nth(".doings button", 3);
    says(&bruno, ".question", "propose une pause");
    bruno.click(".question .button");
    for player in [&anna, &bruno] {
        says(player, ".prompt", "suspendue");
        player.until("!document.querySelector('.seat .clock.runs')");
    }
    bruno.click(".asked .button");
    for player in [&anna, &bruno] {
        player.until("document.querySelector('.seat .clock.runs')");
    }
    anna.until("document.querySelector('.table .prompt').innerText.length > 0");
    let (asks, other) = if anna.is_asked() { (&anna, &bruno) } else { (&bruno, &anna) };
    asks.click_nth(".doings button", 1);
    says(other, ".notice p", "a demandé un conseil");
    assert_eq!(anna.errors(), Vec::<String>::new());
}

#[test]
fn whoever_lost_a_seat_is_told_and_not_asked_to_sit_down_again() {
    let (salon, [anna, bruno]) = two();
    opens(&anna, &salon, "disx", 2);
    anna.click(".options summary");
    anna.click_nth("[role=radiogroup][aria-label='Joueurs'] [role=radio]", 1);
    anna.click(".begin .button");
    joins(&bruno, &anna);
    anna.until("document.querySelectorAll('.chairs li.free').length === 1");
    anna.click(".chairs li:nth-child(2) .button");
    says(&bruno, ".opening-form [role=alert]", "donné votre place à quelqu’un d’autre");
    bruno.until("document.querySelectorAll('.chairs .button').length === 0");
}

#[test]
fn a_rated_table_does_not_offer_what_it_would_refuse() {
    let (salon, browser) = alone();
    opens(&browser, &salon, "six", 3);
    browser.click(".options summary");
    let begins = "document.querySelector('[role=radiogroup][aria-label=\"Qui commence\"]')";
    browser.until(begins);
    browser.click_nth("[role=radiogroup][aria-label='Qui commence'] [role=radio]", 1);
    browser.click_nth("[role=switch]", 0);
    browser.until(&format!("!{begins}"));
    browser.click(".begin .button");
    browser.until("document.querySelector('.chairs')");
    assert_eq!(browser.errors(), Vec::<String>::new());
}
