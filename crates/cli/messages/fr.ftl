## games

facts = { $from }–{ $to } min, dès { $age } ans
moves = Coups
options = Options
endings = Fins de partie

## play

player-unknown = « { $name } » ne peut pas jouer ici : il y a human et level1 à level5.

## replay/compare

header = l’en-tête « { $name } »
quoted = « { $words } »
nothing = rien
record-differs = Ce n’est pas la partie que garde le salon { $at }. Première différence, { $what } : ici { $here }, au salon { $there }.
player-header = l’en-tête « player { $seat } » (qui a changé de nom depuis porte le nouveau au salon)
move-numbered = le coup { $number }

## replay/drawn

contribution-missing = Ce que vous avez donné au hasard de cette partie n’y figure pas : la partie a été tirée sans vous, ou c’en est une autre.
drawn-by = Le hasard a été tiré de la graine, du sel et de ce qu’ont donné : { $what }. C’est bien ce qu’ils avaient scellé.
drawn-unopened = N’a pas été ouvert ce qu’avaient scellé : { $what }.
drawn-without = N’ont rien donné : { $what }.
drawn-by-nobody = Personne n’a rien ajouté au hasard : il vient du salon seul.
unchecked-choice = Non vérifié : que personne n’ait choisi. Qui connaissait la part du salon et s’entendait avec la personne qui n’a pas ouvert la sienne avait le choix entre plusieurs tirages.
contribution-found = Ce que vous avez donné y est. Si vous ne l’avez ouvert qu’après avoir vu les sceaux des autres et l’engagement du salon, personne n’a pu choisir le hasard de cette partie.
unchecked-seals = Non vérifié : que tout ait été scellé avant que rien ne soit ouvert. Qui a joué le vérifie avec ce que son appareil a donné (--contribution).

## replay/noted

salon-address-needed = --salon attend l’adresse de la table, telle que https://salon.example/table/NOM.
salon-tells-nothing = Le salon { $at } ne dit pas l’engagement de cette table.
salon-other-game = À cette table on joue à { $played }, mais la partie enregistrée est une partie de { $game }.

## replay/verify

legal-unfinished = Les { $moves } coups sont conformes aux règles et à ce que donne la graine ; ils ne mènent à aucun résultat, et aucun n’est annoncé.
legal-finished = Les { $moves } coups sont conformes aux règles et à ce que donne la graine, et mènent au résultat annoncé.
noted-fits-part = La graine et le sel donnent l’engagement que vous avez donné : si vous l’aviez noté au début de la partie, la part du salon était fixée avant elle.
noted-fits = La graine et le sel donnent l’engagement que vous avez donné : si vous l’aviez noté au début de la partie, le hasard était fixé avant elle.
salon-unfinished = Au salon { $at } la partie n’est pas finie : les { $moves } coups qu’il en montre sont bien ceux-là, et la graine et le sel donnent l’engagement qu’il indique.
salon-same = Le salon { $at } garde de cette table la même partie, coup pour coup : mêmes options, mêmes noms, même graine, même sel, qui donnent l’engagement qu’il indique.
unchecked-salon = Non vérifié : que le salon ait eu cet engagement avant la partie, et que ce qu’il garde soit ce qui s’est joué ; interrogé après coup, il ne vaut que la confiance qu’on lui fait. Pour le hasard, la preuve est l’engagement noté soi-même au début (--commitment).
unchecked-published = Non vérifié : que cet engagement ait été publié avant la partie. Qui écrit une partie peut écrire les trois. Donnez l’engagement noté au début de la partie (--commitment), ou demandez au salon où elle s’est jouée (--salon).
unchecked-chance = Non vérifié : que le hasard ait été fixé avant la partie.
unchecked-rest = Non vérifié non plus : les autres coups et le résultat. Ils suivent les règles et la graine, mais qu’ils aient été joués n’est que la parole de qui a écrit la partie.
unchecked-moves = Non vérifié : que ces coups aient été joués, et par ces joueurs. Les coups, les noms et le résultat sont la parole de qui a écrit la partie : ils suivent les règles et la graine, mais d’une même graine on peut écrire bien des parties. L’adresse de la table (--salon) permet de comparer avec ce que garde le salon.

## site

site-scheme = L’adresse d’un salon commence par http ou https, pas par { $other }.
site-refused = Le salon { $at } a refusé ({ $status }) : { $what }
site-no-salon = Ce qui répond à { $at } n’est pas un salon de cette version.
site-unreachable = Le salon { $at } est injoignable : { $error }.
site-silent = il n’a pas dit pourquoi.

## counts

games-counted = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
moves-counted = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
