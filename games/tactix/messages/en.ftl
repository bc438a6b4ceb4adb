### What TACTIX says. A counter lies on a square, written "b2"; several side by side are a run, written "b2-b4".

## On the shelf

sentence = Take as many counters as you like from one row, but leave the last one to the other player.
credits = After Piet Hein’s Tac Tix. An independent, unofficial implementation with drawings of its own.
# How moves are written. Also follows "… is not a move:".
notation = b2 takes one counter, b2-b4 those from b2 to b4, in one rank or file.

## Options

size-label = Size
size-help = How many counters there are along each side of the square.

## Beside the board: what is asked for

# $who (seat)
waiting = Waiting for { $who }.
ask-first = Click the first of the counters you want to take.
# $square (words): the counter that was clicked first.
ask-last = From { $square } to where? Click the last counter, or { $square } again to take it alone.

## On the board: what a counter is, and what a click on it does

# $square (words)
label-counter = counter on { $square }
# $square (words)
label-from = { $square }: take from here
# $square (words), $count (number), $run (words)
label-take = { $square }: take { $count } ({ $run })
# $square (words): instead of from where one had begun.
label-from-instead = { $square }: take from here instead
let-go = Let go

## What happened

# $who (seat), $count (number), $run (words)
taken = { $count ->
    [one] { $who } takes the counter on { $run }.
   *[other] { $who } takes { $count } counters: { $run }.
}
ending-last = The last counter has been taken.

## Why a move cannot be played

# $square (words)
refused-gap = There is no counter on { $square }: you can only take counters that lie side by side without a gap.
# $run (words)
refused-run = { $run } cannot be taken.
