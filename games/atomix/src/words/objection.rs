//! Why a move of ATOMIX is refused, for the person who tried it. Speaks only of what that person can see.

use tablier_geometry::Vertex;
use tablier_rules::Message;

use super::super::cell::{Cell, Lying, reactor_name};
use super::super::colour::Colour;
use super::super::messages;
use super::super::moves::Move;
use super::super::position::{Atomix, Phase};
use super::super::tile::{Tile, VALUES};
use super::tile;

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in super::super) enum Objection {
    /// A colour is chosen first.
    ColourFirst { free: Vec<Colour> },
    /// Somebody has this colour.
    ColourTaken { colour: Colour, free: Vec<Colour> },
    /// The tile that was drawn is laid first.
    FirstTileFirst { first: Tile },
    /// The first tile goes on reactor A.
    FirstTileElsewhere { cell: Cell },
    /// A reactor is laid first.
    ReactorFirst,
    /// A reactor lies there.
    ReactorThere { reactor: usize, centre: Vertex },
    /// The point is not the centre of a hexagon.
    OffTheGrid { centre: Vertex },
    /// The reactor would touch no other.
    ReactorApart { centre: Vertex },
    /// Everybody has a colour.
    ColoursChosen,
    /// No more reactors are laid.
    ReactorsLaid,
    /// The board has no such reactor.
    NoReactor { reactor: usize },
    /// The tile is not in the hand.
    NotInHand { tile: Tile },
    /// The tile would share no side with the one laid just before.
    NotBeside { last: Cell },
    /// The pile has five levels.
    PileFull { cell: Cell },
    /// The level is higher than the value.
    ValueTooLow { cell: Cell, level: usize, value: u8 },
    /// The tile would touch no other.
    TileApart { cell: Cell },
    /// No pair of atoms agrees with the tile there.
    Unconnected { cell: Cell, there: Cell },
    /// A nucleus would stop being one.
    BreaksNucleus { cell: Cell },
    /// The turn cannot end before a tile is laid.
    NothingLaid,
    /// Whoever laid a tile does not pass.
    PassAfterLaying,
    /// Whoever can lay a tile does not pass.
    CanLay,
}

impl Objection {
    /// What is wrong with a move that is not legal.
    pub(in super::super) fn of(position: &Atomix, mv: Move) -> Objection {
        match (position.phase, mv) {
            (Phase::Choosing, Move::Choose(colour)) => {
                Objection::ColourTaken { colour, free: free(position) }
            }
            (Phase::Choosing, _) => Objection::ColourFirst { free: free(position) },
            (Phase::Opening, mv) => opening(position.opening.unwrap_or_default(), mv),
            (Phase::Building, Move::Build(centre)) => building(position, centre),
            (Phase::Building, _) => Objection::ReactorFirst,
            (_, Move::Choose(_)) => Objection::ColoursChosen,
            (_, Move::Build(_)) => Objection::ReactorsLaid,
            (_, Move::Lay(lying)) => laying(position, lying),
            (_, Move::Done) => Objection::NothingLaid,
            (_, Move::Pass) if position.chain > 0 => Objection::PassAfterLaying,
            (_, Move::Pass) => Objection::CanLay,
        }
    }

    /// The sentence for the person.
    pub(in super::super) fn message(&self) -> Message {
        let names = |free: &[Colour]| {
            let name = |colour: &Colour| messages::colour_name(colour.name());
            free.iter().map(name).collect::<Vec<_>>()
        };
        match *self {
            Objection::ColourFirst { ref free } => messages::refused_colour_first(names(free)),
            Objection::ColourTaken { colour, ref free } => {
                messages::refused_colour_taken(colour.name(), names(free))
            }
            Objection::FirstTileFirst { first } => messages::refused_first_tile_first(tile(first)),
            Objection::FirstTileElsewhere { cell } => messages::refused_first_tile_elsewhere(cell),
            Objection::ReactorFirst => messages::refused_reactor_first(),
            Objection::ReactorThere { reactor, centre } => {
                messages::refused_reactor_there(reactor_name(reactor), centre)
            }
            Objection::OffTheGrid { centre } => messages::refused_off_the_grid(centre),
            Objection::ReactorApart { centre } => messages::refused_reactor_apart(centre),
            Objection::ColoursChosen => messages::refused_colours_chosen(),
            Objection::ReactorsLaid => messages::refused_reactors_laid(),
            Objection::NoReactor { reactor } => messages::refused_no_reactor(reactor_name(reactor)),
            Objection::NotInHand { tile: other } => messages::refused_not_in_hand(tile(other)),
            Objection::NotBeside { last } => messages::refused_not_beside(last),
            Objection::PileFull { cell } => messages::refused_pile_full(cell),
            Objection::ValueTooLow { cell, level, value } => {
                messages::refused_value_too_low(cell, level, value)
            }
            Objection::TileApart { cell } => messages::refused_tile_apart(cell),
            Objection::Unconnected { cell, there } => messages::refused_unconnected(cell, there),
            Objection::BreaksNucleus { cell } => messages::refused_breaks_nucleus(cell),
            Objection::NothingLaid => messages::refused_nothing_laid(),
            Objection::PassAfterLaying => messages::refused_pass_after_laying(),
            Objection::CanLay => messages::refused_pass(),
        }
    }
}

fn free(position: &Atomix) -> Vec<Colour> {
    Colour::ALL.into_iter().filter(|&colour| position.is_free(colour)).collect()
}

fn opening(first: Tile, mv: Move) -> Objection {
    match mv {
        Move::Lay(lying) if lying.tile() == first => {
            Objection::FirstTileElsewhere { cell: lying.cell }
        }
        _ => Objection::FirstTileFirst { first },
    }
}

fn building(position: &Atomix, centre: Vertex) -> Objection {
    let laid = position.reactors.centers();
    if let Some(reactor) = laid.iter().position(|&other| other == centre) {
        return Objection::ReactorThere { reactor, centre };
    }
    if !centre.is_hexagon_center() {
        return Objection::OffTheGrid { centre };
    }
    Objection::ReactorApart { centre }
}

fn laying(position: &Atomix, lying: Lying) -> Objection {
    let Lying { cell, value, .. } = lying;
    let hand = position.hand(position.turn);
    if cell.index() >= position.reactors.cells() {
        return Objection::NoReactor { reactor: cell.reactor() };
    }
    if !hand.contains(&lying.tile()) {
        return Objection::NotInHand { tile: lying.tile() };
    }
    if let Some(last) = position.last_laid() {
        let last = last.cell;
        if position.reactors.touching(last) & cell.bit() == 0 {
            return Objection::NotBeside { last };
        }
    }
    let level = usize::from(position.board.height(cell)) + 1;
    if level > VALUES {
        return Objection::PileFull { cell };
    }
    if usize::from(value) < level {
        return Objection::ValueTooLow { cell, level, value };
    }
    if position.board.touched() & cell.bit() == 0 {
        return Objection::TileApart { cell };
    }
    if position.board.connected(lying.atoms) & cell.bit() == 0 {
        return Objection::Unconnected { cell, there: apart(position, lying) };
    }
    Objection::BreaksNucleus { cell }
}

/// Where the tile lies with which no pair of atoms agrees.
fn apart(position: &Atomix, lying: Lying) -> Cell {
    let neighbours = position.reactors.neighbours(lying.cell).into_iter().enumerate();
    let apart = neighbours.filter_map(|(side, neighbour)| neighbour.map(|there| (side, there)));
    let fuses = |side| (0..2).any(|end| position.board.is_fusion(lying, side, end));
    let mut apart =
        apart.filter(|&(side, there)| position.board.top(there).is_some() && !fuses(side));
    apart.next().map_or(lying.cell, |(_, there)| there)
}
