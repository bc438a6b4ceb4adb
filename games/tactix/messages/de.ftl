## Im Regal

sentence = Nehmen Sie aus einer Reihe so viele Steine, wie Sie wollen, aber lassen Sie der Gegenseite den letzten.
credits = Nach Tac Tix von Piet Hein. Unabhängige, inoffizielle Umsetzung mit eigenen Zeichnungen.
notation = b2 nimmt einen Stein, b2-b4 die Steine von b2 bis b4, in einer Reihe oder Spalte.

## Optionen

size-label = Größe
size-help = Wie viele Steine auf jeder Seite des Quadrats liegen.

## Neben dem Brett: was zu tun ist

waiting = Warten auf { $who }.
ask-first = Klicken Sie auf den ersten Stein, den Sie nehmen wollen.
ask-last = Von { $square } bis wohin? Klicken Sie auf den letzten Stein, oder noch einmal auf { $square }, um nur diesen zu nehmen.

## Auf dem Brett: was ein Stein ist und was ein Klick bewirkt

label-counter = Stein auf { $square }
label-from = { $square }: ab hier nehmen
label-take = { $square }: { $count } nehmen ({ $run })
label-from-instead = { $square }: lieber ab hier nehmen
let-go = Loslassen

## Was geschah

taken = { $count ->
    [one] { $who } nimmt den Stein auf { $run }.
   *[other] { $who } nimmt { $count } Steine: { $run }.
}
ending-last = Der letzte Stein ist weg.

## Warum ein Zug nicht geht

refused-gap = Auf { $square } liegt kein Stein: Nehmen darf man nur Steine, die ohne Lücke nebeneinanderliegen.
refused-run = { $run } kann man nicht nehmen.
