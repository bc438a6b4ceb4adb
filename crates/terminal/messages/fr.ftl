### Ce que dit le terminal lui-même. Ce que disent les jeux est dans leurs propres catalogues.

## Le plateau

keys = flèches, Entrée : choisir  Échap lâcher  h conseil  u reprendre  ? aide  q fin
keys-short = Entrée choisir  ? aide  q quitter
keys-over = n rejouer   s enregistrer   r règles   ? aide   q quitter
keys-wait = u reprendre   r règles   s enregistrer   ? aide   q quitter
thinks = { $who } réfléchit
ponders = La machine cherche un conseil
hint-is = La machine jouerait { $move }.
no-hint = Il n’y a rien à conseiller pour le moment.
typed-move = Coup : { $typed }
amount = { $what } : { $number }
not-yours = Ce n’est pas à vous de jouer.
nothing-there = Il n’y a rien à choisir ici.
nothing-back = Il n’y a rien à reprendre.
too-small = La fenêtre est trop petite pour ce plateau : agrandissez-la, s’il vous plaît (80 × 24 suffisent le plus souvent). La partie attend.
too-small-short = Trop petit !

## Passer le clavier

hand-over = Passez le clavier à { $who }.
hand-over-more = Que les autres regardent ailleurs : la suite n’est que pour ses yeux.
hand-over-key = Entrée : c’est moi

## La fin

over = La partie est finie.
is-draw = Partie nulle.

## Quitter et enregistrer

quit-sure = Quitter cette partie ? Elle ne sera pas gardée (s l’enregistre).
quit-keys = Entrée ou o : quitter   s : enregistrer   autre touche : continuer
yes-key = o
save-as = Enregistrer dans le fichier :
save-keys = Entrée : enregistrer   Échap : laisser
saved = La partie est dans { $file }.
not-saved = La partie n’a pas pu être enregistrée : { $why }.
is-there = Le fichier { $file } existe déjà : choisissez un autre nom.
partly = La partie a des secrets et n’est pas finie : le fichier ne dit que ce que vous savez.
goodbye = À bientôt !

## Pages

page-keys = flèches ou espace : tourner les pages   Échap : revenir
help-title = Jouer au clavier
help-arrows = flèches          aller d’un endroit à l’autre
help-tab = Tab, Maj-Tab     l’un après l’autre
help-enter = Entrée, espace   choisir
help-back = Échap, Retour    revenir d’un pas dans le coup
help-type = : coup Entrée    écrire un coup (un chiffre ou une autre lettre suffit)
help-undo = u                reprendre un coup
help-hint = h                demander conseil à la machine
help-rules = r                lire les règles
help-save = s                enregistrer la partie
help-quit = q, Ctrl-C        quitter
help-signs = Les signes du plateau
help-signs-more = [ ] l’endroit choisi · ce qu’on peut choisir ; les pièces du même camp portent le même signe, ou une lettre écrite à sa façon. Un nombre derrière un signe dit combien il y en a.
help-notation = La notation

## Ligne par ligne

line-help = Écrivez un coup, ou : coups (ceux qui sont possibles), plateau, reprendre, conseil, règles, enregistrer FICHIER, aide, quitter.
line-moves = Coups possibles : { $moves }
line-moves-more = { $more ->
    [one] Coups possibles : { $moves } (et { $more } autre ; « coups » les donne tous)
   *[other] Coups possibles : { $moves } (et { $more } autres ; « coups » les donne tous)
}
line-name = Dites dans quel fichier : enregistrer partie.txt
line-again = « rejouer » pour une autre partie, « enregistrer FICHIER » pour garder celle-ci, « quitter » pour finir.
line-seat = { $who } : { $notes }
line-score = score { $score }

## Ce qu’on peut écrire ligne par ligne

verb-quit = quitter
verb-help = aide
verb-moves = coups
verb-board = plateau
verb-rules = règles regles
verb-save = enregistrer
verb-undo = reprendre
verb-hint = conseil
verb-again = rejouer
