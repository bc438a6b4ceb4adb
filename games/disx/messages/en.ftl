### What DisX says. A post is a rod that tokens, flat rings, are stacked on; one that holds four can explode.

# $tokens (number)
-tokens = { $tokens ->
    [0] no tokens
    [one] 1 token
   *[other] { $tokens } tokens
}

## On the shelf

sentence = Lay three tokens, blow up a stack, and watch the chain reaction fill your hand.
credits = A game by Wolfgang Kinzel, published by Lemada as Kettenreaktion and DisX. This is an independent, unofficial implementation with drawings of its own.
# How moves are written; also told after "… is not a move:".
notation = “c3” lays a token on post c3, “c3!” makes it explode.
# Told after "… is not a move:".
no-such-post = there is no such post; posts go from a1 to f6.
# One of the ways a game ends, the only one.
ending-bank = The bank has given its last token.

## Before the start

# $players (number): never two, three or four.
players-refused = DisX is for two, three or four players, not for { $players }.
quick = Quick version
quick-help = Every post begins with two tokens: chains start sooner, and the bank is smaller.

## On the board

# $post (words), $tokens (number): read aloud for a post.
post = { $post }, { -tokens }
# $post (words), $tokens (number): the same, where a click lays a token.
post-to-lay = { $post }, { -tokens }: lay a token
# $post (words), $tokens (number): the same, where a click makes it explode.
post-to-explode = { $post }, { -tokens }: make it explode
# Beside the pointer, before a token is laid that makes four.
hint-ready = makes it ready to explode
# Beside the pointer, before the last move of a game.
hint-end = the game ends
# $gain (number): the same, with the tokens it brings.
hint-gain-end = +{ $gain }, the game ends
# Written above the piles of the bank.
bank-title = Bank
# $tokens (number)
bank = Bank: { -tokens }
# $gain (number): a button that plays a chain to its end, and the tokens that brings.
explode-rest = Explode all the rest (+{ $gain })

## Beside the names of the players

began = began
# $tokens (number): 1, 2 or 3.
to-lay = { $tokens ->
    [3] 3 to lay
   *[other] { $tokens } more to lay
}

## What is asked

# $tokens (number): 1, 2 or 3.
lay = { $tokens ->
    [3] Lay three tokens.
    [2] Lay two more tokens.
   *[other] Lay one more token.
}
choose-explosion = Choose which post explodes next.
# $post (words): the only one that can.
explode = Make { $post } explode.
# $who (seat), $tokens (number): 1, 2 or 3.
waiting-to-lay = { $tokens ->
    [3] { $who } has three tokens to lay.
    [2] { $who } has two more tokens to lay.
   *[other] { $who } has one more token to lay.
}
# $who (seat)
waiting-for-choice = { $who } chooses which post explodes next.

## What is refused

# $post (words)
refused-full = { $post } already holds four tokens. Lay yours on another post.
refused-all-laid = Your three tokens are laid. Now choose a post to explode.
# $tokens (number): 1, 2 or 3 are still to be laid.
refused-lay-first = { $tokens ->
    [3] Lay your three tokens first: nothing explodes before that.
    [2] Lay your other two tokens first: nothing explodes before that.
   *[other] Lay your third token first: nothing explodes before that.
}
# $post (words), $tokens (number): 0, 1, 2 or 3 are on it.
refused-too-low = { $tokens ->
    [0] { $post } cannot explode: it is empty, and an explosion takes four tokens.
   *[other] { $post } cannot explode: it holds { -tokens }, and an explosion takes four.
}

## What happened

# $who (seat), $post (words), $height (number): 1, 2 or 3.
laid = { $who } lays a token on { $post }, now { $height } high.
# $who (seat), $post (words), $height (number): 4.
laid-ready = { $who } lays a token on { $post }, now { $height } high and ready to explode.
# $post (words), $who (seat), $above (number): how many more than four the post held.
exploded-inside = { $above ->
    [0] { $post } explodes: { $who } gains 1 token from the bank.
    [one] { $post } explodes: { $who } gains 1 token from the bank and the fifth one on the post.
   *[other] { $post } explodes: { $who } gains 1 token from the bank and the { $above } extra ones on the post.
}
# $post (words), $who (seat), $above (number): how many more than four the post held.
exploded-edge = { $above ->
    [0] { $post } explodes: { $who } gains the token that falls off the board.
    [one] { $post } explodes: { $who } gains the token that falls off the board and the fifth one on the post.
   *[other] { $post } explodes: { $who } gains the token that falls off the board and the { $above } extra ones on the post.
}
# $post (words), $who (seat), $above (number): how many more than four the post held.
exploded-corner = { $above ->
    [0] { $post } explodes: { $who } gains the 2 tokens that fall off the board.
    [one] { $post } explodes: { $who } gains the 2 tokens that fall off the board and the fifth one on the post.
   *[other] { $post } explodes: { $who } gains the 2 tokens that fall off the board and the { $above } extra ones on the post.
}
# $who (seat), $tokens (number): 1, 2 or 3.
topped-up = { $who } takes { -tokens } from the bank to have three.
# $who (seat), $tokens (number): 1 or 2, which the player gets.
topped-up-short = { $who } should top up to three tokens, but the bank has only { $tokens } left.
# $places (message): all of them, see places-more.
ended = The bank is empty and the game is over: { $places }.

## How it ended

# $winners (list), $tokens (number): what each of them holds.
result = { $winners ->
    [one] The game is over: { $winners } wins with { -tokens }.
   *[other] The game is over: { $winners } share first place with { -tokens }.
}
# $rank (number), $who (seat), $tokens (number)
place = { $rank }. { $who }, { -tokens }
# $first (message), $rest (message): a place and those after it.
places-more = { $first }; { $rest }

## The whole state in lines, for those who do not see it

# $players (number), $version (choice): usual or quick, $first (seat): who began.
heading = { $version ->
    [quick] DisX for { $players } players, quick version; { $first } began.
   *[usual] DisX for { $players } players; { $first } began.
}
# $tokens (number)
bank-line = Bank: { -tokens }.
# $hands (message): see hand; commas between them.
hands = Tokens in hand: { $hands }.
# $who (seat), $tokens (number)
hand = { $who } has { $tokens }
# $posts (words): names, with commas between them.
ready = Ready to explode: { $posts }.
# $posts (words): at the end of a game.
left-standing = Left with four tokens or more, which count for nobody: { $posts }.
# $places (message): all of them, see places-more.
final-order = Final order: { $places }.
