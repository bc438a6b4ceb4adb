//! A salon is renewed while people have its page open, or keep it: nobody is shown old and new parts together.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;
use sha2::{Digest, Sha256};
use tablier_e2e::{Browser, OpenSalon, Window};
use tempfile::TempDir;

/// The page as it was built.
const BUILT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/site");
/// What the folder of the next page is called.
const NEXT: &str = "fedcba9876543210";
/// Where what is loaded comes from, without what is not of one page alone.
const FROM: &str = "[...new Set(performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname.split('/')[1]).filter((part) => /^[0-9a-f]{16}$/.test(part)))].join()";

/// A salon whose page can be renewed.
struct Renewed {
    salon: OpenSalon,
    folder: TempDir,
    /// The folder of the page it begins with.
    first: String,
}

impl Renewed {
    fn open() -> Renewed {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let site = folder.path().join("site");
        copy(Path::new(BUILT), &site);
        let first = fs::read_dir(&site).expect("the page was built").flatten();
        let first = first.map(|entry| entry.file_name().to_string_lossy().into_owned());
        let first = first.into_iter().find(|name| name.len() == 16 && !name.contains('.'));
        let first = first.expect("the page has a folder");
        Renewed { salon: OpenSalon::with_page(site), folder, first }
    }

    fn site(&self) -> PathBuf {
        self.folder.path().join("site")
    }

    /// Puts another page into the place of the one before: the same in another folder, as another build would be.
    fn renew(&self) {
        let (site, next) = (self.site(), self.folder.path().join("next"));
        copy(&site, &next);
        fs::rename(next.join(&self.first), next.join(NEXT)).expect("it is there");
        let index = next.join("index.html");
        let before = fs::read(&index).expect("a page");
        let text = String::from_utf8_lossy(&before).replace(&self.first, NEXT);
        fs::write(&index, &text).expect("it can be written");
        let service = next.join("service.js");
        let script = fs::read_to_string(&service).expect("a script");
        let version = script.split_once("\"tablier-").expect("a version").1[..16].to_owned();
        let script = script
            .replace(&self.first, NEXT)
            .replace(&hash(&before), &hash(text.as_bytes()))
            .replace(&version, "0123456789abcdef");
        fs::write(&service, script).expect("it can be written");
        for packed in ["index.html.gz", "index.html.br", "service.js.gz", "service.js.br"] {
            let _ = fs::remove_file(next.join(packed));
        }
        fs::rename(&site, self.folder.path().join("old")).expect("it can be moved");
        fs::rename(&next, &site).expect("it can be moved");
    }
}

fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder can be made");
    for entry in fs::read_dir(from).expect("the page was built").flatten() {
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        match from.is_dir() {
            true => copy(&from, &to),
            false => assert!(fs::copy(from, to).is_ok(), "a file can be copied"),
        }
    }
}

#[test]
fn an_open_page_of_a_renewed_salon_goes_on_as_a_new_one_whole() {
    let renewed = Renewed::open();
    let salon = &renewed.salon;
    salon.door().answer(|path| path.starts_with("/service.js").then(|| (404, String::new())));
    let browser = Browser::open(Window::default());
    browser.visit(&salon.page("/settings"));
    browser.run("window.isOld = true");
    renewed.renew();
    // A game that this browser has not loaded.
    browser.click(".sign");
    browser.click(".box .lid[href='/game/abraxas']");
    browser
        .until("!window.isOld && document.querySelector('.opening h1')?.textContent === 'ABRAXAS'");
    browser.until("document.querySelector('.begin .button')");
    assert_eq!(browser.run("return document.documentElement.dataset.page"), NEXT);
    assert_eq!(browser.run(&format!("return {FROM}")), NEXT);
}

#[test]
fn a_machine_of_a_renewed_salon_plays_with_whoever_had_its_page_open() {
    let renewed = Renewed::open();
    let salon = &renewed.salon;
    salon.door().answer(|path| path.starts_with("/service.js").then(|| (404, String::new())));
    let browser = Browser::open(Window::default());
    // Everything of the game is there but its machine, which is fetched when it is its turn.
    browser.begins(salon, "six", 1);
    browser.visit(&salon.page("/game/six"));
    browser.until("document.querySelector('#main:not([aria-busy]) .begin .button')");
    browser.run("window.isOld = true");
    renewed.renew();
    browser.click_nth(".mode", 0);
    browser.click(".begin .button.large");
    // Either of the two may begin.
    browser.until("document.querySelector('.prompt.yours') || !window.isOld");
    let is_asked = browser.run("return !!window.isOld") == true;
    if is_asked {
        browser.plays(3, 1);
    }
    let moves = 1 + usize::from(is_asked);
    browser.until(&format!(
        "!window.isOld && document.querySelectorAll('.lines .move').length >= {moves}"
    ));
    assert_eq!(browser.run("return document.documentElement.dataset.page"), NEXT);
}

#[test]
fn a_kept_page_of_a_renewed_salon_stays_whole_until_the_new_one_is_kept_whole() {
    let renewed = Renewed::open();
    let salon = &renewed.salon;
    let browser = Browser::open(Window::default());
    browser.visit(&salon.page("/"));
    browser.run_until_done(
        "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))",
        json!([]),
    );
    // It is kept from now on, whatever the salon sends.
    browser.reload();
    renewed.renew();
    // The next visit still is the old page, or already the new one; never both.
    browser.reload();
    browser.begins(salon, "disx", 1);
    browser.plays(3, 4);
    let from = browser.run(&format!("return {FROM}"));
    assert!(from == renewed.first.as_str() || from == NEXT, "{from} of {}", renewed.first);
    browser.until("(window.names ??= [], caches.keys().then((names) => { window.names = names; }), window.names.includes('tablier-0123456789abcdef'))");
    browser.until("(caches.keys().then((names) => { window.names = names; }), window.names.filter((name) => name !== 'tablier-chosen').length === 1)");
    browser.visit(&salon.page("/"));
    browser.until(&format!("document.documentElement.dataset.page === '{NEXT}'"));
    browser.begins(salon, "disx", 1);
    assert_eq!(browser.run(&format!("return {FROM}")), NEXT);
    // And without a network as well.
    salon.door().cut();
    browser.begins(salon, "epix", 1);
    browser.plays(4, 4);
}
