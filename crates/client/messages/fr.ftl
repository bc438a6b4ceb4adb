### Ce que dit le salon lui-même. Ce que disent les jeux est dans leurs propres catalogues.

## Toutes les pages

replay = Revoir
close = Fermer
online = En ligne
offline = Hors ligne
reload = Le salon a été mis à jour : rechargez la page, s’il vous plaît.
part-missing = Cette partie du salon n’a pas pu être chargée. Vérifiez votre connexion et réessayez.
try-again = Réessayer
salon-silent = Le salon en ligne ne répond pas. Vérifiez la connexion et réessayez ; les parties sur cet écran continuent.

## L’étagère

my-games = Mes parties
open-tables = On attend des joueurs
to-watch = Parties à regarder
finished = Parties terminées
free-seat = Place libre
waiting = En attente
your-turn = À vous de jouer
here = sur cet appareil
more-tables = { $count ->
    [one] { $count } autre table
   *[other] { $count } autres tables
}
all-kept = Toutes les parties gardées ici
throw-away-sure = Jeter ?
throw-away = Jeter cette partie
offline-more = Le salon en ligne n’est pas joignable. Contre la machine et sur cet écran, on peut jouer quand même.

## Temps et nombres

moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
just-now = à l’instant
ago-minutes = il y a { $count } min
ago-hours = il y a { $count } h
ago-days = { $count ->
    [one] il y a un jour
   *[other] il y a { $count } jours
}
pace-free = Sans pendule
pace-seconds = { $bank } s + { $increment } s
pace-minutes = { $bank } min + { $increment } s
pace-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
clock-days = { $days } j { $hours } h

## Ouvrir une partie

needs-salon = Le salon en ligne n’est pas joignable
pace = Temps de réflexion
rated = Partie classée
rated-more = La cote de chacun change selon le résultat. On joue à la pendule, sans conseil ; le sort désigne qui commence, et qui part a perdu.
seats-who = Qui joue où
seat-who = { $seat } : qui joue ?
seat-here = Ici
seat-anybody = Libre
seat-machine = Machine
seat-needed = Il faut quelqu’un pour jouer : laissez au moins une place à une personne.
absence = Si quelqu’un s’en va
absence-more = Un temps écoulé compte comme un départ. À plus de deux camps, une machine prend toujours la suite.
absent-machine = Une machine prend la suite
absent-loses = Qui part a perdu
audience = Qui peut regarder
watch-all = Tout le monde
watch-link = Qui a le lien
watch-nobody = Personne
rated-company = Une partie classée se joue entre personnes, une place chacune, et qui part a perdu.
by-lot = Au sort

## Apprendre un jeu

first-game-more = Apprendre en jouant : à chaque tour, un bon coup brille en doré. Suivez-le, ou essayez autre chose ; « Reprendre » ne coûte rien.
lesson-follow = Pas encore : jouez d’abord le coup qui brille en doré. Après la leçon, tout sera permis.
lesson-move = Le coup à jouer : { $move }.
lesson-next = Jouez le coup qui brille en doré.
lesson-over = La leçon s’arrête ici, la partie continue : à vous ! Un bon coup brille encore à chaque tour. Suivez-le, ou essayez autre chose ; « Reprendre » ne coûte rien.

## Avant le début

gathering = La partie commence dès que toutes les places sont prises.
invite = Inviter
invite-more = Envoyez ce lien, ou faites scanner le code par un téléphone.
invite-code = Le lien en code QR
copy-link = Copier le lien
copied = Lien copié
terms = Ce qui est convenu
term = { $about } : { $settled }
no = non
usual-options = Les options d’origine
sit = S’asseoir ici
fill = Asseoir une machine
unfill = Rouvrir la place
get-up = Quitter ma place
send-away = Libérer la place
turned-away = La personne qui a ouvert la table a donné votre place à quelqu’un d’autre.
next-level = Niveau de la prochaine machine

## La table

at-table = À la table
board = Plateau : flèches pour se déplacer, Entrée pour choisir, Échap pour lâcher
you = vous
to-move = doit jouer
stood-in = remplacé par une machine
away = absent
prompt-for = { $who } – { $prompt }
lost-connection = Connexion perdue, mais rien de la partie : on réessaie.
no-table = Cette table n’est pas là
not-kept = Cette partie n’est pas gardée dans ce navigateur.
went-on = Cette partie a continué dans un autre onglet : la voici telle qu’elle y est.
no-room = Le navigateur n’a plus de place : cette partie ne survivra pas à la fermeture de la page. Téléchargez-la avant, ou jetez d’anciennes parties.
machine-broke = La machine s’est arrêtée de réfléchir. Reprenez votre coup ou rechargez la page : la partie est gardée.
hand-over = Passer l’écran
hand-over-to = Au tour de { $who }
hand-over-more = Que les autres regardent ailleurs : la suite n’est que pour vos yeux.
i-am-here = C’est moi
less = Moins
more = Plus
choose = Choisir { $number }
doings = Actions
take-back = Reprendre
hint = Conseil
hint-is = Conseil : { $move }.
hint-ringed = Conseil : le coup entouré d’or.
hint-asked = { $who } a demandé un conseil.
hint-told = Les autres sauront que vous demandez un conseil.
pause = Pause
paused = La partie est suspendue, les pendules sont arrêtées.
end-pause = Continuer la partie
asks-pause = { $who } propose une pause.
draw = Nulle
resign = Abandonner
resign-sure = Abandonner cette partie ?
play-on = Continuer
skip-film = Passer
leave = Quitter
leave-sure = Quitter la table en pleine partie ? Une machine jouera à votre place.
leave-loses = Quitter cette partie ? À cette table, qui part a perdu.
come-back = Revenir
watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
asks-undo = { $who } voudrait reprendre son coup.
asks-draw = { $who } propose la nulle.
agree = Accepter
decline = Refuser
what-happened = Le fil de la partie
earlier = { $count ->
    [one] Voir le début ({ $count } ligne)
   *[other] Voir le début ({ $count } lignes)
}
say = Dire quelque chose
send = Envoyer
partners-silent = Pendant la partie, les partenaires ne se parlent pas.
type-a-move = Coups possibles et saisie
move-field = Coup
play-it = Jouer
legal-moves = Coups possibles

## Le sceau du hasard

seal = Hasard scellé : { $seal }…
seal-more = Le salon a fixé d’avance sa part du hasard de cette partie, avant de connaître celle des joueurs ; ce sceau l’y engage sans rien révéler. Votre navigateur l’a noté et vérifiera lui-même, à la fin, que rien d’autre n’a été joué. Pour le vérifier aussi ailleurs, copiez-le maintenant.
seal-after = Ce sceau engageait le salon sur sa part du hasard. La partie est finie : son texte (« { replay } », puis « { save-record } ») dit ce que le sceau contenait.
copy-seal = Copier le sceau
seal-copied = Sceau copié
seal-verified = Hasard vérifié : c’est bien celui du sceau noté ici au début de la partie.
seal-later = Ce navigateur n’a pas vu le début : le hasard va avec son sceau, mais on ne peut pas dire ici si le sceau existait avant la partie.
seal-broken = Attention : le hasard de cette partie n’est pas celui de son sceau. Gardez le sceau et la partie (« { replay } »), et parlez-en à qui tient ce salon.
seal-unchecked = Le hasard n’a pas pu être vérifié : le salon n’a pas ouvert son sceau, ou sa réponse n’est pas arrivée. Rechargez la page pour réessayer.

## Le hasard tiré par tous

drawing = { $who ->
    [one] Toutes les places sont prises. On attend encore la part du hasard de { $who } : la partie commence dès que cette personne ouvre le salon.
   *[other] Toutes les places sont prises. On attend encore les parts du hasard de { $who } : la partie commence dès que tout le monde a ouvert le salon.
}
draws-elsewhere = Votre part du hasard est restée sur l’appareil avec lequel vous avez pris place : ouvrez-y cette table, et la partie commence.
yourself = vous
the-salon = le salon
chance-drawn = Hasard vérifié : tiré en commun par { $who } ; personne n’a pu le choisir seul.
chance-withheld = Hasard tiré en commun par { $who }.
chance-not-drawn = Sans la part de { $who }.
chance-without-you = Attention : votre part du hasard n’est pas dans cette partie. Le hasard va avec le sceau du salon, mais il a pu être choisi sans vous.

## La fin

is-draw = Partie nulle
you-have-won = Vous avez gagné !
you-have-lost = Vous avez perdu
game-closed = La table a été fermée
has-resigned = { $who } a abandonné.
has-left = { $who } a quitté la table.
time-up = { $who } n’a plus de temps.
agreed = D’un commun accord.
play-again = Rejouer
waits-again = On attend les autres…
to-next = À la revanche

## Classement

ratings-more = Les parties classées se jouent en ligne, à la pendule. Tout le monde commence à 1500 points ; le point d’interrogation dit qu’une cote peut encore beaucoup bouger, tant qu’elle vient de moins de dix parties ou de moins de trois adversaires.
ratings-empty = Personne n’a encore joué de partie classée à { $game }. Soyez parmi les premiers : ouvrez une table en ligne et choisissez « { rated } ».
points-column = Points
games-column = Parties
player-column = Joueur

## Revoir une partie

replay-record = Revoir une partie enregistrée
no-replay = Cette partie ne peut pas être revue
not-over = La partie est en cours : elle pourra être revue dès qu’elle sera finie.
no-record = Ce texte n’est pas une partie enregistrée : { $why }.
to-table = À la table
upload = Choisir un fichier
upload-more = Ouvrez une partie enregistrée pour la revoir coup par coup.
kept-games = Parties gardées sur cet appareil
save-record = Partie (texte)
save-picture = Image (SVG)
at-start = Le début de la partie.
to-first = Au début
to-previous = Coup précédent
to-following = Coup suivant
to-last = À la fin
run = Lire ou arrêter
position = Position

## Réglages

language = Langue
as-browser = Celle du navigateur
light = Thème
as-device = Automatique
day = Clair
night = Sombre
speed = Animations
slow = Lentes
usual = Normales
fast = Rapides
still = Aucune
sounds = Sons
large = Pièces plus grandes (le plateau défile)
clear = Couleurs pour daltoniens
who-i-am = Qui je suis en ligne
my-name = Mon nom
rename = Changer de nom
renamed = Votre nouveau nom est noté.
carry = Créer un lien
carry-more = Pour retrouver vos parties en ligne sur un autre appareil : un lien qui sert une fois.
recover-more = Cet appareil deviendra la même personne que celui d’où vient le lien.
