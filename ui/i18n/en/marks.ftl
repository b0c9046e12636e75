# Marks of a player: dummies, cubes, highlighted squares, arrows and circles.

refused-mark-on-own-man-undo-mark = This mark cannot be undone now: one of your men stands there.
refused-mark-on-own-man-redo-mark = This mark cannot be made again now: one of your men stands there.
refused-mark-on-own-man = One of your men stands there: no dummy and no cube can.
refused-mark-off-board = That square is not on the board.
refused-no-mark-there = There is no such mark on that square.
refused-no-dummy-pawn = A cube is tied to a dummy pawn, and none stands there.
refused-bad-mark = That is no mark: an arrow leads to another square, and a dummy is a man of this game.

cell-cube = cube
cell-cube-tied = cube of the pawn on { $pawn }
cell-highlight = { $colour ->
    [red] red plus
   *[green] green plus
  }
cell-circle = { $colour ->
    [red] red circle
    [yellow] yellow circle
   *[green] green circle
  }
cell-arrow = { $colour ->
    [red] red arrow to { $to }
    [yellow] yellow arrow to { $to }
   *[green] green arrow to { $to }
  }
cell-doubt = this dummy cannot be right

tray-highlight = Highlight squares
tray-highlight-hint = Highlight squares: press squares to mark them with a plus; once more clears all
tray-cubes = Pawn marker cubes
tray-cubes-hint = A cube marks a square where an enemy pawn may stand

highlight-title = Highlighted squares
highlight-add = While the plus under the small men is red, press a square to mark it: the first with a red plus, the others with a green one.
highlight-remove = The right button removes a plus. After the red one is gone, the next is red.
highlight-end = Press the plus under the small men once more to move men again; it clears all highlighted squares. Undo brings them back.
highlight-skip = Do not show this again
highlight-close = Go on

menu-cubes-on = Turn pawn marker cubes on
menu-cubes-off = Turn pawn marker cubes off
menu-clear-drawings = Remove arrows and circles

settings-marks = Marks
settings-remember-cubes = Remember whether cubes are on
settings-remember-cubes-hint = Otherwise every game begins with pawn marker cubes off.
settings-skip-highlight-help = Do not show the instruction for highlighted squares
settings-point-out-dummies = Point out dummies that cannot be right
settings-point-out-dummies-hint = More than sixteen, a pawn on the first or last rank, a man on a square that yours has just crossed.

key-right-click = Right button
key-shift-click = Shift + left button
key-ctrl-right = Ctrl + right button
key-shift-right = Shift + right button
key-ctrl-shift-right = Ctrl + Shift + right button
keys-cube = Add or delete a cube, while cubes are on
keys-tie = Tie the chosen cube to a dummy pawn, or untie it
keys-draw-green = Circle a square, or drag an arrow, green
keys-draw-red = The same in red
keys-draw-yellow = The same in yellow

try-answer-cubes = Cubes: { $list }
try-answer-tied = { $cell } (of the pawn on { $pawn })
try-answer-no-cubes = No cube on the board.
