
## name

name-needed = Bitte geben Sie einen Namen ein.
name-too-long = Ein Name hat höchstens { $longest } Zeichen.
name-without-letter = Ein Name enthält mindestens einen Buchstaben oder eine Ziffer.
name-of-letters = Ein Name besteht aus Buchstaben, Ziffern, Leerzeichen, Bindestrich, Apostroph, Punkt und Unterstrich.


## asker

not-kept = Der Salon konnte diesen Zug nicht speichern; verloren ist nichts, versuchen Sie es gleich noch einmal.

## fair

time-too-short = Das ist zu wenig Zeit zum Spielen: Zu Beginn sind mindestens { $shortest } Sekunden nötig.
time-too-long = Das ist zu viel Zeit für eine Partie mit Uhr: zu Beginn höchstens eine Woche; wer mehr will, spielt nach Tagen.
time-added-too-long = Das ist zu viel Zeit je Zug: Höchstens ein Tag kommt auf der Uhr dazu.
days-too-many = Das ist zu viel Zeit je Entscheidung: höchstens { $most } Tage.
days-too-few = Für jede Entscheidung ist mindestens ein Tag nötig.
rated-first = In einer gewerteten Partie entscheidet das Los, wer beginnt.
rated-option = Eine gewertete Partie wird nicht mit der Option „{ $what }“ gespielt: Die Chancen wären ungleich.

## http

nothing-here = Hier gibt es nichts.
too-many-windows = Sie haben zu viele Fenster des Salons offen; schließen Sie eines.
query-unread = Was hinter dem „?“ dieser Adresse steht, passt nicht; was dort stehen darf, ist unter /api beschrieben.
method-refused = Eine solche Anfrage nimmt diese Adresse nicht an; welche sie annimmt, ist unter /api beschrieben.
took-too-long = Der Salon hat zu lange für die Antwort gebraucht; versuchen Sie es gleich noch einmal.
protocol-unknown = Diese Version seines Protokolls spricht der Salon nicht, nur die Versionen bis { $newest }; ohne „protocol“ spricht er die erste.
websocket-needed = Diese Adresse ist für Websockets da: Verbinden Sie sich mit einem.

## http/admin

admin-token-needed = Dafür braucht es den Verwaltungsschlüssel des Salons.
admin-token-guessed = Von Ihnen kommen zu viele falsche Verwaltungsschlüssel; warten Sie einen Augenblick.
nobody-numbered = Diese Nummer hat niemand.
words-needed = Schreiben Sie Worte, die nicht leer sind: für alle dieselben, oder die jeder Sprache (etwa „de“) in einem Objekt.

## http/guest

unknown-guest = Der Salon kennt Sie noch nicht: Rufen Sie zuerst /api/me auf.
too-many-newcomers = Von Ihnen kommen zu viele neue Gäste; warten Sie eine Minute.

## http/me

link-expired = Dieser Link gilt nicht mehr: Holen Sie auf dem anderen Gerät einen neuen.

## http/refused

storage-away = Der Salon kommt gerade nicht an seinen Speicher; versuchen Sie es gleich noch einmal.

## http/safety

host-header = Eine Anfrage nennt den Salon einmal, in der Kopfzeile Host: ein Name oder eine Adresse, und vielleicht ein Port.
too-many-requests = Von Ihnen kommen zu viele Anfragen; warten Sie einen Augenblick.
foreign-page = Diese Anfrage kommt von einer Seite, die nicht zum Salon gehört.

## http/sent

json-needed = Senden Sie JSON, mit der Kopfzeile Content-Type: application/json.
body-too-long = Was gesendet wurde, ist zu lang.
body-unread = Was gesendet wurde, hat nicht die Form, die unter /api beschrieben ist.

## names

name-accents = Dieser Name hat zu viele Akzente übereinander; schreiben Sie ihn einfacher.
name-mixes-scripts = Ein Wort dieses Namens mischt Schriften, etwa lateinische und kyrillische; wählen Sie eine davon.
name-reserved = Mit diesem Namen hielte man Sie für den Gastgeber des Salons oder für eine Maschine; wählen Sie einen anderen.
name-of-role = So nennt der Salon schon jemand anderen; wählen Sie einen anderen Namen.
name-full-stop = In einem Namen steht ein Punkt nur nach einer Initiale oder einem kurzen Titel, wie in „J. R.“ oder „Dr. No“; lassen Sie die anderen weg.
name-sentence = Dieser Name liest sich wie ein Satz des Salons; wählen Sie einen anderen.
name-taken = Diesen Namen oder einen sehr ähnlichen trägt schon jemand, der hier ist oder an einem Tisch sitzt; wie wäre es mit „{ $free }“?

## nodes/hearing

closed-to-you = Der Salon ist für Sie geschlossen.

## salon/doing

act-name = Der Name einer Handlung besteht aus Buchstaben und Ziffern, höchstens { $longest }.

## salon/following

no-audience = An diesem Tisch schaut niemand zu.

## salon/opening

table-replaced = Ein anderer Tisch ist an seine Stelle getreten.
too-many-open = Sie warten schon an { $most } Tischen; spielen Sie zuerst an einem davon.

## salon/upkeep

nobody-came = Es ist niemand gekommen.

## sentences

no-table = Diesen Tisch gibt es nicht, oder er steht nicht allen offen. Prüfen Sie den Link.
table-unread = Dieser Tisch lässt sich gerade nicht lesen; versuchen Sie es gleich noch einmal.
too-fast = Das geht ein wenig zu schnell; warten Sie einen Augenblick.
closed-until = Der Salon ist für Sie bis zum { $day } geschlossen.
closed-until-why = Der Salon ist für Sie bis zum { $day } geschlossen. Grund: { $reason }
restarting = Der Salon startet neu; die Partie geht gleich von selbst weiter.

## talk

said-enough = An diesem Tisch wurde genug geredet; die Partie geht weiter, und ein neuer Tisch hat wieder Platz.

## ws

follows-too-many = Mehr als { $most } Tischen auf einmal kann man nicht folgen.
not-understood = Diese Nachricht ist nicht zu verstehen (Zeichen { $column }); das Protokoll ist unter /api beschrieben.
not-understood-within = Diese Nachricht ist nicht zu verstehen: Etwas darin fehlt, ist unbekannt oder hat nicht die richtige Form; das Protokoll ist unter /api beschrieben.
text-needed = Eine Nachricht an den Salon ist Text in UTF-8.
message-too-long = Eine Nachricht an den Salon hat höchstens 16 KB.
too-slow = Ihre Verbindung ist zu langsam.

## people

guest-names = Dachs, Gimpel, Biber, Gämse, Reh, Zikade, Eichhorn, Frettchen, Grille, Igel, Hermelin, Eule, Hase, Siebenschläfer, Otter, Luchs, Murmeltier, Marder, Amsel, Meise, Feldmaus, Buchfink, Fuchs, Salamander

## dates

date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
