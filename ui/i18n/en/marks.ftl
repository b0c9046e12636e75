# Marks of a player: dummies, cubes, highlighted squares, arrows and circles.

refused-mark-on-own-man-undo-mark = This mark cannot be undone now: one of your men stands there.
refused-mark-on-own-man-redo-mark = This mark cannot be made again now: one of your men stands there.
refused-mark-on-own-man = One of your men stands there: no dummy and no cube can.
refused-mark-off-board = That square is not on the board.
refused-no-mark-there = There is no such mark on that square.
refused-no-dummy-pawn = A cube is tied to a dummy pawn, and none stands there.
refused-bad-mark = That is no mark: an arrow leads to another square, and a dummy is a man of this game.
