//! What may leave a salon. Nothing else is sent: a log, the setup of a table, a position, a seed or a salt has no way out, since
//! none of them is [`Wire`].

use serde::Serialize;
use tablier_table::{OpenedChance, Snapshot};

use crate::{Acted, Card, Failure, Lobby, Me, Opened, Ranked, Recovery, SeatRating, ServerMessage};

/// Something that may be sent to clients.
///
/// ```compile_fail
/// fn sends(_: &impl tablier_protocol::Wire) {}
/// fn leaks(setup: &tablier_table::Setup) {
///     sends(setup);
/// }
/// ```
///
/// ```compile_fail
/// fn sends(_: &impl tablier_protocol::Wire) {}
/// fn leaks(entry: &tablier_table::Entry) {
///     sends(entry);
/// }
/// ```
///
/// A seed has no way out even inside of something else:
///
/// ```compile_fail
/// #[derive(serde::Serialize)]
/// struct Shown {
///     seed: tablier_rules::Seed,
/// }
/// ```
pub trait Wire: Serialize {}

impl<V: Serialize> Wire for ServerMessage<V> {}
impl<V: Serialize> Wire for Snapshot<V> {}
impl Wire for OpenedChance {}
impl Wire for Acted {}
impl Wire for Card {}
impl Wire for Failure {}
impl Wire for Lobby {}
impl Wire for Me {}
impl Wire for Opened {}
impl Wire for Ranked {}
impl Wire for Recovery {}
impl Wire for SeatRating {}
impl<T: Wire> Wire for Vec<T> {}
impl<T: Wire> Wire for Option<T> {}
