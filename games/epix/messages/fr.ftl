### Ce que dit EPIX. L’or se compte sans pluriel : « 3 or ».

## La boîte

about-sentence = Le roi est mort : quatre saisons pour conquérir le pays, et à chaque combat une mise cachée dans le poing.
about-credits = Un jeu de Rikki Tahta, illustré par Naïade, publié en anglais sous le nom de Melee. Cette version, indépendante et non officielle, a ses propres dessins, plateaux et cartes.
about-notation = « recruit:soldier@nwh », « bid:7=5+camp », « pass », « gold:5 », « first:2 », « card:tax », « cards:tax+move », « resolve:tax », « move:knight:nwh>lochmess », « attack:soldier:nwh>neh », « throw:catapult:kilimandjora>se », « stake:3 », « name:2,4 », « on », « break » ou « end ».
ending-castle = Un château a été pris.
ending-winter = L’hiver est passé et les provinces sont comptées.

## Avant de commencer

option-advanced = Règles avancées
option-advanced-help = Des cartes spéciales sont mises aux enchères avant la première saison.
refused-players = EPIX se joue à deux, trois ou quatre, et non à { $players }.

## Comment les choses s’appellent

-unit = { $unit ->
    [soldier] soldat
    [knight] chevalier
    [camp] camp
   *[catapult] catapulte
}
-a-unit = { $unit ->
    [soldier] un soldat
    [knight] un chevalier
    [camp] un camp
   *[catapult] une catapulte
}
-the-unit = { $unit ->
    [soldier] le soldat
    [knight] le chevalier
    [camp] le camp
   *[catapult] la catapulte
}
-action = { $card ->
    [recruit] Recrutement
    [tax] Taxe
   *[move] Déplacement & attaque
}
-amounts = { $names ->
    [one] un montant
    [2] deux montants
   *[other] trois montants
}
-provinces = { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
}
-the-foe = { $foe ->
    [soldier] le soldat
    [knight] le chevalier
    [camp] le camp
    [catapult] la catapulte
    [garrison] la garnison
   *[everything] tout ce qui s’y trouve
}

unit = { -unit }
action = { -action }
season = { $season ->
    [0] printemps
    [1] été
    [2] automne
   *[3] hiver
}
gold = { $gold } or
province = { $place ->
    [mistkeep] Brumefort
    [mistheath] Brumelande
    [mistfen] Brumarais
    [dawnkeep] Aurefort
    [dawnmead] Aurepré
    [dawnhill] Aurecôte
    [emberkeep] Braisefort
    [emberfield] Braisechamp
    [embershore] Braiserive
    [frostkeep] Givrefort
    [frostplain] Givreplaine
    [frostvale] Givreval
    [lochmess] Lochmess
    [broceland] Broceland
    [stonange] Stonange
   *[kilimandjora] Kilimandjora
}
at = { $place ->
    [kilimandjora] sur Kilimandjora
   *[other] à { province }
}
from = { $place ->
    [dawnkeep] d’Aurefort
    [dawnmead] d’Aurepré
    [dawnhill] d’Aurecôte
   *[other] de { province }
}
to = à { province }
of = { from }

## Ce qui est demandé

asked-prepare = Recrutez une unité dans votre royaume, ou passez.
asked-prepare-or-bid = Recrutez une unité dans votre royaume, enchérissez sur une carte, ou passez.
asked-bid = Combien d’or offrez-vous pour décider qui commence ? Les offres restent cachées tant que tout le monde n’a pas fait la sienne.
asked-first = Qui commence cette saison ?
asked-card = Choisissez une carte en secret.
asked-two-cards = Choisissez deux cartes en secret.
asked-order = Quelle carte d’abord ?
asked-recruit = Recrutez autant d’unités que vous voulez, puis terminez.
asked-march = Choisissez une unité puis où elle va, ou terminez.
asked-stake = Cachez une mise dans votre poing : la défense nommera { -amounts }.
asked-answer = On vous attaque ! Devinez la mise, de 1 à { $gold } : nommez { -amounts }.
asked-between = Le défenseur est battu. Continuez l’attaque, ou rompez le combat.

## Qui est attendu

awaited-prepare = { $who } se prépare pour la première saison.
awaited-bid = { $who ->
    [one] { $who } n’a pas encore fait son offre.
   *[other] { $who } n’ont pas encore fait leur offre.
}
awaited-first = { $who } décide qui commence.
awaited-card = { $who ->
    [one] { $who } choisit en secret.
   *[other] { $who } choisissent en secret.
}
awaited-order = { $who } choisit quelle carte jouer d’abord.
awaited-recruit = { $who } recrute.
awaited-march = { $who } se déplace et attaque.
awaited-stake = { $who } cache une mise.
awaited-answer = { $who } devine la mise.
awaited-between = { $who } continue l’attaque ou rompt le combat.

## Au milieu d’un coup

hand-recruit = Où placer { -the-unit } ({ $cost } or) ? Choisissez une province entourée de pointillés.
hand-march = Où va { -the-unit } ? Choisissez une province entourée de pointillés, ou annulez.
hand-throw = Que doit bombarder la catapulte ? Choisissez une province entourée de pointillés, ou annulez.
hand-march-or-throw = Où va la catapulte, ou que doit-elle bombarder ? Choisissez une province entourée de pointillés, ou annulez.
hand-bid = Combien d’or offrez-vous pour « { $card } » ?
hand-marker = { $gold } or pour « { $card } » : quelle unité de votre réserve marquera l’offre ?
hand-card = { -action }, et quoi d’autre ? Choisissez la seconde carte en secret.
hand-names = Déjà nommé : { $named }. Nommez { $left ->
    [one] un autre montant
   *[other] deux autres montants
}.

## Boutons et montants

cancel = Annuler
pass = Passer
finish-recruiting = Terminer le recrutement
recruit = { $unit ->
    [soldier] Recruter un soldat ({ $cost } or)
    [knight] Recruter un chevalier ({ $cost } or)
    [camp] Installer un camp ({ $cost } or)
   *[catapult] Construire une catapulte ({ $cost } or)
}
bid-on = Or pour « { $card } »
bid-marked = Offrir { $gold } or, avec { -a-unit } pour marqueur
secret-bid = Offre secrète
goes-first = { $who } commence
card-first = D’abord { -action }
end-turn = Terminer le tour
next-card = Passer à la carte suivante
take-instead = Plutôt { -the-unit }
hidden-stake = Mise cachée
press-on = Continuer l’attaque
break-off = Rompre le combat
guess = { $due ->
    [1] La mise, selon vous
   *[other] La mise, selon vous : montant { $number } sur { $due }
}
guess-more = Déjà nommé : { $named }. Montant { $number } sur { $due }

## Ce qui se voit

panel = { $who } : { $gold } or, { -provinces }
crown = premier joueur : { $who }
first-player = premier joueur
has-passed = a passé
hidden-card = carte face cachée
card-offered = { $card } : { $does }
card-owned = { $who }, { $card } : { $does }
unit-standing = { -unit } { $where }, { $who }
unit-done = { -unit } { $where }, { $who }, a déjà agi
unit-reserve = { -unit } en réserve, { $who }, coûte { $cost } or
unit-marker = { -unit } en marqueur, { $who }
land-held = { $province } ({ $who } : { $units })
land-go = { $land } : y aller
land-recruit = { $land } : recruter ici
land-enter = { $land } : entrer sans combat
land-attack = { $land } : { $way ->
    [bombard] bombarder
   *[attack] attaquer
} (la défense nommera { -amounts })
land-attack-lost = { $land } : { $way ->
    [bombard] bombarder
   *[attack] attaquer
} (perdu d’avance : toutes vos mises possibles seront nommées)
fist-closing = un poing se ferme sur une mise
fist-closed = une mise cachée dans un poing
hand-open = la mise était de { $stake }
shield-garrison = la garnison { $of }
shield-defence = la défense { $of }

## Ce qui s’est passé

told-bid-hidden = { $who } a fait son offre.
told-card-hidden = { $who } a choisi.
told-stake-hidden = { $who } cache une mise dans son poing.
told-recruit = { $who } { $unit ->
    [soldier] recrute un soldat { $where }.
    [knight] recrute un chevalier { $where }.
    [camp] installe un camp { $where }.
   *[catapult] construit une catapulte { $where }.
}
told-bid = { $who } offre { $gold } or pour « { $card } », avec { -a-unit } pour marqueur.
told-pass = { $who } passe.
told-gold = { $who } offre { $gold } or.
told-first-kept = { $who } garde la carte du premier joueur.
told-first-given = { $who } donne la carte du premier joueur à { $other }.
told-cards = { $who } choisit { $cards }.
told-resolve = { $who } joue d’abord { -action }.
told-next-card = Carte suivante : { -action }.
told-tax = { $who } prend { $gold } or.
told-march = { $who } déplace { -a-unit } { $from } { $to }.
told-attack = { $who } attaque { $other } { $where } : { -a-unit } { $from } contre { -the-foe }.
told-enter = { $who } entre à { $province } sans combat et s’empare des catapultes.
told-stake = { $who } mise { $stake } or en secret.
told-name = { $who } devine la mise.
told-answer = { $who } nomme { $named } ; la mise était de { $stake }.
told-garrison-beaten = La garnison est battue !
told-camp-captured = { $who } l’emporte et s’empare du camp.
told-unit-beaten = { $who } l’emporte : { $unit ->
    [soldier] le soldat est battu
    [knight] le chevalier est battu
    [camp] le camp est battu
   *[catapult] la catapulte est battue
}.
told-hit = { $who } fait mouche : toutes les unités de la province disparaissent.
told-miss = { $who } manque sa cible.
told-spared = L’attaque échoue, mais { $unit ->
    [soldier] le soldat est épargné
    [knight] le chevalier est épargné
    [camp] le camp est épargné
   *[catapult] la catapulte est épargnée
}.
told-lost = L’attaque échoue, et { $unit ->
    [soldier] le soldat est perdu
    [knight] le chevalier est perdu
    [camp] le camp est perdu
   *[catapult] la catapulte est perdue
}.
told-out-of-gold = Sans or, { $who } rompt le combat.
told-on = { $who } continue l’attaque.
told-break = { $who } rompt le combat.
told-end = { $who } a terminé.
told-spring = Les préparatifs sont terminés : voici le printemps.
told-card-won = { $who } obtient « { $card } ».
told-bid-of = { $gold } ({ $who })
told-bids = Les offres : { $bids }. { $who } l’emporte et { $gold ->
    [0] ne paie rien
   *[other] paie { $gold } or
}.
told-consoled = { $who } reçoit { $gold } or.
told-shown = { $who } montre { $cards }.
told-hopeless = { $who } ne peut plus gagner, et n’agit pas.
told-income-of = +{ $gold } pour { $who }
told-income = Revenus : { $incomes }.
told-season = { $season ->
    [0] Voici le printemps.
    [1] Voici l’été.
    [2] Voici l’automne.
   *[3] Voici l’hiver.
}

## La fin

result-castle = { $who } prend { $castle } et gagne la partie.
result-winter = L’hiver est passé : { $who ->
    [one] { $who } gagne avec { -provinces } et { $gold } or.
   *[other] { $who } se partagent la première place avec { -provinces } et { $gold } or.
}

## Toute la situation en mots

state-before = EPIX à { $players } joueurs, avant la première saison ; premier joueur : { $who }.
state-season = EPIX à { $players } joueurs, { season } ; premier joueur : { $who }.
state-player = { $who } : { $gold } or, { -provinces } ; en réserve : { $reserve }.
state-reserve = { $count } { $unit ->
    [soldier] { $count ->
        [one] soldat
       *[other] soldats
    }
    [knight] { $count ->
        [one] chevalier
       *[other] chevaliers
    }
    [camp] { $count ->
        [one] camp
       *[other] camps
    }
   *[catapult] { $count ->
        [one] catapulte
       *[other] catapultes
    }
}
state-special = Cartes spéciales : { $cards }.
state-cards = Cette saison : { $cards }.
state-land = { $province } ({ $word }) : { $who }, { $units }.
state-lot = Carte { $number }, { $card } : { $who } offre { $gold } or.
state-lot-free = Carte { $number }, { $card } : aucune offre.
state-stake = Mise cachée : { $stake } or.
state-clash = Dernier combat, contre { -the-foe } : mise { $stake }, nommé { $named } ; { $won ->
    [yes] attaque réussie
   *[no] attaque repoussée
}.

## Pourquoi c’est refusé

refused-now = Ce n’est pas le moment de jouer { $move }.
refused-no-province = Il n’y a pas de province { $word } sur ce plateau.
refused-card-not-offered = La carte { $number } n’est pas en jeu : enchérissez sur une carte proposée.
refused-bid = Une offre sur la carte { $number } va de { $least } à { $most } or, et non { $gold }.
refused-bid-poor = Vous n’avez pas assez d’or pour enchérir sur la carte { $number }.
refused-marker = Votre réserve n’a plus de { -unit } pour marquer l’offre : prenez une autre unité.
refused-gold = Vous avez { $gold } or : vous ne pouvez pas en offrir { $bid }.
refused-seat = Personne n’est à la place { $seat } : les places vont de 0 à { $last }.
refused-one-card = En hiver, choisissez deux cartes différentes, par exemple cards:tax+move.
refused-two-cards = Choisissez une seule carte, par exemple card:tax ; deux, c’est pour l’hiver.
refused-order = Vous n’avez pas choisi la carte { -action }.
refused-stake = La mise va de 1 à { $gold } or, tout ce que vous avez.
refused-names = Nommez exactement { -amounts }, entre 1 et { $gold }.
refused-cost = { $unit ->
    [soldier] Un soldat
    [knight] Un chevalier
    [camp] Un camp
   *[catapult] Une catapulte
} coûte { $cost } or, et vous en avez { $gold }.
refused-reserve = Vous n’avez plus de { -unit } en réserve.
refused-equal = Vous avez déjà { -a-unit } { $where } : jamais deux unités pareilles dans une province.
refused-camp-in-castle = Pas de camp dans un château.
refused-knight-on-mountain = On ne recrute pas de chevalier sur Kilimandjora.
refused-realm = { $province } n’est pas dans votre royaume : recrutez dans votre château ou à côté.
refused-ground = Vous ne pouvez pas recruter { $where } : seulement dans votre château, dans votre royaume là où il n’y a pas d’ennemi, ou là où vous avez des unités.
refused-no-unit = Vous n’avez pas de { -unit } { $where }.
refused-acted = { $unit ->
    [soldier] Votre soldat
    [knight] Votre chevalier
    [camp] Votre camp
   *[catapult] Votre catapulte
} { $where } a déjà agi.
refused-written = Cela s’écrit { $move }.
refused-stop = Vous avez déjà { -a-unit } { $where } : on peut y passer, mais pas s’y arrêter.
refused-knight-climbs = Un chevalier ne va jamais sur Kilimandjora.
refused-strolled = Ce chevalier vient de se déplacer : il repartira après un combat, ou quand une autre unité aura agi.
refused-no-gold = Sans or, pas de combat.
refused-reach = { $province } est hors de portée pour { -the-unit } { $from }.

## Les cartes spéciales

card-treasurer = Trésorière
card-treasurer-does = +1 or au revenu de chaque saison.
card-tax-farmer = Percepteur
card-tax-farmer-does = Taxe rapporte 5 or au lieu de 3.
card-stud-farm = Haras
card-stud-farm-does = Un chevalier coûte 4 or.
card-drill-sergeant = Sergent recruteur
card-drill-sergeant-does = Un soldat coûte 1 or.
card-carpenters = Charpentiers
card-carpenters-does = Camps et catapultes coûtent 1 or.
card-granaries = Greniers
card-granaries-does = Chacun de ses camps rapporte 2 or.
card-moneylender = Usurière
card-moneylender-does = +2 or chaque fois que quelqu’un d’autre gagne l’enchère du premier joueur.
card-plunder = Pillage
card-plunder-does = Chaque unité éliminée en attaque rapporte 1 or, payé par son propriétaire s’il en a.
card-scouts = Éclaireurs
card-scouts-does = Ses soldats se déplacent d’une ou deux provinces.
card-mountaineers = Montagnards
card-mountaineers-does = Ses chevaliers peuvent être recrutés sur Kilimandjora, y entrer et l’attaquer.
card-wheelwrights = Charrons
card-wheelwrights-does = Au lieu d’attaquer, une catapulte peut rouler dans une province voisine, vide ou à soi.
card-smugglers = Contrebandiers
card-smugglers-does = Pour ses soldats et ses chevaliers, Lochmess et Broceland se touchent.
card-paymaster = Trésorier-payeur
card-paymaster-does = Après chaque combat gagné en attaque, la moitié de la mise revient, arrondie vers le bas.
card-sappers = Sapeurs
card-sappers-does = Contre ses attaques, garnisons et unités des châteaux n’ont qu’une défense simple.
card-ballistics = Balistique
card-ballistics-does = D’où qu’elles tirent, ses catapultes portent à deux provinces, sauf sur Kilimandjora.
card-champion = Championne
card-champion-does = Au premier échec de la saison, son soldat ou son chevalier n’est pas perdu : il rompt le combat.
card-ramparts = Remparts
card-ramparts-does = Dans les deux provinces de son royaume, sa défense est double, aussi contre les catapultes.
card-palisades = Palissades
card-palisades-does = Ses camps ont partout une défense double, sauf contre les catapultes.
card-seer = Voyante
card-seer-does = Là où sa défense est double, elle nomme trois montants.
card-herald = Héraut
card-herald-does = Gagne toute égalité : à l’enchère du premier joueur, et au décompte final avant l’or.
