### The replay of a finished game in English.

## Steps

replay-side = View
replay-side-white = White
replay-side-black = Black
replay-side-referee = Referee
replay-clocks = Clocks
replay-board = The board of the replay
replay-controls = Replay
replay-moves = Moves and announcements
replay-first = First
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-forward = Forward
replay-last = Last
replay-flip = Flip the board
replay-slider = Step
replay-seconds =
    { $seconds ->
        [one] { $seconds } second a step
       *[other] { $seconds } seconds a step
    }
replay-start = Start
replay-unknown-try = a try
replay-copy-fen = Copy FEN
replay-copied = Copied.
replay-not-copied = The clipboard cannot be reached.
replay-hint = Click the board to step forward, right click to step back.

## Marks over the truth

letters-label = Dummies as letters
letters-caption = Dummies
letters-enemy = Shown side’s (red)
letters-friendly = Other side’s (green)
letters-both = Both
letters-none = None
letters-legend = where { $name } believed the enemy to be
letters-pawns-only = Pawns only
letters-cubes = Cubes as small squares
letters-cubes-hint = Small squares where a player marked that a pawn might stand.
replay-cube =
    { $tone ->
        [enemy] { $cell }, red cube
       *[own] { $cell }, green cube
    }

## Options of the replay

replay-options = Options
replay-options-title = Options of the replay
replay-slide = Speed of sliding men
replay-slide-value =
    { $ms ->
        [0] they do not slide
       *[other] { $seconds } s from square to square
    }
replay-calibrate = Show a sliding man
replay-calibrate-hint = Men take this long to slide on every computer.
replay-calibrated = This slide took { $seconds } seconds.
replay-calibrated-still = Your system asks for less motion, so men do not slide.
replay-calibrated-none = At this speed men do not slide.
