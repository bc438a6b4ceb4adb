## On its box

sentence = Get four marks in a row before the other does.
credits = A game of everybody’s.
notation = A move is the cell one marks: b2.
ending-line = Four in a row.
ending-full = The board is full.

## What happens

# $who (seat), $cell (words)
marked = { $who } marks { $cell }.
