//! What is known of a game from elsewhere than its record: a commitment that somebody noted, or what a salon keeps of the table.

use serde_json::Value;
use tablier_rules::{Message, Record};

use crate::messages;
use crate::site::Site;

/// A commitment that does not come from the record, and where it was had.
pub struct Noted {
    pub commitment: String,
    pub source: Source,
}

/// Where a commitment was had.
pub enum Source {
    /// Whoever checks gave it.
    Given,
    /// A salon that was asked just now.
    Salon(Box<Kept>),
}

/// What a salon keeps of a table.
pub struct Kept {
    /// The address of the salon.
    pub at: String,
    /// Its record of the game; with what anybody may know while the game is not over.
    pub record: Record,
}

impl Noted {
    /// The one that somebody noted.
    pub fn given(commitment: &str) -> Noted {
        Noted { commitment: commitment.to_owned(), source: Source::Given }
    }

    /// The one the salon has for a table, by the table's link, and its record of the game.
    pub fn asked(link: &str, game: &str) -> Result<Noted, Message> {
        let (address, name) = place_of(link).ok_or_else(messages::salon_address_needed)?;
        let site = Site::at(address)?;
        let table: Value = site.get(&format!("/api/tables/{name}"))?;
        let at = &site.address;
        let (Some(played), Some(commitment)) = (
            table["game"].as_str(),
            table["commitment"].as_str().filter(|told| is_commitment(told)),
        ) else {
            return Err(messages::salon_tells_nothing(at));
        };
        if played != game {
            let played = played.replace(char::is_control, " ");
            return Err(messages::salon_other_game(played, game));
        }
        let written = site.get_text(&format!("/api/tables/{name}/record"))?;
        let record = written.parse().map_err(|_| site.not_understood())?;
        let kept = Kept { at: site.address, record };
        Ok(Noted { commitment: commitment.to_owned(), source: Source::Salon(Box::new(kept)) })
    }

    /// What the salon keeps, where one was asked.
    pub fn kept(&self) -> Option<&Kept> {
        match &self.source {
            Source::Given => None,
            Source::Salon(kept) => Some(kept),
        }
    }
}

/// Whether a text can be a commitment.
pub fn is_commitment(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The salon and the name of a table, from its link.
fn place_of(link: &str) -> Option<(&str, &str)> {
    let link = link.split(['?', '#']).next().unwrap_or_default();
    let (address, name) = link.trim_end_matches('/').rsplit_once("/table/")?;
    let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric());
    (is_name && !address.is_empty()).then_some((address, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_found_by_its_link() {
        let found = Some(("https://salon.example", "abc"));
        for link in ["https://salon.example/table/abc", "https://salon.example/table/abc/?x=1#y"] {
            assert_eq!(place_of(link), found, "{link}");
        }
        for link in
            ["https://salon.example", "abc", "/table/abc", "http://x/table/", "x/table/../y"]
        {
            assert_eq!(place_of(link), None, "{link}");
        }
    }
}
