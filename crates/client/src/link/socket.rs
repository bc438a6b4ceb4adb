//! The websocket itself.

use tablier_protocol::{ClientMessage, VERSION};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{MessageEvent, WebSocket};

use super::told::{self, NotUnderstood, Told};
use crate::json;

/// What happens on the connection.
pub enum SocketEvent {
    /// The server says something.
    Told(Box<Told>),
    /// The server says something that this page does not understand.
    NotUnderstood(NotUnderstood),
    /// It is gone.
    Closed,
}

type Listener<T> = Closure<dyn FnMut(T)>;

/// A connection; it ends when this is dropped.
pub struct Socket {
    socket: WebSocket,
    _listeners: (Listener<MessageEvent>, Listener<JsValue>),
}

impl Socket {
    /// Connects.
    pub fn open(hear: impl Fn(SocketEvent) + Clone + 'static) -> Option<Socket> {
        let location = web_sys::window()?.location();
        let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
        let socket =
            WebSocket::new(&format!("{scheme}://{}/ws?protocol={VERSION}", location.host().ok()?))
                .ok()?;
        let say = hear.clone();
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            let text = message.data().as_string().unwrap_or_default();
            say(match told::tell(&text) {
                Ok(told) => SocketEvent::Told(Box::new(told)),
                Err(not) => SocketEvent::NotUnderstood(not),
            });
        });
        let closed = Closure::<dyn FnMut(JsValue)>::new(move |_| hear(SocketEvent::Closed));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Some(Socket { socket, _listeners: (heard, closed) })
    }

    /// Whether it stands or is about to.
    pub fn is_up(&self) -> bool {
        matches!(self.socket.ready_state(), WebSocket::CONNECTING | WebSocket::OPEN)
    }

    /// Sends a message; tells whether it left.
    pub fn send(&self, ask: &ClientMessage) -> bool {
        let text = json::write(ask);
        self.socket.ready_state() == WebSocket::OPEN
            && text.is_ok_and(|text| self.socket.send_with_str(&text).is_ok())
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}
