//! `tablier serve`: opens the salon.

use std::ffi::OsString;
use std::io::IsTerminal as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use tablier_rules::Message;
use tablier_server::{Allowance, Config, Database, Rules, Server, code_lines};

use crate::backup::Backups;
use crate::doors;
use crate::handed::Games;
use crate::hosting::{AcceptDataLoss, Log};
use crate::kept::{why_closed, why_no_token};
use crate::messages;
use crate::out::{CommandFailure, Out};
use crate::running::{Signals, block_on};
use crate::token::Shown;

/// Open the salon: people play in the browser, with each other or against machines
///
/// Every flag can also be given by the environment, or in a file of lines such as `listen = "0.0.0.0:7777"`; a flag counts
/// more than the environment, and the environment more than the file. SIGTERM and Ctrl-C close the salon: clients are told
/// and come back by themselves.
#[derive(Args)]
#[command(args_override_self = true)]
#[command(
    after_help = "Examples:\n  tablier serve\n  tablier serve --listen 0.0.0.0:7777 --database /srv/salon.db\n  \
                        tablier serve --config /etc/tablier.toml"
)]
pub struct Arguments {
    /// The address and the port to listen at
    #[arg(long, default_value = "127.0.0.1:7777", env = "TABLIER_LISTEN", value_name = "ADDRESS")]
    listen: SocketAddr,

    /// The file everything is kept in, or the address of a PostgreSQL database (postgres://…)
    #[arg(
        long,
        default_value = "salon.db",
        env = "TABLIER_DATABASE",
        hide_env_values = true,
        value_name = "DATABASE"
    )]
    database: Database,

    /// A file with the same settings
    #[arg(long, env = "TABLIER_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    /// Threads on which machines think; otherwise one less than there are cores
    #[arg(long, env = "TABLIER_THINKERS", value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=512))]
    thinkers: Option<u16>,

    /// A reverse proxy stands before the salon: its headers X-Forwarded-For, -Host and -Proto count
    #[arg(long, env = "TABLIER_BEHIND_PROXY")]
    behind_proxy: bool,

    /// Show the figures (`/metrics`) only to whoever has the administrator's token
    #[arg(long, env = "TABLIER_PRIVATE_METRICS")]
    private_metrics: bool,

    /// The token for `/api/admin`, of at least 24 characters; otherwise one is made at the first start and shown once, to the
    /// terminal or in a file beside the database. Better given by the environment: others see the flags of a program
    #[arg(long, env = "TABLIER_ADMIN_TOKEN", hide_env_values = true, value_name = "TOKEN")]
    admin_token: Option<String>,

    /// How many tables stay in memory when nobody follows them
    #[arg(long, default_value_t = Rules::default().tables_in_memory, env = "TABLIER_TABLES_IN_MEMORY", value_name = "NUMBER")]
    tables_in_memory: usize,

    /// How many acts a person may make in a minute
    #[arg(long, default_value_t = Rules::default().acts.per_minute, env = "TABLIER_ACTS_PER_MINUTE", value_name = "NUMBER")]
    acts_per_minute: u32,

    /// How many tables a person may open in a minute
    #[arg(long, default_value_t = Rules::default().openings.per_minute, env = "TABLIER_OPENINGS_PER_MINUTE", value_name = "NUMBER")]
    openings_per_minute: u32,

    /// How many tables of a person may wait for others at once
    #[arg(long, default_value_t = Rules::default().waiting_tables, env = "TABLIER_WAITING_TABLES", value_name = "NUMBER")]
    waiting_tables: usize,

    /// How often a person may say something in a minute
    #[arg(long, default_value_t = Rules::default().words.per_minute, env = "TABLIER_WORDS_PER_MINUTE", value_name = "NUMBER")]
    words_per_minute: u32,

    /// How many requests an address may make in a minute
    #[arg(long, default_value_t = Rules::default().requests.per_minute, env = "TABLIER_REQUESTS_PER_MINUTE", value_name = "NUMBER")]
    requests_per_minute: u32,

    /// How many new people may come from one address in a minute
    #[arg(long, default_value_t = Rules::default().newcomers.per_minute, env = "TABLIER_NEWCOMERS_PER_MINUTE", value_name = "NUMBER")]
    newcomers_per_minute: u32,

    /// How many connections may be open
    #[arg(long, default_value_t = Rules::default().connections_in_all, env = "TABLIER_CONNECTIONS", value_name = "NUMBER")]
    connections: usize,

    /// How many of them may come from one address; not counted behind a proxy
    #[arg(long, default_value_t = Rules::default().connections_of_address, env = "TABLIER_CONNECTIONS_PER_ADDRESS", value_name = "NUMBER")]
    connections_per_address: usize,

    /// After how many seconds a client is given up that sends no whole request or takes nothing of an answer
    #[arg(long, default_value_t = Rules::default().patience.as_secs(), env = "TABLIER_PATIENCE", value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=3600))]
    patience: u64,

    /// With several nodes: after how many seconds the tables of a node that is not heard of are taken by others
    #[arg(long, default_value_t = Rules::default().lease.as_secs(), env = "TABLIER_LEASE", value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=3600))]
    lease: u64,

    /// A folder with the page, in place of the one inside the program; for whoever works on it
    #[arg(long, env = "TABLIER_SITE", value_name = "FOLDER")]
    site: Option<PathBuf>,

    #[command(flatten)]
    accept_data_loss: AcceptDataLoss,

    #[command(flatten)]
    backups: Backups,

    #[command(flatten)]
    log: Log,
}

impl Arguments {
    fn config(&self, games: Games) -> Result<Config, CommandFailure> {
        let usual = Rules::default();
        let allow = |usual: Allowance, per_minute: u32| Allowance {
            burst: usual.burst.max(per_minute / 10),
            per_minute,
        };
        let rules = Rules {
            tables_in_memory: self.tables_in_memory,
            acts: allow(usual.acts, self.acts_per_minute),
            // As many fewer as there usually are.
            asks: allow(usual.asks, self.acts_per_minute / 5),
            openings: allow(usual.openings, self.openings_per_minute),
            waiting_tables: self.waiting_tables,
            words: allow(usual.words, self.words_per_minute),
            // As many bytes each as there usually are.
            talk: allow(usual.talk, self.words_per_minute.saturating_mul(200)),
            requests: allow(usual.requests, self.requests_per_minute),
            newcomers: allow(usual.newcomers, self.newcomers_per_minute),
            connections_in_all: self.connections,
            connections_of_address: self.connections_per_address,
            patience: Duration::from_secs(self.patience),
            lease: Duration::from_secs(self.lease),
            ..usual
        };
        if let Some(folder) = self.site.as_ref().filter(|folder| !is_page(folder)) {
            return Err(CommandFailure::new(messages::site_no_page(folder.display())));
        }
        // The sentence does not say the token back, as one about a flag would.
        let admin_token = self.admin_token.as_deref().map(str::parse).transpose();
        let usual = Config::new(games.rulebooks, games.minds);
        Ok(Config {
            listen: self.listen,
            database: self.database.clone(),
            durability: self.accept_data_loss.durability(),
            backups: self.backups.schedule(),
            thinkers: self.thinkers.map_or(usual.thinkers, usize::from),
            behind_proxy: self.behind_proxy,
            private_metrics: self.private_metrics,
            admin_token: admin_token.map_err(|why| CommandFailure::new(why_no_token(&why)))?,
            site: self.site.clone(),
            rules,
            ..usual
        })
    }
}

/// Whether there is a page in a folder.
fn is_page(folder: &Path) -> bool {
    let index = std::fs::read_to_string(folder.join("index.html")).unwrap_or_default();
    let page = index.split_once("data-page=\"").and_then(|(_, rest)| rest.split_once('"'));
    page.is_some_and(|(page, _)| folder.join(page).join("start.js").is_file())
}

/// Opens the salon until somebody closes it.
pub fn run(arguments: &Arguments, games: Games, out: &mut Out) -> Result<(), CommandFailure> {
    arguments.log.start()?;
    block_on(serve(arguments, games, out))
}

async fn serve(arguments: &Arguments, games: Games, out: &mut Out) -> Result<(), CommandFailure> {
    let mut signals = Signals::new()?;
    let server = Server::start(arguments.config(games)?)
        .await
        .map_err(|error| CommandFailure::new(why_closed(&error)))?;
    // First: who reads that it is open finds the token.
    let shown = Shown::new(std::io::stdout().is_terminal(), &arguments.database);
    let token = server.new_admin_token().map(|token| shown.show(token));
    let address = server.address();
    let here = SocketAddr::new(doors::nearest(address.ip()), address.port());
    out.line(format!("The salon is open at http://{here} (Ctrl-C closes it)."))?;
    if let Some(ip) = doors::in_network(address.ip()) {
        let there = format!("http://{}", SocketAddr::new(ip, address.port()));
        out.line(format!("Phones and computers in the same network find it at {there}"))?;
        if std::io::stdout().is_terminal() {
            code_lines(&there).unwrap_or_default().iter().try_for_each(|line| out.line(line))?;
        }
    }
    token.map_or(Ok(()), |sentence| out.line(sentence))?;
    out.flush()?;
    tracing::info!(%address, database = %arguments.database, "open");
    signals.next().await;
    tracing::info!("closing");
    tokio::select! {
        () = server.close() => tracing::info!("closed"),
        // Whoever asks twice is in a hurry.
        () = signals.next() => {}
    }
    Ok(())
}

/// The arguments with those of the file of `serve` put in before the ones of the command line.
pub fn with_file(
    mut arguments: Vec<OsString>,
    command: &clap::Command,
) -> Result<Vec<OsString>, Message> {
    let Some(place) = arguments.iter().position(|argument| argument == "serve") else {
        return Ok(arguments);
    };
    let Some(file) = config_file(&arguments[place..]) else { return Ok(arguments) };
    let shown = PathBuf::from(&file).display().to_string();
    let text =
        std::fs::read_to_string(&file).map_err(|error| messages::config_unread(&shown, error))?;
    let settings: toml::Table =
        text.parse().map_err(|error| messages::config_not_understood(&shown, error))?;
    let serve = command.find_subcommand("serve");
    let known: Vec<&str> = serve
        .into_iter()
        .flat_map(clap::Command::get_opts)
        .filter_map(|opt| opt.get_long())
        .collect();
    let mut given = Vec::new();
    for (key, value) in settings {
        let key = key.replace('_', "-");
        if !known.contains(&key.as_str()) || key == "config" {
            let known = known.join(", ");
            return Err(messages::config_unknown(shown, key, known));
        }
        let variable = format!("TABLIER_{}", key.replace('-', "_").to_uppercase());
        if std::env::var_os(variable).is_some() {
            continue;
        }
        match value {
            toml::Value::Boolean(true) => given.push(format!("--{key}").into()),
            toml::Value::Boolean(false) => {}
            toml::Value::String(text) => given.push(format!("--{key}={text}").into()),
            other => given.push(format!("--{key}={other}").into()),
        }
    }
    arguments.splice(place + 1..place + 1, given);
    Ok(arguments)
}

fn config_file(arguments: &[OsString]) -> Option<OsString> {
    let place = arguments.iter().position(|argument| argument == "--config");
    let after = place.and_then(|place| arguments.get(place + 1).cloned());
    let joined = arguments
        .iter()
        .find_map(|argument| argument.to_str()?.strip_prefix("--config=").map(OsString::from));
    after.or(joined).or_else(|| std::env::var_os("TABLIER_CONFIG"))
}
