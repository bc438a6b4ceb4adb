//! A session in a real terminal: raw keys, a screen of its own, and everything as it was afterwards, whatever happens.

mod ink;
mod restore;

use std::fs::OpenOptions;
use std::io::{self, BufWriter, Stdout, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::terminal;
use tablier_search::Minds;

use crate::canvas::Canvas;
use crate::key::Key;
use crate::mind_thread::MindThread;
use crate::palette::Depth;
use crate::session::{Session, SessionRequest, Style};
use ink::Ink;
use restore::{Signals, Taken};

/// How long one position of what happens is shown.
const FRAME: Duration = Duration::from_millis(220);
/// How often it is looked whether a machine has thought.
const NAP: Duration = Duration::from_millis(40);

/// Shows a session in the terminal, with these minds for machines, until whoever plays leaves; `ascii` where the terminal knows nothing else.
pub fn play(session: Session, minds: Minds, depth: Depth, ascii: bool) -> io::Result<()> {
    let signals = Signals::listen()?;
    match show_until_left(session, minds, depth, ascii, &signals) {
        Err(error) if is_gone(&error) || signals.say_stop() => Ok(()),
        result => result,
    }
}

/// How many columns the terminal has, if there is one.
pub fn terminal_columns() -> Option<usize> {
    terminal::size().ok().map(|(columns, _)| columns.into())
}

/// Whether it is the terminal that is gone: then there is nobody to tell, and nothing to restore.
fn is_gone(error: &io::Error) -> bool {
    /// What a terminal that was hung up answers.
    const EIO: i32 = 5;
    error.kind() == io::ErrorKind::BrokenPipe || cfg!(unix) && error.raw_os_error() == Some(EIO)
}

fn show_until_left(
    mut session: Session,
    minds: Minds,
    depth: Depth,
    ascii: bool,
    signals: &Signals,
) -> io::Result<()> {
    let _taken = Taken::take()?;
    let mut show =
        Screen { out: BufWriter::new(io::stdout()), ink: Ink::new(depth), before: None, ascii };
    let heard = listen();
    let mut thinker = MindThread::new(minds);
    let began = Instant::now();
    let (mut shown_at, mut stale) = (began, true);
    let mut beat = 0;
    while !signals.say_stop() {
        stale |= thinker.go_on(&mut session);
        if shown_at.elapsed() >= FRAME {
            stale |= session.tick();
            shown_at = Instant::now();
        }
        let now = (began.elapsed().as_millis() / 400) as usize;
        if thinker.is_busy() && now != beat {
            (beat, stale) = (now, true);
        }
        if stale {
            let (columns, rows) = terminal::size()?;
            session.resize(columns.into(), rows.into());
            let style = Style { colours: depth != Depth::None, beat };
            show.show(session.draw(style))?;
            stale = false;
        }
        let event = match heard.recv_timeout(NAP) {
            Ok(Ok(event)) => event,
            Err(RecvTimeoutError::Timeout) => continue,
            // The terminal was closed: nobody is there to be told.
            Ok(Err(_)) | Err(RecvTimeoutError::Disconnected) => break,
        };
        match event {
            Event::Key(pressed) if pressed.kind != KeyEventKind::Release => {
                let Some(key) = key(pressed) else { continue };
                stale = true;
                match session.key(key) {
                    Some(SessionRequest::Quit) => break,
                    Some(SessionRequest::Save { path, text }) => {
                        session.saved(&path, write_new(&path, &text));
                    }
                    None => {}
                }
                shown_at = Instant::now();
            }
            Event::Resize(..) => {
                show.before = None;
                stale = true;
            }
            _ => {}
        }
    }
    Ok(())
}

/// What the terminal tells, from a thread of its own: whoever waits for a terminal that was closed may wait for ever, and the
/// signal that says so must be heard all the same.
fn listen() -> Receiver<io::Result<Event>> {
    let (tell, heard) = channel();
    std::thread::spawn(move || {
        loop {
            let event = event::read();
            let over = event.is_err();
            if tell.send(event).is_err() || over {
                return;
            }
        }
    });
    heard
}

/// Writes a file that is not there yet.
pub fn write_new(path: &str, text: &str) -> io::Result<()> {
    OpenOptions::new().write(true).create_new(true).open(path)?.write_all(text.as_bytes())
}

struct Screen {
    out: BufWriter<Stdout>,
    ink: Ink,
    before: Option<Canvas>,
    ascii: bool,
}

impl Screen {
    fn show(&mut self, canvas: Canvas) -> io::Result<()> {
        let canvas = if self.ascii { canvas.ascii() } else { canvas };
        self.ink.draw(&mut self.out, &canvas, self.before.as_ref())?;
        self.out.flush()?;
        self.before = Some(canvas);
        Ok(())
    }
}

fn key(pressed: KeyEvent) -> Option<Key> {
    let control = pressed.modifiers.contains(KeyModifiers::CONTROL);
    Some(match pressed.code {
        KeyCode::Char('c' | 'C') if control => Key::Interrupt,
        // What some terminals send for Backspace.
        KeyCode::Char('h') if control => Key::Backspace,
        KeyCode::Char(_) if control || pressed.modifiers.contains(KeyModifiers::ALT) => {
            return None;
        }
        KeyCode::Char(letter) => Key::Char(letter),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        _ => return None,
    })
}
