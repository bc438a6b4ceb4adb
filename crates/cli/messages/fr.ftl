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

site-no-tls = Ce programme a été construit sans TLS et ne peut pas joindre { $at } : construisez-le avec tout par `cargo build --release --package tablier`.
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

## files

output-unwritten = La sortie n’a pas pu être écrite : { $error }.
file-missing = Il n’y a pas de fichier { $path }.
file-not-text = { $path } n’est pas un fichier de texte.
file-unread = { $path } n’a pas pu être lu : { $error }.
file-unwritten = { $path } n’a pas pu être écrit : { $error }.
record-too-long = { $path } est trop long pour une partie enregistrée (plus de 4 Mio).

## choose

option-unread = « { $option } » n’est pas une option : écrivez NOM=VALEUR, par exemple --option players=2.
level-unknown = Il n’y a pas de niveau { $level } : les niveaux vont de 1 à { $last }.

## render

move-missing = La partie compte { $moves } : il n’y a pas de coup { $at }.
seat-missing = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }.

## arena

arena-player-unknown = « { $name } » n’est pas un joueur : il y a level1 à level5, best:MS, random, greedy, uct:MS et referee:COMMANDE.
arena-seats = Cette table compte { $seats } places, mais { $given ->
    [one] { $given } joueur a été nommé
   *[other] { $given } joueurs ont été nommés
}.
arena-failed = Une autre partie a échoué.
arena-illegal = { $who } a choisi { $move }, ce qui n’est pas permis (graine { $seed }).
arena-stuck = Personne n’a rien à décider, et la partie n’est pas finie.
arena-seeded = { $what } (graine { $seed })

## program

program-unstarted = Le programme « { $command } » n’a pas pu être lancé : { $error }.
program-moveless = On a demandé un coup à « { $command } », qui n’en a pas donné : { $answer }
program-illegal = « { $command } » a choisi { $move }, ce qui n’est pas permis.
program-ended = « { $command } » s’est arrêté avant la fin de la partie.
program-silent = « { $command } » n’a pas répondu depuis { $seconds } secondes.
program-not-json = « { $command } » a répondu autre chose que du JSON : { $line }
program-refused = « { $command } » a refusé { $asked } : { $why }

## bot

patience-needed = --patience demande des secondes, par exemple 30.
open-one-game = --open demande un seul jeu, par exemple --game six.
token-unknown = Le salon ne connaît pas ce jeton : sans --token, le programme vient comme quelqu’un de nouveau.
bot-no-seat = Aucune place n’est libre à cette table.
bot-address = { $address } n’est pas une adresse : { $error }.
bot-token = Un jeton se compose de lettres et de chiffres.
bot-kept-out = Le salon ne laisse pas entrer ce programme ({ $status }).
bot-starts-again = On le relance.
bot-resigned = Le programme a abandonné.
bot-forgotten = Le salon ne connaît plus ce programme.

## serve

database-unusable = La base de données ne peut pas servir : { $what }.
address-unusable = On ne peut recevoir personne à { $address } : { $error }. Choisissez une autre adresse avec --listen.
machines-unstarted = Les machines ne peuvent pas être lancées : { $error }.
admin-token-short = Le jeton d’administration compte { $characters } caractères ; il en faut au moins { $least } pour que personne ne le devine. Donnez-en un plus long (`openssl rand -hex 16` en fabrique un), ou aucun : le salon garde alors le sien, ou en fabrique un.
admin-token-strange = Le jeton d’administration ne contient que des lettres sans accent, des chiffres et de la ponctuation, car il voyage dans un en-tête. Donnez-en un autre (`openssl rand -hex 16` en fabrique un).
config-unread = Le fichier { $path } ne peut pas être lu : { $error }.
config-not-understood = Le fichier { $path } n’est pas compris : { $error }
config-unknown = Le fichier { $path } parle de { $key } ; on connaît : { $known }.
think-in-file = { $path } est un fichier, et un salon dans un fichier n’a qu’un nœud, qui réfléchit lui-même ; donnez l’adresse d’une base PostgreSQL (postgres://…).
signals-unheard = Les signaux ne peuvent pas être entendus : { $error }.
nothing-started = Rien ne peut être lancé : { $error }.

## backup

backup-postgres = Ce salon est conservé dans PostgreSQL : sauvegardez-le et restaurez-le avec pg_dump et pg_restore.
backup-exists = { $path } existe déjà ; choisissez un autre fichier.
nothing-saved = Rien n’a été sauvegardé. { $what }.
nothing-restored = Rien n’a été restauré, rien n’a changé. { $what }.
restore-no-salon = { $path } n’est pas un salon, ou son début est abîmé ; déplacez-le si vous n’en avez pas besoin, puis restaurez de nouveau
restore-despite = { $what } ; --despite-faults restaure le reste

## migrate

moved-taken = Il y a déjà un salon dans { $to } ; donnez un nouveau fichier ou une base vide.
nothing-moved = Rien n’a été déplacé : { $what }.
database-named-unusable = { $database } ne peut pas servir : { $what }.

## Why a database cannot be used: parts of sentences, without a dot

kept-overtaken = le journal de la table a continué ailleurs
kept-replaced = le salon a été restauré depuis une sauvegarde
kept-full = le disque est plein
kept-busy = un autre programme tient la base de données verrouillée
kept-taken = il y a déjà un salon ici
kept-linked = le fichier porte plusieurs noms (liens physiques), sous lesquels SQLite tiendrait des journaux différents ; ne lui en laissez qu’un
kept-held = un salon est ouvert sur ce fichier ; fermez-le d’abord
kept-gone = le fichier de la base a été effacé ou remplacé à la main pendant que le salon était ouvert, et ce qui était conservé n’a pas pu être écrit ailleurs
kept-gone-rescued = le fichier de la base a été effacé ou remplacé à la main pendant que le salon était ouvert ; tout ce qui était conservé est dans { $path } : fermez le salon, mettez ce fichier à la place de l’autre et rouvrez-le
kept-orphaned = le fichier n’est pas là, mais son journal { $path } y est : quelqu’un a déplacé ou effacé le fichier ; remettez-le, ou restaurez une sauvegarde (tablier restore), qui met le journal de côté
kept-unwritten = { $path } ne peut pas être écrit : { $error }
kept-no-salon = ce fichier n’est pas un salon
kept-empty = il n’y a pas de salon dans ce fichier : il est vide
kept-exists = { $path } existe déjà
kept-same = la sauvegarde et le salon sont le même fichier
kept-newer = la base est d’une version ({ $found }) plus récente que celles que connaît ce programme ({ $known })
kept-damaged = la base est abîmée (une sauvegarde peut être restaurée) : { $what }
kept-faulty = une partie est illisible : { $first }{ $more ->
    [0] { "" }
   *[other] { " " }(et { $more } de plus)
}
kept-no-postgres = ce programme a été construit sans PostgreSQL ; construisez-le avec tout (`cargo build --release --package tablier`), ou indiquez un fichier
kept-forgetful = PostgreSQL tourne avec { $setting } = off : s’il tombe, ou son ordinateur, des coups confirmés peuvent se perdre ; activez ce réglage, ou donnez --accept-data-loss pour ouvrir le salon malgré tout

# $folder (words)
site-no-page = { $folder } ne contient pas de page : `cargo xtask client` en fabrique une dans target/site.

## without

built-without-salon = `tablier { $command }` n’est pas dans ce programme, construit sans le salon : construisez-le avec tout par `cargo build --release --package tablier`.
