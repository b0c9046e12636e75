### What is said and refused at the board games besides chess.

say-check-only = Check
say-promoted = Promoted on { $square }
say-pass = { side-as-subject } cannot move and passes
bad-game = This program does not know such a game
bad-game-option = “{ $option }” is no choice of this game, or does not go with the others
bad-position = The position is wrong at character { $at }
may-quick-draw = Draw at once
may-quick-draw-hint = Ends the game in a draw at once, without asking
demonstration = { side-as-subject } refused a draw and must win { $missing ->
    [one] one man
   *[other] { $missing } men
  } more than the other side within { $left ->
    [one] one own move
   *[other] { $left } own moves
  }, or the game is drawn.
