//! A scene on the screen: its drawing, its changes, and moving about in it with the keyboard.

mod marker;
pub mod page_board;
pub mod plan;

/// The names of its elements.
const SVG: &str = "http://www.w3.org/2000/svg";
