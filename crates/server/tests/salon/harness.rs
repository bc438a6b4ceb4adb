//! A salon to test, and people who come to it.

// Said outright, because other tests take this file in from where they are.
#[path = "harness/crowd.rs"]
pub mod crowd;
#[path = "harness/requests.rs"]
mod requests;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tablier_games::{MINDS, RULEBOOKS};
use tablier_protocol::{Act, ClientMessage, Failure, Me, ServerMessage};
use tablier_rules::{FastRng, Rng, Rulebooks, Seat, Viewer};
use tablier_server::{
    Allowance, Chance, Chooser, Config, Database, Durability, Rules, Schedule, Server, Watch,
};
use tablier_table::{PersonId, Snapshot, Stage, Time, Update};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

pub use requests::{Answer, HOME, knock, request, request_from};

/// A failing test ends, however slow the machine is.
pub const TEST_TIMEOUT: Duration = Duration::from_secs(60);
/// How many acts there were: each has a name of its own, also after a reconnection.
static ACTS: AtomicUsize = AtomicUsize::new(0);
pub const ADMIN: &str = "the token of the administrator";

/// Rules that keep nobody from anything tests do.
pub fn generous() -> Rules {
    let plenty = Allowance { burst: 1_000_000, per_minute: 1_000_000 };
    Rules {
        acts: plenty,
        asks: plenty,
        openings: plenty,
        waiting_tables: 1_000,
        words: plenty,
        talk: plenty,
        names: plenty,
        requests: plenty,
        newcomers: plenty,
        ..Rules::default()
    }
}

/// A salon in a folder of its own.
pub struct TestSalon {
    pub folder: TempDir,
    pub watch: Watch,
    pub server: Option<Server>,
    pub rules: Rules,
    pub chance: Chance,
    pub private_metrics: bool,
    pub behind_proxy: bool,
    /// Where it is kept, if not in the folder.
    pub shared: Option<Database>,
    /// Backups it makes by itself.
    pub backups: Option<Schedule>,
    /// Which games are played.
    pub rulebooks: Rulebooks,
    /// Who thinks for machines.
    pub chooser: Chooser,
    /// Whether the administrator gives a token of their own.
    pub admin: bool,
}

impl TestSalon {
    pub async fn open() -> TestSalon {
        TestSalon::with(generous()).await
    }

    pub async fn with(rules: Rules) -> TestSalon {
        TestSalon::by_chance(rules, Chance::System).await
    }

    /// A salon whose tables and people are called what this chance says, and whose games are dealt by it.
    pub async fn by_chance(rules: Rules, chance: Chance) -> TestSalon {
        let mut salon = TestSalon::closed(rules, chance);
        salon.start().await;
        salon
    }

    /// A salon that is not open yet.
    pub fn closed(rules: Rules, chance: Chance) -> TestSalon {
        let folder = tempfile::tempdir().expect("a folder");
        TestSalon {
            folder,
            watch: Watch::manual(Time(1_000_000)),
            server: None,
            rules,
            chance,
            private_metrics: false,
            behind_proxy: false,
            shared: None,
            backups: None,
            rulebooks: RULEBOOKS,
            chooser: Chooser::Minds(MINDS),
            admin: true,
        }
    }

    pub fn database(&self) -> PathBuf {
        self.folder.path().join("salon.db")
    }

    pub async fn start(&mut self) {
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: self.shared.clone().unwrap_or_else(|| Database::File(self.database())),
            durability: Durability::AsItIs,
            backups: self.backups.clone(),
            thinkers: 1,
            site: None,
            admin_token: self.admin.then(|| ADMIN.parse().expect("it is long enough")),
            private_metrics: self.private_metrics,
            behind_proxy: self.behind_proxy,
            rules: self.rules,
            watch: self.watch.clone(),
            chance: self.chance.clone(),
            rulebooks: self.rulebooks,
            chooser: self.chooser.clone(),
        };
        self.server = Some(Server::start(config).await.expect("the salon opens"));
    }

    /// As if the power failed.
    pub fn kill(&mut self) {
        self.server.take().expect("it is open").kill();
    }

    pub async fn close(&mut self) {
        self.server.take().expect("it is open").close().await;
    }

    pub fn address(&self) -> SocketAddr {
        self.server.as_ref().expect("it is open").address()
    }

    /// A person who comes for the first time.
    pub async fn person(&self, name: &str) -> Person {
        self.person_from(HOME, name).await
    }

    /// A person who comes from another address.
    pub async fn person_from(&self, from: u8, name: &str) -> Person {
        let answer = request_from(from, self.address(), "GET", "/api/me", &[], None).await;
        let cookie = answer.header("set-cookie").expect("a cookie");
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
        let token = cookie.split(';').next().expect("a token").to_owned();
        let me: Me = answer.json();
        let person = Person { id: me.person, token, from };
        let renamed = person.post(self, "/api/me", json!({ "name": name })).await;
        assert_eq!(renamed.status, 200);
        person
    }

    /// Two people at a table of SIX; the first begins.
    pub async fn six(&self) -> (Client, Client, String) {
        self.table_of_two(
            json!({ "game": "six", "options": { "first": 0 }, "places": ["host", "open"] }),
        )
        .await
    }

    pub async fn table_of_two(&self, new: Value) -> (Client, Client, String) {
        let (anna, bruno) = (self.person("Anna").await, self.person("Bruno").await);
        let table = anna.opens(self, new).await;
        let mut anna = anna.connects(self).await;
        let mut bruno = bruno.connects(self).await;
        anna.follows(&table, 0).await;
        bruno.follows(&table, 0).await;
        bruno.does(&table, Act::Sit { seat: None, seal: None }).await.expect("the seat is free");
        anna.until_stage(Stage::Playing).await;
        (anna, bruno, table)
    }
}

/// A person, by the cookie.
#[derive(Clone)]
pub struct Person {
    pub id: PersonId,
    pub token: String,
    /// The last part of the address they come from.
    pub from: u8,
}

impl Person {
    pub async fn post(&self, salon: &TestSalon, path: &str, body: Value) -> Answer {
        let headers = [("Cookie", self.token.as_str())];
        let body = body.to_string();
        request_from(self.from, salon.address(), "POST", path, &headers, Some(&body)).await
    }

    pub async fn get(&self, salon: &TestSalon, path: &str) -> Answer {
        let headers = [("Cookie", self.token.as_str())];
        request_from(self.from, salon.address(), "GET", path, &headers, None).await
    }

    pub async fn opens(&self, salon: &TestSalon, new: Value) -> String {
        let answer = self.post(salon, "/api/tables", new).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        answer.json::<Value>()["table"].as_str().expect("a name").to_owned()
    }

    pub async fn connects(&self, salon: &TestSalon) -> Client {
        let origin = format!("http://{}", salon.address());
        let mut client = self.tries_to_connect(salon, &origin).await.expect("it may");
        let ServerMessage::Welcome { me, .. } = client.next().await else {
            panic!("a welcome comes first")
        };
        assert_eq!(me.person, self.id);
        client
    }

    pub async fn tries_to_connect(&self, salon: &TestSalon, origin: &str) -> Result<Client, Error> {
        self.tries_to_connect_to(salon, "/ws", origin).await
    }

    /// The same, saying something of itself in the address.
    pub async fn tries_to_connect_to(
        &self,
        salon: &TestSalon,
        path: &str,
        origin: &str,
    ) -> Result<Client, Error> {
        let url = format!("ws://{}{path}", salon.address());
        let mut request = url.into_client_request().expect("an address");
        let headers = request.headers_mut();
        headers.insert("Cookie", self.token.parse().expect("a cookie"));
        headers.insert("Origin", origin.parse().expect("an origin"));
        let stream = MaybeTlsStream::Plain(knock(self.from, salon.address()).await);
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Client { person: self.clone(), socket, known: None, heard: Vec::new() })
    }
}

/// A person who is connected.
pub struct Client {
    pub person: Person,
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last thing told of a table.
    pub known: Option<Snapshot>,
    /// Everything the salon said, as it came.
    pub heard: Vec<String>,
}

impl Client {
    pub async fn asks(&mut self, ask: ClientMessage) {
        self.sends(&serde_json::to_string(&ask).expect("it serialises")).await;
    }

    pub async fn sends(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.expect("the salon listens");
    }

    /// The next message; nothing when the connection is closed.
    pub async fn hears(&mut self) -> Option<ServerMessage> {
        let heard = tokio::time::timeout(TEST_TIMEOUT, self.next_message()).await;
        heard.expect("the salon speaks in time")
    }

    async fn next_message(&mut self) -> Option<ServerMessage> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    let tell: ServerMessage = serde_json::from_str(&text)
                        .unwrap_or_else(|error| panic!("{error}: {text}"));
                    self.heard.push(text.to_string());
                    if let ServerMessage::Table { update, .. } = &tell {
                        self.known = Some(update.snapshot.clone());
                    }
                    return Some(tell);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    pub async fn next(&mut self) -> ServerMessage {
        self.hears().await.expect("the connection is open")
    }

    /// Listens until something is heard.
    pub async fn until<T>(&mut self, mut wanted: impl FnMut(ServerMessage) -> Option<T>) -> T {
        loop {
            if let Some(found) = wanted(self.next().await) {
                return found;
            }
        }
    }

    pub async fn follows(&mut self, table: &str, since: u64) -> Update {
        self.asks(ClientMessage::Follow { table: table.to_owned(), since, viewer: None }).await;
        self.until_update(table).await
    }

    pub async fn looks_as(&mut self, table: &str, viewer: Viewer) -> Update {
        let viewer = Some(viewer);
        self.asks(ClientMessage::Follow { table: table.to_owned(), since: 0, viewer }).await;
        self.until_update(table).await
    }

    async fn until_update(&mut self, wanted: &str) -> Update {
        self.until(|tell| match tell {
            ServerMessage::Table { table, update, .. } if table == wanted => Some(*update),
            _ => None,
        })
        .await
    }

    pub async fn until_version(&mut self, version: u64) {
        while self.known.as_ref().is_none_or(|known| known.v < version) {
            self.next().await;
        }
    }

    pub async fn until_stage(&mut self, stage: Stage) {
        while self.known.as_ref().is_none_or(|known| known.stage != stage) {
            self.next().await;
        }
    }

    pub async fn until_decides(&mut self) {
        while self
            .known
            .as_ref()
            .is_none_or(|known| known.decision.is_none() && known.stage != Stage::Over)
        {
            self.next().await;
        }
    }

    /// Does something; gives the version it led to.
    pub async fn does(&mut self, table: &str, act: Act) -> Result<u64, Failure> {
        let id = format!("act{}", ACTS.fetch_add(1, Ordering::Relaxed));
        self.does_as(table, &id, act).await
    }

    /// Does something under a name.
    pub async fn does_as(&mut self, table: &str, id: &str, act: Act) -> Result<u64, Failure> {
        self.asks(ClientMessage::Act { table: table.to_owned(), id: id.to_owned(), act }).await;
        self.until(|tell| match tell {
            ServerMessage::Done { id: done, v } if done == id => Some(Ok(v)),
            ServerMessage::Refused { id: refused, failure } if refused.as_deref() == Some(id) => {
                Some(Err(failure))
            }
            _ => None,
        })
        .await
    }

    /// What the client knows of the table.
    pub fn sees(&self) -> &Snapshot {
        self.known.as_ref().expect("it follows a table")
    }

    /// A move to make now, chosen by chance.
    pub fn some_move(&self, rng: &mut FastRng) -> Act {
        let seen = self.sees();
        let seat = seen.viewer.seat().expect("it plays");
        let rules = RULEBOOKS.get(&seen.game).expect("a game");
        let moves = rules.legal(&seen.view, seat).expect("a view");
        let mv = moves[rng.below(moves.len())].clone();
        Act::Decide { seat, decision: seen.decision.expect("it decides"), mv }
    }

    /// Makes a move by chance.
    pub async fn moves(&mut self, table: &str, rng: &mut FastRng) -> u64 {
        self.until_decides().await;
        let mv = self.some_move(rng);
        self.does(table, mv).await.expect("the move is legal")
    }
}

pub const FIRST: Seat = Seat::new(0);
pub const SECOND: Seat = Seat::new(1);

/// Two people make a move each, whoever begins.
pub async fn move_once_each(table: &str, one: &mut Client, other: &mut Client) {
    let rng = &mut FastRng::new(1);
    for _ in 0..2 {
        let version = one.sees().v.max(other.sees().v);
        one.until_version(version).await;
        other.until_version(version).await;
        let mover = if one.sees().decision.is_some() { &mut *one } else { &mut *other };
        let version = mover.moves(table, rng).await;
        one.until_version(version).await;
        other.until_version(version).await;
    }
}

/// Two people play by chance to the end.
pub async fn play_out(table: &str, one: &mut Client, other: &mut Client, rng: &mut FastRng) {
    loop {
        let version = one.sees().v.max(other.sees().v);
        one.until_version(version).await;
        other.until_version(version).await;
        if one.sees().stage == Stage::Over {
            return;
        }
        let mover = if one.sees().decision.is_some() { &mut *one } else { &mut *other };
        mover.moves(table, rng).await;
    }
}
