//! Packs: what catalogues have in one language, for a page that loads it apart. `tablier-rules` reads them, and says how they are laid out.
//!
//! Keys stand by themselves before all wordings, as what is alike packs best side by side.

use crate::{Catalogue, REFERENCE};

/// What stands for the end of a line in a wording.
const LINE: &str = "\u{6}";
/// Stands before the name of a catalogue, and alone at the end, so that a pack that was cut off is known for it.
const CATALOGUE: char = '\u{7}';
/// Stands before the wordings of a catalogue. No wording has any of these.
const WORDINGS: char = '\u{8}';

/// What these catalogues have in a language: of each the name with the fingerprint behind it and its keys, then of each its wordings,
/// everything in a line of its own. Where there is no wording the English one stands. Keys are for messages that travel: of catalogues that
/// are not told to anybody they are left out.
pub fn pack<'a>(
    catalogues: impl IntoIterator<Item = &'a Catalogue>,
    is_told: impl Fn(&Catalogue) -> bool,
    language: &str,
) -> String {
    let (mut keys, mut wordings) = (String::new(), String::new());
    for catalogue in catalogues {
        keys += &format!("{CATALOGUE}{} {}\n", catalogue.name, catalogue.fingerprint());
        let told = catalogue.keys().filter(|_| is_told(catalogue));
        keys.extend(told.flat_map(|key| [key, "\n".to_owned()]));
        wordings += &format!("{WORDINGS}\n");
        for said in &catalogue.messages {
            let own = said.wordings.get(language).or_else(|| said.wordings.get(REFERENCE));
            wordings += &own.map_or(String::new(), |wording| wording.replace('\n', LINE));
            wordings.push('\n');
        }
    }
    format!("{keys}{wordings}{CATALOGUE}\n")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::{Argument, Kind, Said};

    fn said(key: &str, arguments: &[&str], wordings: &[(&str, &str)]) -> Said {
        let argument = |name: &&str| Argument { name: (*name).to_owned(), kind: Kind::Any };
        let wording =
            |(language, words): &(&str, &str)| ((*language).to_owned(), (*words).to_owned());
        Said {
            key: key.to_owned(),
            arguments: arguments.iter().map(argument).collect(),
            wordings: wordings.iter().map(wording).collect::<BTreeMap<_, _>>(),
            shown: String::new(),
        }
    }

    fn catalogue(name: &str, messages: Vec<Said>) -> Catalogue {
        Catalogue { name: name.to_owned(), languages: Vec::new(), messages }
    }

    #[test]
    fn keys_with_the_names_of_arguments_come_before_all_wordings_where_they_are_told() {
        let six = catalogue(
            "six",
            vec![
                said("laid", &["who", "field"], &[("en", "laid"), ("fr", "posé\nlà")]),
                said("won", &[], &[("en", "won")]),
            ],
        );
        let toy = catalogue("toy", vec![said("on", &[], &[("en", "on"), ("fr", "sur")])]);
        let expected = format!(
            "\u{7}six {}\nlaid who field\nwon\n\u{7}toy {}\non\n\u{8}\nposé\u{6}là\nwon\n\u{8}\nsur\n\u{7}\n",
            six.fingerprint(),
            toy.fingerprint()
        );
        assert_eq!(pack([&six, &toy], |_| true, "fr"), expected);
        let without = expected.replace("laid who field\nwon\n\u{7}", "\u{7}");
        assert_eq!(pack([&six, &toy], |one| one.name == "toy", "fr"), without);
    }

    #[test]
    fn other_keys_or_other_names_of_arguments_have_another_fingerprint() {
        let fingerprint = |key: &str, argument: &str| {
            catalogue("six", vec![said(key, &[argument], &[])]).fingerprint()
        };
        assert_eq!(fingerprint("laid", "who"), fingerprint("laid", "who"));
        assert_ne!(fingerprint("laid", "who"), fingerprint("put", "who"));
        assert_ne!(fingerprint("laid", "who"), fingerprint("laid", "whom"));
    }
}
