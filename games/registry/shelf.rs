//! Reads the shelf: the lines of `Cargo.toml` that name the games. The build script makes the registry of them, `cargo xtask`
//! finds the pages of the games by them.

/// What stands before the first game, and after the last.
const BEGINS: &str = "# The shelf:";
pub const ENDS: &str = "# The end of the shelf.";

/// What a game that is optional stands behind.
pub const FEATURE: &str = "example-game";

/// The line of a game, such as `tablier-six = { path = "../six" }`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<'a> {
    pub package: &'a str,
    /// Its folder as the registry sees it, unless it comes from elsewhere.
    pub path: Option<&'a str>,
    /// Whether it is on the shelf only if it is asked for.
    pub optional: bool,
}

impl Line<'_> {
    /// What the game is called in code, which is its slug: its package without what ours all begin with.
    pub fn name(&self) -> String {
        self.package.strip_prefix("tablier-").unwrap_or(self.package).replace('-', "_")
    }
}

/// The games of a manifest, in the order of the shelf; or what is wrong with it, and where.
pub fn read(manifest: &str) -> Result<Vec<Line<'_>>, String> {
    let mut lines = manifest.lines().enumerate();
    if !lines.any(|(_, line)| line.starts_with(BEGINS)) {
        return Err(format!("no line begins with \"{BEGINS}\""));
    }
    let mut games: Vec<Line<'_>> = Vec::new();
    for (index, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
        if line == ENDS {
            return Ok(games);
        }
        // What is no game is neither passed over nor guessed at.
        let game = game(line).ok_or_else(|| {
            format!(
                "line {} is no game: \"{line}\", but a game is a line such as \
                 tablier-six = {{ path = \"../six\" }}",
                index + 1
            )
        })?;
        if games.iter().any(|known| known.name() == game.name()) {
            return Err(format!("line {}: {} is there twice", index + 1, game.package));
        }
        games.push(game);
    }
    Err(format!("no line is \"{ENDS}\""))
}

/// The game on a line.
fn game(line: &str) -> Option<Line<'_>> {
    let (package, source) = line.split_once(" = ")?;
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if !package.starts_with(|c: char| c.is_ascii_lowercase()) || !package.chars().all(plain) {
        return None;
    }
    let fields = source.strip_prefix("{ ")?.strip_suffix(" }")?;
    let field = |name: &str| {
        let mut pairs = fields.split(", ").filter_map(|field| field.split_once(" = "));
        pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
    };
    let path = field("path").map(|path| path.trim_matches('"'));
    Some(Line { package, path, optional: field("optional") == Some("true") })
}
