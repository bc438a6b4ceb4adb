### What the salon itself says. What games say stands in their own catalogues, what tables say in the table's.

## Every page

replay = Replay
close = Close
online = Online
offline = Offline
reload = There is a new version of the salon: please reload the page.
# Told where a game or a page could not be loaded.
part-missing = This part of the salon could not be loaded. Check your connection and try again.
try-again = Try again
# Told where the server does not answer as it should.
salon-silent = The online salon does not answer. Check your connection and try again; games on this screen go on.

## The shelf

my-games = My games
open-tables = Waiting for players
to-watch = Games to watch
finished = Finished games
free-seat = Free seat
# Of a table where seats are still free.
waiting = Waiting
your-turn = Your turn
# Where a game is kept.
here = on this device
# $count (number): a button that shows so many more.
more-tables = { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
}
all-kept = All games kept here
throw-away-sure = Throw away?
throw-away = Throw this game away
offline-more = The online salon cannot be reached. You can still play against the machine and together at this screen.

## Time and numbers

# $count (number)
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
just-now = just now
# $count (number)
ago-minutes = { $count } min ago
# $count (number)
ago-hours = { $count } h ago
# $count (number)
ago-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
}
# No clock runs: one of several paces to choose from, and what was agreed.
pace-free = No clock
# $bank (number), $increment (number): so much time, and so much more after every move.
pace-seconds = { $bank } s + { $increment } s
# $bank (number), $increment (number): the same in minutes.
pace-minutes = { $bank } min + { $increment } s
# $days (number)
pace-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
# $days (number), $hours (number): a clock that has more than a day left.
clock-days = { $days } d { $hours } h

## Opening a game

needs-salon = The online salon cannot be reached
pace = Time to think
rated = Rated game
rated-more = Everyone’s rating changes with the result. There is a clock and there are no hints; who begins is drawn by lot, and whoever leaves has lost.
seats-who = Who plays where
# $seat (message): what the choice of who plays one seat is called for those who do not see it.
seat-who = { $seat }: who plays?
# Who is to play a seat: somebody at this screen.
seat-here = Here
# Whoever comes.
seat-anybody = Open
seat-machine = Machine
seat-needed = Somebody has to play: leave at least one seat to a person.
absence = If somebody leaves
absence-more = Running out of time counts as leaving. Where more than two sides play, a machine always takes over.
absent-machine = A machine takes over
absent-loses = Whoever leaves has lost
audience = Who may watch
watch-all = Everybody
watch-link = Anyone with the link
watch-nobody = Nobody
rated-company = A rated game is played between people, one seat each, and whoever leaves has lost.
# Who begins is drawn by lot.
by-lot = By lot

## Learning a game

first-game-more = Learn by playing: on every turn a good move glows gold. Follow it or try something else; taking back costs nothing.
lesson-follow = Not yet: first play the move that glows gold. After the lesson you may do as you like.
# $move (words)
lesson-move = The move to play: { $move }.
lesson-next = Play the move that glows gold.
lesson-over = The lesson ends here, and the game goes on: over to you! A good move still glows on every turn. Follow it or try something else; taking back costs nothing.

## Before the start

gathering = The game begins as soon as every seat is taken.
invite = Invite
invite-more = Send this link, or let a phone scan the code.
# What the picture of the code is called.
invite-code = The link as a QR code
copy-link = Copy the link
copied = Link copied
# What the list of what was settled when the table was opened is called.
terms = What was agreed
# $about (words), $settled (words): one option and how it was set: "Sheet: 3".
term = { $about }: { $settled }
# An option that is switched off.
no = no
usual-options = The usual options
sit = Sit here
# A button that lets a machine play a free seat.
fill = Seat a machine
unfill = Open the seat again
# A button that leaves one’s own seat before the game begins.
get-up = Leave my seat
# A button that takes the seat from somebody else.
send-away = Free the seat
turned-away = The person who opened the table gave your seat to someone else.
next-level = Level of the next machine

## The table

# What the panel beside the board is called.
at-table = At the table
board = Board: arrow keys to move about, Enter to choose, Escape to let go
# Behind one’s own name.
you = you
# Behind the name of whoever is to move, for those who do not see the mark.
to-move = to move
stood-in = a machine is standing in
away = away
# $who (message), $prompt (message): what is asked, where several people play at one screen.
prompt-for = { $who } – { $prompt }
lost-connection = Connection lost, but nothing of the game is: trying again.
no-table = This table is not here
not-kept = This game is not kept in this browser.
went-on = This game went on in another tab: here it is as it stands there.
no-room = The browser has no room left: this game will be gone when the page is closed. Download it first, or throw old games away.
machine-broke = The machine has stopped thinking. Take your move back or reload the page: the game is kept.
hand-over = Hand over the screen
# $who (message)
hand-over-to = { $who } is next
hand-over-more = Everyone else, please look away: what follows is for your eyes only.
i-am-here = It’s me
less = Less
more = More
# $number (number): a button that chooses a number.
choose = Choose { $number }
# What the row of buttons is called.
doings = Actions
take-back = Take back
hint = Hint
# $move (message)
hint-is = Hint: { $move }.
hint-ringed = Hint: the move ringed in gold.
# $who (message)
hint-asked = { $who } asked for a hint.
hint-told = The others will see that you ask for a hint.
pause = Pause
paused = The game is paused and the clocks have stopped.
end-pause = Resume the game
# $who (message)
asks-pause = { $who } would like a break.
# A button that offers a draw.
draw = Draw
resign = Resign
resign-sure = Resign this game?
play-on = Play on
# A button that shows the end of what is moving on the board at once.
skip-film = Skip
leave = Leave
leave-sure = Leave the table in the middle of the game? A machine will play in your place.
leave-loses = Leave this game? At this table, whoever leaves has lost.
come-back = Come back
# $count (number)
watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
# $who (message)
asks-undo = { $who } would like to take a move back.
# $who (message)
asks-draw = { $who } offers a draw.
agree = Accept
decline = Decline
what-happened = What happened
# $count (number): shows so many lines that are older than those shown.
earlier = { $count ->
    [one] Show the beginning ({ $count } line)
   *[other] Show the beginning ({ $count } lines)
}
say = Say something
send = Send
partners-silent = Partners do not talk during the game.
type-a-move = List and type moves
# What the field in which a move is typed, and the slider of a replay, are called.
move-field = Move
play-it = Play
legal-moves = Possible moves

## The seal on chance

# $seal (words): the first digits of it.
seal = Chance, sealed: { $seal }…
seal-more = The salon fixed its share of this game’s chance before it knew the players’ shares; this seal binds it to that without giving anything away. Your browser has noted the seal and will check for itself, at the end, that nothing else was played. To check it elsewhere as well, copy it now.
seal-after = This seal bound the salon to its share of the chance. The game is over: its text (“{ replay }”, then “{ save-record }”) shows what the seal held.
copy-seal = Copy the seal
seal-copied = Seal copied
seal-verified = Chance verified: it matches the seal noted here when the game began.
seal-later = This browser did not see the beginning: the chance matches its seal, but whether the seal was there before the game cannot be told here.
seal-broken = Warning: the chance of this game does not match its seal. Keep the seal and the record (see “{ replay }”), and speak to whoever runs this salon.
seal-unchecked = The chance could not be checked: the salon did not open its seal, or its answer never came. Reload the page to try again.

## Chance drawn by all

# $who (list): names.
drawing = { $who ->
    [one] All seats are taken. The game is still waiting for { $who }’s share of the chance: it begins as soon as that person opens the salon.
   *[other] All seats are taken. The game is still waiting for shares of the chance from { $who }: it begins as soon as all of them have opened the salon.
}
draws-elsewhere = Your share of the chance is on the device you sat down with: open this table there, and the game begins.
# One of several in a list: "drawn by the salon, you and Anna", "without a share from you".
yourself = you
# The same.
the-salon = the salon
# $who (list): the salon and names.
chance-drawn = Chance verified: drawn together by { $who }; nobody could have chosen it alone.
# $who (list): the salon and names; somebody else kept a share back.
chance-withheld = Chance drawn together by { $who }.
# $who (list): names, or you.
chance-not-drawn = Without a share from { $who }.
chance-without-you = Beware: your share of the chance is not in this game. The chance matches the salon’s seal, but it may have been chosen without you.

## The end

is-draw = A draw
you-have-won = You have won!
you-have-lost = You have lost
game-closed = The table was closed
# $who (message)
has-resigned = { $who } has resigned.
# $who (message)
has-left = { $who } has left the table.
# $who (message)
time-up = { $who } has run out of time.
agreed = By agreement.
play-again = Play again
waits-again = Waiting for the others…
to-next = To the next game

## Ratings

ratings-more = Rated games are played online, with a clock. Everyone begins at 1500 points; a question mark means that a rating may still change a lot, because it comes from fewer than ten games or fewer than three opponents.
# $game (words)
ratings-empty = Nobody has played a rated game of { $game } yet. Be among the first: open an online table and choose “{ rated }”.
# The head of a column.
points-column = Points
# The head of a column: how many games.
games-column = Games
# The head of a column.
player-column = Player

## Replaying

replay-record = Replay a saved game
no-replay = This game cannot be replayed
not-over = The game is still being played: it can be replayed as soon as it is over.
# $why (message): where in the text, and what was expected there; it ends without a full stop.
no-record = This text is not a saved game: { $why }.
to-table = To the table
upload = Choose a file
upload-more = Open a saved game to go through it move by move.
kept-games = Games kept on this device
save-record = Record (text)
save-picture = Picture (SVG)
at-start = The beginning of the game.
to-first = To the beginning
to-previous = Previous move
to-following = Next move
to-last = To the end
run = Run or stop
# What a board that is only looked at is called.
position = Position

## Settings

language = Language
as-browser = Browser language
light = Theme
as-device = Automatic
day = Light
night = Dark
speed = Animations
slow = Slow
usual = Normal
fast = Fast
still = None
sounds = Sounds
large = Larger pieces (the board scrolls)
clear = Colours for colour-blind people
who-i-am = Who I am online
my-name = My name
rename = Change my name
renamed = Your name has been changed.
carry = Make a link
carry-more = To find your online games on another device: a link that works once.
recover-more = This device will become the same person as the one the link comes from.
