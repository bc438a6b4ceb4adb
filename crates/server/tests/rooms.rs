//! Which rooms of the salon know which. Knowledge points one way, and here the way is written down; it is compared with what the files
//! say. Inside a room too no two modules need each other, directly or by others.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use syn::visit::{self, Visit};
use syn::{Attribute, ItemMod, ItemUse, UseTree};

/// The rooms, from the ground up, with all that each may know.
const KNOWN: [(&str, &str); 21] = [
    // What needs nothing of a salon.
    ("lock", ""),
    ("dates", ""),
    ("secret", ""),
    ("figures", ""),
    ("ratings", ""),
    ("watch", "lock"),
    ("limits", "lock"),
    ("sentences", "dates"),
    ("rules", "limits"),
    // What is kept, and what every room stands on.
    ("storage", "dates limits lock ratings"),
    ("health", "lock storage"),
    ("ground", "figures health rules secret storage watch"),
    // Rooms.
    ("people", "limits lock rules secret sentences"),
    ("tables", "figures ground limits lock people ratings secret sentences storage watch"),
    ("cluster", "limits lock sentences storage tables watch"),
    ("salon", "ground people tables"),
    ("admin_token", "secret"),
    ("backups", "dates ground health storage"),
    ("config", "admin_token backups rules secret storage tables watch"),
    (
        "edge",
        "config figures limits lock people ratings salon secret sentences storage tables watch",
    ),
    // What opens a salon knows everything it puts together.
    (
        "server",
        "admin_token backups cluster config edge figures ground health people salon secret sentences storage tables",
    ),
];

/// Who uses whom, by the names of modules with all that they are in: `tables::live`.
type Uses = BTreeMap<String, BTreeSet<String>>;

/// Everything under a folder of sources.
fn uses() -> Uses {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut sources = BTreeMap::new();
    read(&root, "", &mut sources);
    sources.remove("lib");
    let modules: BTreeSet<String> = sources.keys().cloned().collect();
    let found = |(module, source): (String, String)| {
        let file = syn::parse_file(&source).unwrap_or_else(|error| panic!("{module}: {error}"));
        let mut paths = Paths { module: &module, found: Vec::new() };
        paths.visit_file(&file);
        let used = paths.found.iter().filter_map(|path| deepest(path, &modules));
        let used = used.filter(|used| *used != module).collect();
        (module, used)
    };
    sources.into_iter().map(found).collect()
}

fn read(folder: &Path, inside: &str, sources: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).expect("sources").flatten() {
        let (path, name) = (entry.path(), entry.file_name());
        let name = name.to_string_lossy();
        let within = |name: &str| match inside {
            "" => name.to_owned(),
            _ => format!("{inside}::{name}"),
        };
        if path.is_dir() {
            read(&path, &within(&name), sources);
        } else if let Some(name) = name.strip_suffix(".rs")
            && name != "tests"
        {
            let source = fs::read_to_string(&path).expect("a source");
            sources.insert(within(name), source);
        }
    }
}

/// The module that a path leads into.
fn deepest(path: &[String], modules: &BTreeSet<String>) -> Option<String> {
    let whole = (1..=path.len()).rev().map(|length| path[..length].join("::"));
    whole.into_iter().find(|module| modules.contains(module))
}

/// The paths in a module that lead into this crate.
struct Paths<'a> {
    module: &'a str,
    found: Vec<Vec<String>>,
}

impl Paths<'_> {
    fn note(&mut self, path: &[String]) {
        let mut place: Vec<String> = self.module.split("::").map(str::to_owned).collect();
        let rest = match path.first().map(String::as_str) {
            Some("crate") => {
                place.clear();
                &path[1..]
            }
            Some("self") => &path[1..],
            Some("super") => {
                let ups = path.iter().take_while(|part| *part == "super").count();
                place.truncate(place.len().saturating_sub(ups));
                &path[ups..]
            }
            _ => return,
        };
        place.extend_from_slice(rest);
        self.found.push(place);
    }

    fn note_tree(&mut self, before: &[String], tree: &UseTree) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        match tree {
            UseTree::Path(path) => self.note_tree(&with(&path.ident), &path.tree),
            UseTree::Name(name) => self.note(&with(&name.ident)),
            UseTree::Rename(name) => self.note(&with(&name.ident)),
            UseTree::Group(group) => group.items.iter().for_each(|one| self.note_tree(before, one)),
            UseTree::Glob(_) => self.note(before),
        }
    }
}

impl<'ast> Visit<'ast> for Paths<'_> {
    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        // What tests know is their own affair.
        let is_test = |attribute: &Attribute| attribute.path().is_ident("cfg");
        if module.content.is_none() || !module.attrs.iter().any(is_test) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.note_tree(&[], &item.tree);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let parts: Vec<String> = path.segments.iter().map(|part| part.ident.to_string()).collect();
        self.note(&parts);
        visit::visit_path(self, path);
    }
}

/// The way from one back to itself, if there is one.
fn circle(uses: &Uses) -> Option<Vec<String>> {
    fn walk(
        uses: &Uses,
        way: &mut Vec<String>,
        done: &mut BTreeSet<String>,
    ) -> Option<Vec<String>> {
        let here = way.last()?.clone();
        if let Some(start) = way[..way.len() - 1].iter().position(|before| *before == here) {
            return Some(way[start..].to_vec());
        }
        if !done.insert(here.clone()) {
            return None;
        }
        for next in uses.get(&here).into_iter().flatten() {
            way.push(next.clone());
            if let Some(circle) = walk(uses, way, done) {
                return Some(circle);
            }
            way.pop();
        }
        None
    }
    uses.keys().find_map(|from| walk(uses, &mut vec![from.clone()], &mut BTreeSet::new()))
}

/// The uses among the modules right inside one, with whatever lies in them; none is the crate itself.
fn inside(uses: &Uses, room: &str) -> Uses {
    let part = |module: &str| {
        let rest = match room {
            "" => module,
            _ => module.strip_prefix(room)?.strip_prefix("::")?,
        };
        Some(rest.split("::").next().unwrap_or(rest).to_owned())
    };
    let mut among = Uses::new();
    for (module, used) in uses {
        let Some(from) = part(module) else { continue };
        let others = used.iter().filter_map(|used| part(used)).filter(|other| *other != from);
        among.entry(from.clone()).or_default().extend(others);
    }
    among
}

#[test]
fn a_room_knows_what_is_written_down_and_nothing_else() {
    let rooms = inside(&uses(), "");
    let named: Vec<&str> = KNOWN.iter().map(|(room, _)| *room).collect();
    assert_eq!(
        rooms.keys().collect::<BTreeSet<_>>(),
        named.iter().map(|room| (*room).to_owned()).collect::<BTreeSet<_>>().iter().collect()
    );
    for (place, (room, known)) in KNOWN.iter().enumerate() {
        let known: BTreeSet<String> = known.split_whitespace().map(str::to_owned).collect();
        assert_eq!(rooms[*room], known, "{room}");
        let below = |other: &String| named[..place].contains(&other.as_str());
        assert!(known.iter().all(below), "{room} knows only those below it");
    }
}

#[test]
fn no_two_modules_need_each_other_directly_or_by_others() {
    let uses = uses();
    let rooms = uses.keys().filter_map(|module| Some(module.rsplit_once("::")?.0));
    for room in rooms.collect::<BTreeSet<_>>().into_iter().chain([""]) {
        let circle = circle(&inside(&uses, room));
        assert_eq!(circle, None, "in {room:?}");
    }
}

#[test]
fn a_circle_is_found() {
    let all = |pairs: &[(&str, &str)]| {
        let mut uses = Uses::new();
        for (from, to) in pairs {
            uses.entry((*from).to_owned()).or_default().insert((*to).to_owned());
        }
        uses
    };
    assert_eq!(circle(&all(&[("a", "b"), ("b", "c"), ("a", "c")])), None);
    let found = circle(&all(&[("a", "b"), ("b", "c"), ("c", "b")]));
    assert_eq!(found, Some(["b", "c", "b"].map(str::to_owned).to_vec()));
    let deep = all(&[("a::x", "a::y::z"), ("a::y", "a::x"), ("b", "a::x")]);
    assert!(circle(&inside(&deep, "a")).is_some() && circle(&inside(&deep, "")).is_none());
}
