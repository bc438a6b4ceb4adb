//! What stands in the page, and how it becomes what is to be seen: only what differs is changed.

mod element;
mod part;

use wasm_bindgen::JsCast;
use web_sys::{Node, Text};

use crate::browser::document;
use crate::view::View;
use element::StandingElement;
use part::StandingPart;

/// What stands in the page.
pub enum Standing {
    Nothing,
    Text(Text, String),
    Element(Box<StandingElement>),
    Several(Vec<Standing>),
    Part(StandingPart),
}

/// Where something is put: into which element, and before what.
#[derive(Clone, Copy)]
pub struct Spot<'a> {
    pub parent: &'a Node,
    pub before: Option<&'a Node>,
}

impl Spot<'_> {
    fn put(self, node: &Node) {
        let _ = self.parent.insert_before(node, self.before);
    }
}

impl Standing {
    /// Puts a view into the page.
    pub fn put(view: View, spot: Spot<'_>) -> Standing {
        match view {
            View::Nothing => Standing::Nothing,
            View::Text(words) => {
                let node = document().create_text_node(&words);
                spot.put(&node);
                Standing::Text(node, words)
            }
            View::Tag(tag) => Standing::Element(Box::new(StandingElement::put(*tag, spot))),
            View::Several(views) => Standing::Several(become_all(Vec::new(), views, spot)),
            View::Changing(draw) => Standing::Part(StandingPart::put(draw, spot)),
        }
    }

    /// What stands here becomes this. What comes behind it stands before `spot.before`.
    pub fn become_view(self, view: View, spot: Spot<'_>) -> Standing {
        match (self, view) {
            (Standing::Text(node, before), View::Text(words)) => {
                if before != words {
                    node.set_data(&words);
                }
                Standing::Text(node, words)
            }
            (Standing::Element(mut element), View::Tag(tag)) if element.can_become(&tag) => {
                element.become_tag(*tag);
                Standing::Element(element)
            }
            (Standing::Several(all), View::Several(views)) => {
                Standing::Several(become_all(all, views, spot))
            }
            (Standing::Part(part), View::Changing(draw)) => Standing::Part(part.become_part(draw)),
            (old, view) => {
                let new = Standing::put(view, spot);
                old.remove();
                new
            }
        }
    }

    /// The first of its nodes.
    pub fn first(&self) -> Option<Node> {
        match self {
            Standing::Nothing => None,
            Standing::Text(node, _) => Some(node.clone().unchecked_into()),
            Standing::Element(element) => Some(element.node().clone()),
            Standing::Several(all) => all.iter().find_map(Standing::first),
            Standing::Part(part) => Some(part.first()),
        }
    }

    /// Takes it out of the page.
    pub fn remove(self) {
        match self {
            Standing::Nothing => {}
            Standing::Text(node, _) => take_out(&node),
            Standing::Element(element) => take_out(element.node()),
            Standing::Several(all) => all.into_iter().for_each(Standing::remove),
            Standing::Part(part) => part.remove(),
        }
    }
}

fn take_out(node: &Node) {
    if let Some(parent) = node.parent_node() {
        let _ = parent.remove_child(node);
    }
}

/// What stands one after the other becomes these, the last one first: so it is known what each stands before.
fn become_all(standing: Vec<Standing>, views: Vec<View>, spot: Spot<'_>) -> Vec<Standing> {
    let mut before = spot.before.cloned();
    let count = views.len();
    let mut old: Vec<Option<Standing>> = standing.into_iter().map(Some).collect();
    old.drain(count.min(old.len())..).flatten().for_each(Standing::remove);
    old.resize_with(count, || None);
    let mut new: Vec<Standing> = Vec::with_capacity(count);
    for (old, view) in old.into_iter().zip(views).rev() {
        let spot = Spot { parent: spot.parent, before: before.as_ref() };
        let standing = match old {
            Some(old) => old.become_view(view, spot),
            None => Standing::put(view, spot),
        };
        before = standing.first().or(before);
        new.push(standing);
    }
    new.reverse();
    new
}
