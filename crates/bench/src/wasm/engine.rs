//! Programs that run WebAssembly: a browser, which is what people have, or else Node, which has the engine of one.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tablier_rules::Level;
use tablier_yardstick::WhichMind;

use super::ROUNDS;

/// Under these names a Chromium may be installed.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// What both run: `bytes` is the module, `print` takes the answer.
const SCRIPT: &str = "
const { tablier_work } = new WebAssembly.Instance(new WebAssembly.Module(bytes), {}).exports;
let number = 0n, ms = Infinity;
for (let round = 0; round < ROUNDS; round++) {
  const begun = performance.now();
  number = tablier_work(GAME, THINKER, LEVEL, DECISIONS);
  ms = Math.min(ms, performance.now() - begun);
}
print(`[${BigInt.asUintN(64, number)} ${ms}]`);
";

/// One that was found.
pub(super) enum Engine {
    Browser(&'static str),
    Node,
}

/// What came of a run.
#[derive(Debug, PartialEq)]
pub(super) struct Run {
    /// What the work gave.
    pub(super) number: u64,
    /// How long it took.
    pub(super) ms: f64,
}

impl Engine {
    /// The first that is installed.
    pub(super) fn find() -> Result<Engine, String> {
        let is_there = |name: &&str| {
            let version = Command::new(name).arg("--version").stderr(Stdio::null()).output();
            version.is_ok_and(|output| output.status.success())
        };
        if let Some(browser) = BROWSERS.into_iter().find(is_there) {
            return Ok(Engine::Browser(browser));
        }
        let node = is_there(&"node").then_some(Engine::Node);
        node.ok_or_else(|| "WebAssembly needs Chromium or Node to run: install one.".to_owned())
    }

    /// What it is called.
    pub(super) fn name(&self) -> &'static str {
        match self {
            Engine::Browser(name) => name,
            Engine::Node => "node",
        }
    }

    /// Runs the work of a game in the module.
    pub(super) fn run(
        &self,
        module: &Path,
        (game, thinker): (usize, WhichMind),
        level: Level,
        decisions: u32,
    ) -> Result<Run, String> {
        let missing = |error| format!("{} could not be read: {error}.", module.display());
        let bytes = fs::read(module).map_err(missing)?;
        let script = SCRIPT
            .replace("ROUNDS", &ROUNDS.to_string())
            .replace("GAME", &game.to_string())
            .replace("THINKER", &(thinker as u32).to_string())
            .replace("LEVEL", &level.number().to_string())
            .replace("DECISIONS", &decisions.to_string());
        // The module is in the script itself: a page from a file may not fetch.
        let given = format!(
            "const bytes = Uint8Array.from(atob('{}'), c => c.charCodeAt(0));",
            base64(&bytes)
        );
        let folder = module.with_extension("run");
        let failed = |error| format!("{} could not be started: {error}.", self.name());
        fs::create_dir_all(&folder).map_err(failed)?;
        let output = match self {
            Engine::Browser(name) => {
                let page = folder.join("page.html");
                let print = "const print = text => document.body.append(text);";
                let html = format!("<!doctype html><body><script>{given}{print}{script}</script>");
                fs::write(&page, html).map_err(failed)?;
                // Whoever builds as root, in a container for instance, has no sandbox.
                let arguments = ["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"];
                let profile = format!("--user-data-dir={}", folder.join("profile").display());
                let page = page.canonicalize().map_err(failed)?;
                let url = format!("file://{}", page.display());
                Command::new(name).args(arguments).args([profile, url]).output()
            }
            Engine::Node => {
                let file = folder.join("run.js");
                let print = "const print = text => console.log(text);";
                fs::write(&file, format!("{given}{print}{script}")).map_err(failed)?;
                Command::new("node").arg(file).output()
            }
        };
        let output = output.map_err(failed)?;
        answer(&String::from_utf8_lossy(&output.stdout)).ok_or_else(|| self.silence(&output))
    }

    fn silence(&self, output: &Output) -> String {
        let said = String::from_utf8_lossy(&output.stderr);
        format!("{} gave no answer ({}).\n{said}", self.name(), output.status)
    }
}

/// The answer among all that was printed: the last thing in brackets.
fn answer(printed: &str) -> Option<Run> {
    let (_, rest) = printed.rsplit_once('[')?;
    let (number, ms) = rest.split_once(']')?.0.split_once(' ')?;
    Some(Run { number: number.parse().ok()?, ms: ms.parse().ok()? })
}

/// The bytes as text that a script can read.
fn base64(bytes: &[u8]) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let at = |place: usize| u32::from(chunk.get(place).copied().unwrap_or(0));
        let bits = at(0) << 16 | at(1) << 8 | at(2);
        for place in 0..4 {
            let sign = SIGNS[(bits >> (18 - 6 * place)) as usize & 63];
            text.push(if place <= chunk.len() { char::from(sign) } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_written_as_everybody_writes_them() {
        let written = ["", "f", "fo", "foo", "foobar"].map(|text| base64(text.as_bytes()));
        assert_eq!(written, ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYmFy"]);
    }

    #[test]
    fn the_answer_is_found_in_a_page() {
        let page =
            "<html><body><script>print(`[${n} ${ms}]`);</script>[18446744073709551615 12.5]</body>";
        assert_eq!(answer(page), Some(Run { number: u64::MAX, ms: 12.5 }));
        assert_eq!(answer("<html><body></body>"), None);
    }
}
