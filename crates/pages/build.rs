//! Reads the catalogues.

fn main() {
    tablier_catalogue::build();
}
