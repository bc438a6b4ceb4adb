//! What is written by hand, without what only people need.

/// A style sheet without what only people need: comments, indents and line breaks.
pub fn style(sheet: &str) -> String {
    let mut out = String::new();
    for (index, part) in sheet.split("/*").enumerate() {
        let kept =
            if index == 0 { part } else { part.split_once("*/").map_or("", |(_, rest)| rest) };
        for line in kept.lines() {
            out.push_str(line.trim());
            // A selector may go on in the next line.
            out.push_str(if line.trim().ends_with([';', '{', '}']) { "" } else { " " });
        }
    }
    out.replace(": ", ":")
        .replace("; ", ";")
        .replace(" {", "{")
        .replace("{ ", "{")
        .replace(";}", "}")
        .replace(" }", "}")
}

/// A script of the binder without indents and remarks.
pub fn script(script: &str) -> String {
    let code = script.lines().map(str::trim).filter(|line| {
        !line.is_empty() && !["//", "/**", "* ", "*/"].iter().any(|mark| line.starts_with(mark))
    });
    code.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_says_the_same_in_fewer_bytes() {
        let sheet = "/* A remark. */\n.board,\n.hand {\n  color: red;\n  margin: 0 1px;\n}\n";
        assert_eq!(style(sheet), " .board, .hand{color:red;margin:0 1px}");
    }

    #[test]
    fn a_script_loses_its_remarks() {
        assert_eq!(
            script("// A remark.\n  let a = 1;\n\n/**\n * More.\n */\na += 1;"),
            "let a = 1;\na += 1;\n"
        );
    }
}
