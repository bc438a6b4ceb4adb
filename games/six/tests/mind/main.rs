//! The machine player of SIX keeps its promises.

mod exhaust;
mod forced;
mod promises;

use tablier_six::View;
