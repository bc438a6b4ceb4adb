### Ce qui est écrit sur les pages qui sont envoyées toutes prêtes.

## Toutes les pages

skip = Aller au contenu
home = Tablier, accueil
pages = Pages
rules = Règles
replay = Revoir
archive = Archives
ratings = Classement
settings = Réglages
recover = Retrouver mon nom et mes parties
connecting = Connexion…
loading = Un instant…
needs-script = Sans JavaScript, le salon se lit, mais on ne peut pas y jouer.
lost = Cette page n’existe pas
lost-more = L’adresse est peut-être incomplète. Tous les jeux sont sur l’étagère.
to-shelf = Retour à l’étagère

## L’étagère

welcome = Un salon de jeux qui ne ferme jamais
welcome-more = Ouvrez une boîte : contre la machine, à plusieurs sur un écran, ou avec des amis grâce à un simple lien. Sans inscription.
games = Les jeux
play = Jouer
play-game = Jouer à { $game }
rules-of = Règles du jeu { $game }
players-either = { $first } ou { $last }
players = { $players } joueurs
minutes = { $minutes } min
age = dès { $age } ans
kept = Gardé sur cet appareil : le salon s’ouvre aussi sans réseau.
colophon = Tablier est une ludothèque libre. Les jeux suivent leurs règles d’origine, avec nos propres dessins ; cette version n’est pas officielle.

## Les règles

sample = Une vraie partie, à parcourir coup par coup.
go-on = Avancez pour voir la suite.
eyes = Point de vue
all-knowing = Tout voir
spectator = Spectateur
read-rules = Lire les règles

## The page of a game

with-whom = Avec qui jouer
against-machine = Contre la machine
against-machine-more = Tout de suite, même sans réseau
one-screen = Sur un écran
one-screen-more = Chacun son tour sur cet appareil
with-friends = Avec des amis
with-friends-more = Un lien à envoyer
open-to-all = Ouvert à tous
open-to-all-more = Tout le monde peut s’asseoir
level = Niveau
options = Options de la partie
company = Autour de la table
begin = Commencer
first-game = Apprendre en jouant
