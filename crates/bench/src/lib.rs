//! Two classics under the contract of Tablier, for comparing its speed with that of other crates. They are in no
//! registry and on no shelf, but keep the contract as completely as the games that are.

pub mod connect_four;
mod duel;
pub mod hex;

pub use connect_four::ConnectFour;
pub use hex::HexGame;
