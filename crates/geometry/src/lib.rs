//! The lattices that board games are played on.
//!
//! | lattice | cells | text |
//! |---|---|---|
//! | hexagons, unbounded | [`Hex`] | `2,-1` |
//! | squares of a [`Grid`] | [`Square`] | `c3` |
//! | triangles, unbounded | [`Triangle`], between points [`Vertex`] | `0,1^`, `0,1v`, and `0,1` |
//!
//! A cell is a small value that knows its neighbours, its text and its place on
//! a screen ([`Point`]). This crate must not know a rule, a player or a piece.
//!
//! Every cell has exactly one text, and [`str::parse`] takes no other. Cells of
//! the unbounded lattices count in `i16`; arithmetic wraps at its ends, where
//! no game ever comes, so that no text from outside can make it panic.
//!
//! ```
//! use tablier_geometry::Hex;
//!
//! let cell: Hex = "2,-1".parse().expect("a cell");
//! assert!(cell.neighbours().contains(&"3,-1".parse().expect("the one beside it")));
//! assert_eq!(cell.to_string(), "2,-1");
//! assert!("2, -1".parse::<Hex>().is_err(), "every cell has exactly one text");
//! ```

#![warn(missing_docs)]

mod hex;
mod point;
mod rect;
mod square;
mod text;
mod triangle;

pub use hex::{Hex, HexDirection};
pub use point::Point;
pub use rect::Rect;
pub use square::{Grid, Square, SquareDirection};
pub use text::ParseCellError;
pub use triangle::{Triangle, Vertex};
