//! Starts the salon in the page it was loaded into. Here, and nowhere else in the page, its games are named. Each of them is a part of
//! the page by itself, which is loaded when its box is opened; so are the room where they are played, and the pages beside it.

#[macro_use]
mod part;

use tablier_client::{GameBox, NotLoaded, Parts};

/// A box for each game.
macro_rules! boxes {
    ($($game:ident)+) => {
        $(mod $game {
            use tablier_games::$game::Position;
            use tablier_rules::{Rulebook, RulebookOf};

            part!($game, rules, &'static dyn Rulebook, const { &RulebookOf::<Position>::new() });
        })+

        static BOXES: &[GameBox] = &[$(GameBox {
            lid: const { &tablier_rules::RulebookOf::<tablier_games::$game::Position>::new() },
            open: || Box::pin(async { $game::rules().await.map_err(|_| NotLoaded) }),
        }),+];
    };
}

tablier_games::each_game!(boxes);

mod parts {
    use tablier_client::{HOUSE, HousePart, OpenRoom, READING, ROOM, Reading};

    part!(room, room, OpenRoom, ROOM);
    part!(house, house, &'static HousePart, &HOUSE);
    part!(reading, reading, &'static Reading, &READING);
}

static PARTS: Parts = Parts {
    games: BOXES,
    room: || Box::pin(async { parts::room().await.map_err(|_| NotLoaded) }),
    reading: || Box::pin(async { parts::reading().await.map_err(|_| NotLoaded) }),
    house: || Box::pin(async { parts::house().await.map_err(|_| NotLoaded) }),
};

fn main() {
    tablier_client::start(&PARTS);
}
