## chronicle

# $name (words), $said (words): what somebody said.
said = { $name }: { $said }
# $name (message)
took-back = { $name } took the move back.
paused = The game is paused; the clocks stand still.
# $name (words)
removed = { $name } had to give up the seat.
next-ready = The next game is ready.
outage = The salon was closed for a while; nobody was charged for it.
# $name (message)
sat = { $name } sits down.
# $name (message)
machine-sat = A machine sits down: { $name }.
# $name (message)
seat-freed = A seat is free again: { $name }.
# $name (message)
stood-in = A machine plays for { $name }.
# $name (message)
returned = { $name } is back.
# $name (message)
asked-undo = { $name } would like to take a move back.
# $name (message)
asked-draw = { $name } offers a draw.
# $name (message)
asked-pause = { $name } asks for a pause.
# $name (message)
agreed = { $name } agrees.
# $name (message)
declined = { $name } declines.
# $name (message)
went-on = { $name } goes on with the game.
# $name (message)
hinted = { $name } asked for a hint.
# $name (message)
again = { $name } would like to play again.
# $own (message), $level (message): a machine in a seat.
machine-name = { $own } ({ $level })

## draw

refused-no-draw = Chance is drawn by all only under the third law of the table.
refused-begun = The game has begun already.
refused-no-seat = You have no seat at this table.
refused-not-drawing = Chance is drawn when all seats are taken, and by those who sit there.
refused-time-up = Your time is up.
refused-contributed = Your part of the chance is open already.
refused-not-sealed = This is not what you had sealed.

## ending

refused-resign-many = With more than two sides nobody resigns: leave the table, and a machine takes the seat.

## hint

refused-hint-twice = This hint has been asked for already.

## law

# $wanted (words), $known (words)
refused-law = This table is under law { $wanted }; this program knows the laws up to { $known }. Update it.

## pause

refused-paused = The game is paused: go on with it first.
refused-not-paused = The game is not paused, or you do not play in it.

## play

refused-not-begun = The game has not begun yet.
refused-over = The game is over.
refused-not-yours = This seat is not yours.
refused-away = A machine plays for you: come back to your seat first.
refused-not-away = Nobody is keeping your seat.
refused-drawn-without = Chance was drawn without your part: the machine plays to the end for you.
refused-days-over = The days for this decision are over: the machine makes it for you, then the seat is yours.
refused-flag-fell = Your time is used up: the machine plays to the end for you.
refused-time-left = There is time left.

## rated

refused-rated-people = A rated game is played between people, each in one seat.
refused-rated-clock = A rated game is played with a clock: choose how much time there is.
refused-rated-machine = No machine plays in a rated game.
refused-rated-hint = There are no hints in a rated game.
refused-rated-undo = In a rated game a move that has been answered is not taken back.

## refusal

refused-late = This is no longer to be decided: the game has gone on in the meantime.
refused-not-your-turn = It is not your turn.
refused-unasked = Nobody has been asked to decide this yet: a move names the decision that the table shows.

## rematch

refused-rematch = A rematch can be asked for only after one’s own game, and once.
refused-closed = This table was closed: open a new one.

## request

refused-nothing-to-undo = There is nothing to take back.
refused-draw-many = With more than two sides a game is not called a draw.
refused-pause-unclocked = Without a clock there is nothing to pause: take your time.
refused-by-machine = The machine would rather play to the end.
refused-asked-again = The answer was no: ask again once something has been played.
refused-other-request = Another request is still waiting for its answer.
refused-which-request = To agree, one has to say which request is meant: load the page again.
refused-no-request = No request is waiting for your answer.

## seating

refused-seated = You have a seat at this table already.
refused-unwanted = The person who opened the table would rather play with others.
refused-seat-taken = This seat is not free.
refused-machines-by-host = Only the person who opened the table places machines.
refused-nameless = Nobody has a name to change at this table.
refused-host-only = Only the person who opened the table decides who sits there.
refused-nobody-there = Nobody else sits there.

## setup

# $seats (words), $places (words)
refused-seat-count = This game has { $seats } seats; seats described: { $places }.

## table

refused-unopened = A table begins with its opening.
refused-empty = An empty table.
refused-opened-twice = This table is open already.

## talk

refused-say-nothing = This message is empty.
# $longest (words)
refused-say-long = A message has at most { $longest } characters.
refused-partners = Partners do not talk while they play.
refused-said-enough = Enough has been said at this table.
refused-nothing-said = Nothing was said there.
