//! What the tests need of Debian's packages.

use crate::run::{Outcome, program};

/// Installs packages where that is allowed; otherwise says why they are needed and how to get them.
pub fn install(packages: &[&str], why: &str) -> Outcome {
    let names = packages.join(" ");
    let may_install = program("id", ["-u"]).read().is_some_and(|id| id.trim() == "0")
        && program("apt-get", ["--version"]).read().is_some();
    if !may_install {
        return Err(format!(
            "{why}: install it (on Debian: sudo apt-get install {names}) and try again."
        ));
    }
    program("apt-get", ["update"]).run("list of packages")?;
    program("apt-get", ["install", "--yes", "--no-install-recommends"])
        .args(packages)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .run(&format!("install {names}"))
}
