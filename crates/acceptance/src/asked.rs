//! What a finished game has beside its rules. Of a game that has only rules so far, whatever of it is there is checked; what is not is
//! no failure, and `cargo xtask check-game` lists it.

use tablier_rules::{About, Language, Show};
use tablier_search::Minded;

use crate::{Folder, corpus, cover, golden, perft, report, teaching};

/// Something that a finished game has.
struct Asked {
    /// What is missing without it.
    what: &'static str,
    /// The files or folders, all of them or none.
    files: Vec<String>,
    /// What must be true of them.
    promises: &'static [fn(&Folder)],
}

fn in_all_languages(name: &str, ending: &str) -> Vec<String> {
    Language::ALL.map(|language| format!("{name}.{}.{ending}", language.tag())).to_vec()
}

fn all<G: Minded + Show>() -> [Asked; 6] {
    [
        Asked {
            what: "pages that explain the rules",
            files: in_all_languages("rules", "md"),
            promises: &[
                teaching::pages_have_diagrams_that_can_be_played_and_say_what_they_show::<G>,
                teaching::diagrams_are_the_same_in_all_languages::<G>,
                teaching::pages_say_how_to_write_a_game_down::<G>,
                teaching::pages_are_what_the_game_shows::<G>,
            ],
        },
        Asked {
            what: "a first game that teaches it",
            files: in_all_languages("lesson", "txt"),
            promises: &[
                teaching::the_lesson_tells_its_learner_what_to_do::<G>,
                teaching::lessons_are_the_same_in_all_languages::<G>,
            ],
        },
        Asked {
            what: "a game played well, to draw on its box",
            files: vec!["cover.txt".to_owned()],
            promises: &[cover::the_record_on_its_box_is_a_game::<G>],
        },
        Asked {
            what: "golden games (cargo xtask golden writes them)",
            files: vec![golden::GOLDEN.to_owned()],
            promises: &[golden::golden_games_replay_to_the_same_end_with_the_same_legal_moves::<G>],
        },
        Asked {
            what: "how many ways it can go (cargo xtask golden counts them)",
            files: vec![perft::TABLE.to_owned()],
            promises: &[perft::it_can_go_as_many_ways_as_were_counted::<G>],
        },
        Asked {
            what: "games that replay for ever (cargo xtask corpus, once people play it)",
            files: vec![corpus::CORPUS.to_owned()],
            promises: &[
                corpus::every_game_ever_played_replays_to_what_it_was::<G>,
                corpus::the_corpus_has_every_set_of_options_and_every_ending::<G>,
            ],
        },
    ]
}

/// Its manifest and its README name it, and whatever a finished game has besides is as it is asked of a finished game.
pub fn whatever_lies_in_its_folder_is_true_of_it<G: Minded + Show>(folder: &Folder) {
    let writes = write_if_wanted::<G>(folder);
    let slug = G::SLUG;
    let names = [format!("name = \"tablier-{slug}\""), format!("name = \"{slug}\"")];
    let manifest = folder.read("Cargo.toml");
    assert!(
        manifest.lines().any(|line| names.iter().any(|name| name == line)),
        "the registry finds {slug} by the name of its package, tablier-{slug}"
    );
    let readme = folder.read("README.md");
    assert!(readme.to_lowercase().contains(slug), "README.md does not speak of {slug}");
    for Asked { what, files, promises } in all::<G>() {
        if files.iter().any(|file| folder.has(file)) {
            for file in &files {
                assert!(folder.has(file), "{slug}: {what}: {file} is not there");
            }
            promises.iter().for_each(|promise| promise(folder));
        }
    }
    if !writes {
        report::tell(&missing::<G>(folder));
    }
}

/// What a finished game has and this one has not yet.
fn missing<G: Minded + Show>(folder: &Folder) -> Vec<String> {
    let (about, plain) = (G::about(), About::plain::<G>());
    let mut missing = Vec::new();
    if about.sentence == plain.sentence || about.credits == plain.credits {
        missing.push("a sentence on its box, and who invented it (Show::about)".to_owned());
    }
    for Asked { what, files, .. } in all::<G>() {
        if !files.iter().all(|file| folder.has(file)) {
            missing.push(format!("{what}: {}", files.join(", ")));
        }
    }
    if folder.has(golden::GOLDEN) {
        let ending = |ending| format!("a golden game that ends with {ending}: {}", golden::GOLDEN);
        missing.extend(golden::lacking::<G>(folder).into_iter().map(ending));
    }
    missing
}

/// Writes golden games and counts, where whoever runs the tests wants them; tells whether they do.
pub(crate) fn write_if_wanted<G: Minded + Show>(folder: &Folder) -> bool {
    let wanted = std::env::var_os("WRITE_GOLDEN").is_some();
    if wanted {
        let mut told = golden::write::<G>(folder);
        told.extend(perft::write::<G>(folder));
        report::tell(&told);
    }
    wanted
}
