//! What is asked of any game.

tablier_acceptance::accept!(tablier_disx::DisX, players::stop_may_be_said_at_every_node);
