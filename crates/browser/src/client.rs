//! Starts the salon in the page it was loaded into. Here, and nowhere else in the page, its games are named. Each of them is a part of
//! the page by itself, which is loaded when its box is opened; so are the room where they are played, and the pages beside it.

use tablier_client::{GameBox, NotLoaded, Parts};

/// A box for each game. What is reached from the function of a game alone, and from nothing else, is cut out of the page.
macro_rules! boxes {
    ($($game:ident)+) => {
        $(#[cfg_attr(target_family = "wasm", expect(unsafe_code, reason = "the mark of a part"))]
        mod $game {
            use tablier_games::$game::Position;
            use tablier_rules::{Rulebook, RulebookOf};
            use wasm_split_helpers::{SplitLoaderError, wasm_split};

            #[wasm_split($game, fallible)]
            pub fn rules() -> Result<&'static dyn Rulebook, SplitLoaderError> {
                Ok(const { &RulebookOf::<Position>::new() })
            }
        })+

        static BOXES: &[GameBox] = &[$(GameBox {
            lid: const { &tablier_rules::RulebookOf::<tablier_games::$game::Position>::new() },
            open: || Box::pin(async { $game::rules().await.map_err(|_| NotLoaded) }),
        }),+];
    };
}

tablier_games::each_game!(boxes);

#[cfg_attr(target_family = "wasm", expect(unsafe_code, reason = "the marks of the parts"))]
mod parts {
    use tablier_client::{OpenRoom, READING, ROOM, Reading};
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    #[wasm_split(room, fallible)]
    pub fn room() -> Result<OpenRoom, SplitLoaderError> {
        Ok(ROOM)
    }

    #[wasm_split(reading, fallible)]
    pub fn reading() -> Result<&'static Reading, SplitLoaderError> {
        Ok(&READING)
    }
}

static PARTS: Parts = Parts {
    games: BOXES,
    room: || Box::pin(async { parts::room().await.map_err(|_| NotLoaded) }),
    reading: || Box::pin(async { parts::reading().await.map_err(|_| NotLoaded) }),
};

fn main() {
    tablier_client::start(&PARTS);
}
