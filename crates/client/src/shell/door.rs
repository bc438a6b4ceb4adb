//! The room where games are played, as it is known from outside: it is loaded when somebody goes in, or when a table calls.

use serde_json::Value;
use tablier_protocol::Card;
use tablier_rules::Message;
use web_sys::Element;

use super::Shell;
use crate::app::Standing;
use crate::games::arrived;
use crate::parts::Reading;
use crate::route::Route;

/// What can be asked of the room from outside.
pub trait RoomDoor: Send + Sync {
    /// Shows the page of a route inside; nothing where it needs what was not brought along, or is not inside.
    fn show(&self, main: &Element, route: &Route) -> Option<Standing>;
    /// What hangs on it; whoever reads it is told of the next one.
    fn sign(&self) -> Sign;
    /// A table tells something; tells whether it was understood.
    fn hear(&self, told: &Value) -> bool;
    /// The salon answers again.
    fn welcome(&self);
    /// Something that was asked of a table was refused.
    fn refused(&self);
    /// Somebody goes to a page: a table they do not go to is left.
    fn leave_for(&self, route: &Route);
    /// Some tables may wait for what this browser adds to their chance.
    fn draw_at(&self, tables: &[Card]);
    /// Another tab of the browser went on with a table that is kept.
    fn stored_elsewhere(&self, table: &str);
    /// A kept table was thrown away.
    fn forget(&self, table: &str);
}

/// What hangs on the door.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sign {
    /// The game that is played at the table that is followed.
    pub game: Option<String>,
    /// Whether a decision waits there.
    pub waits: bool,
    /// Whether there is no such table.
    pub gone: bool,
}

impl Shell {
    /// The room, where it is open.
    pub(super) fn door(&self) -> Option<&'static dyn RoomDoor> {
        self.room.get_untracked()
    }

    /// Opens the room unless it is open.
    pub async fn open_room(self) -> Result<&'static dyn RoomDoor, Message> {
        if let Some(door) = self.door() {
            return Ok(door);
        }
        let open = arrived((self.parts.room)()).await?;
        // Somebody else may have gone in meanwhile.
        let door = self.door().unwrap_or_else(|| open(self));
        self.room.set(Some(door));
        Ok(door)
    }

    /// The pages beside the shelf and the tables, loaded unless they are there.
    pub async fn open_reading(self) -> Result<&'static Reading, Message> {
        if let Some(reading) = self.reading.get_untracked() {
            return Ok(reading);
        }
        let reading = arrived((self.parts.reading)()).await?;
        self.reading.set(Some(reading));
        Ok(reading)
    }

    /// The tables kept here, loaded unless they are there.
    pub async fn open_house(self) -> Result<(), Message> {
        if self.house.get_untracked().is_none() {
            let open = arrived((self.parts.house)()).await?;
            self.house.set(Some(open));
        }
        Ok(())
    }

    /// Lets the tables where something waits to be drawn be looked after: nobody is to wait because somebody reads the shelf meanwhile.
    pub(super) fn look_after(&self, tables: &[Card]) {
        let waiting: Vec<Card> =
            tables.iter().filter(|card| card.waits && card.moves == 0).cloned().collect();
        if waiting.is_empty() {
            return;
        }
        let shell = *self;
        tablier_views::task::spawn_local(async move {
            if let Ok(door) = shell.open_room().await {
                door.draw_at(&waiting);
            }
        });
    }
}
