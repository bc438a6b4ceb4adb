//! Starts the machine players in their thread. Here, and nowhere else in it, their minds are named. Each is a part by itself, which is
//! loaded when a machine is first to play its game.

#[macro_use]
mod part;

use std::future::Future;
use std::pin::Pin;

use tablier_rules::Game;
use tablier_search::Minds;

/// The mind of each game, and how one comes by it.
macro_rules! minds {
    ($($game:ident)+) => {
        $(mod $game {
            use tablier_games::$game::Position;
            use tablier_rules::RulebookOf;
            use tablier_search::Minds;

            static MIND: Minds = Minds::new(&[&RulebookOf::<Position>::new()]);

            part!($game, mind, Minds, MIND);
        })+

        fn open(slug: &str) -> Pin<Box<dyn Future<Output = Option<Minds>>>> {
            $(if slug == tablier_games::$game::Position::SLUG {
                return Box::pin(async { $game::mind().await.ok() });
            })+
            Box::pin(async { None })
        }
    };
}

tablier_games::each_game!(minds);

fn main() {
    tablier_worker::listen(open);
}
