//! Requests and answers as JSON.

use serde::Serialize;
use serde::de::DeserializeOwned;
use tablier_protocol::{Code, Failure};
use tablier_rules::Language;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

use crate::json;
use crate::messages as m;

/// The address of a file that belongs to this very page: a newer page has its own.
pub fn own_path(name: &str) -> String {
    let root = web_sys::window().and_then(|window| window.document()?.document_element());
    format!("/{}/{name}", root.and_then(|root| root.get_attribute("data-page")).unwrap_or_default())
}

/// Whether the salon has another page than this one by now.
pub async fn has_newer_page() -> bool {
    let own = own_path("");
    // Past what the browser keeps.
    get_text("/index.html?anew").await.is_ok_and(|page| !page.contains(&own))
}

/// Asks for something that is text, and lets it be taken up when it comes.
pub fn fetch(path: String, take: Box<dyn FnOnce(Result<String, Failure>)>) {
    tablier_views::task::spawn_local(async move { take(send(&path, &RequestInit::new()).await) });
}

/// Asks for something that is text.
pub async fn get_text(path: &str) -> Result<String, Failure> {
    send(path, &RequestInit::new()).await
}

/// Asks for a text that is written in several languages, in this one; in English where there is none.
pub fn fetch_written(
    name: String,
    kind: &'static str,
    language: Language,
    take: Box<dyn FnOnce(Result<String, Failure>)>,
) {
    let path = move |language: Language| own_path(&format!("{name}.{}.{kind}", language.tag()));
    tablier_views::task::spawn_local(async move {
        let mut text = get_plain(&path(language)).await;
        if text.is_err() && language != Language::EN {
            text = get_plain(&path(Language::EN)).await;
        }
        take(text);
    });
}

/// Asks for a text that is no page. A network on the way that asks for a password answers with one.
async fn get_plain(path: &str) -> Result<String, Failure> {
    let text = send(path, &RequestInit::new()).await?;
    let is_page = text.trim_start().starts_with('<');
    if is_page { Err(unreachable_salon()) } else { Ok(text) }
}

/// Sends something.
pub async fn post<B: Serialize, T: DeserializeOwned>(path: &str, body: &B) -> Result<T, Failure> {
    let options = RequestInit::new();
    options.set_method("POST");
    if let (Ok(headers), Ok(text)) = (Headers::new(), json::write(body)) {
        let _ = headers.set("content-type", "application/json");
        options.set_headers(&headers);
        options.set_body(&JsValue::from_str(&text));
    }
    let sent = match send(path, &options).await {
        // Whoever is quick is here before the salon knows them: it learns who they are, and is asked again.
        Err(failure) if failure.code == Code::UnknownPerson => {
            send("/api/me", &RequestInit::new()).await?;
            send(path, &options).await?
        }
        sent => sent?,
    };
    read(&sent)
}

async fn send(path: &str, options: &RequestInit) -> Result<String, Failure> {
    let window = web_sys::window().ok_or_else(unreachable_salon)?;
    let answer = JsFuture::from(window.fetch_with_str_and_init(path, options)).await;
    let answer: Response =
        answer.ok().and_then(|answer| answer.dyn_into().ok()).ok_or_else(unreachable_salon)?;
    let text = match answer.text() {
        Ok(text) => JsFuture::from(text).await.ok().and_then(|text| text.as_string()),
        Err(_) => None,
    };
    let text = text.ok_or_else(unreachable_salon)?;
    if answer.ok() {
        return Ok(text);
    }
    Err(json::read(&text).unwrap_or_else(|_| unreachable_salon()))
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    // No content is nothing.
    json::read(if text.is_empty() { "null" } else { text }).map_err(|_| unreachable_salon())
}

/// What is said when the server does not answer as it should.
pub fn unreachable_salon() -> Failure {
    Failure::new(Code::Unreachable, m::salon_silent())
}
