//! Everything the terminal itself says, in French and in English. What games say comes with their scenes.

use tablier_rules::{Language, Text};

/// A sentence or a word in both languages; `{}` stands for what is put in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    fr: &'static str,
    en: &'static str,
}

impl Word {
    /// In both languages.
    pub fn text(self) -> Text {
        Text::new(self.fr, self.en)
    }

    /// In this language.
    pub const fn get(self, language: Language) -> &'static str {
        match language {
            Language::Fr => self.fr,
            Language::En => self.en,
        }
    }

    /// In both languages, with something put in.
    pub fn with(self, what: &Text) -> Text {
        self.text().map(|language, words| words.replace("{}", what.get(language)))
    }

    /// The same with something that reads alike in both.
    pub fn with_same(self, what: &str) -> Text {
        self.text().map(|_, words| words.replace("{}", what))
    }
}

macro_rules! words {
    ($($name:ident $fr:literal $en:literal)*) => {
        $(#[doc = $en] pub const $name: Word = Word { fr: $fr, en: $en };)*

        #[cfg(test)]
        const ALL: &[(&str, Word)] = &[$((stringify!($name), $name)),*];
    };
}

words! {
    // The board.
    KEYS "flèches, Entrée : choisir  Échap lâcher  h conseil  u reprendre  ? aide  q fin" "arrows, Enter: choose   Esc: let go   h hint   u take back   ? help   q quit"
    KEYS_SHORT "Entrée choisir  ? aide  q quitter" "Enter choose  ? help  q quit"
    KEYS_OVER "n rejouer   s enregistrer   r règles   ? aide   q quitter" "n play again   s save   r rules   ? help   q quit"
    KEYS_WAIT "u reprendre   r règles   s enregistrer   ? aide   q quitter" "u take back   r rules   s save   ? help   q quit"
    THINKS "{} réfléchit" "{} is thinking"
    PONDERS "La machine cherche un conseil" "The machine is looking for a hint"
    HINT_IS "La machine jouerait {}." "The machine would play {}."
    NO_HINT "Il n'y a rien à conseiller maintenant." "There is nothing to advise now."
    MOVE "Coup : " "Move: "
    NOT_YOURS "Ce n'est pas à vous de décider maintenant." "It is not for you to decide now."
    NOTHING_THERE "Il n'y a rien à choisir ici." "There is nothing to choose here."
    NOTHING_BACK "Il n'y a rien à reprendre." "There is nothing to take back."
    TOO_SMALL "La fenêtre est trop petite pour ce plateau : agrandissez-la, s'il vous plaît (80 × 24 suffisent le plus souvent). La partie attend." "The window is too small for this board: please make it larger (80 × 24 is mostly enough). The game waits."
    TOO_SMALL_SHORT "Trop petit !" "Too small!"

    // Handing over.
    HAND_OVER "Passez le clavier à {}." "Hand the keyboard to {}."
    HAND_OVER_MORE "Que les autres regardent ailleurs : la suite n'est que pour ses yeux." "Let the others look away: what follows is for these eyes only."
    HAND_OVER_KEY "Entrée : c'est moi" "Enter: it is me"

    // The end.
    OVER "La partie est finie." "The game is over."
    IS_DRAW "Partie nulle." "A draw."
    WINS "{} gagne." "{} wins."
    WIN_TOGETHER "{} gagnent." "{} win."

    // Leaving and saving.
    QUIT_SURE "Quitter cette partie ? Elle ne sera pas gardée (s l'enregistre)." "Leave this game? It will not be kept (s saves it)."
    QUIT_KEYS "Entrée ou o : quitter   s : enregistrer   autre touche : continuer" "Enter or y: leave   s: save   any other key: play on"
    SAVE_AS "Enregistrer dans le fichier :" "Save to the file:"
    SAVE_KEYS "Entrée : enregistrer   Échap : laisser" "Enter: save   Esc: leave it"
    SAVED "La partie est dans {}." "The game is in {}."
    NOT_SAVED "La partie n'a pas pu être enregistrée : {}." "The game could not be saved: {}."
    IS_THERE "Le fichier {} existe déjà : choisissez un autre nom." "There is a file {} already: choose another name."
    PARTLY "La partie a des secrets et n'est pas finie : le fichier ne dit que ce que vous savez." "The game has secrets and is not over: the file tells only what you know."
    GOODBYE "À bientôt !" "See you soon!"

    // Pages.
    PAGE_KEYS "flèches ou espace : tourner les pages   Échap : revenir" "arrows or space: turn pages   Esc: back"
    HELP_TITLE "Jouer au clavier" "Playing with the keyboard"
    HELP_ARROWS "flèches          aller d'un endroit à l'autre" "arrows           go from place to place"
    HELP_TAB "Tab, Maj-Tab     l'un après l'autre" "Tab, Shift-Tab   one after the other"
    HELP_ENTER "Entrée, espace   choisir" "Enter, space     choose"
    HELP_BACK "Échap, Retour    revenir d'un pas dans le geste" "Esc, Backspace   take back the last step of the gesture"
    HELP_UNDO "u                reprendre un coup" "u                take a move back"
    HELP_HINT "h                demander conseil à la machine" "h                ask the machine for a hint"
    HELP_TYPE ": coup Entrée    jouer en notation ; chiffres et autres lettres commencent aussi un coup" ": move Enter     play in notation; digits and other letters begin a move, too"
    HELP_RULES "r                lire les règles" "r                read the rules"
    HELP_SAVE "s                enregistrer la partie" "s                save the game"
    HELP_QUIT "q, Ctrl-C        quitter" "q, Ctrl-C        leave"
    HELP_SIGNS "Les signes du plateau" "The signs on the board"
    HELP_SIGNS_MORE "[ ] l'endroit choisi · ce qu'on peut choisir ; les pièces du même camp portent le même signe, ou une lettre écrite à sa façon. Un nombre derrière un signe dit combien il y en a." "[ ] where you are · what can be chosen; the pieces of a side carry the same sign, or a letter written in their way. A number behind a sign tells how many there are."
    HELP_NOTATION "La notation" "The notation"

    // Line by line.
    LINE_HELP "Écrivez un coup, ou : coups (ceux qui sont possibles), plateau, reprendre, conseil, règles, enregistrer FICHIER, aide, quitter." "Write a move, or: moves (what is possible), board, undo, hint, rules, save FILE, help, quit."
    LINE_MOVES "Coups possibles : {}" "Possible moves: {}"
    LINE_MORE "{} (et {n} ; « coups » les dit tous)" "{} (and {n}; \"moves\" tells all)"
    LINE_NAME "Dites dans quel fichier : enregistrer partie.txt." "Say which file: save game.txt."
    LINE_AGAIN "« rejouer » pour une autre partie, « enregistrer FICHIER » pour la garder, « quitter » pour finir." "\"again\" to play again, \"save FILE\" to save, \"quit\" to end."
    LINE_TURN "À {} de décider." "It is for {} to decide."

}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_said_in_both_languages() {
        for (name, word) in ALL {
            assert!(!word.text().is_blank(), "{name}");
            let holes = |words: &str| words.matches("{}").count();
            assert_eq!(holes(word.fr), holes(word.en), "{name}");
        }
    }

    #[test]
    fn lines_of_keys_fit_into_eighty_columns() {
        for word in [KEYS, KEYS_SHORT, KEYS_OVER, KEYS_WAIT, QUIT_KEYS, SAVE_KEYS, PAGE_KEYS] {
            for language in Language::ALL {
                assert!(word.get(language).chars().count() <= 80, "{}", word.en);
            }
        }
    }
}
