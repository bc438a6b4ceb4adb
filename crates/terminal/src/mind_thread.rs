//! Machines that think in threads of their own, and can be told to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

use tablier_search::{Minds, Task};

use crate::session::Session;

/// What is being thought about.
pub struct MindThread {
    minds: Minds,
    running: Vec<(u32, Arc<AtomicBool>)>,
    tell: Sender<(u32, Vec<String>)>,
    heard: Receiver<(u32, Vec<String>)>,
}

impl MindThread {
    /// Nothing yet; these minds are thought with.
    pub fn new(minds: Minds) -> MindThread {
        let (tell, heard) = channel();
        MindThread { minds, running: Vec::new(), tell, heard }
    }

    /// Takes in what was thought, stops what is no longer of use and begins what is new. Tells whether anything changed.
    pub fn go_on(&mut self, session: &mut Session) -> bool {
        let mut changed = false;
        while let Ok((id, moves)) = self.heard.try_recv() {
            self.running.retain(|(running, _)| *running != id);
            session.thought(id, &moves);
            changed = true;
        }
        for (_, stop) in self.running.iter().filter(|(id, _)| !session.wants(*id)) {
            stop.store(true, Ordering::Relaxed);
        }
        for task in session.tasks() {
            self.begin(task);
            changed = true;
        }
        changed
    }

    fn begin(&mut self, task: Task) {
        let stop = Arc::new(AtomicBool::new(false));
        self.running.push((task.id, stop.clone()));
        let (tell, minds) = (self.tell.clone(), self.minds);
        std::thread::spawn(move || {
            let moves = task.moves(minds, &mut || stop.load(Ordering::Relaxed));
            // Nobody listens any more: then nobody needs it.
            let _ = tell.send((task.id, moves));
        });
    }

    /// Whether something is being thought about.
    pub fn is_busy(&self) -> bool {
        !self.running.is_empty()
    }
}

impl Drop for MindThread {
    fn drop(&mut self) {
        for (_, stop) in &self.running {
            stop.store(true, Ordering::Relaxed);
        }
    }
}
