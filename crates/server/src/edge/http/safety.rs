//! What every request has to pass, and the headers every answer carries.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use tablier_protocol::{Code, messages};

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

use super::App;
use super::refused::{Answer, Refused};
use crate::limits::network;
use crate::storage::StorageError;

/// What a page may load and run.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
     img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; object-src 'none'; \
     base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// Where a request comes from: an address, or of the newer kind the network it is in.
#[derive(Clone, Copy, Debug)]
pub struct Address(pub IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Address> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        Ok(Address(address(app, &parts.headers, peer)))
    }
}

fn address(app: &App, headers: &HeaderMap, peer: Option<IpAddr>) -> IpAddr {
    // The last one is the one the proxy itself saw, perhaps in a line of its own.
    let told = headers.get_all("x-forwarded-for").iter().next_back().filter(|_| app.behind_proxy);
    let told = told.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    network(told.or(peer).unwrap_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED)))
}

/// Whether the client came by TLS.
pub fn is_secure(app: &App, headers: &HeaderMap) -> bool {
    app.behind_proxy && headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
}

/// Whether a request comes from the salon's own pages, or from no page at all.
fn is_own(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = host(app, headers);
    let origin = origin.to_str().unwrap_or_default();
    let origin = origin.split_once("://").map_or("", |(_, host)| host);
    host.is_some_and(|host| !origin.is_empty() && host.as_bytes() == origin.as_bytes())
}

/// What the salon is called by whoever asks.
fn host<'a>(app: &App, headers: &'a HeaderMap) -> Option<&'a HeaderValue> {
    let forwarded = headers.get("x-forwarded-host").filter(|_| app.behind_proxy);
    forwarded.or_else(|| headers.get(header::HOST))
}

/// Where the salon is for whoever asks, such as `http://127.0.0.1:7777`.
pub fn place(app: &App, headers: &HeaderMap) -> Option<String> {
    let scheme = if is_secure(app, headers) { "https" } else { "http" };
    host(app, headers)?.to_str().ok().map(|host| format!("{scheme}://{host}"))
}

/// Lets a request through, or says why not.
pub async fn check(
    State(app): State<App>,
    address: Address,
    request: Request,
    next: Next,
) -> Response {
    let answer = match admit(&app, address, &request) {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    };
    if let Some(error) = answer.extensions().get::<StorageError>() {
        app.salon.ground.health.heard(error);
    }
    let mut answer = answer;
    for (name, value) in HEADERS {
        // A page that was sent says itself which of its scripts may run.
        answer.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    answer
}

/// What a page of ours may load and run: the same as any, and the scripts that stand in it, by their hashes.
pub fn policy_of(page: &str) -> String {
    let scripts = page.split("<script>").skip(1).filter_map(|rest| rest.split_once("</script>"));
    let hashes = scripts
        .map(|(script, _)| format!(" 'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(script))));
    let allowed = format!("'wasm-unsafe-eval'{}", hashes.collect::<String>());
    POLICY.replace("'wasm-unsafe-eval'", &allowed)
}

/// Who names the salon twice, by no name, or by another than where the request goes means to be understood in two ways.
fn check_host(request: &Request) -> Answer<()> {
    let mut named = request.headers().get_all(header::HOST).iter();
    let once = named.next().filter(|_| named.next().is_none());
    let host = once.and_then(|host| host.to_str().ok()).filter(|host| is_host(host));
    let goes_to = request.uri().authority();
    match host {
        Some(host) if goes_to.is_none_or(|place| place.as_str().eq_ignore_ascii_case(host)) => {
            Ok(())
        }
        _ => Err(Refused::new(Code::BadHost, messages::host_header())),
    }
}

/// Whether this names a computer: a name or an address, and perhaps a port.
fn is_host(host: &str) -> bool {
    let (name, port) = match host.rsplit_once(':') {
        // The colons of an address of the newer kind stand between brackets.
        Some((name, port)) if !port.ends_with(']') => (name, port),
        _ => (host, ""),
    };
    let is_port = port.len() <= 5 && port.bytes().all(|b| b.is_ascii_digit());
    let address = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
    let is_named = match address {
        Some(address) => address.parse::<Ipv6Addr>().is_ok(),
        None => {
            let is_letter = |b: u8| b.is_ascii_alphanumeric() || b"-._".contains(&b);
            !name.is_empty() && name.bytes().all(is_letter)
        }
    };
    is_port && is_named
}

fn admit(app: &App, Address(address): Address, request: &Request) -> Answer<()> {
    let too_many = messages::too_many_requests();
    let taken = app.requests.take(address, app.salon.ground.watch.now());
    taken.map_err(|wait| Refused::for_a_while(Code::TooManyRequests, too_many, wait))?;
    check_host(request)?;
    let safe = request.method().is_safe() && request.uri().path() != "/ws";
    if !safe && !is_own(app, request.headers()) {
        return Err(Refused::new(Code::ForeignPage, messages::foreign_page()));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_may_run_the_scripts_that_stand_in_it_and_no_others() {
        let page = "<head><script>alert(1)</script><script src=\"a.js\"></script><script>alert(2)</script>";
        let policy = policy_of(page);
        // As `printf 'alert(1)' | openssl dgst -sha256 -binary | base64` says.
        let [first, second] = [
            "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
            "'sha256-4axlHpxgDbFzJObpXPFZgZhULrEGgJiud3OwxN9unHg='",
        ];
        assert!(
            policy.contains(&format!("script-src 'self' 'wasm-unsafe-eval' {first} {second};")),
            "{policy}"
        );
        assert!(!policy.contains("script-src 'self' 'unsafe-inline'"));
        assert_eq!(policy_of("<p>nothing runs</p>"), POLICY);
    }

    #[test]
    fn a_host_is_a_name_or_an_address_and_perhaps_a_port() {
        let good = [
            "salon",
            "Salon.example",
            "salon.example.",
            "my_salon:7777",
            "192.0.2.7:80",
            "[::1]",
            "[2001:db8::7]:7777",
        ];
        for host in good {
            assert!(is_host(host), "{host}");
        }
        let bad = [
            "",
            ":80",
            "a, b",
            "a,b",
            "a b",
            "a b\"<>",
            "user@salon",
            "salon/x",
            "salon:port",
            "salon:123456",
            "a:b:80",
            "::1",
            "[::1",
            "[]",
            "[salon]",
            "é",
        ];
        for host in bad {
            assert!(!is_host(host), "{host}");
        }
    }
}
