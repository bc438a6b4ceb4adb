//! Whole games without a mouse.

use tablier_e2e::{Browser, alone};

/// Walks about the board and chooses, until a move more is made or the game is over.
fn move_by_arrows(browser: &Browser, step: usize) {
    const WALKS: [&[&str]; 6] = [
        &["ArrowRight", "Enter"],
        &["ArrowDown", "Enter"],
        &["ArrowRight", "ArrowDown", "Enter"],
        &["ArrowLeft", "Enter"],
        &["ArrowUp", "ArrowLeft", "Enter"],
        &["ArrowUp", "Enter"],
    ];
    let before = browser.moves();
    browser.until("document.querySelector('.prompt.yours, .result')");
    for walk in 0.. {
        if browser.sees_the_end() || browser.moves() > before {
            return;
        }
        assert!(walk < 40, "no way over the board leads to a move");
        let on_board = browser.run("return !!document.activeElement?.closest('.board')");
        assert_eq!(on_board, true, "the focus stays on the board");
        browser.press(WALKS[(step + walk) % WALKS.len()]);
        browser.until("document.querySelector('.prompt.yours, .result')");
    }
}

#[test]
fn a_whole_game_of_six_is_played_from_the_shelf_with_the_keyboard_alone() {
    let (salon, browser) = alone();
    browser.visit(&salon.page("/"));
    browser.tab_to("a[href='/game/six']");
    browser.press(&["Enter"]);
    browser.tab_to(".begin button");
    browser.press(&["Enter"]);
    browser.until("document.querySelector('.table .prompt')");
    browser.tab_to(".board");
    for step in 0.. {
        if browser.sees_the_end() {
            break;
        }
        assert!(step < 400, "the game does not end");
        move_by_arrows(&browser, step);
    }
    // Whoever played is led to how it ended, and not to the beginning of the page.
    browser.until("document.activeElement.matches('.result h2')");
    browser.press(&["Tab"]);
    browser.until("document.activeElement.closest('.result .row')");
    let spoken = browser.run("return document.querySelector('[aria-live]').textContent");
    assert!(spoken.as_str().is_some_and(|words| words.len() > 10), "{spoken}");
    browser.press(&["Enter"]);
    browser.until("document.querySelector('.table .prompt') && !document.querySelector('.result')");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

#[test]
fn a_whole_game_is_typed() {
    let (salon, browser) = alone();
    browser.begins(&salon, "abraxas", 0);
    browser.tab_to(".typing .fold");
    browser.press(&["Enter"]);
    browser.tab_to(".typing input");
    for step in 0.. {
        browser.until("document.querySelector('.legal button, .result')");
        if browser.sees_the_end() {
            break;
        }
        assert!(step < 1_000, "the game does not end");
        let moves = browser.run(
            "return [...document.querySelectorAll('.legal button')].map((mv) => mv.textContent)",
        );
        let moves = moves.as_array().cloned().unwrap_or_default();
        let mv = moves[step * 7 % moves.len()].as_str().expect("a move").to_owned();
        let before = browser.moves();
        browser.write(&mv);
        browser.press(&["Enter"]);
        browser.until(&format!("document.querySelectorAll('.lines .move').length > {before} || document.querySelector('.result')"));
    }
    assert_eq!(browser.errors(), Vec::<String>::new());
}

#[test]
fn nonsense_that_is_typed_is_answered_with_a_sentence() {
    let (salon, browser) = alone();
    browser.begins(&salon, "abraxas", 1);
    browser.click(".typing .fold");
    browser.click(".typing input");
    browser.write("xyzzy");
    browser.press(&["Enter"]);
    let notice = browser.until("document.querySelector('.notice p')?.textContent");
    assert!(notice.as_str().is_some_and(|words| words.ends_with('.')), "{notice}");
    assert_eq!(browser.moves(), 0);
    assert!(browser.is_asked());
}

#[test]
fn the_arrow_keys_choose_and_the_tabulator_passes_a_choice_in_one_step() {
    let (salon, browser) = alone();
    browser.visit(&salon.page("/game/six"));
    let chosen = "return document.querySelector('.modes [aria-checked=true]')?.querySelector('b').textContent";
    let first = browser.run(chosen);
    browser.tab_to(".modes [role=radio]");
    browser.press(&["ArrowRight"]);
    let second = browser.run(chosen);
    assert_ne!(first, second);
    let focused = "return document.activeElement.querySelector('b').textContent";
    assert_eq!(browser.run(focused), second);
    browser.press(&["ArrowLeft"]);
    assert_eq!(browser.run(chosen), first);
    browser.press(&["Tab"]);
    assert_eq!(browser.run("return !!document.activeElement.closest('.modes')"), false);
}

#[test]
fn the_content_is_skipped_to_without_leaving_the_page() {
    let (salon, browser) = alone();
    browser.visit(&salon.page("/rules/six"));
    browser.until("document.querySelector('.prose h2')");
    browser.run("document.querySelector('.prose h2').id = 'still-there'");
    browser.tab_to(".skip");
    browser.press(&["Enter"]);
    assert_eq!(browser.run("return document.activeElement.id"), "main");
    assert_eq!(browser.run("return !!document.getElementById('still-there')"), true);
    assert_eq!(browser.run("return location.pathname + location.hash"), "/rules/six");
}
