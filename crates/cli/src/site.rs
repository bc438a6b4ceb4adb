//! A salon as HTTP reaches it: its address, and its answers or why there is none. Knows nothing of who asks.

use std::time::Duration;

use serde::de::DeserializeOwned;
use serde_json::Value;
use tablier_rules::Message;
use ureq::Agent;
use ureq::http::{Response, StatusCode};

use crate::messages;

/// How long an answer may take.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(30);

/// Where a salon is.
pub struct Site {
    /// Such as `https://salon.example`, without a slash at the end.
    pub address: String,
    pub agent: Agent,
}

impl Site {
    /// The salon at an address; without http or https it is http.
    pub fn at(address: &str) -> Result<Site, Message> {
        let address = address.trim_end_matches('/');
        let address = match address.split_once("://") {
            Some(("https", _)) if !cfg!(feature = "tls") => {
                return Err(messages::site_no_tls(address));
            }
            Some(("http" | "https", _)) => address.to_owned(),
            Some((other, _)) => {
                return Err(messages::site_scheme(other));
            }
            None => format!("http://{address}"),
        };
        let agent = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(ANSWER_TIMEOUT))
            .build()
            .new_agent();
        Ok(Site { address, agent })
    }

    /// What anybody is told at this path.
    pub fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Message> {
        let answer = self.agent.get(format!("{}{path}", self.address)).call();
        self.read(answer.map_err(|error| self.unreachable(&error))?)
    }

    /// The text that anybody is given at this path.
    pub fn get_text(&self, path: &str) -> Result<String, Message> {
        let answer = self.agent.get(format!("{}{path}", self.address)).call();
        let mut answer = answer.map_err(|error| self.unreachable(&error))?;
        if !answer.status().is_success() {
            return Err(
                self.refusal(answer.status(), &answer.body_mut().read_json().unwrap_or_default())
            );
        }
        answer.body_mut().read_to_string().map_err(|_| self.not_understood())
    }

    /// What an answer says.
    pub fn read<T: DeserializeOwned>(
        &self,
        mut answer: Response<ureq::Body>,
    ) -> Result<T, Message> {
        let status = answer.status();
        let body: Value = answer.body_mut().read_json().unwrap_or_default();
        if !status.is_success() {
            return Err(self.refusal(status, &body));
        }
        serde_json::from_value(body).map_err(|_| self.not_understood())
    }

    /// What is said where the salon refuses, with its own reason.
    fn refusal(&self, status: StatusCode, body: &Value) -> Message {
        let at = &self.address;
        let said = serde_json::from_value::<Message>(body["text"].clone()).ok();
        let why = said.map(|said| said.with_words(|words| words.replace(char::is_control, " ")));
        messages::site_refused(at, status, why.unwrap_or_else(messages::site_silent))
    }

    /// What is said where the answer is not what a salon of this version would say.
    pub fn not_understood(&self) -> Message {
        let at = &self.address;
        messages::site_no_salon(at)
    }

    /// What is said where nobody answers.
    pub fn unreachable(&self, error: &ureq::Error) -> Message {
        let at = &self.address;
        messages::site_unreachable(at, error)
    }
}
