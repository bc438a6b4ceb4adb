### Was der Salon selbst sagt. Was die Spiele sagen, steht in ihren eigenen Katalogen.

## Auf jeder Seite

replay = Nachspielen
close = Schließen
online = Online
offline = Offline
reload = Der Salon wurde erneuert: Bitte laden Sie die Seite neu.
part-missing = Dieser Teil des Salons konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.
try-again = Noch einmal versuchen
salon-silent = Der Online-Salon antwortet nicht. Prüfen Sie die Verbindung und versuchen Sie es noch einmal; Partien an diesem Bildschirm gehen weiter.

## Das Regal

my-games = Meine Partien
open-tables = Mitspieler gesucht
to-watch = Partien zum Zuschauen
finished = Beendete Partien
free-seat = Freier Platz
waiting = Wartet
your-turn = Sie sind am Zug
here = auf diesem Gerät
more-tables = { $count ->
    [one] { $count } weiterer Tisch
   *[other] { $count } weitere Tische
}
all-kept = Alle hier gespeicherten Partien
throw-away-sure = Wegwerfen?
throw-away = Diese Partie wegwerfen
offline-more = Der Online-Salon ist nicht erreichbar. Gegen Maschinen und an diesem Bildschirm lässt sich trotzdem spielen.

## Zeit und Zahlen

moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
just-now = gerade eben
ago-minutes = vor { $count } Min.
ago-hours = vor { $count } Std.
ago-days = { $count ->
    [one] vor einem Tag
   *[other] vor { $count } Tagen
}
pace-free = Ohne Uhr
pace-seconds = { $bank } Sek. + { $increment } Sek.
pace-minutes = { $bank } Min. + { $increment } Sek.
pace-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
clock-days = { $days } T. { $hours } Std.

## Eine Partie eröffnen

needs-salon = Der Online-Salon ist nicht erreichbar
pace = Bedenkzeit
rated = Gewertete Partie
rated-more = Das Ergebnis ändert die Wertung aller Beteiligten. Gespielt wird mit Uhr und ohne Tipps; das Los entscheidet, wer beginnt, und wer geht, hat verloren.
seats-who = Wer wo spielt
seat-who = { $seat }: Wer spielt?
seat-here = Hier
seat-anybody = Offen
seat-machine = Maschine
seat-needed = Jemand muss spielen: Lassen Sie mindestens einen Platz für einen Menschen frei.
absence = Wenn jemand geht
absence-more = Wessen Zeit abläuft, der gilt als gegangen. Bei mehr als zwei Parteien springt immer eine Maschine ein.
absent-machine = Eine Maschine springt ein
absent-loses = Wer geht, hat verloren
audience = Wer zuschauen darf
watch-all = Alle
watch-link = Wer den Link hat
watch-nobody = Niemand
rated-company = Eine gewertete Partie spielen nur Menschen, alle auf je einem Platz, und wer geht, hat verloren.
by-lot = Auslosen

## Ein Spiel lernen

first-game-more = Spielend lernen: Wenn Sie am Zug sind, leuchtet ein guter Zug golden auf. Folgen Sie ihm oder versuchen Sie etwas anderes; Zurücknehmen kostet nichts.
lesson-follow = Noch nicht: Spielen Sie zuerst den golden leuchtenden Zug. Nach der Lektion ist alles erlaubt.
lesson-move = Zu spielen ist { $move }.
lesson-next = Spielen Sie den golden leuchtenden Zug.
lesson-over = Hier endet die Lektion, und die Partie geht weiter: Jetzt sind Sie dran! Ein guter Zug leuchtet weiterhin auf. Folgen Sie ihm oder versuchen Sie etwas anderes; Zurücknehmen kostet nichts.

## Vor dem Beginn

gathering = Die Partie beginnt, sobald alle Plätze besetzt sind.
invite = Einladen
invite-more = Schicken Sie diesen Link, oder lassen Sie den Code mit dem Handy scannen.
invite-code = Der Link als QR-Code
copy-link = Link kopieren
copied = Link kopiert
terms = Was vereinbart ist
term = { $about }: { $settled }
no = nein
usual-options = Die üblichen Optionen
sit = Hier hinsetzen
fill = Maschine dazusetzen
unfill = Platz wieder öffnen
get-up = Platz verlassen
send-away = Platz freigeben
turned-away = Wer den Tisch eröffnet hat, hat Ihren Platz anderen gegeben.
next-level = Spielstärke der nächsten Maschine

## Der Tisch

at-table = Am Tisch
board = Spielbrett: Pfeiltasten zum Bewegen, Eingabetaste zum Wählen, Escape zum Loslassen
you = Sie
to-move = am Zug
stood-in = eine Maschine springt ein
away = abwesend
prompt-for = { $who } – { $prompt }
lost-connection = Verbindung verloren, sonst nichts: Es wird weiter versucht.
no-table = Diesen Tisch gibt es hier nicht
not-kept = Diese Partie ist in diesem Browser nicht gespeichert.
went-on = Diese Partie ging in einem anderen Tab weiter: Hier ist ihr Stand von dort.
no-room = Im Browser ist kein Platz mehr: Diese Partie ist verloren, wenn die Seite geschlossen wird. Laden Sie sie vorher herunter, oder werfen Sie alte Partien weg.
machine-broke = Die Maschine denkt nicht mehr weiter. Nehmen Sie Ihren Zug zurück oder laden Sie die Seite neu: Die Partie bleibt erhalten.
hand-over = Bildschirm weitergeben
hand-over-to = { $who } ist dran
hand-over-more = Die anderen schauen bitte weg: Was jetzt kommt, ist nur für Ihre Augen bestimmt.
i-am-here = Ich bin’s
less = Weniger
more = Mehr
choose = { $number } wählen
doings = Aktionen
take-back = Zurücknehmen
hint = Tipp
hint-is = Tipp: { $move }.
hint-ringed = Tipp: der golden umrandete Zug.
hint-asked = { $who } hat um einen Tipp gebeten.
hint-told = Die anderen sehen, dass Sie um einen Tipp bitten.
pause = Pause
paused = Die Partie ist unterbrochen, die Uhren stehen still.
end-pause = Partie fortsetzen
asks-pause = { $who } möchte eine Pause.
draw = Remis
resign = Aufgeben
resign-sure = Diese Partie aufgeben?
play-on = Weiterspielen
skip-film = Überspringen
leave = Gehen
leave-sure = Den Tisch mitten in der Partie verlassen? Eine Maschine spielt dann für Sie weiter.
leave-loses = Diese Partie verlassen? Wer an diesem Tisch geht, hat verloren.
come-back = Zurückkommen
watching = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } schauen zu
}
asks-undo = { $who } möchte einen Zug zurücknehmen.
asks-draw = { $who } bietet Remis an.
agree = Annehmen
decline = Ablehnen
what-happened = Was bisher geschah
earlier = { $count ->
    [one] Von Anfang an zeigen ({ $count } Zeile)
   *[other] Von Anfang an zeigen ({ $count } Zeilen)
}
say = Etwas sagen
send = Senden
partners-silent = Während der Partie sprechen Partner nicht miteinander.
type-a-move = Züge auflisten und eingeben
move-field = Zug
play-it = Ziehen
legal-moves = Mögliche Züge

## Das Siegel des Zufalls

seal = Versiegelter Zufall: { $seal }…
seal-more = Der Salon hat seinen Anteil am Zufall dieser Partie festgelegt, bevor er die Anteile der anderen kannte; dieses Siegel bindet ihn daran, ohne etwas zu verraten. Ihr Browser hat es notiert und prüft am Ende selbst, dass nichts anderes gespielt wurde. Um es auch anderswo prüfen zu können, kopieren Sie es jetzt.
seal-after = Dieses Siegel band den Salon an seinen Anteil am Zufall. Die Partie ist zu Ende: Ihr Text („{ replay }“, dann „{ save-record }“) zeigt, was das Siegel enthielt.
copy-seal = Siegel kopieren
seal-copied = Siegel kopiert
seal-verified = Zufall geprüft: Er passt zu dem Siegel, das hier zu Beginn der Partie notiert wurde.
seal-later = Dieser Browser hat den Beginn nicht gesehen: Der Zufall passt zu seinem Siegel, doch ob es das Siegel schon vor der Partie gab, lässt sich hier nicht sagen.
seal-broken = Achtung: Der Zufall dieser Partie passt nicht zu seinem Siegel. Bewahren Sie das Siegel und die Partie („{ replay }“) auf, und sprechen Sie mit den Betreibern dieses Salons.
seal-unchecked = Der Zufall ließ sich nicht prüfen: Der Salon hat sein Siegel nicht geöffnet, oder seine Antwort kam nicht an. Laden Sie die Seite neu, um es noch einmal zu versuchen.

## Gemeinsam gezogener Zufall

drawing = { $who ->
    [one] Alle Plätze sind besetzt. Es fehlt noch der Anteil am Zufall von { $who }: Die Partie beginnt, sobald diese Person den Salon öffnet.
   *[other] Alle Plätze sind besetzt. Es fehlen noch die Anteile am Zufall von { $who }: Die Partie beginnt, sobald alle den Salon geöffnet haben.
}
draws-elsewhere = Ihr Anteil am Zufall liegt auf dem Gerät, mit dem Sie Platz genommen haben: Öffnen Sie dort diesen Tisch, und die Partie beginnt.
yourself = Sie
the-salon = der Salon
chance-drawn = Zufall geprüft: Gezogen haben ihn gemeinsam { $who }; niemand konnte ihn allein bestimmen.
chance-withheld = Den Zufall haben gemeinsam gezogen: { $who }.
chance-not-drawn = Ohne eigenen Anteil: { $who }.
chance-without-you = Achtung: Ihr Anteil am Zufall steckt nicht in dieser Partie. Der Zufall passt zum Siegel des Salons, könnte aber ohne Sie bestimmt worden sein.

## Das Ende

is-draw = Unentschieden
you-have-won = Sie haben gewonnen!
you-have-lost = Sie haben verloren
game-closed = Der Tisch wurde geschlossen
has-resigned = { $who } hat aufgegeben.
has-left = { $who } hat den Tisch verlassen.
time-up = Die Zeit von { $who } ist abgelaufen.
agreed = In gegenseitigem Einvernehmen.
play-again = Noch einmal spielen
waits-again = Die anderen fehlen noch …
to-next = Zur Revanche

## Rangliste

ratings-more = Gewertete Partien werden online und mit Uhr gespielt. Alle beginnen mit 1500 Punkten; ein Fragezeichen bedeutet, dass sich eine Wertung noch stark ändern kann, weil sie auf weniger als zehn Partien oder auf Partien gegen weniger als drei Personen beruht.
ratings-empty = Noch hat niemand eine gewertete Partie { $game } gespielt. Seien Sie unter den Ersten: Eröffnen Sie einen Online-Tisch, und wählen Sie „{ rated }“.
points-column = Punkte
games-column = Partien
player-column = Name

## Nachspielen

replay-record = Eine gespeicherte Partie nachspielen
no-replay = Diese Partie lässt sich nicht nachspielen
not-over = Die Partie läuft noch: Nachspielen lässt sie sich, sobald sie zu Ende ist.
no-record = Dieser Text ist keine gespeicherte Partie: { $why }.
to-table = Zum Tisch
upload = Datei wählen
upload-more = Öffnen Sie eine gespeicherte Partie, um sie Zug für Zug durchzugehen.
kept-games = Auf diesem Gerät gespeicherte Partien
save-record = Partie (Text)
save-picture = Bild (SVG)
at-start = Der Beginn der Partie.
to-first = Zum Anfang
to-previous = Voriger Zug
to-following = Nächster Zug
to-last = Zum Ende
run = Abspielen oder anhalten
position = Stellung

## Einstellungen

language = Sprache
as-browser = Wie im Browser
light = Darstellung
as-device = Automatisch
day = Hell
night = Dunkel
speed = Animationen
slow = Langsam
usual = Normal
fast = Schnell
still = Keine
sounds = Töne
large = Größere Spielsteine (das Brett lässt sich verschieben)
clear = Farben für Farbenfehlsichtige
who-i-am = Mein Name online
my-name = Mein Name
rename = Namen ändern
renamed = Ihr Name wurde geändert.
carry = Link erstellen
carry-more = Um die eigenen Online-Partien auf einem anderen Gerät wiederzufinden: ein Link, der einmal gilt.
recover-more = Dieses Gerät wird dieselbe Person wie das Gerät, von dem der Link stammt.
