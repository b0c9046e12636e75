### The practice board in English.

log-placed = Placed by hand: { $man }, { $from } → { $to }
refused-no-man-there = No man stands there that could go elsewhere.
refused-king-stays = A king cannot be taken off the board.
refused-both-in-check = Both kings would be in check.
refused-pawn-on-edge = A pawn cannot stand on a first or last rank.
refused-over-there = The game would be over on that position.
refused-check-first = The side to move is in check: it must answer before the other side moves.

practice-title = Practice board
practice-word = Practice
practice-told = You see both armies and move both sides, in turn or out of it. What is no move puts the man on its square by hand; only a No of the referee holds it back.
practice-start = Start practice
practice-here = Practice from here
practice-here-hint = Opens a practice board with this position; afterwards you come back here
practice-auto-turn = Auto turn
practice-auto-turn-on = The turn changes by itself; either side may be moved.
practice-auto-turn-off = The side that moved is to move again.
practice-end = End practice
practice-end-title = End the practice game
practice-end-told = How does it end?
practice-end-resign = { side-as-subject } resigns
practice-end-draw = Draw
practice-end-abort = Break off
practice-save-title = Save the practice game?
practice-save-told = A saved practice game is kept in the history and can be replayed.
practice-save-yes = Save
practice-save-no = Do not save
home-practice-hint = Both armies open, all moves yours: try out what you like.
aids-practice = Practice board
aids-auto-turn = Auto turn
aids-end-practice = End practice board
