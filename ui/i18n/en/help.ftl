### Help in English.

## Help

help-topics = Topics
help-idea = The idea
help-idea-1 = You see your own men and nothing of the enemy’s. Each side has a board of its own; the referee alone sees both armies.
help-idea-2 = You try moves. A legal one stands, and the other side is to move. A refused one tells you something: what you learn from refusals is half the game.
help-idea-3 = The aim is checkmate, as in chess. When the game is over, the replay shows both boards and everything that either side believed.
help-moving = Moving
help-moving-1 = Drag a man to a square, or click it and then the square; the settings choose which. You can also go to a square with the arrow keys and press Enter.
help-moving-2 = The dots show where a man could go if nothing hidden were in the way. They are a hint and no limit: you may drop a man on any square, and the referee answers.
help-moving-3 = To castle, move the king two squares. When a pawn reaches the last row you are asked what it becomes.
help-moving-4 = While the other side thinks you can enter a move in advance: its man stands tinted on its target and nobody hears of it. If the other side’s move brings no news, it is played at once; at a capture, a check, a pawn try or any other announcement it is dropped, and you choose anew. Press its man or Esc to withdraw it.
help-dummies = Dummies
help-dummies-1 = Dummies are the paler men: they stand where you think the enemy is. They begin on the enemy’s home squares and never move by themselves, not even after a capture. Keeping count is your art.
help-dummies-2 = Move them at any time, also while the other side thinks. Take one from the tray to add it; put another kind on a dummy to change it.
help-dummies-3 = To delete one, select it and press the right button, or drag it off the board. Undo brings it back.
help-words = What the referee says
help-words-1 = White, Black: this side is to move. The last try was legal.
help-words-2 = No: the try fails because of something that you cannot see. A man is in the way, your king would be in check, or there is nothing for the pawn to take.
help-words-3 = Error: the try could never be legal with your own men as they stand, wherever the enemy is.
help-words-4 = Pawn captured, piece captured: on the named square, which is framed. What captured it is never told.
help-words-5 = Check: vertical, horizontal, left diagonal (from a8 to h1), right diagonal (from a1 to h8), or by a knight. In a double check both are named.
help-words-6 = Promotion: a pawn has become another man. Neither the man nor the square is told.
help-tries = Pawn tries
help-tries-1 = “2 pawn tries” means that the side to move has two legal captures by pawns. Where they are is not told.
help-tries-2 = You need not take. If you try, at most three pawn captures may fail in a turn; after that every further one is an error.
help-tries-3 = By an option the referee tells only that there is a pawn try, without the number.
help-clocks = Clocks
help-clocks-1 = Each side has its own time; a refused try costs time and earns no increment. Warnings come below 3, 2 and 1 minute and below 30 seconds.
help-clocks-2 = Who runs out of time loses, unless the other side has no force to mate: then it is a draw. You can give the other side a minute.
help-clocks-3 = Time while the program was closed is charged to nobody.
help-requests = Requests
help-requests-1 = You can offer a draw, ask for your last move back, for the clocks to stop, or to go on later. Asking and declining take one press, accepting two: within two seconds, or by keys with a question in between.
help-requests-2 = A move that is taken back takes back position, clocks and requests. What was heard, the chat and the dummies stay: what was heard cannot be unheard.
help-requests-3 = Two people at one machine: who waits for an answer hides his board and calls the other. An adjourned game is gone on with from the start screen or the history. The options can reject all requests.
help-ends = How a game ends
help-ends-1 = By checkmate, resignation or time. It is a draw by stalemate, by agreement, after fifty moves without capture or pawn move, and when both sides have at most one knight or bishop left.
help-ends-2 = A position that comes back three times means nothing in the hidden game, since nobody could know it. Regular chess has that rule.
help-replay = Replay
help-replay-1 = Both armies stand on one board. Click the board to step forward, right click to step back, or use the buttons, the slider and the list.
help-replay-2 = White, Black and Referee choose whose words and refused tries you see. The referee saw everything.
help-replay-3 = Letters show what was believed: red ones where the chosen side thought its enemy was, green ones where its enemy thought the chosen side was. In the referee’s view the chosen side is White.
help-keys = Keys
quick-title = Quick help
quick-see = You see your own men. The paler ones are dummies: your picture of the enemy, yours to move.
quick-try = Try any move you like. The referee says whether it stands.
quick-words = “No” means that something hidden forbids it; “Error” that it could never be legal.
quick-dummies = Delete a dummy with the right button once it is selected, or drag it off the board.
quick-tries = “2 pawn tries”: your pawns have two legal captures. Three may fail in a turn.

## Keys

keys-place-everywhere = Everywhere
keys-place-table = At the table
keys-place-replay = In the replay
key-tab = Tab
key-enter = Enter
key-space = Space
keys-new-game = Ask for a new game
keys-help = Show the keys
keys-tab = Go to the next control
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
about-original = After StrategicEncounter by Leston Newbill, and the Kriegspiel rules of many hands since 1811.
about-men = The men are drawn by Colin M. L. Burnett (cburnett).
about-libraries = Built with shakmaty and chessgroundx, Tauri, SQLite, Svelte and Fluent.
about-licence = Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty.
no-start-title = The program cannot begin
no-start-again = Try again
