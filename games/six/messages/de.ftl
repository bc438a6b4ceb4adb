## Im Regal

sentence = Sechs Steine als Reihe, Dreieck oder Ring: ganz einfach, solange man die Figur der Gegenseite kommen sieht.
credits = Ein Spiel von Steffen Mühlhäuser. Unabhängige, inoffizielle Umsetzung mit eigenen Zeichnungen.
notation = „2,-1“ legt einen Stein, „^2,-1“ nimmt ihn auf, „=2,-1“ behält diesen Teil, „pass“ passt.

## Optionen

capture-label = Schlagen
capture-help = In der zweiten Phase darf man die Gruppe trennen: Nur der größte Teil bleibt im Spiel.
refused-players = Für { $players } ist SIX nicht gedacht: Man spielt zu zweit, oder zu viert in zwei Teams.

## Farben

colour = { $colour ->
    [red] Rot
   *[black] Schwarz
}
seat-in-team = { colour } { $number }

## Neben dem Brett: was zu tun ist

waiting = Warten auf { $who }.
ask-first-tile = Legen Sie den ersten Stein.
ask-tile = Legen Sie einen Stein an.
ask-lift = Nehmen Sie einen Ihrer Steine auf, um ihn umzulegen.
ask-keep = Mehrere Teile sind gleich groß: Welcher bleibt?
ask-lay-again = Legen Sie den Stein an einer anderen Stelle wieder an.

## Auf dem Brett: was ein Stein oder ein Feld ist und was ein Klick bewirkt

label-lay = auf { $cell } legen
label-tile = { $colour ->
    [red] roter Stein auf { $cell }
   *[black] schwarzer Stein auf { $cell }
}
label-lift = { $colour ->
    [red] den roten Stein auf { $cell } aufnehmen
   *[black] den schwarzen Stein auf { $cell } aufnehmen
}
label-in-hand = { $colour ->
    [red] roter Stein in der Hand, von { $cell }
   *[black] schwarzer Stein in der Hand, von { $cell }
}
label-keep = { $count ->
    [one] nur diesen Stein behalten ({ label-tile })
   *[other] diesen Teil mit { $count } Steinen behalten ({ label-tile })
}

## Unter dem Namen eines Platzes

tiles-to-lay = { $count ->
    [one] noch { $count } Stein zu legen
   *[other] noch { $count } Steine zu legen
}
tiles-on-table = { $count ->
    [one] { $count } Stein auf dem Tisch
   *[other] { $count } Steine auf dem Tisch
}

## Was geschah

laid = { $who } legt einen Stein auf { $cell }.
laid-again = { $who } legt den Stein auf { $cell }.
lifted = { $who } nimmt den Stein auf { $cell } in die Hand.
kept = { $who } behält den Teil mit { $cell }.
passed = { $who } muss passen: Alle eigenen Steine sitzen fest.
captured = { $count ->
    [one] Der abgetrennte Stein scheidet aus.
   *[other] Die { $count } abgetrennten Steine scheiden aus.
}
second-phase = Alle Steine liegen auf dem Tisch: Die zweite Phase beginnt.

## Wie sie ausging

ending-line = Eine Reihe aus sechs Steinen.
ending-triangle = Ein Dreieck aus sechs Steinen.
ending-ring = Ein Ring aus sechs Steinen.
ending-too-few = Eine Farbe hat weniger als sechs Steine.
ending-repetition = Dieselbe Stellung zum dritten Mal.
ending-hundred-moves = Hundert Züge in der zweiten Phase und keine Figur.
drawn = Die Partie endet unentschieden.
colour-wins = { $colour ->
    [red] Rot gewinnt!
   *[black] Schwarz gewinnt!
}

## Die Stellung in Worten, für alle, die das Brett nicht sehen

over = Die Partie ist zu Ende.
first-phase = Erste Phase: Steine legen.
moving-phase = Zweite Phase: Steine umlegen ({ $count } von 100 Zügen gespielt).
side = { $left ->
    [0] { colour }: { $cells }.
   *[other] { colour }: { $cells }; noch { $left } zu legen.
}
in-hand = In der Hand: der Stein von { $cell }.

## Warum ein Zug nicht geht

refused-keep-first = Wählen Sie zuerst, welcher der größten Teile im Spiel bleibt.
refused-same-cell = Der Stein muss auf ein anderes Feld als das, von dem er kommt.
refused-lift-first = Nehmen Sie zuerst einen Ihrer Steine auf.
refused-occupied = Auf { $cell } liegt schon ein Stein.
refused-first-cell = Der erste Stein kommt auf 0,0.
refused-apart = Ein Stein auf { $cell } läge an keiner Seite an einem anderen.
refused-lay-first = Legen Sie zuerst den Stein ab, den Sie in der Hand haben.
refused-too-early = Steine werden erst umgelegt, wenn alle gelegt sind.
refused-not-yours = Auf { $cell } liegt keiner Ihrer Steine.
refused-pinned = Der Stein auf { $cell } sitzt fest: Ohne ihn würde die Gruppe zerfallen.
refused-nothing-to-keep = Es gibt keinen Teil zu wählen.
refused-pass-while-laying = In der ersten Phase wird nicht gepasst.
refused-pass = Passen darf nur, wessen Steine alle festsitzen.
