//! The browser in which the salon is tested.

use crate::debian;
use crate::run::{Outcome, program};

/// Installs Chromium and chromedriver unless they are there.
pub fn install() -> Outcome {
    if is_there() {
        return Ok(());
    }
    debian::install(
        &["chromium", "chromium-driver"],
        "the tests in the browser need chromium and chromedriver",
    )?;
    match is_there() {
        true => Ok(()),
        false => Err("chromium and chromedriver were installed but do not start.".to_owned()),
    }
}

/// Whether both are there.
pub fn is_there() -> bool {
    ["chromium", "chromedriver"].iter().all(|name| program(name, ["--version"]).read().is_some())
}
