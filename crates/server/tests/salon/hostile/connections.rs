//! Connections that send nothing, take nothing, or are too many.

use futures_util::SinkExt;
use tablier_protocol::{Act, ClientMessage};
use tablier_rules::FastRng;
use tablier_server::{Allowance, Rules};
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::tungstenite::Message;

use super::raw::{figure, rest_of, until_figure};
use crate::harness::{TestSalon, generous, knock, play_out, request, request_from};

const ELSEWHERE: u8 = 2;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sends_no_whole_request_is_not_waited_for() {
    let salon = TestSalon::open().await;
    let begun: [&[u8]; 6] = [
        b"",
        b"G",
        b"GET / HTTP/1.1\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
    ];
    let mut streams = Vec::new();
    for bytes in begun.iter().cycle().take(120) {
        let mut stream = knock(ELSEWHERE, salon.address()).await;
        stream.write_all(bytes).await.expect("the salon reads");
        streams.push(stream);
    }
    // Only this look itself is left when all are gone.
    let later = async || salon.watch.advance(1_000);
    until_figure(&salon, "connections", |open| open == 1, later).await;
    for mut stream in streams {
        rest_of(&mut stream).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_does_not_take_the_places_of_all() {
    let salon = TestSalon::with(Rules { connections_of_address: 20, ..generous() }).await;
    let mut streams = Vec::new();
    for _ in 0..50 {
        streams.push(knock(ELSEWHERE, salon.address()).await);
    }
    for stream in &mut streams[20..] {
        assert_eq!(rest_of(stream).await, "");
    }
    assert_eq!(figure(&salon, "turned_away_total").await, 30);
    until_figure(&salon, "connections", |open| open == 21, async || {}).await;
    let (mut anna, mut bruno, table) = salon.six().await;
    anna.moves(&table, &mut FastRng::new(1)).await;
    bruno.moves(&table, &mut FastRng::new(1)).await;
    drop(streams);
    // Two websockets, and this look itself.
    until_figure(&salon, "connections", |open| open == 3, async || {}).await;
    assert_eq!(
        request_from(ELSEWHERE, salon.address(), "GET", "/api", &[], None).await.status,
        200
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_salon_turns_people_away_and_lets_them_in_again() {
    let salon = TestSalon::with(Rules { connections_in_all: 10, ..generous() }).await;
    let mut streams = Vec::new();
    for number in 0..10 {
        streams.push(knock(10 + number, salon.address()).await);
    }
    assert_eq!(rest_of(&mut knock(ELSEWHERE, salon.address()).await).await, "");
    let mut last = streams.pop().expect("ten");
    last.write_all(b"GET /nothing HTTP/1.1\r\nHost: salon\r\nConnection: close\r\n\r\n")
        .await
        .expect("it is in");
    assert!(rest_of(&mut last).await.starts_with("HTTP/1.1 "));
    drop(last);
    // The answer may be read a moment before the place is free.
    for _ in 0..20_000 {
        let mut stream = knock(ELSEWHERE, salon.address()).await;
        drop(
            stream
                .write_all(b"GET /api HTTP/1.1\r\nHost: salon\r\nConnection: close\r\n\r\n")
                .await,
        );
        if rest_of(&mut stream).await.starts_with("HTTP/1.1 200") {
            return;
        }
    }
    panic!("nobody is let in any more");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_takes_nothing_of_what_is_sent_is_given_up() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.six().await;
    play_out(&table, &mut anna, &mut bruno, &mut FastRng::new(3)).await;
    let mut sloth = salon.person_from(ELSEWHERE, "Paresse").await.connects(&salon).await;
    let ask = serde_json::to_string(&ClientMessage::Follow { table, since: 0, viewer: None })
        .expect("an ask");
    // It asks for more and more until it is cut off, and never reads.
    let asking = tokio::spawn(async move {
        while sloth.socket.send(Message::text(ask.clone())).await.is_ok() {}
    });
    let later = async || salon.watch.advance(1_000);
    until_figure(&salon, "websockets", |open| open == 2, later).await;
    asking.await.expect("it is cut off");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_kept_waiting_by_a_client_that_cannot_keep_up() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.six().await;
    for number in 0..20 {
        let mover = if number % 2 == 0 { &mut anna } else { &mut bruno };
        mover.moves(&table, &mut FastRng::new(number)).await;
    }
    drop(bruno);
    let mut sloth = salon.person_from(ELSEWHERE, "Paresse").await.connects(&salon).await;
    let followed = table.clone();
    let ask = ClientMessage::Follow { table: followed, since: 0, viewer: None };
    let ask = serde_json::to_string(&ask).expect("an ask");
    let asking = tokio::spawn(async move {
        while sloth.socket.send(Message::text(ask.clone())).await.is_ok() {}
    });
    // The watch stands still: it is not time that cuts the client off, but what waits for it.
    let talk = async || {
        anna.does(&table, Act::Say { text: "encore".to_owned() }).await.expect("said");
    };
    until_figure(&salon, "slow_clients_total", |slow| slow == 1, talk).await;
    asking.await.expect("it is cut off");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_too_much_of_a_websocket_is_asked_to_wait() {
    let few = Allowance { burst: 5, per_minute: 60 };
    let salon = TestSalon::with(Rules { asks: few, ..generous() }).await;
    let mut client = salon.person_from(ELSEWHERE, "Hâte").await.connects(&salon).await;
    for _ in 0..20 {
        client.asks(ClientMessage::Lobby { follow: true }).await;
    }
    let (mut shown, mut refused) = (0, 0);
    while shown < 5 || refused < 15 {
        match client.next().await {
            tablier_protocol::ServerMessage::Lobby(_) => shown += 1,
            tablier_protocol::ServerMessage::Refused { id: None, failure } => {
                assert!(failure.again);
                refused += 1;
            }
            _ => {}
        }
    }
    assert_eq!((shown, refused), (5, 15));
    assert_eq!(request(salon.address(), "GET", "/health", &[], None).await.status, 200);
}
