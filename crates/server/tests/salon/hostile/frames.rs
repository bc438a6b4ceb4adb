//! Messages that are none.

use futures_util::SinkExt;
use tablier_protocol::{Act, ServerMessage};
use tablier_rules::Language;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::MaybeTlsStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::harness::{Client, TestSalon};

async fn is_closed(mut client: Client) {
    while client.hears().await.is_some() {}
}

fn piece(bytes: &[u8], kind: OpCode, last: bool) -> Message {
    Message::Frame(Frame::message(bytes.to_vec(), kind, last))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn frames_that_break_the_protocol_end_the_connection_and_nothing_else() {
    let salon = TestSalon::open().await;
    let (mut anna, _bruno, table) = salon.six().await;
    let text = OpCode::Data(Data::Text);
    let broken = [
        // Not UTF-8.
        vec![piece(b"{\"ask\":\"\xff\xfe\"}", text, true)],
        // Bytes instead of text.
        vec![Message::binary(vec![0; 10])],
        // Larger than allowed, at once and in pieces that never end.
        vec![Message::text("x".repeat(17_000))],
        (0..200)
            .map(|n| {
                piece(&[b'x'; 100], if n == 0 { text } else { OpCode::Data(Data::Continue) }, false)
            })
            .collect(),
        // A piece of nothing.
        vec![piece(b"x", OpCode::Data(Data::Continue), true)],
    ];
    for messages in broken {
        let mut client = salon.person_from(2, "Casse").await.connects(&salon).await;
        for message in messages {
            // It may be closed before everything is sent.
            drop(client.socket.send(message).await);
        }
        is_closed(client).await;
    }
    let raw: [&[u8]; 5] = [
        // Not masked, a kind that does not exist, a ping that is too long, and no frames at all.
        b"\x81\x01x",
        b"\x85\x81\0\0\0\0x",
        b"\x89\xfe\x00\xc8\0\0\0\0",
        b"\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff",
        b"GET / HTTP/1.1\r\n\r\n",
    ];
    for bytes in raw {
        let mut client = salon.person_from(2, "Casse").await.connects(&salon).await;
        let MaybeTlsStream::Plain(stream) = client.socket.get_mut() else { panic!("no TLS") };
        // Whole frames, however long they claim to be.
        let padded = [bytes, &[0; 500]].concat();
        stream.write_all(&padded).await.expect("the salon reads");
        is_closed(client).await;
    }
    anna.does(&table, Act::Say { text: "Tout va bien.".to_owned() }).await.expect("said");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn text_that_says_nothing_is_refused_and_the_connection_goes_on() {
    let salon = TestSalon::open().await;
    let mut client = salon.person_from(2, "Casse").await.connects(&salon).await;
    let table = "x".repeat(10_000);
    let nonsense = [
        "[".repeat(16_000),
        "{\"ask\":".repeat(2_000),
        format!("{{\"ask\":\"follow\",\"table\":{}", "[".repeat(15_000)),
        format!("{{\"ask\":\"act\",\"table\":\"{table}\",\"id\":\"\",\"act\":{{\"do\":\"leave\"}}}}"),
        r#"{"ask":"act","table":"x","id":"a b","act":{"do":"leave"}}"#.to_owned(),
        r#"{"ask":"act","table":"x","id":"a","act":{"do":"decide","seat":255,"decision":0,"move":""}}"#.to_owned(),
        r#"{"ask":"act","table":"x","id":"a","act":{"do":"decide","seat":0,"decision":-1,"move":""}}"#.to_owned(),
        r#"{"ask":"follow","table":"x","since":1e99}"#.to_owned(),
        r#"{"ask":"lobby","follow":true,"follow":false}"#.to_owned(),
        "\u{0}".to_owned(),
        "\u{feff}{\"ask\":\"lobby\",\"follow\":false}".to_owned(),
    ];
    for text in nonsense {
        client.sends(&text).await;
        let ServerMessage::Refused { id: None, failure } = client.next().await else {
            panic!("{text}")
        };
        assert!(!failure.text.is_blank());
    }
    // Names of tables that cannot be are names of no table.
    for table in [table.as_str(), "../../salon", "x' or '1'='1", "\r\n", ""] {
        let leave = client.does_as(table, "a1", Act::Leave).await.expect_err("no table");
        assert!(leave.text.get(Language::EN).contains("no such table"), "{leave:?}");
    }
}
