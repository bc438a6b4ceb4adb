//! Starting a salon, and closing it.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tablier_protocol::ServerMessage;
use tablier_table::Time;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::admin_token::AdminToken;
use crate::backups::{self, Schedule};
use crate::cluster::Leased;
use crate::config::Config;
use crate::edge::door::Door;
use crate::edge::http::{self, App};
use crate::figures::Figures;
use crate::ground::Ground;
use crate::health::Health;
use crate::people::mailbox::{Farewell, Outgoing};
use crate::salon::Salon;
use crate::secret;
use crate::sentences::closing_text;
use crate::storage::{Database, Held, Opened, StorageError};
use crate::tables::Tables;
use crate::tables::alone::Alone;
use crate::tables::hosting::Hosting;
use crate::tables::machines::{Decided, Machines};
use crate::tables::writer;

/// How often the salon says that it is open, in milliseconds: nobody is charged for more than that after a crash.
const ALIVE_EVERY: u64 = 2_000;
/// How often the salon throws away what nobody needs, in milliseconds.
const SWEEP_EVERY: u64 = 3_600_000;
/// How long clients have to go when the salon closes.
const LEAVE_WITHIN: Duration = Duration::from_secs(3);

/// A salon that is open.
pub struct Server {
    address: SocketAddr,
    inside: Inside,
    admin_token: Option<AdminToken>,
    close: Option<oneshot::Sender<()>>,
    listening: JoinHandle<()>,
}

/// A node at which only machines think: it has no door.
pub struct ThinkingNode {
    inside: Inside,
}

/// What goes on behind the door.
struct Inside {
    salon: Arc<Salon>,
    machines: Arc<Machines>,
    working: Vec<JoinHandle<()>>,
    /// Keeps others from opening a second salon on the same file.
    _held: Option<Held>,
}

/// Why a salon could not be opened.
#[derive(Debug)]
pub enum StartError {
    /// The database.
    Storage(StorageError),
    /// The address.
    Listen(SocketAddr, std::io::Error),
    Threads(std::io::Error),
    Backups(String),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Storage(error) => write!(f, "The database cannot be used: {error}."),
            StartError::Listen(address, error) => write!(
                f,
                "Nobody can be received at {address}: {error}. Choose another address with --listen."
            ),
            StartError::Threads(error) => write!(f, "The machines cannot be started: {error}."),
            StartError::Backups(sentence) => write!(f, "{sentence}."),
        }
    }
}

impl std::error::Error for StartError {}

impl From<StorageError> for StartError {
    fn from(error: StorageError) -> StartError {
        StartError::Storage(error)
    }
}

impl Inside {
    async fn open(config: &Config) -> Result<Inside, StartError> {
        let held = config.database.hold()?;
        let Opened { storage, company } =
            config.database.open(config.rules.lease, config.durability).await?;
        let figures = Arc::new(Figures::default());
        let machines = Machines::new(config.chooser.clone(), Arc::clone(&figures));
        config.watch.begin(match &company {
            Some(company) => Some(company.renew(0, Time(0)).await?),
            None => None,
        });
        let leased = company.map(Leased::new);
        let hosting: Arc<dyn Hosting> = match &leased {
            Some((leased, _)) => Arc::clone(leased) as _,
            None => Arc::new(Alone),
        };
        let ground = Ground {
            rulebooks: config.rulebooks,
            storage,
            watch: config.watch.clone(),
            chance: config.chance.clone(),
            figures,
            health: Health::default(),
            rules: config.rules,
        };
        let (salon, works) = Salon::new(ground, hosting, Arc::clone(&machines));
        let tables = &salon.tables;
        let mut working = vec![tokio::spawn(writer::run(Arc::clone(tables), works))];
        machines.start(config.thinkers, &decided(tables)).map_err(StartError::Threads)?;
        let awake = tables.try_to_wake().await?;
        if !awake {
            tracing::error!(
                "the disk is full: the salon is open for reading only, until there is room"
            );
        }
        if let Some((leased, messages)) = leased {
            working.extend(leased.start(tables, messages, config.thinkers));
        }
        working.push(tokio::spawn(inspect(Arc::clone(&salon))));
        working.push(tokio::spawn(beat(Arc::clone(&salon))));
        working.push(tokio::spawn(time(Arc::clone(&salon))));
        working.push(tokio::spawn(housekeeping(Arc::clone(&salon), awake)));
        Ok(Inside { salon, machines, working, _held: held })
    }

    /// Nothing new is taken in, and what was taken in is kept.
    async fn finish(&self) {
        self.salon.tables.closing.store(true, Ordering::SeqCst);
        self.machines.close();
        while self.salon.tables.pending.load(Ordering::SeqCst) > 0 {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    /// Says when it was last open, and that its tables are free.
    async fn leave(&self) {
        self.abort();
        if let Err(error) = self.salon.tables.say_alive().await {
            tracing::error!(%error, "the closing could not be noted");
        }
        self.salon.tables.hosting.leave(self.salon.ground.watch.now()).await;
        self.salon.ground.storage.close().await;
    }

    fn abort(&self) {
        self.machines.close();
        self.working.iter().for_each(JoinHandle::abort);
    }
}

impl ThinkingNode {
    /// Begins to think for the tables of all nodes.
    pub async fn start(config: &Config) -> Result<ThinkingNode, StartError> {
        Ok(ThinkingNode { inside: Inside::open(config).await? })
    }

    /// Stops; what it thought about others take up.
    pub async fn close(self) {
        self.inside.finish().await;
        self.inside.leave().await;
    }
}

impl Server {
    /// Opens a salon.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let listener = TcpListener::bind(config.listen)
            .await
            .map_err(|error| StartError::Listen(config.listen, error))?;
        let address =
            listener.local_addr().map_err(|error| StartError::Listen(config.listen, error))?;
        let backups = backups(&config)?;
        let mut inside = Inside::open(&config).await?;
        let salon = &inside.salon;
        if let Some((file, schedule)) = backups {
            let saving = backups::run(Arc::clone(&salon.ground), file, schedule);
            inside.working.push(tokio::spawn(saving));
        }
        let admin_token = admin_token(salon, config.admin_token.as_ref()).await?;
        inside.working.push(tokio::spawn(lobby(Arc::clone(salon))));
        let app = App::new(Arc::clone(salon), &config);
        let (close, closed) = oneshot::channel();
        let door = door(salon, &config);
        let listening = tokio::spawn(door.serve(listener, http::router(app), closed));
        Ok(Server { address, inside, admin_token, close: Some(close), listening })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The token of whoever runs it, if it was made just now: it is kept only as a hash.
    pub fn new_admin_token(&self) -> Option<&AdminToken> {
        self.admin_token.as_ref()
    }

    /// Closes it: nothing new is taken in, what was taken in is kept, clients are told and come back by themselves.
    pub async fn close(mut self) {
        self.inside.finish().await;
        let people = &self.inside.salon.people.connected;
        people.tell_all(&ServerMessage::Restart { milliseconds: 0, text: closing_text() });
        people.send_all(&Outgoing::Close(Farewell::Closing));
        self.inside.leave().await;
        if let Some(close) = self.close.take() {
            // The listener may have ended by itself.
            let _ = close.send(());
        }
        if tokio::time::timeout(LEAVE_WITHIN, &mut self.listening).await.is_err() {
            tracing::info!("some clients did not go in time");
        }
        self.listening.abort();
    }

    /// Ends it at once, as if the power failed: for tests.
    pub fn kill(self) {
        self.listening.abort();
        self.inside.abort();
    }
}

/// The file that is saved now and then, and when.
fn backups(config: &Config) -> Result<Option<(PathBuf, Schedule)>, StartError> {
    let Some(schedule) = config.backups.clone() else { return Ok(None) };
    let Database::File(file) = config.database.clone() else {
        return Err(StartError::Backups(
            "--backup-folder is for a salon in a file; save one in PostgreSQL with pg_dump"
                .to_owned(),
        ));
    };
    schedule.prepare().map_err(StartError::Backups)?;
    Ok(Some((file, schedule)))
}

/// The entrance. A reverse proxy comes from one address with everybody.
fn door(salon: &Salon, config: &Config) -> Arc<Door> {
    let rules = config.rules;
    let most = rules.connections_in_all;
    let of_address = if config.behind_proxy { most } else { rules.connections_of_address };
    let (watch, figures) = (config.watch.clone(), Arc::clone(&salon.ground.figures));
    Door::new((most, of_address), rules.patience, watch, figures)
}

/// Notes the hash of the administrator's token. Gives the token itself if it had to be made.
async fn admin_token(
    salon: &Salon,
    given: Option<&AdminToken>,
) -> Result<Option<AdminToken>, StorageError> {
    let hash = |token: &AdminToken| secret::hex(&secret::hash(token.reveal()));
    let kept = salon.ground.storage.note("admin").await?;
    if let Some(token) = given {
        // One that is known already needs no room on the disk.
        if kept != Some(hash(token)) {
            salon.ground.storage.set_note("admin", &hash(token)).await?;
        }
        return Ok(None);
    }
    // One that is kept from an older version may be shorter, which its hash does not tell.
    if kept.is_some() {
        return Ok(None);
    }
    let token = AdminToken::made_by(&salon.ground.chance);
    salon.ground.storage.set_note("admin", &hash(&token)).await?;
    Ok(Some(token))
}

/// Hands what machines decide to their tables.
fn decided(tables: &Arc<Tables>) -> Decided {
    let (tables, runtime) = (Arc::downgrade(tables), tokio::runtime::Handle::current());
    Arc::new(move |job, advice| {
        if let Some(tables) = tables.upgrade() {
            runtime.spawn(async move { tables.machine_decided(job, advice).await });
        }
    })
}

/// Time goes on.
async fn beat(salon: Arc<Salon>) {
    let mut beats = salon.ground.watch.beats();
    loop {
        beats.next().await;
        if salon.tables.hosting.follow_clock(&salon.ground.watch) {
            salon.tables.settle_all().await;
        }
    }
}

/// What is damaged is told even if nobody comes to where it is.
async fn inspect(salon: Arc<Salon>) {
    if let Err(error) = salon.ground.storage.inspect().await {
        tracing::error!(%error, "what is kept");
        salon.ground.health.heard(&error);
    }
}

async fn time(salon: Arc<Salon>) {
    loop {
        let table = salon.tables.timers.next(&salon.ground.watch).await;
        tokio::spawn(Arc::clone(&salon.tables).time_up(table));
    }
}

async fn housekeeping(salon: Arc<Salon>, mut awake: bool) {
    let mut swept = salon.ground.watch.now();
    loop {
        salon.ground.watch.until(salon.ground.watch.now().after(ALIVE_EVERY)).await;
        if !awake {
            awake = salon.tables.try_to_wake().await.unwrap_or_else(|error| {
                tracing::error!(%error, "the database cannot be used");
                false
            });
            continue;
        }
        salon.tables.put_away();
        salon.ground.figures.people.set(salon.people.connected.count() as u64);
        // First: a backup tells when the salon was last open.
        match salon.ground.storage.was_replaced().await {
            Ok(true) => {
                tracing::warn!("the salon was restored from a backup: everything is read again");
                salon.tables.start_over().await;
            }
            Ok(false) => {}
            // It was said once, and stands in the salon's health.
            Err(StorageError::Gone(_)) => continue,
            Err(error) => {
                salon.ground.health.heard(&error);
                tracing::error!(%error, "the database cannot be read");
            }
        }
        if let Err(error) = salon.tables.say_alive().await {
            tracing::error!(%error, "the database cannot be written");
            continue;
        }
        if salon.ground.watch.now().since(swept) >= SWEEP_EVERY {
            swept = salon.ground.watch.now();
            salon.tables.sweep().await;
            tokio::spawn(inspect(Arc::clone(&salon)));
        }
    }
}

async fn lobby(salon: Arc<Salon>) {
    loop {
        salon.ground.watch.until(salon.ground.watch.now().after(1_000)).await;
        if let Err(error) = salon.tables.tell_lookers().await {
            salon.ground.health.heard(&error);
            tracing::error!(%error, "the lobby could not be read");
        }
    }
}
