
## games

facts = { $from }–{ $to } Min., ab { $age } Jahren
moves = Züge
options = Optionen
endings = Wie es endet

## play

player-unknown = „{ $name }“ kann hier nicht spielen: Es gibt human sowie level1 bis level5.

## replay/compare

header = die Kopfzeile „{ $name }“
quoted = „{ $words }“
nothing = nichts
record-differs = Das ist nicht die Partie, die der Salon unter { $at } gespeichert hat. Erster Unterschied, { $what }: hier { $here }, im Salon { $there }.
player-header = die Kopfzeile „player { $seat }“ (wer sich seither umbenannt hat, trägt im Salon den neuen Namen)
move-numbered = Zug { $number }

## replay/drawn

contribution-missing = Was Sie zum Zufall dieser Partie beigetragen haben, steckt nicht darin: Er wurde ohne Sie gezogen, oder es ist eine andere Partie.
drawn-by = Der Zufall wurde aus Startwert, Salz und dem Beitrag von { $what } gezogen. Es ist, was versiegelt war.
drawn-unopened = Nicht geöffnet wurde, was { $what } versiegelt hatten.
drawn-without = Nichts beigetragen haben: { $what }.
drawn-by-nobody = Niemand hat etwas zum Zufall beigetragen: Er stammt allein vom Salon.
unchecked-choice = Nicht geprüft: ob niemand gewählt hat. Wer den Anteil des Salons kannte und mit jemandem unter einer Decke steckte, der seinen nicht öffnete, hatte die Wahl zwischen mehreren Zufällen.
contribution-found = Ihr Beitrag ist darunter. Wenn Sie ihn erst geöffnet haben, nachdem Sie die Siegel der anderen und die Festlegung des Salons gesehen hatten, konnte niemand den Zufall dieser Partie wählen.
unchecked-seals = Nicht geprüft: ob alles versiegelt war, bevor etwas geöffnet wurde. Wer mitgespielt hat, kann es mit dem prüfen, was das eigene Gerät beigetragen hat (--contribution).

## replay/noted

salon-address-needed = --salon verlangt die Adresse des Tisches, etwa https://salon.example/table/NAME.
salon-tells-nothing = Der Salon unter { $at } nennt die Festlegung dieses Tisches nicht.
salon-other-game = An diesem Tisch wird { $played } gespielt, die Aufzeichnung aber ist eine Partie { $game }.

## replay/verify

legal-unfinished = Alle { $moves } Züge sind mit dem, was der Startwert gibt, erlaubt; sie führen zu keinem Ergebnis, und keines wird behauptet.
legal-finished = Alle { $moves } Züge sind mit dem, was der Startwert gibt, erlaubt und führen zu dem Ergebnis, das in der Aufzeichnung steht.
noted-fits-part = Startwert und Salz ergeben die angegebene Festlegung: Wenn Sie sie zu Beginn der Partie notiert haben, stand der Anteil des Salons am Zufall vor der Partie fest.
noted-fits = Startwert und Salz ergeben die angegebene Festlegung: Wenn Sie sie zu Beginn der Partie notiert haben, stand der Zufall vor der Partie fest.
salon-unfinished = Im Salon unter { $at } ist die Partie nicht zu Ende: Die { $moves } Züge, die er zeigt, sind diese, und Startwert und Salz ergeben die Festlegung, die er nennt.
salon-same = Der Salon unter { $at } hat von diesem Tisch dieselbe Partie gespeichert, Zug für Zug: dieselben Optionen, Namen, derselbe Startwert und dasselbe Salz, und sie ergeben die Festlegung, die er nennt.
unchecked-salon = Nicht geprüft: ob der Salon diese Festlegung schon vor der Partie hatte und ob das, was er gespeichert hat, so gespielt wurde; im Nachhinein gefragt, ist sein Wort so viel wert wie Ihr Vertrauen in ihn. Für den Zufall ist die Festlegung ein Beweis, die Sie selbst zu Beginn der Partie notiert haben (--commitment).
unchecked-published = Nicht geprüft: ob diese Festlegung vor der Partie bekannt war. Wer eine Aufzeichnung schreibt, kann alle drei schreiben. Geben Sie die zu Beginn notierte Festlegung an (--commitment), oder fragen Sie den Salon, in dem gespielt wurde (--salon).
unchecked-chance = Nicht geprüft: ob der Zufall vor der Partie feststand.
unchecked-rest = Auch nicht geprüft: die übrigen Züge und das Ergebnis. Sie folgen den Regeln und passen zum Startwert, aber dass sie gespielt wurden, sagt nur, wer die Aufzeichnung geschrieben hat.
unchecked-moves = Nicht geprüft: ob diese Züge so gespielt wurden, und von diesen Personen. Züge, Namen und Ergebnis sind das Wort dessen, der die Aufzeichnung geschrieben hat: Sie folgen den Regeln und passen zum Startwert, aber aus einem Startwert lassen sich viele Partien schreiben. Die Adresse des Tisches (--salon) vergleicht sie mit dem, was der Salon gespeichert hat.

## site

site-scheme = Ein Salon hat eine Adresse mit http oder https, nicht { $other }.
site-refused = Der Salon unter { $at } hat abgelehnt ({ $status }): { $what }
site-no-salon = Was unter { $at } antwortet, ist kein Salon dieser Version.
site-unreachable = Der Salon unter { $at } ist nicht zu erreichen: { $error }.
site-silent = er hat nicht gesagt, warum.

## counts

games-counted = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
moves-counted = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
