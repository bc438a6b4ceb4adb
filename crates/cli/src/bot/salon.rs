//! The salon as a program reaches it by HTTP: who it is, what it is called, and opening a table.

use std::time::Duration;

use serde_json::{Value, json};
use tablier_protocol::{Me, NewTable, Opened, is_program};
use tablier_table::PersonId;
use ureq::Agent;
use ureq::http::Response;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where a salon is, and who comes to it.
pub struct Salon {
    /// Such as `https://salon.example`, without a slash at the end.
    pub address: String,
    pub token: String,
    pub me: Me,
    agent: Agent,
}

impl Salon {
    /// Comes in: with a token as whom it belongs to, without one as somebody new.
    pub fn enter(address: &str, token: Option<&str>, name: Option<&str>) -> Result<Salon, String> {
        let address = address.trim_end_matches('/');
        let address = match address.split_once("://") {
            Some(("http" | "https", _)) => address.to_owned(),
            Some((other, _)) => {
                return Err(format!("A salon has an address with http or https, not {other}."));
            }
            None => format!("http://{address}"),
        };
        let agent = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .build()
            .new_agent();
        let me = Me { person: PersonId(0), name: String::new(), named: false };
        let token = token.unwrap_or_default().to_owned();
        let mut salon = Salon { address, token, me, agent };
        salon.present()?;
        if name.is_some() || !is_program(&salon.me.name) {
            let name = name.unwrap_or(&salon.me.name);
            let body = json!({ "name": name, "program": true });
            salon.me = salon.post("/api/me", &body)?;
        }
        Ok(salon)
    }

    /// Asks who it is, and takes the token that somebody new is given.
    fn present(&mut self) -> Result<(), String> {
        let mut request = self.agent.get(format!("{}/api/me", self.address));
        if !self.token.is_empty() {
            request = request.header("Authorization", format!("Bearer {}", self.token));
        }
        let answer = request.call().map_err(|error| self.unreachable(&error))?;
        let cookie = answer.headers().get("set-cookie").and_then(|value| value.to_str().ok());
        let given = cookie.and_then(|cookie| cookie.split(';').next()?.strip_prefix("tablier="));
        match given.map(str::to_owned) {
            Some(_) if !self.token.is_empty() => {
                return Err("The salon does not know this token: leave --token out to come as \
                            somebody new."
                    .to_owned());
            }
            Some(token) => self.token = token,
            None => {}
        }
        self.me = self.read(answer)?;
        Ok(())
    }

    /// Opens a table and gives its name.
    pub fn open(&self, new: &NewTable) -> Result<String, String> {
        let opened: Opened = self.post("/api/tables", &json!(new))?;
        Ok(opened.table)
    }

    /// Where people find a table.
    pub fn link(&self, table: &str) -> String {
        format!("{}/table/{table}", self.address)
    }

    /// Where the websocket is.
    pub fn websocket(&self) -> String {
        // http becomes ws, and https wss.
        format!("ws{}/ws", self.address.trim_start_matches("http"))
    }

    fn post<T: serde::de::DeserializeOwned>(&self, path: &str, body: &Value) -> Result<T, String> {
        let answer = self
            .agent
            .post(format!("{}{path}", self.address))
            .header("Authorization", format!("Bearer {}", self.token))
            .send_json(body)
            .map_err(|error| self.unreachable(&error))?;
        self.read(answer)
    }

    fn read<T: serde::de::DeserializeOwned>(
        &self,
        mut answer: Response<ureq::Body>,
    ) -> Result<T, String> {
        let status = answer.status();
        let body: Value = answer.body_mut().read_json().unwrap_or_default();
        if !status.is_success() {
            let why = body["text"]["en"].as_str().unwrap_or("it did not say why.");
            return Err(format!("The salon at {} refused ({status}): {why}", self.address));
        }
        serde_json::from_value(body)
            .map_err(|_| format!("What answers at {} is no salon of this version.", self.address))
    }

    fn unreachable(&self, error: &ureq::Error) -> String {
        format!("The salon at {} cannot be reached: {error}.", self.address)
    }
}
