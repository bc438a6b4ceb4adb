//! A session line by line, for where there is no terminal: the position as a picture and in words, one move a line.

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};

use tablier_rules::messages::turn;
use tablier_rules::{Language, Message, Seat, Viewer};
use tablier_search::Minds;

use crate::messages as m;
use crate::picture::{Drawing, picture};
use crate::prose;
use crate::session::Session;
use crate::tty::write_new;

/// How it is written.
#[derive(Clone, Copy, Debug)]
pub struct Lines {
    /// How wide lines may be.
    pub columns: usize,
    /// Whether nothing but ASCII may be written.
    pub ascii: bool,
}

/// How high a picture may be.
const ROWS: usize = 24;
/// How many moves are listed without being asked for.
const SOME: usize = 24;

/// Plays a session line by line, with these minds for machines, until the input ends or whoever plays leaves.
pub fn lines(
    session: Session,
    minds: Minds,
    form: Lines,
    input: impl BufRead,
    out: impl Write,
) -> io::Result<()> {
    Reader { session, minds, form, input, out, told: BTreeMap::new() }.run()
}

struct Reader<I, O> {
    session: Session,
    minds: Minds,
    form: Lines,
    input: I,
    out: O,
    /// Up to which version those who play have been told what happened: each seat where there are secrets, else all.
    told: BTreeMap<Option<usize>, u64>,
}

impl<I: BufRead, O: Write> Reader<I, O> {
    fn run(&mut self) -> io::Result<()> {
        let mut shown = None;
        loop {
            self.think();
            let mut line = None;
            if let Some(seat) = self.session.waits_for() {
                let name = self.session.names()[seat.index()].clone();
                self.say(&m::hand_over(name).then(m::hand_over_more()).then(m::hand_over_key()))?;
                let Some(answer) = self.read()? else { return self.part() };
                self.session.key(crate::Key::Enter);
                // Who writes something right away has come.
                line = Some(answer).filter(|answer| !answer.is_empty());
            }
            self.tell()?;
            let now = (self.session.table().version(), self.session.viewer());
            if shown != Some(now) {
                self.board()?;
                self.ask()?;
                shown = Some(now);
            }
            if self.session.is_over() && self.session.decision().is_none() && line.is_none() {
                self.say(&m::line_again())?;
            }
            let line = match line {
                Some(line) => line,
                None => match self.read()? {
                    Some(line) => line,
                    None => return self.part(),
                },
            };
            if self.follow(line.trim())? {
                return self.part();
            }
        }
    }

    /// Lets machines decide, and hints be found.
    fn think(&mut self) {
        loop {
            let tasks = self.session.tasks();
            if tasks.is_empty() {
                return;
            }
            for task in tasks {
                let moves = task.moves(self.minds, &mut || false);
                self.session.thought(task.id, &moves);
            }
        }
    }

    /// Does what a line says; tells whether it says goodbye.
    fn follow(&mut self, line: &str) -> io::Result<bool> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let legal = self.legal();
        if word.is_empty() {
            return Ok(false);
        }
        let is_move = legal.iter().any(|mv| mv == word);
        match Verb::find(word).filter(|_| !is_move) {
            Some(Verb::Quit) => return Ok(true),
            Some(Verb::Help) => self.help()?,
            Some(Verb::Moves) => self.moves(&legal, legal.len())?,
            Some(Verb::Board) => self.board()?,
            Some(Verb::Rules) => self.rules()?,
            Some(Verb::Save) => self.save(rest.trim())?,
            Some(Verb::Undo) => {
                self.session.take_back();
                self.answer()?;
            }
            Some(Verb::Hint) => {
                self.session.wish_hint();
                self.think();
                self.answer()?;
            }
            Some(Verb::Again) if self.session.is_over() => {
                self.session.play_again();
                self.told.clear();
            }
            Some(Verb::Again) | None => self.play(line)?,
        }
        Ok(false)
    }

    fn play(&mut self, line: &str) -> io::Result<()> {
        let moves: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        self.session.play(&moves);
        self.answer()
    }

    fn legal(&self) -> Vec<String> {
        let session = &self.session;
        let game = session.table().game();
        session.decision().and_then(|(seat, _)| Some(game?.legal(seat))).unwrap_or_default()
    }

    /// What the session has to say.
    fn answer(&mut self) -> io::Result<()> {
        match self.session.take_message() {
            Some(message) => self.say(&message),
            None => Ok(()),
        }
    }

    /// What happened since it was last told.
    fn tell(&mut self) -> io::Result<()> {
        let hidden = self.session.about().hidden;
        let reader = self.session.viewer().seat().map(Seat::index).filter(|_| hidden);
        let known = self.told.insert(reader, self.session.table().version()).unwrap_or(0);
        let news: Vec<Message> = self.session.told_since(known).cloned().collect();
        news.iter().try_for_each(|text| self.say(text))
    }

    /// The position as a picture, and the points.
    fn board(&mut self) -> io::Result<()> {
        let scene = self.session.still();
        if let Some(layout) = self.session.layout(&scene, self.form.columns, ROWS) {
            let canvas =
                picture(&scene, &layout, Drawing::default(), &|text| self.session.say(text));
            let canvas = if self.form.ascii { canvas.ascii() } else { canvas };
            let text = canvas.text();
            let lines: Vec<&str> = text.lines().collect();
            let first = lines.iter().position(|line| !line.is_empty()).unwrap_or(0);
            let last = lines.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1);
            writeln!(self.out)?;
            for line in &lines[first..last.max(first)] {
                writeln!(self.out, "{line}")?;
            }
            writeln!(self.out)?;
        }
        for card in &scene.seats {
            let score = card.score.map(|score| m::line_score(score.to_string()));
            let said: Vec<Message> = score.into_iter().chain(card.notes.iter().cloned()).collect();
            self.say(&m::line_seat(card.seat, Message::join(said, ", ")))?;
        }
        Ok(())
    }

    /// What is asked, and some of the moves that answer it.
    fn ask(&mut self) -> io::Result<()> {
        if let Some(result) = self.session.result() {
            return self.say(&m::over().then(result));
        }
        let prompt = self.session.still().prompt;
        match self.session.viewer() {
            Viewer::Seat(seat) if self.session.decision().is_some() => {
                self.say(&turn(seat).then(prompt))?;
                let legal = self.legal();
                self.moves(&legal, SOME)
            }
            _ => self.say(&prompt),
        }
    }

    fn moves(&mut self, legal: &[String], most: usize) -> io::Result<()> {
        let listed = legal.iter().take(most).cloned().collect::<Vec<_>>().join(" ");
        let more = legal.len().saturating_sub(most);
        match more {
            0 => self.say(&m::line_moves(listed)),
            more => self.say(&m::line_moves_more(listed, more)),
        }
    }

    fn help(&mut self) -> io::Result<()> {
        self.say(&m::line_help())?;
        let notation = self.session.about().notation;
        self.say(&notation)
    }

    fn rules(&mut self) -> io::Result<()> {
        let rules = self.session.about().rules;
        let language = self.session.language();
        for line in self.session.prose(rules.get(language), self.form.columns) {
            self.line(&line.text)?;
        }
        Ok(())
    }

    fn save(&mut self, path: &str) -> io::Result<()> {
        if path.is_empty() {
            return self.say(&m::line_name());
        }
        let result = write_new(path, &self.session.record());
        self.session.saved(path, result);
        self.answer()
    }

    fn read(&mut self) -> io::Result<Option<String>> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        // Whatever is no text is nonsense, and nonsense is answered.
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    fn part(&mut self) -> io::Result<()> {
        self.say(&m::goodbye())?;
        self.out.flush()
    }

    fn say(&mut self, text: &Message) -> io::Result<()> {
        let said = self.session.say(text);
        prose::wrap(&said, self.form.columns).iter().try_for_each(|line| self.line(line))
    }

    fn line(&mut self, line: &str) -> io::Result<()> {
        let line: String = match self.form.ascii {
            true => line.chars().map(crate::canvas::plain).collect(),
            false => line.to_owned(),
        };
        writeln!(self.out, "{line}")
    }
}

/// What can be asked for beside a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verb {
    Quit,
    Help,
    Moves,
    Board,
    Rules,
    Save,
    Undo,
    Hint,
    Again,
}

impl Verb {
    const ALL: [Verb; 9] = [
        Verb::Quit,
        Verb::Help,
        Verb::Moves,
        Verb::Board,
        Verb::Rules,
        Verb::Save,
        Verb::Undo,
        Verb::Hint,
        Verb::Again,
    ];

    /// What a word asks for, in any language.
    fn find(word: &str) -> Option<Verb> {
        let word = word.to_lowercase();
        let is_one = |words: String| words.split(' ').any(|known| known == word);
        let means = |verb: &Verb| Language::ALL.iter().any(|&l| is_one(verb.words().get(l)));
        Verb::ALL.into_iter().find(means)
    }

    /// The words for it.
    fn words(self) -> Message {
        match self {
            Verb::Quit => m::verb_quit(),
            Verb::Help => m::verb_help(),
            Verb::Moves => m::verb_moves(),
            Verb::Board => m::verb_board(),
            Verb::Rules => m::verb_rules(),
            Verb::Save => m::verb_save(),
            Verb::Undo => m::verb_undo(),
            Verb::Hint => m::verb_hint(),
            Verb::Again => m::verb_again(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_words_of_its_own_for_what_can_be_asked() {
        for verb in Verb::ALL {
            for language in Language::ALL {
                for word in verb.words().get(language).split(' ') {
                    assert_eq!(Verb::find(word), Some(verb), "{word} in {language:?}");
                    assert_eq!(Verb::find(&word.to_uppercase()), Some(verb), "{word}");
                }
            }
        }
        assert_eq!(Verb::find("a1"), None);
    }

    #[test]
    fn what_the_help_tells_is_understood() {
        for language in Language::ALL {
            let help = m::line_help().get(language) + &m::line_again().get(language);
            for verb in Verb::ALL {
                let words = verb.words().get(language);
                assert!(words.split(' ').any(|word| help.contains(word)), "{words}: {help}");
            }
        }
    }
}
