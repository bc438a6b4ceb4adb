//! A scene on the screen: its drawing, its changes, and moving about in it with the keyboard.

pub mod markup;
pub mod plan;
pub mod stage;
