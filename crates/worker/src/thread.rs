//! The thread itself: messages in, messages out, each the JSON of a task or a thought, or a word about the thread.

use std::future::Future;
use std::pin::Pin;

use tablier_search::{Minds, Task};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::think;

/// What the thread says once it listens.
pub const READY: &str = "ready";
/// What it says when the mind of a game could not be loaded: whatever it was asked is lost.
pub const BROKE: &str = "broke";

/// The mind of the game of a slug, which may have to be loaded first; nothing where that fails.
pub type OpenMind = fn(&str) -> Pin<Box<dyn Future<Output = Option<Minds>>>>;

/// Thinks about whatever the thread it is called in is told, with the minds that are opened by this.
pub fn listen(open: OpenMind) {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let speaker = scope.clone();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        let text = message.data().as_string();
        let Some(task) = text.and_then(|text| serde_json::from_str(&text).ok()) else { return };
        let speaker = speaker.clone();
        spawn_local(async move {
            let answer = answer(open, &task).await.unwrap_or_else(|| BROKE.to_owned());
            let _ = speaker.post_message(&JsValue::from_str(&answer));
        });
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    let _ = scope.post_message(&JsValue::from_str(READY));
}

async fn answer(open: OpenMind, task: &Task) -> Option<String> {
    let minds = open(&task.game).await?;
    serde_json::to_string(&think(minds, task)).ok()
}
