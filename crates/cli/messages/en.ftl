## games

# $from (number), $to (number), $age (number): how long a game takes, and from which age it is played.
facts = { $from }–{ $to } min, ages { $age }+
moves = Moves
options = Options
endings = Endings

## play

# $name (words)
player-unknown = “{ $name }” cannot play here: there are human, and level1 to level5.

## replay/compare

# $name (words)
header = the header “{ $name }”
# $words (words)
quoted = “{ $words }”
nothing = nothing
# $at (words), $what (message), $here (message), $there (message)
record-differs = This is not the game that the salon at { $at } keeps. First difference, { $what }: here { $here }, at the salon { $there }.
# $seat (words)
player-header = the header “player { $seat }” (whoever took another name since has the new one at the salon)
# $number (words)
move-numbered = move { $number }

## replay/drawn

contribution-missing = What you gave to the chance of this game is not in it: it was drawn without you, or it is another game.
# $what (message)
drawn-by = Chance was drawn from the seed, the salt and what these gave: { $what }. It is what they had sealed.
# $what (message)
drawn-unopened = Not opened was what these had sealed: { $what }.
# $what (message)
drawn-without = These gave nothing: { $what }.
drawn-by-nobody = Nobody added anything to the chance: it is the salon’s alone.
unchecked-choice = Not checked: whether nobody chose. Whoever knew the salon’s part and was in league with who did not open theirs had a choice between deals.
contribution-found = What you gave is among it. If you opened it only after you had seen the others’ seals and the salon’s commitment, nobody could choose the chance of this game.
unchecked-seals = Not checked: whether everything was sealed before anything was opened. Who played can check it with what their device gave (--contribution).

## replay/noted

salon-address-needed = --salon takes the address of the table, such as https://salon.example/table/NAME.
# $at (words)
salon-tells-nothing = The salon at { $at } does not tell the commitment of this table.
# $played (words), $game (words)
salon-other-game = That table plays { $played }, but the record is a game of { $game }.

## replay/verify

# $moves (words)
legal-unfinished = All { $moves } moves are legal with what the seed deals; they lead to no result, and none is claimed.
# $moves (words)
legal-finished = All { $moves } moves are legal with what the seed deals, and lead to the result that the record claims.
noted-fits-part = Seed and salt give the commitment you gave: if you noted it when the game began, the salon’s part of the chance was fixed before the game.
noted-fits = Seed and salt give the commitment you gave: if you noted it when the game began, chance was fixed before the game.
# $at (words), $moves (words)
salon-unfinished = At the salon at { $at } the game is not over: the { $moves } moves that it shows are these, and seed and salt give the commitment that it tells.
# $at (words)
salon-same = The salon at { $at } keeps the same game of this table, move by move: the same options, names, seed and salt, which give the commitment that it tells.
unchecked-salon = Not checked: whether the salon had that commitment before the game, and whether what it keeps is what was played; asked afterwards, its word is worth what you trust the salon. For chance, proof is the commitment you noted yourself when the game began (--commitment).
unchecked-published = Not checked: whether that commitment was published before the game. Whoever writes a record can write all three. Give the commitment noted when the game began (--commitment), or ask the salon it was played at (--salon).
unchecked-chance = Not checked: whether chance was fixed before the game.
unchecked-rest = Not checked either: the other moves, and the result. They follow the rules and fit the seed, but that they were played is only the word of whoever wrote the record.
unchecked-moves = Not checked: whether these moves were played, and by these players. Moves, names and result are the word of whoever wrote the record: they follow the rules and fit the seed, but many games can be written from one seed. The address of the table (--salon) compares it with what the salon keeps.

## site

# $at (words)
site-no-tls = This program was built without TLS and cannot reach { $at }: build it with everything by `cargo build --release --package tablier`.
# $other (words)
site-scheme = A salon has an address with http or https, not { $other }.
# $at (words), $status (words), $what (message)
site-refused = The salon at { $at } refused ({ $status }): { $what }
# $at (words)
site-no-salon = What answers at { $at } is no salon of this version.
# $at (words), $error (words)
site-unreachable = The salon at { $at } cannot be reached: { $error }.
site-silent = it did not say why.

## counts

# $count (number)
games-counted = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# $count (number)
moves-counted = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

## files

# $error (words)
output-unwritten = the output could not be written: { $error }.
# $path (words)
file-missing = there is no file { $path }.
# $path (words)
file-not-text = { $path } is not a text file.
# $path (words), $error (words)
file-unread = { $path } could not be read: { $error }.
# $path (words), $error (words)
file-unwritten = { $path } could not be written: { $error }.
# $path (words)
record-too-long = { $path } is too long to be a record (over 4 MiB).

## choose

# $option (words)
option-unread = “{ $option }” is not an option: write KEY=VALUE, such as --option players=2.
# $level (words), $last (words)
level-unknown = There is no level { $level }: levels are 1 to { $last }.

## render

# $moves (message), $at (words): how many moves there are, counted, and which one was asked for.
move-missing = the game has { $moves }, so there is no move { $at }.
# $seat (words), $last (words)
seat-missing = there is no seat { $seat }: seats are 0 to { $last }.

## arena

# $name (words)
arena-player-unknown = “{ $name }” is not a player: there are level1 to level5, best:MS, random, greedy, uct:MS and referee:COMMAND.
# $seats (number), $given (number)
arena-seats = This table has { $seats } seats, but { $given ->
    [one] { $given } player was
   *[other] { $given } players were
} named.
arena-failed = Another game failed.
# $who (words), $move (words), $seed (words)
arena-illegal = { $who } chose { $move }, which is not allowed (seed { $seed }).
arena-stuck = Nobody decides, but it is not over.
# $what (message), $seed (words)
arena-seeded = { $what } (seed { $seed })

## program

# $command (words), $error (words)
program-unstarted = The program “{ $command }” could not be started: { $error }.
# $command (words), $answer (words)
program-moveless = “{ $command }” was asked for a move and named none: { $answer }
# $command (words), $move (words)
program-illegal = “{ $command }” chose { $move }, which is not allowed.
# $command (words)
program-ended = “{ $command }” ended before the game did.
# $command (words), $seconds (words)
program-silent = “{ $command }” has not answered for { $seconds } seconds.
# $command (words), $line (words)
program-not-json = “{ $command }” answered what is not JSON: { $line }
# $command (words), $asked (words), $why (message)
program-refused = “{ $command }” refused { $asked }: { $why }

## bot

patience-needed = --patience takes seconds, such as 30.
open-one-game = --open takes one game, such as --game six.
token-unknown = The salon does not know this token: leave --token out to come as somebody new.
bot-no-seat = There is no seat free at this table.
# $address (words), $error (words)
bot-address = { $address } is no address: { $error }.
bot-token = A token is letters and digits.
# $status (words)
bot-kept-out = The salon does not let this bot in ({ $status }).
bot-starts-again = It is started again.
bot-resigned = The bot has resigned.
bot-forgotten = The salon no longer knows this bot.

## serve

# $what (message)
database-unusable = The database cannot be used: { $what }.
# $address (words), $error (words)
address-unusable = Nobody can be received at { $address }: { $error }. Choose another address with --listen.
# $error (words)
machines-unstarted = The machines cannot be started: { $error }.
# $characters (words), $least (words)
admin-token-short = The administrator’s token has { $characters } characters and needs at least { $least }, so that nobody guesses it. Give a longer one (`openssl rand -hex 16` makes one), or none: then the salon keeps the one it has, or makes one.
admin-token-strange = The administrator’s token may hold letters without accents, digits and punctuation, and nothing else, since it is sent in a header. Give another one (`openssl rand -hex 16` makes one).
# $path (words), $error (words)
config-unread = the file { $path } cannot be read: { $error }.
# $path (words), $error (words)
config-not-understood = the file { $path } is not understood: { $error }
# $path (words), $key (words), $known (words)
config-unknown = the file { $path } speaks of { $key }; known are: { $known }.
# $path (words)
think-in-file = { $path } is a file, and a salon in a file has one node, which thinks itself; give the address of a PostgreSQL database (postgres://…).
# $error (words)
signals-unheard = signals cannot be heard: { $error }.
# $error (words)
nothing-started = nothing can be started: { $error }.

## backup

backup-postgres = this salon is kept in PostgreSQL: save and restore it with pg_dump and pg_restore.
# $path (words)
backup-exists = { $path } exists already; choose another file.
# $what (message)
nothing-saved = nothing was saved. { $what }.
# $what (message)
nothing-restored = nothing was restored and nothing was changed. { $what }.
# $path (words)
restore-no-salon = { $path } is not a salon, or its beginning is damaged; move it away if it is not wanted, and restore again
# $what (message)
restore-despite = { $what }; --despite-faults restores the rest

## migrate

# $to (words)
moved-taken = there is a salon in { $to } already; give a new file or an empty database.
# $what (message)
nothing-moved = nothing was moved: { $what }.
# $database (words), $what (message)
database-named-unusable = { $database } cannot be used: { $what }.

## Why a database cannot be used: parts of sentences, without a dot

kept-overtaken = the log of the table went on elsewhere
kept-replaced = the salon was restored from a backup
kept-full = the disk is full
kept-busy = the database is locked by another program
kept-taken = there is a salon here already
kept-linked = the file has several names (hard links), under which SQLite would keep different logs; leave it one
kept-held = a salon is open on this file; close it first
kept-gone = the file of the database was deleted or replaced by hand while the salon was open, and what was kept could not be written elsewhere
# $path (words)
kept-gone-rescued = the file of the database was deleted or replaced by hand while the salon was open; all that was kept is in { $path }: close the salon, put that file in the place of the other, and open it again
# $path (words)
kept-orphaned = the file is not there, but its log { $path } is: somebody moved or deleted the file; put it back, or restore a backup (tablier restore), which puts the log aside
# $path (words), $error (words)
kept-unwritten = { $path } cannot be written: { $error }
kept-no-salon = this file is not a salon
kept-empty = there is no salon in this file: it is empty
# $path (words)
kept-exists = { $path } exists already
kept-same = the backup and the salon are the same file
# $found (words), $known (words)
kept-newer = the database is of a newer version ({ $found }) than this program knows ({ $known })
# $what (words)
kept-damaged = the database is damaged (a backup can be restored): { $what }
# $first (words), $more (number): the first fault, and how many more there are.
kept-faulty = some of it cannot be read: { $first }{ $more ->
    [0] { "" }
   *[other] { " " }(and { $more } more)
}
kept-no-postgres = this program was built without PostgreSQL; build it with everything (`cargo build --release --package tablier`), or name a file
# $setting (words)
kept-forgetful = PostgreSQL runs with { $setting } = off, so it may lose moves that were acknowledged when it or its computer fails; switch it on, or give --accept-data-loss to open the salon all the same

# $folder (words)
site-no-page = There is no page in { $folder }: `cargo xtask client` makes one in target/site.

## without

# $command (words)
built-without-salon = `tablier { $command }` is not in this program, which was built without the salon: build it with everything by `cargo build --release --package tablier`.
