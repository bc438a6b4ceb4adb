//! The maps, and what is refused as a map.

use super::super::map::{Map, MapError};
use super::*;

const FILES: [&str; 3] = [
    include_str!("../../maps/two.txt"),
    include_str!("../../maps/three.txt"),
    include_str!("../../maps/four.txt"),
];

#[test]
fn provinces_are_11_13_15() {
    assert_eq!([2, 3, 4].map(|players| Map::of(players).lands.len()), [11, 13, 15]);
}

#[test]
fn every_castle_touches_exactly_its_two_realm_provinces_and_the_mountain_is_at_distance_two() {
    for players in 2..=4 {
        let map = Map::of(players);
        for seat in Seat::all(players) {
            let castle = map.castle(seat);
            assert_eq!(map.near(castle), map.realm(seat));
            let mountain = Province::KILIMANDJORA;
            assert!(
                map.within_two(mountain).contains(castle) && !map.near(mountain).contains(castle)
            );
        }
    }
}

#[test]
fn the_four_map_has_the_edges_of_the_rules() {
    let map = Map::of(4);
    let near = |name: &str| {
        let mut names: Vec<_> = map.near(at(name)).iter().map(Province::name).collect();
        names.sort_unstable();
        names.join(" ")
    };
    assert_eq!(near("kilimandjora"), "broceland lochmess neh nwh seh swh");
    assert_eq!(near("lochmess"), "kilimandjora nwv swv");
    assert_eq!(near("nwh"), "kilimandjora neh nw nwv");
    assert_eq!(near("sev"), "broceland se seh");
    let edges: usize = map.lands.iter().map(|land| map.near(land.province).len()).sum();
    assert_eq!(edges / 2, 12 + 2 + 4 + 6);
}

#[test]
fn the_three_map_keeps_its_edges_under_a_third_of_a_turn() {
    let map = Map::of(3);
    let turned = |name: &str| -> String {
        match name {
            "lochmess" => "broceland".to_owned(),
            "broceland" => "stonange".to_owned(),
            "stonange" => "lochmess".to_owned(),
            "kilimandjora" => name.to_owned(),
            castle => {
                let (number, side) = castle.split_at(1);
                format!("{}{side}", number.parse::<u8>().unwrap() % 3 + 1)
            }
        }
    };
    for land in &map.lands {
        let near: Vec<_> = map.near(land.province).iter().collect();
        let image = at(&turned(land.province.name()));
        assert_eq!(near.len(), map.near(image).len());
        assert!(
            near.iter().all(|other| map.near(image).contains(at(&turned(other.name())))),
            "{}",
            land.province
        );
    }
    assert_eq!(map.paying.len(), 3);
}

#[test]
fn the_two_sides_of_the_two_map_are_mirror_images() {
    let map = Map::of(2);
    let mirrored = |name: &str| {
        match name {
            "1" => "3",
            "3" => "1",
            "1a" => "3b",
            "3b" => "1a",
            "1b" => "3a",
            "3a" => "1b",
            "2a" => "2b",
            "2b" => "2a",
            "lochmess" => "broceland",
            "broceland" => "lochmess",
            other => other,
        }
        .to_owned()
    };
    for land in &map.lands {
        let image = at(&mirrored(land.province.name()));
        let near = map.near(land.province);
        assert!(near.iter().all(|other| map.near(image).contains(at(&mirrored(other.name())))));
        assert_eq!(near.len(), map.near(image).len());
    }
    assert!(map.near(at("3b")).contains(at("1a")), "3b and 1a touch");
    assert!(
        map.land(at("2")).is_none() && map.land(at("stonange")).is_none() && !map.walls.is_empty()
    );
}

#[test]
fn a_line_that_says_nothing_is_refused_with_its_number() {
    for line in [
        "nonsense",
        "edge nw",
        "edge nw atlantis",
        "province nw castle 0,0",
        "province nw hill 0,0",
        "province nw castle:0 0;0",
        "province nw castle:0 0,0 A",
        "shape nw 1,x",
        "players many",
    ] {
        let file = format!("# a map\n{line}\n");
        assert_eq!(Map::parse(&file), Err(MapError::Line(2, line.to_owned())));
    }
}

#[test]
fn a_map_for_nobody_is_refused() {
    assert_eq!(Map::parse(""), Err(MapError::Players));
    assert_eq!(Map::parse("players 5"), Err(MapError::Players));
}

#[test]
fn what_breaks_a_fact_of_the_rules_is_refused() {
    let four = FILES[2];
    let parse = |file: String| Map::parse(&file).unwrap_err();
    assert_eq!(parse(format!("{four}\nprovince nw plain 0,0")), MapError::Twice(at("nw")));
    assert_eq!(parse(format!("{four}\nedge nwh 1a")), MapError::Missing(at("1a")));
    assert_eq!(parse(format!("{four}\nshape 1a 0,0 1,1 0,1")), MapError::Missing(at("1a")));
    assert_eq!(parse(format!("{four}\nshape nw 0,0 1,1")), MapError::Shapeless(at("nw")));
    assert_eq!(parse(four.replace("nwv realm:0", "nwv plain")), MapError::Realm(0));
    assert_eq!(parse(format!("{four}\nedge nw lochmess")), MapError::Castle(at("nw")));
    assert_eq!(parse(four.replace("edge kilimandjora nwh\n", "")), MapError::Mountain(at("nw")));
    let island = "province stonange stones 0,0\nshape stonange 0,0 1,1 0,1";
    assert_eq!(parse(format!("{four}\n{island}")), MapError::Apart(at("stonange")));
    let said = MapError::Castle(at("nw")).to_string();
    assert!(said.contains("castle nw must touch"), "{said}");
}
