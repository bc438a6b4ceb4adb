//! One window of a browser, spoken to through chromedriver.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use tablier_rules::Language;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use ureq::Agent;

use crate::{Hand, patience};

/// How a window is opened.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    /// How wide it is, in pixels.
    pub width: u32,
    /// How high.
    pub height: u32,
    /// What its owner reads.
    pub language: Language,
    /// What its owner points with.
    pub hand: Hand,
    /// Whether everything that comes over the network is written down.
    pub listens: bool,
}

impl Default for Window {
    fn default() -> Window {
        Window {
            width: 1440,
            height: 900,
            language: Language::FR,
            hand: Hand::Mouse,
            listens: false,
        }
    }
}

/// A window; closed when it is dropped.
pub struct Browser {
    driver: Child,
    agent: Agent,
    session: String,
    hand: Hand,
}

impl Browser {
    /// Opens a window.
    pub fn open(window: Window) -> Browser {
        let name = std::env::var("TABLIER_CHROMEDRIVER").unwrap_or("chromedriver".to_owned());
        let driver = Command::new(&name)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("{name} could not be started: {error}"));
        let mut browser =
            Browser { driver, agent: agent(), session: String::new(), hand: window.hand };
        let port = browser.port();
        let language = window.language.tag();
        let patience = patience::GAME.as_millis() as u64;
        let performance = if window.listens { "ALL" } else { "OFF" };
        let capabilities = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": {
                "args": ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
                "prefs": { "intl.accept_languages": language },
            },
            "goog:loggingPrefs": { "browser": "ALL", "performance": performance },
            "timeouts": { "script": patience, "pageLoad": patience },
        } } });
        browser.session = format!("http://127.0.0.1:{port}/session");
        let opened = browser.post("", capabilities);
        let name = opened["sessionId"].as_str().expect("a session has a name");
        browser.session = format!("{}/{name}", browser.session);
        browser.resize(window.width, window.height);
        if window.hand == Hand::Finger {
            let glass = json!({ "enabled": true, "maxTouchPoints": 1 });
            browser.devtools("Emulation.setTouchEmulationEnabled", glass);
        }
        browser
    }

    /// What its owner points with.
    pub fn hand(&self) -> Hand {
        self.hand
    }

    /// The port chromedriver says it listens at; what it says later is thrown away.
    fn port(&mut self) -> u16 {
        let mut said = BufReader::new(self.driver.stdout.take().expect("it was asked for"));
        loop {
            let mut line = String::new();
            let read = said.read_line(&mut line).expect("it can be read");
            assert!(read > 0, "chromedriver ended before it listened");
            let port = line.trim_end().trim_end_matches('.').rsplit_once("successfully on port ");
            if let Some(port) = port.and_then(|(_, port)| port.parse().ok()) {
                thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
                return port;
            }
        }
    }

    /// Makes the page as large as this.
    pub fn resize(&self, width: u32, height: u32) {
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", size);
    }

    /// Goes to an address and waits until there is a page.
    pub fn visit(&self, address: &str) {
        self.set_out(address);
        self.arrives();
    }

    /// Goes to an address, whatever comes of it.
    pub fn set_out(&self, address: &str) {
        self.post("/url", json!({ "url": address }));
    }

    /// Loads the page again.
    pub fn reload(&self) {
        self.post("/refresh", json!({}));
        self.arrives();
    }

    fn arrives(&self) {
        self.until("document.querySelector('[data-running] .salon main:not([aria-busy]) > :not([data-loading])')");
    }

    /// Runs a script, which may `return` something.
    pub fn run(&self, script: &str) -> Value {
        self.post("/execute/sync", json!({ "script": script, "args": [] }))
    }

    /// Runs a script that gives what it found to `done`; its arguments stand before.
    pub fn run_until_done(&self, script: &str, arguments: Value) -> Value {
        self.post("/execute/async", json!({ "script": script, "args": arguments }))
    }

    /// Waits until an expression holds, and gives what it is.
    pub fn until(&self, expression: &str) -> Value {
        let (longest, pause) = (patience::ELSE.as_millis(), patience::PAUSE.as_millis());
        let script = format!(
            "const [last, done] = [performance.now() + {longest}, arguments[0]];
             const look = () => {{
               const found = (() => {{ return {expression} }})();
               if (!found && performance.now() < last) return setTimeout(look, {pause});
               done(found && typeof found === 'object' ? true : found);
             }};
             look();"
        );
        let begun = Instant::now();
        let found = loop {
            match self.call("/execute/async", json!({ "script": script, "args": [] })) {
                Ok(found) => break found,
                // The page was loaded anew meanwhile, and took the script with it.
                Err(error)
                    if error.starts_with("script timeout") && begun.elapsed() < patience::ELSE => {}
                Err(error) => panic!("{expression}: {error}"),
            }
        };
        let holds = !matches!(found, Value::Null | Value::Bool(false));
        assert!(holds, "never true: {expression}\n{}", self.text());
        found
    }

    /// Waits until whatever is to be done with the next drawing of the page is done.
    pub fn until_drawn(&self) {
        let twice = "const done = arguments[0];
            requestAnimationFrame(() => requestAnimationFrame(() => done(true)))";
        self.run_until_done(twice, json!([]));
    }

    /// Gives a file to a field that asks for one.
    pub fn choose_file(&self, selector: &str, path: &Path) {
        let found = self.post("/elements", json!({ "using": "css selector", "value": selector }));
        let element = found[0].as_object().and_then(|found| found.values().next()?.as_str());
        let element = element.unwrap_or_else(|| panic!("{selector} is not there"));
        self.post(&format!("/element/{element}/value"), json!({ "text": path.to_string_lossy() }));
    }

    /// Goes on with the tabulator until what has the focus matches.
    pub fn tab_to(&self, selector: &str) {
        let there = format!("return !!document.activeElement?.closest({selector:?})");
        for _ in 0..120 {
            self.press(&["Tab"]);
            if self.run(&there) == true {
                return;
            }
        }
        panic!("the tabulator never comes to {selector}");
    }

    /// Presses keys one after the other: characters, or names such as `Enter`, `Tab` or `ArrowLeft`.
    pub fn press(&self, keys: &[&str]) {
        let strokes: Vec<Value> = keys
            .iter()
            .map(|key| key_code(key))
            .flat_map(|key| {
                [
                    json!({ "type": "keyDown", "value": key }),
                    json!({ "type": "keyUp", "value": key }),
                ]
            })
            .collect();
        self.act(json!({ "type": "key", "id": "keys", "actions": strokes }));
    }

    /// Presses a key while the control key is down.
    pub fn press_with_control(&self, key: &str) {
        let stroke = |kind: &str, key: &str| json!({ "type": kind, "value": key_code(key) });
        let strokes =
            [("keyDown", "Control"), ("keyDown", key), ("keyUp", key), ("keyUp", "Control")];
        let strokes = strokes.map(|(kind, key)| stroke(kind, key));
        self.act(json!({ "type": "key", "id": "keys", "actions": strokes }));
    }

    /// Lets a device do something: keys are pressed, a pointer is moved.
    pub(crate) fn act(&self, device: Value) {
        self.post("/actions", json!({ "actions": [device] }));
    }

    /// Types a text into what has the focus.
    pub fn write(&self, text: &str) {
        let keys: Vec<String> = text.chars().map(String::from).collect();
        self.press(&keys.iter().map(String::as_str).collect::<Vec<_>>());
    }

    /// Everything that can be read on the page.
    pub fn text(&self) -> String {
        self.run("return document.body.innerText").as_str().unwrap_or_default().to_owned()
    }

    /// The whole document, as the browser holds it.
    pub fn document(&self) -> String {
        let document = self.run("return document.documentElement.outerHTML");
        document.as_str().unwrap_or_default().to_owned()
    }

    /// What the window shows, as the base64 of a PNG.
    pub fn picture(&self) -> String {
        let drawn = self.devtools(
            "Page.captureScreenshot",
            json!({ "format": "png", "captureBeyondViewport": false }),
        );
        drawn["data"].as_str().expect("a picture").to_owned()
    }

    /// Draws what the window shows into a file.
    pub fn draw(&self, path: &Path) {
        let bytes = STANDARD.decode(self.picture());
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).expect("the folder can be made");
        }
        std::fs::write(path, bytes.expect("a picture")).expect("the picture can be kept");
    }

    /// Every node a screen reader would meet: its role and its name.
    pub fn spoken(&self) -> Vec<(String, String)> {
        let tree = self.devtools("Accessibility.getFullAXTree", json!({}));
        let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
        let word =
            |node: &Value, key: &str| node[key]["value"].as_str().unwrap_or_default().to_owned();
        nodes
            .iter()
            .filter(|node| node["ignored"] != true)
            .map(|node| (word(node, "role"), word(node, "name")))
            .collect()
    }

    /// What went wrong on the page since this was asked last.
    pub fn errors(&self) -> Vec<String> {
        let entries = self.log("browser");
        let bad = entries
            .iter()
            .filter(|entry| matches!(entry["level"].as_str(), Some("SEVERE" | "WARNING")));
        bad.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// What was received over websockets since this was asked last. The window must listen.
    pub fn heard(&self) -> Vec<String> {
        let entries = self.log("performance");
        let messages = entries.iter().filter_map(|entry| {
            let message: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
            let message = &message["message"];
            (message["method"] == "Network.webSocketFrameReceived").then_some(())?;
            Some(message["params"]["response"]["payloadData"].as_str()?.to_owned())
        });
        messages.collect()
    }

    fn log(&self, kind: &str) -> Vec<Value> {
        self.post("/se/log", json!({ "type": kind })).as_array().cloned().unwrap_or_default()
    }

    /// Asks the browser itself.
    pub fn devtools(&self, command: &str, parameters: Value) -> Value {
        self.post("/goog/cdp/execute", json!({ "cmd": command, "params": parameters }))
    }

    fn post(&self, path: &str, body: Value) -> Value {
        self.call(path, body).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    fn call(&self, path: &str, body: Value) -> Result<Value, String> {
        let address = format!("{}{path}", self.session);
        let mut answer = self.agent.post(&address).send_json(body).map_err(|e| e.to_string())?;
        let told: Value = answer.body_mut().read_json().map_err(|error| error.to_string())?;
        match told["value"]["error"].as_str() {
            Some(error) => Err(format!("{error}: {}", told["value"]["message"])),
            None => Ok(told["value"].clone()),
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.agent.delete(&self.session).call();
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

fn agent() -> Agent {
    Agent::config_builder()
        .timeout_global(Some(patience::GAME + Duration::from_secs(20)))
        .http_status_as_error(false)
        .build()
        .into()
}

/// How chromedriver names a key.
fn key_code(key: &str) -> String {
    let code = match key {
        "Tab" => '\u{e004}',
        "Control" => '\u{e009}',
        "Enter" => '\u{e007}',
        "Escape" => '\u{e00c}',
        "Home" => '\u{e011}',
        "End" => '\u{e010}',
        "ArrowLeft" => '\u{e012}',
        "ArrowUp" => '\u{e013}',
        "ArrowRight" => '\u{e014}',
        "ArrowDown" => '\u{e015}',
        character => return character.to_owned(),
    };
    code.to_string()
}
