### What stands on the pages that are sent written.

## Every page

# A link for those who read with the keyboard.
skip = Skip to the content
home = Tablier, home page
# What the row of links to the pages is called.
pages = Pages
rules = Rules
replay = Replay
archive = Archive
ratings = Ratings
settings = Settings
recover = Use my name and my games here
connecting = Connecting…
loading = One moment…
needs-script = Without JavaScript the salon can be read, but not played in.
# The title of a page that does not exist.
lost = There is no such page
lost-more = The address may be incomplete. You will find all the games on the shelf.
to-shelf = Back to the shelf

## The shelf

welcome = A games room that never closes
welcome-more = Open a box: play against the machine, together at one screen, or with friends by a link. No registration.
games = The games
# A button on the box of a game.
play = Play
# $game (words): a button, or what the one before is called for those who do not see the box.
play-game = Play { $game }
# $game (words): the link to the rules, for those who do not see the box.
rules-of = Rules of { $game }
# $first (words), $last (words): numbers of players: "2, 3 or 6".
players-either = { $first } or { $last }
# $players (words): "2–4", or what the one before says.
players = { $players } players
# $minutes (words): how long a game takes: "15–30".
minutes = { $minutes } min
# $age (number)
age = ages { $age }+
# Said at the foot of the shelf, once everything was fetched.
kept = Kept on this device: the salon opens without a network too.
colophon = Tablier is a free library of games. They are played by their original rules, with drawings of our own; this is not an official version.

## The rules

sample = A real game to go through move by move.
go-on = Step forward to see what follows.
eyes = View
# The same: everything is seen, secrets too.
all-knowing = Everything
# One of several pairs of eyes to look through.
spectator = Spectator
read-rules = Read the rules

## The page of a game

# What the four ways to play are called together.
with-whom = Who do you play with?
against-machine = Against the machine
against-machine-more = Right away, even without a network
one-screen = At one screen
one-screen-more = Taking turns on this device
with-friends = With friends
with-friends-more = A link to send
open-to-all = Open to all
open-to-all-more = Anyone can take a seat
level = Level
options = Game options
company = Round the table
begin = Start the game
first-game = Learn by playing
