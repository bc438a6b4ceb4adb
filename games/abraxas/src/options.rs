//! What can be chosen before a game of ABRAXAS.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tablier_rules::{BadOptions, Field, OptionKind, Schema, Seat};

use super::messages;
use super::sheet::Sheet;

/// The longest text of a sheet that is read; spaces and a comment fit in.
const LONGEST_SHEET: usize = 600;

/// The options of ABRAXAS.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// The number of the sheet, from 1 to 6.
    pub sheet: u8,
    /// The text of another sheet, which takes its place.
    pub custom_sheet: Option<String>,
    /// Whether the pusher chooses the direction.
    pub free: bool,
    /// Whether alignments must be claimed.
    pub vigilance: bool,
    /// Who begins, after the other has placed the plate; by lot if nobody is named.
    pub first: Option<Seat>,
}

impl Default for Options {
    fn default() -> Options {
        Options { sheet: 1, custom_sheet: None, free: false, vigilance: false, first: None }
    }
}

impl Options {
    /// The sheet to play on, and its number unless it is a custom one.
    pub(super) fn chosen_sheet(&self) -> Result<(Sheet, Option<u8>), BadOptions> {
        let custom = self.custom_sheet.as_deref().filter(|text| !text.trim().is_empty());
        if let Some(text) = custom {
            return match text.parse() {
                Ok(sheet) => Ok((sheet, None)),
                Err(bad) => Err(BadOptions(bad.message())),
            };
        }
        let number = self.sheet;
        match Sheet::numbered(number) {
            Some(sheet) => Ok((sheet, Some(number))),
            None => Err(BadOptions(messages::refused_sheet_number(number, Sheet::COUNT))),
        }
    }

    /// Who begins, if somebody is named.
    pub(super) fn named_first(&self) -> Result<Option<Seat>, BadOptions> {
        BadOptions::check_first(self.first, 2)?;
        Ok(self.first)
    }
}

pub(super) fn schema() -> Schema {
    let toggle = |key, label, help| Field {
        key,
        label,
        help,
        kind: OptionKind::Toggle,
        default: false.into(),
    };
    let sheet = Field {
        key: "sheet",
        label: messages::option_sheet(),
        help: messages::option_sheet_help(),
        kind: OptionKind::Integer { min: 1, max: Sheet::COUNT as i64, except: Vec::new() },
        default: 1.into(),
    };
    let custom_sheet = Field {
        key: "custom_sheet",
        label: messages::option_custom_sheet(),
        help: messages::option_custom_sheet_help(),
        kind: OptionKind::Words { max_chars: LONGEST_SHEET },
        default: Value::Null,
    };
    let free = toggle("free", messages::option_free(), messages::option_free_help());
    let vigilance =
        toggle("vigilance", messages::option_vigilance(), messages::option_vigilance_help());
    Schema { fields: vec![sheet, custom_sheet, free, vigilance, Schema::first()] }
}
