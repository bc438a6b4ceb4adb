//! The thread of the machine players, seen from the page. It is started when something is to be thought about.

use std::cell::RefCell;
use std::rc::Rc;

use tablier_worker::{BROKE, READY, Task, Thought};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::json;
use crate::link::http;

/// What the thread tells the page.
pub enum Heard {
    /// A task is done.
    Thought(Thought),
    /// The thread broke down: whatever it was asked is lost.
    Broke,
}

/// The thread, with what waits until it listens.
pub struct MindThread {
    worker: Worker,
    waiting: Rc<RefCell<Option<Vec<String>>>>,
}

impl MindThread {
    /// Starts the thread; nothing where the browser has none.
    pub fn start(hear: impl Fn(Heard) + 'static) -> Option<MindThread> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&http::own_path("think.js"), &options).ok()?;
        let waiting = Rc::new(RefCell::new(Some(Vec::<String>::new())));
        let hear = Rc::new(hear);
        let (queue, speaker, tell) = (waiting.clone(), worker.clone(), hear.clone());
        let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            let Some(text) = message.data().as_string() else { return };
            match text.as_str() {
                READY => {
                    let tasks: Option<Vec<String>> = queue.borrow_mut().take();
                    for task in tasks.unwrap_or_default() {
                        let _ = speaker.post_message(&JsValue::from_str(&task));
                    }
                }
                BROKE => tell(Heard::Broke),
                text => {
                    if let Ok(thought) = json::read(text) {
                        tell(Heard::Thought(thought));
                    }
                }
            }
        });
        worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
        listen.forget();
        let broke = Closure::<dyn FnMut(JsValue)>::new(move |_| hear(Heard::Broke));
        worker.set_onerror(Some(broke.as_ref().unchecked_ref()));
        broke.forget();
        Some(MindThread { worker, waiting })
    }

    /// Gives it something to think about.
    pub fn ask(&self, task: &Task) {
        let Ok(text) = json::write(task) else { return };
        match self.waiting.borrow_mut().as_mut() {
            Some(waiting) => waiting.push(text),
            None => {
                let _ = self.worker.post_message(&JsValue::from_str(&text));
            }
        }
    }
}

impl Drop for MindThread {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
