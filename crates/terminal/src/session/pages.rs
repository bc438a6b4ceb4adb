//! The pages of a session and what keys do on each: the board, handing over, help, rules, leaving, saving.

use tablier_rules::compass::Arrow;
use tablier_rules::{Language, Message};

use super::{Session, SessionRequest};
use crate::key::Key;
use crate::messages as m;
use crate::prose;

/// What is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Page {
    /// The board, or nothing until whoever is awaited is at the keyboard.
    Board,
    /// The help, from a line on.
    Help(usize),
    /// The rules, from a line on.
    Rules(usize),
    /// Whether to leave.
    Quit,
    /// The name of a file.
    Save(String),
}

/// What each key does, a line for each.
pub fn help_keys() -> [Message; 10] {
    [
        m::help_arrows(),
        m::help_tab(),
        m::help_enter(),
        m::help_back(),
        m::help_type(),
        m::help_undo(),
        m::help_hint(),
        m::help_rules(),
        m::help_save(),
        m::help_quit(),
    ]
}

impl Session {
    pub(super) fn key_on_page(&mut self, key: Key) -> Option<SessionRequest> {
        match self.page.clone() {
            Page::Board if self.is_covered() => {
                match key {
                    Key::Enter => (self.awaited, self.message) = (None, None),
                    Key::Char('q') => self.page = Page::Quit,
                    _ => {}
                }
                None
            }
            Page::Board => self.key_on_board(key),
            Page::Help(top) => {
                self.page = self.turned(key, top).map_or(Page::Board, Page::Help);
                None
            }
            Page::Rules(top) => {
                self.page = self.turned(key, top).map_or(Page::Board, Page::Rules);
                None
            }
            Page::Quit => {
                self.page = Page::Board;
                match key {
                    Key::Enter | Key::Char('q') => Some(SessionRequest::Quit),
                    Key::Char(letter) if says_yes(letter) => Some(SessionRequest::Quit),
                    Key::Char('s') => {
                        self.page = Page::Save(self.file_name());
                        None
                    }
                    _ => None,
                }
            }
            Page::Save(name) => self.key_on_name(key, name),
        }
    }

    fn key_on_name(&mut self, key: Key, mut name: String) -> Option<SessionRequest> {
        match key {
            Key::Enter => return self.save(&name),
            Key::Escape => self.page = Page::Board,
            Key::Backspace => {
                name.pop();
                self.page = Page::Save(name);
            }
            Key::Char(letter) if !letter.is_control() && name.chars().count() < 200 => {
                name.push(letter);
                self.page = Page::Save(name);
            }
            _ => {}
        }
        None
    }

    /// Where a page begins after a key; nothing if the key leaves it.
    fn turned(&self, key: Key, top: usize) -> Option<usize> {
        let lines = self.page_lines().len();
        let rows = self.size.1.saturating_sub(2).max(1);
        let last = lines.saturating_sub(rows);
        Some(match key {
            Key::Up => top.saturating_sub(1),
            Key::Down | Key::Enter => (top + 1).min(last),
            Key::Left | Key::PageUp | Key::Backspace => top.saturating_sub(rows),
            Key::Right | Key::PageDown | Key::Char(' ') => (top + rows).min(last),
            Key::Home => 0,
            Key::End => last,
            _ => return None,
        })
    }

    /// The lines of the page that is shown.
    pub(super) fn page_lines(&self) -> Vec<prose::TextLine> {
        let width = self.size.0.saturating_sub(2).clamp(10, 100);
        match self.page {
            Page::Help(_) => self.help(width),
            Page::Rules(_) => {
                let rules = self.rules.about().rules;
                self.prose(rules.get(self.language), width)
            }
            _ => Vec::new(),
        }
    }

    fn help(&self, width: usize) -> Vec<prose::TextLine> {
        let say = |message: Message| message.get(self.language);
        let mut text = format!("# {}\n\n```\n", say(m::help_title()));
        for line in help_keys() {
            text += &format!("{}\n", say(line));
        }
        text += &format!("```\n\n## {}\n\n{}\n\n", say(m::help_signs()), say(m::help_signs_more()));
        let notation = self.rules.about().notation;
        text += &format!("## {}\n\n{}\n", say(m::help_notation()), notation.get(self.language));
        self.prose(&text, width)
    }

    /// A text in lines of at most so many characters, in the language of the session.
    pub(crate) fn prose(&self, markdown: &str, width: usize) -> Vec<prose::TextLine> {
        prose::lines(self.rulebooks, markdown, width, self.language)
    }

    fn key_on_board(&mut self, key: Key) -> Option<SessionRequest> {
        // What runs is watched no further once somebody wants something.
        self.film.clear();
        self.message = None;
        if self.typed.is_some() {
            self.key_while_typing(key);
            return None;
        }
        match key {
            Key::Left => self.follow(Arrow::Left),
            Key::Right => self.follow(Arrow::Right),
            Key::Up => self.follow(Arrow::Up),
            Key::Down => self.follow(Arrow::Down),
            Key::Tab => self.step(false),
            Key::BackTab => self.step(true),
            Key::Enter | Key::Char(' ') => self.choose(),
            Key::Escape | Key::Backspace => drop(self.gesture.pop()),
            Key::Char('q') if self.is_over() => return Some(SessionRequest::Quit),
            Key::Char('q') => self.page = Page::Quit,
            Key::Char('u') => self.take_back(),
            Key::Char('h') => self.wish_hint(),
            Key::Char('?') => self.page = Page::Help(0),
            Key::Char('r') => self.page = Page::Rules(0),
            Key::Char('s') => self.page = Page::Save(self.file_name()),
            Key::Char('n') if self.is_over() => self.play_again(),
            Key::Char(':') => self.typed = Some(String::new()),
            Key::Char(letter) if !self.is_over() => self.type_letter(letter),
            _ => {}
        }
        None
    }

    fn key_while_typing(&mut self, key: Key) {
        match key {
            Key::Enter => self.play_typed(),
            Key::Escape => self.typed = None,
            Key::Backspace => {
                let left = self.typed.take().filter(|typed| !typed.is_empty());
                self.typed = left.map(|mut typed| {
                    typed.pop();
                    typed
                });
            }
            Key::Char(letter) => self.type_letter(letter),
            _ => {}
        }
    }
}

/// Whether a letter says yes, in any language.
fn says_yes(letter: char) -> bool {
    let letter: String = letter.to_lowercase().collect();
    Language::ALL.iter().any(|&language| m::yes_key().get(language) == letter)
}
