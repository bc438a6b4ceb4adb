## name

name-needed = A name is needed.
# $longest (words)
name-too-long = A name has at most { $longest } characters.
name-without-letter = A name has at least one letter or digit.
name-of-letters = A name is made of letters, digits, spaces, hyphens, apostrophes, full stops and underscores.

## asker

not-kept = The salon could not keep this move; nothing is lost, try again in a moment.

## fair

# $shortest (words)
time-too-short = That is too little time to play: there have to be at least { $shortest } seconds to begin with.
time-too-long = That is too much time for a game by the clock: a week at most to begin with; for more, play by days.
time-added-too-long = That is too much time for each turn: at most a day is added to the clock.
# $most (words)
days-too-many = That is too much time for each decision: { $most } days at most.
days-too-few = There has to be at least one day for each decision.
rated-first = In a rated game it is drawn by lot who begins.
# $what (message)
rated-option = A rated game is not played with the option “{ $what }”: chances would not be even.

## http

nothing-here = There is nothing here.
too-many-windows = You have too many windows open on the salon; close one.
query-unread = What stands behind the “?” of this address does not fit; what it may say is described at /api.
method-refused = This address does not take such a request; what it takes is described at /api.
took-too-long = The salon took too long to answer; try again in a moment.
# $newest (words)
protocol-unknown = The salon does not speak this version of its protocol, only the versions up to { $newest }; say nothing (“protocol” left out), and it speaks the first.
websocket-needed = This address is for websockets: connect to it with one.

## http/admin

admin-token-needed = The administrator’s token of the salon is needed.
admin-token-guessed = Too many wrong administrator’s tokens come from where you are; wait a moment.
nobody-numbered = Nobody has this number.
words-needed = Write words that are not empty: the same for everybody, or those of each language (such as “en”) in an object.

## http/guest

unknown-guest = The salon does not know you yet: open /api/me first.
too-many-newcomers = Too many new people come from where you are; wait a minute.

## http/me

link-expired = This link is no longer good: ask for a new one on the other device.

## http/refused

storage-away = The salon cannot reach its memory just now; try again in a moment.

## http/safety

host-header = A request names the salon once, in the header Host: a name or an address, and perhaps a port.
too-many-requests = Too many requests come from where you are; wait a moment.
foreign-page = This request comes from a page that is not the salon’s.

## http/sent

json-needed = Send JSON, with the header Content-Type: application/json.
body-too-long = What was sent is too long.
body-unread = What was sent does not have the form described at /api.

## names

name-accents = This name has too many accents on top of each other; write it more simply.
name-mixes-scripts = A word of this name mixes scripts, such as Latin and Cyrillic; choose one of them.
name-reserved = With this name others would take you for who runs the salon, or for a machine; choose another.
name-of-role = The salon calls somebody else by this word; choose another name.
name-full-stop = In a name, a dot stands only behind an initial or a short title, as in “J. R.” or “Dr. No”; leave the others out.
name-sentence = This name reads as if the salon said something of somebody; choose another.
# $free (words)
name-taken = Somebody who is here, or sits at a table, has this name already, or one that looks like it; try “{ $free }”.

## nodes/hearing

closed-to-you = The salon is closed to you.

## salon/doing

# $longest (words)
act-name = The name of an act is made of letters and digits, at most { $longest }.

## salon/following

no-audience = Nobody watches at this table.

## salon/opening

table-replaced = Another table took its place.
# $most (words)
too-many-open = You wait at { $most } tables already; play at one of them first.

## salon/upkeep

nobody-came = Nobody came.

## sentences

no-table = There is no such table, or it is not open to everybody. Check the link.
table-unread = This table cannot be read just now; try again in a moment.
too-fast = This is a little too fast; wait a moment.
# $day (message)
closed-until = The salon is closed to you until { $day }.
# $day (message), $reason (words)
closed-until-why = The salon is closed to you until { $day }. Reason: { $reason }
restarting = The salon restarts; the game will go on by itself in a moment.

## talk

said-enough = Enough has been said at this table; the game goes on, and a new table has room.

## ws

# $most (words)
follows-too-many = One follows no more than { $most } tables at once.
# $column (words)
not-understood = This message is not understood (character { $column }); the protocol is described at /api.
not-understood-within = This message is not understood: something in it is missing, unknown or of the wrong kind; the protocol is described at /api.
text-needed = A message to the salon is text, in UTF-8.
message-too-long = A message to the salon has at most 16 KB.
too-slow = Your connection is too slow.

## people

# What guests who chose no name are called, with a number behind: any number of them, with commas between.
guest-names = Badger, Bullfinch, Beaver, Chamois, Roe Deer, Cicada, Squirrel, Ferret, Cricket, Hedgehog, Stoat, Owl, Hare, Dormouse, Otter, Lynx, Marmot, Marten, Blackbird, Titmouse, Field Mouse, Chaffinch, Fox, Salamander

## dates

# $day (number), $month (number), $year (words)
date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
