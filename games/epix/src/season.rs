//! A season: the auction for first player, the secret choice of cards, the turns in order, income.

use tablier_rules::{Seat, SeatSet};

use super::action::{ActionCard, Picks};
use super::moves::Move;
use super::position::{Epix, Phase, WINTER};
use super::unit::UnitKind;

impl Epix {
    pub(super) fn begin_season(&mut self) {
        let open = &mut self.open;
        open.phase = Phase::Auction;
        open.waiting = SeatSet::all(open.players.into());
        open.turn = open.first;
        open.spared = SeatSet::EMPTY;
        open.action = None;
        open.clash = None;
        self.bids = [0; 4];
    }

    /// A bid is in; the last one opens all.
    pub(super) fn take_bid(&mut self, seat: Seat, gold: u8) {
        self.bids[seat.index()] = gold;
        self.open.waiting = self.open.waiting.without(seat);
        if !self.open.waiting.is_empty() {
            return;
        }
        let winner = self.auction_winner();
        // Rule: the winner pays, the others keep their money.
        self.pay(winner, self.bids[winner.index()]);
        for loser in Seat::all(self.players()).filter(|&seat| seat != winner) {
            self.earn(loser, self.powers(loser).consolation);
        }
        self.open.turn = winner;
        self.open.phase = Phase::Give;
    }

    // Rule: the highest bid wins; of the tied the nearest in turn order to the present holder, who is at distance 0.
    fn auction_winner(&self) -> Seat {
        let players = self.players();
        let highest = self.bids.iter().copied().max().unwrap_or(0);
        let tied = |seat: Seat| self.bids[seat.index()] == highest;
        let herald = Seat::all(players).find(|&seat| tied(seat) && self.powers(seat).wins_ties);
        herald.unwrap_or_else(|| {
            let mut seat = self.open.first;
            while !tied(seat) {
                seat = seat.next(players);
            }
            seat
        })
    }

    /// The winner of the auction keeps the card or gives it away.
    pub(super) fn name_first(&mut self, seat: Seat) {
        self.open.first = seat;
        self.open.phase = Phase::Choice;
        self.open.waiting = SeatSet::all(self.players());
        // The cards of the season before lay open until now.
        self.open.shown = SeatSet::EMPTY;
        self.picks = [Picks::default(); 4];
    }

    /// What may be picked this season.
    // Rule: one card; in winter two of the three.
    pub(super) fn may_pick(&self) -> [Picks; 3] {
        if self.is_winter() { Picks::DOUBLE } else { Picks::SINGLE }
    }

    /// A choice is in; the last one begins the turns.
    pub(super) fn take_pick(&mut self, seat: Seat, picks: Picks) {
        self.picks[seat.index()] = picks;
        self.open.waiting = self.open.waiting.without(seat);
        if self.open.waiting.is_empty() {
            self.begin_turn(self.open.first);
        }
    }

    // Rule: a card is shown only when its owner's turn comes.
    fn begin_turn(&mut self, seat: Seat) {
        self.open.turn = seat;
        self.open.shown = self.open.shown.with(seat);
        self.open.clash = None;
        self.open.left = self.picks[seat.index()];
        // Rule: the last player of winter acts only if able still to win.
        if self.is_winter() && self.is_last(seat) && !self.may_still_win(seat) {
            self.open.skipped = true;
            self.open.left = Picks::default();
            self.end_turn();
        } else if self.open.left.len() == 2 {
            self.open.phase = Phase::Order;
        } else {
            self.next_card();
        }
    }

    /// Whether nobody comes after this seat in the season.
    pub(super) fn is_last(&self, seat: Seat) -> bool {
        seat.next(self.players()) == self.open.first
    }

    fn next_card(&mut self) {
        match self.open.left.iter().next() {
            Some(action) => self.begin_card(action),
            None => self.end_turn(),
        }
    }

    /// Resolves one of the cards of whose turn it is.
    pub(super) fn begin_card(&mut self, action: ActionCard) {
        self.open.left = self.open.left.without(action);
        self.open.action = Some(action);
        match action {
            // Rule: Tax takes gold from the treasury.
            ActionCard::Tax => {
                self.earn(self.open.turn, self.powers(self.open.turn).tax);
                self.next_card();
            }
            ActionCard::Recruit => self.open.phase = Phase::Recruit,
            ActionCard::Move => {
                self.open.phase = Phase::March;
                self.open.acted = 0;
                self.free_knights();
            }
        }
    }

    /// Recruiting or moving is done.
    pub(super) fn end_card(&mut self) {
        self.open.acted = 0;
        self.free_knights();
        self.next_card();
    }

    /// Whether the end of the card being resolved brings the next player's turn, and so that player's cards.
    pub(super) fn opens_next(&self) -> bool {
        self.open.left.iter().all(|action| action == ActionCard::Tax)
            && !self.is_last(self.open.turn)
    }

    fn end_turn(&mut self) {
        self.open.action = None;
        if !self.is_last(self.open.turn) {
            self.begin_turn(self.open.turn.next(self.players()));
            return;
        }
        for seat in Seat::all(self.players()) {
            self.earn(seat, self.income(seat));
        }
        if self.open.season == WINTER {
            self.open.phase = Phase::Over;
        } else {
            self.open.season += 1;
            self.begin_season();
        }
    }

    /// What a player is paid at the end of the season, as things stand.
    // Rule: 1 for each own camp, 1 for each paying province occupied, and special cards.
    pub fn income(&self, seat: Seat) -> u8 {
        let powers = self.powers(seat);
        let camps = self.open.board.of(seat, UnitKind::Camp).len() as u8;
        let paying = (self.open.board.held(seat) & self.map.paying).len() as u8;
        powers.pension + powers.camp_pay * camps + paying
    }

    pub(super) fn list_secret(&self, seat: Seat, moves: &mut Vec<Move>) {
        match self.open.phase {
            Phase::Auction => moves.extend((0..=self.gold(seat)).map(Move::Gold)),
            Phase::Choice => moves.extend(self.may_pick().map(Move::Pick)),
            _ => {}
        }
    }
}
