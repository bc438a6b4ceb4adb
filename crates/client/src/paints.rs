//! That the style sheet has a colour for every paint.

use tablier_rules::Paint;

const STYLES: &str = include_str!("../site/paints.css");

#[test]
fn every_paint_has_its_classes_in_the_style_sheet() {
    for paint in Paint::all() {
        let class = paint.class();
        for rule in [format!(".f-{class}{{"), format!(".s-{class}{{"), format!("--{class}:")] {
            assert!(STYLES.contains(&rule), "{rule}");
        }
    }
}
