//! The code of a crate's messages.

use std::fmt::Write;
use std::path::PathBuf;

use crate::{Argument, Catalogue, Kind, Said};

/// Everything `tablier_rules::messages!` takes in.
pub fn of(catalogue: &Catalogue, pages: &[(String, PathBuf)]) -> String {
    let mut code = String::new();
    let name = &catalogue.name;
    // A page that loads wordings apart loads the keys with them.
    let _ = writeln!(code, "#[cfg(wordings_apart)]\nconst KEYS: &[&str] = &[];");
    let _ = writeln!(code, "#[cfg(not(wordings_apart))]\nconst KEYS: &[&str] = &[");
    for key in catalogue.keys() {
        let _ = writeln!(code, "    {key:?},");
    }
    let _ = writeln!(code, "];\n");
    let _ = writeln!(code, "/// Every wording of these messages.");
    let _ = writeln!(
        code,
        "pub static CATALOGUE: tablier_rules::Catalogue = tablier_rules::Catalogue::new(\n    {name:?},\n    KEYS,\n    &["
    );
    for language in &catalogue.languages {
        let _ = writeln!(code, "        #[cfg(not(wordings_apart))]\n        ({language:?}, &[");
        for said in &catalogue.messages {
            let wording = said.wordings.get(language).map_or("", String::as_str);
            let _ = writeln!(code, "            {wording:?},");
        }
        let _ = writeln!(code, "        ]),");
        // What languages say of themselves is known before any of them is loaded.
        let own: Vec<&Said> = catalogue
            .messages
            .iter()
            .take_while(|said| said.key.starts_with("language-"))
            .collect();
        if !own.is_empty() {
            let wordings: Vec<&String> =
                own.iter().filter_map(|said| said.wordings.get(language)).collect();
            let _ = writeln!(
                code,
                "        #[cfg(wordings_apart)]\n        ({language:?}, &{wordings:?}),"
            );
        }
    }
    let _ = writeln!(code, "    ],\n    {},\n);\n", catalogue.fingerprint());
    // Which languages there are is said once, by the crate in which they name themselves.
    if catalogue.messages.iter().any(|said| said.key == "language-name") {
        let _ = writeln!(code, "/// The languages there is a catalogue in.");
        let _ = writeln!(
            code,
            "pub const LANGUAGES: [&str; {}] = {:?};\n",
            catalogue.languages.len(),
            catalogue.languages
        );
    }
    if !pages.is_empty() {
        let _ = writeln!(
            code,
            "/// The rules in each language there is a page in. A page in a browser loads them when they are read."
        );
        let _ = writeln!(code, "pub static RULES: tablier_rules::Pages = tablier_rules::Pages(&[");
        for (language, path) in pages {
            let path = path.display().to_string();
            let _ = writeln!(
                code,
                "    #[cfg(not(rules_apart))]\n    ({language:?}, include_str!({path:?})),"
            );
        }
        let _ = writeln!(code, "]);\n");
    }
    for (number, said) in catalogue.messages.iter().enumerate() {
        function(&mut code, number, said);
    }
    code
}

fn function(code: &mut String, number: usize, said: &Said) {
    let takes: Vec<String> = said
        .arguments
        .iter()
        .map(|argument| format!("{}: {}", identifier(&argument.name), kind(argument)))
        .collect();
    let gives: Vec<String> = said.arguments.iter().map(given).collect();
    let _ = writeln!(
        code,
        "/// {}",
        said.shown.replace("://", ":\u{200b}//").replace('[', "\\[").replace('<', "\\<")
    );
    let _ = writeln!(
        code,
        "pub fn {}({}) -> tablier_rules::Message {{\n    tablier_rules::Message::of(&CATALOGUE, {number}, vec![{}])\n}}\n",
        identifier(&said.key),
        takes.join(", "),
        gives.join(", ")
    );
}

fn kind(argument: &Argument) -> &'static str {
    match argument.kind {
        Kind::Any => "impl Into<tablier_rules::Argument>",
        Kind::Seat => "tablier_rules::Seat",
        Kind::Number => "impl tablier_rules::Whole",
        Kind::Message => "tablier_rules::Message",
        Kind::Words => "impl ToString",
        Kind::Choice => "&'static str",
        Kind::List => "impl IntoIterator<Item: Into<tablier_rules::Argument>>",
    }
}

fn given(argument: &Argument) -> String {
    let name = identifier(&argument.name);
    match argument.kind {
        Kind::Number => format!("{name}.whole().into()"),
        Kind::Words => format!("{name}.to_string().into()"),
        Kind::List => {
            format!("tablier_rules::Argument::List({name}.into_iter().map(Into::into).collect())")
        }
        Kind::Any | Kind::Seat | Kind::Message | Kind::Choice => format!("{name}.into()"),
    }
}

/// A name as Rust writes it.
fn identifier(name: &str) -> String {
    let plain = name.replace('-', "_");
    match plain.as_str() {
        "as" | "break" | "const" | "continue" | "else" | "enum" | "fn" | "for" | "if" | "impl"
        | "in" | "let" | "loop" | "match" | "mod" | "move" | "mut" | "pub" | "ref" | "return"
        | "static" | "struct" | "trait" | "true" | "false" | "type" | "unsafe" | "use"
        | "where" | "while" | "async" | "await" | "dyn" | "box" | "try" | "yield" | "final"
        | "do" | "abstract" | "become" | "macro" | "override" | "priv" | "typeof" | "unsized"
        | "virtual" | "gen" => format!("r#{plain}"),
        "self" | "super" | "crate" | "Self" => format!("{plain}_"),
        _ => plain,
    }
}
