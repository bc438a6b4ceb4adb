### Was ABRAXAS sagt. Eine Platte mit Löchern gleitet über ein Blatt mit roten Punkten.

-at-corner = { $corner ->
    [nw] oben links
    [sw] unten links
    [se] unten rechts
   *[ne] oben rechts
}
-into-corner = { $corner ->
    [nw] in die Ecke oben links
    [sw] in die Ecke unten links
    [se] in die Ecke unten rechts
   *[ne] in die Ecke oben rechts
}
-way = { $way ->
    [n] nach oben
    [e] nach rechts
    [s] nach unten
   *[w] nach links
}

## Auf der Schachtel

sentence = Stein setzen, Platte schieben: Vier rote Felder in einer Reihe bringen etwas ein – wenn man um die Ecke denken kann.
credits = Ein Spiel von Michael und Johann Rüttinger, erschienen bei Noris. Eine unabhängige, inoffizielle Umsetzung mit eigenen Zeichnungen und eigenen Blättern.
notation = „nw“, „ne“, „sw“ oder „se“ schiebt die Platte in eine Ecke, „c4“ setzt einen roten Stein, „c4*“ einen Stoppstein, „^c4“ nimmt einen Stein von der Platte auf, „push“ schiebt („push-n“, „-e“, „-s“ oder „-w“ beim freien Schieben), „stay“ lässt die Platte liegen, „xc4,e4“ nimmt diese Steine, „done“ sagt, dass man keine Reihe mehr sieht, „end“ beendet den Zug, „stop“ und „go“ antworten auf einen Zusatzzug.

## Die Spieler, nach dem Zeichen auf ihren Stoppsteinen

amber = Bernstein
jade = Jade

## Wie eine Partie endet

ended-eleven = Das Ziel von { $goal } Steinen ist erreicht.
ended-repetition = Dieselbe Stellung ist zum dritten Mal entstanden.
ended-two-hundred-turns = { $turns } Züge sind gespielt.
won = { $who } gewinnt { $most } zu { $fewest }!
drawn = Unentschieden, { $each } zu { $each }.

## Was geschehen ist

placed = { $who } schiebt die Platte { -into-corner }.
laid = { $who } setzt einen Stein auf { $hole }.
laid-again = { $who } versetzt den Stein nach { $hole }.
laid-stop = { $who } setzt einen Stoppstein auf { $hole }.
lifted = { $who } nimmt den Stein von { $hole } auf.
pushed = { $who } schiebt die Platte { -way }.
stayed = { $who } lässt die Platte liegen.
took = { $holes ->
    [one] { $who } nimmt den Stein auf { $holes } und hat jetzt { $total }.
   *[other] { $who } nimmt die Steine auf { $holes } und hat jetzt { $total }.
}
claimed-all = { $who } sieht keine Reihe mehr.
ended-turn = { $who } beendet den Zug.
stopped = { $who } sagt „Stopp!“: { $mover } nimmt den Stein zurück.
let-pass = { $who } sagt nichts.
supply-empty = Der Vorrat ist leer: Von jetzt an werden Steine auf der Platte versetzt.

## Die ganze Stellung, für alle, die den Plan nicht sehen

sheet-numbered = Blatt { $number }.
sheet-custom = Eigenes Blatt.
plate-not-placed = Die Platte liegt noch in keiner Ecke.
plate-lies = Zug { $turn }. Die Platte liegt { -at-corner }.
legend = @ roter Stein, o sichtbarer Punkt, A und J Stoppsteine (Bernstein, Jade), + freies Loch, . außerhalb der Platte.
red-pawns = { $holes ->
    [0] Kein roter Stein auf der Platte, { $supply } im Vorrat.
    [one] Ein roter Stein auf { $holes }, { $supply } im Vorrat.
   *[other] Rote Steine auf { $holes }, { $supply } im Vorrat.
}
standing = { $who }: { $taken } von { $goal } Steinen, { $stops ->
    [0] kein Stoppstein mehr
    [one] noch { $stops } Stoppstein
   *[other] noch { $stops } Stoppsteine
}, { $laid ->
    [0] keiner gesetzt
    [one] einer auf { $laid }
   *[other] gesetzt auf { $laid }
}.

## Auf wen gewartet wird

waiting-place = { $who } wählt eine Ecke für die Platte.
waiting-again = { $who } darf noch einmal ziehen.
waiting-lay-again = { $who } sucht ein neues Loch für den Stein.
waiting-answer = { $who } kann „Stopp!“ sagen.
waiting-lay-stop = { $who } setzt einen Stoppstein.
waiting-push = { $who } schiebt die Platte.
waiting-push-or-stay = { $who } darf die Platte schieben.
waiting-claim = { $who } sucht nach Reihen.
waiting-take = { $who } nimmt Steine.

## Wozu Sie aufgefordert werden

prompt-place = Schieben Sie die Platte in eine Ecke.
prompt-lay = { $stop ->
    [yes] Setzen Sie einen Stein oder einen Stoppstein.
   *[no] Setzen Sie einen Stein.
}
prompt-lift = { $stop ->
    [yes] Versetzen Sie einen Stein auf der Platte, oder setzen Sie einen Stoppstein.
   *[no] Versetzen Sie einen Stein auf der Platte.
}
prompt-again = { $stop ->
    [yes] Sie dürfen noch einmal ziehen: Setzen Sie einen Stein oder einen Stoppstein.
   *[no] Sie dürfen noch einmal ziehen: Setzen Sie einen Stein.
}
prompt-again-lift = { $stop ->
    [yes] Sie dürfen noch einmal ziehen: Versetzen Sie einen Stein auf der Platte, oder setzen Sie einen Stoppstein.
   *[no] Sie dürfen noch einmal ziehen: Versetzen Sie einen Stein auf der Platte.
}
prompt-lay-again = Setzen Sie den Stein in ein anderes Loch.
prompt-stop-hole = In welches Loch soll der Stoppstein?
prompt-answer = { $mover } zieht noch einmal. „Stopp!“ sagen und einen Stoppstein setzen?
prompt-lay-stop = Setzen Sie Ihren Stoppstein.
prompt-push = Schieben Sie die Platte.
prompt-push-or-stay = Die Platte schieben oder liegen lassen?
prompt-take = Welche Steine nehmen Sie?
prompt-claim = Sehen Sie eine Reihe? Zeigen Sie auf die Steine, die Sie nehmen.
prompt-claim-right = Das ist eine Reihe. Diese Steine nehmen?
prompt-claim-wrong = Keine Reihe bringt diese Steine ein.

## Was sich anklicken lässt, und was auf dem Plan liegt

label-corner = Platte { -into-corner } schieben
label-arrow = Platte { -way } schieben
label-lay = Stein auf { $hole } setzen
label-lay-stop = Stoppstein auf { $hole } setzen
label-lift = Stein von { $hole } aufnehmen
label-take = Stein auf { $hole } nehmen
label-leave = Stein auf { $hole } stehen lassen
label-pawn = roter Stein auf { $hole }
label-pawn-in-hand = roter Stein in der Hand
label-stop = Stoppstein auf { $hole } ({ $who })
label-stop-pick = einen Stoppstein in die Hand nehmen
label-stop-back = Stoppstein zurücklegen
label-alignment = { $places ->
    [4] Viererreihe
    [5] Fünferreihe
   *[other] Reihe von { $places }
}

## Knöpfe

button-take = { $count ->
    [one] { $count } Stein nehmen
   *[other] { $count } Steine nehmen
}
button-cancel = Abbrechen
button-stop = Stopp!
button-go = Nichts sagen
button-push = Schieben
button-stay = Nicht schieben
button-done = Keine Reihe mehr
button-end = Zug beenden

## Neben dem Namen eines Spielers

note-stops = { $count ->
    [0] kein Stoppstein mehr
    [one] { $count } Stoppstein
   *[other] { $count } Stoppsteine
}
note-barred = darf nicht mit einem Stoppstein antworten

## Optionen

option-sheet = Blatt
option-sheet-help = Vom einfachsten (1) bis zum anspruchsvollsten (6).
option-custom-sheet = Eigenes Blatt
option-custom-sheet-help = Neun Zeilen mit je neun Zeichen, „o“ für einen Punkt, sonst „-“, untereinander oder durch „/“ getrennt; nie vier Punkte in einer Reihe. Es ersetzt das nummerierte Blatt.
option-free = Freies Schieben
option-free-help = Die Platte wird waagerecht oder senkrecht in eine Nachbarecke nach Wahl geschoben, statt den Pfeilen zu folgen; das ist ein Vorteil für die Seite, die beginnt.
option-vigilance = Wachsamkeit
option-vigilance-help = Reihen werden nicht angezeigt, und nichts wird von selbst genommen: Man muss sie sehen und ansagen.
refused-sheet-number = Ein Blatt { $number } gibt es nicht: Die Blätter sind von 1 bis { $last } nummeriert.

## Warum ein eigenes Blatt abgelehnt wird

sheet-rows = Ein Blatt hat 9 Zeilen mit 9 Feldern, dieses hat aber { $rows }: Schreiben Sie die Zeilen untereinander, oder trennen Sie sie durch „/“.
sheet-places = Jede Zeile eines Blatts hat 9 Felder, die { $row }. Zeile von oben hat aber { $places }.
sheet-mark = Ein Blatt schreibt man mit „o“ (ein Punkt) und „-“ (keiner), in der { $row }. Zeile von oben steht aber „{ $mark }“.
sheet-in-line = Auf einem Blatt dürfen nie vier Punkte in einer Reihe liegen, hier sind es aber { $count }: { $places } (a1 ist unten links).

## Warum ein Zug abgelehnt wird

refused-hole-full = Das Loch { $hole } ist schon besetzt.
refused-supply-empty = Der Vorrat ist leer: Nehmen Sie zuerst einen Stein von der Platte auf.
refused-same-hole = Der Stein kommt von { $hole }: Setzen Sie ihn in ein anderes Loch.
refused-no-stop-left = Sie haben keinen Stoppstein mehr.
refused-barred = Auf einen Stoppstein antwortet man nicht mit einem Stoppstein: Setzen Sie einen roten Stein.
refused-supply-left = Steine auf der Platte werden erst versetzt, wenn der Vorrat leer ist.
refused-nothing-to-lift = Im Loch { $hole } steckt kein roter Stein.
refused-end = Sie müssen setzen: An dieser Stelle lässt sich der Zug nur beenden, wenn Sie eben Steine genommen haben.
refused-direction = Die Platte folgt ihrem Pfeil: Schreiben Sie „push“.
refused-at-rim = In diese Richtung kann die Platte nicht weiter.
refused-no-direction = Sie schieben frei: Geben Sie die Richtung an, zum Beispiel „push-n“.
refused-stay = Nach einem roten Stein muss die Platte geschoben werden.
refused-no-pawn = { $count ->
    [one] In diesem Loch steckt kein roter Stein.
   *[other] Nicht in allen diesen Löchern steckt ein roter Stein.
}
refused-not-in-line = { $count ->
    [one] Dieser Stein gehört zu keiner Reihe von mindestens vier roten Feldern.
   *[other] Diese Steine gehören nicht zusammen zu einer Reihe von mindestens vier roten Feldern.
}
refused-rest = So lassen sich diese Steine nicht nehmen: Drei Felder der Reihe müssen übrig bleiben, und zwar möglichst nicht drei benachbarte.
refused-done = Nehmen Sie zuerst alle Steine, die Ihnen zustehen.

## Warum ein Zug zur falschen Zeit abgelehnt wird: was zuerst zu tun ist

first-place = Schieben Sie zuerst die Platte in eine Ecke.
first-lay = Setzen Sie zuerst einen Stein.
first-lay-or-end = Setzen Sie noch einen Stein, oder beenden Sie den Zug.
first-lift = Nehmen Sie zuerst einen Stein von der Platte auf.
first-lay-again = Setzen Sie zuerst den Stein, den Sie in der Hand haben.
first-answer = Antworten Sie zuerst: „stop“ oder „go“.
first-lay-stop = Setzen Sie zuerst Ihren Stoppstein.
first-push = Schieben Sie zuerst die Platte.
first-push-or-stay = Entscheiden Sie zuerst, ob Sie die Platte schieben oder liegen lassen.
first-claim = Sagen Sie zuerst eine Reihe an, oder sagen Sie, dass Sie keine mehr sehen.
first-take = Nehmen Sie zuerst die Steine der Reihe.
game-over = Die Partie ist zu Ende.
