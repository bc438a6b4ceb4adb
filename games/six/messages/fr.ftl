## Sur l’étagère

sentence = Six tuiles en ligne, en triangle ou en anneau : rien de plus simple, tant qu’on voit venir l’adversaire.
credits = Un jeu de Steffen Mühlhäuser. Adaptation indépendante et non officielle, avec ses propres dessins.
notation = « 2,-1 » pose une tuile, « ^2,-1 » la prend en main, « =2,-1 » garde ce morceau, « pass » passe.

## Options

capture-label = Captures
capture-help = En seconde phase, on peut couper le groupe : seul le plus grand morceau reste en jeu.
refused-players = SIX se joue à deux, ou à quatre en deux équipes, pas à { $players }.

## Couleurs

colour = { $colour ->
    [red] Rouge
   *[black] Noir
}
seat-in-team = { colour } { $number }

## À côté du plateau : ce qui est demandé

waiting = On attend { $who }.
ask-first-tile = Posez la première tuile.
ask-tile = Posez une tuile contre une autre.
ask-lift = Prenez une de vos tuiles pour la poser ailleurs.
ask-keep = Plusieurs morceaux sont de la même taille : lequel reste ?
ask-lay-again = Posez la tuile ailleurs, contre une autre.

## Sur le plateau : ce qu’est une tuile ou une case, et ce que fait un clic

label-lay = poser en { $cell }
label-tile = { $colour ->
    [red] tuile rouge en { $cell }
   *[black] tuile noire en { $cell }
}
label-lift = { $colour ->
    [red] prendre la tuile rouge en { $cell }
   *[black] prendre la tuile noire en { $cell }
}
label-in-hand = { $colour ->
    [red] tuile rouge en main, venue de { $cell }
   *[black] tuile noire en main, venue de { $cell }
}
label-keep = { $count ->
    [one] garder cette tuile seule ({ label-tile })
   *[other] garder ce morceau de { $count } tuiles ({ label-tile })
}

## Sous le nom d’une place

tiles-to-lay = { $count ->
    [one] encore { $count } tuile à poser
   *[other] encore { $count } tuiles à poser
}
tiles-on-table = { $count ->
    [one] { $count } tuile sur la table
   *[other] { $count } tuiles sur la table
}

## Ce qui s’est passé

laid = { $who } pose une tuile en { $cell }.
laid-again = { $who } repose la tuile en { $cell }.
lifted = { $who } prend la tuile en { $cell }.
kept = { $who } garde le morceau de la case { $cell }.
passed = { $who } doit passer : toutes ses tuiles sont bloquées.
captured = { $count ->
    [one] La tuile coupée du groupe quitte le jeu.
   *[other] Les { $count } tuiles coupées du groupe quittent le jeu.
}
second-phase = Toutes les tuiles sont posées : la seconde phase commence.

## Comment elle a fini

ending-line = Une ligne de six.
ending-triangle = Un triangle de six.
ending-ring = Un anneau de six.
ending-too-few = Une couleur n’a plus six tuiles.
ending-repetition = La même position pour la troisième fois.
ending-hundred-moves = Cent coups en seconde phase, et pas de figure.
drawn = Partie nulle.
colour-wins = { $colour ->
    [red] Rouge gagne !
   *[black] Noir gagne !
}

## La position en mots, pour qui ne voit pas le plateau

over = La partie est finie.
first-phase = Première phase : on pose les tuiles.
moving-phase = { $count ->
    [one] Seconde phase : on déplace les tuiles ({ $count } coup joué sur 100).
   *[other] Seconde phase : on déplace les tuiles ({ $count } coups joués sur 100).
}
side = { $left ->
    [0] { colour } : { $cells }.
   *[other] { colour } : { $cells } ; encore { $left } à poser.
}
in-hand = En main : la tuile venue de { $cell }.

## Pourquoi un coup ne se joue pas

refused-keep-first = Choisissez d’abord lequel des plus grands morceaux reste en jeu.
refused-same-cell = La tuile doit aller sur une autre case que celle d’où elle vient.
refused-lift-first = Prenez d’abord une de vos tuiles en main.
refused-occupied = Il y a déjà une tuile en { $cell }.
refused-first-cell = La première tuile se pose en 0,0.
refused-apart = Une tuile posée en { $cell } ne toucherait aucune autre tuile par un côté.
refused-lay-first = Posez d’abord la tuile que vous avez en main.
refused-too-early = On ne déplace les tuiles qu’une fois qu’elles sont toutes posées.
refused-not-yours = Il n’y a pas de tuile à vous en { $cell }.
refused-pinned = La tuile en { $cell } est bloquée : sans elle, le groupe se séparerait.
refused-nothing-to-keep = Il n’y a pas de morceau à choisir.
refused-pass-while-laying = On ne passe pas en première phase.
refused-pass = Vous ne pouvez passer que si toutes vos tuiles sont bloquées.
