//! Where a salon is kept, as whoever runs it says it.

use std::convert::Infallible;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

#[cfg(feature = "postgres")]
use super::Postgres;
#[cfg(not(feature = "postgres"))]
use super::StorageError;
use super::{Held, Kept, Sqlite, Storage};
use crate::storage::company::Company;

/// A file, or the address of a PostgreSQL database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Database {
    /// An SQLite file.
    File(PathBuf),
    /// The address of a PostgreSQL database.
    Postgres(String),
}

/// What is asked of a database before anything is entrusted to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Durability {
    /// It keeps what it says it keeps.
    #[default]
    Demanded,
    /// Nothing: whoever runs the salon has been told what may be lost.
    AsItIs,
}

/// A place that was opened.
pub struct Opened {
    /// What is kept there.
    pub storage: Arc<dyn Storage>,
    /// Whom it is shared with, where several can.
    pub company: Option<Arc<dyn Company>>,
}

impl Database {
    /// Takes the place for one salon alone, where it is a file. A database of PostgreSQL is for many.
    pub fn hold(&self) -> Kept<Option<Held>> {
        match self {
            Database::File(path) => Held::take(path).map(Some),
            Database::Postgres(_) => Ok(None),
        }
    }

    /// Looks at it while it may be in use, without changing anything.
    pub async fn look_at(&self) -> Kept<Arc<dyn Storage>> {
        Ok(match self {
            Database::File(path) => Arc::new(Sqlite::look_at(path).await?),
            Database::Postgres(url) => look_at_postgres(url).await?,
        })
    }

    /// Opens it. Tables of a node that was not heard of for as long as a lease lasts are taken by others.
    pub async fn open(&self, lease: Duration, durability: Durability) -> Kept<Opened> {
        Ok(match self {
            Database::File(path) => {
                Opened { storage: Arc::new(Sqlite::open(path).await?), company: None }
            }
            Database::Postgres(url) => open_postgres(url, lease, durability).await?,
        })
    }
}

#[cfg(feature = "postgres")]
async fn look_at_postgres(url: &str) -> Kept<Arc<dyn Storage>> {
    Ok(Arc::new(Postgres::look_at(url).await?))
}

#[cfg(not(feature = "postgres"))]
async fn look_at_postgres(_: &str) -> Kept<Arc<dyn Storage>> {
    Err(StorageError::NoPostgres)
}

#[cfg(feature = "postgres")]
async fn open_postgres(url: &str, lease: Duration, durability: Durability) -> Kept<Opened> {
    let postgres = Arc::new(Postgres::open(url, lease, durability).await?);
    let storage = Arc::clone(&postgres) as Arc<dyn Storage>;
    Ok(Opened { storage, company: Some(postgres) })
}

#[cfg(not(feature = "postgres"))]
async fn open_postgres(_: &str, _: Duration, _: Durability) -> Kept<Opened> {
    Err(StorageError::NoPostgres)
}

impl FromStr for Database {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Database, Infallible> {
        let postgres = ["postgres://", "postgresql://"].iter().any(|start| text.starts_with(start));
        Ok(match postgres {
            true => Database::Postgres(text.to_owned()),
            false => Database::File(PathBuf::from(text)),
        })
    }
}

/// Without the name and the password of whoever uses it, and without its options, which may hold some too.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::File(path) => write!(f, "{}", path.display()),
            Database::Postgres(url) => {
                let address = url.split_once("://").map_or("", |(_, address)| address);
                let address = address.split('?').next().unwrap_or_default();
                let place = address.rsplit_once('@').map_or(address, |(_, place)| place);
                write!(f, "postgres://{place}")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Database {
        text.parse().expect("anything names a place")
    }

    #[test]
    fn an_address_is_postgresql_and_anything_else_a_file() {
        assert_eq!(read("postgres://h/d"), Database::Postgres("postgres://h/d".to_owned()));
        assert_eq!(read("postgresql:///d"), Database::Postgres("postgresql:///d".to_owned()));
        assert_eq!(read("/srv/salon.db"), Database::File(PathBuf::from("/srv/salon.db")));
    }

    #[test]
    fn passwords_are_not_shown() {
        let shown = read("postgres://me:p@ss@host:5432/salon?password=x").to_string();
        assert_eq!(shown, "postgres://host:5432/salon");
        assert_eq!(read("salon.db").to_string(), "salon.db");
    }
}
