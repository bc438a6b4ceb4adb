//! A real salon on a port of its own, with real websockets.

mod backups;
mod bans;
mod clocks;
mod described;
mod drawing;
mod fair;
mod guests;
mod harness;
mod hostile;
mod keeping;
mod lobby;
mod machines;
mod names;
mod play;
mod protection;
mod ratings;
mod refusals;
mod toy;
mod words;
