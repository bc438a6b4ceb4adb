-tokens = { $tokens ->
    [0] aucun jeton
    [one] 1 jeton
   *[other] { $tokens } jetons
}

## Sur l’étagère

sentence = Posez trois jetons, faites exploser une pile et regardez la réaction en chaîne remplir votre main.
credits = Un jeu de Wolfgang Kinzel, publié par Lemada sous les noms Kettenreaktion et DisX. Ceci en est une réalisation indépendante et non officielle, avec des dessins qui lui sont propres.
notation = « c3 » pose un jeton sur le poteau c3, « c3! » le fait exploser.
no-such-post = ce poteau n’existe pas ; les poteaux vont de a1 à f6.
ending-bank = La banque a donné son dernier jeton.

## Avant le début

players-refused = DisX se joue à deux, trois ou quatre, et non à { $players }.
quick = Version rapide
quick-help = Tous les poteaux commencent avec deux jetons : les chaînes partent plus tôt et la banque est plus petite.

## Sur le plateau

post = { $post }, { -tokens }
post-to-lay = { $post }, { -tokens } : poser un jeton
post-to-explode = { $post }, { -tokens } : faire exploser
hint-ready = sera prêt à exploser
hint-end = fin de la partie
hint-gain-end = +{ $gain }, fin de la partie
bank-title = Banque
bank = Banque : { -tokens }
explode-rest = Tout faire exploser (+{ $gain })

## À côté des noms

began = a commencé
to-lay = { $tokens ->
    [3] 3 à poser
   *[other] encore { $tokens } à poser
}

## Ce qui est demandé

lay = { $tokens ->
    [3] Posez trois jetons.
    [2] Posez encore deux jetons.
   *[other] Posez encore un jeton.
}
choose-explosion = Choisissez le prochain poteau à faire exploser.
explode = Faites exploser { $post }.
waiting-to-lay = { $tokens ->
    [3] { $who } a trois jetons à poser.
    [2] { $who } a encore deux jetons à poser.
   *[other] { $who } a encore un jeton à poser.
}
waiting-for-choice = { $who } choisit le prochain poteau à faire exploser.

## Ce qui est refusé

refused-full = { $post } porte déjà quatre jetons. Posez le vôtre sur un autre poteau.
refused-all-laid = Vos trois jetons sont posés. Choisissez maintenant un poteau à faire exploser.
refused-lay-first = { $tokens ->
    [3] Posez d’abord vos trois jetons : rien n’explose avant.
    [2] Posez d’abord vos deux autres jetons : rien n’explose avant.
   *[other] Posez d’abord votre troisième jeton : rien n’explose avant.
}
refused-too-low = { $tokens ->
    [0] { $post } ne peut pas exploser : il est vide, et il faut quatre jetons.
   *[other] { $post } ne peut pas exploser : il porte { -tokens }, et il en faut quatre.
}

## Ce qui s’est passé

laid = { $who } pose un jeton sur { $post }, qui en porte maintenant { $height }.
laid-ready = { $who } pose un jeton sur { $post }, qui en porte maintenant { $height } : il est prêt à exploser.
exploded-inside = { $above ->
    [0] { $post } explose : { $who } gagne 1 jeton de la banque.
    [one] { $post } explose : { $who } gagne 1 jeton de la banque et le cinquième du poteau.
   *[other] { $post } explose : { $who } gagne 1 jeton de la banque et les { $above } jetons en trop du poteau.
}
exploded-edge = { $above ->
    [0] { $post } explose : { $who } gagne le jeton qui sort du plateau.
    [one] { $post } explose : { $who } gagne le jeton qui sort du plateau et le cinquième du poteau.
   *[other] { $post } explose : { $who } gagne le jeton qui sort du plateau et les { $above } jetons en trop du poteau.
}
exploded-corner = { $above ->
    [0] { $post } explose : { $who } gagne les 2 jetons qui sortent du plateau.
    [one] { $post } explose : { $who } gagne les 2 jetons qui sortent du plateau et le cinquième du poteau.
   *[other] { $post } explose : { $who } gagne les 2 jetons qui sortent du plateau et les { $above } jetons en trop du poteau.
}
topped-up = { $who } prend { -tokens } à la banque pour en avoir trois.
topped-up-short = { $who } devrait compléter sa main à trois jetons, mais la banque n’en a plus que { $tokens }.
ended = La banque est vide, la partie est finie : { $places }.

## Comment elle a fini

result = { $winners ->
    [one] La partie est finie : { $winners } gagne avec { -tokens }.
   *[other] La partie est finie : { $winners } se partagent la première place avec { -tokens }.
}
place = { $rank }. { $who }, { -tokens }
places-more = { $first } ; { $rest }

## Tout l’état en lignes, pour qui ne le voit pas

heading = { $version ->
    [quick] DisX à { $players } joueurs, version rapide ; { $first } a commencé.
   *[usual] DisX à { $players } joueurs ; { $first } a commencé.
}
bank-line = Banque : { -tokens }.
hands = Jetons en main : { $hands }.
hand = { $who } en a { $tokens }
ready = Prêts à exploser : { $posts }.
left-standing = Restés à quatre jetons ou plus, qui ne comptent pour personne : { $posts }.
final-order = Classement : { $places }.
