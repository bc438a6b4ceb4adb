//! What is drawn is what is hit, in every game, in every kind of position, at every step of a gesture, wide and tall.

use std::fmt::Write;
use std::path::Path;

use serde_json::{Value, json};
use tablier_e2e::{Browser, Hits, OpenSalon, PlayableTable, Window, playable_tables};
use tablier_rules::{FastRng, Rng};

/// A window wide enough for a board with everything beside it, and a phone held upright.
/// And the least square of a target that must be seen there, in pixels.
const FORMATS: [(&str, u32, u32, u64); 2] = [("wide", 1280, 800, 20), ("tall", 390, 844, 14)];
/// How many clicks of a gesture are followed.
const DEEPEST: usize = 2;
const SEED: u64 = 21;

/// What is still wrong, and the table of what was found.
#[derive(Default)]
struct Report {
    rows: String,
    wrong: Vec<String>,
}

impl Report {
    fn add(&mut self, what: &str, hits: &Hits, enough: u64) {
        let (right, tried) = hits.share();
        let share = 100.0 * right as f64 / tried.max(1) as f64;
        let hidden: Vec<&str> = hits.hidden().collect();
        let (least, side) = hits.least().unwrap_or(("", 0));
        let (empty, stray) = (hits.empty, hits.stray);
        let count = hits.targets.len();
        let _ = writeln!(
            self.rows,
            "| {what} | {count} | {share:.1} % of {tried} | {stray} of {empty} | {} | {side} ({least}) |",
            hidden.len()
        );
        if right < tried || stray > 0 {
            self.wrong.push(format!("{what}: {}", hits.complaints.join("; ")));
        }
        if !hidden.is_empty() || count > 0 && side < enough {
            self.wrong.push(format!("{what}: hidden {hidden:?}, least {least} of {side} pixels"));
        }
    }
}

/// Looks at the board, then takes up one thing after the other, always by chance, and looks again.
fn follow(browser: &Browser, what: &str, enough: u64, rng: &mut FastRng, report: &mut Report) {
    for depth in 0..=DEEPEST {
        report.add(&format!("{what} | {depth}"), &browser.hits(), enough);
        let open = ".table .board .act:not(.plays)";
        let count = browser.run(&format!("return document.querySelectorAll({open:?}).length"));
        let count = count.as_u64().unwrap_or_default() as usize;
        if count == 0 || depth == DEEPEST {
            break;
        }
        browser.click_nth(open, rng.below(count));
        browser.until("document.querySelector('.prompt.yours')");
    }
    if browser.run("return !!document.querySelector('.controls .quiet')") == true {
        browser.click(".controls .quiet");
    }
}

fn look_at(
    browser: &Browser,
    salon: &OpenSalon,
    game: &str,
    playable: &PlayableTable,
    report: &mut Report,
) {
    browser.keeps("tablier.log.stage", &playable.log);
    let mut rng = FastRng::new(SEED);
    for (format, width, height, enough) in FORMATS {
        browser.resize(width, height);
        browser.visit(&salon.page("/local/stage"));
        browser.until("document.querySelector('.board .item, .hand-over')");
        browser.takes_over();
        browser.until("document.querySelector('.board .act')");
        let what = format!("{game} | {} ({}) | {format}", playable.kind, playable.made);
        follow(browser, &what, enough, &mut rng, report);
    }
}

fn is_drawn_as_it_is_hit(game: &str, options: &[Value]) {
    let salon = OpenSalon::open();
    let browser = Browser::open(Window::default());
    browser.hurries(&salon);
    let mut report = Report::default();
    for (seed, options) in (SEED..).zip(options) {
        for playable in playable_tables(game, options, seed) {
            look_at(&browser, &salon, &format!("{game} {options}"), &playable, &mut report);
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../target/hits-{game}.md"));
    std::fs::write(path, &report.rows).expect("the table can be kept");
    assert!(report.wrong.is_empty(), "{game}:\n{}", report.wrong.join("\n"));
}

#[test]
fn in_six_what_is_drawn_is_what_is_hit() {
    is_drawn_as_it_is_hit("six", &[json!({ "capture": true }), json!({ "players": 4 })]);
}

#[test]
fn in_disx_what_is_drawn_is_what_is_hit() {
    is_drawn_as_it_is_hit("disx", &[json!({}), json!({ "players": 4 })]);
}

#[test]
fn in_abraxas_what_is_drawn_is_what_is_hit() {
    let sheet = include_str!("../../../fuzz/seeds/sheet/six.txt");
    is_drawn_as_it_is_hit(
        "abraxas",
        &[json!({}), json!({ "vigilance": true }), json!({ "free": true, "custom_sheet": sheet })],
    );
}

#[test]
fn in_atomix_what_is_drawn_is_what_is_hit() {
    is_drawn_as_it_is_hit("atomix", &[json!({ "players": 2 }), json!({ "players": 4 })]);
}

#[test]
fn in_epix_what_is_drawn_is_what_is_hit() {
    is_drawn_as_it_is_hit(
        "epix",
        &[json!({}), json!({ "players": 3 }), json!({ "players": 4, "advanced": true })],
    );
}
