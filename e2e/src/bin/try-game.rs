//! Tries one game in a browser: begins it at one screen, plays some moves by a real pointer, and says what is wrong with what is seen and
//! hit. `cargo xtask check-game` runs it with the page it built: `try-game SITE GAME`.

use std::process::ExitCode;

use tablier_e2e::{Browser, Hits, OpenSalon, Window};

/// Windows that are tried, and the least square of a target that must be seen there, in pixels.
const FORMATS: [(&str, u32, u32, u64); 2] = [("wide", 1280, 800, 20), ("tall", 390, 844, 14)];
/// How often something is clicked between two looks, and how often one looks.
const CLICKS: u32 = 4;
const LOOKS: u32 = 3;
/// At one screen, so that nobody has to think.
const AT_ONE_SCREEN: usize = 1;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [site, game] = &arguments[..] else {
        eprintln!("Usage: try-game SITE GAME");
        return ExitCode::FAILURE;
    };
    // What the harness cannot do it says by a panic; where in the harness that was is of no interest.
    std::panic::set_hook(Box::new(|panic| {
        let said = panic.payload();
        let text = said.downcast_ref::<String>().map(String::as_str);
        eprintln!("{}", text.or(said.downcast_ref::<&str>().copied()).unwrap_or("it failed"));
    }));
    let salon = OpenSalon::with_page(site.into());
    let browser = Browser::open(Window::default());
    browser.hurries(&salon);
    let wrong = tried(&browser, &salon, game);
    for line in &wrong {
        println!("in a browser: {line}");
    }
    if wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Plays, and looks before and in between; gives what is wrong.
fn tried(browser: &Browser, salon: &OpenSalon, game: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    browser.begins(salon, game, AT_ONE_SCREEN);
    let mut clicks = 0;
    for look in 0..LOOKS {
        if browser.sees_the_end() {
            break;
        }
        browser.until("document.querySelector('.board .item, .hand-over')");
        browser.takes_over();
        for (format, width, height, enough) in FORMATS {
            browser.resize(width, height);
            browser.until_drawn();
            wrong.extend(complaints(&browser.hits(), format, clicks, enough));
        }
        browser.resize(FORMATS[0].1, FORMATS[0].2);
        let played = browser.plays(look, CLICKS);
        clicks += played.clicks;
    }
    // A page in one piece has no parts that could be fetched ahead.
    let errors = browser.errors().into_iter().filter(|error| !error.contains(".bin "));
    wrong.extend(errors.map(|error| format!("the page complains: {error}")));
    println!("in a browser: {clicks} clicks, {} moves told.", browser.moves());
    wrong
}

/// What is wrong with one look at the board.
fn complaints(hits: &Hits, format: &str, clicks: u64, enough: u64) -> Vec<String> {
    let place = format!("{format}, after {clicks} clicks");
    let (right, tried) = hits.share();
    let mut wrong = Vec::new();
    if right < tried || hits.stray > 0 {
        let some: Vec<&str> = hits.complaints.iter().take(4).map(String::as_str).collect();
        let share = 100 * right / tried.max(1);
        wrong.push(format!("{place}: {share} % of what is seen is hit: {}", some.join("; ")));
    }
    let hidden: Vec<&str> = hits.hidden().collect();
    if !hidden.is_empty() {
        wrong.push(format!("{place}: can be clicked and is not seen: {}", hidden.join(", ")));
    }
    if let Some((least, side)) = hits.least()
        && side < enough
        && hidden.is_empty()
    {
        wrong.push(format!("{place}: {least} is only {side} pixels wide where it is seen"));
    }
    wrong
}
