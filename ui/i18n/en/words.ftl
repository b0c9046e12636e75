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
        [se] StrategicEncounter (SE)
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
time-words = { $minutes } min{ $seconds ->
    [0] { "" }
   *[other] { " " }+ { $seconds } s a move
  }
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
fen-board = “{ $found }” (character { $at }) cannot be read: a board is written with the letters of men, digits from 1 to 8 and slashes.
fen-rank-length = Rank { $rank } does not have eight squares (character { $at }).
fen-ranks = The board does not have eight ranks (character { $at }).
fen-turn = The side to move must be w or b (character { $at }).
fen-castling = Castling rights are - or letters of KQkq, each once (character { $at }).
fen-en-passant = The en passant square is - or a square (character { $at }).
fen-count = A count of moves is a whole number below 100000 (character { $at }).
fen-rest = Nothing may follow the move number (character { $at }).
fen-pocket = “{ $found }” is no man that a reserve can hold (character { $at }).
fen-pocket-end = The reserves must end with ] (character { $at }).
fen-no-king = { side-as-subject } has no king.
fen-many-kings = { side-as-subject } has more than one king.
fen-many-men = { side-as-subject } has { $count } men; an army has 16 at most.
fen-many-men-in-all = There are { $count } men; both armies together have 32 at most.
fen-pawn-on-edge = A pawn stands on { $square }, on a first or last rank.
fen-enemy-in-check = { side-as-subject } is in check, but the other side is to move.
fen-castling-rook = { side-as-subject } cannot castle with a rook on { $square }: king and rook are not both at home.
fen-en-passant-pawn = No pawn can just have passed { $square }.
fen-over = The game would be over before it begins: { end-reason }.
fen-pawns = The position and the rules do not agree whether pawns may step back.
fen-reserves = The position has reserves, which these rules do not know.
fen-set-up-reserves = The set-up board has no reserves: leave the brackets and what is in them out.
name-missing = Write your name first.
bad-name-length = A name has 1 to 40 characters.
bad-name-characters = A name can hold only characters that show.
