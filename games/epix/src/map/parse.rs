//! Reading a map and checking it: whatever is wrong with a file is said with its line or with the province it is about.

use std::fmt;

use tablier_geometry::Point;
use tablier_rules::Seat;

use super::{Land, Map, Terrain};
use crate::province::{PROVINCES, Province, Provinces};

/// What is wrong with a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum MapError {
    /// A line that says nothing, with its number.
    Line(usize, String),
    /// The file does not say for two, three or four players.
    Players,
    /// A province is named twice.
    Twice(Province),
    /// An edge or a shape speaks of a province that is not on the map.
    Missing(Province),
    /// A province has no shape of three corners or more.
    Shapeless(Province),
    /// A seat has not exactly one castle and two realm provinces.
    Realm(usize),
    /// A castle does not touch exactly the two provinces of its realm.
    Castle(Province),
    /// The mountain is missing, or not at distance two from this castle.
    Mountain(Province),
    /// No way leads to this province.
    Apart(Province),
}

impl fmt::Display for MapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MapError::Line(number, line) => write!(f, "line {number} says nothing: {line}"),
            MapError::Players => f.write_str("a map says for two, three or four players"),
            MapError::Twice(province) => write!(f, "{province} is on the map twice"),
            MapError::Missing(province) => {
                write!(f, "{province} is spoken of but is not on the map")
            }
            MapError::Shapeless(province) => write!(f, "{province} has no shape"),
            MapError::Realm(seat) => {
                write!(f, "seat {seat} needs one castle and two realm provinces")
            }
            MapError::Castle(castle) => {
                write!(f, "castle {castle} must touch the two provinces of its realm and no other")
            }
            MapError::Mountain(castle) => {
                write!(f, "Kilimandjora must be at distance two from castle {castle}")
            }
            MapError::Apart(province) => write!(f, "no way leads to {province}"),
        }
    }
}

impl std::error::Error for MapError {}

impl Map {
    /// The map in a file, checked.
    pub(crate) fn parse(file: &str) -> Result<Map, MapError> {
        let mut players = 0;
        let mut lands: Vec<Land> = Vec::new();
        let mut edges = Vec::new();
        let mut shapes = Vec::new();
        let mut walls = Vec::new();
        for (number, line) in file.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let bad = || MapError::Line(number + 1, line.to_owned());
            let (verb, rest) = line.split_once(' ').ok_or_else(bad)?;
            match verb {
                "players" => players = rest.parse().map_err(|_| bad())?,
                "province" => {
                    let land = read_province(rest).ok_or_else(bad)?;
                    if lands.iter().any(|other| other.province == land.province) {
                        return Err(MapError::Twice(land.province));
                    }
                    lands.push(land);
                }
                "edge" => edges.push(read_edge(rest).ok_or_else(bad)?),
                "shape" => {
                    let (name, points) = rest.split_once(' ').ok_or_else(bad)?;
                    let province: Province = name.parse().map_err(|_| bad())?;
                    shapes.push((province, read_points(points).ok_or_else(bad)?));
                }
                "wall" => walls.push(read_points(rest).ok_or_else(bad)?),
                _ => return Err(bad()),
            }
        }
        if !(2..=4).contains(&players) {
            return Err(MapError::Players);
        }
        for (province, shape) in shapes {
            let land = lands.iter_mut().find(|land| land.province == province);
            land.ok_or(MapError::Missing(province))?.shape = shape;
        }
        if let Some(land) = lands.iter().find(|land| land.shape.len() < 3) {
            return Err(MapError::Shapeless(land.province));
        }
        build(players, lands, walls, &edges)
    }
}

fn read_province(text: &str) -> Option<Land> {
    let mut words = text.split(' ');
    let province = words.next()?.parse().ok()?;
    let terrain = read_terrain(words.next()?)?;
    let center = read_point(words.next()?)?;
    words.next().is_none().then_some(Land { province, terrain, center, shape: Vec::new() })
}

fn read_terrain(word: &str) -> Option<Terrain> {
    let seat =
        |number: &str| number.parse::<u8>().ok().and_then(|number| Seat::try_from(number).ok());
    match word.split_once(':') {
        Some(("castle", number)) => Some(Terrain::Castle(seat(number)?)),
        Some(("realm", number)) => Some(Terrain::Realm(seat(number)?)),
        Some(_) => None,
        None => match word {
            "mountain" => Some(Terrain::Mountain),
            "lake" => Some(Terrain::Lake),
            "forest" => Some(Terrain::Forest),
            "stones" => Some(Terrain::Stones),
            "plain" => Some(Terrain::Plain),
            _ => None,
        },
    }
}

fn read_edge(text: &str) -> Option<(Province, Province)> {
    let (one, other) = text.split_once(' ')?;
    Some((one.parse().ok()?, other.parse().ok()?))
}

fn read_points(text: &str) -> Option<Vec<Point>> {
    text.split(' ').map(read_point).collect()
}

fn read_point(text: &str) -> Option<Point> {
    let (x, y) = text.split_once(',')?;
    Some(Point::new(decimal(x)?, decimal(y)?))
}

fn build(
    players: usize,
    lands: Vec<Land>,
    walls: Vec<Vec<Point>>,
    edges: &[(Province, Province)],
) -> Result<Map, MapError> {
    let all: Provinces = lands.iter().map(|land| land.province).collect();
    let mut near = [Provinces::EMPTY; PROVINCES];
    for &(one, other) in edges {
        for (from, to) in [(one, other), (other, one)] {
            if !all.contains(from) {
                return Err(MapError::Missing(from));
            }
            near[from.index()] |= to.set();
        }
    }
    let within_two = std::array::from_fn(|index| {
        let around = near[index];
        let further = around.iter().fold(around, |set, province| set | near[province.index()]);
        let itself: Provinces = Province::numbered(index as u8).into_iter().collect();
        further.without(itself)
    });
    let of = |wanted: &dyn Fn(Terrain) -> bool| -> Provinces {
        lands.iter().filter(|land| wanted(land.terrain)).map(|land| land.province).collect()
    };
    let mut castle = [Province::KILIMANDJORA; 4];
    let mut realm = [Provinces::EMPTY; 4];
    for seat in Seat::all(players) {
        let (castles, realms) =
            (of(&|t| t == Terrain::Castle(seat)), of(&|t| t == Terrain::Realm(seat)));
        if castles.len() != 1 || realms.len() != 2 {
            return Err(MapError::Realm(seat.index()));
        }
        castle[seat.index()] = castles.nth(0);
        realm[seat.index()] = realms;
    }
    let map = Map {
        players,
        castles: of(&|t| matches!(t, Terrain::Castle(_))),
        paying: of(&|t| matches!(t, Terrain::Lake | Terrain::Forest | Terrain::Stones)),
        lands,
        walls,
        castle,
        realm,
        near,
        within_two,
    };
    check(&map, all)?;
    Ok(map)
}

fn check(map: &Map, all: Provinces) -> Result<(), MapError> {
    for seat in Seat::all(map.players) {
        let castle = map.castle(seat);
        // Rule: a castle touches exactly the two provinces of its realm.
        if map.near(castle) != map.realm(seat) {
            return Err(MapError::Castle(castle));
        }
        // Rule: a catapult on Kilimandjora reaches every castle at distance two.
        let mountain = Province::KILIMANDJORA;
        let far = map.within_two(mountain).without(map.near(mountain));
        if !all.contains(mountain) || !far.contains(castle) {
            return Err(MapError::Mountain(castle));
        }
    }
    let mut reached = all.iter().next().map_or(Provinces::EMPTY, Province::set);
    loop {
        let further = reached.iter().fold(reached, |set, province| set | map.near(province));
        if further == reached {
            break;
        }
        reached = further;
    }
    match all.without(reached).iter().next() {
        Some(province) => Err(MapError::Apart(province)),
        None => Ok(()),
    }
}
/// A number such as -2.15: the quotient of two whole numbers, so that it is rounded only once. The library's own reader
/// brings a table of ten kilobytes with it, which everybody would have to load.
fn decimal(text: &str) -> Option<f32> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    if part.len() > 6 || !part.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let digits: i64 = format!("{whole}{part}").parse().ok()?;
    Some(digits as f32 / 10i64.pow(part.len() as u32) as f32)
}
