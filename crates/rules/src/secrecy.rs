//! A position holds every secret of a game, so it must have no way to leave: it cannot be serialised, and whoever makes it so
//! cannot compile.

/// Refuses to compile where a type can be serialised.
///
/// ```
/// struct Position {
///     hidden: u8,
/// }
/// tablier_rules::assert_cannot_be_serialised!(Position);
/// ```
///
/// ```compile_fail
/// #[derive(serde::Serialize)]
/// struct Position {
///     hidden: u8,
/// }
/// tablier_rules::assert_cannot_be_serialised!(Position);
/// ```
#[macro_export]
macro_rules! assert_cannot_be_serialised {
    ($position:ty) => {
        const _: () = {
            // Every type has the first; one that can be serialised has the second too, and then nobody knows which is meant.
            trait Unserialised<Way> {
                const HOLDS: () = ();
            }
            struct Plain;
            struct Serialised;
            impl<T: ?Sized> Unserialised<Plain> for T {}
            impl<T: ?Sized + $crate::Serialize> Unserialised<Serialised> for T {}
            <$position as Unserialised<_>>::HOLDS
        };
    };
}
