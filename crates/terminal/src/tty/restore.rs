//! Taking the terminal and giving it back: at the end, after a panic, and when the process is told to go.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::cursor::{Hide, Show};
use crossterm::execute;
use crossterm::style::{Attribute, SetAttribute};
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

/// Whether the terminal is ours: a panic elsewhere must not write to one that is not.
static IS_TAKEN: AtomicBool = AtomicBool::new(false);

/// The terminal while it is ours; it is given back when this is dropped.
pub struct Taken;

impl Taken {
    /// Takes the terminal: keys one by one, a screen of its own, no cursor.
    pub fn take() -> io::Result<Taken> {
        give_back_on_panic();
        enable_raw_mode()?;
        IS_TAKEN.store(true, Ordering::SeqCst);
        let taken = Taken;
        execute!(io::stdout(), EnterAlternateScreen, Hide)?;
        Ok(taken)
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        give_back();
    }
}

fn give_back() {
    if IS_TAKEN.swap(false, Ordering::SeqCst) {
        // Whoever closed the terminal does not want it back.
        let _ = execute!(io::stdout(), SetAttribute(Attribute::Reset), Show, LeaveAlternateScreen);
        let _ = disable_raw_mode();
        let _ = io::stdout().flush();
    }
}

/// What a panic says must be read on the real screen.
fn give_back_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        let here = std::thread::current().id();
        std::panic::set_hook(Box::new(move |panic| {
            // A machine that fails in a thread of its own does not end the game.
            if std::thread::current().id() == here {
                give_back();
            }
            if !IS_TAKEN.load(Ordering::SeqCst) {
                before(panic);
            }
        }));
    });
}

/// Whether the process was told to go.
pub struct Signals {
    stop: Arc<AtomicBool>,
}

impl Signals {
    /// Listens from now on. A second signal ends the process at once, as if nobody listened.
    pub fn listen() -> io::Result<Signals> {
        let stop = Arc::new(AtomicBool::new(false));
        #[cfg(unix)]
        for signal in
            [signal_hook::consts::SIGTERM, signal_hook::consts::SIGHUP, signal_hook::consts::SIGINT]
        {
            signal_hook::flag::register_conditional_default(signal, stop.clone())?;
            signal_hook::flag::register(signal, stop.clone())?;
        }
        Ok(Signals { stop })
    }

    /// Whether it is time to go.
    pub fn say_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
