//! Starts the salon in the page it was loaded into.

fn main() {
    tablier_client::start();
}
