//! Each language by itself, two at one table, and one with longer words than any.

use serde_json::json;
use tablier_e2e::{Browser, Hand, Language, OpenSalon, Window, alone, one_click};

use crate::online::sit_down;
use crate::pages::Tour;

/// Words that are frequent in one language and are no words of the others.
const FRENCH: [&str; 15] = [
    "le", "les", "une", "est", "dans", "pour", "avec", "qui", "vous", "votre", "sont", "pas",
    "joueur", "coup", "jeu",
];
const ENGLISH: [&str; 14] = [
    "the", "and", "with", "your", "is", "are", "this", "that", "game", "move", "turn", "player",
    "by", "of",
];
const GERMAN: [&str; 10] =
    ["der", "und", "ist", "nicht", "wird", "eine", "oder", "auf", "zug", "spieler"];

fn foreign_to(language: Language) -> Vec<&'static str> {
    let all =
        [(Language::FR, &FRENCH[..]), (Language::EN, &ENGLISH[..]), (Language::DE, &GERMAN[..])];
    all.into_iter()
        .filter(|(own, _)| *own != language)
        .flat_map(|(_, words)| words)
        .copied()
        .collect()
}

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

fn phrases(browser: &Browser) -> Vec<String> {
    let phrases = browser.run(WRITTEN).as_array().cloned().unwrap_or_default();
    phrases.iter().filter_map(|phrase| phrase.as_str()).map(str::to_owned).collect()
}

#[test]
fn no_page_mixes_the_languages() {
    for language in Language::ALL {
        let browser = Browser::open(Window { language, ..Window::default() });
        let tour = Tour::begin(&browser);
        for (page, address) in tour.pages() {
            tour.visit(&browser, page, address);
            let phrases = phrases(&browser);
            assert!(phrases.len() > 10, "{page}");
            let foreign = foreign_to(language);
            let strange: Vec<_> =
                phrases.iter().filter(|phrase| speaks(phrase, &foreign)).collect();
            assert!(strange.is_empty(), "{page} in {language:?}: {strange:?}");
        }
    }
}

/// Everybody at a table reads it in their own language, what the others do included.
#[test]
fn two_people_at_one_table_read_two_languages() {
    let salon = OpenSalon::open();
    let [anna, bruno] = [Language::DE, Language::EN]
        .map(|language| Browser::open(Window { language, ..Window::default() }));
    for browser in [&anna, &bruno] {
        browser.hurries(&salon);
    }
    sit_down(&salon, "disx", &anna, &bruno);
    for seed in 0..8 {
        assert!(one_click(600 + seed * 10, &[&anna, &bruno]));
    }
    for (browser, language, own) in
        [(&anna, Language::DE, "setzt eine Scheibe auf"), (&bruno, Language::EN, "lays a token on")]
    {
        let told = format!(
            "[...document.querySelectorAll('.lines .move')].filter((line) => line.textContent.includes('{own}')).length > 4"
        );
        browser.until(&told);
        let strange: Vec<_> = phrases(browser)
            .into_iter()
            .filter(|phrase| speaks(phrase, &foreign_to(language)))
            .collect();
        assert!(strange.is_empty(), "{language:?}: {strange:?}");
        assert_eq!(browser.errors(), Vec::<String>::new());
    }
}

/// What this browser keeps is told in the language that is read, whichever it was played in.
#[test]
fn a_kept_game_is_told_in_whatever_language_one_changes_to() {
    let (salon, browser) = alone();
    browser.begins(&salon, "six", 1);
    browser.plays(5, 2);
    let seats =
        [(Language::DE, "Rot,Schwarz"), (Language::EN, "Red,Black"), (Language::FR, "Rouge,Noir")];
    for (language, seats) in seats {
        let number = Language::ALL.iter().position(|one| *one == language).expect("it is offered");
        browser.visit(&salon.page("/settings"));
        // Before the languages stands what the browser asks for.
        browser.click_nth(".settings .field:first-of-type [role=radio]", number + 1);
        browser.click(".nav[href='/archive']");
        let names =
            "[...document.querySelectorAll('.card .who')].map((who) => who.textContent).join()";
        browser.until(&format!("{names} === '{seats}'"));
    }
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Makes every wording half as long again and marks it, as the page loads it.
const STRETCHED: &str = r"
  const plain = window.fetch;
  window.fetch = async (...asked) => {
    const answer = await plain(...asked), address = String(asked[0].url || asked[0]);
    const longer = (words) => '⟦' + words + ' ' + 'xxxx '.repeat(Math.ceil((words.match(/\p{L}/gu) || []).length / 10)).trim() + '⟧';
    if (address.includes('/written/')) {
      const page = await answer.text();
      return new Response(page.replace(/>([^<]*\p{Ll}{3}[^<]*)</gu, (_, words) => '>' + longer(words) + '<'));
    }
    if (!/\/[0-9a-f]{16}\/[\w-]+\.\w+\.txt/.test(address)) return answer;
    // First the keys of each catalogue, then the wordings of each; the first ones of the rules are what a language says of itself.
    const names = [];
    let [catalogue, own] = [-1, 0];
    const lines = (await answer.text()).split('\n').map((line) => {
      if (line.startsWith('\x07')) { names.push(line.slice(1).split(' ')[0]); return line; }
      if (line === '\x08') { catalogue += 1; own = names[catalogue] === 'rules' ? 4 : 0; return line; }
      if (catalogue < 0 || own-- > 0 || !line) return line;
      return longer(line);
    });
    return new Response(lines.join('\n'));
  };
  // What the salon wrote is written anew by the page, with these words.
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    document.documentElement.removeAttribute('data-written');
    document.getElementById('main')?.replaceChildren();
  });";

/// What is written on the page and came from no catalogue, and what is cut off.
const UNSAID: &str = "
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, inside = node.parentElement;
    if (inside.closest('script, noscript, style, code, svg, .prose, .address, [lang]:not(html), option')) continue;
    const words = node.data.match(/\\p{Ll}{3,}/gu) || [];
    if (words.length && !/[⟦⟧]/.test(inside.closest('p, li, button, a, h1, h2, h3, label, span, dt, dd, div').textContent)) found.push(node.data.trim());
  }
  return found;";

#[test]
fn longer_words_break_no_page_of_a_phone_and_all_of_them_come_from_catalogues() {
    let narrow = Window {
        width: 360,
        height: 800,
        language: Language::DE,
        hand: Hand::Finger,
        ..Window::default()
    };
    let browser = Browser::open(narrow);
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": STRETCHED }));
    let tour = Tour::begin(&browser);
    for (page, address) in tour.pages() {
        tour.visit(&browser, page, address);
        let wide = browser.run("return [document.documentElement.scrollWidth, innerWidth]");
        let (is, may) = (wide[0].as_u64(), wide[1].as_u64());
        assert!(is <= may, "{page} is {is:?} wide and has {may:?}");
        let unsaid = browser.run(UNSAID).as_array().cloned().unwrap_or_default();
        let unsaid: Vec<_> = unsaid.iter().filter_map(|words| words.as_str()).collect();
        // Names of people and programs are nobody's words.
        let unsaid: Vec<_> = unsaid.into_iter().filter(|words| !is_name(words)).collect();
        assert!(unsaid.is_empty(), "{page}: {unsaid:?}");
    }
    // The browser notes itself that there is no such page.
    let is_known = |error: &String| error.contains("/nowhere - Failed");
    let errors: Vec<String> =
        browser.errors().into_iter().filter(|error| !is_known(error)).collect();
    assert_eq!(errors, Vec::<String>::new());
}

fn is_name(words: &str) -> bool {
    let is_guest =
        words.ends_with(|last: char| last.is_ascii_digit()) && words.split(' ').count() <= 3;
    is_guest || matches!(words, "Tablier" | "English" | "Deutsch" | "Français" | "DisX")
}

#[test]
fn the_language_can_be_changed_at_once_and_stays() {
    let salon = OpenSalon::open();
    let browser = Browser::open(Window::default());
    browser.visit(&salon.page("/settings"));
    browser.click_nth(".settings [role=radiogroup]:first-of-type [role=radio]", 2);
    browser.until("document.querySelector('h1').textContent === 'Settings'");
    browser.reload();
    browser.until("document.querySelector('h1').textContent === 'Settings'");
    assert_eq!(browser.run("return document.documentElement.lang"), "en");
}
