//! A salon as HTTP reaches it: its address, and its answers or why there is none. Knows nothing of who asks.

use std::time::Duration;

use serde::de::DeserializeOwned;
use serde_json::Value;
use tablier_rules::{Text, text};
use ureq::Agent;
use ureq::http::{Response, StatusCode};

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
    pub fn at(address: &str) -> Result<Site, Text> {
        let address = address.trim_end_matches('/');
        let address = match address.split_once("://") {
            Some(("http" | "https", _)) => address.to_owned(),
            Some((other, _)) => {
                return Err(text!(
                    "L'adresse d'un salon commence par http ou https, pas par {other}.",
                    "A salon has an address with http or https, not {other}."
                ));
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
    pub fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Text> {
        let answer = self.agent.get(format!("{}{path}", self.address)).call();
        self.read(answer.map_err(|error| self.unreachable(&error))?)
    }

    /// The text that anybody is given at this path.
    pub fn get_text(&self, path: &str) -> Result<String, Text> {
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
    pub fn read<T: DeserializeOwned>(&self, mut answer: Response<ureq::Body>) -> Result<T, Text> {
        let status = answer.status();
        let body: Value = answer.body_mut().read_json().unwrap_or_default();
        if !status.is_success() {
            return Err(self.refusal(status, &body));
        }
        serde_json::from_value(body).map_err(|_| self.not_understood())
    }

    /// What is said where the salon refuses, with its own reason.
    fn refusal(&self, status: StatusCode, body: &Value) -> Text {
        let at = &self.address;
        let why = |language: &str, unsaid: &str| {
            let said = body["text"][language].as_str().unwrap_or(unsaid);
            said.replace(char::is_control, " ")
        };
        let (fr, en) = (why("fr", "il n'a pas dit pourquoi."), why("en", "it did not say why."));
        text!(
            "Le salon {at} a refusé ({status}) : {fr}",
            "The salon at {at} refused ({status}): {en}"
        )
    }

    /// What is said where the answer is not what a salon of this version would say.
    pub fn not_understood(&self) -> Text {
        let at = &self.address;
        text!(
            "Ce qui répond à {at} n'est pas un salon de cette version.",
            "What answers at {at} is no salon of this version."
        )
    }

    /// What is said where nobody answers.
    pub fn unreachable(&self, error: &ureq::Error) -> Text {
        let at = &self.address;
        text!(
            "Le salon {at} est injoignable : {error}.",
            "The salon at {at} cannot be reached: {error}."
        )
    }
}
