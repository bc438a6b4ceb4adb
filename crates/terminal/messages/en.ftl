### What the terminal itself says. What games say stands in their own catalogues.

## The board

# The keys in one line of at most 80 columns, below the board.
keys = arrows, Enter: choose   Esc: let go   h hint   u take back   ? help   q quit
# The same where there is hardly any room.
keys-short = Enter choose  ? help  q quit
# The same once the game is over.
keys-over = n play again   s save   r rules   ? help   q quit
# The same while others are to move.
keys-wait = u take back   r rules   s save   ? help   q quit
# $who (message): a machine.
thinks = { $who } is thinking
ponders = The machine is looking for a hint
# $move (words)
hint-is = The machine would play { $move }.
no-hint = There is no hint to give right now.
# $typed (words): what was typed so far, with a line behind it.
typed-move = Move: { $typed }
# $what (message), $number (number): one of several numbers to choose from: "Gold to keep: 3".
amount = { $what }: { $number }
not-yours = It is not your turn.
nothing-there = There is nothing to choose here.
nothing-back = There is nothing to take back.
too-small = The window is too small for this board: please make it larger (80 × 24 is usually enough). The game will wait.
too-small-short = Too small!

## Handing over

# $who (message)
hand-over = Hand the keyboard to { $who }.
hand-over-more = Everyone else, please look away: what follows is for their eyes only.
hand-over-key = Enter: it’s me

## The end

over = The game is over.
is-draw = It is a draw.

## Leaving and saving

quit-sure = Leave this game? It will not be kept (s saves it).
quit-keys = Enter or y: leave   s: save   any other key: play on
# The key that says yes there; all languages’ keys are understood.
yes-key = y
save-as = Save to the file:
save-keys = Enter: save   Esc: don’t save
# $file (words)
saved = The game is in { $file }.
# $why (words): what the system says, in its own language.
not-saved = The game could not be saved: { $why }.
# $file (words)
is-there = There is already a file { $file }: choose another name.
partly = The game has secrets and is not over: the file tells only what you know.
goodbye = See you soon!

## Pages

# The keys in one line of at most 80 columns, below a page.
page-keys = arrows or space: turn pages   Esc: back
help-title = Playing with the keyboard
# The following lines stand below each other: what the keys do begins in the same column, and a line has at most 78 columns.
help-arrows = arrows           go from place to place
help-tab = Tab, Shift-Tab   one after the other
help-enter = Enter, space     choose
help-back = Esc, Backspace   undo the last step of a move
help-type = : move Enter     type a move (digits and other letters also begin one)
help-undo = u                take a move back
help-hint = h                ask the machine for a hint
help-rules = r                read the rules
help-save = s                save the game
help-quit = q, Ctrl-C        leave
help-signs = The signs on the board
help-signs-more = [ ] where you are · what can be chosen; the pieces of one side carry the same sign, or a letter written in their own way. A number after a sign tells how many there are.
help-notation = The notation

## Line by line

line-help = Write a move, or one of: moves (what is possible), board, undo, hint, rules, save FILE, help, quit.
# $moves (words)
line-moves = Possible moves: { $moves }
# $moves (words), $more (number): the first of them, and how many there are besides.
line-moves-more = Possible moves: { $moves } (and { $more } more; “moves” lists them all)
line-name = Say which file: save game.txt
line-again = “again” to play again, “save FILE” to save the game, “quit” to end.
# $who (seat), $notes (message): points and notes of a player, one after the other.
line-seat = { $who }: { $notes }
# $score (words): what the game counts, first of the notes.
line-score = score { $score }

## What can be written line by line: words with spaces between them, in small letters; all languages’ words are understood

verb-quit = quit exit q
verb-help = help ?
verb-moves = moves m
verb-board = board b
verb-rules = rules r
verb-save = save s
verb-undo = undo u
verb-hint = hint h
verb-again = again n
