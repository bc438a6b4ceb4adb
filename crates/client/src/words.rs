//! Everything the salon itself says, in French and in English. What games say comes with their scenes.

use tablier_rules::{Language, Text};

/// A sentence or a word, in both languages; `{}` stands for what is put in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    fr: &'static str,
    en: &'static str,
}

impl Word {
    /// In this language.
    pub const fn get(self, language: Language) -> &'static str {
        match language {
            Language::Fr => self.fr,
            Language::En => self.en,
        }
    }

    /// In both.
    pub fn text(self) -> Text {
        Text::new(self.fr, self.en)
    }
}

/// A text as it is set: French wants thin spaces, which nothing may break, where games write plain ones.
pub fn typeset(text: &str, language: Language) -> String {
    if language == Language::En {
        return text.to_owned();
    }
    let mut set = text.replace("« ", "«\u{202f}").replace('\'', "’");
    for sign in [" ;", " :", " !", " ?", " »"] {
        set = set.replace(sign, &format!("\u{202f}{}", &sign[1..]));
    }
    set
}

/// What stands between a thing and what is said of it; French sets a space before it, which nothing may break.
pub fn colon(language: Language) -> &'static str {
    match language {
        Language::Fr => "\u{202f}: ",
        Language::En => ": ",
    }
}

/// So many moves.
pub fn moves(count: usize) -> Text {
    Text::counted(count, ["coup", "coups"], ["move", "moves"])
}

/// What shows so many more tables.
pub fn more_tables(count: usize) -> Text {
    Text::counted(count, ["autre table", "autres tables"], ["more table", "more tables"])
}

/// What shows so many lines that are older than those shown.
pub fn earlier(count: usize) -> Text {
    let lines = Text::counted(count, ["ligne", "lignes"], ["line", "lines"]);
    Text::new(format!("Voir le début ({})", lines.fr), format!("Show the beginning ({})", lines.en))
}

macro_rules! words {
    ($($name:ident $fr:literal $en:literal)*) => {
        $(pub const $name: Word = Word { fr: $fr, en: $en };)*

        #[cfg(test)]
        const ALL: &[(&str, Word)] = &[$((stringify!($name), $name)),*];
    };
}

words! {
    // The frame of every page.
    SKIP "Aller au contenu" "Skip to the content"
    HOME "Tablier, accueil" "Tablier, home"
    PAGES "Pages" "Pages"
    RULES "Règles" "Rules"
    REPLAY "Revoir" "Replay"
    ARCHIVE "Archives" "Archive"
    RATINGS "Classement" "Ratings"
    SETTINGS "Réglages" "Settings"
    CLOSE "Fermer" "Close"
    CONNECTING "Connexion…" "Connecting…"
    ONLINE "En ligne" "Online"
    OFFLINE "Hors ligne" "Offline"
    RELOAD "Le salon a été renouvelé : rechargez la page." "The salon has been renewed: please reload the page."
    LOADING "On dresse la table…" "Setting the table…"
    LOST "Cette page n’existe pas" "There is no such page"
    LOST_MORE "L’adresse est peut-être incomplète. Tous les jeux sont sur l’étagère." "The address may be incomplete. All games are on the shelf."
    TO_SHELF "Retour à l’étagère" "Back to the shelf"

    // The shelf.
    WELCOME "Un salon de jeux qui ne ferme jamais" "A games room that never closes"
    WELCOME_MORE "Ouvrez une boîte : contre la machine, à plusieurs sur un écran, ou avec des amis, d’un simple lien. Sans inscription." "Open a box: against the machine, together at one screen, or with friends by a link. No registration."
    GAMES "Les jeux" "The games"
    PLAY "Jouer" "Play"
    OR " ou " " or "
    AGE "dès {} ans" "age {}+"
    PLAYERS "joueurs" "players"
    MY_GAMES "Mes parties" "My games"
    OPEN_TABLES "On attend des joueurs" "Waiting for players"
    TO_WATCH "Parties à regarder" "Games to watch"
    FINISHED "Parties finies" "Finished games"
    FREE_SEAT "Place libre" "Free seat"
    WAITING "En attente" "Waiting"
    YOUR_TURN "À vous de jouer" "Your turn"
    HERE "sur cet appareil" "on this device"
    JUST_NOW "à l’instant" "just now"
    AGO_MINUTES "il y a {} min" "{} min ago"
    AGO_HOURS "il y a {} h" "{} h ago"
    AGO_DAYS "il y a {} j" "{} d ago"
    ALL_KEPT "Toutes les parties gardées ici" "All games kept here"
    THROW_AWAY_SURE "Jeter ?" "Throw away?"
    THROW_AWAY "Jeter cette partie" "Throw this game away"
    OFFLINE_MORE "Le salon en ligne n’est pas joignable. Contre la machine et sur cet écran, tout se joue quand même." "The online salon cannot be reached. Against the machine and at this screen, everything can still be played."
    COLOPHON "Tablier est une ludothèque libre. Les jeux sont joués sous leurs règles d’origine, avec nos propres dessins ; cette version n’est pas officielle." "Tablier is a free library of games. They are played by their original rules, with drawings of our own; this version is not official."

    // Opening a game.
    WITH_WHOM "Avec qui jouer" "With whom to play"
    AGAINST_MACHINE "Contre la machine" "Against the machine"
    AGAINST_MACHINE_MORE "Tout de suite, même sans réseau" "At once, even without a network"
    ONE_SCREEN "Sur un écran" "At one screen"
    ONE_SCREEN_MORE "Chacun son tour sur cet appareil" "Taking turns on this device"
    WITH_FRIENDS "Avec des amis" "With friends"
    WITH_FRIENDS_MORE "Un lien à envoyer" "A link to send"
    OPEN_TO_ALL "Ouvert à tous" "Open to all"
    OPEN_TO_ALL_MORE "Qui veut s’assied" "Whoever likes sits down"
    NEEDS_SALON "Le salon en ligne n’est pas joignable" "The online salon cannot be reached"
    LEVEL "Niveau" "Level"
    PACE "Temps de réflexion" "Time to think"
    PACE_FREE "Libre" "Free"
    PACE_DAY "1 jour par coup" "1 day a move"
    PACE_DAYS "{} jours par coup" "{} days a move"
    RATED "Partie classée" "Rated game"
    RATED_MORE "La cote de chacun change selon le résultat. On joue à la pendule, sans conseil ; le sort désigne qui commence, et qui part a perdu." "Everybody's rating changes with the result. There is a clock and no hint; it is drawn by lot who begins, and whoever leaves has lost."
    OPTIONS "Options de la partie" "Options of the game"
    COMPANY "Autour de la table" "Round the table"
    SEATS_WHO "Qui joue où" "Who plays where"
    SEAT_HERE "Ici" "Here"
    SEAT_ANYBODY "À prendre" "Open"
    SEAT_MACHINE "Machine" "Machine"
    SEAT_NEEDED "Il faut quelqu’un pour jouer : laissez au moins une place à une personne." "Somebody has to play: leave at least one seat to a person."
    ABSENCE "Si quelqu’un s’en va" "If somebody leaves"
    ABSENCE_MORE "Le temps écoulé compte comme un départ. À plus de deux camps, une machine prend toujours la suite." "Running out of time counts as leaving. Where more than two sides play, a machine always takes over."
    ABSENT_MACHINE "Une machine prend la suite" "A machine takes over"
    ABSENT_LOSES "Qui part a perdu" "Whoever leaves has lost"
    AUDIENCE "Qui peut regarder" "Who may watch"
    WATCH_ALL "Tout le monde" "Everybody"
    WATCH_LINK "Qui a le lien" "Whoever has the link"
    WATCH_NOBODY "Personne" "Nobody"
    RATED_COMPANY "Une partie classée se joue entre personnes, une place chacune, et qui part a perdu." "A rated game is played between people, one seat each, and whoever leaves has lost."
    BY_LOT "Au sort" "By lot"
    BEGIN "Commencer" "Begin"
    FIRST_GAME "Apprendre en jouant" "Learn by playing"
    FIRST_GAME_MORE "Apprendre en jouant : à chaque tour, un bon coup brille en doré. Suivez-le, ou essayez autre chose ; « Reprendre » ne coûte rien." "Learn by playing: at every turn a good move glows gold. Follow it, or try something else; taking back costs nothing."
    LESSON_FOLLOW "Pas encore : jouez d’abord le coup qui brille en doré. Après la leçon, tout sera permis." "Not yet: play the move that glows gold first. After the lesson, anything goes."
    LESSON_MOVE "Le coup à jouer : {}." "The move to play: {}."
    LESSON_NEXT "Jouez le coup qui brille en doré." "Play the move that glows gold."
    LESSON_OVER "La leçon s’arrête ici, la partie continue : à vous ! Un bon coup brille encore à chaque tour. Suivez-le, ou essayez autre chose ; « Reprendre » ne coûte rien." "The lesson ends here, and the game goes on: over to you! A good move still glows at every turn. Follow it, or try something else; taking back costs nothing."
    READ_RULES "Lire les règles" "Read the rules"

    // Before the start.
    GATHERING "La partie commence dès que toutes les places sont prises." "The game begins as soon as every seat is taken."
    INVITE "Inviter" "Invite"
    INVITE_MORE "Envoyez ce lien, ou faites lire le code par un téléphone." "Send this link, or let a phone read the code."
    COPY_LINK "Copier le lien" "Copy the link"
    COPIED "Lien copié" "Link copied"
    TERMS "Ce qui est convenu" "What was settled"
    NO "non" "no"
    NO_CLOCK "Sans pendule" "No clock"
    USUAL_OPTIONS "Les options d’origine" "The usual options"
    SIT "S’asseoir ici" "Sit here"
    FILL "Une machine" "A machine"
    UNFILL "Rouvrir la place" "Open the seat again"

    // The table.
    AT_TABLE "À la table" "At the table"
    BOARD "Plateau : flèches pour se déplacer, Entrée pour choisir, Échap pour lâcher" "Board: arrows to move about, Enter to choose, Escape to let go"
    YOU "vous" "you"
    DECIDES "décide" "to decide"
    STOOD_IN "remplacé par une machine" "a machine stands in"
    AWAY "absent" "away"
    LOST_CONNECTION "Connexion perdue. Rien n’est perdu : on réessaie." "Connection lost. Nothing else is: trying again."
    NO_TABLE "Cette table n’est pas là" "This table is not here"
    NOT_KEPT "Cette partie n’est pas gardée dans ce navigateur." "This game is not kept in this browser."
    WENT_ON "Cette partie a continué dans un autre onglet : la voici telle qu’elle y est." "This game went on in another tab: here it is as it stands there."
    NO_ROOM "Le navigateur n’a plus de place : cette partie ne survivra pas à la fermeture de la page. Téléchargez-la avant, ou jetez d’anciennes parties." "The browser has no room left: this game will not outlive the page. Download it first, or throw old games away."
    MACHINE_BROKE "La machine s’est arrêtée de réfléchir. Reprenez votre coup ou rechargez la page : la partie est gardée." "The machine stopped thinking. Take your move back or reload the page: the game is kept."
    HAND_OVER "Passer l’écran" "Hand over the screen"
    HAND_OVER_TO "Au tour de {}" "{} is next"
    HAND_OVER_MORE "Que les autres regardent ailleurs : la suite n’est que pour vos yeux." "Let the others look away: what follows is for your eyes only."
    I_AM_HERE "C’est moi" "It is me"
    LESS "Moins" "Less"
    MORE "Plus" "More"
    CHOOSE "Choisir {}" "Choose {}"
    DOINGS "Actions" "Actions"
    TAKE_BACK "Reprendre" "Take back"
    HINT "Conseil" "Hint"
    HINT_IS "Conseil : {}." "Hint: {}."
    HINT_RINGED "Conseil : le coup entouré d’or." "Hint: the move ringed in gold."
    HINT_ASKED "{} a demandé un conseil." "{} asked for a hint."
    HINT_TOLD "Les autres sauront que vous demandez un conseil." "The others will see that you ask for a hint."
    PAUSE "Pause" "Pause"
    PAUSED "La partie est suspendue, les pendules sont arrêtées." "The game is paused, and the clocks stand still."
    END_PAUSE "Continuer la partie" "Go on"
    ASKS_PAUSE "{} propose une pause." "{} asks for a pause."
    DRAW "Nulle" "Draw"
    RESIGN "Abandonner" "Resign"
    RESIGN_SURE "Abandonner cette partie ?" "Give this game up?"
    PLAY_ON "Continuer" "Play on"
    SKIP_FILM "Passer" "Skip"
    LEAVE "Quitter" "Leave"
    LEAVE_SURE "Quitter la table en pleine partie ? Une machine jouera à votre place." "Leave the table in the middle of the game? A machine will play in your place."
    LEAVE_LOSES "Quitter cette partie ? À cette table, qui part a perdu." "Leave this game? At this table whoever leaves has lost."
    COME_BACK "Revenir" "Come back"
    WATCHING "Spectateurs : {}" "Spectators: {}"
    GET_UP "Se lever" "Get up"
    SEND_AWAY "Libérer la place" "Free the seat"
    TURNED_AWAY "La personne qui a ouvert la table a donné votre place à d’autres." "The person who opened the table gave your seat to others."
    NEXT_LEVEL "Niveau de la prochaine machine" "Level of the next machine"
    ASKS_UNDO "{} voudrait reprendre son coup." "{} would like to take a move back."
    ASKS_DRAW "{} propose la nulle." "{} offers a draw."
    AGREE "Accepter" "Agree"
    DECLINE "Refuser" "Decline"
    WHAT_HAPPENED "Le fil de la partie" "What happened"
    SAY "Dire quelque chose" "Say something"
    SEND "Envoyer" "Send"
    PARTNERS_SILENT "Pendant la partie, les partenaires ne se parlent pas." "Partners do not talk while they play."
    TYPE_A_MOVE "Coups possibles et saisie" "List and type moves"
    MOVE "Coup" "Move"
    PLAY_IT "Jouer" "Play"
    LEGAL_MOVES "Coups possibles" "Legal moves"

    // The seal of chance.
    SEAL "Hasard scellé : {}…" "Chance, sealed: {}…"
    SEAL_MORE "Le salon a fixé d’avance sa part du hasard de cette partie, avant de connaître celle des joueurs ; ce sceau l’y engage sans rien révéler. Votre navigateur l’a noté et vérifiera lui-même, à la fin, que rien d’autre n’a été joué. Pour le vérifier aussi ailleurs, copiez-le maintenant." "The salon fixed its part of the chance of this game before it knew the players’; this seal binds it without telling anything. Your browser has noted it and will check by itself, at the end, that nothing else was played. To check it elsewhere too, copy it now."
    SEAL_AFTER "Ce sceau engageait le salon sur sa part du hasard. La partie est finie : son texte (« Revoir », puis « Partie (texte) ») dit ce que le sceau contenait." "This seal bound the salon to its part of the chance. The game is over: its text (“Replay”, then “Record (text)”) tells what the seal held."
    COPY_SEAL "Copier le sceau" "Copy the seal"
    SEAL_COPIED "Sceau copié" "Seal copied"
    SEAL_VERIFIED "Hasard vérifié : c’est bien celui du sceau noté ici au début de la partie." "Chance verified: it is the one of the seal noted here when the game began."
    SEAL_LATER "Ce navigateur n’a pas vu le début : le hasard va avec son sceau, mais on ne peut pas dire ici si le sceau existait avant la partie." "This browser did not see the beginning: chance fits its seal, but whether the seal was there before the game cannot be told here."
    SEAL_BROKEN "Attention : le hasard de cette partie n’est pas celui de son sceau. Gardez le sceau et la partie (« Revoir »), et parlez-en à qui tient ce salon." "Warning: the chance of this game is not the one of its seal. Keep the seal and the record (see “Replay”), and speak to whoever runs this salon."
    SEAL_UNCHECKED "Le hasard n’a pas pu être vérifié : le salon n’a pas ouvert son sceau, ou sa réponse n’est pas arrivée. Rechargez la page pour réessayer." "Chance could not be checked: the salon did not open its seal, or its answer did not come. Reload the page to try again."

    // Chance is drawn by all.
    DRAWING "Toutes les places sont prises. On attend encore la part du hasard de {} : la partie commence dès qu’elle arrive, quand cette personne ouvre le salon." "All seats are taken. The game still waits for {}’s part of the chance, and begins when it comes: as soon as that person opens the salon."
    DRAWING_MANY "Toutes les places sont prises. On attend encore la part du hasard de {} : la partie commence dès que tout le monde a ouvert le salon." "All seats are taken. The game still waits for their part of the chance from {}, and begins as soon as all of them have opened the salon."
    DRAWS_ELSEWHERE "Votre part du hasard est restée sur l’appareil avec lequel vous avez pris place : ouvrez-y cette table, et la partie commence." "Your part of the chance is on the device you sat down with: open this table there, and the game begins."
    YOURSELF "vous" "you"
    THE_SALON "le salon" "the salon"
    CHANCE_DRAWN "Hasard vérifié : tiré en commun par {} ; personne n’a pu le choisir seul." "Chance verified: drawn together by {}; nobody could choose it alone."
    CHANCE_WITHHELD "Hasard tiré en commun par {}." "Chance drawn together by {}."
    CHANCE_NOT_DRAWN "Sans part de {}." "Without a part of {}."
    CHANCE_WITHOUT_YOU "Attention : votre part du hasard n’est pas dans cette partie. Le hasard va avec le sceau du salon, mais il a pu être choisi sans vous." "Mind: your part of the chance is not in this game. Chance fits the salon’s seal, but it may have been chosen without you."

    // The end.
    IS_DRAW "Partie nulle" "A draw"
    YOU_HAVE_WON "Vous avez gagné !" "You have won!"
    YOU_HAVE_LOST "Vous avez perdu" "You have lost"
    WINS "{} gagne" "{} wins"
    WIN_TOGETHER "{} gagnent" "{} win"
    GAME_CLOSED "La table a été fermée" "The table was closed"
    HAS_RESIGNED "{} a abandonné." "{} has resigned."
    HAS_LEFT "{} a quitté la table." "{} has left the table."
    TIME_UP "{} n’a plus de temps." "{} has run out of time."
    AGREED "D’un commun accord." "By agreement."
    PLAY_AGAIN "Rejouer" "Play again"
    WAITS_AGAIN "On attend les autres…" "Waiting for the others…"
    TO_NEXT "À la revanche" "To the next game"

    // Ratings.
    RATINGS_MORE "Les parties classées se jouent en ligne, à la pendule. Tout le monde commence à 1500 points ; le point d’interrogation dit qu’une cote peut encore beaucoup bouger, tant qu’elle vient de moins de dix parties ou de moins de trois adversaires." "Rated games are played online, with a clock. Everybody begins at 1500 points; a question mark says that a rating may still change a lot: it comes from fewer than ten games or fewer than three opponents."
    RATINGS_EMPTY "Personne n’a encore joué de partie classée à {}. Soyez parmi les premiers : ouvrez une table en ligne et choisissez « Partie classée »." "Nobody has played a rated game of {} yet. Be among the first: open an online table and choose “Rated game”."
    POINTS "Points" "Points"
    GAMES_PLAYED "Parties" "Games"
    PLAYER "Joueur" "Player"

    // Replay and rules.
    REPLAY_RECORD "Revoir une partie enregistrée" "Replay a recorded game"
    NO_REPLAY "Cette partie ne peut pas être revue" "This game cannot be replayed"
    NOT_OVER "La partie est en cours : elle pourra être revue dès qu’elle sera finie." "The game is still being played: it can be replayed as soon as it is over."
    TO_TABLE "À la table" "To the table"
    UPLOAD "Choisir un fichier" "Choose a file"
    UPLOAD_MORE "Ouvrez une partie enregistrée pour la revoir coup par coup." "Open a recorded game to go through it move by move."
    KEPT_GAMES "Parties gardées sur cet appareil" "Games kept on this device"
    SAVE_RECORD "Partie (texte)" "Record (text)"
    SAVE_PICTURE "Image (SVG)" "Picture (SVG)"
    SPECTATOR "Spectateur" "Spectator"
    ALL_KNOWING "Tout voir" "All-knowing"
    EYES "Par les yeux de" "Through the eyes of"
    AT_START "Le début de la partie." "The beginning of the game."
    FIRST "Au début" "To the beginning"
    PREVIOUS "Coup précédent" "Previous move"
    NEXT "Coup suivant" "Next move"
    LAST "À la fin" "To the end"
    RUN "Lire ou arrêter" "Run or stop"
    POSITION "Position" "Position"
    GO_ON "Avancez pour voir la suite." "Step forward to see what follows."
    SAMPLE "Une vraie partie, à parcourir coup par coup." "A real game, to go through move by move."

    // Settings.
    LANGUAGE "Langue" "Language"
    AS_BROWSER "Du navigateur" "Browser language"
    FRENCH "Français" "Français"
    ENGLISH "English" "English"
    LIGHT "Thème" "Theme"
    AS_DEVICE "Automatique" "Automatic"
    DAY "Clair" "Light"
    NIGHT "Sombre" "Dark"
    SPEED "Animations" "Animations"
    SLOW "Lentes" "Slow"
    USUAL "Normales" "Usual"
    FAST "Rapides" "Fast"
    STILL "Aucune" "None"
    SOUNDS "Sons" "Sounds"
    LARGE "Pièces plus grandes (le plateau défile)" "Larger pieces (the board scrolls)"
    CLEAR "Couleurs pour daltoniens" "Colours for colour-blind people"
    WHO_I_AM "Qui je suis en ligne" "Who I am online"
    MY_NAME "Mon nom" "My name"
    RENAME "Changer de nom" "Change the name"
    RENAMED "C’est noté." "Done."
    CARRY "Créer un lien" "Make a link"
    CARRY_MORE "Pour retrouver ses parties en ligne sur un autre appareil : un lien qui sert une fois." "To find one's online games on another device: a link that works once."
    RECOVER "Reprendre mon nom et mes parties" "Take up my name and my games"
    RECOVER_MORE "Cet appareil deviendra la même personne que celui d’où vient le lien." "This device will become the same person as the one the link comes from."
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_left_untranslated() {
        for (name, word) in ALL {
            assert!(!word.text().is_blank(), "{name}");
            let holes = |words: &str| words.matches("{}").count();
            assert_eq!(holes(word.fr), holes(word.en), "{name}");
        }
    }

    #[test]
    fn what_games_say_is_set_in_french_as_it_should_be() {
        assert_eq!(
            typeset("Où ? L'as : « oui »", Language::Fr),
            "Où\u{202f}? L’as\u{202f}: «\u{202f}oui\u{202f}»"
        );
        assert_eq!(typeset("a : b", Language::En), "a : b");
    }

    #[test]
    fn french_has_the_spaces_and_apostrophes_it_wants() {
        for (name, word) in ALL {
            for sign in [';', ':', '!', '?', '»'] {
                assert!(!word.fr.contains(&format!(" {sign}")), "{name}: {}", word.fr);
            }
            assert!(!word.fr.contains("« "), "{name}");
            assert!(!word.fr.contains('\''), "{name} has a straight apostrophe: {}", word.fr);
        }
    }
}
