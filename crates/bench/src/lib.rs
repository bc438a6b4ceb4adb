//! Two classics under the contract of Tablier, for comparing its speed with that of other crates. They are in no
//! registry and on no shelf, but keep the contract as completely as the games that are.
//!
//! ```
//! use tablier_bench::ConnectFour;
//! use tablier_rules::{Match, Seed, perft};
//!
//! let game = Match::<ConnectFour>::new(Default::default(), Seed(1))?;
//! // The known numbers of ways to play one to four moves.
//! assert_eq!((1..=4).map(|depth| perft(game.position(), depth)).collect::<Vec<_>>(), [7, 49, 343, 2401]);
//! # Ok::<(), tablier_rules::BadOptions>(())
//! ```

pub mod connect_four;
mod duel;
pub mod hex;

pub use connect_four::ConnectFour;
pub use hex::HexGame;
