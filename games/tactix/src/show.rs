//! How TACTIX is shown and told. Everything here could be left out: then its moves are offered as they are written.

use tablier_rules::{About, Catalogue, FastRng, Game, Look, Message, Scene, Show, Step};

use super::{Run, Tactix, View, messages, scene, words};

impl Show for Tactix {
    const TITLE: &'static str = "TACTIX";

    // section: sketch
    fn sketch(view: &View) -> Vec<String> {
        view.ranks.clone()
    }
    // end

    // section: about
    fn catalogue() -> Option<&'static Catalogue> {
        Some(&messages::CATALOGUE)
    }

    fn about() -> About {
        words::about()
    }

    fn narrate(_: &View, step: &Step<Run>, after: &View) -> Message {
        words::narrate(step, &position(after))
    }
    // end

    // section: scene
    fn scene(view: &View, look: &Look<'_, Run>) -> Scene {
        scene::draw(&position(view), look)
    }
    // end
}

/// The position that a view is of: there is only one, since nothing is hidden.
fn position(view: &View) -> Tactix {
    Tactix::resample(view, &mut FastRng::new(0))
}
