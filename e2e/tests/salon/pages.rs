//! The pages one by one, and a tour of all of them.

use tablier_e2e::{Browser, House, Language, Window, alone};
use tablier_games::slugs;

/// A salon where something has happened, and the pages where it can be seen.
pub struct Tour {
    house: House,
    pages: Vec<(String, String)>,
}

impl Tour {
    /// Lets this browser do a little of everything.
    pub fn begin(browser: &Browser) -> Tour {
        let house = House::open();
        let mut pages: Vec<(String, String)> = [
            ("shelf", "/"),
            ("rules", "/rules"),
            ("replay", "/replay"),
            ("ratings", "/ratings"),
            ("settings", "/settings"),
            ("recover", "/recover/abc"),
            ("nowhere", "/nowhere"),
        ]
        .map(|(name, path)| (name.to_owned(), path.to_owned()))
        .into();
        browser.hurries(&house);
        let mut seed = 200;
        for game in slugs() {
            pages.push((format!("game-{game}"), format!("/game/{game}")));
            pages.push((format!("rules-{game}"), format!("/rules/{game}")));
            browser.begins(&house, game, 1);
            seed += 1;
            browser.plays(seed, 30);
            if browser.run("return !!document.querySelector('.hand-over')") == true {
                pages.push((format!("hand-over-{game}"), path(browser)));
            }
            pages.push((format!("table-{game}"), path(browser)));
            pages.push((format!("replay-{game}"), format!("/replay{}", path(browser))));
        }
        browser.begins(&house, "six", 0);
        browser.plays(seed, 10_000);
        pages.push(("end".to_owned(), path(browser)));
        browser.begins(&house, "disx", 2);
        browser.until("document.querySelector('.chairs')");
        pages.push(("gathering".to_owned(), path(browser)));
        Tour { house, pages }
    }

    /// The names of the pages and where they are.
    pub fn pages(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pages.iter().map(|(name, path)| (name.as_str(), path.as_str()))
    }

    /// Goes to one of them and waits until it is complete.
    pub fn visit(&self, browser: &Browser, page: &str, path: &str) {
        browser.visit(&self.house.page(path));
        browser.until("!document.querySelector('.waiting') && document.querySelector('h1')");
        if path.starts_with("/rules/") {
            browser.until("document.querySelector('.prose h2')");
        }
        if path.starts_with("/local/") || path.starts_with("/replay/") {
            browser.until("document.querySelector('.board .item, .hand-over')");
        }
        if page.starts_with("table-") {
            browser.takes_over();
            browser.until("document.querySelector('.board .item')");
        }
    }
}

fn path(browser: &Browser) -> String {
    browser.run("return location.pathname").as_str().unwrap_or_default().to_owned()
}

#[test]
fn two_clicks_from_the_shelf_one_is_playing() {
    let house = House::open();
    let browser = Browser::open(Window::default());
    browser.visit(&house.page("/"));
    browser.click(".box .button");
    browser.click(".begin .button");
    browser.until("document.querySelector('.board .act, .prompt')");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

#[test]
fn what_was_chosen_for_a_browser_stays() {
    let house = House::open();
    let browser = Browser::open(Window::default());
    browser.visit(&house.page("/settings"));
    browser.click_nth(".settings [role=radiogroup][aria-label=Thème] [role=radio]", 2);
    browser.click_nth(".settings [role=switch]", 2);
    let root =
        "return [document.documentElement.dataset.theme, document.documentElement.dataset.palette]";
    assert_eq!(browser.run(root), serde_json::json!(["dark", "clear"]));
    browser.reload();
    assert_eq!(browser.run(root), serde_json::json!(["dark", "clear"]));
}

#[test]
fn a_link_carries_a_person_to_another_device() {
    let house = House::open();
    let (desk, phone) = (Browser::open(Window::default()), Browser::open(Window::default()));
    desk.visit(&house.page("/settings"));
    desk.until("document.querySelector('.settings form input')");
    desk.click(".settings form input");
    desk.press_with_control("a");
    desk.write("Colette");
    desk.press(&["Enter"]);
    desk.until("document.querySelector('.notice')");
    desk.click(".settings form ~ .button");
    let link = desk.until("document.querySelector('.settings .address')?.textContent");
    phone.visit(link.as_str().expect("a link"));
    phone.click(".plain .button");
    phone.until("document.querySelector('.boxes')");
    phone.visit(&house.page("/settings"));
    phone.until("document.querySelector('.settings form input')?.value === 'Colette'");
    // It serves once.
    let other = Browser::open(Window::default());
    other.visit(link.as_str().expect("a link"));
    other.click(".plain .button");
    other.until("document.querySelector('.notice')");
}

#[test]
fn what_is_not_there_is_said_in_words() {
    let house = House::open();
    let browser = Browser::open(Window { language: Language::En, ..Window::default() });
    for (path, words) in [
        ("/nowhere", "There is no such page"),
        ("/game/chess", "There is no such page"),
        ("/rules/chess", "There is no such page"),
        ("/table/nobody-knows", "This table is not here"),
        ("/local/nobody-knows", "This table is not here"),
        ("/replay/table/nobody-knows", "This game cannot be replayed"),
        ("/replay/local/nobody-knows", "This game cannot be replayed"),
    ] {
        browser.visit(&house.page(path));
        browser.until(&format!("document.querySelector('h1')?.textContent === {words:?}"));
    }
}

#[test]
fn a_hint_and_taking_back_are_there_for_whoever_plays_the_machine() {
    let (house, browser) = alone();
    browser.begins(&house, "six", 0);
    browser.plays(3, 2);
    browser.until("document.querySelector('.prompt.yours')");
    browser.click_nth(".doings .doing", 1);
    browser.until("document.querySelector('.board .ring, .controls .hinted')");
    let before = browser.moves();
    browser.click_nth(".doings .doing", 0);
    browser.until(&format!("document.querySelector('.line.told') || document.querySelectorAll('.lines .move').length < {before}"));
    browser.until("document.querySelector('.prompt.yours')");
}

#[test]
fn a_kept_game_is_in_the_archive_and_thrown_away_only_where_that_is_meant() {
    let (house, browser) = alone();
    browser.begins(&house, "six", 1);
    browser.plays(5, 2);
    browser.visit(&house.page("/replay"));
    browser.until("document.querySelector('.card a[href^=\"/local/\"]')");
    browser.click(".bin");
    assert_eq!(browser.run("return document.querySelectorAll('.card').length"), 1);
    browser.click(".bin");
    browser.until("!document.querySelector('.card')");
    assert_eq!(browser.errors(), Vec::<String>::new());
}
