## Die Sprache

language-name = Deutsch
language-plurals = one
language-thousands = .
language-spaces = plain

## Aufzählungen

list-two = { $first } und { $last }
list-more = { $first }, { $rest }
only = { $it }

## Was die Spiele gemeinsam haben

turn = { $who } ist am Zug.
plays = { $who } zieht.
plays-move = { $who } spielt { $move }.
wins = { $who ->
    [one] { $who } gewinnt!
   *[other] { $who } gewinnen!
}
players-refused = { $game } ist kein Spiel für { $players }.
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
player = Spieler { $number }

## The language


## Lists


## What games share
notation-title = Eine Partie notieren

## draw

chance-unknown = Der Zufall dieser Partie wird auf die Art { $wanted } gezogen; dieses Programm kennt die Arten bis { $newest }. Bitte aktualisieren.

## erased

options-unread = Diese Optionen passen nicht: { $error }.

## fairness

seal-as-noted = Startwert und Salz ergeben die Festlegung, die von anderswo bekannt ist.
seal-consistent = Startwert und Salz ergeben die Festlegung in der Aufzeichnung: Die drei passen zusammen.
seal-missing = In der Aufzeichnung steht keine Festlegung für ihren Startwert.
seal-not-open = Startwert oder Salz fehlen noch; sie werden nach der Partie veröffentlicht. Bis dahin lässt sich die Festlegung nicht prüfen.
seal-broken = Startwert und Salz ergeben die Festlegung nicht: Das ist nicht der Zufall, der festgelegt war.
seal-not-as-noted = Die Festlegung in der Aufzeichnung ist nicht die, die von anderswo bekannt ist: Der Startwert wurde ausgetauscht, oder es ist eine andere Partie.
seal-not-as-sealed = Ein Beitrag zum Zufall ist nicht der, der versiegelt wurde.

## game

move-refused = Der Zug { $mv } ist hier nicht erlaubt.
game-over = Die Partie ist zu Ende.
not-your-decision = Hier entscheidet nicht Platz { $seat }, sondern Platz { $who }.
not-a-move = „{ $written }“ ist kein Zug: { $what }

## outcome

place = { $rank }. Platz

## plain

what-next = Und weiter?
choose-move = Sie sind am Zug: Wählen Sie einen Zug.
waiting-for = { $who ->
    [one] { $who } ist am Zug.
   *[other] { $who } sind am Zug.
}

## plain/board

cell-of = { $name }: { $who }
cell-plays = { $name }: { $move } spielen
cell-empty = { $name }: leer
cell-shows = { $name }: { $letter }

## plain/gesture

start-move-over = Diesen Zug neu beginnen

## plain/words

plain-sentence = Ein Spiel, das noch nichts von sich erzählt: Seine Züge werden so angeboten, wie man sie schreibt.
plain-credits = Von wem es ist, ist nicht angegeben.
plain-notation = Ein Zug wird geschrieben wie { $mv }.
plain-offered = Die Züge werden angeboten.
draw = Unentschieden.
chosen-secret = { $who } hat verdeckt gewählt.
to-play = Am Zug: { $who }.

## record

line-column = Zeile { $line }, Spalte { $column }

## record/load

located = { $at }: { $what }
move-secret = Dieser Zug ist noch geheim („?“), weiter lässt sich die Partie nicht nachspielen.
over-before = Hier ist die Partie schon zu Ende.
seat-unnamed = Hier entscheiden mehrere Plätze: Geben Sie an, welcher, zum Beispiel „(0)“.
share-of-nobody = In dieser Partie gibt es keinen Platz { $seat }, der etwas zum Zufall hätte beitragen können („share { $seat }“).
seed-missing = In der Aufzeichnung fehlt der Startwert („seed: 42“), also lässt sie sich nicht nachspielen.
share-without-draw = Die Aufzeichnung nennt, was Platz { $seat } zum Zufall beigetragen hat („share { $seat }“), aber nur ihr Startwert hat gegeben: „chance: 2“ fehlt.
salt-missing = Den Zufall dieser Partie haben alle gemeinsam gezogen, aber ihr Salz („salt“) fehlt, also lässt sie sich nicht nachspielen.
result-differs = Die Aufzeichnung behauptet das Ergebnis { $claim }, aber ihre Züge führen zu { $what }.
ranks = Ränge { $ranks }
scores = Punkte { $scores }
ending = Ende { $ending }
result-open = „*“

## record/parse

text-ends = { $at }: erwartet wird { $what }, aber der Text hört hier auf
text-differs = { $at }: erwartet wird { $what }, nicht „{ $found }“
expected-game = eine Kopfzeile wie „game: six“
expected-header = eine Kopfzeile wie „seed: 42“ oder eine Leerzeile vor den Zügen
expected-once = die Kopfzeile „{ $key }“ nur ein einziges Mal
expected-game-name = der Name eines Spiels
expected-version = die Nummer einer Regelfassung
expected-chance = die Nummer einer Art, den Zufall zu ziehen
expected-seed = ein Startwert von 0 bis 18446744073709551615 oder „hidden“
expected-ranks = der Rang jedes Platzes, etwa „2 1“, oder „*“
expected-scores = die Punkte jedes Platzes, etwa „14 9“
expected-key = der Name einer Kopfzeile vor dem Doppelpunkt
expected-share = „none“ oder ein Siegel aus 64 hexadezimalen Ziffern, danach der Beitrag oder „unopened“
expected-seat = die Nummer eines Platzes unter { $seats }
expected-comment-end = eine schließende „{"}"}“ nach diesem Kommentar
expected-seat-mark = die Angabe eines Platzes wie „(0)“
expected-move-number = der Zug Nummer { $next }.
expected-move = ein Zug

## rulebooks

game-unknown = Es gibt kein Spiel „{ $name }“; es gibt: { $known }.

## schema

first-refused = Platz { $first } kann nicht beginnen: Bei { $seats } Personen gehen die Plätze von 0 bis { $last }.
players-label = Personen
players-help = Wie viele mitspielen, Sie selbst mitgezählt.
first-label = Wer beginnt
first-help = Der Platz, der beginnt; sonst entscheidet das Los.
options-no-object = Optionen werden als JSON-Objekt geschrieben, etwa {"{"}"players":2{"}"}; angegeben war: { $other }.
option-unknown = Es gibt keine Option „{ $key }“; dieses Spiel hat: { $known }.
option-refused = Die Option „{ $key }“ kann nicht { $value } sein: { $what }.
takes-integer = nötig ist eine ganze Zahl von { $min } bis { $max }
takes-number = nötig ist eine der Zahlen { $numbers }
takes-yes-or-no = nötig ist yes (ja) oder no (nein), in JSON true oder false
takes-word = nötig ist eines der Wörter { $words }
takes-seat = nötig ist die Nummer eines Platzes, ab 0, oder lot (das Los entscheidet), in JSON null
takes-text = nötig ist ein Text von höchstens { $max-chars } Zeichen

## version

version-unknown = Diese Partie folgt Fassung { $wanted } der Regeln; dieses Programm kennt sie bis Fassung { $newest }. Bitte aktualisieren.

## level

level-beginner = Anfänger
level-amateur = Amateur
level-experienced = Könner
level-expert = Experte
level-master = Meister
