//! What is asked of any game.

tablier_acceptance::accept!(tablier_six::Six, players::random_games_have_wins_that_could_be_missed);
