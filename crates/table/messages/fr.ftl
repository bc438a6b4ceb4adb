## chronicle

said = { $name } : { $said }
took-back = { $name } a repris son coup.
paused = La partie est suspendue ; les pendules sont arrêtées.
removed = { $name } a dû laisser sa place.
next-ready = La revanche est prête.
outage = Le salon a été fermé un moment ; le temps n’a couru pour personne.
sat = { $name } s’assied à la table.
machine-sat = Une machine prend place : { $name }.
seat-freed = Une place se libère : { $name }.
stood-in = Une machine joue pour { $name }.
returned = { $name } est de retour.
asked-undo = { $name } voudrait reprendre son coup.
asked-draw = { $name } propose la nulle.
asked-pause = { $name } propose une pause.
agreed = { $name } accepte.
declined = { $name } refuse.
went-on = { $name } relance la partie.
hinted = { $name } a demandé un conseil.
again = { $name } voudrait rejouer.
machine-name = { $own } ({ $level })

## draw

refused-no-draw = Le hasard ne se tire en commun que sous la troisième loi de la table.
refused-begun = La partie a déjà commencé.
refused-no-seat = Vous n’avez pas de place à cette table.
refused-not-drawing = Le hasard se tire quand toutes les places sont prises, et par qui y est assis.
refused-time-up = Votre temps est écoulé.
refused-contributed = Votre part du hasard est déjà ouverte.
refused-not-sealed = Ce n’est pas ce que vous aviez scellé.

## ending

refused-resign-many = À plus de deux camps, on n’abandonne pas : on laisse sa place à une machine en quittant la table.

## hint

refused-hint-twice = Ce conseil a déjà été demandé.

## law

refused-law = Cette table suit la loi { $wanted } ; ce programme connaît les lois jusqu’à la { $known }. Mettez-le à jour.

## pause

refused-paused = La partie est suspendue : reprenez-la d’abord.
refused-not-paused = La partie n’est pas suspendue, ou vous n’y jouez pas.

## play

refused-not-begun = La partie n’a pas encore commencé.
refused-over = La partie est finie.
refused-not-yours = Cette place n’est pas la vôtre.
refused-away = Une machine joue pour vous : revenez d’abord à votre place.
refused-not-away = Personne ne tient votre place.
refused-drawn-without = Le hasard a été tiré sans votre part : la machine finit la partie à votre place.
refused-days-over = Le délai de cette décision est passé : la machine la prend pour vous, puis la place est à vous.
refused-flag-fell = Votre temps est épuisé : la machine finit la partie à votre place.
refused-time-left = Il reste du temps.

## rated

refused-rated-people = Une partie classée se joue entre personnes, chacune à une seule place.
refused-rated-clock = Une partie classée se joue à la pendule : choisissez une cadence.
refused-rated-machine = Dans une partie classée, aucune machine ne joue.
refused-rated-hint = Dans une partie classée, il n’y a pas de conseil.
refused-rated-undo = Dans une partie classée, on ne reprend pas un coup qui a reçu sa réponse.

## refusal

refused-late = Cette décision n’est plus à prendre : la partie a avancé entre-temps.
refused-not-your-turn = Ce n’est pas à vous de jouer.
refused-unasked = Cette décision n’est demandée à personne pour l’instant : un coup nomme la décision que montre la table.

## rematch

refused-rematch = On ne peut demander une revanche qu’après sa propre partie, une seule fois.
refused-closed = Cette table a été fermée : ouvrez-en une nouvelle.

## request

refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-draw-many = À plus de deux camps, une partie ne se déclare pas nulle.
refused-pause-unclocked = Sans pendule, il n’y a rien à suspendre : prenez votre temps.
refused-by-machine = La machine préfère jouer jusqu’au bout.
refused-asked-again = On vous a répondu non : redemandez quand quelque chose aura été joué.
refused-other-request = Une autre demande attend encore sa réponse.
refused-which-request = Pour accepter, il faut dire à quelle demande on répond : rechargez la page.
refused-no-request = Aucune demande n’attend votre réponse.

## seating

refused-seated = Vous avez déjà une place à cette table.
refused-unwanted = La personne qui a ouvert la table préfère jouer avec d’autres.
refused-seat-taken = Cette place n’est pas libre.
refused-machines-by-host = Seule la personne qui a ouvert la table place les machines.
refused-nameless = Personne ne porte ce nom à cette table.
refused-host-only = Seule la personne qui a ouvert la table en dispose.
refused-nobody-there = Personne d’autre n’y est assis.

## setup

refused-seat-count = Cette partie a { $seats } places ; nombre de places décrites : { $places }.

## table

refused-unopened = Une table commence par son ouverture.
refused-empty = Table vide.
refused-opened-twice = Cette table est déjà ouverte.

## talk

refused-say-nothing = Ce message est vide.
refused-say-long = Un message compte au plus { $longest } caractères.
refused-partners = Pendant la partie, les partenaires ne se parlent pas.
refused-said-enough = On a assez parlé à cette table.
refused-nothing-said = Rien n’a été dit là.
