//! Plain text in columns, and numbers as people say them. Knows nothing of what is in them.

/// A column.
pub(crate) struct Column {
    title: &'static str,
    align: Align,
}

#[derive(Clone, Copy)]
enum Align {
    Left,
    Right,
}

impl Column {
    /// A column of words under this title.
    pub(crate) const fn left(title: &'static str) -> Column {
        Column { title, align: Align::Left }
    }

    /// A column of numbers under this title.
    pub(crate) const fn right(title: &'static str) -> Column {
        Column { title, align: Align::Right }
    }
}

/// The rows below the titles, each column as wide as its widest cell, with a line between.
pub(crate) fn table<const N: usize>(columns: &[Column; N], rows: &[[String; N]]) -> String {
    let width = |n: usize| {
        let cells = rows.iter().map(|row| row[n].chars().count());
        cells.chain([columns[n].title.chars().count()]).max().unwrap_or_default()
    };
    let widths: [usize; N] = std::array::from_fn(width);
    let line = |cells: [&str; N]| {
        let padded: [String; N] = std::array::from_fn(|n| match columns[n].align {
            Align::Left => format!("{:<1$}", cells[n], widths[n]),
            Align::Right => format!("{:>1$}", cells[n], widths[n]),
        });
        padded.join("  ").trim_end().to_owned() + "\n"
    };
    let titles = line(columns.each_ref().map(|column| column.title));
    let rule = widths.map(|width| "─".repeat(width)).join("──") + "\n";
    let rows = rows.iter().map(|row| line(row.each_ref().map(String::as_str)));
    titles + &rule + &rows.collect::<String>()
}

/// A number to about three figures: `512 k`, `2.4 M`.
pub(crate) fn quantity(number: f64) -> String {
    let mut unit = 0;
    let mut figure = number;
    // What would be rounded up to a thousand is one of the next unit.
    while figure >= 999.5 && unit + 1 < UNITS.len() {
        figure /= 1000.0;
        unit += 1;
    }
    let tenths = if unit > 0 && figure < 99.95 { 1 } else { 0 };
    let figure = format!("{figure:.tenths$}");
    figure.strip_suffix(".0").unwrap_or(&figure).to_owned() + UNITS[unit]
}

const UNITS: [&str; 4] = ["", " k", " M", " G"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_as_people_say_them() {
        let said = [
            (0.0, "0"),
            (980.4, "980"),
            (999.7, "1 k"),
            (25_000.0, "25 k"),
            (25_340.0, "25.3 k"),
            (99_960.0, "100 k"),
            (512_300.0, "512 k"),
            (999_600.0, "1 M"),
            (2_400_000.0, "2.4 M"),
            (118_000_000.0, "118 M"),
            (1.26e9, "1.3 G"),
        ];
        for (number, words) in said {
            assert_eq!(quantity(number), words, "{number}");
        }
    }

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let columns = [Column::left("game"), Column::right("n")];
        let rows = [["hex", "1"], ["└ élan", "≥ 10"]].map(|row| row.map(str::to_owned));
        let expected = "game       n\n────────────\nhex        1\n└ élan  ≥ 10\n";
        assert_eq!(table(&columns, &rows), expected);
    }

    #[test]
    fn no_line_ends_in_blanks() {
        let columns = [Column::left("a"), Column::left("b")];
        let rows = [["1", ""], ["2", "long"]].map(|row| row.map(str::to_owned));
        assert!(table(&columns, &rows).lines().all(|line| line.trim_end() == line));
    }
}
