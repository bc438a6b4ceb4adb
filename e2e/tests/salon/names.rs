//! Every page as a screen reader meets it: its title, its language, and a name for everything that can be operated.

use std::collections::BTreeMap;

use serde_json::json;
use tablier_e2e::{Browser, Language, Window};

use crate::pages::Tour;

/// The roles of what one operates.
const OPERATED: [&str; 12] = [
    "button",
    "link",
    "textbox",
    "radio",
    "radiogroup",
    "checkbox",
    "switch",
    "slider",
    "spinbutton",
    "combobox",
    "searchbox",
    "toolbar",
];

#[test]
fn every_page_has_one_title_its_language_and_a_name_for_everything_that_can_be_operated() {
    for language in Language::ALL {
        let code = language.tag();
        let browser = Browser::open(Window { language, ..Window::default() });
        let tour = Tour::begin(&browser);
        let mut titles = BTreeMap::new();
        for (page, address) in tour.pages() {
            tour.visit(&browser, page, address);
            let found = browser.run(
                "return [document.querySelectorAll('h1').length, document.documentElement.lang, document.querySelectorAll('main').length]",
            );
            assert_eq!(found, json!([1, code, 1]), "{page}");
            let spoken = browser.spoken();
            let operated = spoken.iter().filter(|(role, _)| OPERATED.contains(&role.as_str()));
            let nameless: Vec<_> =
                operated.clone().filter(|(_, name)| name.trim().is_empty()).collect();
            assert!(nameless.is_empty(), "{page}: {nameless:?}");
            assert!(operated.count() > 3, "{page}: {spoken:?}");
            // What lies on the board is named as well, whether it can be chosen or not.
            let mute = browser.run(
                "return [...document.querySelectorAll('.table .board .item.act')].filter((item) => !item.getAttribute('aria-label')).length",
            );
            assert_eq!(mute, 0, "{page}");
            // The browser notes itself that there is no such page.
            let is_known =
                |error: &String| page == "nowhere" && error.contains("/nowhere - Failed");
            let errors: Vec<String> =
                browser.errors().into_iter().filter(|error| !is_known(error)).collect();
            assert_eq!(errors, Vec::<String>::new(), "{page}");
            let title =
                browser.run("return document.title").as_str().unwrap_or_default().to_owned();
            assert!(title.ends_with("Tablier"), "{page}: {title}");
            titles.insert(page.to_owned(), title);
        }
        let title = |page: &str| titles[page].as_str();
        assert_eq!((title("shelf"), title("game-six")), ("Tablier", "SIX – Tablier"));
        for page in ["rules", "archive", "ratings", "settings", "rules-six"] {
            let same =
                titles.iter().filter(|(other, title)| *other != page && **title == titles[page]);
            assert_eq!(same.count(), 0, "{page}: {titles:?}");
        }
    }
}
