## Sur l’étagère

sentence = Prenez autant de jetons que vous voulez d’une même rangée, mais laissez le dernier à l’autre.
credits = D’après le Tac Tix de Piet Hein. Adaptation indépendante et non officielle, avec ses propres dessins.
notation = b2 prend un jeton, b2-b4 les jetons de b2 à b4, sur une même ligne ou colonne.

## Options

size-label = Taille
size-help = Combien de jetons compte un côté du carré.

## À côté du plateau : ce qui est demandé

waiting = On attend { $who }.
ask-first = Touchez le premier des jetons que vous voulez prendre.
ask-last = De { $square } jusqu’où ? Touchez le dernier jeton, ou encore { $square } pour le prendre seul.

## Sur le plateau : ce qu’est un jeton, et ce que fait un clic

label-counter = jeton en { $square }
label-from = { $square } : prendre à partir d’ici
label-take = { $square } : en prendre { $count } ({ $run })
label-from-instead = { $square } : prendre plutôt à partir d’ici
let-go = Lâcher

## Ce qui s’est passé

taken = { $count ->
    [one] { $who } prend le jeton en { $run }.
   *[other] { $who } prend { $count } jetons : { $run }.
}
ending-last = Le dernier jeton est pris.

## Pourquoi un coup ne se joue pas

refused-gap = Il n’y a pas de jeton en { $square } : on ne prend que des jetons qui se suivent sans trou.
refused-run = On ne peut pas prendre { $run }.
