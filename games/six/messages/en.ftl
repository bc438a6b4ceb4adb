### What SIX says. A tile is laid on a cell; a cell is written "2,-1". Red and Black are sides, and names of seats.

## On the shelf

# One sentence that makes one want to open it.
sentence = Six tiles in a line, a triangle or a ring: easy enough, as long as you see the other side’s coming.
credits = A game by Steffen Mühlhäuser. An independent, unofficial implementation with drawings of its own.
# How moves are written. Also follows "… is not a move:".
notation = “2,-1” lays a tile, “^2,-1” lifts it, “=2,-1” keeps that part, “pass” passes.

## Options

capture-label = Captures
capture-help = In the second phase the group may be split: only the biggest part stays in the game.
# $players (number): told whoever wants another number of players.
refused-players = SIX is for two players, or for four in two teams, not for { $players }.

## Colours

# $colour (choice): red or black. The side, and the name of a seat.
colour = { $colour ->
    [red] Red
   *[black] Black
}
# $colour (choice), $number (number): the name of a seat with four players, the first or the second of its side.
seat-in-team = { colour } { $number }

## Beside the board: what is asked for

# $who (seat)
waiting = Waiting for { $who }.
ask-first-tile = Lay the first tile.
ask-tile = Lay a tile beside another one.
ask-lift = Lift one of your tiles to move it somewhere else.
ask-keep = Several parts are equally big: which one stays?
ask-lay-again = Lay the tile somewhere else, beside another one.

## On the board: what a tile or a cell is, and what a click on it does

# $cell (words)
label-lay = lay on { $cell }
# $colour (choice), $cell (words)
label-tile = { $colour ->
    [red] red tile on { $cell }
   *[black] black tile on { $cell }
}
# $colour (choice), $cell (words)
label-lift = { $colour ->
    [red] lift the red tile from { $cell }
   *[black] lift the black tile from { $cell }
}
# $colour (choice), $cell (words): the tile that somebody holds.
label-in-hand = { $colour ->
    [red] red tile in hand, from { $cell }
   *[black] black tile in hand, from { $cell }
}
# $count (number), $colour (choice), $cell (words): of several parts of the group, the one this tile belongs to.
label-keep = { $count ->
    [one] keep this tile alone ({ label-tile })
   *[other] keep this part of { $count } tiles ({ label-tile })
}

## Under the name of a seat

# $count (number)
tiles-to-lay = { $count ->
    [one] { $count } tile still to lay
   *[other] { $count } tiles still to lay
}
# $count (number)
tiles-on-table = { $count ->
    [one] { $count } tile on the table
   *[other] { $count } tiles on the table
}

## What happened

# $who (seat), $cell (words)
laid = { $who } lays a tile on { $cell }.
# $who (seat), $cell (words): the tile that was in the hand.
laid-again = { $who } lays the tile on { $cell }.
# $who (seat), $cell (words)
lifted = { $who } lifts the tile from { $cell }.
# $who (seat), $cell (words): of several parts of the group, the one with this cell.
kept = { $who } keeps the part with { $cell }.
# $who (seat)
passed = { $who } has to pass: none of their tiles can move.
# $count (number)
captured = { $count ->
    [one] The tile that was cut off leaves the game.
   *[other] The { $count } tiles that were cut off leave the game.
}
second-phase = All tiles are down: the second phase begins.

## How it ended

ending-line = A line of six.
ending-triangle = A triangle of six.
ending-ring = A ring of six.
ending-too-few = A colour has fewer than six tiles left.
ending-repetition = The same position for the third time.
ending-hundred-moves = A hundred moves in the second phase, and no figure.
drawn = The game is drawn.
# $colour (choice)
colour-wins = { $colour ->
    [red] Red wins!
   *[black] Black wins!
}

## The position in words, for those who do not see the board

over = The game is over.
first-phase = First phase: laying tiles.
# $count (number)
moving-phase = Second phase: moving tiles ({ $count } of 100 moves played).
# $colour (choice), $cells (words), $left (number): the cells with a tile of a colour, and how many tiles are still to be laid.
side = { $left ->
    [0] { colour }: { $cells }.
   *[other] { colour }: { $cells }; { $left } still to lay.
}
# $cell (words)
in-hand = In hand: the tile from { $cell }.

## Why a move cannot be played

refused-keep-first = First choose which of the biggest parts stays in the game.
refused-same-cell = The tile must go to another cell than the one it came from.
refused-lift-first = First lift one of your tiles.
# $cell (words)
refused-occupied = There is already a tile on { $cell }.
refused-first-cell = The first tile goes to 0,0.
# $cell (words)
refused-apart = A tile on { $cell } would not share a side with any other tile.
refused-lay-first = First lay the tile in your hand.
refused-too-early = Tiles are moved only once all of them have been laid.
# $cell (words)
refused-not-yours = There is no tile of yours on { $cell }.
# $cell (words)
refused-pinned = The tile on { $cell } is pinned: without it the group would fall apart.
refused-nothing-to-keep = There is no part to choose.
refused-pass-while-laying = There is no passing in the first phase.
refused-pass = You may pass only if all your tiles are pinned.
