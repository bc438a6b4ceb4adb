//! Who follows whom, and who belongs to whom. Knows no values.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

/// The number of something in the graph; it is not used again for something else, as long as anybody could still ask for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Id {
    place: u32,
    generation: u32,
}

/// How far something is from what it follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum State {
    Current,
    /// Something further up changed; perhaps it makes no difference here.
    Unsure,
    Outdated,
}

/// What is run when something is outdated; tells whether those who follow it are outdated then.
pub type Run = Rc<RefCell<dyn FnMut() -> bool>>;

/// One thing in the graph.
struct Node {
    value: Option<Rc<dyn Any>>,
    run: Option<Run>,
    /// Whether it is run by itself, or only when somebody asks.
    eager: bool,
    state: State,
    sources: Vec<Id>,
    followers: Vec<Id>,
    owner: Option<Id>,
    /// How many own it, one through the other.
    depth: u32,
    owned: Vec<Id>,
    cleanups: Vec<Box<dyn FnOnce()>>,
    contexts: Vec<Rc<dyn Any>>,
}

#[derive(Default)]
struct Graph {
    /// Each place with how often it was used.
    places: Vec<(u32, Option<Node>)>,
    free: Vec<u32>,
    /// Who owns what is made now.
    owner: Option<Id>,
    /// Who follows what is read now.
    follower: Option<Id>,
    /// What is to be run, owners before what they own: that is made anew by them, or ends.
    waiting: Vec<(u32, Id)>,
    /// Lets what waits be run soon.
    schedule: Option<fn()>,
    is_scheduled: bool,
}

thread_local! {
    static GRAPH: RefCell<Graph> = RefCell::default();
}

impl Graph {
    fn get(&self, id: Id) -> Option<&Node> {
        let (generation, node) = self.places.get(id.place as usize)?;
        node.as_ref().filter(|_| *generation == id.generation)
    }

    fn get_mut(&mut self, id: Id) -> Option<&mut Node> {
        let (generation, node) = self.places.get_mut(id.place as usize)?;
        node.as_mut().filter(|_| *generation == id.generation)
    }

    fn add(&mut self, node: Node) -> Id {
        let place = self.free.pop().unwrap_or_else(|| {
            self.places.push((0, None));
            self.places.len() as u32 - 1
        });
        let held = &mut self.places[place as usize];
        held.1 = Some(node);
        let id = Id { place, generation: held.0 };
        if let Some(owner) = self.owner.and_then(|owner| self.get_mut(owner)) {
            owner.owned.push(id);
        }
        id
    }

    /// Takes something out, and no longer lets it follow.
    fn take(&mut self, id: Id) -> Option<Node> {
        self.get(id)?;
        self.unfollow(id);
        let held = &mut self.places[id.place as usize];
        held.0 += 1;
        self.free.push(id.place);
        held.1.take()
    }

    /// Takes it off the lists of whatever it follows.
    fn unfollow(&mut self, id: Id) {
        let sources = self.get_mut(id).map(|node| std::mem::take(&mut node.sources));
        for source in sources.into_iter().flatten() {
            if let Some(source) = self.get_mut(source) {
                source.followers.retain(|follower| *follower != id);
            }
        }
    }

    /// Notes that what this follows changed, or perhaps did.
    fn mark(&mut self, id: Id, state: State) {
        let Some(node) = self.get_mut(id) else { return };
        let before = node.state;
        node.state = before.max(state);
        // Whoever follows it was told already.
        if before != State::Current {
            return;
        }
        if node.eager {
            self.wait(id);
        }
        for follower in self.get(id).map(|node| node.followers.clone()).unwrap_or_default() {
            self.mark(follower, State::Unsure);
        }
    }

    fn wait(&mut self, id: Id) {
        let Some(depth) = self.get(id).map(|node| node.depth) else { return };
        let at = self.waiting.iter().position(|(other, _)| *other > depth);
        self.waiting.insert(at.unwrap_or(self.waiting.len()), (depth, id));
        if let Some(schedule) = self.schedule.filter(|_| !self.is_scheduled) {
            self.is_scheduled = true;
            schedule();
        }
    }
}

fn with<T>(act: impl FnOnce(&mut Graph) -> T) -> T {
    GRAPH.with(|graph| act(&mut graph.borrow_mut()))
}

/// Lets effects be run from now on, by calling [`run_waiting`] soon after `schedule` was called.
pub fn begin(schedule: fn()) {
    with(|graph| graph.schedule = Some(schedule));
}

/// Puts a value into the graph, or what is run, or both.
pub fn add(value: Option<Rc<dyn Any>>, run: Option<Run>, eager: bool) -> Id {
    let state = if run.is_some() { State::Outdated } else { State::Current };
    with(|graph| {
        let owner = graph.owner;
        let above = owner.and_then(|owner| graph.get(owner));
        let depth = above.map_or(0, |above| above.depth + 1);
        graph.add(Node {
            value,
            run,
            eager,
            state,
            sources: Vec::new(),
            followers: Vec::new(),
            owner,
            depth,
            owned: Vec::new(),
            cleanups: Vec::new(),
            contexts: Vec::new(),
        })
    })
}

/// The value of something that is still there.
pub fn value(id: Id) -> Option<Rc<dyn Any>> {
    with(|graph| graph.get(id)?.value.clone())
}

/// Lets whatever runs now follow this.
pub fn track(id: Id) {
    with(|graph| {
        let Some(follower) = graph.follower else { return };
        let Some(node) = graph.get_mut(id).filter(|node| !node.followers.contains(&follower))
        else {
            return;
        };
        node.followers.push(follower);
        if let Some(follower) = graph.get_mut(follower) {
            follower.sources.push(id);
        }
    });
}

/// Tells those who follow this that it changed.
pub fn notify(id: Id) {
    with(|graph| {
        for follower in graph.get(id).map(|node| node.followers.clone()).unwrap_or_default() {
            graph.mark(follower, State::Outdated);
        }
    });
}

/// Lets an effect be run soon.
pub fn run_soon(id: Id) {
    with(|graph| graph.wait(id));
}

/// Brings something up to date.
pub fn update(id: Id) {
    let state = |id| with(|graph| graph.get(id).map(|node| node.state));
    if state(id) == Some(State::Unsure) {
        let sources = with(|graph| graph.get(id).map(|node| node.sources.clone()));
        for source in sources.into_iter().flatten() {
            update(source);
            // That may have told that it is.
            if state(id) == Some(State::Outdated) {
                break;
            }
        }
    }
    if state(id) == Some(State::Outdated) {
        return run(id);
    }
    with(|graph| {
        if let Some(node) = graph.get_mut(id) {
            node.state = State::Current;
        }
    });
}

/// Runs something anew: what belongs to it goes, and it follows what it reads this time.
fn run(id: Id) {
    clear(id);
    let run = with(|graph| {
        graph.unfollow(id);
        let node = graph.get_mut(id)?;
        // What changes while it runs outdates it again.
        node.state = State::Current;
        node.run.clone()
    });
    let Some(run) = run else { return };
    if within(Some(id), Some(id), || run.borrow_mut()()) {
        notify(id);
    }
}

/// Does something for which this owner owns what is made and this follower follows what is read.
fn within<T>(owner: Option<Id>, follower: Option<Id>, act: impl FnOnce() -> T) -> T {
    let change = |owner, follower| {
        with(|graph| {
            (
                std::mem::replace(&mut graph.owner, owner),
                std::mem::replace(&mut graph.follower, follower),
            )
        })
    };
    let before = change(owner, follower);
    let done = act();
    change(before.0, before.1);
    done
}

/// Does something without following what it reads.
pub fn untrack<T>(act: impl FnOnce() -> T) -> T {
    within(with(|graph| graph.owner), None, act)
}

/// Runs every effect that waits, and those that come to wait meanwhile.
pub fn run_waiting() {
    let next = || with(|graph| (!graph.waiting.is_empty()).then(|| graph.waiting.remove(0).1));
    while let Some(id) = next() {
        update(id);
    }
    with(|graph| graph.is_scheduled = false);
}

/// Ends what belongs to something, and what it wanted to have done then.
fn clear(id: Id) {
    let left = with(|graph| {
        let node = graph.get_mut(id)?;
        let (owned, cleanups) =
            (std::mem::take(&mut node.owned), std::mem::take(&mut node.cleanups));
        Some((owned, cleanups, std::mem::take(&mut node.contexts)))
    });
    let Some((owned, cleanups, _contexts)) = left else { return };
    for owned in owned {
        end(owned);
    }
    for cleanup in cleanups {
        untrack(cleanup);
    }
}

/// Ends something and what belongs to it.
fn end(id: Id) {
    clear(id);
    // What it held is let go when nobody looks at the graph: that may look at it again.
    let node = with(|graph| graph.take(id));
    drop(node);
}

/// Lets something be done when whatever runs now ends.
pub fn on_end(cleanup: Box<dyn FnOnce()>) {
    with(|graph| {
        if let Some(owner) = graph.owner.and_then(|owner| graph.get_mut(owner)) {
            owner.cleanups.push(cleanup);
        }
    });
}

/// Gives something to whatever is made below what runs now.
pub fn give(context: Rc<dyn Any>) {
    with(|graph| {
        if let Some(owner) = graph.owner.and_then(|owner| graph.get_mut(owner)) {
            owner.contexts.push(context);
        }
    });
}

/// The nearest thing that was given above what runs now, and fits.
pub fn given(fits: fn(&dyn Any) -> bool) -> Option<Rc<dyn Any>> {
    with(|graph| {
        let mut above = graph.owner;
        while let Some(node) = above.and_then(|above| graph.get(above)) {
            if let Some(found) = node.contexts.iter().rev().find(|context| fits(&***context)) {
                return Some(found.clone());
            }
            above = node.owner;
        }
        None
    })
}

/// What was made together, and ends when this is let go.
#[derive(Debug)]
pub struct Scope(Id);

impl Scope {
    pub fn new<T>(make: impl FnOnce() -> T) -> (Scope, T) {
        let id = add(None, None, false);
        (Scope(id), within(Some(id), None, make))
    }
}

impl Drop for Scope {
    fn drop(&mut self) {
        end(self.0);
    }
}
