//! Where in the page something stands.

use web_sys::Element;

use crate::signals::RwSignal;

/// The element that a tag became, once it stands in the page.
#[derive(Clone, Copy)]
pub struct NodeRef(RwSignal<Option<Element>>);

impl NodeRef {
    /// Of nothing yet.
    #[expect(
        clippy::new_without_default,
        reason = "it takes a place among the signals, which is not done by the way"
    )]
    pub fn new() -> NodeRef {
        NodeRef(RwSignal::new(None))
    }

    pub fn get(self) -> Option<Element> {
        self.0.get()
    }

    pub fn get_untracked(self) -> Option<Element> {
        self.0.get_untracked()
    }

    pub(crate) fn stands(self, element: Element) {
        self.0.try_set(Some(element));
    }
}
