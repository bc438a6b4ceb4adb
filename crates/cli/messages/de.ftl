
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

site-no-tls = Dieses Programm wurde ohne TLS gebaut und erreicht { $at } nicht: Mit `cargo build --release --package tablier` bauen Sie es mit allem.
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

## files

output-unwritten = Die Ausgabe konnte nicht geschrieben werden: { $error }.
file-missing = Eine Datei { $path } gibt es nicht.
file-not-text = { $path } ist keine Textdatei.
file-unread = { $path } konnte nicht gelesen werden: { $error }.
file-unwritten = { $path } konnte nicht geschrieben werden: { $error }.
record-too-long = { $path } ist zu lang für eine Aufzeichnung (über 4 MiB).

## choose

option-unread = „{ $option }“ ist keine Option: Schreiben Sie NAME=WERT, etwa --option players=2.
level-unknown = Eine Stufe { $level } gibt es nicht: Die Stufen gehen von 1 bis { $last }.

## render

move-missing = Die Partie hat { $moves }; einen Zug { $at } gibt es nicht.
seat-missing = Einen Platz { $seat } gibt es nicht: Die Plätze gehen von 0 bis { $last }.

## arena

arena-player-unknown = „{ $name }“ ist kein Spieler: Es gibt level1 bis level5, best:MS, random, greedy, uct:MS und referee:BEFEHL.
arena-seats = An diesem Tisch sind { $seats } Plätze, genannt { $given ->
    [one] wurde aber { $given } Spieler
   *[other] wurden aber { $given } Spieler
}.
arena-failed = Eine andere Partie ist gescheitert.
arena-illegal = { $who } hat { $move } gewählt, was nicht erlaubt ist (Startwert { $seed }).
arena-stuck = Niemand ist am Zug, aber die Partie ist nicht zu Ende.
arena-seeded = { $what } (Startwert { $seed })

## program

program-unstarted = Das Programm „{ $command }“ konnte nicht gestartet werden: { $error }.
program-moveless = „{ $command }“ wurde nach einem Zug gefragt und hat keinen genannt: { $answer }
program-illegal = „{ $command }“ hat { $move } gewählt, was nicht erlaubt ist.
program-ended = „{ $command }“ war vor der Partie zu Ende.
program-silent = „{ $command }“ hat seit { $seconds } Sekunden nicht geantwortet.
program-not-json = „{ $command }“ hat etwas geantwortet, das kein JSON ist: { $line }
program-refused = „{ $command }“ hat { $asked } abgelehnt: { $why }

## bot

patience-needed = --patience nimmt Sekunden, etwa 30.
open-one-game = --open nimmt genau ein Spiel, etwa --game six.
token-unknown = Der Salon kennt diesen Schlüssel nicht: Ohne --token kommt das Programm als jemand Neues.
bot-no-seat = An diesem Tisch ist kein Platz frei.
bot-address = { $address } ist keine Adresse: { $error }.
bot-token = Ein Schlüssel besteht aus Buchstaben und Ziffern.
bot-kept-out = Der Salon lässt dieses Programm nicht herein ({ $status }).
bot-starts-again = Es wird noch einmal gestartet.
bot-resigned = Das Programm hat aufgegeben.
bot-forgotten = Der Salon kennt dieses Programm nicht mehr.

## serve

database-unusable = Die Datenbank lässt sich nicht verwenden: { $what }.
address-unusable = Unter { $address } kann niemand empfangen werden: { $error }. Wählen Sie mit --listen eine andere Adresse.
machines-unstarted = Die Maschinen lassen sich nicht starten: { $error }.
admin-token-short = Der Schlüssel für die Verwaltung hat { $characters } Zeichen und braucht mindestens { $least }, damit ihn niemand errät. Geben Sie einen längeren an (`openssl rand -hex 16` erzeugt einen) oder keinen: Dann behält der Salon den seinen oder erzeugt einen.
admin-token-strange = Der Schlüssel für die Verwaltung enthält nur Buchstaben ohne Akzente, Ziffern und Satzzeichen, denn er wird in einer Kopfzeile gesendet. Geben Sie einen anderen an (`openssl rand -hex 16` erzeugt einen).
config-unread = Die Datei { $path } kann nicht gelesen werden: { $error }.
config-not-understood = Die Datei { $path } ist nicht zu verstehen: { $error }
config-unknown = Die Datei { $path } spricht von { $key }; bekannt sind: { $known }.
think-in-file = { $path } ist eine Datei, und ein Salon in einer Datei hat nur einen Knoten, der selbst nachdenkt; geben Sie die Adresse einer PostgreSQL-Datenbank an (postgres://…).
signals-unheard = Signale sind nicht zu hören: { $error }.
nothing-started = Es lässt sich nichts starten: { $error }.

## backup

backup-postgres = Dieser Salon liegt in PostgreSQL: Sichern Sie ihn mit pg_dump, und stellen Sie ihn mit pg_restore wieder her.
backup-exists = { $path } gibt es schon; wählen Sie eine andere Datei.
nothing-saved = Es wurde nichts gesichert. { $what }.
nothing-restored = Es wurde nichts wiederhergestellt und nichts verändert. { $what }.
restore-no-salon = { $path } ist kein Salon, oder sein Anfang ist beschädigt; räumen Sie die Datei weg, wenn Sie sie nicht brauchen, und stellen Sie noch einmal wieder her
restore-despite = { $what }; --despite-faults stellt das Übrige wieder her

## migrate

moved-taken = In { $to } ist schon ein Salon; geben Sie eine neue Datei oder eine leere Datenbank an.
nothing-moved = Es wurde nichts verschoben: { $what }.
database-named-unusable = { $database } lässt sich nicht verwenden: { $what }.

## Why a database cannot be used: parts of sentences, without a dot

kept-overtaken = das Protokoll des Tisches ging anderswo weiter
kept-replaced = der Salon wurde aus einer Sicherung wiederhergestellt
kept-full = der Datenträger ist voll
kept-busy = ein anderes Programm hält die Datenbank gesperrt
kept-taken = hier ist schon ein Salon
kept-linked = die Datei hat mehrere Namen (harte Links), unter denen SQLite verschiedene Protokolle führen würde; lassen Sie ihr nur einen
kept-held = auf dieser Datei ist ein Salon geöffnet; schließen Sie ihn zuerst
kept-gone = die Datei der Datenbank wurde von Hand gelöscht oder ersetzt, während der Salon geöffnet war, und was aufbewahrt war, ließ sich nicht anderswohin schreiben
kept-gone-rescued = die Datei der Datenbank wurde von Hand gelöscht oder ersetzt, während der Salon geöffnet war; alles Aufbewahrte ist in { $path }: Schließen Sie den Salon, setzen Sie diese Datei an die Stelle der anderen, und öffnen Sie ihn wieder
kept-orphaned = die Datei ist nicht da, wohl aber ihr Protokoll { $path }: Jemand hat die Datei verschoben oder gelöscht; legen Sie sie zurück, oder stellen Sie eine Sicherung wieder her (tablier restore), die das Protokoll beiseitelegt
kept-unwritten = { $path } kann nicht geschrieben werden: { $error }
kept-no-salon = diese Datei ist kein Salon
kept-empty = in dieser Datei ist kein Salon: Sie ist leer
kept-exists = { $path } gibt es schon
kept-same = die Sicherung und der Salon sind dieselbe Datei
kept-newer = die Datenbank hat eine neuere Version ({ $found }), als dieses Programm kennt ({ $known })
kept-damaged = die Datenbank ist beschädigt (eine Sicherung lässt sich wiederherstellen): { $what }
kept-faulty = manches davon ist nicht zu lesen: { $first }{ $more ->
    [0] { "" }
   *[other] { " " }(und { $more } weitere)
}
kept-no-postgres = dieses Programm wurde ohne PostgreSQL gebaut; bauen Sie es mit allem (`cargo build --release --package tablier`), oder nennen Sie eine Datei
kept-forgetful = PostgreSQL läuft mit { $setting } = off: Fällt es oder sein Rechner aus, können bestätigte Züge verloren gehen; schalten Sie es ein, oder öffnen Sie den Salon mit --accept-data-loss trotzdem

# $folder (words)
site-no-page = In { $folder } liegt keine Seite: `cargo xtask client` baut eine in target/site.

## without

built-without-salon = `tablier { $command }` gibt es in diesem Programm nicht, denn es wurde ohne den Salon gebaut: Mit `cargo build --release --package tablier` bauen Sie es mit allem.
