## Commands

not-json = Ce n’est pas du JSON (caractère { $column }) ; envoyez un objet par ligne, par exemple {"{"}"cmd":"games"{"}"}.
not-an-object = Une commande est un objet JSON, par exemple {"{"}"cmd":"games"{"}"}.
no-command = Il n’y a pas de commande « { $name } » ; il y a : { $known }.
field-needed = Cette commande demande « { $key } ».
number-needed = Cette commande demande « { $key } », un nombre.
takes-text = « { $key } » doit être un texte, et c’est { $value }.
takes-texts = « { $key } » doit être une liste de textes, et c’est { $value }.
takes-number = « { $key } » doit être un nombre entier à partir de 0, et c’est { $value }.
line-too-long = Une ligne compte au plus 4 Mio ; celle-ci a été sautée.
line-not-text = Une ligne est du texte en UTF-8 ; celle-ci n’en est pas.

## Games

no-game = Aucune partie n’est en cours : commencez-en une avec {"{"}"cmd":"new","game":"six"{"}"}, ou chargez une partie enregistrée.
no-seat = Il n’y a pas de place { $seat } : les places de ce jeu vont de 0 à { $last }.
no-seat-anywhere = Il n’y a pas de place { $seat }.
no-level = Il n’y a pas de niveau { $level } : les niveaux vont de 1 à { $last }.
nothing-to-decide = La place { $seat } n’a rien à décider pour l’instant.
not-a-view = Ce n’est pas une vue de ce jeu ({ $why }).
no-such-view = Aucune partie ne mène à cette vue : envoyez-la telle que vous l’avez reçue.
record-unread = { $what }.
