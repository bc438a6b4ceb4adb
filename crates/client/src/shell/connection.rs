//! The connection to the server, kept up.

use std::time::Duration;

use tablier_protocol::{Act, ClientMessage, Code, Failure};
use tablier_rules::{Message, typeset};
use tablier_views::prelude::*;

use super::{Connection, Shell};
use crate::link::backoff::wait;
use crate::link::http::fetch;
use crate::link::socket::{Socket, SocketEvent};
use crate::link::told::NotUnderstood;
use crate::messages as m;

/// How long the server may be silent when it was asked something.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(5);
/// How long an act waits that the server could not take in just then.
const RETRY_DELAY: Duration = Duration::from_secs(2);

impl Shell {
    pub(super) fn connect(&self) {
        let shell = *self;
        let socket = Socket::open(move |sign| match sign {
            SocketEvent::Told(told) => {
                shell.inner.update_value(|inner| inner.heard += 1);
                shell.hear(*told);
            }
            SocketEvent::NotUnderstood(not) => shell.did_not_understand(&not),
            SocketEvent::Closed => shell.lost(),
        });
        self.inner.update_value(|inner| {
            inner.heard += 1;
            inner.socket = socket;
        });
    }

    /// The server is newer than the page: whoever reads it is asked to load it anew, and whoever looks for a fault is told why.
    pub(super) fn did_not_understand(&self, NotUnderstood(kind): &NotUnderstood) {
        warn(&format!("The salon said something that this page does not understand: \"{kind}\"."));
        self.inner.update_value(|inner| inner.heard += 1);
        self.notice.set(Some(m::reload()));
    }

    fn lost(&self) {
        self.connection.set(Connection::Offline);
        let failures = self.inner.try_update_value(|inner| {
            inner.failures += 1;
            inner.failures - 1
        });
        self.ask_why();
        let shell = *self;
        let pause = wait(failures.unwrap_or(0), js_sys::Math::random());
        let again = move || {
            if !shell.is_up() {
                shell.connect();
            }
        };
        set_timeout(again, Duration::from_millis(pause.into()));
    }

    /// A browser does not say why a websocket was refused: whether the person is kept out is asked for.
    fn ask_why(&self) {
        let shell = *self;
        let take = move |answer: Result<String, Failure>| {
            let refused = answer.err().filter(|failure| failure.code == Code::KeptOut);
            shell.closed.set(refused.map(|failure| failure.text));
        };
        fetch("/api/me".to_owned(), Box::new(take));
    }

    /// Why there is no connection, as far as more is known than that.
    pub fn why_offline(&self, otherwise: Message) -> String {
        let l = self.language();
        match self.closed.get() {
            Some(why) => typeset(&why.get(l), l),
            None => otherwise.get(l),
        }
    }

    fn is_up(&self) -> bool {
        self.inner.with_value(|inner| inner.socket.as_ref().is_some_and(Socket::is_up))
    }

    /// Makes sure of the connection whenever the device may have slept or changed its network.
    pub(super) fn watch_connection(&self) {
        let shell = *self;
        for sign in ["online", "pageshow", "visibilitychange"] {
            window_event_listener(sign, move |_: Event| {
                if !document().hidden() {
                    shell.make_sure();
                }
            })
            .for_ever();
        }
    }

    /// Connects where there is no connection; where there seems to be one, it has to prove it soon.
    fn make_sure(&self) {
        if !self.is_up() {
            return self.connect();
        }
        self.send(&ClientMessage::Ping);
        let (shell, heard) = (*self, self.inner.with_value(|inner| inner.heard));
        let look = move || {
            if shell.inner.with_value(|inner| inner.heard) == heard {
                shell.connection.set(Connection::Offline);
                shell.connect();
            }
        };
        set_timeout(look, ANSWER_TIMEOUT);
    }

    /// Sends something to the salon, where it can be reached.
    pub fn send(&self, ask: &ClientMessage) {
        self.inner.with_value(|inner| {
            if let Some(socket) = &inner.socket {
                socket.send(ask);
            }
        });
    }

    /// Notes that something is to be done at a table until it is answered; gives its name and the message.
    pub fn put_out(&self, table: &str, act: Act) -> Option<(String, ClientMessage)> {
        self.inner.try_update_value(|inner| {
            let chance = inner.chance;
            inner.outbox.put(table, act, chance)
        })
    }

    /// Makes sure of the connection if an act is not answered soon.
    pub fn expect_answer(&self, id: String) {
        let shell = *self;
        let look = move || {
            let waits = shell.inner.with_value(|inner| inner.outbox.get(&id).is_some());
            if waits && shell.connection.get_untracked() == Connection::Online {
                shell.make_sure();
            }
        };
        set_timeout(look, ANSWER_TIMEOUT);
    }

    /// Sends an act again after a while, if it still waits for an answer then.
    pub(super) fn send_later(&self, id: String) {
        let shell = *self;
        let send = move || {
            let ask = shell.inner.with_value(|inner| inner.outbox.get(&id).cloned());
            if let Some(ask) = ask {
                shell.send(&ask);
            }
        };
        set_timeout(send, RETRY_DELAY);
    }
}

/// Writes a warning to the console.
fn warn(sentence: &str) {
    web_sys::console::warn_1(&sentence.into());
}
