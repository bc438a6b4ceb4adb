//! Who is there, what they are called, what they may say, and what they are sent.

pub mod connected;
pub mod lobby;
pub mod mailbox;
pub mod names;
pub mod subscriptions;
pub mod talk;
