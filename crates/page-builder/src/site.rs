//! Puts a page together: what was bound, what is written by hand, wordings and texts.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};
use tablier_catalogue::{Catalogue, pack};

use crate::Outcome;
use crate::dense;
use crate::files::{all_files, at, empty, file_name, files, read, read_text, write};
use crate::order::{ListedGame, Order};

/// For pages that load themselves again: the script that does, and a service worker that keeps nothing.
const RELOAD: &str = include_str!("reload.js");
const NO_SERVICE: &str = include_str!("no-service.js");

/// The catalogues of what is only said where it is read, on a page: no salon tells it, and nothing keeps it.
const NEVER_TOLD: [&str; 2] = ["client", "pages"];

/// Where the styles are named in what leads to the page.
const STYLES: &str = "<link rel=\"stylesheet\" href=\"style.css\">";
/// The scripts that stand in it, each in the place where it is named.
const INSIDE: [&str; 2] = ["light.js", "early.js"];

/// Makes the site, which takes the place of the one before when it is done; gives the folder of the page in it.
pub fn make(order: &Order) -> Result<PathBuf, String> {
    let next = beside(&order.site, "-next");
    let page = next.join("page");
    empty(&next)?;
    empty(&page)?;
    let catalogues = catalogues(order)?;
    for module in fs::read_dir(&order.bound).map_err(|error| at(&order.bound, &error))?.flatten() {
        take_over(&module.path(), &page)?;
    }
    copy(&order.source, &next, &page)?;
    write_wordings(&catalogues, order, &page)?;
    copy_texts(&order.games, &page)?;
    let version = name_page(&next, &page)?;
    let whole = list_files(&next, &languages(&catalogues))?;
    if order.reloads {
        reload(&next, &whole)?;
    }
    take_the_place(&next, &order.site)?;
    Ok(order.site.join(version))
}

/// Puts a folder in the place of another, in which somebody may be reading.
fn take_the_place(next: &Path, site: &Path) -> Outcome {
    let before = beside(site, "-before");
    let _ = fs::remove_dir_all(&before);
    if site.exists() {
        fs::rename(site, &before).map_err(|error| at(site, &error))?;
    }
    fs::rename(next, site).map_err(|error| at(site, &error))?;
    let _ = fs::remove_dir_all(&before);
    Ok(())
}

/// The folder of almost the same name.
fn beside(folder: &Path, ending: &str) -> PathBuf {
    let mut name = folder.to_owned().into_os_string();
    name.push(ending);
    PathBuf::from(name)
}

/// Takes over what was bound, and the folders that come with it.
fn take_over(folder: &Path, page: &Path) -> Outcome {
    if !folder.is_dir() {
        return Ok(());
    }
    for path in all_files(folder)? {
        let to = page.join(path.strip_prefix(folder).unwrap_or(&path));
        let parent = to.parent().unwrap_or(page);
        fs::create_dir_all(parent).map_err(|error| at(parent, &error))?;
        fs::copy(&path, &to).map_err(|error| at(&to, &error))?;
    }
    Ok(())
}

/// Copies what is written by hand: what leads to the page beside it, what belongs to it into its folder. All style sheets become one, and stand
/// with two short scripts in what leads to the page: nothing is painted or answered without them, and nobody waits for a further answer.
fn copy(source: &Path, site: &Path, page: &Path) -> Outcome {
    let mut styles = String::new();
    let mut inside = Vec::new();
    for path in files(source)? {
        let name = file_name(&path);
        match name.as_str() {
            "start.js" | "think.js" | "title.woff2" => write(&page.join(name), &read(&path)?)?,
            _ if INSIDE.contains(&name.as_str()) => {
                let script = dense::script(&read_text(&path)?);
                inside.push((
                    format!("<script src=\"{name}\"></script>"),
                    format!("<script>{script}</script>"),
                ));
            }
            _ if name.ends_with(".css") => styles += &read_text(&path)?,
            _ => write(&site.join(name), &read(&path)?)?,
        }
    }
    let index = site.join("index.html");
    let mut lead = read_text(&index)?;
    inside.push((STYLES.to_owned(), format!("<style>{}</style>", dense::style(&styles))));
    for (place, written) in inside {
        let Some((before, after)) = lead.split_once(&place) else {
            return Err(format!("{} has no place for {place}", index.display()));
        };
        lead = [before, &written, after].concat();
    }
    write(&index, lead.as_bytes())?;
    for path in files(page)?.into_iter().filter(|path| file_name(path).ends_with(".js")) {
        write(&path, dense::script(&read_text(&path)?).as_bytes())?;
    }
    Ok(())
}

/// The catalogues of whatever the page says.
fn catalogues(order: &Order) -> Result<Vec<Catalogue>, String> {
    let read = |(name, folder): &(String, PathBuf)| {
        Catalogue::read(name, folder)
            .map_err(|wrongs| wrongs.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
    };
    order.catalogues.iter().map(read).collect()
}

/// Every language that some of them speaks.
fn languages(catalogues: &[Catalogue]) -> BTreeSet<String> {
    catalogues.iter().flat_map(|catalogue| catalogue.languages.iter().cloned()).collect()
}

/// Writes the wordings of each language into files of their own, which a page loads for its reader: what it says itself into one, what each game
/// says into another.
fn write_wordings(catalogues: &[Catalogue], order: &Order, page: &Path) -> Outcome {
    let of_game =
        |name: &str| order.games.iter().any(|game| order.catalogue_of(game) == Some(name));
    let is_game = |one: &&Catalogue| of_game(&one.name);
    let (of_games, own): (Vec<_>, Vec<_>) = catalogues.iter().partition(is_game);
    let of_games = of_games.into_iter().map(|one| (one.name.as_str(), vec![one]));
    for (name, together) in of_games.chain([("messages", own)]) {
        for language in languages(catalogues) {
            let is_told = |one: &Catalogue| !NEVER_TOLD.contains(&one.name.as_str());
            let pack = pack(together.iter().copied(), is_told, &language);
            write(&page.join(format!("{name}.{language}.txt")), pack.as_bytes())?;
        }
    }
    Ok(())
}

/// Names the folder of the page by what is in it and in what leads there, so that a page never takes the files of another; everything that leads there learns it.
fn name_page(site: &Path, page: &Path) -> Result<String, String> {
    let mut whole = Sha256::new();
    for path in files(page)? {
        whole.update(file_name(&path));
        whole.update(read(&path)?);
    }
    let index = site.join("index.html");
    let lead = read_text(&index)?;
    whole.update(&lead);
    let version = short_hash(whole.finalize().as_slice());
    let named = site.join(&version);
    fs::rename(page, &named).map_err(|error| at(&named, &error))?;
    write(&index, lead.replace("PAGE", &version).as_bytes())?;
    Ok(version)
}

/// Copies the rules and the lesson of every game that has them, under the name of the game.
fn copy_texts(games: &[ListedGame], page: &Path) -> Outcome {
    for game in games {
        let Some(folder) = &game.folder else { continue };
        for path in files(folder)? {
            let name = file_name(&path);
            let Some((kind, end)) = name.split_once('.') else { continue };
            let is_page = end
                .split_once('.')
                .is_some_and(|(_, end)| matches!((kind, end), ("rules", "md") | ("lesson", "txt")));
            if is_page {
                write(&page.join(format!("{kind}-{}.{end}", game.slug)), &read(&path)?)?;
            }
        }
    }
    Ok(())
}

/// Tells the service worker which files there are, and gives the whole a version. What the salon writes itself has no hash.
fn list_files(site: &Path, languages: &BTreeSet<String>) -> Result<String, String> {
    let script = site.join("service.js");
    let mut whole = Sha256::new();
    let mut list = Vec::new();
    for path in all_files(site)?.into_iter().filter(|path| *path != script) {
        let hash = short_hash(Sha256::digest(read(&path)?).as_slice());
        let name = path.strip_prefix(site).unwrap_or(&path).display().to_string();
        whole.update(format!("{name} {hash}\n"));
        list.push(format!("[\"/{name}\", \"{hash}\"]"));
    }
    for tag in languages {
        list.extend(
            ["shelf", "rules", "frame", "table"].map(|kind| format!("[\"/written/{tag}/{kind}\"]")),
        );
    }
    let tags: Vec<String> = languages.iter().map(|tag| format!("\"{tag}\"")).collect();
    let text = read_text(&script)?;
    let text = text.replace("[/* languages */]", &format!("[{}]", tags.join(", ")));
    let version = short_hash(whole.finalize().as_slice());
    let text = text.replace("[/* files */]", &format!("[{}]", list.join(", ")));
    write(&script, text.replace("/* version */", &version).as_bytes())?;
    Ok(version)
}

/// Lets whoever looks at the page see the next one at once.
fn reload(site: &Path, version: &str) -> Outcome {
    let index = site.join("index.html");
    let script = "<script src=\"/reload.js\"></script>\n</head>";
    write(&index, read_text(&index)?.replace("</head>", script).as_bytes())?;
    write(&site.join("reload.js"), RELOAD.replace("VERSION", version).as_bytes())?;
    write(&site.join("version.txt"), version.as_bytes())?;
    write(&site.join("service.js"), NO_SERVICE.as_bytes())
}

fn short_hash(bytes: &[u8]) -> String {
    bytes.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
