//! One game between machines, and how sure a share of many is. Knows no game.

use tablier_rules::{Level, Match, Seed, Viewer, mix};
use tablier_search::{Minded, Player, Thinking};

/// Plays a game to its end, each seat at its level.
pub fn play<G: Minded>(options: &G::Options, levels: &[Level], seed: u64) -> Match<G> {
    let mut playing = Match::<G>::new(options.clone(), Seed(seed)).expect("the options are fine");
    while let Some(seat) = playing.position().deciders().first() {
        let view = playing.position().view(Viewer::Seat(seat));
        let player = Player::Level(levels[seat.index()]);
        let chance = mix(seed ^ mix(playing.moves().len() as u64));
        let mut never = || false;
        let mut thinking = Thinking::new(player.strength(), chance, &mut never);
        let choice = player.choose::<G>(&view, seat, &mut thinking).expect("a decider chooses");
        for mv in std::iter::once(choice.mv).chain(choice.then) {
            let position = playing.position();
            // The rest of a plan ends where somebody else has a say.
            if position.deciders().first() != Some(seat) || !position.is_legal(seat, mv) {
                break;
            }
            let reveals = position.reveals(seat, mv);
            playing.play(seat, mv).expect("it is legal");
            if reveals {
                break;
            }
        }
    }
    playing
}

/// A share of so many with Wilson's score interval at 95 %, such as `52.0 % (42–62)`.
pub fn share(won: f64, of: f64) -> String {
    const Z: f64 = 1.959_964;
    if of == 0.0 {
        return "–".to_owned();
    }
    let share = won / of;
    let scale = 1.0 + Z * Z / of;
    let middle = (share + Z * Z / (2.0 * of)) / scale;
    let half = Z * (share * (1.0 - share) / of + Z * Z / (4.0 * of * of)).sqrt() / scale;
    let percent = |share: f64| 100.0 * share;
    format!("{:.1} % ({:.0}–{:.0})", percent(share), percent(middle - half), percent(middle + half))
}
