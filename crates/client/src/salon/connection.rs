//! The connection to the server, kept up.

use std::time::Duration;

use leptos::prelude::*;

use super::{Connection, Salon};
use crate::link::backoff::wait;
use crate::link::socket::{Sign, Socket};

impl Salon {
    pub(super) fn connect(&self) {
        let salon = *self;
        let socket = Socket::open(move |sign| match sign {
            Sign::Open => {}
            Sign::Tell(tell) => salon.hear(*tell),
            Sign::Closed => salon.lost(),
        });
        self.inner.update_value(|inner| inner.socket = socket);
    }

    fn lost(&self) {
        self.connection.set(Connection::Offline);
        let failures = self.inner.try_update_value(|inner| {
            inner.failures += 1;
            inner.failures - 1
        });
        let salon = *self;
        let pause = wait(failures.unwrap_or(0), js_sys::Math::random());
        set_timeout(move || salon.connect(), Duration::from_millis(pause.into()));
    }
}
