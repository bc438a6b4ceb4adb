//! What every document is written into: the page as it was built, which leads to what runs.

use std::collections::{BTreeMap, BTreeSet};

use tablier_pages::Route;
use tablier_rules::{Escaped, Language};

use crate::edge::http::files::Files;

/// The page that leads to what runs, as it was built.
#[derive(Clone, Debug)]
pub struct Template {
    pub text: String,
    /// The folder of what runs in it.
    pub page: String,
    /// The files that its parts consist of, where it was cut into parts.
    parts: BTreeMap<String, Vec<String>>,
}

impl Template {
    /// The one among these files, if there is one.
    pub fn find(files: &Files) -> Option<Template> {
        let text = files.get("index.html")?;
        let template = Template::read(String::from_utf8_lossy(&text.data).into_owned())?;
        let parts = files.get(&format!("{}/parts.json", template.page));
        let parts = parts.and_then(|parts| serde_json::from_slice(&parts.data).ok());
        Some(Template { parts: parts.unwrap_or_default(), ..template })
    }

    /// One that is not cut into parts.
    pub fn read(text: String) -> Option<Template> {
        let page = text.split_once("data-page=\"")?.1.split_once('"')?.0.to_owned();
        Some(Template { text, page, parts: BTreeMap::new() })
    }

    /// Names what a page will need before anything runs that could ask for it.
    pub fn ahead(&self, route: &Route, l: Language) -> String {
        let needs = route.needs();
        let files = needs.parts().filter_map(|part| self.parts.get(part)).flatten();
        let files: BTreeSet<String> = files.map(|file| file.replace("LANGUAGE", l.tag())).collect();
        let words = format!("messages.{}.txt", l.tag());
        let links = std::iter::once(words).chain(files).map(|file| {
            let (page, file) = (&self.page, Escaped(&file));
            format!("<link rel=\"preload\" href=\"/{page}/{file}\" as=\"fetch\" crossorigin fetchpriority=\"low\">\n")
        });
        links.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_names_the_files_it_will_need_and_no_others() {
        let files = tempfile::tempdir().expect("a folder");
        let write = |name: &str, text: &str| {
            std::fs::write(files.path().join(name), text).expect("a file");
        };
        std::fs::create_dir(files.path().join("p")).expect("a folder");
        write("index.html", "<html data-page=\"p\">");
        write(
            "p/parts.json",
            r#"{"room": ["room.bin"], "six": ["six.bin", "six.LANGUAGE.txt"], "house": []}"#,
        );
        let template = Template::find(&Files::of(Some(&files.path().to_owned())));
        let template = template.expect("there is a page");
        let ahead = |path: &str| {
            let links = template.ahead(&Route::parse(path, ""), Language::DE);
            let links = links.split("href=\"/p/").skip(1).filter_map(|link| link.split('"').next());
            links.collect::<Vec<_>>().join(" ")
        };
        assert_eq!(ahead("/"), "messages.de.txt");
        assert_eq!(ahead("/table/abc"), "messages.de.txt room.bin");
        assert_eq!(ahead("/game/six"), "messages.de.txt room.bin six.bin six.de.txt");
        assert_eq!(ahead("/rules/disx"), "messages.de.txt room.bin");
    }
}
