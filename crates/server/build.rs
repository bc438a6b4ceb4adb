//! The folder of the client must exist for it to be embedded, even where no client was built yet.

fn main() {
    if std::env::var_os("CARGO_FEATURE_CLIENT").is_none() {
        return println!("cargo::rerun-if-changed=build.rs");
    }
    let site = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/site");
    if let Err(error) = std::fs::create_dir_all(site) {
        println!("cargo::warning=the folder of the client could not be made: {error}");
    }
    println!("cargo::rerun-if-changed={site}");
}
