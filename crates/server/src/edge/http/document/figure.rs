//! The games in the middle of a page, as they stand before anybody goes through them.

use tablier_pages::{Figure, messages as w};
use tablier_rules::{
    AnyMatch, Format, Language, Rulebook, Rulebooks, Speech, Viewer, sampled_game, still_scene,
    view_box,
};
use tablier_table::Story;

/// The game of a record, where its header says that it is to be shown.
pub fn told(rulebooks: Rulebooks, record: &str, l: Language) -> Option<Figure> {
    let story = Story::read(rulebooks, record)?;
    let last = story.game.moves();
    let at = story.number("show").min(last);
    let whole = story.game.scene(Viewer::Everything, &[], Format::Wide).frame;
    let remark = story.remarks.iter().find(|(made, _)| *made == at).map(|(_, words)| words.clone());
    let figure = of(story.game.as_ref(), at, l)?;
    Some(Figure {
        // The board keeps its place while the position grows.
        ratio: whole.width() / whole.height(),
        tall: tall(story.game.as_ref()),
        told: remark.unwrap_or_else(|| w::go_on().get(l)),
        moves: last - at,
        at: 0,
        caption: story.record.preface.unwrap_or_default(),
        ..figure
    })
}

/// The game on the box, up to the position there.
pub fn sample(rules: &dyn Rulebook, l: Language) -> Option<Figure> {
    let game = sampled_game(rules)?;
    let (at, names) = (game.moves(), game.seat_names());
    let last = game.events(Viewer::Everything, at.checked_sub(1)?..at).pop()?;
    let told = last.text.named(&names).get(l);
    let eyes = if rules.about().hidden {
        let all = [w::all_knowing()].into_iter().chain(names).chain([w::spectator()]);
        all.map(|whose| whose.get(l)).collect()
    } else {
        Vec::new()
    };
    Some(Figure { told, eyes, ..of(game.as_ref(), at, l)? })
}

/// A game after so many moves, with nothing said of it.
fn of(game: &dyn AnyMatch, at: usize, l: Language) -> Option<Figure> {
    let scene = game.after(at).scene(Viewer::Everything, &[], Format::Wide);
    let names = game.seat_names();
    Some(Figure {
        drawing: still_scene(&scene, Speech { language: l, names: &names }),
        view_box: view_box(scene.frame),
        ratio: scene.frame.width() / scene.frame.height(),
        tall: tall(game.after(at).as_ref()),
        told: String::new(),
        moves: at,
        at,
        caption: String::new(),
        eyes: Vec::new(),
    })
}

/// How wide the drawing is that is shown where there is little room, of its height.
fn tall(game: &dyn AnyMatch) -> f32 {
    let frame = game.scene(Viewer::Everything, &[], Format::Tall).frame;
    frame.width() / frame.height()
}
