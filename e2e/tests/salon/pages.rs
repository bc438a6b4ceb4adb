//! The pages one by one, and a tour of all of them.

use tablier_e2e::{Browser, Language, OpenSalon, Window, alone};
use tablier_games::RULEBOOKS;

/// A salon where something has happened, and the pages where it can be seen.
pub struct Tour {
    salon: OpenSalon,
    pages: Vec<(String, String)>,
}

impl Tour {
    /// Lets this browser do a little of everything.
    pub fn begin(browser: &Browser) -> Tour {
        let salon = OpenSalon::open();
        let mut pages: Vec<(String, String)> = [
            ("shelf", "/"),
            ("rules", "/rules"),
            ("archive", "/archive"),
            ("ratings", "/ratings"),
            ("settings", "/settings"),
            ("recover", "/recover/abc"),
            ("nowhere", "/nowhere"),
        ]
        .map(|(name, path)| (name.to_owned(), path.to_owned()))
        .into();
        browser.hurries(&salon);
        let mut seed = 200;
        for game in RULEBOOKS.slugs() {
            pages.push((format!("game-{game}"), format!("/game/{game}")));
            pages.push((format!("rules-{game}"), format!("/rules/{game}")));
            browser.begins(&salon, game, 1);
            seed += 1;
            browser.plays(seed, 30);
            if browser.run("return !!document.querySelector('.hand-over')") == true {
                pages.push((format!("hand-over-{game}"), path(browser)));
            }
            pages.push((format!("table-{game}"), path(browser)));
            pages.push((format!("replay-{game}"), format!("/replay{}", path(browser))));
        }
        browser.begins(&salon, "six", 0);
        browser.plays(seed, 10_000);
        pages.push(("end".to_owned(), path(browser)));
        browser.begins(&salon, "disx", 2);
        browser.until("document.querySelector('.chairs')");
        pages.push(("gathering".to_owned(), path(browser)));
        Tour { salon, pages }
    }

    /// The names of the pages and where they are.
    pub fn pages(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pages.iter().map(|(name, path)| (name.as_str(), path.as_str()))
    }

    /// Goes to one of them and waits until it is complete.
    pub fn visit(&self, browser: &Browser, page: &str, path: &str) {
        browser.visit(&self.salon.page(path));
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
    let salon = OpenSalon::open();
    let browser = Browser::open(Window::default());
    browser.visit(&salon.page("/"));
    browser.click(".box .button");
    browser.click(".begin .button");
    browser.until("document.querySelector('.board .act, .prompt')");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

#[test]
fn what_was_chosen_for_a_browser_stays() {
    let salon = OpenSalon::open();
    let browser = Browser::open(Window::default());
    browser.visit(&salon.page("/settings"));
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
    let salon = OpenSalon::open();
    let (desk, phone) = (Browser::open(Window::default()), Browser::open(Window::default()));
    desk.visit(&salon.page("/settings"));
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
    phone.visit(&salon.page("/settings"));
    phone.until("document.querySelector('.settings form input')?.value === 'Colette'");
    // It serves once.
    let other = Browser::open(Window::default());
    other.visit(link.as_str().expect("a link"));
    other.click(".plain .button");
    other.until("document.querySelector('.notice')");
}

#[test]
fn what_is_not_there_is_said_in_words() {
    let salon = OpenSalon::open();
    let browser = Browser::open(Window { language: Language::EN, ..Window::default() });
    for (path, words) in [
        ("/nowhere", "There is no such page"),
        ("/game/chess", "There is no such page"),
        ("/rules/chess", "There is no such page"),
        ("/table/nobody-knows", "This table is not here"),
        ("/local/nobody-knows", "This table is not here"),
        ("/replay/table/nobody-knows", "This game cannot be replayed"),
        ("/replay/local/nobody-knows", "This game cannot be replayed"),
    ] {
        browser.visit(&salon.page(path));
        browser.until(&format!("document.querySelector('h1')?.textContent === {words:?}"));
    }
}

#[test]
fn a_hint_and_taking_back_are_there_for_whoever_plays_the_machine() {
    let (salon, browser) = alone();
    browser.begins(&salon, "six", 0);
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
    let (salon, browser) = alone();
    browser.begins(&salon, "six", 1);
    browser.plays(5, 2);
    browser.visit(&salon.page("/"));
    browser.click(".nav[href='/archive']");
    assert_eq!(path(&browser), "/archive");
    browser.reload();
    browser.until("document.querySelector('h1')?.textContent === 'Archives'");
    // Links to its old address are about.
    browser.visit(&salon.page("/replay"));
    browser.until("document.querySelector('h1')?.textContent === 'Archives'");
    browser.until("document.querySelector('.card a[href^=\"/local/\"]')");
    browser.click(".bin");
    assert_eq!(browser.run("return document.querySelectorAll('.card').length"), 1);
    browser.click(".bin");
    browser.until("!document.querySelector('.card')");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

#[test]
fn nothing_on_the_box_of_a_game_is_cut_off() {
    let salon = OpenSalon::open();
    let browser = Browser::open(Window::default());
    for (width, height) in [(390, 844), (820, 1180), (1280, 800), (1440, 900), (1920, 1080)] {
        browser.resize(width, height);
        browser.visit(&salon.page("/"));
        browser.until(&format!(
            "document.querySelectorAll('.art .item').length > {}",
            RULEBOOKS.slugs().count()
        ));
        let cut = browser.run(
            "return [...document.querySelectorAll('.art')].flatMap((art) => {
                const box = art.getBoundingClientRect();
                return [...art.querySelectorAll('.item')].filter((item) => {
                    const place = item.getBoundingClientRect();
                    return place.left < box.left - 1 || place.right > box.right + 1
                        || place.top < box.top - 1 || place.bottom > box.bottom + 1;
                }).map((item) => `${art.closest('.box').innerText}: ${item.textContent}`);
            })",
        );
        assert_eq!(cut, serde_json::json!([]), "at {width}");
    }
}

#[test]
fn the_whole_story_of_a_game_can_be_read_however_long_it_is() {
    let (salon, browser) = alone();
    browser.begins(&salon, "disx", 1);
    browser.until_moves(0);
    let many = "document.querySelector('.lines .button')";
    for seed in 0..12 {
        browser.plays(300 + seed, 25);
        if browser.run(&format!("return !!{many} || !!document.querySelector('.result')")) == true {
            break;
        }
    }
    let first = "return [...document.querySelectorAll('.lines .move')].at(-1).innerText";
    let shown = browser.run(first);
    assert_eq!(browser.run("return document.querySelectorAll('.lines li').length"), 121);
    browser.click(".lines .button");
    browser.until(&format!("!{many} && document.querySelectorAll('.lines li').length > 120"));
    assert_ne!(browser.run(first), shown, "what came before is there");
    browser.until("document.activeElement.matches('.lines')");
    let told = browser.moves();
    assert!(browser.run("return !document.querySelector('.result')") == true);
    browser.plays(7, 1);
    browser.until_moves(told + 1);
    assert_eq!(browser.errors(), Vec::<String>::new());
}
