### The set-up board, the aids under the small men and the free demo in English.

## Board set-up

home-alone = At the board alone
home-set-up-hint = Any position, to play from or to practise.
home-moving-hint = Try how men and dummies are moved.
menu-set-up = Board set-up
set-up-title = Board set-up
set-up-hint = Drag men, or press one and then squares. A right click takes one away.
set-up-men = { $side ->
    [white] White
   *[black] Black
}
set-up-perspective = You are
set-up-turn = Moves first
set-up-clear = Clear board
set-up-clear-hint = Only the kings stay.
set-up-standard = Standard set-up
set-up-standard-hint = All 32 men at home.
undo-change = Undo the last change
redo-change = Redo the change
set-up-castling = Castling still allowed
set-up-castling-right = { $side ->
    [white] White
   *[black] Black
} { $wing ->
    [short] O-O
   *[long] O-O-O
}
set-up-castling-not-home = King and rook are not both at home.
set-up-en-passant = En passant on
set-up-en-passant-none = no square
set-up-fen = Position as text (FEN)
set-up-fen-take = Put on the board
set-up-fen-copy = Copy
set-up-fen-copied = Copied.
set-up-fen-not-copied = The window may not copy; select the text instead.
set-up-good = A game can begin from this position.
set-up-practise = Practise
set-up-off = Play from here…

## The instructional aids: "I" under the small men

aids-label = Instructional aids
# After the letter "I", under the small men: one or two short words.
aids-word = More
aids-hint = Instructional aids: practise, set a position up, ask for a game
aids-highlight = Highlight squares (+)
aids-set-up = Board set-up
aids-reopen = Reopen board set-up
aids-set-up-off = Set-up off: play from this position…
aids-request = Game request
aids-leave-title = Your game goes on
aids-leave = The clock of your game runs on while you are at another board. The menu File brings you back to the game.
aids-leave-yes = Go all the same
aids-leave-no = Stay

## Moving men and dummies: a board to try it on

menu-try-moving = Try moving men and dummies
moving-title = Moving men and dummies
moving-intro = Your men are drawn in full; the paler ones are dummies, where you believe the enemy to be. Nothing is kept.
moving-drag = Drag
moving-drag-how = Press a man, keep the button down, let go over a square.
moving-click = Two clicks
moving-click-how = Click a man, then a square. A chosen dummy has a green outline.
moving-delete = Delete a dummy
moving-delete-how = Click it, then press the right button; or drag it off the board; or move onto it.
moving-add = Add a dummy
moving-add-how = Drag a small man from the left, or click it and then a square.
moving-change = Change a dummy
moving-change-how = Put another small man on it.
moving-undo = Undo
moving-undo-how = The arrows at the left, or Ctrl+Z and Ctrl+Y.
moving-enemy-black = Enemy always black
moving-enemy-black-hint = Your men are drawn white, whichever side you have.
moving-restart = Set up again
