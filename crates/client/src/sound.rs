//! Small sounds, made on the spot.

use std::cell::RefCell;

use web_sys::{AudioContext, OscillatorType};

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// A piece of wood set down.
pub fn knock() {
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        if let Some(context) = context {
            let _ = strike(context);
        }
    });
}

fn strike(context: &AudioContext) -> Result<(), wasm_bindgen::JsValue> {
    let now = context.current_time();
    let (tone, volume) = (context.create_oscillator()?, context.create_gain()?);
    tone.set_type(OscillatorType::Triangle);
    tone.frequency().set_value_at_time(310.0, now)?;
    tone.frequency().exponential_ramp_to_value_at_time(140.0, now + 0.06)?;
    volume.gain().set_value_at_time(0.12, now)?;
    volume.gain().exponential_ramp_to_value_at_time(0.001, now + 0.11)?;
    tone.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    tone.start()?;
    tone.stop_with_when(now + 0.12)
}
