//! What is served over HTTP: the client, the interface for programs, and the websocket.

mod accepted;
mod admin;
mod answer;
mod asked;
mod covers;
mod document;
mod files;
mod guest;
mod me;
mod ratings;
mod refused;
mod safety;
mod sent;
mod site;
mod tables;
mod wording;

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tablier_protocol::{Code, VERSION, messages};

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Router, middleware};
use serde::Deserialize;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use crate::config::Config;
use crate::edge::ws;
use crate::limits::Limit;
use crate::people::mailbox::Reads;
use crate::salon::Salon;
use asked::InQuery;
use document::Documents;
use files::Files;
use guest::{Guest, come_in};
use refused::{Answer, Refused};
use safety::Address;

/// The largest body of a request.
const LARGEST_BODY: usize = 64 * 1_024;
/// The largest message of a client.
const LARGEST_MESSAGE: usize = 16 * 1_024;
/// How long an answer may take.
const ANSWER_WITHIN: Duration = Duration::from_secs(20);
/// The description of the interface.
const OPENAPI: &str = include_str!("http/openapi.json");

/// What all requests share.
#[derive(Clone)]
pub struct App {
    salon: Arc<Salon>,
    documents: Arc<Documents>,
    files: Files,
    behind_proxy: bool,
    private_metrics: bool,
    requests: Arc<Limit<IpAddr>>,
    newcomers: Arc<Limit<IpAddr>>,
    guesses: Arc<Limit<IpAddr>>,
}

impl App {
    /// A salon to be served.
    pub fn new(salon: Arc<Salon>, config: &Config) -> App {
        App {
            documents: Arc::new(Documents::new(salon.ground.rulebooks)),
            salon,
            files: Files::of(config.site.as_ref()),
            behind_proxy: config.behind_proxy,
            private_metrics: config.private_metrics,
            requests: Arc::new(Limit::new(config.rules.requests)),
            newcomers: Arc::new(Limit::new(config.rules.newcomers)),
            guesses: Arc::new(Limit::new(config.rules.guesses)),
        }
    }
}

/// What answers every request.
pub fn router(app: App) -> Router {
    let api = Router::new()
        .route("/", get(async || ([(header::CONTENT_TYPE, "application/json")], OPENAPI)))
        .route("/games", get(tables::games))
        .route("/tables", get(tables::lobby).post(tables::open))
        .route("/tables/{table}", get(tables::show))
        .route("/tables/{table}/acts", post(tables::act))
        .route("/tables/{table}/record", get(tables::record))
        .route("/tables/{table}/picture.svg", get(tables::picture))
        .route("/tables/{table}/code.svg", get(tables::code))
        .route("/tables/{table}/ratings", get(ratings::of_table))
        .route("/ratings/{game}", get(ratings::strongest))
        .route("/me", get(me::show).post(me::rename))
        .route("/me/tables", get(me::tables))
        .route("/me/recovery", post(me::recovery))
        .route("/recover", post(me::recover))
        .route("/admin/people", get(admin::people))
        .route("/admin/tables/{table}", get(admin::table))
        .route("/admin/tables/{table}/close", post(admin::close))
        .route("/admin/tables/{table}/unsay", post(admin::unsay))
        .route("/admin/people/{person}/ban", post(admin::ban))
        .route("/admin/rated", get(admin::rated))
        .route("/admin/restart", post(admin::restart))
        .fallback(async || Refused::new(Code::NothingHere, messages::nothing_here()))
        .layer(middleware::map_response(not_stored))
        .layer(TimeoutLayer::with_status_code(StatusCode::GATEWAY_TIMEOUT, ANSWER_WITHIN))
        .layer(DefaultBodyLimit::max(LARGEST_BODY));
    Router::new()
        .nest("/api", api)
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .route("/covers/{name}", get(covers::cover))
        .route("/written/{language}/{kind}", get(document::kept))
        .fallback(site::file)
        .layer(CompressionLayer::new())
        .route("/ws", get(websocket))
        .layer(middleware::map_response(worded))
        .layer(middleware::from_fn_with_state(app.clone(), safety::check))
        .with_state(app)
}

/// A refusal that was made without a word gets the sentence that belongs to it.
async fn worded(answer: Response) -> Response {
    if answer.headers().contains_key(header::CONTENT_TYPE) {
        return answer;
    }
    let status = answer.status();
    let refused = match status {
        StatusCode::METHOD_NOT_ALLOWED => {
            Refused::new(Code::MethodRefused, messages::method_refused())
        }
        StatusCode::GATEWAY_TIMEOUT => Refused::new(Code::TookTooLong, messages::took_too_long()),
        _ => return answer,
    };
    let mut said = refused.into_response();
    for (name, value) in answer.headers() {
        said.headers_mut().entry(name).or_insert_with(|| value.clone());
    }
    not_stored(said).await
}

/// What is told of people and tables is nobody else's, and soon no longer true.
async fn not_stored(mut answer: Response) -> Response {
    let no_store = HeaderValue::from_static("no-store");
    answer.headers_mut().entry(header::CACHE_CONTROL).or_insert(no_store);
    answer
}

/// Whether people can be sent here. What else is to be known stands below: a damage of one table keeps nobody from the others.
async fn health(State(app): State<App>) -> Response {
    let salon = &app.salon;
    if salon.tables.closing.load(Ordering::Relaxed) {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n").into_response();
    }
    let (status, state) = match salon.tables.can_write().await {
        Ok(()) => (StatusCode::OK, "ok".to_owned()),
        Err(error) => {
            (StatusCode::SERVICE_UNAVAILABLE, format!("the database cannot be written: {error}"))
        }
    };
    (status, format!("{state}\n{}", salon.ground.health.text())).into_response()
}

async fn metrics(
    State(app): State<App>,
    address: Address,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    if app.private_metrics {
        admin::check(&app, address, &headers).await?;
    }
    let salon = &app.salon;
    salon
        .ground
        .figures
        .machines_longest_wait_microseconds
        .set(salon.tables.machines.longest_wait());
    salon.ground.figures.damages.set(salon.ground.health.damages() as u64);
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], salon.ground.figures.text()))
}

/// What a client says of itself when it connects.
#[derive(Deserialize)]
struct Connecting {
    /// The version of the messages that it understands; who says nothing understands the first.
    protocol: Option<String>,
}

impl Connecting {
    fn reads(&self) -> Answer<Reads> {
        let unknown = || Refused::new(Code::ProtocolUnknown, messages::protocol_unknown(VERSION));
        self.protocol.as_deref().map_or(Some(Reads::Words), Reads::of).ok_or_else(unknown)
    }
}

async fn websocket(
    State(app): State<App>,
    InQuery(connecting): InQuery<Connecting>,
    address: Address,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    let reads = connecting.reads()?;
    let needed = |_| Refused::new(Code::WebsocketNeeded, messages::websocket_needed());
    let upgrade = upgrade.map_err(needed)?;
    let (Guest(me), cookie) = come_in(&app, address, &headers).await?;
    if app.salon.people.connected.clients(me.person) >= app.salon.ground.rules.connections {
        return Err(Refused::new(Code::TooManyWindows, messages::too_many_windows()));
    }
    let salon = Arc::clone(&app.salon);
    let answer = upgrade
        .read_buffer_size(2 * 1_024)
        .write_buffer_size(4 * 1_024)
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .on_upgrade(move |socket| ws::serve(salon, socket, me, reads));
    Ok((cookie, answer).into_response())
}
