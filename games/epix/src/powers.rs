//! What a player is able to do: the numbers and permissions that special cards change. The rules ask here and never for
//! a card.

/// The powers of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Powers {
    /// Gold every season for nothing.
    pub(super) pension: u8,
    /// What Tax gives.
    pub(super) tax: u8,
    /// What a soldier, a knight, a camp and a catapult cost.
    pub(super) costs: [u8; 4],
    /// What each camp pays.
    pub(super) camp_pay: u8,
    /// What losing the auction for first player pays.
    pub(super) consolation: u8,
    /// What the owner of an eliminated unit pays.
    pub(super) plunder: u8,
    /// How far a soldier moves.
    pub(super) soldier_steps: u8,
    /// Whether knights go up the mountain.
    pub(super) knights_climb: bool,
    /// Whether catapults roll.
    pub(super) catapults_roll: bool,
    /// Whether lake and forest touch for soldiers and knights.
    pub(super) smuggles: bool,
    /// Whether half of a winning stake comes back.
    pub(super) refund: bool,
    /// Whether castles defend simply against this player.
    pub(super) saps: bool,
    /// How far a catapult reaches from everywhere.
    pub(super) reach: u8,
    /// Whether the first failure of a season costs no unit.
    pub(super) spares: bool,
    /// Whether the two realm provinces have a double defence.
    pub(super) ramparts: bool,
    /// Whether camps have a double defence.
    pub(super) palisades: bool,
    /// How many amounts a double defence names.
    pub(super) double: u8,
    /// Whether ties are won.
    pub(super) wins_ties: bool,
}

impl Powers {
    /// What everybody is able to do without a card.
    pub(super) const PLAIN: Powers = Powers {
        pension: 0,
        // Rule: Tax takes 3 gold from the treasury.
        tax: 3,
        // Rule: soldier 2, knight 6, camp 2, catapult 2.
        costs: [2, 6, 2, 2],
        // Rule: income is 1 for each own camp.
        camp_pay: 1,
        consolation: 0,
        plunder: 0,
        soldier_steps: 1,
        knights_climb: false,
        catapults_roll: false,
        smuggles: false,
        refund: false,
        saps: false,
        reach: 1,
        spares: false,
        ramparts: false,
        palisades: false,
        // Rule: a double defence names two amounts.
        double: 2,
        wins_ties: false,
    };
}
