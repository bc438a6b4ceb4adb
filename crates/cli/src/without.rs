//! A program that was built without the salon: its commands say so, and how it is built with it.

use clap::{Args, Subcommand};

use crate::messages;
use crate::out::CommandFailure;

/// The commands that are not there.
#[derive(Subcommand)]
pub enum Command {
    /// Not in this program: open the salon
    Serve(Anything),
    /// Not in this program: think for the salons of a database
    Think(Anything),
    /// Not in this program: save a salon
    Backup(Anything),
    /// Not in this program: restore a salon
    Restore(Anything),
    /// Not in this program: check what a salon keeps
    Check(Anything),
    /// Not in this program: move a salon to another database
    MigrateStorage(Anything),
}

/// Whatever stands behind such a command.
#[derive(Args)]
pub struct Anything {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
    _rest: Vec<String>,
}

impl Command {
    /// What whoever asks for one is told.
    pub fn refused(&self) -> CommandFailure {
        let name = match self {
            Command::Serve(_) => "serve",
            Command::Think(_) => "think",
            Command::Backup(_) => "backup",
            Command::Restore(_) => "restore",
            Command::Check(_) => "check",
            Command::MigrateStorage(_) => "migrate-storage",
        };
        CommandFailure::new(messages::built_without_salon(name))
    }
}
