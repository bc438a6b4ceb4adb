## La langue

language-name = Français
language-plurals = french
language-thousands = { "\u202F" }
language-spaces = french

## Listes

list-two = { $first } et { $last }
list-more = { $first }, { $rest }
only = { $it }

## Ce que les jeux ont en commun

turn = C’est à { $who } de jouer.
plays = { $who } joue.
plays-move = { $who } joue { $move }.
wins = { $who ->
    [one] { $who } gagne !
   *[other] { $who } gagnent !
}
players-refused = { $game } ne se joue pas à { $players }.
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
player = Joueur { $number }
notation-title = Noter une partie

## draw

chance-unknown = Le hasard de cette partie est tiré à la manière { $wanted } ; ce programme connaît jusqu’à la manière { $newest }. Mettez-le à jour.

## erased

options-unread = Ces options ne conviennent pas : { $error }.

## fairness

seal-as-noted = La graine et le sel donnent l’engagement connu d’ailleurs.
seal-consistent = La graine et le sel donnent l’engagement écrit dans la partie : les trois vont ensemble.
seal-missing = La partie ne porte pas d’engagement sur sa graine.
seal-not-open = Il manque la graine ou le sel, publiés à la fin de la partie : l’engagement ne peut pas être vérifié.
seal-broken = La graine et le sel ne donnent pas l’engagement : ce n’est pas le hasard qui avait été fixé.
seal-not-as-noted = L’engagement écrit dans la partie n’est pas celui connu d’ailleurs : la graine a été remplacée, ou c’est une autre partie.
seal-not-as-sealed = Une contribution au hasard n’est pas celle qui avait été scellée.

## game

move-refused = Le coup { $mv } n’est pas permis ici.
game-over = La partie est finie.
not-your-decision = Ce n’est pas à la place { $seat } de décider, mais à la place { $who }.
not-a-move = « { $written } » n’est pas un coup : { $what }

## outcome

place = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}

## plain

what-next = Et ensuite ?
choose-move = À vous de jouer : choisissez un coup.
waiting-for = On attend { $who }.

## plain/board

cell-of = { $name } : { $who }
cell-plays = { $name } : jouer { $move }
cell-empty = { $name } : vide
cell-shows = { $name } : { $letter }

## plain/gesture

start-move-over = Recommencer ce coup

## plain/words

plain-sentence = Un jeu qui ne dit encore rien de lui-même : ses coups sont proposés tels qu’ils s’écrivent.
plain-credits = Auteur non indiqué.
plain-notation = Un coup s’écrit comme { $mv }.
plain-offered = Les coups sont proposés.
draw = Partie nulle.
chosen-secret = { $who } a choisi en secret.
to-play = À jouer : { $who }.

## record

line-column = ligne { $line }, colonne { $column }

## record/load

located = { $at } : { $what }
move-secret = Ce coup est encore secret (« ? ») : la partie ne peut pas être rejouée plus loin.
over-before = La partie est déjà finie ici.
seat-unnamed = Plusieurs places décident ici : indiquez laquelle, par exemple « (0) ».
share-of-nobody = Cette partie n’a pas de place { $seat } qui ait pu donner quelque chose au hasard (« share { $seat } »).
seed-missing = La partie n’indique pas sa graine (« seed: 42 ») : elle ne peut pas être rejouée.
share-without-draw = La partie dit ce que la place { $seat } a donné au hasard (« share { $seat } »), mais seule sa graine la distribue : il manque « chance: 2 ».
salt-missing = Le hasard de cette partie a été tiré en commun, mais il manque le sel (« salt ») : elle ne peut pas être rejouée.
result-differs = Le résultat annoncé est { $claim }, mais les coups mènent à { $what }.
ranks = rangs { $ranks }
scores = scores { $scores }
ending = fin { $ending }
result-open = « * »

## record/parse

text-ends = { $at } : il faut { $what }, mais le texte s’arrête ici
text-differs = { $at } : il faut { $what }, et non « { $found } »
expected-game = un en-tête tel que « game: six »
expected-header = un en-tête tel que « seed: 42 », ou une ligne vide avant les coups
expected-once = une seule fois l’en-tête « { $key } »
expected-game-name = le nom d’un jeu
expected-version = le numéro d’une version des règles
expected-chance = le numéro d’une manière de tirer le hasard
expected-seed = une graine de 0 à 18446744073709551615, ou « hidden »
expected-ranks = le rang de chaque place, tel que « 2 1 », ou « * »
expected-scores = le score de chaque place, tel que « 14 9 »
expected-key = le nom d’un en-tête avant les deux-points
expected-share = « none », ou un sceau de 64 chiffres hexadécimaux suivi de la contribution ou de « unopened »
expected-seat = le numéro d’une place, plus petit que { $seats }
expected-comment-end = « {"}"} » à la fin de ce commentaire
expected-seat-mark = la marque d’une place telle que « (0) »
expected-move-number = le coup numéro { $next }.
expected-move = un coup

## rulebooks

game-unknown = Aucun jeu ne s’appelle « { $name } » ; il y a : { $known }.

## schema

first-refused = La place { $first } ne peut pas commencer : à { $seats } joueurs, les places vont de 0 à { $last }.
players-label = Joueurs
players-help = Combien de joueurs, vous compris.
first-label = Qui commence
first-help = La place qui joue en premier ; sinon le sort en décide.
options-no-object = Les options s’écrivent comme un objet JSON, par exemple {"{"}"players":2{"}"} ; reçu : { $other }.
option-unknown = L’option « { $key } » n’existe pas ; ce jeu connaît : { $known }.
option-refused = L’option « { $key } » ne peut pas valoir { $value } : il faut { $what }.
takes-integer = un nombre entier de { $min } à { $max }
takes-number = un nombre parmi { $numbers }
takes-yes-or-no = yes (oui) ou no (non), en JSON true ou false
takes-word = un mot parmi { $words }
takes-seat = le numéro d’une place, à partir de 0, ou lot (le sort en décide), en JSON null
takes-text = un texte d’au plus { $max-chars } caractères


## version

version-unknown = Cette partie suit la version { $wanted } des règles ; ce programme connaît jusqu’à la version { $newest }. Mettez-le à jour.

## level

level-beginner = Débutant
level-amateur = Amateur
level-experienced = Confirmé
level-expert = Expert
level-master = Maître
