//! Starts the salon in the page it was loaded into. Here, and nowhere else in the page, its games are named.

use tablier_games::RULEBOOKS;

fn main() {
    tablier_client::start(RULEBOOKS);
}
