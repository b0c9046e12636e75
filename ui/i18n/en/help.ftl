### Help in English: its page, quick help, the tour, the keys and the program itself. The topics stand in files of their own.

## Help

help-topics = Topics
help-keys = Keys
help-search = Search the help
help-found =
    { $count ->
        [0] No topic has these words. Try fewer, or the beginning of one.
        [one] { $count } topic
       *[other] { $count } topics
    }
help-back = Back: { $screen }
settings-help = Help: { $topic }
help-play = Play this position…
help-group-game = The game
help-group-desk = At the board
help-group-strategy = Strategy, with examples to play
help-group-chess = Chess
help-group-more = More
quick-title = Quick help
quick-see = You see your own men. The paler ones are dummies: your picture of the enemy, yours to move.
quick-try = Try any move you like. The referee says whether it stands.
quick-words = “No” means that something hidden forbids it; “Error” that it could never be legal.
quick-dummies = Delete a dummy with the right button once it is selected, or drag it off the board.
quick-drop = Drag a man, or click it and then a square. On a touch pad, where a light tap counts as a click, dragging alone is safer; the settings allow either or both.
quick-replay = In a replay, click the board for the next step and right-click for the one before. Letters show what each side believed.
quick-cubes = Cubes mark squares where an enemy pawn may also stand: turn them on under the small men, then add and delete with the right button.
quick-black = Enemy always black: your men are drawn white, the enemy’s black, whichever side you have. The outline of the small men tells your real colour.
quick-more = More: { $topic }
quick-tries = “2 pawn tries for White”: White’s pawns have two legal captures. After three that failed none may be tried in that turn.

## Tour

tour-offer = New to Kriegspiel? Eight short pages show how it goes.
tour-begin = Take the tour
tour-not-now = Not now
tour-skip = Skip the tour
tour-back = Back
tour-on = Next
tour-play = Play the computer…
tour-where = Page { $page } of { $pages }
tour-own = You see your own men
tour-own-text = These are yours, and they are really there. The paler men are dummies: they show where you think the enemy is. You may be wrong.
tour-referee = The referee sees both armies
tour-referee-text = The same moment on the referee’s board. A knight has already come out, and White does not know it. Nobody but the referee ever sees this board before the game is over.
tour-try = Try any move
tour-try-text = A legal move stands. “No” means that something hidden forbids it: from a1 to a8 a pawn stands in the way. “Error” means that your own men already forbid it, such as a rook that jumps over its king. After both you try again.
tour-told = What you are told
tour-told-text = Black’s board: one of its pawns has just been captured. The referee says “Pawn captured on d5” and the square is framed. What captured it, Black must guess.
tour-tries = Pawn tries
tour-tries-text = Before each turn the referee counts the legal captures by pawns and tells both sides. Here White hears “3 pawn tries”, but not where they are. Three failed attempts in a turn are allowed.
tour-check = Checks have a direction
tour-check-text = Vertical, horizontal, left diagonal, right diagonal, or a knight. This king hears “left diagonal”: the attacker stands somewhere on the line from c8 to h3.
tour-dummies = Move the dummies as you learn
tour-dummies-text = Drag them at any time, take more of the small men beside the board, delete one by selecting it and pressing the right button. Undo brings it back. The referee never corrects them.
tour-begin-page = Ready
tour-begin-page-text = After the game the replay shows everything: both armies, every refused try, and what each side believed. The menu Help has this tour, all topics and examples to play.

## Keys

keys-place-everywhere = Everywhere
keys-place-table = At the table
keys-place-help = In the help
keys-place-replay = In the replay
keys-or = or
key-tab = Tab
key-enter = Enter
key-space = Space
keys-new-game = Open the game request
keys-topic = Help on the screen that is shown
keys-help = Show the keys
keys-search = Search the help
keys-help-back = Go back to where you were
keys-tab = Go to the next field or button
keys-escape = Close a dialog or let go of a man
keys-square = Go to a square
keys-pick = Pick a man up, or put it down
keys-delete-dummy = Delete the dummy
keys-type = Type a move or a command
keys-undo = Undo the last mark
keys-redo = Make the undone mark again
keys-flip-table = Flip the board
keys-withdraw-advance = Withdraw a move in advance
keys-forward = One step forward
keys-back = One step back
keys-first = To the beginning
keys-last = To the end
keys-play = Play or pause
keys-flip = Flip the board
keys-copy-fen = Copy the position as a FEN

## About

about-title = About Encounter
about-version = Encounter { $version }
about-what = Chess with a hidden enemy and a referee who sees both boards.
about-original = After StrategicEncounter by Leston Newbill, and the published rules of Kriegspiel from several countries.
about-men = The classic men are drawn by Colin M. L. Burnett (cburnett), the plain ones by the authors of Encounter.
about-libraries = Built with shakmaty and chessgroundx, Tauri, SQLite, Svelte and Fluent.
about-licence = Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty.
no-start-title = The program cannot begin
no-start-again = Try again
