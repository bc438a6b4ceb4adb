//! The machine player of SIX keeps its promises.

#[path = "six/exhaust.rs"]
mod exhaust;
#[path = "six/forced.rs"]
mod forced;
#[path = "six/promises.rs"]
mod promises;
