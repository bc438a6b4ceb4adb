//! The edge of the salon: the door, what is asked over HTTP and websockets, and what is answered there.

pub mod code;
pub mod door;
pub mod http;
pub mod ws;
