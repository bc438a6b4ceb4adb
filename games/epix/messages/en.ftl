### What EPIX says. Gold is counted in pieces and written without a plural: “3 gold”.

## The box

# One sentence that makes people want to open it.
about-sentence = The king is dead: four seasons to seize the land, and in every fight a stake hidden in a fist.
about-credits = A game by Rikki Tahta, illustrated by Naïade, published in English as Melee. This is an independent, unofficial version with drawings, maps and cards of its own.
# How moves are written: the words between quotation marks are the same in every language.
about-notation = “recruit:soldier@nwh”, “bid:7=5+camp”, “pass”, “gold:5”, “first:2”, “card:tax”, “cards:tax+move”, “resolve:tax”, “move:knight:nwh>lochmess”, “attack:soldier:nwh>neh”, “throw:catapult:kilimandjora>se”, “stake:3”, “name:2,4”, “on”, “break” or “end”.
ending-castle = A castle has been taken.
ending-winter = Winter is over and the provinces have been counted.

## Before the start

option-advanced = Advanced rules
option-advanced-help = Special cards are auctioned off before the first season.
# $players (words)
refused-players = EPIX is a game for two, three or four players, not for { $players }.

## What things are called

-unit = { $unit ->
    [soldier] soldier
    [knight] knight
    [camp] camp
   *[catapult] catapult
}
-a-unit = a { -unit }
-the-unit = the { -unit }
-action = { $card ->
    [recruit] Recruit
    [tax] Tax
   *[move] Move & attack
}
# How many amounts the defence names: one, two or three.
-amounts = { $names ->
    [one] one amount
    [2] two amounts
   *[other] three amounts
}
-provinces = { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
}
# Whom an attack meets: a unit, the garrison of a castle, or everything in a province (only a catapult does that).
-the-foe = { $foe ->
    [soldier] the soldier
    [knight] the knight
    [camp] the camp
    [catapult] the catapult
    [garrison] the garrison
   *[everything] everything there
}

# $unit (choice)
unit = { -unit }
# $card (choice): an action card.
action = { -action }
# $season (number): 0 is spring.
season = { $season ->
    [0] spring
    [1] summer
    [2] autumn
   *[3] winter
}
# $gold (number)
gold = { $gold } gold
# $place (choice): the provinces, written on the map. The first part of a name is the same within a realm.
province = { $place ->
    [mistkeep] Mistkeep
    [mistheath] Mistheath
    [mistfen] Mistfen
    [dawnkeep] Dawnkeep
    [dawnmead] Dawnmead
    [dawnhill] Dawnhill
    [emberkeep] Emberkeep
    [emberfield] Emberfield
    [embershore] Embershore
    [frostkeep] Frostkeep
    [frostplain] Frostplain
    [frostvale] Frostvale
    [lochmess] Lochmess
    [broceland] Broceland
    [stonange] Stonange
   *[kilimandjora] Kilimandjora
}
# $place (choice): where somebody is. Kilimandjora is a mountain.
at = { $place ->
    [kilimandjora] on Kilimandjora
   *[other] in { province }
}
# $place (choice): where somebody comes from.
from = from { province }
# $place (choice): where somebody goes.
to = to { province }
# $place (choice): to whom a garrison or a defence belongs.
of = of { province }

## What is asked

asked-prepare = Recruit a unit in your realm, or pass.
asked-prepare-or-bid = Recruit a unit in your realm, bid on a card, or pass.
asked-bid = How much gold do you bid to decide who goes first? Bids stay hidden until everyone has made one.
asked-first = Who goes first this season?
asked-card = Choose a card in secret.
asked-two-cards = Choose two cards in secret.
asked-order = Which card first?
asked-recruit = Recruit as many units as you like, then finish.
asked-march = Choose a unit and where it goes, or finish.
# $names (number)
asked-stake = Hide a stake in your fist: the defence will name { -amounts }.
# $gold (number), $names (number)
asked-answer = You’re under attack! Guess the stake, from 1 to { $gold }: name { -amounts }.
asked-between = The defender is beaten. Will you press on, or break off?

## Whom everyone waits for

# $who (seat)
awaited-prepare = { $who } is preparing for the first season.
# $who (list): one or several.
awaited-bid = { $who ->
    [one] { $who } has yet to bid.
   *[other] { $who } have yet to bid.
}
# $who (seat)
awaited-first = { $who } decides who goes first.
# $who (list): one or several.
awaited-card = { $who ->
    [one] { $who } is choosing in secret.
   *[other] { $who } are choosing in secret.
}
# $who (seat)
awaited-order = { $who } decides which card comes first.
# $who (seat)
awaited-recruit = { $who } is recruiting.
# $who (seat)
awaited-march = { $who } is moving and attacking.
# $who (seat)
awaited-stake = { $who } is hiding a stake.
# $who (seat)
awaited-answer = { $who } is guessing the stake.
# $who (seat)
awaited-between = { $who } presses on or breaks off.

## In the middle of a move

# $unit (choice), $cost (number): the provinces to choose from have a dashed outline.
hand-recruit = Where does { -the-unit } go ({ $cost } gold)? Choose a province with a dashed outline.
# $unit (choice)
hand-march = Where does { -the-unit } go? Choose a province with a dashed outline, or cancel.
hand-throw = What should the catapult bombard? Choose a province with a dashed outline, or cancel.
hand-march-or-throw = Where does the catapult go, or what should it bombard? Choose a province with a dashed outline, or cancel.
# $card (message): a special card.
hand-bid = How much gold do you bid on “{ $card }”?
# $gold (number), $card (message)
hand-marker = { $gold } gold on “{ $card }”: which unit from your reserve marks the bid?
# $card (choice): the first of two action cards.
hand-card = { -action }, and what else? Choose your second card in secret.
# $named (list), $left (number): one or two.
hand-names = Named so far: { $named }. Name { $left ->
    [one] one more amount
   *[other] two more amounts
}.

## Buttons and amounts

cancel = Cancel
pass = Pass
finish-recruiting = Finish recruiting
# $unit (choice), $cost (number)
recruit = { $unit ->
    [soldier] Recruit a soldier ({ $cost } gold)
    [knight] Recruit a knight ({ $cost } gold)
    [camp] Set up a camp ({ $cost } gold)
   *[catapult] Build a catapult ({ $cost } gold)
}
# $card (message)
bid-on = Gold for “{ $card }”
# $gold (number), $unit (choice)
bid-marked = Bid { $gold } gold, with { -a-unit } as the marker
secret-bid = Secret bid
# $who (seat)
goes-first = { $who } goes first
# $card (choice)
card-first = { -action } first
end-turn = End the turn
next-card = On to the next card
# $unit (choice): another unit of the same province.
take-instead = Take { -the-unit } instead
hidden-stake = Hidden stake
press-on = Press on
break-off = Break off
# $number (number), $due (number): how many amounts are named in all.
guess = { $due ->
    [one] Your guess
   *[other] Your guess: amount { $number } of { $due }
}
# $named (list), $number (number), $due (number)
guess-more = Named so far: { $named }. Amount { $number } of { $due }

## What is seen

# $who (seat), $gold (number), $provinces (number)
panel = { $who }: { $gold } gold, { -provinces }
# $who (seat): what the crown says.
crown = first player: { $who }
first-player = first player
has-passed = has passed
hidden-card = face-down card
# $card (message), $does (message): a special card on offer.
card-offered = { $card }: { $does }
# $who (seat), $card (message), $does (message): a special card somebody owns.
card-owned = { $who }, { $card }: { $does }
# $unit (choice), $where (message), $who (seat)
unit-standing = { -unit } { $where }, { $who }
# $unit (choice), $where (message), $who (seat)
unit-done = { -unit } { $where }, { $who }, has already acted
# $unit (choice), $who (seat), $cost (number)
unit-reserve = { -unit } in reserve, { $who }, costs { $cost } gold
# $unit (choice), $who (seat)
unit-marker = { -unit } as a marker, { $who }
# $province (message), $who (seat), $units (list)
land-held = { $province } ({ $who }: { $units })
# $land (message): a province and who holds it, then what a click does.
land-go = { $land }: go there
# $land (message)
land-recruit = { $land }: recruit here
# $land (message)
land-enter = { $land }: enter without a fight
# $land (message), $way (choice): attack or bombard. $names (number)
land-attack = { $land }: { $way ->
    [bombard] bombard
   *[attack] attack
} (the defence will name { -amounts })
# $land (message), $way (choice): attack or bombard, with so little gold that every possible stake will be named.
land-attack-lost = { $land }: { $way ->
    [bombard] bombard
   *[attack] attack
} (hopeless: every stake you can afford will be named)
fist-closing = a fist closing on a stake
fist-closed = a stake hidden in a fist
# $stake (number)
hand-open = the stake was { $stake }
# $of (message): “of Mistkeep”.
shield-garrison = the garrison { $of }
# $of (message)
shield-defence = the defence { $of }

## What happened

# $who (seat)
told-bid-hidden = { $who } has made a bid.
# $who (seat)
told-card-hidden = { $who } has chosen.
# $who (seat)
told-stake-hidden = { $who } hides a stake in a fist.
# $who (seat), $unit (choice), $where (message)
told-recruit = { $who } { $unit ->
    [soldier] recruits a soldier { $where }.
    [knight] recruits a knight { $where }.
    [camp] sets up a camp { $where }.
   *[catapult] builds a catapult { $where }.
}
# $who (seat), $gold (number), $card (message), $unit (choice)
told-bid = { $who } bids { $gold } gold on “{ $card }”, with { -a-unit } as the marker.
# $who (seat)
told-pass = { $who } passes.
# $who (seat), $gold (number)
told-gold = { $who } bids { $gold } gold.
# $who (seat)
told-first-kept = { $who } keeps the first-player card.
# $who (seat), $other (seat)
told-first-given = { $who } hands the first-player card to { $other }.
# $who (seat), $cards (list)
told-cards = { $who } chooses { $cards }.
# $who (seat), $card (choice)
told-resolve = { $who } plays { -action } first.
# $card (choice): the second card of winter.
told-next-card = Next card: { -action }.
# $who (seat), $gold (number)
told-tax = { $who } takes { $gold } gold.
# $who (seat), $unit (choice), $from (message), $to (message)
told-march = { $who } moves { -a-unit } { $from } { $to }.
# $who (seat), $other (seat), $unit (choice), $from (message), $foe (choice), $where (message)
told-attack = { $who } attacks { $other } { $where }: { -a-unit } { $from } against { -the-foe }.
# $who (seat), $province (message), $to (message): it was held by catapults only.
told-enter = { $who } enters { $province } without a fight and captures the catapults.
# $who (seat), $stake (number)
told-stake = { $who } secretly stakes { $stake } gold.
# $who (seat): nobody knows what was named.
told-name = { $who } guesses the stake.
# $who (seat), $named (list), $stake (number)
told-answer = { $who } names { $named }; the stake was { $stake }.
told-garrison-beaten = The garrison is beaten!
# $who (seat)
told-camp-captured = { $who } wins and captures the camp.
# $who (seat), $unit (choice)
told-unit-beaten = { $who } wins: { -the-unit } is beaten.
# $who (seat)
told-hit = { $who } hits: every unit in the province is gone.
# $who (seat)
told-miss = { $who } misses.
# $unit (choice)
told-spared = The attack fails, but { -the-unit } is spared.
# $unit (choice)
told-lost = The attack fails, and { -the-unit } is lost.
# $who (seat)
told-out-of-gold = With no gold left, { $who } breaks off.
# $who (seat)
told-on = { $who } presses on.
# $who (seat)
told-break = { $who } breaks off.
# $who (seat)
told-end = { $who } is done.
told-spring = The preparations are over: spring has come.
# $who (seat), $card (message)
told-card-won = { $who } gets “{ $card }”.
# $who (seat), $gold (number): one of the bids in a list.
told-bid-of = { $gold } from { $who }
# $bids (list), $who (seat), $gold (number)
told-bids = The bids: { $bids }. { $who } wins and pays { $gold ->
    [0] nothing
   *[other] { $gold } gold
}.
# $who (seat), $gold (number)
told-consoled = { $who } gets { $gold } gold.
# $who (seat), $cards (list)
told-shown = { $who } shows { $cards }.
# $who (seat): the last player of winter.
told-hopeless = { $who } can no longer win, and does not act.
# $who (seat), $gold (number): one of several in a list.
told-income-of = +{ $gold } for { $who }
# $incomes (list)
told-income = Income: { $incomes }.
# $season (number)
told-season = { $season ->
    [0] Spring
    [1] Summer
    [2] Autumn
   *[3] Winter
} has come.

## How it ended

# $who (seat), $castle (message)
result-castle = { $who } takes { $castle } and wins the game.
# $who (list): one or several. $provinces (number), $gold (number)
result-winter = Winter is over: { $who ->
    [one] { $who } wins with { -provinces } and { $gold } gold.
   *[other] { $who } share first place with { -provinces } and { $gold } gold.
}

## The whole state in words

# $players (number), $who (seat)
state-before = EPIX for { $players } players, before the first season; first player: { $who }.
# $players (number), $season (number), $who (seat)
state-season = EPIX for { $players } players, { season }; first player: { $who }.
# $who (seat), $gold (number), $provinces (number), $reserve (list)
state-player = { $who }: { $gold } gold, { -provinces }; in reserve: { $reserve }.
# $unit (choice), $count (number)
state-reserve = { $count } { $unit ->
    [soldier] { $count ->
        [one] soldier
       *[other] soldiers
    }
    [knight] { $count ->
        [one] knight
       *[other] knights
    }
    [camp] { $count ->
        [one] camp
       *[other] camps
    }
   *[catapult] { $count ->
        [one] catapult
       *[other] catapults
    }
}
# $cards (list)
state-special = Special cards: { $cards }.
# $cards (list)
state-cards = This season: { $cards }.
# $province (message), $word (words): what the province is called in moves. $who (seat), $units (list)
state-land = { $province } ({ $word }): { $who }, { $units }.
# $number (words), $card (message), $who (seat), $gold (number)
state-lot = Card { $number }, { $card }: { $who } bids { $gold } gold.
# $number (words), $card (message)
state-lot-free = Card { $number }, { $card }: no bid.
# $stake (number)
state-stake = Hidden stake: { $stake } gold.
# $foe (choice), $stake (number), $named (list), $won (choice): yes or no.
state-clash = Last fight, against { -the-foe }: stake { $stake }, named { $named }; { $won ->
    [yes] the attack succeeded
   *[no] the attack failed
}.

## Why something is refused

# $move (words): what may be done instead follows.
refused-now = This is not the time for { $move }.
# $word (words): what the province is called in moves.
refused-no-province = There is no province { $word } on this map.
# $number (words)
refused-card-not-offered = Card { $number } is not in this game: bid on one that is on offer.
# $number (words), $least (number), $most (number), $gold (number)
refused-bid = A bid on card { $number } goes from { $least } to { $most } gold, not { $gold }.
# $number (words): less gold than the next bid needs.
refused-bid-poor = You don’t have enough gold to bid on card { $number }.
# $unit (choice)
refused-marker = You have no { -unit } left in reserve to mark the bid: take another unit.
# $gold (number), $bid (number)
refused-gold = You have { $gold } gold: you can’t bid { $bid }.
# $seat (words), $last (number)
refused-seat = Nobody sits in seat { $seat }: the seats go from 0 to { $last }.
refused-one-card = In winter you choose two different cards, such as cards:tax+move.
refused-two-cards = Choose just one card, such as card:tax; two are for winter.
# $card (choice)
refused-order = You didn’t choose the card { -action }.
# $gold (number)
refused-stake = A stake goes from 1 to { $gold } gold, all you have.
# $names (number), $gold (number)
refused-names = Name exactly { -amounts }, between 1 and { $gold }.
# $unit (choice), $cost (number), $gold (number)
refused-cost = { $unit ->
    [soldier] A soldier
    [knight] A knight
    [camp] A camp
   *[catapult] A catapult
} costs { $cost } gold, and you have { $gold }.
# $unit (choice)
refused-reserve = You have no { -unit } left in reserve.
# $unit (choice), $where (message)
refused-equal = You already have { -a-unit } { $where }: a province never holds two units of the same kind.
refused-camp-in-castle = A camp can’t be put in a castle.
refused-knight-on-mountain = A knight can’t be recruited on Kilimandjora.
# $province (message)
refused-realm = { $province } is not in your realm: recruit in your castle or next to it.
# $where (message)
refused-ground = You can’t recruit { $where }: only in your castle, in your realm where there is no enemy, or where you have units.
# $unit (choice), $where (message)
refused-no-unit = You have no { -unit } { $where }.
# $unit (choice), $where (message)
refused-acted = Your { -unit } { $where } has already acted.
# $move (words)
refused-written = This is written { $move }.
# $unit (choice), $where (message)
refused-stop = You already have { -a-unit } { $where }: another may pass through, but not stop there.
refused-knight-climbs = A knight never goes to Kilimandjora.
refused-strolled = This knight has just moved: it may go on after a fight, or once another unit has acted.
refused-no-gold = You can’t fight without gold.
# $unit (choice), $from (message), $province (message)
refused-reach = { $province } is out of reach for the { -unit } { $from }.

## The special cards

# Each has a name and what it does, written on a card with little room: five lines of 26 letters.
card-treasurer = Treasurer
card-treasurer-does = +1 gold with every season’s income.
card-tax-farmer = Tax farmer
card-tax-farmer-does = Tax gives 5 gold instead of 3.
card-stud-farm = Stud farm
card-stud-farm-does = A knight costs 4 gold.
card-drill-sergeant = Drill sergeant
card-drill-sergeant-does = A soldier costs 1 gold.
card-carpenters = Carpenters
card-carpenters-does = Camps and catapults cost 1 gold.
card-granaries = Granaries
card-granaries-does = Each of the owner’s camps pays 2 gold.
card-moneylender = Moneylender
card-moneylender-does = +2 gold whenever somebody else wins the auction for first player.
card-plunder = Plunder
card-plunder-does = Each unit eliminated in the owner’s attacks brings 1 gold from whoever it belonged to, if possible.
card-scouts = Scouts
card-scouts-does = The owner’s soldiers move one or two provinces.
card-mountaineers = Mountaineers
card-mountaineers-does = The owner’s knights may be recruited on Kilimandjora, enter it and attack it.
card-wheelwrights = Wheelwrights
card-wheelwrights-does = Instead of attacking, the owner’s catapults may roll to an adjacent province, empty or their own.
card-smugglers = Smugglers
card-smugglers-does = For the owner’s soldiers and knights, Lochmess and Broceland are adjacent.
card-paymaster = Paymaster
card-paymaster-does = After each fight won as the attacker, half of the stake comes back, rounded down.
card-sappers = Sappers
card-sappers-does = Against the owner’s attacks, garrisons and units in castles have only a simple defence.
card-ballistics = Ballistics
card-ballistics-does = The owner’s catapults reach two provinces from anywhere, but never Kilimandjora.
card-champion = Champion
card-champion-does = The first time each season that a soldier or knight of the owner fails, it breaks off instead of being lost.
card-ramparts = Ramparts
card-ramparts-does = In the owner’s two realm provinces their defence is double, against catapults too.
card-palisades = Palisades
card-palisades-does = The owner’s camps have a double defence everywhere, but not against catapults.
card-seer = Seer
card-seer-does = Where the owner’s defence is double, it names three amounts.
card-herald = Herald
card-herald-does = Wins every tie: in the auction for first player, and in the final count before gold.
