### Words that stand in many places, and what goes wrong, in English. The program speaks and notifies with the same texts.

## Screens

menu-label = Screens
screen-home = Start
screen-table = Table
screen-history = History
screen-replay = Replay
screen-settings = Settings
screen-sets = Rule sets
screen-help = Help

## Sides, rules and levels

side-white = White
side-black = Black
rules-name =
    { $rules ->
        [se] SE (StrategicEncounter)
        [english] English
        [traditional] Traditional
        [berkeley] Berkeley
        [berkeley_any] Berkeley + Any
        [cincinnati] Cincinnati
        [wild16] Wild 16
        [rand] RAND
        [crazykrieg] CrazyKrieg
        [chess] Regular chess
       *[other] { $rules }
    }
rules-short =
    { $rules ->
        [se] SE
       *[other] { rules-name }
    }
rules-note =
    { $rules ->
        [se] Captures, checks by direction and pawn tries are told to both. Three pawn tries a turn.
        [english] You ask “Any?” and then owe one pawn capture. Captured men are not named.
        [traditional] The Eastern rules: you ask “Any?”, and en passant is named.
        [berkeley] Nothing is said of pawn captures. Both hear every answer.
        [berkeley_any] Berkeley with the question “Any?”, heard by you alone.
        [cincinnati] “Pawn capture” is told while there is one; pawn or piece is named.
        [wild16] The number of pawn tries is told. Refusals are heard by the mover alone.
        [rand] The squares of pawn tries are named. You may ask what a move cost.
        [crazykrieg] Captured men go into a public reserve and may be dropped.
       *[other] A set of its own.
    }
level-word =
    { $level ->
        [1] beginner
        [2] casual
        [3] careful
        [4] skilled
        [5] expert
       *[other] master
    }
level-note =
    { $level ->
        [1] Tries whatever comes to its mind.
        [2] Recaptures and uses its pawn tries, else moves as it comes.
        [3] Weighs boards that fit everything it has heard.
       *[other] Thinks longer than the levels below.
    }
time-none = No clock
time-just-now = just now

## Dialogs and errors

dialog-close = Close
dialog-cancel = Cancel
dialog-keep = Keep it
error-store = The stored games could not be read or written: { $detail }
error-no-such-game = That game is not here any more, or does not allow this now.
name-fault-empty = Write a name of 1 to 40 characters.
name-fault-long = A name has at most 40 characters; this one has { $count }.
bad-terms-start = This position cannot be used: { $detail }.
name-missing = Write your name first.
bad-name-length = A name has 1 to 40 characters.
bad-name-characters = A name can hold only characters that show.
