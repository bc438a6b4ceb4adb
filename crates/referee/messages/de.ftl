## Commands

not-json = Das ist kein JSON (Zeichen { $column }); senden Sie ein Objekt je Zeile, etwa {"{"}"cmd":"games"{"}"}.
not-an-object = Ein Befehl ist ein JSON-Objekt, etwa {"{"}"cmd":"games"{"}"}.
no-command = Einen Befehl „{ $name }“ gibt es nicht; es gibt: { $known }.
field-needed = Dieser Befehl braucht „{ $key }“.
number-needed = Dieser Befehl braucht „{ $key }“, eine Zahl.
takes-text = „{ $key }“ muss ein Text sein, ist aber { $value }.
takes-texts = „{ $key }“ muss eine Liste von Texten sein, ist aber { $value }.
takes-number = „{ $key }“ muss eine ganze Zahl ab 0 sein, ist aber { $value }.
line-too-long = Eine Zeile ist höchstens 4 MiB lang; diese wurde übersprungen.
line-not-text = Eine Zeile ist Text in UTF-8; diese ist keiner.

## Games

no-game = Es läuft keine Partie: Beginnen Sie eine mit {"{"}"cmd":"new","game":"six"{"}"}, oder laden Sie eine Aufzeichnung.
no-seat = Einen Platz { $seat } gibt es nicht: Dieses Spiel hat die Plätze 0 bis { $last }.
no-seat-anywhere = Einen Platz { $seat } gibt es nicht.
no-level = Eine Stufe { $level } gibt es nicht: Die Stufen gehen von 1 bis { $last }.
nothing-to-decide = Platz { $seat } hat jetzt nichts zu entscheiden.
not-a-view = Das ist keine Ansicht dieses Spiels ({ $why }).
no-such-view = Zu dieser Ansicht führt keine Partie: Senden Sie sie so, wie Sie sie erhalten haben.
record-unread = { $what }.
