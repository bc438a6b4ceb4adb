//! The contract itself under test, with a tiny game made for it.

mod bare;
mod coin;
mod conformance;
mod handed;
mod matches;
mod mora;
mod nim;
mod record;
mod versions;
