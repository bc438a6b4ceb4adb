//! Rules and help as lines of a screen: the little of Markdown that our rules are written in, wrapped.

use tablier_rules::{Language, Pages, Rulebooks};

use crate::canvas::plain;
use crate::diagram::diagram;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextLine {
    /// The words.
    pub text: String,
    /// Whether it is a title.
    pub title: bool,
}

/// What stands between two rows of backquotes.
enum Block {
    /// Lines that stay as they are.
    Verbatim,
    /// A recorded game: a picture.
    Record(String),
}

/// A text in lines of at most so many characters. Records of these games in it are drawn.
pub fn lines(
    rulebooks: Rulebooks,
    markdown: &str,
    width: usize,
    language: Language,
) -> Vec<TextLine> {
    let mut pen = Pen { lines: Vec::new(), width, paragraph: String::new(), indent: 0 };
    let mut block: Option<Block> = None;
    for line in markdown.lines() {
        let trimmed = line.trim();
        if let Some(kind) = trimmed.strip_prefix("```") {
            pen.end();
            block = match block.take() {
                Some(Block::Record(record)) => {
                    pen.draw(rulebooks, &record, language);
                    None
                }
                Some(Block::Verbatim) => None,
                None if kind == "record" => Some(Block::Record(String::new())),
                None => Some(Block::Verbatim),
            };
            continue;
        }
        match &mut block {
            Some(Block::Record(record)) => record.extend([line, "\n"]),
            Some(Block::Verbatim) => pen.put(line.to_owned(), false),
            None => pen.take(line, trimmed),
        }
    }
    pen.end();
    pen.lines
}

/// The rules of a game as text of at most so many columns, with their diagrams drawn; `ascii` where nothing else is known.
pub fn rules_text(
    rulebooks: Rulebooks,
    rules: &Pages,
    columns: usize,
    language: Language,
    ascii: bool,
) -> String {
    let lines = lines(rulebooks, rules.get(language), columns, language);
    let text: String = lines.into_iter().map(|line| line.text + "\n").collect();
    if ascii { text.chars().map(plain).collect() } else { text }
}

/// Spaces that nothing may break. A terminal may show them wider than one column: plain ones are written in their places.
const BOUND: [char; 2] = ['\u{a0}', '\u{202f}'];

/// Words in lines of at most so many characters; a word that is longer is cut.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    let parts = |sign: char| sign.is_whitespace() && !BOUND.contains(&sign);
    for word in text.split(parts).filter(|word| !word.is_empty()) {
        let letters: Vec<char> =
            word.chars().map(|sign| if BOUND.contains(&sign) { ' ' } else { sign }).collect();
        for piece in letters.chunks(width) {
            let room = line.chars().count() + piece.len() + usize::from(!line.is_empty());
            if room > width {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.extend(piece);
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

struct Pen {
    lines: Vec<TextLine>,
    width: usize,
    paragraph: String,
    indent: usize,
}

impl Pen {
    fn put(&mut self, text: String, title: bool) {
        self.lines.push(TextLine { text, title });
    }

    fn draw(&mut self, rulebooks: Rulebooks, record: &str, language: Language) {
        for line in diagram(rulebooks, record, self.width, language).unwrap_or_default() {
            self.put(line, false);
        }
    }

    fn take(&mut self, line: &str, trimmed: &str) {
        let title = trimmed.trim_start_matches('#');
        if trimmed.is_empty() {
            self.end();
            if self.lines.last().is_some_and(|line| !line.text.is_empty()) {
                self.put(String::new(), false);
            }
        } else if title.len() < trimmed.len() && title.starts_with(' ') {
            self.end();
            for line in wrap(&unmarked(title.trim()), self.width) {
                self.put(line, true);
            }
        } else if trimmed.starts_with('|') {
            self.end();
            if !trimmed.chars().all(|c| "|-: ".contains(c)) {
                let cells = trimmed.trim_matches('|').split('|');
                let cells: Vec<String> = cells.map(|cell| unmarked(cell.trim())).collect();
                self.paragraph = cells.join(" │ ");
                self.indent = 2;
                self.end();
            }
        } else if let Some(item) = trimmed.strip_prefix("- ").or(trimmed.strip_prefix("* ")) {
            self.end();
            self.indent = 2;
            self.paragraph = format!("• {item}");
        } else if !line.starts_with(' ') && is_numbered(trimmed) {
            self.end();
            self.indent = 3;
            self.paragraph = trimmed.to_owned();
        } else {
            let words = trimmed.strip_prefix("> ").unwrap_or(trimmed);
            if !self.paragraph.is_empty() {
                self.paragraph.push(' ');
            }
            self.paragraph.push_str(words);
        }
    }

    fn end(&mut self) {
        let text = unmarked(&std::mem::take(&mut self.paragraph));
        let indent = std::mem::take(&mut self.indent);
        for (number, line) in wrap(&text, self.width.saturating_sub(indent)).into_iter().enumerate()
        {
            let hang = if number == 0 { 0 } else { indent };
            self.put(format!("{}{line}", " ".repeat(hang)), false);
        }
    }
}

fn is_numbered(line: &str) -> bool {
    line.split_once(". ").is_some_and(|(number, _)| {
        !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

/// Words without their marks: stars that embrace words and typewriter quotes.
fn unmarked(text: &str) -> String {
    let text = text.replace("**", "").replace('`', "");
    let letters: Vec<char> = text.chars().collect();
    let is_mark = |index: usize| {
        let near = |at: Option<usize>| {
            at.and_then(|at| letters.get(at)).is_some_and(|c| !c.is_whitespace())
        };
        letters[index] == '*' && (near(index.checked_sub(1)) != near(Some(index + 1)))
    };
    let kept = (0..letters.len()).filter(|&index| !is_mark(index));
    kept.map(|index| letters[index]).collect()
}

#[cfg(test)]
mod tests {
    use tablier_games::RULEBOOKS;

    use super::*;

    #[test]
    fn words_are_wrapped_and_long_ones_cut() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh i", 3), ["abc", "def", "gh", "i"]);
        assert!(wrap("  ", 5).is_empty() && wrap("a", 0) == ["a"]);
        assert_eq!(wrap("oui ou non\u{202f}?", 10), ["oui ou", "non ?"]);
    }

    #[test]
    fn rules_of_every_game_can_be_read_at_any_width() {
        for rules in RULEBOOKS.iter() {
            for (language, width) in [(Language::FR, 40), (Language::DE, 60), (Language::EN, 78)] {
                let lines = lines(RULEBOOKS, rules.about().rules.get(language), width, language);
                assert!(lines.iter().filter(|line| line.title).count() > 3);
                for line in &lines {
                    assert!(
                        !line.text.contains("**") && !line.text.starts_with("game: "),
                        "{line:?}"
                    );
                    assert!(line.text.chars().count() <= width, "{line:?}");
                }
            }
        }
    }

    #[test]
    fn lists_hang_and_marks_are_gone() {
        let text = "# A *b*\n\n- one **two** three\n1. x\n\n2 * 3\n";
        let found = lines(RULEBOOKS, text, 10, Language::EN);
        let texts: Vec<&str> = found.iter().map(|line| line.text.as_str()).collect();
        assert_eq!(texts, ["A b", "", "• one", "  two", "  three", "1. x", "", "2 * 3"]);
        assert!(found[0].title);
    }
}
