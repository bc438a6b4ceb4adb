//! Clients that mean harm come from addresses of their own, and honest people notice nothing.

mod connections;
mod forged;
mod frames;
mod headers;
mod raw;
mod siege;
mod talk;

pub use raw::figure;
