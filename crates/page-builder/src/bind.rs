//! Makes modules into what a browser takes, with the scripts that load them. Each is kept in a folder of its own, so that a page of
//! other styles or wordings is made without binding anything again.

use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use crate::Outcome;
use crate::files::{self, empty};
use crate::order::Order;

/// Binds what was built anew.
pub fn bind(order: &Order) -> Outcome {
    for (name, wasm) in &order.modules {
        let folder = order.bound.join(name);
        empty(&folder)?;
        #[cfg(feature = "everybody")]
        if order.is_for_everybody {
            let main = crate::split::split(order, wasm, name, &folder)?;
            write(&main, name, &folder)?;
            crate::names::shorten(&folder, name)?;
            continue;
        }
        write(wasm, name, &folder)?;
        if name == "client" {
            files::write(&folder.join("client-parts.js"), IN_ONE_PIECE.as_bytes())?;
        }
    }
    Ok(())
}

/// Where a page is in one piece there is nothing to be fetched ahead.
const IN_ONE_PIECE: &str = "export function fetchAhead() {}\n";

/// Writes a module and its script.
fn write(wasm: &Path, name: &str, folder: &Path) -> Outcome {
    let mut bindgen = Bindgen::new();
    let bound = bindgen
        .input_path(wasm)
        .out_name(name)
        .typescript(false)
        .omit_default_module_path(false)
        .keep_lld_exports(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .web(true)
        .and_then(|bindgen| bindgen.generate(folder));
    bound.map_err(|error| format!("{} could not be bound: {error:#}", wasm.display()))
}
