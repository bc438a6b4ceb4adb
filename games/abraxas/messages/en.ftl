### What ABRAXAS says. A plate with holes slides over a sheet with red dots. Coordinates such as c4 name holes of the plate.

# Where the plate lies, as the end of a sentence.
-at-corner = { $corner ->
    [nw] at the top left
    [sw] at the bottom left
    [se] at the bottom right
   *[ne] at the top right
}
# The corner the plate is put into, as the end of a sentence.
-into-corner = { $corner ->
    [nw] in the top left corner
    [sw] in the bottom left corner
    [se] in the bottom right corner
   *[ne] in the top right corner
}
# Where the plate is pushed, as the end of a sentence.
-way = { $way ->
    [n] up
    [e] to the right
    [s] down
   *[w] to the left
}

## On the box

# One sentence that makes one want to open it.
sentence = Lay a pawn, push the plate: four red places in a row pay off, if you can think in rotation.
credits = A game by Michael and Johann Rüttinger, published by Noris. An independent, unofficial implementation with drawings and sheets of its own.
# How moves are written. It may stand behind a colon.
notation = “nw”, “ne”, “sw” or “se” puts the plate in a corner, “c4” lays a red pawn, “c4*” a stop pawn, “^c4” lifts a pawn from the plate, “push” pushes (“push-n”, “-e”, “-s” or “-w” when pushing is free), “stay” leaves the plate, “xc4,e4” takes these pawns, “done” claims nothing more, “end” ends the turn, and “stop” and “go” answer somebody who plays again.

## The players, by the mark on their stop pawns

amber = Amber
jade = Jade

## How a game ends

# $goal (number)
ended-eleven = The goal of { $goal } pawns is reached.
ended-repetition = The same position has come up for the third time.
# $turns (number)
ended-two-hundred-turns = { $turns } turns have been played.
# $who (seat), $most (number), $fewest (number): how many pawns the winner and the other have taken.
won = { $who } wins, { $most } to { $fewest }!
# $each (number)
drawn = It’s a draw, { $each } each.

## What happened

# $who (seat), $corner (choice): nw, sw, se or ne
placed = { $who } puts the plate { -into-corner }.
# $who (seat), $hole (words)
laid = { $who } lays a pawn on { $hole }.
# $who (seat), $hole (words): the pawn was lifted from another hole just before.
laid-again = { $who } moves the pawn to { $hole }.
# $who (seat), $hole (words)
laid-stop = { $who } lays a stop pawn on { $hole }.
# $who (seat), $hole (words)
lifted = { $who } lifts the pawn from { $hole }.
# $who (seat), $way (choice): n, e, s or w
pushed = { $who } pushes the plate { -way }.
# $who (seat)
stayed = { $who } leaves the plate where it is.
# $who (seat), $holes (list), $total (number): how many pawns the player has now.
took = { $holes ->
    [one] { $who } takes the pawn on { $holes }. That makes { $total }.
   *[other] { $who } takes the pawns on { $holes }. That makes { $total }.
}
# $who (seat)
claimed-all = { $who } has nothing more to claim.
# $who (seat)
ended-turn = { $who } ends the turn.
# $who (seat), $mover (seat)
stopped = { $who } says “Stop!”: { $mover } takes the pawn back.
# $who (seat): does not say Stop.
let-pass = { $who } lets it pass.
# Told once, when the last pawn of the supply is laid.
supply-empty = The supply is empty: from now on, pawns on the plate are moved instead.

## The whole state, for somebody who does not see the board

# $number (number)
sheet-numbered = Sheet { $number }.
sheet-custom = A custom sheet.
plate-not-placed = The plate has not been placed yet.
# $turn (number), $corner (choice): nw, sw, se or ne
plate-lies = Turn { $turn }. The plate is { -at-corner }.
# What the signs in the picture above mean; A and J stay as they are.
legend = @ red pawn, o visible dot, A and J stop pawns (Amber, Jade), + free hole, . outside the plate.
# $holes (list), $supply (number)
red-pawns = { $holes ->
    [0] No red pawns on the plate, { $supply } in the supply.
    [one] A red pawn on { $holes }, { $supply } in the supply.
   *[other] Red pawns on { $holes }, { $supply } in the supply.
}
# $who (seat), $taken (number), $goal (number), $stops (number), $laid (list): the stop pawns left, and the holes of those on the plate.
standing = { $who }: { $taken } of { $goal } pawns taken, { $stops ->
    [0] no stop pawns left
    [one] { $stops } stop pawn left
   *[other] { $stops } stop pawns left
}, { $laid ->
    [0] none laid
   *[other] laid on { $laid }
}.

## Whom the game waits for

# $who (seat)
waiting-place = { $who } chooses a corner for the plate.
# $who (seat)
waiting-again = { $who } may play again.
# $who (seat)
waiting-lay-again = { $who } chooses a new hole for the pawn.
# $who (seat)
waiting-answer = { $who } may say “Stop!”.
# $who (seat)
waiting-lay-stop = { $who } lays a stop pawn.
# $who (seat)
waiting-push = { $who } pushes the plate.
# $who (seat)
waiting-push-or-stay = { $who } may push the plate.
# $who (seat)
waiting-claim = { $who } looks for alignments.
# $who (seat)
waiting-take = { $who } takes pawns.

## What you are asked to do

prompt-place = Push the plate into a corner.
# $stop (choice): yes where a stop pawn may be laid instead, else no.
prompt-lay = { $stop ->
    [yes] Lay a pawn or a stop pawn.
   *[no] Lay a pawn.
}
# $stop (choice): yes or no. The supply is empty.
prompt-lift = { $stop ->
    [yes] Lift a pawn from the plate to move it, or lay a stop pawn.
   *[no] Lift a pawn from the plate to move it.
}
# $stop (choice): yes or no. After taking.
prompt-again = { $stop ->
    [yes] You may play again: lay a pawn or a stop pawn.
   *[no] You may play again: lay a pawn.
}
# $stop (choice): yes or no. After taking, with an empty supply.
prompt-again-lift = { $stop ->
    [yes] You may play again: lift a pawn from the plate to move it, or lay a stop pawn.
   *[no] You may play again: lift a pawn from the plate to move it.
}
prompt-lay-again = Lay the pawn in another hole.
# The stop pawn is in the hand.
prompt-stop-hole = Which hole for the stop pawn?
# $mover (seat): the other, who plays again.
prompt-answer = { $mover } plays again. Say “Stop!” and lay a stop pawn?
prompt-lay-stop = Lay your stop pawn.
prompt-push = Push the plate.
prompt-push-or-stay = Push the plate, or leave it?
prompt-take = Choose the pawns to take.
prompt-claim = Do you see an alignment? Point at the pawns to take.
prompt-claim-right = That’s an alignment. Take these pawns?
prompt-claim-wrong = No alignment lets you take these pawns.

## What can be clicked, and what lies on the board

# $corner (choice): nw, sw, se or ne
label-corner = put the plate { -into-corner }
# $way (choice): n, e, s or w
label-arrow = push the plate { -way }
# $hole (words)
label-lay = lay a pawn on { $hole }
# $hole (words)
label-lay-stop = lay a stop pawn on { $hole }
# $hole (words)
label-lift = lift the pawn from { $hole }
# $hole (words)
label-take = take the pawn on { $hole }
# $hole (words): it was chosen to be taken, and is not after all.
label-leave = leave the pawn on { $hole }
# $hole (words)
label-pawn = red pawn on { $hole }
label-pawn-in-hand = red pawn in hand
# $who (seat), $hole (words)
label-stop = stop pawn on { $hole } ({ $who })
label-stop-pick = pick up a stop pawn
label-stop-back = put the stop pawn back
# $places (number): four or more.
label-alignment = alignment of { $places }

## Buttons

# $count (number)
button-take = { $count ->
    [one] Take { $count } pawn
   *[other] Take { $count } pawns
}
button-cancel = Cancel
button-stop = Stop!
# Does not say Stop.
button-go = Let it pass
button-push = Push
button-stay = Don’t push
button-done = Nothing more to claim
# After taking: does not play again.
button-end = End turn

## Beside the name of a player

# $count (number)
note-stops = { $count ->
    [0] no stop pawns left
    [one] { $count } stop pawn
   *[other] { $count } stop pawns
}
note-barred = may not answer with a stop pawn

## Options

option-sheet = Sheet
option-sheet-help = From the simplest (1) to the most demanding (6).
option-custom-sheet = Custom sheet
option-custom-sheet-help = Nine rows of nine signs, “o” for a dot and “-” for none, one row a line or with “/” between them; never four dots in line. It takes the place of the numbered sheet.
option-free = Free pushing
option-free-help = The plate is pushed in any direction instead of along the rotation; this helps whoever begins.
option-vigilance = Vigilance
option-vigilance-help = Alignments are not shown, and nothing is taken by itself: it’s up to you to spot them and claim them.
# $number (number), $last (number)
refused-sheet-number = There is no sheet { $number }: they are numbered 1 to { $last }.

## Why a custom sheet is refused

# $rows (number)
sheet-rows = A sheet has 9 rows of 9 places, but this one has { $rows }: write one row a line, or put “/” between them.
# $row (number), $places (number)
sheet-places = Every row of a sheet has 9 places, but row { $row } from the top has { $places }.
# $row (number), $mark (words)
sheet-mark = A sheet is written with “o” for a dot and “-” for none, but row { $row } from the top has “{ $mark }”.
# $count (number), $places (list): places of the sheet, a1 to i9.
sheet-in-line = A sheet must not have four dots in line, but here { $count } stand in a row: { $places } (a1 is at the bottom left).

## Why a move is refused

# $hole (words)
refused-hole-full = There is already a pawn in hole { $hole }.
refused-supply-empty = The supply is empty: lift a pawn from the plate first.
# $hole (words)
refused-same-hole = The pawn came from { $hole }: lay it in another hole.
refused-no-stop-left = You have no stop pawns left.
refused-barred = You can’t answer a stop pawn with a stop pawn: lay a red one.
refused-supply-left = Pawns are lifted from the plate only once the supply is empty.
# $hole (words)
refused-nothing-to-lift = There is no red pawn in hole { $hole }.
refused-end = It’s your turn to lay a pawn: you can end a turn here only after taking.
# “push” is what one writes.
refused-direction = The plate is pushed along its arrow: write “push”.
refused-at-rim = The plate can’t go any further that way.
# “push-n” is what one writes.
refused-no-direction = Pushing is free: say in which direction, such as “push-n”.
refused-stay = After laying a red pawn you must push the plate.
# $count (number): how many were named.
refused-no-pawn = { $count ->
    [one] There is no red pawn in that hole.
   *[other] There is no red pawn in some of these holes.
}
# $count (number)
refused-not-in-line = { $count ->
    [one] This pawn is not in an alignment of four red places or more.
   *[other] These pawns are not together in an alignment of four red places or more.
}
refused-rest = These pawns can’t be taken like that: three places of an alignment must remain, and not three neighbours if that can be helped.
refused-done = First take all the pawns you are due.

## Why a move is refused that comes at the wrong moment: what is to be done first

first-place = First push the plate into a corner.
first-lay = First lay a pawn.
first-lay-or-end = Lay a pawn to play again, or end your turn.
first-lift = First lift a pawn from the plate.
first-lay-again = First lay the pawn in your hand.
# “stop” and “go” are what one writes.
first-answer = First answer: “stop” or “go”.
first-lay-stop = First lay your stop pawn.
first-push = First push the plate.
first-push-or-stay = First say whether you push the plate or leave it.
first-claim = First claim an alignment, or say that you have nothing more to claim.
first-take = First take the pawns in line.
game-over = The game is over.
