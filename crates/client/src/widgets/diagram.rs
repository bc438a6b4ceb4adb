//! A position in the middle of a text, from which one can go on move by move.

use tablier_pages::diagram_class;
use tablier_pages::messages::go_on;
use tablier_rules::{Short, Viewer, typeset};
use tablier_table::Story;
use tablier_views::prelude::*;

use crate::shell::Shell;
use crate::widgets::reel::{Reel, reel};

/// The diagram of a story. It begins where the header `show` says, and the preface is its caption.
pub fn diagram(story: Story) -> View {
    let shell = Shell::get();
    let l = shell.language();
    let show = story.number("show");
    let Story { game, record, remarks } = story;
    let frame = game.scene(Viewer::Everything, &[], shell.format()).frame;
    // The board keeps its place while the position grows.
    let ratio = format!("--ratio:{}", Short(frame.width() / frame.height()));
    let (last, names, viewers) = (game.moves(), game.seat_names(), vec![Viewer::Everything]);
    let first = show.min(last);
    let from = (first, go_on());
    let (_, shown) =
        reel(Reel { first: from, remarks, ..Reel::new(game, names, viewers, first) }, false);
    let caption = typeset(&record.preface.unwrap_or_default(), l);
    tag("figure")
        .class(diagram_class(last - first))
        .attr("style", ratio)
        .child(shown)
        .child(tag("figcaption").child(caption))
        .into_view()
}
