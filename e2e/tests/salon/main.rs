//! What people are promised in the browser.

mod fair;
mod games;
mod hits;
mod keyboard;
mod lessons;
mod names;
mod offline;
mod online;
mod pages;
mod parts;
mod phone;
mod pictures;
mod renewed;
mod replay;
mod seal;
mod secrets;
mod settling;
mod words;
mod written;
