//! The rules, statement by statement.
