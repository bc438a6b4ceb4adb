//! An element that stands in the page.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Reflect;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, Node};

use super::{Spot, Standing, become_all};
use crate::browser::document;
use crate::signals::follow;
use crate::tag::{Handler, Tag, Value};

const SVG: &str = "http://www.w3.org/2000/svg";

/// An element that stands in the page, with what it was told to be.
pub struct StandingElement {
    name: &'static str,
    element: Element,
    /// What was said by attributes; nothing of those that change by themselves.
    attributes: Vec<(&'static str, Option<String>)>,
    value: Option<String>,
    listeners: Vec<Listener>,
    html: Option<String>,
    /// Whether somebody else holds it.
    is_held: bool,
    children: Vec<Standing>,
}

/// What an element listens to.
struct Listener {
    element: Element,
    event: &'static str,
    act: Rc<RefCell<Handler>>,
    /// What the browser calls.
    heard: Closure<dyn Fn(Event)>,
}

/// An element that was taken out of the page may still be told of what happened before.
impl Drop for Listener {
    fn drop(&mut self) {
        let heard = self.heard.as_ref().unchecked_ref();
        let _ = self.element.remove_event_listener_with_callback(self.event, heard);
    }
}

impl StandingElement {
    pub fn put(tag: Tag, spot: Spot<'_>) -> StandingElement {
        let element = match tag.name {
            "svg" => document().create_element_ns(Some(SVG), tag.name),
            name => document().create_element(name),
        };
        let element = element.expect("a tag has a name that an element can have");
        let mut standing = StandingElement {
            name: tag.name,
            element,
            attributes: Vec::new(),
            value: None,
            listeners: Vec::new(),
            html: None,
            is_held: false,
            children: Vec::new(),
        };
        standing.become_tag(tag);
        spot.put(&standing.element);
        standing
    }

    pub fn node(&self) -> &Node {
        &self.element
    }

    /// Whether it can be told to be this. What somebody holds is theirs, and is not made into something else.
    pub fn can_become(&self, tag: &Tag) -> bool {
        self.name == tag.name
            && !self.is_held
            && tag.node.is_none()
            && self.html.is_some() == tag.html.is_some()
    }

    pub fn become_tag(&mut self, tag: Tag) {
        self.say(tag.attributes);
        self.listen(tag.acts);
        if self.html != tag.html {
            self.element.set_inner_html(tag.html.as_deref().unwrap_or_default());
            self.html = tag.html;
        }
        let children = std::mem::take(&mut self.children);
        self.children =
            become_all(children, tag.children, Spot { parent: &self.element, before: None });
        // A field that is to have something in it must know first what it can have: a slider its ends.
        self.fill(tag.value);
        if let Some(node) = tag.node {
            self.is_held = true;
            node.stands(self.element.clone());
        }
    }

    fn say(&mut self, attributes: Vec<(&'static str, Value)>) {
        let before = std::mem::take(&mut self.attributes);
        for (name, _) in &before {
            if attributes.iter().all(|(kept, _)| kept != name) {
                let _ = self.element.remove_attribute(name);
            }
        }
        for (name, value) in attributes {
            match value {
                Value::Fixed(value) => {
                    let said = before.iter().find(|(known, _)| *known == name);
                    if said.is_none_or(|(_, said)| *said != value) {
                        say(&self.element, name, value.as_deref());
                    }
                    self.attributes.push((name, value));
                }
                Value::Changing(value) => {
                    let element = self.element.clone();
                    let mut said = None;
                    follow(Box::new(move || {
                        let now = value();
                        if said.as_ref() != Some(&now) {
                            say(&element, name, now.as_deref());
                            said = Some(now);
                        }
                    }));
                    self.attributes.push((name, None));
                }
            }
        }
    }

    fn listen(&mut self, acts: Vec<(&'static str, Handler)>) {
        for listener in &self.listeners {
            if acts.iter().all(|(event, _)| *event != listener.event) {
                drop(listener.act.replace(Box::new(|_| {})));
            }
        }
        for (event, act) in acts {
            match self.listeners.iter().find(|listener| listener.event == event) {
                Some(listener) => drop(listener.act.replace(act)),
                None => self.listeners.push(Listener::new(&self.element, event, act)),
            }
        }
    }

    fn fill(&mut self, value: Option<Value>) {
        match value {
            Some(Value::Fixed(value)) if self.value != value => {
                fill(&self.element, value.as_deref());
                self.value = value;
            }
            Some(Value::Changing(value)) => {
                let element = self.element.clone();
                follow(Box::new(move || fill(&element, value().as_deref())));
            }
            Some(Value::Fixed(_)) | None => {}
        }
    }
}

fn say(element: &Element, name: &str, value: Option<&str>) {
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}

/// Puts words into a field. Where they are in it already nothing is done: that would move whoever is typing.
fn fill(element: &Element, value: Option<&str>) {
    let (name, value) = (JsValue::from("value"), JsValue::from(value.unwrap_or_default()));
    if Reflect::get(element, &name).ok().as_ref() != Some(&value) {
        let _ = Reflect::set(element, &name, &value);
    }
}

impl Listener {
    fn new(element: &Element, event: &'static str, act: Handler) -> Listener {
        let act = Rc::new(RefCell::new(act));
        let called = act.clone();
        let heard = Closure::<dyn Fn(Event)>::new(move |event| {
            // What is done may make the same thing happen once more; that is done by whoever is at it.
            if let Ok(mut act) = called.try_borrow_mut() {
                act(event);
            }
        });
        let _ = element.add_event_listener_with_callback(event, heard.as_ref().unchecked_ref());
        Listener { element: element.clone(), event, act, heard }
    }
}
