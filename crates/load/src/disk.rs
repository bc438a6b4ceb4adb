//! A disk that is full, and one that spoilt what was written last: the salon says so, keeps what it had, and goes on.

use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::time::{Duration, Instant};
use tablier_rules::Language;

use tablier_protocol::{Act, ClientMessage, ServerMessage};
use tablier_rules::Seat;
use tablier_server::{Sqlite, Storage};

use crate::client::Client;
use crate::moves::long_game;
use crate::open_salon::{OpenSalon, Program};

/// How soon the salon says what its health is.
const LATEST: Duration = Duration::from_secs(10);

/// Two people at a table of SIX, and the moves they are going to make.
struct Duel {
    clients: [Client; 2],
    table: String,
    moves: Vec<(Seat, String)>,
    made: usize,
}

impl Duel {
    async fn begin(salon: &OpenSalon) -> Result<Duel, String> {
        let mut clients =
            [Client::connect(salon.address).await?, Client::connect(salon.address).await?];
        let new = r#"{"game":"six","options":{"first":0},"places":["host","open"]}"#;
        let table = clients[0].open(new).await?;
        clients[1].act(&table, "sit", Act::Sit { seat: None, seal: None }).await?;
        Ok(Duel { clients, table, moves: long_game(salon.rulebooks(), 1)?, made: 0 })
    }

    /// Makes the next move; refused, it is the next one still.
    async fn one_move(&mut self) -> Result<(), String> {
        let (seat, mv) = self.moves.get(self.made).cloned().ok_or("the game is over")?;
        // Two versions come before the first move: the opening and the sitting down.
        let decision = self.made as u64 + 2;
        let act = Act::Decide { seat, decision, mv };
        self.clients[seat.index()].act(&self.table, &format!("m{}", self.made), act).await?;
        self.made += 1;
        Ok(())
    }

    async fn moves(&mut self, number: usize) -> Result<(), String> {
        for _ in 0..number {
            self.one_move().await?;
        }
        Ok(())
    }

    /// How many moves the salon knows of.
    async fn known(&mut self) -> Result<usize, String> {
        let follow =
            ClientMessage::Follow { table: self.table.clone(), since: u64::MAX, viewer: None };
        self.clients[0].ask(&follow).await?;
        loop {
            match self.clients[0].next().await? {
                ServerMessage::Table { update, .. } => return Ok(update.snapshot.v as usize - 2),
                ServerMessage::Gone { text, .. } => return Err(text.get(Language::EN)),
                _ => {}
            }
        }
    }

    async fn come_back(&mut self, salon: &OpenSalon) -> Result<(), String> {
        for client in &mut self.clients {
            *client = Client::connect_as(salon.address, Some(client.cookie())).await?;
        }
        Ok(())
    }
}

/// Whether a program may be given a file system of its own here.
pub fn can_be_small() -> bool {
    let tried = std::process::Command::new("unshare")
        .args(["--map-root-user", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"])
        .stderr(std::process::Stdio::null())
        .status();
    tried.is_ok_and(|status| status.success())
}

/// Fills the disk in mid-game and empties it again. Needs a file system of its own, which not every machine lets one make.
pub async fn full(program: Program<'_>) -> Result<String, String> {
    let salon = OpenSalon::open_on_small_disk(program, "4m").await?;
    let mut duel = Duel::begin(&salon).await?;
    duel.moves(20).await?;
    let filler = salon.inside()?.join("filler");
    fill(&filler)?;
    let mut acknowledged = 20;
    let refusal = loop {
        match duel.one_move().await {
            Ok(()) => acknowledged += 1,
            Err(refusal) => break refusal,
        }
    };
    says(&salon, "cannot be written").await?;
    let known = duel.known().await?;
    if known != acknowledged {
        return Err(format!("{acknowledged} moves were acknowledged, {known} are known"));
    }
    fs::remove_file(&filler).map_err(|error| error.to_string())?;
    duel.moves(10).await.map_err(|error| format!("with room again: {error}"))?;
    says(&salon, "\r\n\r\nok\n").await?;
    let kept = kept_on_small_disk(salon, &duel.table).await?;
    // The opening and the sitting down are in the log as well.
    if kept != acknowledged + 12 {
        return Err(format!("{} moves were acknowledged, {kept} lines kept", acknowledged + 10));
    }
    Ok(format!(
        "disk full                   {acknowledged:8} moves kept, then refused ({refusal}); with room again it went on"
    ))
}

/// Starts a salon on a disk that is full: it can be looked at, and goes on when there is room.
pub async fn full_at_the_start(program: Program<'_>) -> Result<String, String> {
    let mut salon = OpenSalon::open(program).await?;
    let mut duel = Duel::begin(&salon).await?;
    duel.moves(20).await?;
    salon.move_to_full_disk("4m").await?;
    says(&salon, "cannot be written").await?;
    duel.come_back(&salon).await?;
    let known = duel.known().await?;
    let refusal = match duel.one_move().await {
        Ok(()) => return Err("a move was acknowledged on a full disk".to_owned()),
        Err(refusal) => refusal,
    };
    let filler = salon.inside()?.join("filler");
    fs::remove_file(filler).map_err(|error| error.to_string())?;
    says(&salon, "\r\n\r\nok\n").await?;
    duel.moves(10).await.map_err(|error| format!("with room again: {error}"))?;
    match known {
        20 => Ok(format!(
            "started on a full disk      {known:8} moves seen, more refused ({refusal}); with room again it went on"
        )),
        _ => Err(format!("20 moves were acknowledged, {known} are known")),
    }
}

/// Waits until the salon says this of its health, which it looks at once in a while.
async fn says(salon: &OpenSalon, health: &str) -> Result<(), String> {
    let begun = Instant::now();
    loop {
        let said = salon.get("/health").await?;
        if said.contains(health) {
            return Ok(());
        }
        if begun.elapsed() > LATEST {
            return Err(format!("the salon does not say {health:?} of itself: {said}"));
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Writes until nothing more can be written.
fn fill(path: &Path) -> Result<(), String> {
    let mut file = File::create(path).map_err(|error| error.to_string())?;
    for size in [65_536, 4_096, 512, 1] {
        while file.write_all(&vec![0; size]).is_ok() {}
    }
    Ok(())
}

/// How many lines the log of a table has. The disk goes with the salon, so that it is copied while the salon stands still.
async fn kept_on_small_disk(salon: OpenSalon, table: &str) -> Result<usize, String> {
    salon.stop()?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    for name in ["salon.db", "salon.db-wal"] {
        fs::copy(salon.inside()?.join(name), folder.path().join(name))
            .map_err(|error| format!("{name}: {error}"))?;
    }
    drop(salon);
    let storage = Sqlite::open(&folder.path().join("salon.db")).await.map_err(|e| e.to_string())?;
    Ok(storage.log(table, 0).await.map_err(|error| error.to_string())?.len())
}

/// Kills the salon and spoils the last page of its write-ahead log.
pub async fn damaged(program: Program<'_>) -> Result<String, String> {
    let mut salon = OpenSalon::open(program).await?;
    let mut duel = Duel::begin(&salon).await?;
    duel.moves(60).await?;
    salon.kill_and_then(spoil_last_page).await?;
    if !salon.said()?.contains("cannot be read") {
        return Err("the salon does not say that its log is damaged".to_owned());
    }
    duel.come_back(&salon).await?;
    let known = duel.known().await?;
    if known > 60 || known + 2 < 60 {
        return Err(format!("of 60 moves {known} are known"));
    }
    duel.made = known;
    duel.moves(60).await.map_err(|error| format!("after the damage: {error}"))?;
    Ok(format!(
        "last page of the log spoilt {:8} of 60 moves lost, said so, and it went on",
        60 - known
    ))
}

fn spoil_last_page(folder: &Path) -> Result<(), String> {
    let open = File::options().read(true).write(true).open(folder.join("salon.db-wal"));
    let spoil = |mut file: File| -> std::io::Result<()> {
        let place = SeekFrom::End(-100);
        let mut byte = [0];
        file.seek(place)?;
        file.read_exact(&mut byte)?;
        file.seek(place)?;
        file.write_all(&[!byte[0]])
    };
    open.and_then(spoil).map_err(|error| error.to_string())
}
