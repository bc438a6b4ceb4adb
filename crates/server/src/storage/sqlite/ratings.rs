//! How strong people are, in the file.

crate::storage::ratings::ratings!(sqlx::SqliteConnection);
