### Ce que dit ATOMIX.

## Sur la boîte

sentence = Empilez des tuiles et faites fusionner leurs atomes : plus c’est haut, plus ça rapporte.
credits = Un jeu de Sébastien Blondiau. Adaptation indépendante et non officielle, avec ses propres dessins.
ending-bag = Le sac est vide et le tour de table est fini.
notation = « blue », « green », « pink » ou « yellow » choisit une couleur ; « +1,1 » pose un réacteur, A étant en 0,0 ; « gbb4@C4 » pose la tuile de valeur 4 sur la case C4, ses couleurs (b bleu, g vert, p rose, y jaune) lues dans le sens des aiguilles d’une montre à partir du centre du réacteur ; « done » finit le tour ; « pass » passe.
notation-mirrored = sur une tuile de trois couleurs, elles se suivent dans l’ordre bleu, vert, rose, jaune (b, g, p, y) dans le sens des aiguilles d’une montre.
options-players = ATOMIX se joue à 2, 3 ou 4, pas à { $players }.

## Couleurs et tuiles

colour = { $colour ->
    [blue] bleu
    [green] vert
    [pink] rose
   *[yellow] jaune
}
colour-name = le { colour }
# Une tuile se dit au masculin, par sa valeur : « le 4 vert-bleu-bleu ».
tile = { $value } { $first ->
    [blue] bleu
    [green] vert
    [pink] rose
   *[yellow] jaune
}-{ $second ->
    [blue] bleu
    [green] vert
    [pink] rose
   *[yellow] jaune
}-{ $third ->
    [blue] bleu
    [green] vert
    [pink] rose
   *[yellow] jaune
}
tile-listed = le { tile }

## D’où viennent les points d’une tuile

count = { $value } × { $fusions } × niveau { $level } = { $total }
count-with-nuclei = { $value } × { $fusions } × niveau { $level } + { $bonus } pour { $nuclei ->
    [one] un noyau
   *[other] { $nuclei } noyaux
} = { $total }
fusions = { $fusions ->
    [one] { $fusions } fusion
   *[other] { $fusions } fusions
}
fusions-all-own = { $counted } ({ $fusions ->
    [one] { $fusions } fusion
   *[other] { $fusions } fusions
} de { $whose ->
    [yours] votre
   *[theirs] sa
} couleur, { $fusions ->
    [one] comptée
   *[other] comptées
} double)
fusions-some-own = { $counted } ({ $fusions } fusions, dont { $own } de { $whose ->
    [yours] votre
   *[theirs] sa
} couleur, { $own ->
    [one] comptée
   *[other] comptées
} double)

## Ce qui s’est passé

chose = { $who } choisit { colour-name }.
drew-first = { $who } pioche la première tuile, le { $tile }.
built = { $who } ajoute le réacteur { $reactor }.
board-complete = Le plateau est complet : { $who } commence.
laid = { $who } pose le { $tile } en { $cell }, au niveau { $level }.
everybody-drew = Chacun pioche trois tuiles.
stopped = { $who } s’arrête là.
scored = Cela rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $count }.
passed = { $who } ne peut rien poser et montre toute sa main : { $tiles }. Ces tuiles quittent la partie.
bag-ran-out = Le sac est vide : c’est le dernier tour de table.
over = La partie est finie.
won = { $who ->
    [one] { $who } gagne
   *[other] { $who } se partagent la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !

## Où en est la partie

to-choose = C’est à { $who } de choisir une couleur.
to-open = C’est à { $who } de poser la première tuile.
to-build = C’est à { $who } d’ajouter un réacteur.
to-play-last = Dernier tour de table : c’est à { $who } de jouer.
standing = { $who } ({ $colour ->
    [none] pas encore de couleur
    [blue] bleu
    [green] vert
    [pink] rose
   *[yellow] jaune
}) : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $held ->
    [one] { $held } tuile
   *[other] { $held } tuiles
} en main.
first-tile = La première tuile, le { $tile }, se pose sur le réacteur A.
pending = Dernière tuile de ce tour : { $last }. En s’arrêtant là : { $count }.
reactor-cells = { $reactor } ({ $centre }) : { $cells }
nuclei = Noyaux : { $nuclei }.
nucleus-at = { colour } ({ $place })
holds = { $who } a en main : { $tiles }.
bag-holds = { $bag ->
    [0] Le sac est vide.
    [one] Il reste { $bag } tuile dans le sac.
   *[other] Il reste { $bag } tuiles dans le sac.
}
out-of-the-game = Sorties de la partie : { $gone ->
    [one] { $gone } tuile
   *[other] { $gone } tuiles
}.
unseen-tiles = Pas encore vues ({ $count }) : { $tiles }.

## Noms de ce qui est dessiné

label-reactor = réacteur { $reactor }
label-pile = { $cell } : { $tile }, niveau { $level }
label-nucleus = noyau { colour }
label-cell = { $cell }, niveau { $level }
label-cell-up-to = { $cell }, niveau { $level } : jusqu’à { $most ->
    [one] { $most } point
   *[other] { $most } points
}
label-elsewhere = plutôt en { $cell }
label-lay = poser le { $tile } en { $cell }, au niveau { $level }
label-fusions = fusions : { $fusions }
label-points = en s’arrêtant là : { $count }
label-choose = choisir { colour-name }
label-build = poser le réacteur { $reactor } en { $centre }
label-take-back = reprendre le { $tile }
label-held = en main : { $tile }
label-nucleus-to-be = ce noyau serait complet
label-bag = { $bag ->
    [one] { $bag } tuile
   *[other] { $bag } tuiles
} dans le sac
drawn-unseen = jamais vues :
label-tally = tuiles jamais vues : { $count } ; sous chaque tuile, un gros point pour chaque valeur de 1 à 5 encore à venir
note-held = { $held ->
    [one] { $held } tuile
   *[other] { $held } tuiles
} en main
note-first = a commencé

## Boutons

button-lay = Poser le { $tile }
button-lay-for = Poser le { $tile } : +{ $points }
button-turn = Tourner la tuile
button-take-back = Reprendre la tuile
button-done = Finir le tour : +{ $points }
button-pass = Montrer la main et passer

## Ce qu’on demande

waiting = On attend { $who }.
ask-colour = Choisissez votre couleur.
ask-reactor = Posez le réacteur { $reactor } contre un autre.
ask-first-tile = Posez la première tuile sur une case du réacteur A.
ask-lay = Poser le { $tile } en { $cell } ?
ask-lay-for = Le { $tile } en { $cell } : { $count }.
ask-cell = Où la poser ? Chaque case montre ce que la tuile peut y rapporter au mieux.
ask-pass = Aucune de vos tuiles ne convient. Montrez votre main : elle quitte la partie, et vous piochez de nouvelles tuiles.
ask-tile = Choisissez une tuile à poser.
ask-go-on = Posez une autre tuile contre la dernière, ou finissez le tour.
ask-done = Plus aucune tuile ne convient : finissez le tour.

## Refus

refused-colour-first = Choisissez d’abord une couleur. Il reste { $free }.
refused-colour-taken = Quelqu’un a déjà pris { colour-name }. Il reste { $free }.
refused-first-tile-first = Posez d’abord la tuile piochée, le { $tile }, sur une case du réacteur A.
refused-first-tile-elsewhere = La première tuile se pose sur le réacteur A (A1 à A6), pas en { $cell }.
refused-reactor-first = Le plateau n’est pas complet : posez d’abord un réacteur contre un autre.
refused-reactor-there = Le réacteur { $reactor } est déjà en { $centre }.
refused-off-the-grid = { $centre } n’est pas le centre d’un hexagone ; autour de A, ce sont 1,1, 2,-1, 1,-2…
refused-reactor-apart = Un réacteur en { $centre } ne toucherait aucun autre par un côté.
refused-colours-chosen = Tout le monde a choisi sa couleur : on n’en change plus.
refused-reactors-laid = Tous les réacteurs sont posés : posez une tuile.
refused-no-reactor = Il n’y a pas de réacteur { $reactor } dans cette partie.
refused-not-in-hand = Vous n’avez pas le { $tile } en main : posez une de vos tuiles.
refused-not-beside = La tuile suivante doit partager un côté avec celle que vous venez de poser en { $last }.
refused-pile-full = La pile en { $cell } a déjà cinq niveaux.
refused-value-too-low = En { $cell }, la tuile serait au niveau { $level } : il faut une valeur d’au moins { $level }, et non { $value }.
refused-tile-apart = En { $cell }, la tuile ne toucherait aucune autre par un côté.
refused-unconnected = Posée ainsi en { $cell }, la tuile n’a aucun atome de même couleur face à celle de { $there }.
refused-breaks-nucleus = Posée ainsi en { $cell }, la tuile briserait un noyau.
refused-nothing-laid = Posez d’abord une tuile ; si aucune ne convient, passez.
refused-pass-after-laying = Après avoir posé une tuile, on ne passe plus : continuez, ou finissez le tour.
refused-pass = Une de vos tuiles convient : il faut jouer.
