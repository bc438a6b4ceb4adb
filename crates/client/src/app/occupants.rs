//! What stands in the frame, for as long as it does.

use std::any::Any;

use tablier_views::prelude::*;

/// Something that stands in the page until this is let go.
pub type Standing = Box<dyn Any>;

/// What stands in the frame now.
#[derive(Clone, Copy)]
pub struct Occupants(StoredValue<(u32, Vec<Standing>)>);

impl Occupants {
    /// Nothing yet.
    pub fn new() -> Occupants {
        Occupants(StoredValue::new((0, Vec::new())))
    }

    /// Takes away whatever stands there.
    pub fn clear(self) {
        let gone = self.0.try_update_value(|(scene, standing)| {
            *scene += 1;
            std::mem::take(standing)
        });
        // What is let go may look here again.
        drop(gone);
    }

    /// Which scene it is: another number after each time it was cleared.
    pub fn scene(self) -> u32 {
        self.0.with_value(|(scene, _)| *scene)
    }

    /// Keeps something until they are cleared.
    pub fn keep(self, one: Standing) {
        self.0.update_value(|(_, standing)| standing.push(one));
    }
}
