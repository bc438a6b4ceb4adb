//! Bars as an SVG picture, readable by day and by night.

/// A bar with its words.
pub struct Bar {
    pub label: String,
    pub value: f64,
    /// What stands at its end.
    pub text: String,
    /// What it should reach, or stay below.
    pub goal: Option<f64>,
    /// Whether it is somebody else's, to compare.
    pub theirs: bool,
}

const LEFT: f64 = 230.0;
const WIDTH: f64 = 420.0;
const RIGHT: f64 = 150.0;
const ROW: f64 = 24.0;

/// Draws bars under a title; on a scale of tens where they differ by more than fifty times.
#[expect(clippy::disallowed_methods, reason = "it is only drawn")]
pub fn bars(title: &str, bars: &[Bar]) -> String {
    let values = bars.iter().flat_map(|bar| [Some(bar.value), bar.goal]).flatten();
    let positive: Vec<f64> = values.filter(|value| *value > 0.0).collect();
    let largest = positive.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
    let smallest = positive.iter().copied().fold(f64::MAX, f64::min);
    let by_tens = largest / smallest > 50.0;
    let start = (smallest.log10() - 0.5).floor();
    let length = |value: f64| match by_tens {
        _ if value <= 0.0 => 0.0,
        true => (value.log10() - start) / (largest.log10() - start) * WIDTH,
        false => value / largest * WIDTH,
    };
    let height = 44.0 + ROW * bars.len() as f64;
    let scale = if by_tens { " (each step to the right is ten times as much)" } else { "" };
    let mut drawn = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {:.0} {height:.0}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"13\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#f6f0e2\" rx=\"10\"/>\n\
         <text x=\"16\" y=\"24\" font-weight=\"bold\" fill=\"#2b2620\">{}<tspan font-weight=\"normal\" fill=\"#6b6253\">{scale}</tspan></text>\n",
        LEFT + WIDTH + RIGHT,
        escaped(title),
    );
    for (row, bar) in bars.iter().enumerate() {
        let y = 38.0 + ROW * row as f64;
        let fill = if bar.theirs { "#b9ad98" } else { "#7c2a26" };
        let middle = y + 13.0;
        drawn.push_str(&format!(
            "<text x=\"{:.0}\" y=\"{middle:.0}\" text-anchor=\"end\" fill=\"#2b2620\">{}</text>\
             <rect x=\"{LEFT:.0}\" y=\"{y:.0}\" width=\"{:.1}\" height=\"17\" rx=\"3\" fill=\"{fill}\"/>",
            LEFT - 8.0,
            escaped(&bar.label),
            length(bar.value).max(1.0),
        ));
        if let Some(goal) = bar.goal {
            let x = LEFT + length(goal);
            drawn.push_str(&format!(
                "<path d=\"M{x:.1} {:.0}v23\" stroke=\"#1f7a53\" stroke-width=\"2.5\"/>",
                y - 3.0
            ));
        }
        let end = LEFT + length(bar.value).max(bar.goal.map_or(0.0, length)) + 8.0;
        drawn.push_str(&format!(
            "<text x=\"{end:.0}\" y=\"{middle:.0}\" fill=\"#2b2620\">{}</text>\n",
            escaped(&bar.text)
        ));
    }
    drawn + "</svg>\n"
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bar(value: f64, goal: Option<f64>) -> Bar {
        Bar { label: "a < b".to_owned(), value, text: "x".to_owned(), goal, theirs: false }
    }

    fn widths(drawn: &str) -> Vec<f64> {
        let parts = drawn.split("width=\"").skip(2);
        parts.filter_map(|part| part.split('"').next()?.parse().ok()).collect()
    }

    #[test]
    fn bars_are_as_long_as_their_values() {
        let drawn = bars("A & B", &[bar(10.0, None), bar(5.0, Some(10.0))]);
        let widths = widths(&drawn);
        assert!(widths.contains(&WIDTH) && widths.contains(&(WIDTH / 2.0)), "{drawn}");
        assert!(drawn.contains("A &amp; B") && drawn.contains("a &lt; b"));
    }

    #[test]
    fn what_differs_much_is_drawn_by_tens() {
        let drawn = bars("", &[bar(1.0, None), bar(1e6, None), bar(1e3, None)]);
        assert!(drawn.contains("ten times"));
        let widths = widths(&drawn);
        assert!(widths[0] < widths[2] && widths[2] < widths[1], "{widths:?}");
    }
}
