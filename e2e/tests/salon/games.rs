//! Every game can be played to its end, against the machine and at one screen.

use tablier_e2e::{Browser, alone};

/// Nobody clicks more often in one game.
const MAX_CLICKS: u32 = 20_000;

fn is_played_to_its_end(game: &str, mode: usize, seed: u32) {
    let (salon, browser) = alone();
    browser.begins(&salon, game, mode);
    browser.plays(seed, 6);
    let before = what_happened(&browser);
    let told = "return [...document.querySelectorAll('.lines .move span')].map((line) => line.textContent.trim())";
    let told = browser.run(told);
    let told = told.as_array().expect("a list of sentences");
    assert!(!told.is_empty() && told.iter().all(|line| line != ""), "{game}: untold: {told:?}");
    browser.reload();
    let after = what_happened(&browser);
    // The latest stands first, and a machine may have moved meanwhile.
    assert!(after.ends_with(&before), "{game}: a reload loses nothing: {before:?}, {after:?}");
    let played = browser.plays(seed + 1, MAX_CLICKS);
    assert!(played.end.is_some(), "{game} did not end in {} clicks (seed {seed})", played.clicks);
    assert_eq!(browser.errors(), Vec::<String>::new(), "{game} (seed {seed})");
}

/// The log, which is seen once somebody is there to see it.
fn what_happened(browser: &Browser) -> String {
    browser.until("document.querySelector('.table')");
    browser.takes_over();
    let lines = browser.until("document.querySelector('.lines')?.innerText");
    lines.as_str().expect("the log is text").to_owned()
}

macro_rules! games {
    ($($game:ident)*) => {
        $(mod $game {
            #[test]
            fn is_played_to_its_end_against_the_machine() {
                super::is_played_to_its_end(stringify!($game), 0, 11);
            }

            #[test]
            fn is_played_to_its_end_at_one_screen() {
                super::is_played_to_its_end(stringify!($game), 1, 12);
            }
        })*
    };
}

games! { six disx abraxas atomix epix }
