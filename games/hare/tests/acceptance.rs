//! What is asked of a game of rules alone.

tablier_acceptance::accept_rules!(tablier_hare::Hare);
