### Was auf den Seiten steht, die fertig geschrieben verschickt werden.

## Auf jeder Seite

skip = Zum Inhalt springen
home = Tablier, Startseite
pages = Seiten
rules = Regeln
replay = Nachspielen
archive = Archiv
ratings = Rangliste
settings = Einstellungen
recover = Meinen Namen und meine Partien übernehmen
connecting = Verbinden …
loading = Einen Moment …
needs-script = Ohne JavaScript lässt sich der Salon lesen, aber nicht spielen.
lost = Diese Seite gibt es nicht
lost-more = Vielleicht ist die Adresse unvollständig. Alle Spiele stehen im Regal.
to-shelf = Zurück zum Regal

## Das Regal

welcome = Ein Spielesalon, der nie schließt
welcome-more = Eine Schachtel öffnen und losspielen: gegen eine Maschine, gemeinsam an einem Bildschirm oder über einen Link mit Freunden. Ohne Anmeldung.
games = Die Spiele
play = Spielen
play-game = { $game } spielen
rules-of = Regeln von { $game }
players-either = { $first } oder { $last }
players = { $players } Personen
minutes = { $minutes } Min.
age = ab { $age } Jahren
kept = Auf diesem Gerät gespeichert: Der Salon öffnet sich auch ohne Netz.
colophon = Tablier ist eine freie Spielesammlung. Gespielt wird nach den ursprünglichen Regeln, mit eigenen Zeichnungen; dies ist keine offizielle Ausgabe.

## Die Regeln

sample = Eine echte Partie, Zug für Zug zum Durchgehen.
go-on = Blättern Sie weiter, um zu sehen, wie es weitergeht.
eyes = Ansicht
all-knowing = Alles
spectator = Zuschauer
read-rules = Regeln lesen

## The page of a game

with-whom = Mit wem spielen?
against-machine = Gegen eine Maschine
against-machine-more = Sofort, auch ohne Netz
one-screen = An einem Bildschirm
one-screen-more = Reihum auf diesem Gerät
with-friends = Mit Freunden
with-friends-more = Einfach einen Link schicken
open-to-all = Offen für alle
open-to-all-more = Wer mag, setzt sich dazu
level = Spielstärke
options = Optionen der Partie
company = Rund um den Tisch
begin = Partie eröffnen
first-game = Spielend lernen
