//! The page of figures: tables with goals and references, and pictures.

use crate::client::{BOARD_BUDGETS, SHELF_BUDGET, Weights};
use serde_json::Value;

use super::Measured;
use super::plot::{Bar, bars};

/// The text of the page, and its pictures by their names.
pub fn page(measured: &Measured) -> (String, Vec<(&'static str, String)>) {
    let parts = [
        rules(&measured.rules),
        think(&measured.think),
        stop(&measured.stop),
        browser(&measured.wasm),
        server(measured),
        client(&measured.page),
    ];
    let mut text = format!(
        "# How fast it is\n\n\
         Written by `cargo xtask bench --write`, which measures everything anew; last on {}. All goals are those of the \
         design. In the pictures a green line is a goal, and what is grey is somebody else's.\n",
        measured.machine
    );
    let mut pictures = Vec::new();
    for (words, picture) in parts {
        text.push_str(&words);
        pictures.extend(picture);
    }
    (text, pictures)
}

type Part = (String, Option<(&'static str, String)>);

fn rules(rows: &Value) -> Part {
    let mut text = heading(
        "Rules",
        "rules-speed.svg",
        "Games by chance from beginning to end, on one core, each measured three times (`cargo xtask bench`). Connect four \
         and hex are there to be compared: where other crates have the same game, it stands below with the same random \
         numbers.",
        "| game | options | playouts/s | moves/s | goal | ours/theirs |\n|---|---|---:|---:|---:|---:|\n",
    );
    let mut drawn = Vec::new();
    for row in each(rows) {
        let theirs = row["crate"] != "tablier";
        let mut what: Vec<String> = row["options"].as_object().map_or(Vec::new(), |options| {
            options.iter().map(|(name, value)| format!("{name}={value}").replace('"', "")).collect()
        });
        if let Some(moves) = row["stops_after"].as_u64() {
            what.push(format!("first {moves} moves"));
        }
        let what = what.join(", ");
        let game = if theirs { format!("└ {}", word(&row["crate"])) } else { word(&row["game"]) };
        let (speed, goal) = (number(&row["playouts_per_second"]), row["goal"].as_f64());
        text.push_str(&format!(
            "| {game} | {what} | {} | {} | {} | {} |\n",
            quantity(speed),
            quantity(number(&row["moves_per_second"])),
            goal.map(|goal| format!("≥ {}", quantity(goal))).unwrap_or_default(),
            row["ours_to_theirs"].as_f64().map(|times| format!("× {times:.2}")).unwrap_or_default(),
        ));
        if goal.is_some() || theirs {
            let first = row["stops_after"].is_u64();
            let label = if first { format!("{game}, placing") } else { game };
            drawn.push(Bar { label, value: speed, text: quantity(speed), goal, theirs });
        }
    }
    (text, Some(("rules-speed.svg", bars("Random games a second, one core", &drawn))))
}

fn think(rows: &Value) -> Part {
    let mut text = heading(
        "Machine players",
        "thinking-time.svg",
        "What a decision takes at each level, on one core (`cargo xtask bench think`). A level is a budget of work, so the \
         choice is the same on every machine and only the time differs; level 5 may take about a second.",
        "| game | level 1 | 2 | 3 | 4 | 5 | nodes/s at level 5 |\n|---|---:|---:|---:|---:|---:|---:|\n",
    );
    let mut drawn = Vec::new();
    let mut games: Vec<&str> = each(rows).filter_map(|row| row["game"].as_str()).collect();
    games.dedup();
    for game in games {
        let levels: Vec<&Value> = each(rows).filter(|row| row["game"] == game).collect();
        let times = levels.iter().map(|row| format!("{} | ", ms(number(&row["ms"]))));
        let last = levels.last().copied().unwrap_or(&Value::Null);
        let nodes = quantity(number(&last["nodes_per_second"]));
        text.push_str(&format!("| {game} | {}{nodes} |\n", times.collect::<String>()));
        let value = number(&last["ms"]);
        drawn.push(Bar {
            label: format!("{game}, level 5"),
            value,
            text: ms(value),
            goal: Some(1_000.0),
            theirs: false,
        });
    }
    (text, Some(("thinking-time.svg", bars("A decision of level 5", &drawn))))
}

fn stop(rows: &Value) -> Part {
    let of = |row: &Value| number(&row["worst_ms"]).max(number(&row["longest_without_asking_ms"]));
    let worst =
        |game: &str| each(rows).filter(|row| row["game"] == game).map(of).fold(0.0, f64::max);
    let mut games: Vec<&str> = each(rows).filter_map(|row| row["game"].as_str()).collect();
    games.dedup();
    let told =
        games.into_iter().map(|game| format!("{game} {}", ms(worst(game)))).collect::<Vec<_>>();
    let text = format!(
        "\nTold to stop, they answer within 50 ms; the worst that was measured (`cargo xtask bench stop`): {}.\n",
        told.join(", ")
    );
    (text, None)
}

fn browser(rows: &Value) -> Part {
    let engine = each(rows).next().map(|row| word(&row["engine"])).unwrap_or_default();
    let mut text = heading(
        "In the browser",
        "wasm-ratio.svg",
        &format!(
            "The same thinking natively and in WebAssembly ({engine}): the moves must be the same, and the time is compared \
             (`cargo xtask bench wasm`)."
        ),
        "| game | decisions | native | WebAssembly | ratio | same moves |\n|---|---:|---:|---:|---:|---|\n",
    );
    let mut drawn = Vec::new();
    for row in each(rows) {
        let (game, ratio) = (word(&row["game"]), number(&row["ratio"]));
        text.push_str(&format!(
            "| {game} | {} | {} | {} | × {ratio:.2} | {} |\n",
            row["decisions"],
            ms(number(&row["native_ms"])),
            ms(number(&row["wasm_ms"])),
            if row["same"] == true { "yes" } else { "no" },
        ));
        let text = format!("× {ratio:.2}");
        drawn.push(Bar { label: game, value: ratio, text, goal: None, theirs: false });
    }
    (text, Some(("wasm-ratio.svg", bars("Time in WebAssembly, natively 1", &drawn))))
}

fn server(measured: &Measured) -> Part {
    let mut text = heading(
        "The salon",
        "moves-kept.svg",
        "Moves that are kept on the disk and acknowledged, people and salon on the same machine: 100 websockets at 400 tables \
         of SIX, everybody following (`cargo xtask load moves --nodes …`). With several nodes the two of every table are at \
         different ones, and all of it on the same cores: what nodes cost, not what they bring.",
        "| kept in | moves/s | half within | 99 of 100 within | inputs a commit | handed on |\n|---|---:|---:|---:|---:|---:|\n",
    );
    let mut drawn = Vec::new();
    for (nodes, moves) in measured.moves.iter().enumerate() {
        let name = match nodes {
            0 => "a file (SQLite)".to_owned(),
            1 => "PostgreSQL, 1 node".to_owned(),
            _ => format!("PostgreSQL, {nodes} nodes"),
        };
        let value = number(&moves["moves_per_second"]);
        text.push_str(&format!(
            "| {name} | {} | {} | {} | {:.0} | {:.0} % |\n",
            quantity(value),
            ms(number(&moves["half_ms"])),
            ms(number(&moves["most_ms"])),
            number(&moves["inputs_per_commit"]),
            number(&moves["handed"]) * 100.0,
        ));
        let goal = (nodes == 0).then_some(10_000.0);
        drawn.push(Bar { label: name, value, text: quantity(value), goal, theirs: false });
    }
    let idle = &measured.idle;
    text.push_str(&format!(
        "\nThe salon alone takes {:.1} MB (goal: at most 15), and {} websockets that say nothing {:.1} MB (goal: at most 20 for \
         1,000). [RELIABILITY](RELIABILITY.md) says what more it bears.\n",
        number(&idle["alone_mb"]),
        idle["websockets"],
        number(&idle["websockets_mb"]),
    ));
    (text, Some(("moves-kept.svg", bars("Moves kept and acknowledged a second", &drawn))))
}

fn client(weights: &Weights) -> Part {
    let kilobytes = |bytes: usize| format!("{:.0} KB", bytes as f64 / 1e3);
    let mut text = format!(
        "\n## The page\n\nWhat a browser loads, compressed; `cargo xtask client` refuses more than may be. Machine players come after \
         that, when one is asked to play. The shelf itself,\nwritten by the salon with its covers, is 20 KB more.\n\n| before | loaded | at most |\n|---|---:|---:|\n| the shelf | {} | {} |\n",
        kilobytes(weights.shelf),
        kilobytes(SHELF_BUDGET)
    );
    for (slug, bytes) in &weights.boards {
        let most = BOARD_BUDGETS.iter().find(|(ours, _)| ours == slug);
        let most = most.map_or("–".to_owned(), |(_, most)| kilobytes(*most));
        text += &format!("| a board of {slug} by a link | {} | {most} |\n", kilobytes(*bytes));
    }
    (text, None)
}

fn heading(title: &str, picture: &str, words: &str, table: &str) -> String {
    format!("\n## {title}\n\n![{title}](pictures/{picture})\n\n{words}\n\n{table}")
}

fn each(rows: &Value) -> impl Iterator<Item = &Value> {
    rows.as_array().map(Vec::as_slice).unwrap_or_default().iter()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(f64::NAN)
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn ms(time: f64) -> String {
    match time {
        time if time < 10.0 => format!("{time:.1} ms"),
        time if time < 10_000.0 => format!("{time:.0} ms"),
        time => format!("{:.1} s", time / 1e3),
    }
}

fn quantity(value: f64) -> String {
    match value {
        value if value >= 1e6 => format!("{:.2} M", value / 1e6),
        value if value >= 1e4 => format!("{:.0} k", value / 1e3),
        value => format!("{value:.0}"),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_page_has_every_figure_and_its_goal() {
        let moves = json!({ "moves_per_second": 9_876.0, "half_ms": 20.0, "most_ms": 60.5,
            "inputs_per_commit": 50.0, "handed": 0.25 });
        let measured = Measured {
            rules: json!([
                { "game": "six", "crate": "tablier", "options": { "players": 2 }, "stops_after": null,
                  "playouts_per_second": 31_000, "moves_per_second": 5_000_000, "goal": 25_000, "ours_to_theirs": null },
                { "game": "hex", "crate": "other 1.0", "options": {}, "stops_after": null,
                  "playouts_per_second": 100, "moves_per_second": 200, "goal": null, "ours_to_theirs": 3.5 },
            ]),
            think: json!([
                { "game": "six", "level": 1, "decisions": 3, "ms": 0.5, "nodes_per_second": 10 },
                { "game": "six", "level": 5, "decisions": 3, "ms": 800.0, "nodes_per_second": 1_500_000 },
            ]),
            stop: json!([{ "game": "six", "worst_ms": 3.0, "longest_without_asking_ms": 4.5 }]),
            wasm: json!([{ "game": "six", "engine": "Chromium", "decisions": 20, "native_ms": 10.0, "wasm_ms": 14.0,
                "ratio": 1.4, "same": true }]),
            idle: json!({ "alone_mb": 11.7, "websockets": 1_000, "websockets_mb": 8.6 }),
            moves: vec![moves.clone(), moves],
            page: Weights {
                shelf: 80_000,
                boards: vec![("six".to_owned(), 580_000)],
                machines: Vec::new(),
            },
            machine: "a machine".to_owned(),
        };
        let (text, pictures) = page(&measured);
        for part in [
            "| six | players=2 | 31 k | 5.00 M | ≥ 25 k |",
            "└ other 1.0",
            "× 3.50",
            "| six | 0.5 ms | 800 ms | 1.50 M |",
            "six 4.5 ms",
            "× 1.40 | yes",
            "| PostgreSQL, 1 node | 9876 | 20 ms | 60 ms | 50 | 25 % |",
            "11.7 MB",
            "580 KB",
        ] {
            assert!(text.contains(part), "{part} is missing in:\n{text}");
        }
        for (name, _) in &pictures {
            assert!(text.contains(&format!("(pictures/{name})")), "{name}");
        }
        assert!(!text.contains("NaN"), "{text}");
    }
}
