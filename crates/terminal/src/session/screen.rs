//! The session as a picture: title, board, who plays and what happened beside it, and below what is asked and can be chosen.
//!
//! ```text
//!   title
//!   +----------------+ seats
//!   |     board      | and their notes
//!   |                | what
//!   +----------------+ happened
//!   what is asked
//!   [ choices ]
//!   > what is pointed at
//!   keys
//! ```

use tablier_rules::{Message, Scene};

use super::Session;
use super::board::BoardSpace;
use super::pages::Page;
use crate::canvas::{Canvas, Face, Rgb};
use crate::messages as m;
use crate::palette;
use crate::picture::{Drawing, picture};
use crate::prose::wrap;
use crate::targets::Target;

/// How a session is drawn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Style {
    /// Whether there are colours.
    pub colours: bool,
    /// A number that grows while time passes, for what moves.
    pub beat: usize,
}

/// Smaller terminals show only that they are too small.
const MIN_COLUMNS_AND_ROWS: (usize, usize) = (38, 14);

impl Session {
    /// The whole screen.
    pub fn draw(&self, style: Style) -> Canvas {
        let (columns, rows) = self.size;
        let mut canvas = Canvas::new(columns, rows);
        match (&self.page, self.awaited) {
            (Page::Board, Some(seat)) => {
                let name = &self.names()[seat.index()];
                let mut lines =
                    vec![m::hand_over(name.clone()), m::hand_over_more(), m::hand_over_key()];
                lines.extend(self.message.clone());
                self.notice(&mut canvas, &lines);
            }
            (Page::Board, _)
                if columns < MIN_COLUMNS_AND_ROWS.0 || rows < MIN_COLUMNS_AND_ROWS.1 =>
            {
                self.too_small(&mut canvas, 0);
            }
            (Page::Board, _) => self.draw_board(&mut canvas, style),
            (Page::Quit, _) => {
                self.notice(&mut canvas, &[m::quit_sure(), m::quit_keys()]);
            }
            (Page::Save(name), _) => {
                let lines = [m::save_as(), Message::words(format!("{name}_")), m::save_keys()];
                self.notice(&mut canvas, &lines);
            }
            (Page::Help(top) | Page::Rules(top), _) => self.draw_page(&mut canvas, *top),
        }
        canvas
    }

    /// A few sentences in the middle of nothing.
    fn notice(&self, canvas: &mut Canvas, texts: &[Message]) {
        let (columns, rows) = self.size;
        let width = columns.saturating_sub(4).clamp(8, 70);
        let mut lines: Vec<(String, bool)> = Vec::new();
        for (number, text) in texts.iter().enumerate() {
            lines.extend(wrap(&self.say(text), width).into_iter().map(|line| (line, number == 0)));
            lines.push((String::new(), false));
        }
        let top = rows.saturating_sub(lines.len()) / 2;
        for (down, (line, first)) in lines.iter().enumerate() {
            let left = columns.saturating_sub(line.chars().count()) / 2;
            canvas.write(left, top + down, line, if *first { Face::BOLD } else { Face::PLAIN });
        }
    }

    fn too_small(&self, canvas: &mut Canvas, from: usize) {
        let (columns, rows) = (canvas.width(), canvas.height());
        let mut lines = wrap(&m::too_small().get(self.language), columns);
        if lines.len() + from > rows {
            lines = wrap(&m::too_small_short().get(self.language), columns);
        }
        for (row, line) in lines.iter().enumerate() {
            canvas.write(0, from + row, line, Face::PLAIN);
        }
    }

    fn draw_page(&self, canvas: &mut Canvas, top: usize) {
        let (columns, rows) = self.size;
        let lines = self.page_lines();
        let shown = rows.saturating_sub(2).max(1);
        let top = top.min(lines.len().saturating_sub(shown));
        for (row, line) in lines.iter().skip(top).take(shown).enumerate() {
            canvas.write(1, row, &line.text, if line.title { Face::BOLD } else { Face::PLAIN });
        }
        let part = format!("{}/{}", (top + shown).min(lines.len()), lines.len());
        let row = rows.saturating_sub(1);
        canvas.write(1, row, &m::page_keys().get(self.language), Face::DIM);
        canvas.write(columns.saturating_sub(part.chars().count() + 1), row, &part, Face::DIM);
    }

    fn draw_board(&self, canvas: &mut Canvas, style: Style) {
        let scene = self.scene();
        let room = self.room(&scene);
        let targets = self.targets();
        let pointed = self.pointed(&targets).map(|index| &targets[index]);
        self.draw_title(canvas, style);
        match self.layout(&scene, room.columns, room.rows) {
            Some(layout) => {
                let focus = pointed.filter(|target| target.button.is_none());
                let focus = focus.map(|target| target.id.as_str());
                let drawing = Drawing { colours: style.colours, focus };
                let board = picture(&scene, &layout, drawing, &|text| self.say(text));
                let left = room.columns.saturating_sub(board.width()) / 2;
                canvas.paste(&board, left, 1);
            }
            None => self.too_small(canvas, 2),
        }
        if room.side > 0 {
            self.draw_side(canvas, &scene, room, style);
        }
        self.draw_below(canvas, &scene, room, &targets, pointed);
    }

    fn draw_title(&self, canvas: &mut Canvas, style: Style) {
        let columns = canvas.width();
        let title = self.rules.about().title;
        let who = match (self.thinking(), self.ponders()) {
            (_, true) => m::ponders().get(self.language),
            (Some(seat), _) => self.say(&m::thinks(self.names()[seat.index()].clone())),
            _ => String::new(),
        };
        let waits = if who.is_empty() { "" } else { ["…  ", " … ", "  …"][style.beat % 3] };
        let line = Face { underline: true, ..Face::PLAIN };
        canvas.write(0, 0, &" ".repeat(columns), line);
        canvas.write(1, 0, title, Face { bold: true, ..line });
        canvas.write(title.chars().count() + 3, 0, &format!("{who}{waits}"), line);
    }

    /// Who plays, with points and notes, and what happened last.
    fn draw_side(&self, canvas: &mut Canvas, scene: &Scene, room: BoardSpace, style: Style) {
        let (left, width) = (room.columns + 1, room.side.saturating_sub(1));
        let end = room.below();
        let mut row = 1;
        for card in &scene.seats {
            let colour = palette::colour(card.paint);
            let coloured =
                |face: Face| if style.colours { face.coloured(lighter(colour)) } else { face };
            let sign = palette::sign(card.paint).unwrap_or(' ');
            let arrow = if card.deciding { '›' } else { ' ' };
            let name = self.names()[card.seat.index()].get(self.language);
            let score = card.score.map(|score| format!(" {score}")).unwrap_or_default();
            let room = width.saturating_sub(3 + score.chars().count());
            let name: String = name.chars().take(room).collect();
            canvas.put(left, row, arrow, Face::BOLD);
            canvas.put(left + 1, row, sign, coloured(Face::BOLD));
            let after = canvas.write(left + 3, row, &name, coloured(Face::BOLD));
            canvas.write(after, row, &score, Face::BOLD);
            row += 1;
            let notes = Message::join(card.notes.iter().cloned(), ", ");
            for line in wrap(&self.say(&notes), width.saturating_sub(3)).into_iter().take(2) {
                canvas.write(left + 3, row, &line, Face::DIM);
                row += 1;
            }
        }
        row += 1;
        let mut lines: Vec<(String, bool)> = Vec::new();
        for (age, text) in self.told().rev().enumerate() {
            let wrapped = wrap(&self.say(text), width.saturating_sub(2));
            for (number, line) in wrapped.into_iter().enumerate().rev() {
                lines.push((format!("{}{line}", if number == 0 { "· " } else { "  " }), age == 0));
            }
            if lines.len() + row >= end {
                break;
            }
        }
        lines.truncate(end.saturating_sub(row));
        for (down, (line, newest)) in lines.iter().rev().enumerate() {
            canvas.write(left, row + down, line, if *newest { Face::PLAIN } else { Face::DIM });
        }
    }

    /// What is asked now, or how the game ended.
    pub(super) fn asked(&self, scene: &Scene) -> String {
        match self.result() {
            Some(result) if self.film.is_empty() => self.say(&m::over().then(result)),
            _ => self.say(&scene.prompt),
        }
    }

    fn draw_below(
        &self,
        canvas: &mut Canvas,
        scene: &Scene,
        room: BoardSpace,
        targets: &[Target],
        pointed: Option<&Target>,
    ) {
        let (columns, rows) = self.size;
        let asked = wrap(&self.asked(scene), columns);
        for (down, line) in asked.iter().take(room.prompt).enumerate() {
            canvas.write(0, room.below() + down, line, Face::BOLD);
        }
        for target in targets {
            if let Some(button) = &target.button {
                let on = pointed.is_some_and(|pointed| pointed.id == target.id);
                let (open, shut) = if on { ('[', ']') } else { ('‹', '›') };
                let face = if on { Face { bold: true, ..Face::REVERSE } } else { Face::PLAIN };
                let text = format!("{open} {} {shut}", self.say(button));
                canvas.write(target.at.x as usize, (target.at.y / 2.0) as usize, &text, face);
            }
        }
        let row = rows.saturating_sub(2);
        let line = match (&self.typed, &self.message, pointed) {
            (Some(typed), ..) => m::typed_move(format!("{typed}_")).get(self.language),
            (_, Some(message), _) => self.say(message),
            (_, _, Some(target)) => {
                let hint = target.hint.as_ref().map(|hint| format!("  ({})", self.say(hint)));
                format!("› {}{}", self.say(&target.label), hint.unwrap_or_default())
            }
            _ if room.side == 0 => {
                self.told().next_back().map(|text| self.say(text)).unwrap_or_default()
            }
            _ => String::new(),
        };
        // What is said of things that went wrong or well may be long: it then takes the row above as well.
        let wrapped = wrap(&line, columns);
        let face = if self.message.is_some() { Face::BOLD } else { Face::PLAIN };
        let first = row.saturating_sub(wrapped.len().min(2).saturating_sub(1));
        if first < row {
            canvas.write(0, first, &" ".repeat(columns), Face::PLAIN);
        }
        for (down, line) in wrapped.iter().take(2).enumerate() {
            canvas.write(0, first + down, line, face);
        }
        let keys = match (self.is_over(), self.decision()) {
            (true, _) => m::keys_over(),
            (_, None) => m::keys_wait(),
            _ => m::keys(),
        };
        let mut keys = keys.get(self.language);
        if keys.chars().count() > columns {
            keys = m::keys_short().get(self.language);
        }
        canvas.write(0, rows.saturating_sub(1), &keys, Face::DIM);
    }
}

/// A colour that can be read on a dark ground and on a light one.
fn lighter(colour: Rgb) -> Rgb {
    let sum = u32::from(colour.0) + u32::from(colour.1) + u32::from(colour.2);
    if sum < 300 { Rgb(128, 148, 178) } else { colour }
}
