//! Starts the machine players in their thread. Here, and nowhere else in it, their minds are named.

use tablier_games::MINDS;

fn main() {
    tablier_worker::listen(MINDS);
}
