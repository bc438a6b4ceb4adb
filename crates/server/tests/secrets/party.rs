//! EPIX for four: Bruno decides something in secret, otherwise in each salon; Anna, David, a machine and those who watch are
//! not to notice until it comes to light.

use serde_json::{Value, json};
use tablier_games::RULEBOOKS;
use tablier_protocol::{Act, ClientMessage, ServerMessage};
use tablier_rules::{FastRng, Language, Record, Rng, Seat};
use tablier_table::{Stage, Wish};

use crate::harness::{Client, Person, TestSalon, generous, request};
use crate::{assert_same, chance, log};

const BRUNO: Seat = Seat::new(1);
const MACHINE: Seat = Seat::new(2);

/// Figures that hang on the speed of the computer: how many inputs one commit carries, how long things take, how soon a
/// connection that ended is forgotten, and what is counted only now and then.
const OF_THE_COMPUTER: [&str; 5] =
    ["microseconds", "commits_total", "tablier_connections", "tablier_people", "tablier_tables"];

/// Heads that hang on when an answer is given, and on how many digits such figures have.
fn of_the_moment(line: &str, path: &str) -> bool {
    let line = line.to_lowercase();
    line.starts_with("date:") || line.starts_with("content-length:") && path == "/metrics"
}

/// A game of four at a salon.
struct Party {
    salon: TestSalon,
    table: String,
    /// Anna, Bruno, David.
    players: [Client; 3],
    chloe: Client,
    acts: usize,
    /// What the others were told after each act.
    told: Vec<String>,
}

impl Party {
    async fn open(seed: u64) -> Party {
        let salon = TestSalon::by_chance(generous(), chance(seed)).await;
        let mut people = Vec::new();
        for name in ["Anna", "Bruno", "David", "Chloé"] {
            people.push(salon.person(name).await);
        }
        let table = people[0]
            .opens(
                &salon,
                json!({
                    "game": "epix",
                    "options": { "players": 4, "advanced": seed.is_multiple_of(2) },
                    "places": ["host", "open", { "machine": 1 }, "open"],
                    "pace": { "live": { "bank": 3_000, "increment": 5 } },
                }),
            )
            .await;
        let mut clients = Vec::new();
        for person in people {
            let mut client = person.connects(&salon).await;
            client.follows(&table, 0).await;
            clients.push(client);
        }
        let chloe = clients.pop().expect("Chloé");
        let players = clients.try_into().unwrap_or_else(|_| panic!("three people"));
        let mut party = Party { salon, table, players, chloe, acts: 0, told: Vec::new() };
        for (player, seat) in [(1, 1), (2, 3)] {
            let seat = Some(Seat::new(seat));
            party.acts(player, Act::Sit { seat, seal: None }).await.expect("it is free");
        }
        party
    }

    /// Does something, and waits until everybody knows and no machine thinks.
    async fn acts(&mut self, player: usize, act: Act) -> Result<u64, String> {
        self.acts += 1;
        let id = format!("act{}", self.acts);
        let done = self.players[player].does_as(&self.table, &id, act).await;
        if let Ok(v) = done {
            self.chloe.until_version(v).await;
            while self.chloe.sees().deciders.contains(MACHINE) {
                self.chloe.next().await;
            }
        }
        let v = self.chloe.sees().v;
        for player in &mut self.players {
            player.until_version(v).await;
        }
        done.map_err(|failure| failure.text.get(Language::EN))
    }

    /// Everybody but Bruno looks at everything there is to look at.
    async fn look_round(&mut self) {
        // Nobody may act for another seat, and Anna may not do what is not possible.
        let decision = self.players[0].sees().v;
        for (seat, mv) in [(BRUNO, "gold:1"), (Seat::new(0), "stake:99"), (Seat::new(0), "card:x")]
        {
            let act = Act::Decide { seat, decision, mv: mv.to_owned() };
            self.acts(0, act).await.expect_err("it is not possible");
        }
        self.looks_at_the_lobby(0).await;
        let table = format!("/api/tables/{}", self.table);
        let mut paths = vec!["/api/tables".to_owned(), "/api/me".to_owned(), table.clone()];
        paths.extend(["1", "everything"].map(|eyes| format!("{table}?eyes={eyes}")));
        paths.extend(
            ["record", "picture.svg", "picture.svg?eyes=1"].map(|of| format!("{table}/{of}")),
        );
        let anna = self.players[0].person.clone();
        for person in [anna, self.chloe.person.clone()] {
            for path in paths.iter().chain([&"/api/me/tables".to_owned()]) {
                self.gets(Some(&person), path).await;
            }
        }
        // The first says who one is, and somebody without a cookie is somebody new.
        for path in paths.iter().filter(|path| !path.ends_with("/me")) {
            self.gets(None, path).await;
        }
        self.gets(None, "/metrics").await;
        let frames = self.frames();
        self.told.push(frames);
        self.salon.watch.advance(1_000);
    }

    async fn looks_at_the_lobby(&mut self, player: usize) {
        let client = &mut self.players[player];
        client.asks(ClientMessage::Lobby { follow: true }).await;
        client.until(|tell| matches!(tell, ServerMessage::Own { .. }).then_some(())).await;
        client.asks(ClientMessage::Lobby { follow: false }).await;
        // What is asked on one connection is answered in turn: after the next answer nobody looks any more.
        self.acts(player, Act::Again { yes: true, seal: None }).await.expect_err("it is not over");
    }

    async fn gets(&mut self, person: Option<&Person>, path: &str) {
        let answer = match person {
            Some(person) => person.get(&self.salon, path).await,
            None => request(self.salon.address(), "GET", path, &[], None).await,
        };
        let head = answer.head.lines().filter(|line| !of_the_moment(line, path));
        let body =
            answer.body.lines().filter(|line| !OF_THE_COMPUTER.iter().any(|f| line.contains(f)));
        let text: Vec<&str> = head.chain(body).collect();
        self.told.push(format!("{path}\n{}", text.join("\n")));
    }

    /// What Anna, David and Chloé heard since the last time.
    fn frames(&mut self) -> String {
        let [anna, _, david] = &mut self.players;
        let heard =
            [anna, david, &mut self.chloe].map(|client| client.heard.split_off(0).join("\n"));
        heard.join("\n\n")
    }

    /// The seats of people who decide, and what each may do.
    fn choices(&self) -> Vec<(usize, Seat, Vec<String>)> {
        let rules = RULEBOOKS.get("epix").expect("a game");
        let choices = self.players.iter().enumerate().filter_map(|(player, client)| {
            let seen = client.sees();
            let seat = seen.viewer.seat().filter(|_| seen.decision.is_some())?;
            Some((player, seat, rules.legal(&seen.view, seat).expect("a view")))
        });
        choices.collect()
    }

    async fn decides(&mut self, player: usize, mv: &str) {
        let seen = self.players[player].sees();
        let (seat, decision) = (seen.viewer.seat().expect("a seat"), seen.decision.expect("asked"));
        let act = Act::Decide { seat, decision, mv: mv.to_owned() };
        self.acts(player, act).await.expect("it is legal");
    }

    /// Whether the move of this number is still hidden from those who watch.
    async fn hides(&self, number: usize) -> bool {
        let path = format!("/api/tables/{}/record", self.table);
        let record: Record =
            self.chloe.person.get(&self.salon, &path).await.body.parse().expect("a record");
        record.moves.get(number).is_some_and(|made| made.mv.is_none())
    }
}

fn is_secret(mv: &str) -> bool {
    ["gold:", "card", "stake:"].iter().any(|kind| mv.starts_with(kind))
}

/// What the others are told until Bruno's secret comes to light: of his `nth` secret moves the one this far along in his
/// choices. And what was logged of it.
async fn told(seed: u64, nth: usize, choice: usize, limit: usize) -> (Vec<String>, Vec<String>) {
    let mut party = Party::open(seed).await;
    let mut rng = FastRng::new(seed);
    let mut secrets = 0;
    // Everything is the same until Bruno decides in secret.
    let number = loop {
        let choices = party.choices();
        assert!(!choices.is_empty(), "the game goes on");
        let (player, seat, legal) = &choices[rng.below(choices.len())];
        // The last who decides brings it to light at once, unless it is a stake, which waits for its answer.
        let stays = choices.len() > 1 || legal[0].starts_with("stake:");
        let secret = *seat == BRUNO && legal.len() > 1 && is_secret(&legal[0]) && stays;
        secrets += usize::from(secret);
        if secret && secrets == nth {
            let before = party.chloe.sees().moves;
            party.decides(*player, &legal[choice % legal.len()]).await;
            break before;
        }
        let mv = &legal[rng.below(legal.len())];
        party.decides(*player, mv).await;
        if party.chloe.sees().stage == Stage::Over {
            return (Vec::new(), log::of(&party.table));
        }
    };
    let mut acts = 0;
    let mut first = true;
    while acts < limit && party.hides(number).await {
        party.look_round().await;
        if std::mem::take(&mut first) && party.choices().iter().any(|(player, ..)| *player != 1) {
            // He hesitates: everybody may know that, but not between what.
            if party.players[1].sees().may_take_back {
                party.acts(1, Act::Ask { seat: BRUNO, wish: Wish::Undo }).await.expect("his own");
                let (player, _, legal) =
                    party.choices().into_iter().find(|c| c.1 == BRUNO).expect("he decides");
                party.decides(player, &legal[(choice + 1) % legal.len()]).await;
                continue;
            }
        }
        let choices = party.choices();
        let Some((player, seat, legal)) = choices.get(rng.below(choices.len().max(1))) else {
            break;
        };
        // His further secrets may be others too.
        let mv = match *seat == BRUNO && is_secret(&legal[0]) {
            true => &legal[choice % legal.len()],
            false => &legal[rng.below(legal.len())],
        };
        party.decides(*player, mv).await;
        acts += 1;
    }
    (party.told, log::of(&party.table))
}

fn games() -> u64 {
    let wanted = std::env::var("TABLIER_SECRET_GAMES").ok().and_then(|games| games.parse().ok());
    wanted.map_or(4, |games: u64| games.div_ceil(16))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_others_hear_nothing_of_a_secret_move_before_it_comes_to_light() {
    log::listen();
    let mut heard = 0;
    for seed in 0..games() {
        let nth = 1 + seed as usize % 4;
        let (one, logged) = told(seed, nth, 0, 12).await;
        let (other, logged_too) = told(seed, nth, 1, 12).await;
        // After the secret is out they may tell them apart; when that is, is no secret.
        assert_same(&format!("somebody (seed {seed}, secret {nth})"), &one, &other);
        heard += one.len();
        assert_eq!(logged, logged_too, "the log knows no more");
        assert_eq!(Value::from(logged), json!([]), "of what people do nothing is logged");
    }
    assert!(heard > 0, "there was something to hear");
}
