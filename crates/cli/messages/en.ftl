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
