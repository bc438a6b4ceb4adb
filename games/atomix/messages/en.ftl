### What ATOMIX says.

## On the box

sentence = Stack tiles and make their atoms fuse: the higher, the more they score.
credits = A game by Sébastien Blondiau. An independent, unofficial adaptation with its own drawings.
ending-bag = The bag is empty and the round is finished.
# How moves are written; what stands between the quotation marks is the same in every language.
notation = “blue”, “green”, “pink” or “yellow” chooses a colour; “+1,1” lays a reactor, A being at 0,0; “gbb4@C4” lays the tile of value 4 on cell C4, its colours (b blue, g green, p pink, y yellow) read clockwise from the centre of the reactor; “done” ends the turn; “pass” passes.
# Told instead of how moves are written, where only the order of the colours is wrong.
notation-mirrored = on a tile of three colours they go clockwise in the order blue, green, pink, yellow (b, g, p, y).
# $players (number): not 2, 3 or 4.
options-players = ATOMIX is for 2, 3 or 4 players, not for { $players }.

## Colours and tiles

# $colour (choice): blue, green, pink or yellow, said of a player or a nucleus.
colour = { $colour ->
    [blue] blue
    [green] green
    [pink] pink
   *[yellow] yellow
}
# $colour (choice): the colour itself, as what somebody chooses.
colour-name = { colour }
# $value (number), $first (choice), $second (choice), $third (choice): the name of a tile, its colours clockwise; some sentences put an article
# before it.
tile = { $first ->
    [blue] blue
    [green] green
    [pink] pink
   *[yellow] yellow
}-{ $second ->
    [blue] blue
    [green] green
    [pink] pink
   *[yellow] yellow
}-{ $third ->
    [blue] blue
    [green] green
    [pink] pink
   *[yellow] yellow
} { $value }
# $value (number), $first (choice), $second (choice), $third (choice): one of several tiles that are listed.
tile-listed = the { tile }

## How the points of a tile come about

# $value (number), $fusions (message), $level (number), $total (number): "4 × 3 fusions × level 2 = 24". Stands inside sentences.
count = { $value } × { $fusions } × level { $level } = { $total }
# $value (number), $fusions (message), $level (number), $nuclei (number), $bonus (number), $total (number)
count-with-nuclei = { $value } × { $fusions } × level { $level } + { $bonus } for { $nuclei ->
    [one] a nucleus
   *[other] { $nuclei } nuclei
} = { $total }
# $fusions (number)
fusions = { $fusions ->
    [one] { $fusions } fusion
   *[other] { $fusions } fusions
}
# $counted (number), $fusions (number), $whose (choice): all of them are in the colour of the one who laid the tile: of the reader (yours), or of
# somebody (theirs).
fusions-all-own = { $counted } ({ $fusions ->
    [one] { $fusions } fusion
   *[other] { $fusions } fusions
} in { $whose ->
    [yours] your
   *[theirs] their
} colour, counted double)
# $counted (number), $fusions (number), $own (number), $whose (choice): some of them are.
fusions-some-own = { $counted } ({ $fusions } fusions, { $own } of them in { $whose ->
    [yours] your
   *[theirs] their
} colour, counted double)

## What happened

# $who (seat), $colour (choice)
chose = { $who } chooses { colour-name }.
# $who (seat), $tile (message)
drew-first = { $who } draws the first tile, the { $tile }.
# $who (seat), $reactor (words): a letter.
built = { $who } adds reactor { $reactor }.
# $who (seat)
board-complete = The board is complete: { $who } starts.
# $who (seat), $tile (message), $cell (words), $level (number)
laid = { $who } lays the { $tile } on { $cell }, level { $level }.
everybody-drew = Everybody draws three tiles.
# $who (seat)
stopped = { $who } stops there.
# $points (number), $count (message): follows the sentence on who laid the tile or stopped there.
scored = That scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $count }.
# $who (seat), $tiles (list)
passed = { $who } has no tile that fits and shows their whole hand: { $tiles }. These tiles leave the game.
bag-ran-out = The bag is empty: this round is the last.
over = The game is over.
# $who (list), $points (number): one or several seats.
won = { $who ->
    [one] { $who } wins
   *[other] { $who } share the victory
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!

## How it stands

# $who (seat)
to-choose = It is { $who }’s turn to choose a colour.
# $who (seat)
to-open = It is { $who }’s turn to lay the first tile.
# $who (seat)
to-build = It is { $who }’s turn to add a reactor.
# $who (seat)
to-play-last = Last round: it is { $who }’s turn.
# $who (seat), $colour (choice), $score (number), $held (number): the colour is none before it is chosen.
standing = { $who } ({ $colour ->
    [none] no colour yet
    [blue] blue
    [green] green
    [pink] pink
   *[yellow] yellow
}): { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $held ->
    [one] { $held } tile
   *[other] { $held } tiles
} in hand.
# $tile (message)
first-tile = The first tile, the { $tile }, goes on reactor A.
# $last (words), $count (message): a tile on its cell as the notation writes it.
pending = Last tile of this turn: { $last }. If the turn ends here: { $count }.
# $reactor (words), $centre (words), $cells (words): the cells as the notation writes them.
reactor-cells = { $reactor } ({ $centre }): { $cells }
# $nuclei (list)
nuclei = Nuclei: { $nuclei }.
# $colour (choice), $place (words)
nucleus-at = { colour } ({ $place })
# $who (seat), $tiles (list)
holds = { $who } holds: { $tiles }.
# $bag (number)
bag-holds = { $bag ->
    [0] The bag is empty.
    [one] There is { $bag } tile in the bag.
   *[other] There are { $bag } tiles in the bag.
}
# $gone (number)
out-of-the-game = Out of the game: { $gone ->
    [one] { $gone } tile
   *[other] { $gone } tiles
}.
# $count (number), $tiles (words): as the notation writes them.
unseen-tiles = Not seen yet ({ $count }): { $tiles }.

## Names of what is drawn

# $reactor (words): a letter.
label-reactor = reactor { $reactor }
# $cell (words), $tile (message), $level (number)
label-pile = { $cell }: { $tile }, level { $level }
# $colour (choice)
label-nucleus = { colour } nucleus
# $cell (words), $level (number): where the chosen tile fits.
label-cell = { $cell }, level { $level }
# $cell (words), $level (number), $most (number)
label-cell-up-to = { $cell }, level { $level }: up to { $most ->
    [one] { $most } point
   *[other] { $most } points
}
# $cell (words): another cell than the one the tile is held over.
label-elsewhere = on { $cell } instead
# $tile (message), $cell (words), $level (number)
label-lay = lay the { $tile } on { $cell }, level { $level }
# $fusions (number)
label-fusions = fusions: { $fusions }
# $count (message)
label-points = if the turn ends here: { $count }
# $colour (choice)
label-choose = choose { colour-name }
# $reactor (words), $centre (words)
label-build = lay reactor { $reactor } at { $centre }
# $tile (message)
label-take-back = take the { $tile } back
# $tile (message)
label-held = in hand: { $tile }
label-nucleus-to-be = this nucleus would be complete
# $bag (number)
label-bag = { $bag ->
    [one] { $bag } tile
   *[other] { $bag } tiles
} in the bag
# Drawn small, before a number: at most about 13 characters.
drawn-unseen = unseen:
# $count (number)
label-tally = tiles not seen yet: { $count }; below each tile, a big dot for every value from 1 to 5 that is still to come
# $held (number): on the card of a player.
note-held = { $held ->
    [one] { $held } tile
   *[other] { $held } tiles
} in hand
note-first = began

## Buttons

# $tile (message)
button-lay = Lay the { $tile }
# $tile (message), $points (number)
button-lay-for = Lay the { $tile }: +{ $points }
button-turn = Turn the tile
button-take-back = Take the tile back
# $points (number)
button-done = End the turn: +{ $points }
button-pass = Show your hand and pass

## What is asked

# $who (seat)
waiting = Waiting for { $who }.
ask-colour = Choose your colour.
# $reactor (words): a letter.
ask-reactor = Lay reactor { $reactor } against another one.
ask-first-tile = Lay the first tile on a cell of reactor A.
# $tile (message), $cell (words)
ask-lay = Lay the { $tile } on { $cell }?
# $tile (message), $cell (words), $count (message)
ask-lay-for = The { $tile } on { $cell }: { $count }.
ask-cell = Where does it go? Each cell shows the most it can score there.
ask-pass = None of your tiles fits. Show your hand: it leaves the game, and you draw new tiles.
ask-tile = Choose a tile to lay.
ask-go-on = Lay another tile beside the last one, or end the turn.
ask-done = No other tile fits: end the turn.

## Refused

# $free (list)
refused-colour-first = First choose a colour. Still free: { $free }.
# $colour (choice), $free (list)
refused-colour-taken = Somebody already has { colour-name }. Still free: { $free }.
# $tile (message)
refused-first-tile-first = First lay the tile that was drawn, the { $tile }, on a cell of reactor A.
# $cell (words)
refused-first-tile-elsewhere = The first tile goes on reactor A (A1 to A6), not on { $cell }.
refused-reactor-first = The board is not complete: first lay a reactor against another one.
# $reactor (words), $centre (words)
refused-reactor-there = Reactor { $reactor } already lies at { $centre }.
# $centre (words)
refused-off-the-grid = { $centre } is not the centre of a hexagon; round A these are 1,1, 2,-1, 1,-2…
# $centre (words)
refused-reactor-apart = A reactor at { $centre } would not share a side with any other.
refused-colours-chosen = All have chosen their colours: they stay as they are.
refused-reactors-laid = All the reactors are there: lay a tile.
# $reactor (words)
refused-no-reactor = There is no reactor { $reactor } in this game.
# $tile (message)
refused-not-in-hand = You do not hold the { $tile }: lay one of your own tiles.
# $last (words): a cell.
refused-not-beside = The next tile must share a side with the one you have just laid on { $last }.
# $cell (words)
refused-pile-full = The pile on { $cell } already has five levels.
# $cell (words), $level (number), $value (number)
refused-value-too-low = On { $cell } the tile would be on level { $level }: this takes a value of at least { $level }, not { $value }.
# $cell (words)
refused-tile-apart = On { $cell } the tile would not share a side with any other.
# $cell (words), $there (words)
refused-unconnected = Laid this way on { $cell }, the tile has no atom of the same colour facing the tile on { $there }.
# $cell (words)
refused-breaks-nucleus = Laid this way on { $cell }, the tile would break a nucleus.
refused-nothing-laid = First lay a tile; if none fits, pass.
refused-pass-after-laying = After laying a tile you can no longer pass: go on, or end the turn.
refused-pass = You have a tile that fits, so you must lay one.
