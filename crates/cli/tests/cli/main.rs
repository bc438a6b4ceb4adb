//! The command as people and programs use it: the real binary, its output and its exit code.

mod arena;
mod backups;
mod bot;
mod commands;
mod documentation;
mod languages;
mod play;
mod players;
mod record_files;
mod referee;
mod salon;
mod serve;
mod service;
mod tablier;
mod verify;
