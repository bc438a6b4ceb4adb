### Was das Terminal selbst sagt. Was die Spiele sagen, steht in ihren eigenen Katalogen.

## Das Spielbrett

keys = Pfeile, Eingabe: wählen  Esc loslassen  h Tipp  u zurück  ? Hilfe  q Ende
keys-short = Eingabe wählen  ? Hilfe  q Ende
keys-over = n noch einmal   s speichern   r Regeln   ? Hilfe   q Ende
keys-wait = u zurücknehmen   r Regeln   s speichern   ? Hilfe   q Ende
thinks = { $who } denkt nach
ponders = Die Maschine sucht einen Tipp
hint-is = Die Maschine würde { $move } spielen.
no-hint = Im Augenblick gibt es keinen Tipp.
typed-move = Zug: { $typed }
amount = { $what }: { $number }
not-yours = Sie sind nicht am Zug.
nothing-there = Hier gibt es nichts zu wählen.
nothing-back = Es gibt nichts zurückzunehmen.
too-small = Das Fenster ist zu klein für dieses Brett: Bitte vergrößern Sie es (80 × 24 reichen meist). Die Partie wartet so lange.
too-small-short = Zu klein!

## Die Tastatur weitergeben

hand-over = Die Tastatur geht an { $who }.
hand-over-more = Die anderen schauen bitte weg: Was jetzt kommt, ist nicht für sie bestimmt.
hand-over-key = Eingabe: Ich bin’s

## Das Ende

over = Die Partie ist zu Ende.
is-draw = Unentschieden.

## Gehen und speichern

quit-sure = Diese Partie verlassen? Sie wird nicht gespeichert (s speichert sie).
quit-keys = Eingabe oder j: verlassen   s: speichern   andere Taste: weiterspielen
yes-key = j
save-as = Speichern in der Datei:
save-keys = Eingabe: speichern   Esc: nicht speichern
saved = Die Partie steht in { $file }.
not-saved = Die Partie konnte nicht gespeichert werden: { $why }.
is-there = Die Datei { $file } gibt es schon: Wählen Sie einen anderen Namen.
partly = Die Partie hat Geheimnisse und ist nicht zu Ende: In der Datei steht nur, was Sie wissen.
goodbye = Bis bald!

## Seiten

page-keys = Pfeile oder Leertaste: blättern   Esc: zurück
help-title = Spielen mit der Tastatur
help-arrows = Pfeile           von einer Stelle zur anderen
help-tab = Tab, Umsch-Tab   eine nach der anderen
help-enter = Eingabe, Leer    wählen
help-back = Esc, Rücktaste   den letzten Schritt eines Zugs zurücknehmen
help-type = : Zug Eingabe    einen Zug eintippen (Ziffer oder anderer Buchstabe genügt)
help-undo = u                einen Zug zurücknehmen
help-hint = h                die Maschine um einen Tipp bitten
help-rules = r                die Regeln lesen
help-save = s                die Partie speichern
help-quit = q, Strg-C        verlassen
help-signs = Die Zeichen auf dem Brett
help-signs-more = [ ] die gewählte Stelle · was gewählt werden kann; die Steine einer Partei tragen dasselbe Zeichen oder einen Buchstaben in ihrer Schreibweise. Eine Zahl hinter einem Zeichen sagt, wie viele es sind.
help-notation = Die Notation

## Zeile für Zeile

line-help = Schreiben Sie einen Zug oder: züge (die möglichen), brett, zurück, tipp, regeln, speichern DATEI, hilfe, ende.
line-moves = Mögliche Züge: { $moves }
line-moves-more = { $more ->
    [one] Mögliche Züge: { $moves } (und { $more } weiterer; „züge“ nennt alle)
   *[other] Mögliche Züge: { $moves } (und { $more } weitere; „züge“ nennt alle)
}
line-name = Nennen Sie die Datei: speichern partie.txt
line-again = „nochmal“ für eine weitere Partie, „speichern DATEI“, um diese zu speichern, „ende“, um aufzuhören.
line-seat = { $who }: { $notes }
line-score = Stand { $score }

## Was sich Zeile für Zeile schreiben lässt

verb-quit = ende beenden
verb-help = hilfe
verb-moves = züge zuege
verb-board = brett
verb-rules = regeln
verb-save = speichern
verb-undo = zurück zurueck zurücknehmen
verb-hint = tipp
verb-again = nochmal
