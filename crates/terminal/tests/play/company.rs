//! Opening sessions, and playing them at random.

use serde_json::{Value, json};
use tablier_games::{MINDS, RULEBOOKS};
use tablier_rules::{AnyMatch, FastRng, Language, Level, Rng, Rulebook, Seed};
use tablier_table::SeatSetup;
use tablier_terminal::{Key, Opening, Session, SessionRequest, Style};

/// Every game with every number of players.
pub fn tables() -> Vec<(&'static str, usize)> {
    let games = RULEBOOKS.iter().map(Rulebook::about);
    games
        .flat_map(|about| about.players.iter().map(move |&n| (about.slug, usize::from(n))))
        .collect()
}

fn options(game: &str, players: usize) -> Value {
    let rules = RULEBOOKS.get(game).expect("there is such a game");
    let several = rules.schema().fields.iter().any(|field| field.key == "players");
    if several { json!({ "players": players }) } else { json!({}) }
}

/// A session with these players.
pub fn open(game: &str, places: Vec<SeatSetup>, seed: u64) -> Session {
    let opening = Opening {
        game: game.to_owned(),
        options: options(game, places.len()),
        places,
        seed: Seed(seed),
        language: Language::EN,
    };
    Session::open(RULEBOOKS, opening).expect("these options are fine")
}

/// A session of people only.
pub fn here(game: &str, players: usize, seed: u64) -> Session {
    open(game, vec![SeatSetup::Host; players], seed)
}

/// A person against weak machines.
pub fn alone(game: &str, players: usize, seed: u64) -> Session {
    let mut places = vec![SeatSetup::Machine(Level::Beginner); players];
    places[0] = SeatSetup::Host;
    open(game, places, seed)
}

/// Lets machines decide at once, whatever comes to their mind.
pub fn think(session: &mut Session) {
    loop {
        let tasks = session.tasks();
        if tasks.is_empty() {
            return;
        }
        for task in tasks {
            let moves = task.moves(MINDS, &mut || true);
            session.thought(task.id, &moves);
        }
    }
}

/// The game of a session.
pub fn game(session: &Session) -> &dyn AnyMatch {
    session.table().game().expect("a table that was opened has a game")
}

/// What stands on the screen.
pub fn screen(session: &Session) -> String {
    session.draw(Style::default()).text()
}

/// A key somebody might press who wants to play on.
pub fn some_key(rng: &mut FastRng) -> Key {
    match rng.below(100) {
        0..52 => Key::Enter,
        52..60 => Key::Left,
        60..68 => Key::Right,
        68..76 => Key::Up,
        76..84 => Key::Down,
        84..92 => Key::Tab,
        92..96 => Key::BackTab,
        96 => Key::Char('u'),
        97 => Key::Backspace,
        _ => Key::Escape,
    }
}

/// Presses keys at random until so many moves are made or the game is over; tells whether it is.
pub fn play_at_random(session: &mut Session, rng: &mut FastRng, moves: usize) -> bool {
    for _ in 0..40_000 {
        think(session);
        if session.is_over() || game(session).moves() >= moves {
            return session.is_over();
        }
        assert_ne!(session.key(some_key(rng)), Some(SessionRequest::Quit));
    }
    panic!("40,000 keys lead nowhere:\n{}", screen(session));
}
