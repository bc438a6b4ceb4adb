//! The browser in which the salon is tested.

use crate::run::{Outcome, program};

/// What Debian calls the browser and what drives it.
const PACKAGES: [&str; 2] = ["chromium", "chromium-driver"];

/// Installs Chromium and chromedriver unless they are there.
pub fn install() -> Outcome {
    if is_there() {
        return Ok(());
    }
    let may_install = program("id", ["-u"]).read().is_some_and(|id| id.trim() == "0")
        && program("apt-get", ["--version"]).read().is_some();
    if !may_install {
        return Err("the tests in the browser need chromium and chromedriver: install them (on \
                    Debian: sudo apt-get install chromium chromium-driver) and try again."
            .to_owned());
    }
    program("apt-get", ["update"]).run("list of packages")?;
    program("apt-get", ["install", "--yes", "--no-install-recommends"])
        .args(PACKAGES)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .run("install chromium and chromedriver")?;
    match is_there() {
        true => Ok(()),
        false => Err("chromium and chromedriver were installed but do not start.".to_owned()),
    }
}

fn is_there() -> bool {
    ["chromium", "chromedriver"].iter().all(|name| program(name, ["--version"]).read().is_some())
}
