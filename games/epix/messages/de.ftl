### Was EPIX sagt. Gold hat keinen Plural: „3 Gold“.

## Die Schachtel

about-sentence = Der König ist tot: vier Jahreszeiten, um das Land zu erobern, und in jedem Kampf ein Einsatz in der geschlossenen Faust.
about-credits = Ein Spiel von Rikki Tahta, illustriert von Naïade, auf Englisch unter dem Namen Melee erschienen. Dies ist eine unabhängige, inoffizielle Umsetzung mit eigenen Zeichnungen, Spielplänen und Karten.
about-notation = „recruit:soldier@nwh“, „bid:7=5+camp“, „pass“, „gold:5“, „first:2“, „card:tax“, „cards:tax+move“, „resolve:tax“, „move:knight:nwh>lochmess“, „attack:soldier:nwh>neh“, „throw:catapult:kilimandjora>se“, „stake:3“, „name:2,4“, „on“, „break“ oder „end“.
ending-castle = Eine Burg wurde erobert.
ending-winter = Der Winter ist vorbei, und die Provinzen sind gezählt.

## Vor dem Start

option-advanced = Erweiterte Regeln
option-advanced-help = Vor der ersten Jahreszeit werden Sonderkarten versteigert.
refused-players = EPIX ist ein Spiel für zwei, drei oder vier, nicht für { $players }.

## Wie die Dinge heißen

-unit = { $unit ->
    [soldier] Soldat
    [knight] Ritter
    [camp] Lager
   *[catapult] Katapult
}
# Nominativ: ein Soldat, der Soldat. Akkusativ: einen Soldaten, den Soldaten.
-a-unit = { $unit ->
    [soldier] ein Soldat
    [knight] ein Ritter
    [camp] ein Lager
   *[catapult] ein Katapult
}
-a-unit-accusative = { $unit ->
    [soldier] einen Soldaten
    [knight] einen Ritter
    [camp] ein Lager
   *[catapult] ein Katapult
}
-no-unit = { $unit ->
    [soldier] keinen Soldaten
    [knight] keinen Ritter
    [camp] kein Lager
   *[catapult] kein Katapult
}
-the-unit = { $unit ->
    [soldier] der Soldat
    [knight] der Ritter
    [camp] das Lager
   *[catapult] das Katapult
}
-the-unit-accusative = { $unit ->
    [soldier] den Soldaten
    [knight] den Ritter
    [camp] das Lager
   *[catapult] das Katapult
}
-action = { $card ->
    [recruit] Anwerbung
    [tax] Steuer
   *[move] Bewegung & Angriff
}
# Im Akkusativ, nach „nennen“.
-amounts = { $names ->
    [one] einen Betrag
    [2] zwei Beträge
   *[other] drei Beträge
}
-provinces = { $provinces ->
    [one] { $provinces } Provinz
   *[other] { $provinces } Provinzen
}
# Im Akkusativ, nach „gegen“.
-the-foe = { $foe ->
    [soldier] den Soldaten
    [knight] den Ritter
    [camp] das Lager
    [catapult] das Katapult
    [garrison] die Garnison
   *[everything] alles, was dort steht
}

unit = { -unit }
action = { -action }
season = { $season ->
    [0] Frühling
    [1] Sommer
    [2] Herbst
   *[3] Winter
}
gold = { $gold } Gold
province = { $place ->
    [mistkeep] Nebelburg
    [mistheath] Nebelheide
    [mistfen] Nebelmoor
    [dawnkeep] Morgenburg
    [dawnmead] Morgenau
    [dawnhill] Morgenhang
    [emberkeep] Glutburg
    [emberfield] Glutfeld
    [embershore] Glutufer
    [frostkeep] Frostburg
    [frostplain] Frostebene
    [frostvale] Frosttal
    [lochmess] Lochmess
    [broceland] Broceland
    [stonange] Stonange
   *[kilimandjora] Kilimandjora
}
at = { $place ->
    [mistkeep] in der { province }
    [dawnkeep] in der { province }
    [emberkeep] in der { province }
    [frostkeep] in der { province }
    [kilimandjora] auf dem Kilimandjora
   *[other] in { province }
}
from = { $place ->
    [mistkeep] aus der { province }
    [dawnkeep] aus der { province }
    [emberkeep] aus der { province }
    [frostkeep] aus der { province }
    [kilimandjora] vom Kilimandjora
   *[other] aus { province }
}
to = { $place ->
    [mistkeep] in die { province }
    [dawnkeep] in die { province }
    [emberkeep] in die { province }
    [frostkeep] in die { province }
    [kilimandjora] auf den Kilimandjora
   *[other] nach { province }
}
of = { $place ->
    [mistkeep] der { province }
    [dawnkeep] der { province }
    [emberkeep] der { province }
    [frostkeep] der { province }
    [kilimandjora] des Kilimandjora
   *[other] von { province }
}

## Was gefragt wird

asked-prepare = Werben Sie in Ihrem Reich eine Einheit an, oder passen Sie.
asked-prepare-or-bid = Werben Sie in Ihrem Reich eine Einheit an, bieten Sie auf eine Karte, oder passen Sie.
asked-bid = Wie viel Gold bieten Sie, um zu bestimmen, wer beginnt? Die Gebote bleiben verdeckt, bis alle geboten haben.
asked-first = Wer beginnt in dieser Jahreszeit?
asked-card = Wählen Sie verdeckt eine Karte.
asked-two-cards = Wählen Sie verdeckt zwei Karten.
asked-order = Welche Karte zuerst?
asked-recruit = Werben Sie beliebig viele Einheiten an; danach beenden Sie die Anwerbung.
asked-march = Wählen Sie eine Einheit und ihr Ziel, oder hören Sie auf.
asked-stake = Verbergen Sie einen Einsatz in der Faust: Die Verteidigung wird { -amounts } nennen.
asked-answer = Sie werden angegriffen! Erraten Sie den Einsatz, von 1 bis { $gold }: Nennen Sie { -amounts }.
asked-between = Der Verteidiger ist geschlagen. Greifen Sie weiter an, oder brechen Sie ab?

## Auf wen gewartet wird

awaited-prepare = { $who } bereitet sich auf die erste Jahreszeit vor.
awaited-bid = { $who ->
    [one] { $who } muss noch bieten.
   *[other] { $who } müssen noch bieten.
}
awaited-first = { $who } bestimmt, wer beginnt.
awaited-card = { $who ->
    [one] { $who } wählt verdeckt.
   *[other] { $who } wählen verdeckt.
}
awaited-order = { $who } bestimmt, welche Karte zuerst kommt.
awaited-recruit = { $who } wirbt Einheiten an.
awaited-march = { $who } zieht und greift an.
awaited-stake = { $who } verbirgt einen Einsatz.
awaited-answer = { $who } rät, wie hoch der Einsatz ist.
awaited-between = { $who } greift weiter an oder bricht ab.

## Mitten im Zug

hand-recruit = Wohin mit { $unit ->
    [soldier] dem Soldaten
    [knight] dem Ritter
    [camp] dem Lager
   *[catapult] dem Katapult
} ({ $cost } Gold)? Wählen Sie eine gestrichelt umrandete Provinz.
hand-march = Wohin zieht { -the-unit }? Wählen Sie eine gestrichelt umrandete Provinz, oder brechen Sie ab.
hand-throw = Was soll das Katapult beschießen? Wählen Sie eine gestrichelt umrandete Provinz, oder brechen Sie ab.
hand-march-or-throw = Wohin rollt das Katapult, oder was soll es beschießen? Wählen Sie eine gestrichelt umrandete Provinz, oder brechen Sie ab.
hand-bid = Wie viel Gold bieten Sie auf „{ $card }“?
hand-marker = { $gold } Gold auf „{ $card }“: Welche Einheit aus Ihrem Vorrat markiert das Gebot?
hand-card = { -action }, und was noch? Wählen Sie verdeckt die zweite Karte.
hand-names = Schon genannt: { $named }. Nennen Sie { $left ->
    [one] noch einen Betrag
   *[other] noch zwei Beträge
}.

## Knöpfe und Beträge

cancel = Abbrechen
pass = Passen
finish-recruiting = Anwerbung beenden
recruit = { $unit ->
    [soldier] Soldaten anwerben ({ $cost } Gold)
    [knight] Ritter anwerben ({ $cost } Gold)
    [camp] Lager errichten ({ $cost } Gold)
   *[catapult] Katapult bauen ({ $cost } Gold)
}
bid-on = Gold für „{ $card }“
bid-marked = { $gold } Gold bieten, mit { $unit ->
    [soldier] einem Soldaten
    [knight] einem Ritter
    [camp] einem Lager
   *[catapult] einem Katapult
} als Marker
secret-bid = Verdecktes Gebot
goes-first = { $who } beginnt
card-first = Zuerst { -action }
end-turn = Zug beenden
next-card = Weiter zur nächsten Karte
take-instead = Lieber { -the-unit-accusative }
hidden-stake = Verdeckter Einsatz
press-on = Weiter angreifen
break-off = Angriff abbrechen
guess = { $due ->
    [one] Ihr Tipp
   *[other] Ihr Tipp: Betrag { $number } von { $due }
}
guess-more = Schon genannt: { $named }. Betrag { $number } von { $due }

## Was man sieht

panel = { $who }: { $gold } Gold, { -provinces }
crown = Startspieler: { $who }
first-player = Startspieler
has-passed = hat gepasst
hidden-card = verdeckte Karte
card-offered = { $card }: { $does }
card-owned = { $who }, { $card }: { $does }
unit-standing = { -unit } { $where }, { $who }
unit-done = { -unit } { $where }, { $who }, hat schon gehandelt
unit-reserve = { -unit } im Vorrat, { $who }, kostet { $cost } Gold
unit-marker = { -unit } als Marker, { $who }
land-held = { $province } ({ $who }: { $units })
land-go = { $land }: dorthin ziehen
land-recruit = { $land }: hier anwerben
land-enter = { $land }: kampflos einrücken
land-attack = { $land }: { $way ->
    [bombard] beschießen
   *[attack] angreifen
} (die Verteidigung wird { -amounts } nennen)
land-attack-lost = { $land }: { $way ->
    [bombard] beschießen
   *[attack] angreifen
} (aussichtslos: jeder mögliche Einsatz wird genannt)
fist-closing = eine Faust schließt sich um einen Einsatz
fist-closed = ein Einsatz, in einer Faust verborgen
hand-open = der Einsatz war { $stake }
shield-garrison = die Garnison { $of }
shield-defence = die Verteidigung { $of }

## Was geschah

told-bid-hidden = { $who } hat geboten.
told-card-hidden = { $who } hat gewählt.
told-stake-hidden = { $who } verbirgt einen Einsatz in der Faust.
told-recruit = { $who } { $unit ->
    [soldier] wirbt { $where } einen Soldaten an.
    [knight] wirbt { $where } einen Ritter an.
    [camp] errichtet { $where } ein Lager.
   *[catapult] baut { $where } ein Katapult.
}
told-bid = { $who } bietet { $gold } Gold auf „{ $card }“, mit { $unit ->
    [soldier] einem Soldaten
    [knight] einem Ritter
    [camp] einem Lager
   *[catapult] einem Katapult
} als Marker.
told-pass = { $who } passt.
told-gold = { $who } bietet { $gold } Gold.
told-first-kept = { $who } behält die Startspielerkarte.
told-first-given = { $who } gibt die Startspielerkarte an { $other }.
told-cards = { $who } wählt { $cards }.
told-resolve = { $who } spielt zuerst { -action }.
told-next-card = Nächste Karte: { -action }.
told-tax = { $who } nimmt { $gold } Gold.
told-march = { $who } zieht mit { $unit ->
    [soldier] einem Soldaten
    [knight] einem Ritter
    [camp] einem Lager
   *[catapult] einem Katapult
} { $from } { $to }.
told-attack = { $who } greift { $other } { $where } an: { -a-unit } { $from } gegen { -the-foe }.
told-enter = { $who } rückt kampflos { $to } vor und erobert die Katapulte.
told-stake = { $who } setzt verdeckt { $stake } Gold.
told-name = { $who } rät, wie hoch der Einsatz ist.
told-answer = { $who } nennt { $named }; der Einsatz war { $stake }.
told-garrison-beaten = Die Garnison ist geschlagen!
told-camp-captured = { $who } siegt und erobert das Lager.
told-unit-beaten = { $who } siegt: { $unit ->
    [soldier] Der Soldat
    [knight] Der Ritter
    [camp] Das Lager
   *[catapult] Das Katapult
} ist geschlagen.
told-hit = { $who } trifft: Alle Einheiten in der Provinz sind verloren.
told-miss = { $who } verfehlt das Ziel.
told-spared = Der Angriff scheitert, aber { -the-unit } bleibt verschont.
told-lost = Der Angriff scheitert, und { -the-unit } ist verloren.
told-out-of-gold = Ohne Gold muss { $who } den Angriff abbrechen.
told-on = { $who } greift weiter an.
told-break = { $who } bricht den Angriff ab.
told-end = { $who } ist fertig.
told-spring = Die Vorbereitung ist abgeschlossen: Es wird Frühling.
told-card-won = { $who } erhält „{ $card }“.
told-bid-of = { $gold } von { $who }
told-bids = Die Gebote: { $bids }. { $who } gewinnt und zahlt { $gold ->
    [0] nichts
   *[other] { $gold } Gold
}.
told-consoled = { $who } erhält { $gold } Gold.
told-shown = { $who } zeigt { $cards }.
told-hopeless = { $who } kann nicht mehr gewinnen und handelt nicht.
told-income-of = +{ $gold } für { $who }
told-income = Einkommen: { $incomes }.
told-season = { $season ->
    [0] Es wird Frühling.
    [1] Es wird Sommer.
    [2] Es wird Herbst.
   *[3] Es wird Winter.
}

## Wie es ausging

result-castle = { $who } erobert die { $castle } und gewinnt die Partie.
result-winter = Der Winter ist vorbei: { $who ->
    [one] { $who } gewinnt mit { -provinces } und { $gold } Gold.
   *[other] { $who } teilen sich mit { -provinces } und { $gold } Gold den ersten Platz.
}

## Der ganze Stand in Worten

state-before = EPIX zu { $players ->
    [2] zweit
    [3] dritt
   *[4] viert
}, vor der ersten Jahreszeit; Startspieler: { $who }.
state-season = EPIX zu { $players ->
    [2] zweit
    [3] dritt
   *[4] viert
}, { season }; Startspieler: { $who }.
state-player = { $who }: { $gold } Gold, { -provinces }; im Vorrat: { $reserve }.
state-reserve = { $count } { $unit ->
    [soldier] { $count ->
        [one] Soldat
       *[other] Soldaten
    }
    [knight] Ritter
    [camp] Lager
   *[catapult] { $count ->
        [one] Katapult
       *[other] Katapulte
    }
}
state-special = Sonderkarten: { $cards }.
state-cards = In dieser Jahreszeit: { $cards }.
state-land = { $province } ({ $word }): { $who }, { $units }.
state-lot = Karte { $number }, { $card }: { $who } bietet { $gold } Gold.
state-lot-free = Karte { $number }, { $card }: kein Gebot.
state-stake = Verdeckter Einsatz: { $stake } Gold.
state-clash = Letzter Kampf, gegen { -the-foe }: Einsatz { $stake }, genannt { $named }; { $won ->
    [yes] der Angriff gelang
   *[no] der Angriff scheiterte
}.

## Warum etwas nicht geht

refused-now = { $move } geht jetzt nicht.
refused-no-province = Auf diesem Spielplan gibt es keine Provinz { $word }.
refused-card-not-offered = Karte { $number } ist nicht im Spiel: Bieten Sie auf eine, die ausliegt.
refused-bid = Ein Gebot auf Karte { $number } geht von { $least } bis { $most } Gold, nicht { $gold }.
refused-bid-poor = Ihr Gold reicht nicht, um auf Karte { $number } zu bieten.
refused-marker = In Ihrem Vorrat ist { $unit ->
    [soldier] kein Soldat
    [knight] kein Ritter
    [camp] kein Lager
   *[catapult] kein Katapult
} mehr, um das Gebot zu markieren: Nehmen Sie eine andere Einheit.
refused-gold = Sie haben { $gold } Gold: { $bid } können Sie nicht bieten.
refused-seat = Auf Platz { $seat } sitzt niemand: Die Plätze gehen von 0 bis { $last }.
refused-one-card = Im Winter wählt man zwei verschiedene Karten, zum Beispiel cards:tax+move.
refused-two-cards = Wählen Sie nur eine Karte, zum Beispiel card:tax; zwei sind es erst im Winter.
refused-order = Die Karte { -action } haben Sie nicht gewählt.
refused-stake = Der Einsatz geht von 1 bis { $gold } Gold, mehr haben Sie nicht.
refused-names = Nennen Sie genau { -amounts }, zwischen 1 und { $gold }.
refused-cost = { $unit ->
    [soldier] Ein Soldat
    [knight] Ein Ritter
    [camp] Ein Lager
   *[catapult] Ein Katapult
} kostet { $cost } Gold, und Sie haben { $gold }.
refused-reserve = Sie haben { -no-unit } mehr im Vorrat.
refused-equal = Sie haben { $where } schon { -a-unit-accusative }: In einer Provinz stehen nie zwei gleiche Einheiten.
refused-camp-in-castle = In einer Burg steht kein Lager.
refused-knight-on-mountain = Auf dem Kilimandjora kann man keinen Ritter anwerben.
refused-realm = Nicht in Ihrem Reich: { $province }. Werben Sie in Ihrer Burg oder daneben an.
refused-ground = Sie können { $where } nichts anwerben: nur in Ihrer Burg, in Ihrem Reich, wo kein Feind steht, oder wo Sie Einheiten haben.
refused-no-unit = Sie haben { $where } { -no-unit }.
refused-acted = Ihr { -unit } { $where } hat schon gehandelt.
refused-written = Das schreibt man { $move }.
refused-stop = Sie haben { $where } schon { -a-unit-accusative }: Eine gleiche Einheit darf durchziehen, aber dort nicht stehen bleiben.
refused-knight-climbs = Ein Ritter zieht nie auf den Kilimandjora.
refused-strolled = Dieser Ritter ist gerade gezogen: Weiter geht es erst nach einem Kampf, oder wenn eine andere Einheit gehandelt hat.
refused-no-gold = Ohne Gold kein Kampf.
refused-reach = Nicht erreichbar für { -the-unit-accusative } { $from }: { $province }.

## Die Sonderkarten

card-treasurer = Schatzmeisterin
card-treasurer-does = +1 Gold beim Einkommen jeder Jahreszeit.
card-tax-farmer = Steuereintreiber
card-tax-farmer-does = Steuer bringt 5 Gold statt 3.
card-stud-farm = Gestüt
card-stud-farm-does = Ein Ritter kostet 4 Gold.
card-drill-sergeant = Werber
card-drill-sergeant-does = Ein Soldat kostet 1 Gold.
card-carpenters = Zimmerleute
card-carpenters-does = Lager und Katapulte kosten 1 Gold.
card-granaries = Kornspeicher
card-granaries-does = Jedes eigene Lager bringt 2 Gold.
card-moneylender = Geldverleiherin
card-moneylender-does = +2 Gold, wenn jemand anderes die Startspielerkarte ersteigert.
card-plunder = Plünderung
card-plunder-does = Jede im eigenen Angriff geschlagene Einheit bringt 1 Gold von ihrem Besitzer, wenn er eines hat.
card-scouts = Kundschafter
card-scouts-does = Eigene Soldaten ziehen ein oder zwei Provinzen weit.
card-mountaineers = Bergsteiger
card-mountaineers-does = Eigene Ritter dürfen auf dem Kilimandjora angeworben werden, ihn betreten und angreifen.
card-wheelwrights = Wagner
card-wheelwrights-does = Statt anzugreifen, darf ein eigenes Katapult in eine leere oder eigene Nachbarprovinz rollen.
card-smugglers = Schmuggler
card-smugglers-does = Für eigene Soldaten und Ritter grenzen Lochmess und Broceland aneinander.
card-paymaster = Zahlmeister
card-paymaster-does = Nach jedem im Angriff gewonnenen Kampf kommt der halbe Einsatz zurück, abgerundet.
card-sappers = Sappeure
card-sappers-does = Gegen eigene Angriffe verteidigen sich Garnisonen und Einheiten in Burgen nur einfach.
card-ballistics = Ballistik
card-ballistics-does = Eigene Katapulte reichen von überall zwei Provinzen weit, aber nie auf den Kilimandjora.
card-champion = Heldin
card-champion-does = Beim ersten Scheitern in einer Jahreszeit bricht ein eigener Soldat oder Ritter nur ab, statt verloren zu gehen.
card-ramparts = Wälle
card-ramparts-does = In den beiden eigenen Reichsprovinzen ist die eigene Verteidigung doppelt, auch gegen Katapulte.
card-palisades = Palisaden
card-palisades-does = Eigene Lager verteidigen sich überall doppelt, nur nicht gegen Katapulte.
card-seer = Seherin
card-seer-does = Wo die eigene Verteidigung doppelt ist, nennt sie drei Beträge.
card-herald = Herold
card-herald-does = Gewinnt jeden Gleichstand: beim Steigern um die Startspielerkarte und in der Schlusswertung, noch vor dem Gold.
