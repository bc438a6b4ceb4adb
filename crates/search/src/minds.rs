//! Which mind plays which game: one line for each game that has a mind of its own.

use std::any::Any;

use tablier_games::abraxas::Abraxas;
use tablier_games::atomix::Atomix;
use tablier_games::disx::DisX;
use tablier_games::epix::Epix;
use tablier_games::six::Six;
use tablier_rules::Game;

use crate::abraxas::AbraxasMind;
use crate::atomix::AtomixMind;
use crate::disx::DisXMind;
use crate::epix::EpixMind;
use crate::six::SixMind;
use crate::{Mind, Sampling};

macro_rules! minds {
    ($($game:ty => $mind:expr),* $(,)?) => {
        /// The mind of a game. A game that has none of its own is played by [`Sampling`], which needs to know nothing.
        pub fn mind<G: Game>() -> &'static dyn Mind<G> {
            let mut found: Option<&'static dyn Mind<G>> = None;
            let place: &mut dyn Any = &mut found;
            $(if let Some(place) = place.downcast_mut::<Option<&'static dyn Mind<$game>>>() {
                *place = Some(&$mind);
            })*
            found.unwrap_or(&Sampling)
        }
    };
}

minds![
    Six => SixMind,
    DisX => DisXMind,
    Abraxas => AbraxasMind,
    Atomix => AtomixMind,
    Epix => EpixMind,
];
