//! The tiles.

use std::collections::BTreeSet;

use super::*;

#[test]
fn there_are_a_hundred_tiles_every_multiset_of_three_colours_in_every_value() {
    let names: BTreeSet<String> = Tile::all().map(|tile| tile.to_string()).collect();
    assert_eq!(names.len(), 100);
    let mut kinds = BTreeSet::new();
    for tile in Tile::all() {
        let mut colours = tile.colours();
        colours.sort_unstable();
        kinds.insert(colours);
    }
    assert_eq!(kinds.len(), 20);
    for colours in kinds {
        let letters: String = colours.iter().map(|colour| char::from(colour.letter())).collect();
        assert!((1..=5).all(|value| names.contains(&format!("{letters}{value}"))), "{letters}");
    }
}

#[test]
fn a_tile_of_three_colours_goes_clockwise_blue_green_pink_yellow_skipping_the_missing_one() {
    for (name, turns) in [
        ("bgp1", ["bgp", "pbg", "gpb"]),
        ("bgy2", ["bgy", "ybg", "gyb"]),
        ("bpy3", ["bpy", "ybp", "pyb"]),
        ("gpy4", ["gpy", "ygp", "pyg"]),
    ] {
        let tile: Tile = name.parse().unwrap();
        let lies: Vec<_> = tile.turns().iter().map(ToString::to_string).collect();
        assert_eq!(lies, turns);
    }
    let [blue, green, pink, _] = Colour::ALL;
    assert!(Atoms::new([blue, green, pink]).is_some());
    assert_eq!(Atoms::new([blue, pink, green]), None);
}

#[test]
fn rotations_that_look_the_same_are_one() {
    for tile in Tile::all() {
        let [first, second, third] = tile.colours();
        let ways = if first == second && second == third { 1 } else { 3 };
        let different: BTreeSet<_> = tile.turns().iter().collect();
        assert_eq!((tile.turns().len(), different.len()), (ways, ways), "{tile}");
    }
}

#[test]
fn every_way_a_tile_lies_names_the_tile() {
    let cell = Cell::new(2, 3);
    for tile in Tile::all() {
        for &atoms in tile.turns() {
            let lying = Lying { cell, atoms, value: tile.value() };
            assert_eq!(lying.tile(), tile);
            assert_eq!(lying.to_string().parse(), Ok(lying));
        }
    }
}

#[test]
fn sets_of_tiles_are_lists_of_names_in_json() {
    let set: TileSet = tiles("yyy5 bbb1 bgp3").into_iter().collect();
    let json = serde_json::to_string(&set).unwrap();
    assert_eq!(json, r#"["bbb1","bgp3","yyy5"]"#);
    assert_eq!(serde_json::from_str::<TileSet>(&json).unwrap(), set);
    assert!(serde_json::from_str::<TileSet>(r#"["bbb6"]"#).is_err());
    assert_eq!((TileSet::ALL.len(), TileSet::EMPTY.len()), (100, 0));
}
