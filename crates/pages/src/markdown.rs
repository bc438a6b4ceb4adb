//! The little of Markdown that our rules are written in, as HTML: titles, paragraphs, lists, tables, code blocks; bold, slanted
//! and typewriter words. Everything else is shown as it is written, so that no text can bring anything into the page.

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words to read, as HTML.
    Prose(String),
    /// A game to show, as its record.
    Record(String),
}

/// A text in pieces: blocks of code that are called `record` stand apart from the rest.
pub fn pieces(markdown: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let (mut text, mut in_record) = (String::new(), false);
    let mut end = |text: &mut String, was_record: bool| {
        let text = std::mem::take(text);
        match was_record {
            true => pieces.push(Piece::Record(text)),
            false if text.trim().is_empty() => {}
            false => pieces.push(Piece::Prose(html(&text))),
        }
    };
    for line in markdown.lines() {
        let mark = line.trim();
        if mark == if in_record { "```" } else { "```record" } {
            end(&mut text, in_record);
            in_record = !in_record;
        } else {
            text.push_str(line);
            text.push('\n');
        }
    }
    end(&mut text, in_record);
    pieces
}

/// A text as HTML.
fn html(markdown: &str) -> String {
    let mut out = String::new();
    let mut block = Block::None;
    for line in markdown.lines() {
        block = block.take(line, &mut out);
    }
    block.close(&mut out);
    out
}

/// What is being written.
enum Block {
    None,
    Paragraph(String),
    List { tag: &'static str, item: String },
    Table { head: bool },
    Code,
}

impl Block {
    fn take(self, line: &str, out: &mut String) -> Block {
        let trimmed = line.trim();
        match self {
            Block::Code if trimmed.starts_with("```") => {
                out.push_str("</code></pre>");
                return Block::None;
            }
            Block::Code => {
                escape(line, out);
                out.push('\n');
                return Block::Code;
            }
            Block::List { tag, mut item } if line.starts_with("  ") && !trimmed.is_empty() => {
                item.push(' ');
                item.push_str(trimmed);
                return Block::List { tag, item };
            }
            Block::Paragraph(mut text) if begins(trimmed).is_none() && !trimmed.is_empty() => {
                text.push(' ');
                text.push_str(trimmed);
                return Block::Paragraph(text);
            }
            _ => {}
        }
        match begins(trimmed) {
            _ if trimmed.is_empty() => {
                self.close(out);
                Block::None
            }
            Some(Begins::Title(level)) => {
                self.close(out);
                let words = trimmed[level..].trim();
                out.push_str(&format!("<h{level}>"));
                inline(words, out);
                out.push_str(&format!("</h{level}>"));
                Block::None
            }
            Some(Begins::Item(tag, words)) => {
                match self {
                    Block::List { tag: same, item } if same == tag => write_item(&item, out),
                    other => {
                        other.close(out);
                        out.push_str(&format!("<{tag}>"));
                    }
                }
                Block::List { tag, item: words.to_owned() }
            }
            Some(Begins::Row) => {
                let head = match self {
                    Block::Table { head } => head,
                    other => {
                        other.close(out);
                        out.push_str("<table>");
                        true
                    }
                };
                if trimmed.chars().all(|c| "|-: ".contains(c)) {
                    return Block::Table { head: false };
                }
                let tag = if head { "th" } else { "td" };
                out.push_str("<tr>");
                for cell in trimmed.trim_matches('|').split('|') {
                    out.push_str(&format!("<{tag}>"));
                    inline(cell.trim(), out);
                    out.push_str(&format!("</{tag}>"));
                }
                out.push_str("</tr>");
                Block::Table { head }
            }
            Some(Begins::Quote(words)) => {
                self.close(out);
                out.push_str("<blockquote>");
                inline(words, out);
                out.push_str("</blockquote>");
                Block::None
            }
            Some(Begins::Code) => {
                self.close(out);
                out.push_str("<pre><code>");
                Block::Code
            }
            None => {
                self.close(out);
                Block::Paragraph(trimmed.to_owned())
            }
        }
    }

    fn close(self, out: &mut String) {
        match self {
            Block::None => {}
            Block::Paragraph(text) => {
                out.push_str("<p>");
                inline(&text, out);
                out.push_str("</p>");
            }
            Block::List { tag, item } => {
                write_item(&item, out);
                out.push_str(&format!("</{tag}>"));
            }
            Block::Table { .. } => out.push_str("</table>"),
            Block::Code => out.push_str("</code></pre>"),
        }
    }
}

/// What a line begins with.
enum Begins<'a> {
    Title(usize),
    Item(&'static str, &'a str),
    Row,
    Code,
    Quote(&'a str),
}

fn begins(line: &str) -> Option<Begins<'_>> {
    // What is quoted is a line of its own.
    if let Some(words) = line.strip_prefix("> ") {
        return Some(Begins::Quote(words));
    }
    let level = line.bytes().take_while(|&byte| byte == b'#').count();
    if (1..=4).contains(&level) && line[level..].starts_with(' ') {
        return Some(Begins::Title(level));
    }
    if let Some(words) = line.strip_prefix("- ").or(line.strip_prefix("* ")) {
        return Some(Begins::Item("ul", words));
    }
    if let Some((number, words)) = line.split_once(". ")
        && !number.is_empty()
        && number.bytes().all(|byte| byte.is_ascii_digit())
    {
        return Some(Begins::Item("ol", words));
    }
    if line.starts_with('|') {
        return Some(Begins::Row);
    }
    line.starts_with("```").then_some(Begins::Code)
}

fn write_item(item: &str, out: &mut String) {
    out.push_str("<li>");
    inline(item, out);
    out.push_str("</li>");
}

/// Words with their marks.
fn inline(words: &str, out: &mut String) {
    let marks = [("`", "code"), ("**", "strong"), ("*", "em")];
    let found = marks.iter().filter_map(|&(mark, tag)| {
        let start = words.find(mark)?;
        let inside = &words[start + mark.len()..];
        let length = inside.find(mark).filter(|&length| length > 0)?;
        Some((start, mark, tag, length))
    });
    // Of two that begin at the same place, the longer mark is meant.
    let first = found.min_by_key(|&(start, mark, ..)| (start, std::cmp::Reverse(mark.len())));
    let Some((start, mark, tag, length)) = first else { return escape(words, out) };
    let inside = &words[start + mark.len()..start + mark.len() + length];
    escape(&words[..start], out);
    out.push_str(&format!("<{tag}>"));
    if tag == "code" {
        escape(inside, out);
    } else {
        inline(inside, out);
    }
    out.push_str(&format!("</{tag}>"));
    inline(&words[start + 2 * mark.len() + length..], out);
}

/// A text as it is written in a page.
pub fn escape(text: &str, out: &mut String) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            c => out.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use tablier_games::RULEBOOKS;
    use tablier_rules::Language;
    use tablier_table::Story;

    use super::*;

    #[test]
    fn blocks_are_told_apart() {
        let text = "# A\n\none\ntwo\n\n- x\n  y\n- z\n1. n\n\n| a | b |\n|---|---|\n| c | d |\n";
        let expected = "<h1>A</h1><p>one two</p><ul><li>x y</li><li>z</li></ul><ol><li>n</li></ol>\
             <table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table>";
        assert_eq!(html(text), expected);
    }

    #[test]
    fn words_have_their_marks() {
        let text = "a **b c** `d*e` *f* 2 * 3";
        assert_eq!(html(text), "<p>a <strong>b c</strong> <code>d*e</code> <em>f</em> 2 * 3</p>");
    }

    #[test]
    fn raw_html_is_shown_as_text() {
        assert_eq!(html("a <b>c</b>"), "<p>a &lt;b&gt;c&lt;/b&gt;</p>");
    }

    #[test]
    fn records_stand_apart_from_the_words_round_them() {
        let text =
            "# A\n\n```record\ngame: six\n\n0,0\n```\n\n```record\nb\n```\nc\n\n```\nd\n```\n";
        let expected = [
            Piece::Prose("<h1>A</h1>".into()),
            Piece::Record("game: six\n\n0,0\n".into()),
            Piece::Record("b\n".into()),
            Piece::Prose("<p>c</p><pre><code>d\n</code></pre>".into()),
        ];
        assert_eq!(pieces(text), expected);
        assert_eq!(pieces("```record\nunfinished"), [Piece::Record("unfinished\n".into())]);
        assert!(pieces("\n\n").is_empty());
    }

    #[test]
    fn the_rules_of_every_game_have_titles_and_true_diagrams_in_both_languages() {
        for rules in RULEBOOKS.iter() {
            let slug = rules.about().slug;
            for language in Language::ALL {
                let mut written = String::new();
                for piece in pieces(rules.about().rules.get(language)) {
                    match piece {
                        Piece::Prose(html) => written += &html,
                        Piece::Record(text) => {
                            let story = Story::read(RULEBOOKS, &text).expect(&text);
                            assert_eq!(story.record.game, slug);
                            assert!(story.number("show") <= story.game.moves(), "{text}");
                        }
                    }
                }
                assert!(written.contains("<h1>") && written.contains("<h2>"), "{slug}");
                assert!(!written.contains("**") && !written.contains('`'), "{slug}");
            }
        }
    }
}
