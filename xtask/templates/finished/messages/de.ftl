## Auf der Schachtel

sentence = Vier Zeichen in einer Reihe, und das vor dem anderen.
credits = Ein Spiel, das allen gehört.
notation = Ein Zug ist das Feld, das man belegt: b2.
ending-line = Vier in einer Reihe.
ending-full = Das Brett ist voll.

## Was geschieht

marked = { $who } belegt { $cell }.
