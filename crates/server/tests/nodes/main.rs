//! Several nodes on one PostgreSQL.

mod clock;
mod common;
mod cut;
mod fences;
#[expect(dead_code, reason = "people here do only a part of what they can")]
#[path = "../salon/harness.rs"]
mod harness;
mod jobs;
mod play;
mod takeover;
mod versions;
