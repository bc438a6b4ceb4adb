//! Makes the page of the salon from what the compiler built. `cargo xtask` runs it, and says by arguments what goes in.

mod bind;
mod dense;
mod files;
#[cfg(feature = "everybody")]
mod merge;
#[cfg(feature = "everybody")]
mod names;
mod order;
#[cfg(feature = "everybody")]
mod packing;
#[cfg(feature = "everybody")]
mod piece;
mod site;
#[cfg(feature = "everybody")]
mod split;
#[cfg(feature = "everybody")]
mod wasm;
#[cfg(feature = "everybody")]
mod weight;

use std::process::ExitCode;

use order::Order;

/// Done, or the sentence that says why not.
type Outcome = Result<(), String>;

fn main() -> ExitCode {
    match Order::read(std::env::args().skip(1)).and_then(|order| make(&order)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("page-builder: {sentence}");
            ExitCode::FAILURE
        }
    }
}

/// Makes it; for everybody also packs it, and prints what there is to load as JSON.
fn make(order: &Order) -> Outcome {
    bind::bind(order)?;
    let page = site::make(order)?;
    if order.is_for_everybody {
        return for_everybody(order, &page);
    }
    Ok(())
}

#[cfg(feature = "everybody")]
fn for_everybody(order: &Order, page: &std::path::Path) -> Outcome {
    let parts = weight::files_of_parts(order)?;
    files::write(&page.join("parts.json"), parts.to_string().as_bytes())?;
    packing::pack(&order.site)?;
    packing::print_files(&order.site)?;
    println!("{}", weight::weigh(order, page)?);
    Ok(())
}

#[cfg(not(feature = "everybody"))]
fn for_everybody(_: &Order, _: &std::path::Path) -> Outcome {
    Err("it was built without the feature everybody, which cuts and packs.".to_owned())
}
