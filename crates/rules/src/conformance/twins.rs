//! What is read by a list of its fields ([`reading!`](macro@crate::reading)) is what serde would read by itself. A type is given a twin that
//! derives its reader, and both are given the same: as it was written, and spoilt in many ways.

mod spoilt;

use std::any::type_name;

use crate::{FastRng, Game, Seed, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use spoilt::spoilt;

/// How often each sample is spoilt.
const TIMES: u64 = 300;

/// What somebody makes of a text, written again.
pub fn read<T: DeserializeOwned + Serialize>(text: &str) -> Result<Value, String> {
    let read: T = serde_json::from_str(text).map_err(|error| error.to_string())?;
    serde_json::to_value(&read).map_err(|error| error.to_string())
}

/// Both read the same of a text, or both refuse it; tells whether they read it.
///
/// # Panics
/// Where they do not.
pub fn agree<T, Twin>(text: &str) -> bool
where
    T: DeserializeOwned + Serialize,
    Twin: DeserializeOwned + Serialize,
{
    let (own, twin) = (read::<T>(text), read::<Twin>(text));
    match (&own, &twin) {
        (Ok(own), Ok(twin)) => assert_eq!(own, twin, "{}: {text}", type_name::<T>()),
        (Err(why), Err(_)) => assert!(!why.is_empty(), "{}: {text}", type_name::<T>()),
        _ => panic!("{}: {own:?}, its twin: {twin:?}, of {text}", type_name::<T>()),
    }
    own.is_ok()
}

/// They agree on each of these samples, and on what becomes of it.
///
/// # Panics
/// Where they do not.
pub fn agree_on_all<T, Twin>(samples: impl IntoIterator<Item = String>)
where
    T: DeserializeOwned + Serialize,
    Twin: DeserializeOwned + Serialize,
{
    let mut refused = 0;
    for sample in samples {
        assert!(agree::<T, Twin>(&sample), "{} as it is written: {sample}", type_name::<T>());
        for seed in 0..TIMES {
            let text = spoilt(&sample, &mut FastRng::new(seed));
            refused += usize::from(!agree::<T, Twin>(&text));
        }
    }
    assert!(refused > 0, "{} takes anything, or there is no sample", type_name::<T>());
}

/// Views of a game with its usual options, of all who look: at the start, now and then, and at the end of a game played by lot.
pub fn views<G: Game>() -> Vec<String> {
    let mut position = G::start(&G::Options::default(), Seed(7)).expect("it begins");
    let (mut rng, mut moves, mut views) = (FastRng::new(7), Vec::new(), Vec::new());
    for count in 0.. {
        let decider = position.deciders().first();
        if count % 16 == 0 || decider.is_none() {
            let seen = Viewer::all(position.seats()).map(|viewer| position.view(viewer));
            views.extend(seen.map(|view| serde_json::to_string(&view).expect("a view is written")));
        }
        let Some(seat) = decider else { break };
        let mv = position.random_move(seat, &mut rng, &mut moves);
        position.apply(seat, mv);
    }
    views
}
