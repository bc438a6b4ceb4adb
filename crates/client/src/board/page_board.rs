//! The drawing itself: keeps the elements of a scene in the page, and lets them move to where the next scene has them.

use std::collections::HashMap;
use std::time::Duration;

use tablier_geometry::{Point, Rect};
use tablier_rules::compass::{Arrow, next, reading_order};
use tablier_rules::{Action, Item, Scene, Short};
use tablier_views::prelude::{request_animation_frame, set_timeout};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node, SvgElement};

use super::plan::{Course, Pose, course};
use super::{SVG, marker};
use tablier_rules::{Speech, spoken_parts, view_box};

/// How a scene is shown.
#[derive(Clone, Copy)]
pub struct Showing<'a> {
    /// How long things take to move, in milliseconds.
    pub step: u32,
    /// Whether what can be clicked is offered.
    pub offers: bool,
    /// What a hint points at.
    pub hint: Option<&'a str>,
    /// How words are shown.
    pub speech: Speech<'a>,
}

pub struct PageBoard {
    svg: SvgElement,
    drawn: HashMap<String, Drawn>,
    frame: Option<Rect>,
    /// What can be clicked, and where it is.
    offers: Vec<(String, Point)>,
    /// Which of these the Tab key leads to.
    current: Option<String>,
    /// Where the focus was before it vanished with what had it.
    lost_focus: Option<Point>,
    /// What a hint pointed at last.
    marked: Option<String>,
}

struct Drawn {
    element: Element,
    pose: Pose,
    inside: String,
    attributes: String,
}

impl PageBoard {
    /// A board in this element, with nothing on it.
    pub fn new(svg: SvgElement) -> PageBoard {
        svg.set_inner_html("");
        PageBoard {
            svg,
            drawn: HashMap::new(),
            frame: None,
            offers: Vec::new(),
            current: None,
            lost_focus: None,
            marked: None,
        }
    }

    /// Shows a scene.
    pub fn show(&mut self, scene: &Scene, showing: Showing<'_>) {
        let focused = self.focused();
        if let Some(drawn) = focused.as_ref().and_then(|id| self.drawn.get(id)) {
            self.lost_focus = Some(drawn.pose.at);
        }
        let _ = self.svg.style().set_property("--step", &format!("{}ms", showing.step));
        self.reframe(scene.frame, showing.step);
        self.offers.clear();
        if showing.offers {
            let offered = scene.items.iter().filter(|item| item.action.is_some());
            self.offers = offered.map(|item| (item.id.clone(), item.at)).collect();
            let places: Vec<Point> = self.offers.iter().map(|(_, place)| *place).collect();
            let order = reading_order(&places);
            let kept = self.current.take().filter(|id| self.offers.iter().any(|(o, _)| o == id));
            let first = || order.first().map(|&index| self.offers[index].0.clone());
            self.current = kept.or_else(first);
        }
        marker::clear(&self.svg);
        let mut before = std::mem::take(&mut self.drawn);
        let mut arrivals = Vec::new();
        let mut cursor = self.svg.first_child();
        for item in &scene.items {
            let old = before.remove(&item.id);
            let way = course(item, old.as_ref().map(|old| old.pose));
            if let Course::Leaves { from, to } = way {
                if let Some(ghost) = self.ghost(item, old, from, showing) {
                    put(&self.svg, &ghost, &mut cursor);
                    arrivals.push((ghost, to, "0"));
                }
                continue;
            }
            let is_new = old.is_none();
            let Some(drawn) = self.draw(item, old, showing) else { continue };
            put(&self.svg, &drawn.element, &mut cursor);
            let pose = match way {
                Course::Stays(pose) => {
                    place(&drawn.element, pose);
                    pose
                }
                Course::Comes { from, to, travels } => {
                    if showing.step == 0 {
                        place(&drawn.element, to);
                    } else if is_new {
                        place(&drawn.element, from);
                        let opacity = if travels { "1" } else { "0" };
                        style(&drawn.element, "opacity", opacity);
                        arrivals.push((drawn.element.clone(), to, "1"));
                    }
                    to
                }
                Course::Leaves { to, .. } => to,
            };
            self.drawn.insert(item.id.clone(), Drawn { pose, ..drawn });
        }
        for (_, gone) in before {
            fade(gone.element, showing.step);
        }
        if !arrivals.is_empty() {
            // The browser has to have seen where things come from.
            let _ = self.svg.get_bounding_client_rect();
            for (element, pose, opacity) in arrivals {
                place(&element, pose);
                style(&element, "opacity", opacity);
            }
        }
        self.keep_focus(focused);
        self.mark(showing.hint);
    }

    /// Outlines what a hint points at, and brings it into sight when it is new.
    fn mark(&mut self, hint: Option<&str>) {
        let hinted = hint.and_then(|id| self.drawn.get(id));
        if let Some(thing) = hinted {
            marker::outline(&self.svg, &thing.element, &thing.inside);
        }
        let before = std::mem::replace(&mut self.marked, hint.map(str::to_owned));
        if let Some(thing) = hinted.filter(|_| before.as_deref() != hint) {
            // What is asked may still change its height.
            let element = thing.element.clone();
            request_animation_frame(move || {
                marker::bring_into_sight(&element);
            });
        }
    }

    /// Gives the focus back to the thing that had it, or, if that is gone, to what is nearest once something is offered.
    fn keep_focus(&mut self, before: Option<String>) {
        let Some(place) = self.lost_focus else { return };
        if self.focused().is_some() || !nothing_has_focus() {
            self.lost_focus = None;
            return;
        }
        let distance = |(_, at): &&(String, Point)| at.distance(place);
        let nearest = self.offers.iter().min_by(|a, b| distance(a).total_cmp(&distance(b)));
        let same = before.filter(|id| self.offers.iter().any(|(offered, _)| offered == id));
        if let Some(id) = same.or(nearest.map(|(id, _)| id.clone())) {
            self.lost_focus = None;
            self.focus(&id);
        }
    }

    /// An element for an item that is only drawn while it leaves.
    fn ghost(
        &self,
        item: &Item,
        old: Option<Drawn>,
        from: Pose,
        showing: Showing<'_>,
    ) -> Option<Element> {
        if showing.step == 0 {
            if let Some(old) = old {
                old.element.remove();
            }
            return None;
        }
        let drawn = self.draw(item, old, showing)?;
        place(&drawn.element, from);
        let element = drawn.element.clone();
        set_timeout(move || element.remove(), Duration::from_millis(showing.step.into()));
        Some(drawn.element)
    }

    /// The element of an item, made or mended.
    fn draw(&self, item: &Item, old: Option<Drawn>, showing: Showing<'_>) -> Option<Drawn> {
        let inside = spoken_parts(&item.parts, showing.speech);
        let action = item.action.as_ref().filter(|_| showing.offers);
        let label = match (&item.label, &item.hint) {
            (Some(label), Some(hint)) => {
                format!("{} ({})", showing.speech.say(label), showing.speech.say(hint))
            }
            (Some(label), None) => showing.speech.say(label),
            _ => String::new(),
        };
        let is_current = self.current.as_ref() == Some(&item.id);
        let hinted = showing.hint == Some(item.id.as_str());
        let class = format!(
            "item{}{}{}",
            item.emphasis.class(),
            if action.is_some() { act_class(action) } else { "" },
            if hinted { " hinted" } else { "" }
        );
        let attributes = format!("{class}|{label}|{is_current}");
        let pose = Pose { at: item.at, turn: item.turn };
        let drawn = match old {
            Some(old) => {
                if old.inside != inside {
                    old.element.set_inner_html(&inside);
                }
                if old.attributes == attributes {
                    return Some(Drawn { inside, ..old });
                }
                Drawn { inside, attributes, ..old }
            }
            None => {
                let document = web_sys::window()?.document()?;
                let element = document.create_element_ns(Some(SVG), "g").ok()?;
                element.set_inner_html(&inside);
                Drawn { element, pose, inside, attributes }
            }
        };
        let set = |name: &str, value: Option<&str>| {
            let _ = match value {
                Some(value) => drawn.element.set_attribute(name, value),
                None => drawn.element.remove_attribute(name),
            };
        };
        set("class", Some(&class));
        let label = Some(label.as_str()).filter(|label| !label.is_empty());
        set("aria-label", label);
        match action {
            Some(_) => {
                set("role", Some("button"));
                set("data-id", Some(&item.id));
                set("tabindex", Some(if is_current { "0" } else { "-1" }));
            }
            None => {
                set("role", Some(if label.is_some() { "img" } else { "presentation" }));
                set("data-id", None);
                set("tabindex", None);
            }
        }
        Some(drawn)
    }

    /// Shows another part of the plane, gently.
    fn reframe(&mut self, frame: Rect, step: u32) {
        let before = self.frame.replace(frame);
        let svg = self.svg.clone();
        match before {
            Some(before) if before != frame && step > 0 => {
                let begun = js_sys::Date::now();
                glide(svg, before, frame, begun, f64::from(step));
            }
            Some(before) if before == frame => {}
            _ => {
                let _ = svg.set_attribute("viewBox", &view_box(frame));
            }
        }
    }

    /// The id of the thing that has the focus.
    pub fn focused(&self) -> Option<String> {
        let active = web_sys::window()?.document()?.active_element()?;
        if !self.svg.contains(Some(&active)) {
            return None;
        }
        active.get_attribute("data-id")
    }

    /// Gives a thing the focus.
    pub fn focus(&mut self, id: &str) {
        if let Some(old) = self.current.replace(id.to_owned()).and_then(|id| self.drawn.get(&id)) {
            let _ = old.element.set_attribute("tabindex", "-1");
        }
        if let Some(drawn) = self.drawn.get(id) {
            let _ = drawn.element.set_attribute("tabindex", "0");
            if let Some(element) = drawn.element.dyn_ref::<SvgElement>() {
                let _ = element.focus();
            }
        }
    }

    /// Moves the focus in a direction.
    pub fn move_focus(&mut self, arrow: Arrow) {
        let places: Vec<Point> = self.offers.iter().map(|(_, place)| *place).collect();
        let here = self.focused().or(self.current.clone());
        let from = here.and_then(|id| self.offers.iter().find(|(o, _)| *o == id).map(|o| o.1));
        let Some(from) = from else { return };
        if let Some(index) = next(&places, from, arrow) {
            let id = self.offers[index].0.clone();
            self.focus(&id);
        }
    }
}

fn nothing_has_focus() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    let active = document.and_then(|document| document.active_element());
    active.is_none_or(|active| active.tag_name().eq_ignore_ascii_case("body"))
}

fn act_class(action: Option<&Action>) -> &'static str {
    match action {
        Some(Action::Play(_)) => " act plays",
        Some(_) => " act",
        None => "",
    }
}

/// Puts an element where the cursor stands, moving nothing that is in its place already.
fn put(svg: &SvgElement, element: &Element, cursor: &mut Option<Node>) {
    let node: &Node = element;
    if cursor.as_ref().is_some_and(|at| at.is_same_node(Some(node))) {
        *cursor = node.next_sibling();
    } else {
        let _ = svg.insert_before(node, cursor.as_ref());
    }
}

fn place(element: &Element, pose: Pose) {
    let (x, y, turn) = (Short(pose.at.x), Short(pose.at.y), Short(pose.turn));
    style(element, "transform", &format!("translate({x}px,{y}px) rotate({turn}deg)"));
}

fn style(element: &Element, name: &str, value: &str) {
    let style = match element.dyn_ref::<SvgElement>() {
        Some(element) => element.style(),
        None => match element.dyn_ref::<HtmlElement>() {
            Some(element) => element.style(),
            None => return,
        },
    };
    let _ = style.set_property(name, value);
}

fn fade(element: Element, step: u32) {
    if step == 0 {
        element.remove();
        return;
    }
    let _ = element.set_attribute("class", "item going");
    let _ = element.remove_attribute("data-id");
    let _ = element.remove_attribute("tabindex");
    style(&element, "opacity", "0");
    set_timeout(move || element.remove(), Duration::from_millis(step.into()));
}

fn glide(svg: SvgElement, from: Rect, to: Rect, begun: f64, step: f64) {
    request_animation_frame(move || {
        let t = ((js_sys::Date::now() - begun) / step).clamp(0.0, 1.0) as f32;
        let eased = t * t * (3.0 - 2.0 * t);
        let now = Rect { min: from.min.lerp(to.min, eased), max: from.max.lerp(to.max, eased) };
        let _ = svg.set_attribute("viewBox", &view_box(now));
        if t < 1.0 {
            glide(svg, from, to, begun, step);
        }
    });
}
