//! The mind of Epix: fights and auctions as the theory has them.

mod auctions;
mod fights;
mod simplex;
