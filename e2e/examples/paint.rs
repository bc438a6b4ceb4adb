//! How soon the salon can be read and played on a slow phone: `cargo xtask bench paint`. A processor slowed four times and the line that
//! browsers call slow 4G (562 ms to every answer, 1.44 Mbit/s), a browser that was never here, the median of five.

use std::time::{Duration, Instant};

use serde_json::json;
use tablier_e2e::{Browser, OpenSalon, Window};

const ROUNDS: usize = 5;
const SLOWED: u32 = 4;
/// How long the page is looked at for tasks that block it.
const LOOKED_AT: Duration = Duration::from_secs(8);

/// Notes what a browser tells of a page as it comes.
const WATCH: &str = "
    window.seen = { paint: 0, blocked: 0, shift: 0 };
    const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('largest-contentful-paint', (entry) => { seen.paint = entry.startTime; });
    watch('longtask', (entry) => { seen.blocked += Math.max(0, entry.duration - 50); });
    watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
";

/// What was measured: a name, the figures, the goal, and how they are written.
struct Row {
    name: &'static str,
    figures: Vec<f64>,
    goal: f64,
    unit: &'static str,
}

fn main() {
    let salon = OpenSalon::open();
    let mut rows = vec![
        row("shelf: largest paint", 1_500.0, "ms"),
        row("shelf: blocked", 150.0, "ms"),
        row("shelf: layout shift", 0.0, ""),
        row("a board after the shelf can be read", 3_000.0, "ms"),
        row("a game's page: largest paint", 1_500.0, "ms"),
        row("rules: largest paint", 1_500.0, "ms"),
        row("rules: layout shift", 0.0, ""),
    ];
    for round in 1..=ROUNDS {
        eprintln!("round {round} of {ROUNDS}");
        let [paint, blocked, shift] = looked_at(&salon, "/");
        let board = played(&salon);
        let [game, ..] = looked_at(&salon, "/game/epix");
        let [rules, _, rules_shift] = looked_at(&salon, "/rules/epix");
        for (row, figure) in
            rows.iter_mut().zip([paint, blocked, shift, board, game, rules, rules_shift])
        {
            row.figures.push(figure);
        }
    }
    println!("\n| on a slow phone | median | of | goal |\n|---|---:|---|---:|");
    for row in &mut rows {
        row.print();
    }
}

fn row(name: &'static str, goal: f64, unit: &'static str) -> Row {
    Row { name, figures: Vec::new(), goal, unit }
}

impl Row {
    fn print(&mut self) {
        self.figures.sort_by(f64::total_cmp);
        let write = |figure: f64| match self.unit {
            "" => format!("{figure:.3}"),
            unit => format!("{figure:.0} {unit}"),
        };
        let (least, most) = (self.figures[0], self.figures[ROUNDS - 1]);
        let range = format!("{}–{}", write(least), write(most));
        println!(
            "| {} | {} | {range} | {} |",
            self.name,
            write(self.figures[ROUNDS / 2]),
            write(self.goal)
        );
    }
}

/// A browser that was never here, on a slow phone.
fn slow_phone() -> Browser {
    let browser = Browser::open(Window { width: 412, height: 823, ..Window::default() });
    browser.devtools("Network.enable", json!({}));
    browser.devtools(
        "Network.emulateNetworkConditions",
        json!({ "offline": false, "latency": 562.5,
        "downloadThroughput": 1_474_560 / 8, "uploadThroughput": 675_000 / 8 }),
    );
    browser.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWED }));
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH }));
    browser
}

/// Largest paint, time blocked, layout shift of a page that is only looked at.
fn looked_at(salon: &OpenSalon, path: &str) -> [f64; 3] {
    let browser = slow_phone();
    browser.set_out(&salon.page(path));
    std::thread::sleep(LOOKED_AT);
    let seen = browser.run("return window.seen");
    ["paint", "blocked", "shift"].map(|name| seen[name].as_f64().unwrap_or(f64::NAN))
}

/// How long it takes somebody who touches what there is to touch, from the moment the shelf can be read to a board.
fn played(salon: &OpenSalon) -> f64 {
    let browser = slow_phone();
    browser.set_out(&salon.page("/"));
    browser.until("window.seen?.paint > 0");
    let begun = Instant::now();
    browser.click(".box .button[href='/game/six']");
    browser.until("document.querySelector('.begin .button')");
    browser.click(".begin .button");
    browser.until("document.querySelector('.board .item')");
    begun.elapsed().as_secs_f64() * 1_000.0
}
