### What every language says of itself, and what games and tables share.

## The language

# Its own name for itself.
language-name = English
# How it counts: "one" has a form for one, "french" takes nothing and one together, "slavic" has one, few and many, "same" has one form.
language-plurals = one
# What stands between thousands in numbers from ten thousand on.
language-thousands = ,
# Whether it sets a thin space before ; : ! ? and inside quotation marks: "french" or "plain".
language-spaces = plain

## Lists

# $first (any), $last (any)
list-two = { $first } and { $last }
# $first (any), $rest (any): what comes before the last two.
list-more = { $first }, { $rest }
# $it (any): one thing alone.
only = { $it }

## What games share

# $who (seat)
turn = It is { $who }’s turn.
# $who (seat): told where a move is not known.
plays = { $who } plays.
# $who (seat), $move (words)
plays-move = { $who } plays { $move }.
# $who (list): one or several seats.
wins = { $who ->
    [one] { $who } wins!
   *[other] { $who } win!
}
# $players (words), $game (words): how many play is not a number the game takes.
players-refused = { $game } is not for { $players } players.
# $count (number)
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# $number (number)
player = Player { $number }
# The title under which a page of rules says how games are written down.
notation-title = Writing a game down

## draw

# $wanted (words), $newest (words)
chance-unknown = The chance of this game is drawn in way { $wanted }; this program knows the ways up to { $newest }. Update it.

## erased

# $error (words)
options-unread = These options do not fit: { $error }.

## fairness

seal-as-noted = Seed and salt give the commitment that is known from elsewhere.
seal-consistent = Seed and salt give the commitment in the record: the three fit together.
seal-missing = The record carries no commitment to its seed.
seal-not-open = The seed or the salt, published when the game is over, is missing: the commitment cannot be checked.
seal-broken = Seed and salt do not give the commitment: this is not the chance that was fixed.
seal-not-as-noted = The commitment in the record is not the one known from elsewhere: the seed was replaced, or it is another game.
seal-not-as-sealed = A contribution to chance is not the one that was sealed.

## game

# $mv (words)
move-refused = The move { $mv } is not allowed here.
game-over = The game is over.
# $seat (words), $who (words)
not-your-decision = It is not for seat { $seat } to decide but for seat { $who }.
# $written (words), $what (message)
not-a-move = “{ $written }” is not a move: { $what }

## outcome

# $rank (number)
place = { $rank ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $rank }th place
}

## plain

what-next = What next?
choose-move = Your turn: choose a move.
# $who (list): the seats that decide.
waiting-for = Waiting for { $who }.

## plain/board

# $name (words), $who (seat)
cell-of = { $name }: { $who }
# $name (words), $move (words): what choosing a cell plays.
cell-plays = { $name }: play { $move }
# $name (words)
cell-empty = { $name }: empty
# $name (words), $letter (words)
cell-shows = { $name }: { $letter }

## plain/gesture

start-move-over = Start this move over

## plain/words

plain-sentence = A game that says nothing of itself yet: its moves are offered as they are written.
plain-credits = Its author is not named.
# $mv (words)
plain-notation = A move is written like { $mv }.
plain-offered = The moves are offered.
draw = A draw.
# $who (seat)
chosen-secret = { $who } has chosen in secret.
# $who (list): the seats that decide.
to-play = To play: { $who }.

## record

# $line (words), $column (words)
line-column = line { $line }, column { $column }

## record/load

# $at (message), $what (message)
located = { $at }: { $what }
move-secret = This move is still secret (“?”), so the game cannot be replayed any further.
over-before = The game is already over here.
seat-unnamed = Several seats decide here: say which one, for example “(0)”.
# $seat (words)
share-of-nobody = This game has no seat { $seat } that could have given anything to its chance (“share { $seat }”).
seed-missing = The record does not tell its seed (“seed: 42”), so it cannot be replayed.
# $seat (words)
share-without-draw = The record tells what seat { $seat } gave to its chance (“share { $seat }”), but its seed alone deals it: “chance: 2” is missing.
salt-missing = The chance of this game was drawn by all, but its salt (“salt”) is missing, so it cannot be replayed.
# $claim (message), $what (message)
result-differs = The record claims the result { $claim }, but its moves lead to { $what }.
# $ranks (words)
ranks = ranks { $ranks }
# $scores (words)
scores = scores { $scores }
# $ending (words)
ending = ending { $ending }
result-open = “*”

## record/parse

# $at (message), $what (message)
text-ends = { $at }: expected { $what }, but the text ends here
# $at (message), $what (message), $found (words)
text-differs = { $at }: expected { $what }, found “{ $found }”
expected-game = a header such as “game: six”
expected-header = a header such as “seed: 42”, or an empty line before the moves
# $key (words)
expected-once = the header “{ $key }” only once
expected-game-name = the name of a game
expected-version = the number of a rules version
expected-chance = the number of a way to draw chance
expected-seed = a seed from 0 to 18446744073709551615, or “hidden”
expected-ranks = the rank of each seat, such as “2 1”, or “*”
expected-scores = the score of each seat, such as “14 9”
expected-key = the name of a header before the colon
expected-share = “none”, or a seal of 64 hexadecimal digits followed by the contribution or “unopened”
# $seats (number)
expected-seat = the number of a seat below { $seats }
expected-comment-end = a closing “{"}"}” after this comment
expected-seat-mark = a seat mark such as “(0)”
# $next (words)
expected-move-number = the move number { $next }.
expected-move = a move

## rulebooks

# $name (words), $known (words)
game-unknown = There is no game “{ $name }”; there are: { $known }.

## schema

# $first (words), $seats (number), $last (number)
first-refused = Seat { $first } cannot begin: with { $seats } players the seats go from 0 to { $last }.
players-label = Players
players-help = How many players, you included.
first-label = Who begins
first-help = The seat that plays first; otherwise it is drawn by lot.
# $other (words)
options-no-object = Options are written as a JSON object, such as {"{"}"players":2{"}"}; this was given: { $other }.
# $key (words), $known (words)
option-unknown = There is no option “{ $key }”; this game has: { $known }.
# $key (words), $value (words), $what (message)
option-refused = Option “{ $key }” cannot be { $value }: { $what }.
# $min (words), $max (words)
takes-integer = it takes a whole number from { $min } to { $max }
# $numbers (words)
takes-number = it takes one of { $numbers }
takes-yes-or-no = it takes yes or no, in JSON true or false
# $words (words)
takes-word = it takes one of { $words }
takes-seat = it takes the number of a seat, from 0, or lot (drawn by lot), in JSON null
# $max-chars (words)
takes-text = it takes a text of at most { $max-chars } characters


## version

# $wanted (words), $newest (words)
version-unknown = This game follows version { $wanted } of the rules; this program knows them up to version { $newest }. Update it.

## level

level-beginner = Beginner
level-amateur = Amateur
level-experienced = Experienced
level-expert = Expert
level-master = Master
