//! The thread itself: messages in, messages out, each the JSON of a task or a thought.

use tablier_worker::{Task, think};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// What the thread says once it listens.
const READY: &str = "ready";

fn main() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let speaker = scope.clone();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        let task =
            message.data().as_string().and_then(|text| serde_json::from_str::<Task>(&text).ok());
        let thought = task.as_ref().map(think);
        if let Some(Ok(text)) = thought.map(|thought| serde_json::to_string(&thought)) {
            let _ = speaker.post_message(&JsValue::from_str(&text));
        }
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    let _ = scope.post_message(&JsValue::from_str(READY));
}
