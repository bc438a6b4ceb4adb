//! `cargo xtask client`: builds the salon in the browser into `target/site/`, and says how much people have to load.

mod packing;
mod split;
mod weight;

use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};
use tablier_catalogue::PACK_END;
use wasm_bindgen_cli_support::Bindgen;

use crate::languages;
use crate::run::{Outcome, cargo};
use crate::shelf::Shelf;
use crate::wasm;
use split::Needs;

pub use weight::{BOARD_BUDGETS, SHELF_BUDGET, Weights};

/// What a page is built for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum For {
    /// A first look on one's own machine: built soon, and not packed.
    Looking,
    /// Everybody: small before all else.
    Everybody,
}

/// The profile of whatever is built for a first look, the program included: what they share is built once.
pub const LOOKING: &str = "looking";

/// A WebAssembly module of the salon.
struct Module {
    /// What its binary, the feature that builds it and its files are called.
    name: &'static str,
    profile: &'static str,
    /// Whether parts of it are loaded when they are needed.
    is_split: bool,
}

/// The package of both.
const PACKAGE: &str = "tablier-browser";

const MODULES: [Module; 2] = [
    Module { name: "client", profile: "client", is_split: true },
    // Machine players are loaded apart, when one is asked: here speed counts more than size.
    Module { name: "worker", profile: "release", is_split: false },
];

/// Views of the page share their code; wordings are loaded in one language, and the rules of the games when they are read.
/// The thread has no use for either; with the same flags what both need is built once.
const FLAGS: &str = "--cfg erase_components --cfg rules_apart --cfg wordings_apart --cfg sha2_backend_soft=\"compact\"";

/// Builds everything into `target/site/`, with the games of this shelf.
pub fn build(shelf: Shelf, reason: For) -> Result<(), String> {
    let (site, page, needs) = make(shelf, reason)?;
    if reason == For::Looking {
        return Ok(());
    }
    pack(&site)?;
    print_files(&site)?;
    weight::judge(&weight::weigh(&site, &page, &needs, shelf)?)
}

/// Builds and packs the page for everybody, and weighs it.
pub fn weigh(shelf: Shelf) -> Result<Weights, String> {
    let (site, page, needs) = make(shelf, For::Everybody)?;
    pack(&site)?;
    weight::weigh(&site, &page, &needs, shelf)
}

/// Builds everything that is not packed: the site, the folder of the page in it, and which files each of its parts needs.
fn make(shelf: Shelf, reason: For) -> Result<(PathBuf, PathBuf, Needs), String> {
    wasm::target()?;
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
    let (source, site) = (root.join("crates/client/site"), root.join("target/site"));
    let page = site.join("page");
    let _ = fs::remove_dir_all(&site);
    fs::create_dir_all(&page).map_err(|error| at(&page, &error))?;
    let games: Vec<String> =
        shelf.games()?.into_iter().map(|game| game.slug.replace('-', "_")).collect();
    let mut needs = Needs::new();
    for module in &MODULES {
        let profile = if reason == For::Looking { LOOKING } else { module.profile };
        cargo(["rustc", "--target", wasm::TARGET, "--profile", profile])
            .args(["--package", PACKAGE, "--bin", module.name])
            .args(["--no-default-features", "--features", module.name])
            .args(shelf.features())
            .env("RUSTFLAGS", FLAGS)
            .args(module.is_split.then_some(["--", split::LINK]).into_iter().flatten())
            .run(&format!("WebAssembly: {}", module.name))?;
        let folder = target.join(wasm::TARGET).join(profile);
        let whole = folder.join(format!("{}.wasm", module.name));
        if module.is_split {
            let (main, parts) = split::split(&whole, module.name, &games, &page)?;
            needs = parts;
            bind(&main, module.name, &page)?;
        } else {
            bind(&whole, module.name, &page)?;
        }
    }
    copy(&source, &site, &page)?;
    write_wordings(shelf, &page)?;
    let page = name_page(&site, &page)?;
    copy_texts(shelf, &site)?;
    list_files(&site, shelf)?;
    Ok((site, page, needs))
}

/// Names the folder of the page by what is in it, so that a page never takes the files of another; everything that leads there learns it.
fn name_page(site: &Path, page: &Path) -> Result<PathBuf, String> {
    let mut whole = Sha256::new();
    for path in files(page)? {
        whole.update(file_name(&path));
        whole.update(fs::read(&path).map_err(|error| at(&path, &error))?);
    }
    let version = short_hash(whole.finalize().as_slice());
    let named = site.join(&version);
    fs::rename(page, &named).map_err(|error| at(&named, &error))?;
    let index = site.join("index.html");
    let text = fs::read_to_string(&index).map_err(|error| at(&index, &error))?;
    write(&index, text.replace("PAGE", &version).as_bytes())?;
    Ok(named)
}

/// Writes the module as a browser takes it, with the script that loads it.
fn bind(wasm: &Path, name: &str, site: &Path) -> Outcome {
    let mut bindgen = Bindgen::new();
    let bound = bindgen
        .input_path(wasm)
        .out_name(name)
        .typescript(false)
        .omit_default_module_path(false)
        .keep_lld_exports(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .web(true)
        .and_then(|bindgen| bindgen.generate(site));
    bound.map_err(|error| format!("{} could not be bound: {error:#}", wasm.display()))
}

/// Copies what is written by hand: what leads to the page beside it, what belongs to it into its folder. All style sheets become one.
fn copy(source: &Path, site: &Path, page: &Path) -> Outcome {
    let mut styles = Vec::new();
    for path in files(source)? {
        let name = file_name(&path);
        let bytes = fs::read(&path).map_err(|error| at(&path, &error))?;
        match name.as_str() {
            "start.js" | "think.js" => write(&page.join(name), &bytes)?,
            _ if name.ends_with(".css") => styles.extend(bytes),
            _ => write(&site.join(name), &bytes)?,
        }
    }
    let styles = String::from_utf8_lossy(&styles);
    write(&page.join("style.css"), dense_style(&styles).as_bytes())?;
    for path in files(page)?.into_iter().filter(|path| file_name(path).ends_with(".js")) {
        let script = fs::read_to_string(&path).map_err(|error| at(&path, &error))?;
        write(&path, dense_script(&script).as_bytes())?;
    }
    Ok(())
}

/// A style sheet without what only people need: comments, indents and line breaks.
fn dense_style(sheet: &str) -> String {
    let mut out = String::new();
    for (index, part) in sheet.split("/*").enumerate() {
        let kept =
            if index == 0 { part } else { part.split_once("*/").map_or("", |(_, rest)| rest) };
        for line in kept.lines() {
            out.push_str(line.trim());
            // A selector may go on in the next line.
            out.push_str(if line.trim().ends_with([';', '{', '}']) { "" } else { " " });
        }
    }
    out.replace(": ", ":")
        .replace("; ", ";")
        .replace(" {", "{")
        .replace("{ ", "{")
        .replace(";}", "}")
        .replace(" }", "}")
}

/// A script of the binder without indents and remarks.
fn dense_script(script: &str) -> String {
    let code = script.lines().map(str::trim).filter(|line| {
        !line.is_empty() && !["//", "/**", "* ", "*/"].iter().any(|mark| line.starts_with(mark))
    });
    code.flat_map(|line| [line, "\n"]).collect()
}

/// Copies the rules and the lesson of every game that has them, under the name of the game.
fn copy_texts(shelf: Shelf, site: &Path) -> Outcome {
    for game in shelf.games()? {
        let Some(folder) = game.folder else { continue };
        for path in files(&folder)? {
            let name = file_name(&path);
            let Some((kind, end)) = name.split_once('.') else { continue };
            let is_page = end
                .split_once('.')
                .is_some_and(|(_, end)| matches!((kind, end), ("rules", "md") | ("lesson", "txt")));
            if is_page {
                let text = fs::read(&path).map_err(|error| at(&path, &error))?;
                write(&site.join(format!("{kind}-{}.{end}", game.slug)), &text)?;
            }
        }
    }
    Ok(())
}

/// Writes the wordings of each language into a file of its own, which a page loads for its reader.
fn write_wordings(shelf: Shelf, page: &Path) -> Outcome {
    let catalogues = languages::of_page(shelf)?;
    for language in languages::all(&catalogues) {
        let packs = catalogues.iter().map(|catalogue| catalogue.pack(&language));
        let pack = packs.chain([PACK_END.to_owned()]).collect::<String>();
        write(&page.join(format!("messages.{language}.txt")), pack.as_bytes())?;
    }
    Ok(())
}

/// Tells the service worker which files there are, and gives the whole a version. What the salon draws itself has no hash.
fn list_files(site: &Path, shelf: Shelf) -> Outcome {
    let script = site.join("service.js");
    let mut whole = Sha256::new();
    let mut list = Vec::new();
    for path in all_files(site)?.into_iter().filter(|path| *path != script) {
        let bytes = fs::read(&path).map_err(|error| at(&path, &error))?;
        let hash = short_hash(Sha256::digest(&bytes).as_slice());
        let name = path.strip_prefix(site).unwrap_or(&path).display().to_string();
        whole.update(format!("{name} {hash}\n"));
        list.push(format!("[\"/{name}\", \"{hash}\"]"));
    }
    let languages = languages::all(&languages::of_page(shelf)?);
    for game in shelf.games()? {
        let drawn = languages.iter().map(|tag| format!("[\"/covers/{}.{tag}.svg\"]", game.slug));
        list.extend(drawn);
    }
    let text = fs::read_to_string(&script).map_err(|error| at(&script, &error))?;
    let version = short_hash(whole.finalize().as_slice());
    let text = text.replace("[/* files */]", &format!("[{}]", list.join(", ")));
    write(&script, text.replace("/* version */", &version).as_bytes())
}

fn short_hash(bytes: &[u8]) -> String {
    bytes.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// Puts what the server sends beside every file: the same, packed.
fn pack(site: &Path) -> Outcome {
    for path in all_files(site)? {
        let bytes = fs::read(&path).map_err(|error| at(&path, &error))?;
        for (suffix, packed) in [("gz", packing::gzip(&bytes)), ("br", packing::brotli(&bytes))] {
            write(&beside(&path, suffix), &packed.map_err(|error| at(&path, &error))?)?;
        }
    }
    Ok(())
}

/// The packed form of a file.
fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{suffix}"));
    PathBuf::from(name)
}

fn size(path: &Path) -> Result<usize, String> {
    Ok(fs::metadata(path).map_err(|error| at(path, &error))?.len() as usize)
}

/// Prints how large each file is.
fn print_files(site: &Path) -> Outcome {
    eprintln!("{:22} {:>9} {:>9} {:>9}", "bytes", "plain", "gzip", "brotli");
    for path in all_files(site)? {
        let name = file_name(&path);
        if name.ends_with(".gz") || name.ends_with(".br") {
            continue;
        }
        let [plain, gzip, brotli] =
            [size(&path)?, size(&beside(&path, "gz"))?, size(&beside(&path, "br"))?];
        eprintln!("{name:22} {plain:9} {gzip:9} {brotli:9}");
    }
    Ok(())
}

/// The files of a folder and of the folders in it, in order.
fn all_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| at(folder, &error))?;
    let mut folders: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    folders.retain(|path| path.is_dir());
    folders.sort();
    let mut paths = files(folder)?;
    for inner in folders {
        paths.extend(all_files(&inner)?);
    }
    Ok(paths)
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The files of a folder in order.
fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| at(folder, &error))?;
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.is_file());
    paths.sort();
    Ok(paths)
}

fn write(path: &Path, bytes: &[u8]) -> Outcome {
    fs::write(path, bytes).map_err(|error| at(path, &error))
}

fn at(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}
