### What the referee itself says to programs, and to those who write them. What games say stands in their own catalogues.

## Commands

# $column (words)
not-json = This is not JSON (character { $column }); send one object a line, such as {"{"}"cmd":"games"{"}"}.
not-an-object = A command is a JSON object, such as {"{"}"cmd":"games"{"}"}.
# $name (words), $known (words)
no-command = There is no command “{ $name }”; there are: { $known }.
# $key (words): the name of a field, as below.
field-needed = This command needs “{ $key }”.
# $key (words)
number-needed = This command needs “{ $key }”, a number.
# $key (words), $value (words)
takes-text = “{ $key }” must be a text, but it is { $value }.
# $key (words), $value (words)
takes-texts = “{ $key }” must be a list of texts, but it is { $value }.
# $key (words), $value (words)
takes-number = “{ $key }” must be a whole number from 0, but it is { $value }.
line-too-long = A line is at most 4 MiB long; this one was skipped.
line-not-text = A line is text in UTF-8; this one is not.

## Games

no-game = No game is under way: begin one with {"{"}"cmd":"new","game":"six"{"}"} or load a record.
# $seat (words), $last (words)
no-seat = There is no seat { $seat }: this game has seats 0 to { $last }.
# $seat (words): no game has one of this number.
no-seat-anywhere = There is no seat { $seat }.
# $level (words), $last (words)
no-level = There is no level { $level }: levels are 1 to { $last }.
# $seat (words)
nothing-to-decide = Seat { $seat } has nothing to decide now.
# $why (words): what the program that reads JSON says of it, in English.
not-a-view = This is not a view of the game ({ $why }).
no-such-view = No game leads to this view: send one as you were given it.
# $what (message): where a record cannot be read, and what was expected there.
record-unread = { $what }.
