//! What we build upon: licences and sources as `deny.toml` allows them, and every crate under the lints of the workspace,
//! which forbid `unsafe`.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::run::{Outcome, cargo};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

pub fn check() -> Outcome {
    check_lints()?;
    if cargo(["deny", "--version"]).read().is_some() {
        cargo(["fetch", "--locked"]).run("sources of the dependencies")?;
        // Without the network: what is known to be broken is asked for with `cargo deny check advisories`.
        return cargo(["deny", "--offline", "check", "--hide-inclusion-graph"])
            .args(["licenses", "bans", "sources"])
            .run("dependencies");
    }
    let metadata =
        cargo(["metadata", "--format-version", "1", "--all-features", "--locked"]).read();
    let metadata: Value = metadata
        .and_then(|text| serde_json::from_str(&text).ok())
        .ok_or("cargo metadata says nothing: is Cargo.lock up to date?")?;
    let allowed = allowed()?;
    let packages = metadata["packages"].as_array().cloned().unwrap_or_default();
    packages.iter().try_for_each(|package| check_package(package, &allowed))?;
    eprintln!(
        "── dependencies: {} packages have licences and sources as allowed\n",
        packages.len()
    );
    Ok(())
}

/// The licences `deny.toml` allows, one a line.
fn allowed() -> Result<Vec<String>, String> {
    let text = fs::read_to_string(Path::new(ROOT).join("deny.toml"))
        .map_err(|error| format!("deny.toml cannot be read: {error}."))?;
    let lines = text.lines().skip_while(|line| !line.starts_with("allow = [")).skip(1);
    let lines = lines.take_while(|line| !line.starts_with(']'));
    Ok(lines.map(|line| line.trim().trim_matches(['"', ',']).to_owned()).collect())
}

fn check_package(package: &Value, allowed: &[String]) -> Outcome {
    let name = package["name"].as_str().unwrap_or_default();
    let licence = package["license"].as_str().unwrap_or_default();
    if !is_allowed(licence, allowed) {
        return Err(format!(
            "{name} has the licence \"{licence}\", which deny.toml does not allow."
        ));
    }
    match package["source"].as_str() {
        None => Ok(()),
        Some(source) if source.starts_with("registry+") => Ok(()),
        Some(source) => Err(format!("{name} comes from {source}, which is no registry.")),
    }
}

/// Whether of everything a licence asks for at least one alternative is allowed.
fn is_allowed(licence: &str, allowed: &[String]) -> bool {
    let one = |name: &str| allowed.iter().any(|known| known == name.trim_matches(['(', ')', ' ']));
    licence.split(" AND ").all(|part| part.split(" OR ").flat_map(|part| part.split('/')).any(one))
}

fn check_lints() -> Outcome {
    let crates = fs::read_dir(Path::new(ROOT).join("crates"))
        .map_err(|error| format!("the crates cannot be read: {error}."))?;
    let others = ["e2e", "xtask"].map(|name| Path::new(ROOT).join(name));
    for folder in crates.flatten().map(|entry| entry.path()).chain(others) {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
        // Denied instead of forbidden where a name is exported, which has to be allowed there one by one.
        let strict = ["[lints]\nworkspace = true", "[lints.rust]\nunsafe_code = \"deny\""];
        if !strict.iter().any(|lints| manifest.contains(lints)) {
            let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
            return Err(format!(
                "{name} does not take the lints of the workspace, which forbid unsafe code."
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_several_licences_is_enough_but_all_of_a_sum_are_needed() {
        let allowed = ["MIT", "Apache-2.0", "Unicode-3.0"].map(str::to_owned);
        for good in ["MIT", "MIT/GPL-3.0", "GPL-3.0 OR MIT", "(MIT OR Apache-2.0) AND Unicode-3.0"]
        {
            assert!(is_allowed(good, &allowed), "{good}");
        }
        for bad in ["", "GPL-3.0", "MIT AND GPL-3.0", "MPL-2.0 OR GPL-3.0"] {
            assert!(!is_allowed(bad, &allowed), "{bad}");
        }
    }

    #[test]
    fn the_list_of_licences_is_read_from_its_file() {
        let allowed = allowed().expect("deny.toml is there");
        assert!(allowed.contains(&"Apache-2.0 WITH LLVM-exception".to_owned()), "{allowed:?}");
    }

    #[test]
    fn every_crate_takes_the_lints_of_the_workspace() {
        assert_eq!(check_lints(), Ok(()));
    }
}
