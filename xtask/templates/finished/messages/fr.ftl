## Sur sa boîte

sentence = Alignez quatre marques avant l’autre.
credits = Un jeu de tout le monde.
notation = Un coup est la case que l’on marque : b2.
ending-line = Quatre marques alignées.
ending-full = Le plateau est plein.

## Ce qui se passe

marked = { $who } marque { $cell }.
