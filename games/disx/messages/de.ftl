-tokens = { $tokens ->
    [0] keine Scheiben
    [one] 1 Scheibe
   *[other] { $tokens } Scheiben
}

-company = { $players ->
    [2] zu zweit
    [3] zu dritt
   *[other] zu viert
}

## Im Regal

sentence = Drei Scheiben setzen, einen Stapel in die Luft jagen und zusehen, wie die Kettenreaktion den eigenen Vorrat füllt.
credits = Ein Spiel von Wolfgang Kinzel, bei Lemada unter den Namen Kettenreaktion und DisX erschienen. Dies ist eine unabhängige, inoffizielle Umsetzung mit eigenen Zeichnungen.
notation = „c3“ setzt eine Scheibe auf den Stab c3, „c3!“ lässt ihn explodieren.
no-such-post = diesen Stab gibt es nicht; die Stäbe heißen a1 bis f6.
ending-bank = Die Bank hat ihre letzte Scheibe ausgegeben.

## Vor dem Beginn

players-refused = { $players ->
    [one] DisX spielt man zu zweit, zu dritt oder zu viert, nicht allein.
   *[other] DisX spielt man zu zweit, zu dritt oder zu viert, nicht mit { $players } Personen.
}
quick = Schnelle Variante
quick-help = Auf jedem Stab stecken zu Beginn zwei Scheiben: Die Ketten kommen früher in Gang, und die Bank ist kleiner.

## Auf dem Brett

post = { $post }, { -tokens }
post-to-lay = { $post }, { -tokens }: Scheibe setzen
post-to-explode = { $post }, { -tokens }: explodieren lassen
hint-ready = wird damit bereit zu explodieren
hint-end = Ende der Partie
hint-gain-end = +{ $gain }, Ende der Partie
bank-title = Bank
bank = Bank: { -tokens }
explode-rest = Den Rest explodieren lassen (+{ $gain })

## Neben den Namen

began = hat begonnen
to-lay = { $tokens ->
    [3] 3 zu setzen
   *[other] noch { $tokens } zu setzen
}

## Was gefragt ist

lay = { $tokens ->
    [3] Setzen Sie drei Scheiben.
    [2] Setzen Sie noch zwei Scheiben.
   *[other] Setzen Sie noch eine Scheibe.
}
choose-explosion = Wählen Sie, welcher Stab als nächster explodiert.
explode = Lassen Sie { $post } explodieren.
waiting-to-lay = { $tokens ->
    [3] { $who } setzt drei Scheiben.
    [2] { $who } setzt noch zwei Scheiben.
   *[other] { $who } setzt noch eine Scheibe.
}
waiting-for-choice = { $who } wählt, welcher Stab als nächster explodiert.

## Was nicht geht

refused-full = Auf { $post } stecken schon vier Scheiben. Setzen Sie Ihre auf einen anderen Stab.
refused-all-laid = Ihre drei Scheiben sind gesetzt. Wählen Sie jetzt einen Stab, der explodieren soll.
refused-lay-first = { $tokens ->
    [3] Setzen Sie zuerst Ihre drei Scheiben: Vorher explodiert nichts.
    [2] Setzen Sie zuerst noch zwei Scheiben: Vorher explodiert nichts.
   *[other] Setzen Sie zuerst noch Ihre dritte Scheibe: Vorher explodiert nichts.
}
refused-too-low = { $tokens ->
    [0] { $post } kann nicht explodieren: Der Stab ist leer, und für eine Explosion braucht es vier Scheiben.
    [one] { $post } kann nicht explodieren: Dort steckt nur 1 Scheibe, und für eine Explosion braucht es vier.
   *[other] { $post } kann nicht explodieren: Dort stecken nur { $tokens } Scheiben, und für eine Explosion braucht es vier.
}

## Was geschehen ist

laid = { $height ->
    [one] { $who } setzt eine Scheibe auf { $post }: Dort steckt jetzt { $height }.
   *[other] { $who } setzt eine Scheibe auf { $post }: Dort stecken jetzt { $height }.
}
laid-ready = { $who } setzt eine Scheibe auf { $post }: Dort stecken jetzt { $height }, der Stab ist bereit zu explodieren.
exploded-inside = { $above ->
    [0] { $post } explodiert: { $who } bekommt 1 Scheibe aus der Bank.
    [one] { $post } explodiert: { $who } bekommt 1 Scheibe aus der Bank und die fünfte vom Stab.
   *[other] { $post } explodiert: { $who } bekommt 1 Scheibe aus der Bank und die { $above } überzähligen vom Stab.
}
exploded-edge = { $above ->
    [0] { $post } explodiert: { $who } bekommt die Scheibe, die vom Brett fällt.
    [one] { $post } explodiert: { $who } bekommt die Scheibe, die vom Brett fällt, und die fünfte vom Stab.
   *[other] { $post } explodiert: { $who } bekommt die Scheibe, die vom Brett fällt, und die { $above } überzähligen vom Stab.
}
exploded-corner = { $above ->
    [0] { $post } explodiert: { $who } bekommt die 2 Scheiben, die vom Brett fallen.
    [one] { $post } explodiert: { $who } bekommt die 2 Scheiben, die vom Brett fallen, und die fünfte vom Stab.
   *[other] { $post } explodiert: { $who } bekommt die 2 Scheiben, die vom Brett fallen, und die { $above } überzähligen vom Stab.
}
topped-up = { $who } nimmt { -tokens } aus der Bank und hat damit drei.
topped-up-short = { $who } müsste auf drei Scheiben auffüllen, aber die Bank hat nur noch { $tokens }.
ended = Die Bank ist leer, die Partie ist zu Ende: { $places }.

## Wie es ausging

result = { $winners ->
    [one] Die Partie ist zu Ende: { $winners } gewinnt mit { -tokens }.
   *[other] Die Partie ist zu Ende: { $winners } teilen sich mit { -tokens } den ersten Platz.
}
place = { $rank }. { $who }, { -tokens }
places-more = { $first }; { $rest }

## Der ganze Stand in Zeilen, für alle, die ihn nicht sehen

heading = { $version ->
    [quick] DisX { -company }, schnelle Variante; { $first } hat begonnen.
   *[usual] DisX { -company }; { $first } hat begonnen.
}
bank-line = Bank: { -tokens }.
hands = Scheiben im Vorrat: { $hands }.
hand = { $who } hat { $tokens }
ready = Bereit zu explodieren: { $posts }.
left-standing = Vier oder mehr Scheiben, die für niemanden zählen, stecken noch auf { $posts }.
final-order = Endstand: { $places }.
