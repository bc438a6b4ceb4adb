
## chronicle

said = { $name }: { $said }
took-back = { $name } hat den Zug zurückgenommen.
paused = Die Partie ist unterbrochen; die Uhren stehen still.
removed = { $name } musste den Platz räumen.
next-ready = Die Revanche steht bereit.
outage = Der Salon war eine Weile geschlossen; niemandem ist Zeit verloren gegangen.
sat = { $name } setzt sich an den Tisch.
machine-sat = Eine Maschine nimmt Platz: { $name }.
seat-freed = Ein Platz ist wieder frei: { $name }.
stood-in = Eine Maschine spielt für { $name }.
returned = { $name } ist wieder da.
asked-undo = { $name } möchte einen Zug zurücknehmen.
asked-draw = { $name } bietet Remis an.
asked-pause = { $name } bittet um eine Pause.
agreed = { $name } ist einverstanden.
declined = { $name } lehnt ab.
went-on = { $name } setzt die Partie fort.
hinted = { $name } hat um einen Tipp gebeten.
again = { $name } möchte noch einmal spielen.
machine-name = { $own } ({ $level })

## draw

refused-no-draw = Gemeinsam gezogen wird der Zufall erst nach dem dritten Gesetz des Tisches.
refused-begun = Die Partie hat schon begonnen.
refused-no-seat = Sie sitzen nicht an diesem Tisch.
refused-not-drawing = Der Zufall wird gezogen, sobald alle Plätze besetzt sind, und nur von denen, die dort sitzen.
refused-time-up = Ihre Zeit ist um.
refused-contributed = Ihr Anteil am Zufall ist schon offen.
refused-not-sealed = Das ist nicht, was Sie versiegelt hatten.

## ending

refused-resign-many = Bei mehr als zwei Parteien gibt niemand auf: Wer geht, überlässt seinen Platz einer Maschine.

## hint

refused-hint-twice = Um diesen Tipp wurde schon gebeten.

## law

refused-law = An diesem Tisch gilt Gesetz { $wanted }; dieses Programm kennt die Gesetze bis { $known }. Bitte aktualisieren.

## pause

refused-paused = Die Partie ist unterbrochen: Setzen Sie sie zuerst fort.
refused-not-paused = Die Partie ist nicht unterbrochen, oder Sie spielen nicht mit.

## play

refused-not-begun = Die Partie hat noch nicht begonnen.
refused-over = Die Partie ist zu Ende.
refused-not-yours = Das ist nicht Ihr Platz.
refused-away = Eine Maschine spielt für Sie: Kehren Sie zuerst an Ihren Platz zurück.
refused-not-away = Niemand vertritt Sie.
refused-drawn-without = Der Zufall wurde ohne Ihren Anteil gezogen: Die Maschine spielt für Sie zu Ende.
refused-days-over = Die Tage für diese Entscheidung sind um: Die Maschine trifft sie für Sie, danach gehört der Platz wieder Ihnen.
refused-flag-fell = Ihre Zeit ist aufgebraucht: Die Maschine spielt für Sie zu Ende.
refused-time-left = Es ist noch Zeit.

## rated

refused-rated-people = Eine gewertete Partie spielen Menschen, jeder auf einem einzigen Platz.
refused-rated-clock = Eine gewertete Partie wird mit Uhr gespielt: Wählen Sie eine Bedenkzeit.
refused-rated-machine = In einer gewerteten Partie spielt keine Maschine mit.
refused-rated-hint = In einer gewerteten Partie gibt es keine Tipps.
refused-rated-undo = In einer gewerteten Partie wird ein beantworteter Zug nicht zurückgenommen.

## refusal

refused-late = Das ist nicht mehr zu entscheiden: Die Partie ist inzwischen weitergegangen.
refused-not-your-turn = Sie sind nicht am Zug.
refused-unasked = Danach ist noch niemand gefragt worden: Ein Zug nennt die Entscheidung, die der Tisch anzeigt.

## rematch

refused-rematch = Eine Revanche kann man nur nach der eigenen Partie verlangen, und nur einmal.
refused-closed = Dieser Tisch wurde geschlossen: Eröffnen Sie einen neuen.

## request

refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-draw-many = Bei mehr als zwei Parteien gibt es kein vereinbartes Remis.
refused-pause-unclocked = Ohne Uhr gibt es nichts zu unterbrechen: Lassen Sie sich Zeit.
refused-by-machine = Die Maschine möchte lieber zu Ende spielen.
refused-asked-again = Die Antwort war nein: Fragen Sie wieder, wenn etwas gespielt wurde.
refused-other-request = Eine andere Bitte wartet noch auf Antwort.
refused-which-request = Wer zustimmt, muss sagen, welcher Bitte: Laden Sie die Seite neu.
refused-no-request = Keine Bitte wartet auf Ihre Antwort.

## seating

refused-seated = Sie haben an diesem Tisch schon einen Platz.
refused-unwanted = Wer den Tisch eröffnet hat, möchte lieber mit anderen spielen.
refused-seat-taken = Dieser Platz ist nicht frei.
refused-machines-by-host = Nur wer den Tisch eröffnet hat, setzt Maschinen an den Tisch.
refused-nameless = An diesem Tisch trägt niemand einen Namen, der sich ändern ließe.
refused-host-only = Nur wer den Tisch eröffnet hat, bestimmt, wer dort sitzt.
refused-nobody-there = Dort sitzt sonst niemand.

## setup

refused-seat-count = Diese Partie hat { $seats } Plätze; beschrieben sind { $places }.

## table

refused-unopened = Ein Tisch beginnt mit seiner Eröffnung.
refused-empty = Ein leerer Tisch.
refused-opened-twice = Dieser Tisch ist schon eröffnet.

## talk

refused-say-nothing = Diese Nachricht ist leer.
refused-say-long = Eine Nachricht hat höchstens { $longest } Zeichen.
refused-partners = Partner sprechen sich während der Partie nicht ab.
refused-said-enough = An diesem Tisch wurde genug geredet.
refused-nothing-said = Dort wurde nichts gesagt.
