//! Marks what is loaded by itself. Without the feature `parts` a program is whole: everything is there at once, which is built sooner.

/// A function that gives a part. What is reached from it alone, and from nothing else, is cut out of the page.
macro_rules! part {
    ($part:ident, $name:ident, $given:ty, $what:expr) => {
        #[cfg(feature = "parts")]
        #[wasm_split_helpers::wasm_split($part, fallible)]
        pub fn $name() -> Result<$given, wasm_split_helpers::SplitLoaderError> {
            Ok($what)
        }

        #[cfg(not(feature = "parts"))]
        pub async fn $name() -> Result<$given, std::convert::Infallible> {
            Ok($what)
        }
    };
}
