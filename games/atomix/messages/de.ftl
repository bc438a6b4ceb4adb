### Was ATOMIX sagt.

## Auf der Schachtel

sentence = Plättchen stapeln und ihre Atome verschmelzen lassen: Je höher, desto mehr Punkte.
credits = Ein Spiel von Sébastien Blondiau. Unabhängige, inoffizielle Umsetzung mit eigenen Zeichnungen.
ending-bag = Der Beutel ist leer und die Runde zu Ende gespielt.
notation = „blue“, „green“, „pink“ oder „yellow“ wählt eine Farbe; „+1,1“ legt einen Reaktor, A liegt auf 0,0; „gbb4@C4“ legt das Plättchen mit dem Wert 4 auf das Feld C4, die Farben (b blau, g grün, p rosa, y gelb) im Uhrzeigersinn von der Mitte des Reaktors aus gelesen; „done“ beendet den Zug; „pass“ passt.
notation-mirrored = Auf einem Plättchen mit drei Farben folgen sie im Uhrzeigersinn aufeinander wie Blau, Grün, Rosa, Gelb (b, g, p, y).
options-players = ATOMIX ist ein Spiel für 2, 3 oder 4, nicht für { $players }.

## Farben und Plättchen

colour = { $colour ->
    [blue] blau
    [green] grün
    [pink] rosa
   *[yellow] gelb
}
colour-name = { $colour ->
    [blue] Blau
    [green] Grün
    [pink] Rosa
   *[yellow] Gelb
}
# Ein Plättchen heißt nach seinem Wert: „die grün-blau-blaue 4“. Es steht nur im Nominativ und im Akkusativ, wo es immer auf -e endet.
tile = { $first ->
    [blue] blau
    [green] grün
    [pink] rosa
   *[yellow] gelb
}-{ $second ->
    [blue] blau
    [green] grün
    [pink] rosa
   *[yellow] gelb
}-{ $third ->
    [blue] blaue
    [green] grüne
    [pink] rosa
   *[yellow] gelbe
} { $value }
tile-listed = die { tile }

## Wie die Punkte eines Plättchens zustande kommen

count = { $value } × { $fusions } × Ebene { $level } = { $total }
count-with-nuclei = { $value } × { $fusions } × Ebene { $level } + { $bonus } für { $nuclei ->
    [one] einen Kern
   *[other] { $nuclei } Kerne
} = { $total }
fusions = { $fusions ->
    [one] { $fusions } Fusion
   *[other] { $fusions } Fusionen
}
fusions-all-own = { $counted } ({ $fusions ->
    [one] { $fusions } Fusion
   *[other] { $fusions } Fusionen
} in { $whose ->
    [yours] Ihrer
   *[theirs] der eigenen
} Farbe, doppelt gezählt)
fusions-some-own = { $counted } ({ $fusions } Fusionen, davon { $own } in { $whose ->
    [yours] Ihrer
   *[theirs] der eigenen
} Farbe, doppelt gezählt)

## Was geschehen ist

chose = { $who } wählt { colour-name }.
drew-first = { $who } zieht als erstes Plättchen die { $tile }.
built = { $who } legt Reaktor { $reactor } an.
board-complete = Der Spielplan ist vollständig: { $who } beginnt.
laid = { $who } legt die { $tile } auf { $cell }, Ebene { $level }.
everybody-drew = Alle ziehen drei Plättchen.
stopped = { $who } beendet den Zug.
scored = Das bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $count }.
passed = { $who } kann nichts legen und zeigt die ganze Hand: { $tiles }. Diese Plättchen kommen aus dem Spiel.
bag-ran-out = Der Beutel ist leer: Diese Runde ist die letzte.
over = Die Partie ist zu Ende.
won = { $who ->
    [one] { $who } gewinnt
   *[other] { $who } teilen sich den Sieg
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!

## Wie es steht

to-choose = { $who } ist am Zug und wählt eine Farbe.
to-open = { $who } ist am Zug und legt das erste Plättchen.
to-build = { $who } ist am Zug und legt einen Reaktor an.
to-play-last = Letzte Runde: { $who } ist am Zug.
standing = { $who } ({ $colour ->
    [none] noch ohne Farbe
    [blue] blau
    [green] grün
    [pink] rosa
   *[yellow] gelb
}): { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, { $held } Plättchen auf der Hand.
first-tile = Das erste Plättchen, die { $tile }, kommt auf Reaktor A.
pending = Letztes Plättchen dieses Zuges: { $last }. Wer hier aufhört, bekommt: { $count }.
reactor-cells = { $reactor } ({ $centre }): { $cells }
nuclei = Kerne: { $nuclei }.
nucleus-at = { colour } ({ $place })
holds = { $who } hat auf der Hand: { $tiles }.
bag-holds = { $bag ->
    [0] Der Beutel ist leer.
    [one] Im Beutel ist noch { $bag } Plättchen.
   *[other] Im Beutel sind noch { $bag } Plättchen.
}
out-of-the-game = Aus dem Spiel: { $gone } Plättchen.
unseen-tiles = Noch nicht gesehen ({ $count }): { $tiles }.

## Wie heißt, was gezeichnet ist

label-reactor = Reaktor { $reactor }
label-pile = { $cell }: { $tile }, Ebene { $level }
label-nucleus = { $colour ->
    [blue] blauer Kern
    [green] grüner Kern
    [pink] rosa Kern
   *[yellow] gelber Kern
}
label-cell = { $cell }, Ebene { $level }
label-cell-up-to = { $cell }, Ebene { $level }: bis zu { $most ->
    [one] { $most } Punkt
   *[other] { $most } Punkte
}
label-elsewhere = lieber auf { $cell }
label-lay = die { $tile } auf { $cell } legen, Ebene { $level }
label-fusions = Fusionen: { $fusions }
label-points = wer hier aufhört, bekommt: { $count }
label-choose = { colour-name } wählen
label-build = Reaktor { $reactor } auf { $centre } legen
label-take-back = die { $tile } zurücknehmen
label-held = auf der Hand: { $tile }
label-nucleus-to-be = dieser Kern wäre vollständig
label-bag = { $bag } Plättchen im Beutel
drawn-unseen = ungesehen:
label-tally = noch nicht gesehene Plättchen: { $count }; unter jedem Plättchen ein dicker Punkt für jeden Wert von 1 bis 5, der noch kommen kann
note-held = { $held } Plättchen auf der Hand
note-first = hat begonnen

## Knöpfe

button-lay = Die { $tile } legen
button-lay-for = Die { $tile } legen: +{ $points }
button-turn = Plättchen drehen
button-take-back = Plättchen zurücknehmen
button-done = Zug beenden: +{ $points }
button-pass = Hand zeigen und passen

## Was gefragt wird

waiting = Warten auf { $who }.
ask-colour = Wählen Sie Ihre Farbe.
ask-reactor = Legen Sie Reaktor { $reactor } an einen anderen an.
ask-first-tile = Legen Sie das erste Plättchen auf ein Feld von Reaktor A.
ask-lay = Die { $tile } auf { $cell } legen?
ask-lay-for = Die { $tile } auf { $cell }: { $count }.
ask-cell = Wohin damit? Auf jedem Feld steht, was das Plättchen dort höchstens einbringt.
ask-pass = Keines Ihrer Plättchen passt. Zeigen Sie Ihre Hand: Diese Plättchen kommen aus dem Spiel, und Sie ziehen neue.
ask-tile = Wählen Sie ein Plättchen zum Legen.
ask-go-on = Legen Sie neben das letzte Plättchen noch eines, oder beenden Sie den Zug.
ask-done = Kein weiteres Plättchen passt: Beenden Sie den Zug.

## Abgelehnt

refused-colour-first = Wählen Sie zuerst eine Farbe. Noch frei: { $free }.
refused-colour-taken = { colour-name } ist schon vergeben. Noch frei: { $free }.
refused-first-tile-first = Legen Sie zuerst das gezogene Plättchen, die { $tile }, auf ein Feld von Reaktor A.
refused-first-tile-elsewhere = Das erste Plättchen kommt auf Reaktor A (A1 bis A6), nicht auf { $cell }.
refused-reactor-first = Der Spielplan ist noch nicht vollständig: Legen Sie zuerst einen Reaktor an einen anderen an.
refused-reactor-there = Reaktor { $reactor } liegt schon auf { $centre }.
refused-off-the-grid = { $centre } ist nicht die Mitte eines Sechsecks; rings um A sind das 1,1, 2,-1, 1,-2 …
refused-reactor-apart = Ein Reaktor auf { $centre } hätte mit keinem anderen eine Seite gemeinsam.
refused-colours-chosen = Alle haben ihre Farbe gewählt: Dabei bleibt es.
refused-reactors-laid = Alle Reaktoren liegen schon: Legen Sie ein Plättchen.
refused-no-reactor = In dieser Partie gibt es keinen Reaktor { $reactor }.
refused-not-in-hand = Die { $tile } haben Sie nicht auf der Hand: Legen Sie eines Ihrer Plättchen.
refused-not-beside = Das nächste Plättchen muss eine Seite mit dem gemeinsam haben, das Sie gerade auf { $last } gelegt haben.
refused-pile-full = Der Stapel auf { $cell } hat schon fünf Ebenen.
refused-value-too-low = Auf { $cell } läge das Plättchen auf Ebene { $level }: Dafür braucht es mindestens den Wert { $level }, nicht { $value }.
refused-tile-apart = Auf { $cell } hätte das Plättchen mit keinem anderen eine Seite gemeinsam.
refused-unconnected = So auf { $cell } gelegt, steht kein Atom des Plättchens einem gleichfarbigen auf { $there } gegenüber.
refused-breaks-nucleus = So auf { $cell } gelegt, würde das Plättchen einen Kern zerstören.
refused-nothing-laid = Legen Sie zuerst ein Plättchen. Gepasst wird nur, wenn sich keines legen lässt.
refused-pass-after-laying = Nach dem Legen kann man nicht mehr passen: Legen Sie weiter, oder beenden Sie den Zug.
refused-pass = Eines Ihrer Plättchen passt, also muss gelegt werden.
