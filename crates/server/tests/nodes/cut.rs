//! A node is cut off from the database, and comes back.

use std::net::SocketAddr;
use tablier_rules::Language;

use tablier_protocol::{Act, ClientMessage, ServerMessage};
use tablier_rules::FastRng;
use tablier_server::Database;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::common::{SharedSalon, rules};
use crate::harness::{Client, TestSalon};
use crate::play::six;

/// A cable to the database that can be cut.
struct Cable {
    address: SocketAddr,
    whole: watch::Sender<bool>,
}

impl Cable {
    async fn to(database: SocketAddr) -> Cable {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let whole = watch::Sender::new(true);
        let state = whole.subscribe();
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let mut state = state.clone();
                tokio::spawn(async move {
                    if !*state.borrow_and_update() {
                        return;
                    }
                    let Ok(mut far) = TcpStream::connect(database).await else { return };
                    tokio::select! {
                        _ = copy_bidirectional(&mut near, &mut far) => {}
                        _ = state.changed() => {}
                    }
                });
            }
        });
        Cable { address, whole }
    }

    fn cut(&self) {
        self.whole.send_replace(false);
    }

    fn mend(&self) {
        self.whole.send_replace(true);
    }
}

/// A node whose cable to the database can be cut.
async fn node_on_a_cable(salon: &SharedSalon) -> (TestSalon, Cable) {
    let Database::Postgres(url) = salon.database() else { panic!("it is PostgreSQL") };
    let (start, rest) = url.split_once("://").expect("an address");
    let (before, name) = rest.rsplit_once('/').expect("a name");
    let (user, place) = before.rsplit_once('@').map_or(("", before), |(user, place)| (user, place));
    let cable =
        Cable::to(place.parse().expect("the tests' PostgreSQL has a number and a port")).await;
    let at = if user.is_empty() { "" } else { "@" };
    let shared = Database::Postgres(format!("{start}://{user}{at}{}/{name}", cable.address));
    (salon.node_at(rules(), shared).await, cable)
}

fn word(text: &str) -> Act {
    Act::Say { text: text.to_owned() }
}

/// Makes a move, and sends it again under the same name until it is kept, as clients do.
async fn moves_at_last(client: &mut Client, table: &str, id: &str) -> u64 {
    client.until_decides().await;
    let mv = client.some_move(&mut FastRng::new(2));
    loop {
        match client.does_as(table, id, mv.clone()).await {
            Ok(v) => return v,
            Err(failure) => assert!(failure.again, "{}", failure.text.get(Language::EN)),
        }
    }
}

/// Anna plays at a node that is cut off after her first move, Bruno at another.
struct Cut {
    salon: SharedSalon,
    one: TestSalon,
    two: TestSalon,
    cable: Cable,
    anna: Client,
    bruno: Client,
    table: String,
}

impl Cut {
    async fn off() -> Cut {
        let salon = SharedSalon::new();
        let (one, cable) = node_on_a_cable(&salon).await;
        let two = salon.node().await;
        let (anna, bruno) = (one.person("Anna").await, two.person("Bruno").await);
        let table = anna.opens(&one, six()).await;
        let (mut anna, mut bruno) = (anna.connects(&one).await, bruno.connects(&two).await);
        anna.follows(&table, 0).await;
        bruno.follows(&table, 0).await;
        bruno.does(&table, Act::Sit { seat: None, seal: None }).await.expect("the seat is free");
        anna.moves(&table, &mut FastRng::new(1)).await;
        cable.cut();
        Cut { salon, one, two, cable, anna, bruno, table }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_is_cut_off_loses_its_tables_and_works_again_when_it_is_back() {
    let Cut { salon, one, two: _two, cable, mut anna, mut bruno, table } = Cut::off().await;
    let failure = anna.does(&table, word("Lost")).await.expect_err("it cannot be kept");
    assert!(failure.again, "{}", failure.text.get(Language::EN));
    // What came of writing is remembered for a second.
    salon.watch.advance(1_500);
    let health = anna.person.get(&one, "/health").await;
    assert_eq!(health.status, 503, "{}", health.body);
    // The other takes the table over.
    let kept = moves_at_last(&mut bruno, &table, "kept").await;
    cable.mend();
    // Whoever stayed with the node sees what happened meanwhile, and goes on.
    anna.until_version(kept).await;
    let back = moves_at_last(&mut anna, &table, "back").await;
    bruno.until_version(back).await;
    // However often they were sent, each of the two was made once.
    assert_eq!(back, kept + 1);
}

/// Chloé asks for tables at a node that is cut off from them, and hears of them when it is back.
struct Waiting {
    chloe: Client,
    cable: Cable,
    tables: [String; 2],
    _salon: (SharedSalon, TestSalon, TestSalon),
}

impl Waiting {
    async fn new() -> Waiting {
        let salon = SharedSalon::new();
        let (one, cable) = node_on_a_cable(&salon).await;
        let two = salon.node().await;
        let anna = two.person("Anna").await;
        let tables = [anna.opens(&two, six()).await, anna.opens(&two, six()).await];
        let chloe = one.person("Chloé").await.connects(&one).await;
        cable.cut();
        Waiting { chloe, cable, tables, _salon: (salon, one, two) }
    }

    /// Asks for a table, which cannot be read.
    async fn asks_for(&mut self, table: &str) {
        self.chloe
            .asks(ClientMessage::Follow { table: table.to_owned(), since: 0, viewer: None })
            .await;
        self.is_heard().await;
    }

    /// Waits until everything it asked was tried once.
    async fn is_heard(&mut self) {
        self.chloe.asks(ClientMessage::Ping).await;
        self.chloe.until(|tell| matches!(tell, ServerMessage::Pong).then_some(())).await;
    }

    /// The tables it is told of when the node is back, up to the first about this one.
    async fn hears_until(mut self, last: &str) -> Vec<String> {
        self.cable.mend();
        let mut heard: Vec<String> = Vec::new();
        while heard.last().is_none_or(|table| table != last) {
            if let ServerMessage::Table { table, .. } = self.chloe.next().await {
                heard.push(table);
            }
        }
        heard
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_waited_for_is_not_told_to_who_wants_it_no_more() {
    let mut waiting = Waiting::new().await;
    let [given_up, wanted] = waiting.tables.clone();
    waiting.asks_for(&given_up).await;
    waiting.chloe.asks(ClientMessage::Unfollow { table: given_up }).await;
    waiting.asks_for(&wanted).await;
    assert_eq!(waiting.hears_until(&wanted).await, [wanted]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_asked_for_again_is_told_as_it_was_last_asked_for() {
    let mut waiting = Waiting::new().await;
    let [twice, once] = waiting.tables.clone();
    waiting.asks_for(&twice).await;
    waiting.asks_for(&twice).await;
    waiting.asks_for(&once).await;
    let heard = waiting.hears_until(&once).await;
    assert!(heard.iter().filter(|table| **table == twice).count() <= 1, "{heard:?}");
}

/// What Anna does at the node that was cut off is judged by what happened meanwhile at the other.
async fn nothing_is_refused(heard_of_first: bool) {
    let Cut { salon, one: _one, two, cable, mut anna, mut bruno, table } = Cut::off().await;
    moves_at_last(&mut bruno, &table, "first").await;
    // The game goes on at the other node, where Anna has a second window.
    let mut window = anna.person.connects(&two).await;
    window.follows(&table, 0).await;
    moves_at_last(&mut window, &table, "second").await;
    moves_at_last(&mut bruno, &table, "third").await;
    window.until_decides().await;
    let mv = window.some_move(&mut FastRng::new(3));
    cable.mend();
    while heard_of_first && salon.number("select count(*) from nodes where until > now()").await < 2
    {
    }
    // What is asked now the first node has never heard of.
    let made = loop {
        match anna.does_as(&table, "fourth", mv.clone()).await {
            Ok(v) => break v,
            Err(failure) => assert!(failure.again, "{}", failure.text.get(Language::EN)),
        }
    };
    bruno.until_version(made).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_was_cut_off_refuses_nothing_because_of_what_it_last_knew() {
    nothing_is_refused(false).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nor_when_it_has_been_heard_of_again() {
    nothing_is_refused(true).await;
}
