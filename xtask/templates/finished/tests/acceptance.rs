//! What is asked of any game.

tablier_acceptance::accept!(tablier_noughts::Noughts);
