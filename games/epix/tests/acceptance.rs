//! What is asked of any game.

tablier_acceptance::accept!(tablier_epix::Epix, players::stop_may_be_said_at_every_node);
