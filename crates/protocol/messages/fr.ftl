## name

name-needed = Il faut un nom.
name-too-long = Un nom compte au plus { $longest } caractères.
name-without-letter = Un nom contient au moins une lettre ou un chiffre.
name-of-letters = Un nom se compose de lettres, de chiffres, d’espaces, de traits d’union, d’apostrophes, de points et de soulignés.

## asker

not-kept = Le salon n’a pas pu enregistrer ce coup ; rien n’est perdu, réessayez dans un instant.

## fair

time-too-short = C’est trop peu de temps pour jouer : il faut au moins { $shortest } secondes au départ.
time-too-long = C’est trop de temps pour une partie à la pendule : une semaine au plus au départ ; au-delà, jouez par jours.
time-added-too-long = C’est trop de temps à chaque coup : un jour au plus s’ajoute à la pendule.
days-too-many = C’est trop de temps par décision : { $most } jours au plus.
days-too-few = Il faut au moins un jour par décision.
rated-first = Dans une partie classée, le sort désigne qui commence.
rated-option = Une partie classée ne se joue pas avec l’option « { $what } » : les chances ne seraient pas égales.

## http

nothing-here = Il n’y a rien ici.
too-many-windows = Vous avez déjà trop de fenêtres ouvertes sur le salon ; fermez-en une.
query-unread = Ce qui suit le « ? » de cette adresse ne convient pas ; ce qu’on peut y écrire est décrit sous /api.
method-refused = Cette adresse n’accepte pas ce genre de requête ; celles qu’elle accepte sont décrites sous /api.
took-too-long = Le salon a mis trop de temps à répondre ; réessayez dans un instant.
protocol-unknown = Le salon ne parle pas cette version de son protocole, seulement les versions jusqu’à la { $newest } ; sans « protocol », il parle la première.
websocket-needed = Cette adresse est celle des websockets : connectez-vous avec un websocket.

## http/admin

admin-token-needed = Il faut le jeton d’administration du salon.
admin-token-guessed = Trop de jetons d’administration faux viennent de chez vous ; attendez un instant.
nobody-numbered = Personne ne porte ce numéro.
words-needed = Écrivez des mots, sans rien laisser vide : les mêmes pour tout le monde, ou ceux de chaque langue (par exemple « fr ») dans un objet.

## http/guest

unknown-guest = Le salon ne vous connaît pas encore : ouvrez d’abord /api/me.
too-many-newcomers = Trop de nouvelles personnes arrivent de chez vous ; attendez une minute.

## http/me

link-expired = Ce lien n’est plus valable : demandez-en un nouveau sur l’autre appareil.

## http/refused

storage-away = Le salon n’a pas accès à sa mémoire pour l’instant ; réessayez dans un moment.

## http/safety

host-header = Une demande nomme le salon une fois, dans l’en-tête Host : un nom ou une adresse, et peut-être un port.
too-many-requests = Trop de demandes viennent de chez vous ; attendez un instant.
foreign-page = Cette demande vient d’une autre page que celles du salon.

## http/sent

json-needed = Il faut envoyer du JSON, avec l’en-tête Content-Type: application/json.
body-too-long = Ce qui a été envoyé est trop long.
body-unread = Ce qui a été envoyé n’a pas la forme attendue ; elle est décrite sous /api.

## names

name-accents = Ce nom porte trop d’accents les uns sur les autres ; écrivez-le plus simplement.
name-mixes-scripts = Un mot de ce nom mêle plusieurs écritures, par exemple latine et cyrillique ; choisissez-en une.
name-reserved = Ce nom ferait croire que vous tenez le salon ou que vous êtes une machine ; choisissez-en un autre.
name-of-role = Le salon appelle déjà quelqu’un d’autre ainsi ; choisissez un autre nom.
name-full-stop = Dans un nom, le point ne suit qu’une initiale ou un titre abrégé, comme dans « J. R. » ou « Dr. No » ; retirez les autres.
name-sentence = Ce nom se lit comme une phrase du salon ; choisissez-en un autre.
name-taken = Quelqu’un qui est là, ou assis à une table, porte déjà ce nom, ou un nom qui lui ressemble ; essayez « { $free } ».

## nodes/hearing

closed-to-you = Le salon vous est fermé.

## salon/doing

act-name = Le nom d’un acte se compose de lettres et de chiffres, { $longest } au plus.

## salon/following

no-audience = À cette table, on ne regarde pas.

## salon/opening

table-replaced = Une autre table l’a remplacée.
too-many-open = Vous attendez déjà à { $most } tables ; jouez d’abord à l’une d’elles.

## salon/upkeep

nobody-came = Personne n’est venu.

## sentences

no-table = Cette table n’existe pas, ou elle n’est pas ouverte à tous. Vérifiez le lien.
table-unread = Cette table ne peut pas être lue pour l’instant ; réessayez dans un moment.
too-fast = C’est un peu trop rapide ; attendez un instant.
closed-until = Le salon vous est fermé jusqu’au { $day }.
closed-until-why = Le salon vous est fermé jusqu’au { $day }. Motif : { $reason }
restarting = Le salon redémarre ; la partie reprendra d’elle-même dans un instant.

## talk

said-enough = On a assez parlé à cette table ; la partie continue, et une nouvelle table aura de la place.

## ws

follows-too-many = On ne suit pas plus de { $most } tables à la fois.
not-understood = Ce message n’est pas compris (caractère { $column }) ; le protocole est décrit sous /api.
not-understood-within = Ce message n’est pas compris : il y manque quelque chose, ou quelque chose y est inconnu ou mal formé ; le protocole est décrit sous /api.
text-needed = Un message au salon est du texte, en UTF-8.
message-too-long = Un message au salon compte au plus 16 Ko.
too-slow = Votre connexion est trop lente.

## people

guest-names = Blaireau, Bouvreuil, Castor, Chamois, Chevreuil, Cigale, Écureuil, Furet, Grillon, Hérisson, Hermine, Hibou, Lièvre, Loir, Loutre, Lynx, Marmotte, Martre, Merle, Mésange, Mulot, Pinson, Renard, Salamandre

## dates

date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
