//! The salon as a program reaches it by HTTP: who it is, what it is called, and opening a table.

use serde_json::{Value, json};
use tablier_protocol::{Me, NewTable, Opened, VERSION, is_program};
use tablier_rules::Message;
use tablier_table::PersonId;

use crate::messages;
use crate::site::Site;

/// Where a salon is, and who comes to it.
pub struct SalonAccess {
    pub token: String,
    pub me: Me,
    site: Site,
}

impl SalonAccess {
    /// Comes in: with a token as whom it belongs to, without one as somebody new.
    pub fn enter(
        address: &str,
        token: Option<&str>,
        name: Option<&str>,
    ) -> Result<SalonAccess, Message> {
        let site = Site::at(address)?;
        let me = Me { person: PersonId(0), name: String::new(), named: false };
        let token = token.unwrap_or_default().to_owned();
        let mut salon = SalonAccess { token, me, site };
        salon.present()?;
        if name.is_some() || !is_program(&salon.me.name) {
            let name = name.unwrap_or(&salon.me.name);
            let body = json!({ "name": name, "program": true });
            salon.me = salon.post("/api/me", &body)?;
        }
        Ok(salon)
    }

    /// Asks who it is, and takes the token that somebody new is given.
    fn present(&mut self) -> Result<(), Message> {
        let mut request = self.site.agent.get(format!("{}/api/me", self.site.address));
        if !self.token.is_empty() {
            request = request.header("Authorization", format!("Bearer {}", self.token));
        }
        let answer = request.call().map_err(|error| self.site.unreachable(&error))?;
        let cookie = answer.headers().get("set-cookie").and_then(|value| value.to_str().ok());
        let given = cookie.and_then(|cookie| cookie.split(';').next()?.strip_prefix("tablier="));
        match given.map(str::to_owned) {
            Some(_) if !self.token.is_empty() => {
                return Err(messages::token_unknown());
            }
            Some(token) => self.token = token,
            None => {}
        }
        self.me = self.site.read(answer)?;
        Ok(())
    }

    /// Opens a table and gives its name.
    pub fn open(&self, new: &NewTable) -> Result<String, Message> {
        let opened: Opened = self.post("/api/tables", &json!(new))?;
        Ok(opened.table)
    }

    /// Such as `https://salon.example`, without a slash at the end.
    pub fn address(&self) -> &str {
        &self.site.address
    }

    /// Where people find a table.
    pub fn link(&self, table: &str) -> String {
        format!("{}/table/{table}", self.site.address)
    }

    /// Where the websocket is.
    pub fn websocket(&self) -> String {
        // http becomes ws, and https wss.
        format!("ws{}/ws?protocol={VERSION}", self.site.address.trim_start_matches("http"))
    }

    fn post<T: serde::de::DeserializeOwned>(&self, path: &str, body: &Value) -> Result<T, Message> {
        let answer = self
            .site
            .agent
            .post(format!("{}{path}", self.site.address))
            .header("Authorization", format!("Bearer {}", self.token))
            .send_json(body)
            .map_err(|error| self.site.unreachable(&error))?;
        self.site.read(answer)
    }
}
