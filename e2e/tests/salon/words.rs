//! Each language by itself: no French in English pages, no English in French ones.

use tablier_e2e::{Browser, Language, Window};

use crate::pages::Tour;

/// Words that are frequent in one language and are no words of the other.
const FRENCH: [&str; 18] = [
    "le", "les", "des", "une", "est", "dans", "pour", "avec", "qui", "vous", "votre", "sont",
    "pas", "joueur", "partie", "coup", "jeu", "du",
];
const ENGLISH: [&str; 14] = [
    "the", "and", "with", "your", "is", "are", "this", "that", "game", "move", "turn", "player",
    "by", "of",
];

/// All that is written or spoken on the page, phrase by phrase. What people call themselves, and moves, are nobody's language.
const WRITTEN: &str = "
  const words = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const inside = walk.currentNode.parentElement;
    if (!inside.closest('script, noscript, style, code, .address, [lang]:not(html)')) words.push(walk.currentNode.data);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const thing of document.querySelectorAll(`[${name}]`)) words.push(thing.getAttribute(name));
  return words.map((phrase) => phrase.trim()).filter((phrase) => phrase);";

/// Whether one of these words is in it.
fn speaks(phrase: &str, words: &[&str]) -> bool {
    let phrase = phrase.to_lowercase();
    phrase.split(|letter: char| !letter.is_alphabetic()).any(|word| words.contains(&word))
}

#[test]
fn no_page_mixes_the_languages() {
    for (language, foreign) in [(Language::Fr, &ENGLISH[..]), (Language::En, &FRENCH[..])] {
        let browser = Browser::open(Window { language, ..Window::default() });
        let tour = Tour::begin(&browser);
        for (page, address) in tour.pages() {
            tour.visit(&browser, page, address);
            let phrases = browser.run(WRITTEN).as_array().cloned().unwrap_or_default();
            let phrases: Vec<&str> = phrases.iter().filter_map(|phrase| phrase.as_str()).collect();
            assert!(phrases.len() > 10, "{page}");
            let strange: Vec<_> = phrases.iter().filter(|phrase| speaks(phrase, foreign)).collect();
            assert!(strange.is_empty(), "{page} in {language:?}: {strange:?}");
        }
    }
}

#[test]
fn the_language_can_be_changed_at_once_and_stays() {
    let salon = tablier_e2e::OpenSalon::open();
    let browser = Browser::open(Window::default());
    browser.visit(&salon.page("/settings"));
    browser.click_nth(".settings [role=radiogroup]:first-of-type [role=radio]", 2);
    browser.until("document.querySelector('h1').textContent === 'Settings'");
    browser.reload();
    browser.until("document.querySelector('h1').textContent === 'Settings'");
    assert_eq!(browser.run("return document.documentElement.lang"), "en");
}
