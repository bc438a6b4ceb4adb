//! A session line by line, for where there is no terminal: the position as a picture and in words, one move a line.

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};

use tablier_rules::{Seat, Text, Viewer};
use tablier_search::Minds;

use crate::picture::{Drawing, picture};
use crate::prose;
use crate::session::Session;
use crate::tty::write_new;
use crate::words::{self as w, Word};

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
                self.say(
                    &w::HAND_OVER
                        .with(&name)
                        .then(w::HAND_OVER_MORE.text())
                        .then(w::HAND_OVER_KEY.text()),
                )?;
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
                self.say_word(w::LINE_AGAIN)?;
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
        let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let legal = self.legal();
        if !verb.is_empty() && !legal.iter().any(|mv| mv == verb) {
            match verb.to_lowercase().as_str() {
                "quit" | "q" | "exit" | "quitter" => return Ok(true),
                "help" | "?" | "aide" => self.help()?,
                "moves" | "m" | "coups" => self.moves(&legal, legal.len())?,
                "board" | "b" | "plateau" => self.board()?,
                "rules" | "r" | "regles" | "règles" => self.rules()?,
                "save" | "s" | "enregistrer" => self.save(rest.trim())?,
                "undo" | "u" | "reprendre" => {
                    self.session.take_back();
                    self.answer()?;
                }
                "hint" | "h" | "conseil" => {
                    self.session.wish_hint();
                    self.think();
                    self.answer()?;
                }
                "again" | "n" | "rejouer" if self.session.is_over() => {
                    self.session.play_again();
                    self.told.clear();
                }
                _ => self.play(line)?,
            }
        } else if !verb.is_empty() {
            self.play(line)?;
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
        let news: Vec<Text> = self.session.told_since(known).cloned().collect();
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
            let name = Text::same(card.seat.tag().to_string());
            let score = card.score.map(|score| Text::same(score.to_string()));
            let said: Vec<Text> = score.into_iter().chain(card.notes.iter().cloned()).collect();
            let said = Text::join(said, ", ");
            self.say(&Text::new(
                format!("{} : {}", name.fr, said.fr),
                format!("{}: {}", name.en, said.en),
            ))?;
        }
        Ok(())
    }

    /// What is asked, and some of the moves that answer it.
    fn ask(&mut self) -> io::Result<()> {
        if let Some(result) = self.session.result() {
            return self.say(&w::OVER.text().then(result));
        }
        let prompt = self.session.still().prompt;
        match self.session.viewer() {
            Viewer::Seat(seat) if self.session.decision().is_some() => {
                let name = self.session.names()[seat.index()].clone();
                self.say(&w::LINE_TURN.with(&name).then(prompt))?;
                let legal = self.legal();
                self.moves(&legal, SOME)
            }
            _ => self.say(&prompt),
        }
    }

    fn moves(&mut self, legal: &[String], most: usize) -> io::Result<()> {
        let listed = legal.iter().take(most).cloned().collect::<Vec<_>>().join(" ");
        let more = legal.len().saturating_sub(most);
        let listed = match more {
            0 => Text::same(listed),
            more => {
                let more = Text::counted(more, ["autre", "autres"], ["more", "more"]);
                let listed = w::LINE_MORE.with_same(&listed);
                listed.map(|language, text| text.replace("{n}", more.get(language)))
            }
        };
        self.say(&w::LINE_MOVES.with(&listed))
    }

    fn help(&mut self) -> io::Result<()> {
        self.say_word(w::LINE_HELP)?;
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
            return self.say_word(w::LINE_NAME);
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
        self.say_word(w::GOODBYE)?;
        self.out.flush()
    }

    fn say_word(&mut self, word: Word) -> io::Result<()> {
        self.say(&word.text())
    }

    fn say(&mut self, text: &Text) -> io::Result<()> {
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
