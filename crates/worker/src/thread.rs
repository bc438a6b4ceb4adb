//! The thread itself: messages in, messages out, each the JSON of a task or a thought.

use tablier_search::{Minds, Task};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::think;

/// What the thread says once it listens.
const READY: &str = "ready";

/// Thinks with these minds about whatever the thread it is called in is told.
pub fn listen(minds: Minds) {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let speaker = scope.clone();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        let task =
            message.data().as_string().and_then(|text| serde_json::from_str::<Task>(&text).ok());
        let thought = task.as_ref().map(|task| think(minds, task));
        if let Some(Ok(text)) = thought.map(|thought| serde_json::to_string(&thought)) {
            let _ = speaker.post_message(&JsValue::from_str(&text));
        }
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    let _ = scope.post_message(&JsValue::from_str(READY));
}
