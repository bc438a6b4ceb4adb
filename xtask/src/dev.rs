//! `cargo xtask dev`: the salon for whoever works on it. Everything is built without much optimising and nothing is packed; what
//! changed is built again, and the page in the browser loads itself anew where it was.

mod running;
mod sources;

use std::path::PathBuf;
use std::time::{Duration, Instant, SystemTime};

use crate::client::{self, For};
use crate::run::{Outcome, cargo, target_folder};
use crate::shelf::Shelf;
use crate::wasm;
use running::Running;
use sources::{Change, Sources};

const HELP: &str = "\
Usage: cargo xtask dev [--with-example] [ARGUMENTS]

Opens the salon for whoever works on it, with the arguments of `tablier serve`. What is changed in crates/ and games/ is built again: styles,
texts and wordings are in the browser after a second or two, a changed rule after some ten. The page loads itself anew and keeps its place. A
build that fails says why, and the page before goes on. Ctrl-C ends it.
";

/// How often somebody may have changed something.
const PAUSE: Duration = Duration::from_millis(150);

/// Builds, opens the salon, and builds again what changes.
pub fn dev(arguments: &[String]) -> Outcome {
    let (shelf, arguments) = Shelf::asked(arguments);
    if arguments.iter().any(|argument| matches!(argument.as_str(), "--help" | "-h")) {
        println!("{HELP}");
        return Ok(());
    }
    let arguments: Vec<String> = arguments.into_iter().cloned().collect();
    let mut sources = Sources::look();
    wasm::target()?;
    let mut work = Work { shelf, page: Page::default(), running: None, arguments };
    work.build()?;
    loop {
        std::thread::sleep(PAUSE);
        if let Some(change) = sources.changed() {
            work.answer(change);
        }
        work.look_after();
    }
}

/// Builds the page as `dev` does, without opening a salon; gives its folder.
pub fn page(shelf: Shelf) -> Result<PathBuf, String> {
    wasm::target()?;
    build_builder()?;
    Page::default().build(shelf)?;
    Ok(client::site(For::Working))
}

/// What is being worked on.
struct Work {
    shelf: Shelf,
    page: Page,
    running: Option<Running>,
    arguments: Vec<String>,
}

impl Work {
    /// Everything, the first time.
    fn build(&mut self) -> Outcome {
        build_builder()?;
        self.page.build(self.shelf)?;
        self.build_program()
    }

    /// Builds what a change touches. The page comes first: it is what is looked at.
    fn answer(&mut self, change: Change) {
        let begun = Instant::now();
        let done = match change {
            Change::Texts => self.page.put_together(self.shelf, &[]),
            Change::Code => self.page.build(self.shelf),
        };
        tell("the page", done, begun);
        if change == Change::Code {
            let begun = Instant::now();
            tell("the program", self.build_program(), begun);
        }
    }

    /// Builds the program, and opens the salon again where it is another one now.
    fn build_program(&mut self) -> Outcome {
        // Beside each other, as for a first look: so they share what both need.
        cargo(["build", "--package", "tablier", "--package", client::BUILDER])
            .args(["--no-default-features", "--features", "tablier/serve"])
            .args(client::WORKING)
            .args(self.shelf.features_of("tablier"))
            .run("the program")?;
        let program = PathBuf::from(target_folder()).join(client::LOOKING).join("tablier");
        let built = written(&program);
        if self.running.as_ref().is_some_and(|running| running.built == built) {
            return Ok(());
        }
        drop(self.running.take());
        self.running = Some(Running::open(&program, built, &self.arguments)?);
        Ok(())
    }

    /// Says when the salon closed by itself; the next change opens it again.
    fn look_after(&mut self) {
        if let Some(running) = &mut self.running
            && running.ended()
        {
            eprintln!("── the salon closed; it opens again with the next change\n");
            self.running = None;
        }
    }
}

/// The page, and when the modules in it were built.
#[derive(Default)]
struct Page {
    bound: [Option<SystemTime>; 2],
}

impl Page {
    /// Builds both modules, and puts a page together where one of them is another one now.
    fn build(&mut self, shelf: Shelf) -> Outcome {
        client::build_modules_for_working(shelf)?;
        let now = client::NAMES.map(|name| written(&client::module(name, client::LOOKING)));
        let changed = client::NAMES.into_iter().zip(now.iter().zip(&self.bound));
        let changed: Vec<&str> =
            changed.filter(|(_, (now, before))| now != before).map(|(name, _)| name).collect();
        if changed.is_empty() {
            return Ok(());
        }
        self.put_together(shelf, &changed)?;
        self.bound = now;
        Ok(())
    }

    /// Makes a page of these modules, which were built anew, and what is there beside them.
    fn put_together(&self, shelf: Shelf, modules: &[&str]) -> Outcome {
        client::put_together_for_working(shelf, modules)
    }
}

fn build_builder() -> Outcome {
    cargo(["build", "--profile", client::LOOKING, "--package", client::BUILDER])
        .run("what makes the page")
}

/// When a file was last written, if it is there.
fn written(path: &std::path::Path) -> Option<SystemTime> {
    std::fs::metadata(path).and_then(|about| about.modified()).ok()
}

fn tell(what: &str, done: Outcome, begun: Instant) {
    match done {
        Ok(()) => {
            eprintln!(
                "── {what} is as it was written, after {:.1} s\n",
                begun.elapsed().as_secs_f32()
            );
        }
        Err(sentence) => eprintln!("── {what} stays as it was: {sentence}\n"),
    }
}
