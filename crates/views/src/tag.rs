//! An element that is to stand in the page.

use wasm_bindgen::JsCast;
use web_sys::Event;

use crate::place::NodeRef;
use crate::view::{IntoView, View};

/// What is done when something happens to an element.
pub(crate) type Handler = Box<dyn FnMut(Event)>;

/// What an attribute says; nothing where it is not to be there.
pub(crate) enum Value {
    Fixed(Option<String>),
    Changing(Box<dyn Fn() -> Option<String>>),
}

/// What can be said by an attribute.
pub trait IntoValue {
    fn into_value(self) -> Option<String>;
}

impl IntoValue for String {
    fn into_value(self) -> Option<String> {
        Some(self)
    }
}

impl IntoValue for &str {
    fn into_value(self) -> Option<String> {
        Some(self.to_owned())
    }
}

/// An attribute that is there or not.
impl IntoValue for bool {
    fn into_value(self) -> Option<String> {
        self.then(String::new)
    }
}

impl<V: IntoValue> IntoValue for Option<V> {
    fn into_value(self) -> Option<String> {
        self.and_then(V::into_value)
    }
}

/// An element that is to stand in the page.
pub struct Tag {
    pub(crate) name: &'static str,
    pub(crate) attributes: Vec<(&'static str, Value)>,
    /// What is in a field.
    pub(crate) value: Option<Value>,
    pub(crate) acts: Vec<(&'static str, Handler)>,
    pub(crate) html: Option<String>,
    pub(crate) node: Option<NodeRef>,
    pub(crate) children: Vec<View>,
}

/// An element of this name.
pub fn tag(name: &'static str) -> Tag {
    Tag {
        name,
        attributes: Vec::new(),
        value: None,
        acts: Vec::new(),
        html: None,
        node: None,
        children: Vec::new(),
    }
}

impl Tag {
    /// Its classes.
    pub fn class(self, classes: impl IntoValue) -> Tag {
        self.attr("class", classes)
    }

    /// One class more, if it is so.
    pub fn class_if(mut self, class: &str, is_so: bool) -> Tag {
        if !is_so {
            return self;
        }
        let classes = self.attributes.iter_mut().find(|(name, _)| *name == "class");
        match classes {
            Some((_, Value::Fixed(Some(classes)))) => *classes += &format!(" {class}"),
            _ => return self.class(class),
        }
        self
    }

    /// An attribute that stays as it is.
    pub fn attr(mut self, name: &'static str, value: impl IntoValue) -> Tag {
        self.attributes.push((name, Value::Fixed(value.into_value())));
        self
    }

    /// An attribute that changes.
    pub fn attr_of<V: IntoValue>(
        mut self,
        name: &'static str,
        value: impl Fn() -> V + 'static,
    ) -> Tag {
        let value = Value::Changing(Box::new(move || value().into_value()));
        self.attributes.push((name, value));
        self
    }

    /// What a field has in it until somebody types something else.
    pub fn value(mut self, value: impl IntoValue) -> Tag {
        self.value = Some(Value::Fixed(value.into_value()));
        self
    }

    /// What a field has in it, whenever that changes.
    pub fn value_of<V: IntoValue>(mut self, value: impl Fn() -> V + 'static) -> Tag {
        self.value = Some(Value::Changing(Box::new(move || value().into_value())));
        self
    }

    /// What is done when something happens to it.
    pub fn on<E: JsCast + 'static>(
        mut self,
        event: &'static str,
        mut act: impl FnMut(E) + 'static,
    ) -> Tag {
        self.acts.push((event, Box::new(move |event| act(event.unchecked_into()))));
        self
    }

    /// What is in it, as it is written.
    pub fn html(mut self, html: impl Into<String>) -> Tag {
        self.html = Some(html.into());
        self
    }

    /// Lets somebody know the element once it stands.
    pub fn node(mut self, node: NodeRef) -> Tag {
        self.node = Some(node);
        self
    }

    /// What is in it, behind what is in it already.
    pub fn child(mut self, child: impl IntoView) -> Tag {
        self.children.push(child.into_view());
        self
    }
}
