### The words of typed commands in English.

typed-word-undo = undo
typed-word-redo = redo
typed-word-clock = clock
typed-word-tries = tries
typed-word-dummies = dummies
typed-word-cubes = cubes
typed-word-resign = resign
typed-word-draw = draw
typed-word-takeback = takeback
typed-word-withdraw = withdraw
typed-word-abort = abort
typed-word-flip = flip
typed-word-help = help
typed-word-log = log
typed-word-dummy = dummy
typed-word-cube = cube
typed-word-tie = tie
typed-word-untie = untie
typed-word-plus = plus
typed-word-arrow = arrow
typed-word-circle = circle
typed-word-green = green
typed-word-red = red
typed-word-yellow = yellow
typed-word-quickdraw = quickdraw

## At the other board games

# The example is a move of White from the usual start of each game.
try-hint-board = { $game ->
    [dumb] b2b3 …{ " " }
    [sjakti] f2f3 …{ " " }
    [invasion] h5h6 …{ " " }
   *[other] { "" }
  }help lists more
try-answer-which = Which man does it become? Type its number: { $list }
try-quick-draw-confirm = Type ! once more to end the game in a draw at once.
try-answer-help-board = Moves: b2b3, b2-b3, b4b5q. In digits, on boards of fewer than ten columns: 5242 is row 5, column 2 to row 4, column 2; here rows are counted from the top and columns from the left, as White sees them; 0 or Esc begins again. Also pass, b@i4 (the bomb). Questions: clock, log 5, x e4 (a square). Game: d or draw, r or resign, ! (a draw at once, where that is allowed), takeback, flip (the board).
