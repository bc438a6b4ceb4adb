### Ce que dit ABRAXAS. Une plaque percée de trous glisse sur une feuille semée de points rouges.

-at-corner = { $corner ->
    [nw] en haut à gauche
    [sw] en bas à gauche
    [se] en bas à droite
   *[ne] en haut à droite
}
-into-corner = { $corner ->
    [nw] en haut à gauche
    [sw] en bas à gauche
    [se] en bas à droite
   *[ne] en haut à droite
}
-way = { $way ->
    [n] vers le haut
    [e] vers la droite
    [s] vers le bas
   *[w] vers la gauche
}

## Sur la boîte

sentence = Poser un pion, pousser la plaque : quatre places rouges alignées rapportent, à qui sait penser en rotation.
credits = Un jeu de Michael et Johann Rüttinger, édité par Noris. Adaptation indépendante et non officielle, avec ses propres dessins et ses propres feuilles.
notation = « nw », « ne », « sw » ou « se » place la plaque dans un coin, « c4 » pose un pion rouge, « c4* » un pion d’arrêt, « ^c4 » reprend un pion sur la plaque, « push » pousse (« push-n », « -e », « -s » ou « -w » quand la poussée est libre), « stay » laisse la plaque, « xc4,e4 » prend ces pions, « done » ne réclame plus rien, « end » termine le tour, et « stop » et « go » répondent à qui rejoue.

## Les joueurs, d’après la marque de leurs pions d’arrêt

amber = Ambre
jade = Jade

## Comment finit une partie

ended-eleven = Le but de { $goal } pions est atteint.
ended-repetition = La même position s’est présentée pour la troisième fois.
ended-two-hundred-turns = { $turns } tours ont été joués.
won = { $who } gagne, { $most } à { $fewest } !
drawn = Partie nulle, { $each } partout.

## Ce qui s’est passé

placed = { $who } place la plaque { -into-corner }.
laid = { $who } pose un pion en { $hole }.
laid-again = { $who } repose le pion en { $hole }.
laid-stop = { $who } pose un pion d’arrêt en { $hole }.
lifted = { $who } reprend le pion en { $hole }.
pushed = { $who } pousse la plaque { -way }.
stayed = { $who } laisse la plaque où elle est.
took = { $holes ->
    [one] { $who } prend le pion en { $holes }. Cela fait { $total }.
   *[other] { $who } prend les pions en { $holes }. Cela fait { $total }.
}
claimed-all = { $who } ne réclame plus rien.
ended-turn = { $who } termine son tour.
stopped = { $who } dit « Stop ! » : { $mover } reprend son pion.
let-pass = { $who } laisse faire.
supply-empty = La réserve est vide : désormais, on déplace les pions de la plaque.

## Toute la position, pour qui ne voit pas le plateau

sheet-numbered = Feuille { $number }.
sheet-custom = Feuille personnelle.
plate-not-placed = La plaque n’est pas encore placée.
plate-lies = Tour { $turn }. La plaque est { -at-corner }.
legend = @ pion rouge, o point visible, A et J pions d’arrêt (Ambre, Jade), + trou libre, . hors de la plaque.
red-pawns = { $holes ->
    [0] Aucun pion rouge sur la plaque, { $supply } en réserve.
    [one] Un pion rouge en { $holes }, { $supply } en réserve.
   *[other] Pions rouges en { $holes }, { $supply } en réserve.
}
standing = { $who } : { $taken } { $taken ->
    [one] pion pris
   *[other] pions pris
} sur { $goal }, { $stops ->
    [0] plus de pion d’arrêt
    [one] encore { $stops } pion d’arrêt
   *[other] encore { $stops } pions d’arrêt
}, { $laid ->
    [0] aucun posé
    [one] un posé en { $laid }
   *[other] posés en { $laid }
}.

## Qui l’on attend

waiting-place = { $who } choisit un coin pour la plaque.
waiting-again = { $who } peut rejouer.
waiting-lay-again = { $who } choisit un autre trou pour le pion.
waiting-answer = { $who } peut dire « Stop ! ».
waiting-lay-stop = { $who } pose un pion d’arrêt.
waiting-push = { $who } pousse la plaque.
waiting-push-or-stay = { $who } peut pousser la plaque.
waiting-claim = { $who } cherche des alignements.
waiting-take = { $who } prend des pions.

## Ce qu’on vous demande

prompt-place = Poussez la plaque dans un coin.
prompt-lay = { $stop ->
    [yes] Posez un pion ou un pion d’arrêt.
   *[no] Posez un pion.
}
prompt-lift = { $stop ->
    [yes] Reprenez un pion de la plaque pour le déplacer, ou posez un pion d’arrêt.
   *[no] Reprenez un pion de la plaque pour le déplacer.
}
prompt-again = { $stop ->
    [yes] Vous pouvez rejouer : posez un pion ou un pion d’arrêt.
   *[no] Vous pouvez rejouer : posez un pion.
}
prompt-again-lift = { $stop ->
    [yes] Vous pouvez rejouer : reprenez un pion de la plaque pour le déplacer, ou posez un pion d’arrêt.
   *[no] Vous pouvez rejouer : reprenez un pion de la plaque pour le déplacer.
}
prompt-lay-again = Reposez le pion dans un autre trou.
prompt-stop-hole = Dans quel trou poser le pion d’arrêt ?
prompt-answer = { $mover } rejoue. Dire « Stop ! » et poser un pion d’arrêt ?
prompt-lay-stop = Posez votre pion d’arrêt.
prompt-push = Poussez la plaque.
prompt-push-or-stay = Pousser la plaque, ou la laisser ?
prompt-take = Choisissez les pions à prendre.
prompt-claim = Voyez-vous un alignement ? Désignez les pions à prendre.
prompt-claim-right = C’est un alignement. Prendre ces pions ?
prompt-claim-wrong = Aucun alignement ne permet de prendre ces pions.

## Ce qu’on peut cliquer, et ce qui est sur le plateau

label-corner = placer la plaque { -into-corner }
label-arrow = pousser la plaque { -way }
label-lay = poser un pion en { $hole }
label-lay-stop = poser un pion d’arrêt en { $hole }
label-lift = reprendre le pion en { $hole }
label-take = prendre le pion en { $hole }
label-leave = laisser le pion en { $hole }
label-pawn = pion rouge en { $hole }
label-pawn-in-hand = pion rouge en main
label-stop = pion d’arrêt en { $hole } ({ $who })
label-stop-pick = prendre en main un pion d’arrêt
label-stop-back = reposer le pion d’arrêt
label-alignment = alignement de { $places }

## Boutons

button-take = { $count ->
    [one] Prendre { $count } pion
   *[other] Prendre { $count } pions
}
button-cancel = Annuler
button-stop = Stop !
button-go = Laisser faire
button-push = Pousser
button-stay = Ne pas pousser
button-done = Rien d’autre à réclamer
button-end = Terminer le tour

## À côté du nom d’un joueur

note-stops = { $count ->
    [0] plus de pion d’arrêt
    [one] { $count } pion d’arrêt
   *[other] { $count } pions d’arrêt
}
note-barred = ne peut pas répondre par un pion d’arrêt

## Options

option-sheet = Feuille
option-sheet-help = De la plus simple (1) à la plus exigeante (6).
option-custom-sheet = Feuille personnelle
option-custom-sheet-help = Neuf rangées de neuf signes, « o » pour un point et « - » sinon, une par ligne ou séparées par « / » ; jamais quatre points alignés. Elle remplace la feuille numérotée.
option-free = Poussée libre
option-free-help = On pousse la plaque dans la direction de son choix au lieu de suivre la rotation ; cela avantage la personne qui commence.
option-vigilance = Vigilance
option-vigilance-help = Les alignements ne sont ni montrés ni pris d’office : à vous de les voir et de les réclamer.
refused-sheet-number = Il n’y a pas de feuille { $number } : elles sont numérotées de 1 à { $last }.

## Pourquoi une feuille personnelle est refusée

sheet-rows = Une feuille a 9 rangées de 9 places, mais celle-ci en a { $rows } : écrivez une rangée par ligne, ou séparez-les par « / ».
sheet-places = Chaque rangée d’une feuille a 9 places, mais la rangée { $row } (en partant du haut) en a { $places }.
sheet-mark = Une feuille s’écrit avec « o » (un point) et « - » (rien), mais la rangée { $row } (en partant du haut) contient « { $mark } ».
sheet-in-line = Une feuille ne doit pas avoir quatre points alignés, mais ici { $count } points se suivent : { $places } (a1 est en bas à gauche).

## Pourquoi un coup est refusé

refused-hole-full = Le trou { $hole } est déjà occupé.
refused-supply-empty = La réserve est vide : reprenez d’abord un pion de la plaque.
refused-same-hole = Le pion vient de { $hole } : posez-le dans un autre trou.
refused-no-stop-left = Vous n’avez plus de pion d’arrêt.
refused-barred = On ne répond pas à un pion d’arrêt par un pion d’arrêt : posez un pion rouge.
refused-supply-left = On ne reprend un pion de la plaque que lorsque la réserve est vide.
refused-nothing-to-lift = Il n’y a pas de pion rouge dans le trou { $hole }.
refused-end = À vous de poser un pion : on ne peut terminer son tour ici qu’après une prise.
refused-direction = La plaque se pousse le long de sa flèche : écrivez « push ».
refused-at-rim = La plaque ne peut pas aller plus loin de ce côté.
refused-no-direction = La poussée est libre : dites dans quelle direction, par exemple « push-n ».
refused-stay = Après un pion rouge, il faut pousser la plaque.
refused-no-pawn = { $count ->
    [one] Il n’y a pas de pion rouge dans ce trou.
   *[other] Certains de ces trous n’ont pas de pion rouge.
}
refused-not-in-line = { $count ->
    [one] Ce pion n’est pas dans un alignement d’au moins quatre places rouges.
   *[other] Ces pions ne sont pas ensemble dans un alignement d’au moins quatre places rouges.
}
refused-rest = Ces pions ne peuvent pas être pris ainsi : il doit rester trois places de l’alignement, et pas trois voisines si on peut l’éviter.
refused-done = Prenez d’abord tous les pions qui vous reviennent.

## Pourquoi un coup est refusé quand ce n’est pas le moment : ce qu’il faut faire d’abord

first-place = Placez d’abord la plaque dans un coin.
first-lay = Posez d’abord un pion.
first-lay-or-end = Posez un pion pour rejouer, ou terminez votre tour.
first-lift = Reprenez d’abord un pion de la plaque.
first-lay-again = Reposez d’abord le pion que vous tenez.
first-answer = Répondez d’abord : « stop » ou « go ».
first-lay-stop = Posez d’abord votre pion d’arrêt.
first-push = Poussez d’abord la plaque.
first-push-or-stay = Dites d’abord si vous poussez la plaque ou si vous la laissez.
first-claim = Réclamez d’abord un alignement, ou dites que vous ne réclamez plus rien.
first-take = Prenez d’abord les pions alignés.
game-over = La partie est finie.
