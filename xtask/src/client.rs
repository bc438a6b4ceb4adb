//! `cargo xtask client`: builds the salon in the browser into `target/site/`, and says how much people have to load. What binds, splits
//! and packs is a program of its own (`crates/page-builder`), which is built when a page is.

mod weight;

use std::path::{Path, PathBuf};

use crate::languages;
use crate::run::{Outcome, Program, cargo, program, target_folder};
use crate::shelf::Shelf;
use crate::wasm;

pub use weight::{BOARD_BUDGETS, SHELF_BUDGET, Weights};

/// What a page is built for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum For {
    /// A first look on one's own machine: built soon, and not packed.
    Looking,
    /// Whoever works on it: built again after each change.
    Working,
    /// Everybody: small before all else.
    Everybody,
}

/// The profile of whatever is built for a first look, the program included: what they share is built once.
pub const LOOKING: &str = "looking";

/// The same for whoever works on it: what others wrote is shared with a first look, and what is ours is not optimised, but for what every
/// game rests upon, and built again piece by piece.
pub const WORKING: [&str; 12] = [
    "--profile",
    LOOKING,
    "--config",
    "profile.looking.opt-level=0",
    "--config",
    "profile.looking.incremental=true",
    "--config",
    "profile.looking.package.tablier-client.opt-level=0",
    "--config",
    "profile.looking.package.tablier-rules.opt-level=1",
    "--config",
    "profile.looking.package.tablier-search.opt-level=1",
];

/// The package of what a browser loads.
const PACKAGE: &str = "tablier-browser";
/// The package of what makes a page of it.
pub const BUILDER: &str = "tablier-page-builder";

/// A WebAssembly module of the salon.
struct Module {
    /// What its binary, the feature that builds it and its files are called.
    name: &'static str,
    profile: &'static str,
}

/// What both are called.
pub const NAMES: [&str; 2] = ["client", "worker"];

const MODULES: [Module; 2] = [
    Module { name: NAMES[0], profile: "client" },
    // Machine players are loaded apart, when one is asked: here speed counts more than size.
    Module { name: NAMES[1], profile: "release" },
];

/// Wordings are loaded in one language, and the rules of the games when they are read.
/// The thread has no use for either; with the same flags what both need is built once.
const FLAGS: &str = "--cfg rules_apart --cfg wordings_apart --cfg sha2_backend_soft=\"compact\"";
/// For the linker: what is cut has to be known by its places.
const LINK: &str = "-Clink-args=--emit-relocs";

/// Builds the page for everybody, and refuses one of ours that is too heavy.
pub fn build(shelf: Shelf) -> Outcome {
    weight::judge(&weigh(shelf)?)
}

/// Builds and packs the page for everybody, and weighs it.
pub fn weigh(shelf: Shelf) -> Result<Weights, String> {
    wasm::target()?;
    let mut modules = Vec::new();
    for module in &MODULES {
        cargo(["rustc", "--target", wasm::TARGET, "--profile", module.profile])
            .args(["--package", PACKAGE, "--bin", module.name])
            .args(["--no-default-features", "--features", module.name, "--features", "parts"])
            .args(shelf.features())
            .env("RUSTFLAGS", FLAGS)
            .args(["--", LINK])
            .run(&format!("WebAssembly: {}", module.name))?;
        modules.push((module.name, module.profile));
    }
    let builder = cargo(["run", "--package", BUILDER, "--features", "everybody", "--"]);
    let page = ordered(builder, shelf, For::Everybody, &modules)?.args(["--everybody"]);
    let (done, printed) = page.run_and_read("the page");
    done?;
    let told = printed.lines().last().and_then(Weights::read);
    told.ok_or_else(|| "the page builder does not say how heavy the page is.".to_owned())
}

/// Builds the modules for a first look. The page is in one piece: cutting and packing take long, and nobody waits for a network here.
pub fn build_modules_for_looking(shelf: Shelf, step: &str) -> Outcome {
    wasm::target()?;
    whole(shelf).args(["--profile", LOOKING]).run(step)
}

/// Makes the page for a first look of them.
pub fn put_together_for_looking(shelf: Shelf, step: &str) -> Outcome {
    let modules = NAMES.map(|name| (name, LOOKING));
    ordered(builder(), shelf, For::Looking, &modules)?.run(step)
}

/// Builds the modules for whoever works on them.
pub fn build_modules_for_working(shelf: Shelf) -> Outcome {
    whole(shelf).args(WORKING).run("WebAssembly")
}

/// Makes the page of whoever works on it, which loads itself again, with those of its modules that were built anew.
pub fn put_together_for_working(shelf: Shelf, modules: &[&str]) -> Outcome {
    let modules: Vec<_> = modules.iter().map(|name| (*name, LOOKING)).collect();
    let page = ordered(builder(), shelf, For::Working, &modules)?;
    page.args(["--reloads"]).run("the page")
}

/// Cargo with both modules to build, in one piece each.
fn whole(shelf: Shelf) -> Program {
    cargo(["build", "--target", wasm::TARGET, "--package", PACKAGE])
        .args(["--no-default-features", "--features", &NAMES.join(",")])
        .args(shelf.features())
        .env("RUSTFLAGS", FLAGS)
}

/// What makes the page, as it was built.
fn builder() -> Program {
    program(&format!("{}/{LOOKING}/{BUILDER}", target_folder()), [])
}

/// Where cargo puts a module.
pub fn module(name: &str, profile: &str) -> PathBuf {
    PathBuf::from(target_folder()).join(wasm::TARGET).join(profile).join(format!("{name}.wasm"))
}

/// Where the page is put together.
pub fn site(reason: For) -> PathBuf {
    match reason {
        For::Looking => Path::new(&target_folder()).join(LOOKING).join("site"),
        For::Working => Path::new(&target_folder()).join(LOOKING).join("working/site"),
        // From here the program takes what is built into it.
        For::Everybody => root().join("target/site"),
    }
}

/// The page builder with what it has to know: where these modules of these profiles are, and all that goes with them.
fn ordered(
    builder: Program,
    shelf: Shelf,
    reason: For,
    modules: &[(&str, &str)],
) -> Result<Program, String> {
    let site = site(reason);
    let bound = site.with_file_name("bound");
    let order = |(name, profile): &(&str, &str)| {
        let place = module(name, profile);
        ["--module".to_owned(), format!("{name}={}", place.display())]
    };
    let games = shelf.games()?.into_iter().map(|game| {
        let folder = game.folder.map(|folder| format!("={}", folder.display()));
        ["--game".to_owned(), game.slug + &folder.unwrap_or_default()]
    });
    let catalogues = languages::folders_of_page(shelf)?.into_iter().map(|(name, folder)| {
        ["--catalogue".to_owned(), format!("{name}={}", folder.join("messages").display())]
    });
    Ok(builder
        .args([Path::new("--site"), &site, Path::new("--bound"), &bound])
        .args([Path::new("--source"), &root().join("crates/client/site")])
        .args(modules.iter().flat_map(order))
        .args(games.flatten())
        .args(catalogues.flatten()))
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}
