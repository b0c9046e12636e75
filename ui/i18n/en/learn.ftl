### The help’s topics on the hidden game and the desk, in English. What the referee says is told as the SE rules have it.

## The game

help-idea = How the game is played
help-idea-1 = You see your own men and nothing of the enemy’s. Each side has a board of its own; the referee alone sees both armies.
help-idea-2 = When you are to move, try any move you like. A legal one stands, and the other side is to move. A refused one changes nothing on the board: you try again while your clock runs on. What you learn from refusals is half the game.
help-idea-3 = The aim is checkmate, as in chess. The referee says how the game ends, and the replay then shows both armies and everything that either side believed.
figure-seen-by-white = White’s board: own men, and paler dummies where White thinks that Black is.
figure-seen-by-referee = The referee’s board at the same moment. A knight stands on c6.

help-words = What the referee says
help-words-1 = These are the words of StrategicEncounter, the original program, whose rules are called SE for short. Other rule sets have words of their own, such as “Illegal” or “Nonsense”, and tell more or less; the game request lets you choose one.
help-words-2 = “White to move”, “Black to move”: the last try was legal, and this side is next.
help-words-3 = “No”: the try fails because of something that you cannot see. A man is in the way, your king would be in check, or there is nothing for the pawn to take. Both sides hear it.
help-words-4 = “Error”: the try could never be legal with your own men as they stand, wherever the enemy is. A bishop that moves like a rook is an error, and so is a man that jumps over one of yours. You alone hear it.
help-words-5 = “Pawn captured”, “Piece captured”: on the named square, which is framed on both boards. A piece is a queen, rook, bishop or knight. What captured it is never told.
help-words-6 = “Check” comes with its direction, and “pawn tries” with their number; both have topics of their own.
help-words-7 = “Promoted a pawn”: a pawn has reached its last row and become another man. Neither the man nor the square is told. The game request can switch this call off. Castling is never told.
figure-rook-asks = White tries the rook to a8: No, for a pawn stands on a5. To g1: Error, for White’s own king stands between. To a5 the move stands.
figure-capture-told = Black’s board after “Pawn captured on d5”. Whether a pawn or a piece took it, Black does not hear.

help-tries = Pawn tries
help-tries-1 = “2 pawn tries” means that the side to move has two legal captures by pawns. A pawn that could take on either side counts twice. Both sides hear the number, and neither hears where the captures are. If there is none, nothing is said.
help-tries-2 = Only legal captures count. A pawn that shields its king from a rook has no try, and in check only captures that end the check are counted. Taking en passant counts like any other capture.
help-tries-3 = You need not take. If you try, at most three pawn captures may fail in a turn; after that every further one is an error, unless captures by pawns are the only legal moves.
help-tries-4 = Without an announced pawn try every capture by a pawn is answered No.
help-tries-5 = By an option of the game request the referee tells only that there is a pawn try, without the number.
figure-three-tries = White to move hears “3 pawn tries”: d4 takes c5 or e5, g4 takes h5.
figure-pinned-pawn = White hears nothing of a pawn try: if e4 took d5, the rook would attack the king. The try is answered No.

help-checks = Checks and their directions
help-checks-1 = A check is told with the line on which the king is attacked. There are five: vertical, horizontal, left diagonal, right diagonal, and by a knight.
help-checks-2 = The diagonals are the board’s, the same for both players: the left one runs like the line from a8 to h1, the right one like the line from a1 to h8.
help-checks-3 = The man that gives check is not told, nor how far off it is. A queen on a column is vertical like a rook, and a pawn’s check is one of the two diagonals.
help-checks-4 = In a double check both directions are told. On your own board the king in check gets a ring with the direction drawn across it.
help-checks-5 = Most other rule sets say file, rank, long diagonal or short diagonal: of the two diagonals through the king, the long one has more squares.
figure-check-vertical = Vertical
figure-check-horizontal = Horizontal
figure-check-left-diagonal = Left diagonal
figure-check-right-diagonal = Right diagonal
figure-check-knight = By a knight

help-dummies = Dummies: your picture of the enemy
help-dummies-1 = Dummies are the paler men with a dashed ring. At the start one stands for each man of the enemy, where that man begins. From then on they move only when you move them; the referee never corrects them, not even after a capture. Keeping count is your art.
help-dummies-2 = Move: drag a dummy, or click it and then a square. You can do it at any time, also while the other side thinks, and it costs no turn.
help-dummies-3 = Add: drag a man from the enemy’s small men beside the board, or press it and then a square. Change: put another kind on a dummy that stands there.
help-dummies-4 = Delete: click the dummy and press the right button, press Delete on its square, or drag it off the board. One also goes when your own man comes to stand on its square.
help-dummies-5 = Undo and Redo, under the small men and in the menu Edit, take back any of these changes and make them again. The dummies are kept with the game, and the replay shows them over the truth.
figure-dummies-moved = White has heard a pawn try of Black’s and moved the dummies on d7 and g8. The pawn on e5 is still unknown.

help-ends = How a game ends
help-ends-1 = You win by checkmate, when the other side resigns, or when its time runs out while you still have the force to mate.
help-ends-2 = It is a draw by stalemate; by agreement; after fifty moves of both sides without a capture or a pawn move; when both sides have at most one knight or bishop left beside the king; and when a flag falls while the other side has no force to mate.
help-ends-3 = A position that comes back three times means nothing, since nobody could know it. Regular chess has that rule.
help-ends-4 = Before the second move a game can be broken off; it then has no result. After the end a minute more or the last move back can be asked for, if the game request allowed it.

help-sets = Rule sets
help-sets-1 = Kriegspiel was never played by one law. Nine published sets are offered, the SE rules first; they differ in what is told of captures, pawn tries and promotions, in the words of a refusal and in who hears them.
help-sets-2 = Both players see the set in the game request before they begin, and it stays with the game. You can also copy a set, change single rules and give it a name.

help-informs = Why a refusal informs
help-informs-1 = A refused try is no mistake: it is a question, and the answer is true. If a rook is refused the way to the eighth row, then a man stands in between, or the move would open a line to your king. You do not hear which; the next try can tell the two apart.
help-informs-2 = A legal move tells as much. Every square that a rook, bishop or queen has crossed was empty, and a king that was allowed to step somewhere is not attacked there.
help-informs-3 = A question has its price. Your clock runs, the three failed pawn captures are soon used up, the first legal try is your move whether you meant it or not, and under the SE rules the other side hears every No.

help-fog = Not the fog of war
help-fog-1 = In the game called fog of war, or dark chess, you see every square that your men could go to, and what stands there. Here you see no enemy at all; you hear what the referee says.
help-fog-2 = There, moves that you can enter are never refused, a king may walk into an attack, and the game ends when a king is taken. Here the rules of chess hold in full: the referee refuses what would leave your king in check, and the end is checkmate.

## At the board

help-moving = Moving men: drag or clicks
help-moving-1 = Drag a man to a square, or click it and then the square. The settings allow either way alone, or both. With the keys: go to a square with the arrows, press Enter, go on, press Enter.
help-moving-2 = With a mouse, dragging feels natural, but a finger that slips drops the man on the wrong square. Two clicks are safer: the man is put down only where you press.
help-moving-3 = On a touch pad, a light tap counts as a click, and one that you did not mean can make a move. Choose “Drag” in the settings, where a tap alone moves nothing, or switch tapping off in your system’s settings.
help-moving-4 = The dots show where a man could go if nothing hidden were in the way. They are a hint and no limit: you may drop a man on any square, and the referee answers. The menu Options switches them off.
help-moving-5 = To castle, move the king two squares. When a pawn reaches its last row you are asked what it becomes; under the SE rules a queen or a rook, unless the game request allows all four.
help-moving-6 = “Try moving men and dummies” in the menu Help is a board to try all this on: nobody answers, and nothing is kept.

help-advance = A move in advance
help-advance-1 = While the other side thinks you can enter your next move. Its man stands tinted on its target, and nobody hears of it. Press the man or Esc to withdraw it.
help-advance-2 = If the other side’s move brings no news, your move is played at once. At a capture, a check, a pawn try or any other announcement it is dropped, so that you can choose anew with what you know now.

help-typing = Typing moves and commands
help-typing-1 = Press / at the table and write a move: e2e4, Nf3, O-O, e7e8q. Letters of the men are those of your language.
help-typing-2 = Marks: “dummy n e5” adds a knight, “dummy e5 g4” moves it, “dummy -e5” deletes it, “undo” and “redo” as they say. Questions: “clock”, “log 5”, “tries”, “dummies”, “p n” for your knights, “x e4” for a square. The word “help” lists everything.

help-request = The game request
help-request-1 = The menu Game request, Ctrl+N and “Change…” on the start screen open it. It asks for the opponent, your colour, the time, the rule set and its options; the last request is kept for the next time.
help-request-2 = Promotions announced, the number of pawn tries announced and pawns that move backward are the original’s three options. A pawn that moves backward takes one straight step to an empty square, never takes so, and never reaches its first row.
help-request-3 = A time handicap gives the two sides different times. Such a game is never rated, and neither is one of two people at this machine.
help-request-4 = Under “More” you can name an event and give a start position as a FEN. Both players see that position before the first move. In it, Black may be the one to begin.

help-requests = Requests, and why accepting takes two presses
help-requests-1 = You can offer a draw, ask for your last move back, for the clocks to stop or run, or to adjourn. Asking takes one press, and so do declining and withdrawing.
help-requests-2 = A request of the other side can come at the very moment in which you click or press Enter for something else. So accepting takes two presses within two seconds, or by keys a question in between. The settings can make it one.
help-requests-3 = Requests always come in the same place, where no other button ever stands, and all that are open are listed there.
help-requests-4 = If you want to play undisturbed, the settings can decline every request unseen.

help-clocks = Clocks and warnings
help-clocks-1 = Each side has its own time, from 1.00 to 99.99 minutes. The increment is added after a completed move; a refused try costs time and earns nothing. A game can also be played without clocks, and they can be stopped by consent.
help-clocks-2 = Warnings come below 3, 2 and 1 minute and below 30 seconds: in the window, and as a notification when another window is in front.
help-clocks-3 = “+1 min” gives the other side a minute. It needs no answer.
help-clocks-4 = Whoever runs out of time loses. If the other side has at most one knight or bishop, it is a draw.

help-takeback = Taking a move back
help-takeback-1 = “Take back” asks the other side. When it is your turn, two half-moves go back: the other side’s and your own before it. When it is not your turn, only your own last move goes back.
help-takeback-2 = The clocks go back with the moves. What was heard stays heard, and your dummies stay where they are.
help-takeback-3 = If you move before there is an answer, your request is withdrawn; if the other side moves, it is declined. The computer agrees when the game is not rated.

help-adjourn = Adjourned games and going on
help-adjourn-1 = Everything is on disk as it is played. If the window is closed or the machine stops, the game waits under “Unfinished games” on the start screen and in the history, and “Go on” puts it back on the table.
help-adjourn-2 = “Adjourn” puts a game away by consent; the computer always agrees. The time in between is charged to nobody.
help-adjourn-3 = A running hidden game cannot be replayed: you can only go on with it.
help-interrupted = After an interruption
help-interrupted-1 = Every try, every mark and every announcement is written to disk before you are answered. If the window closes, the program stops or the power fails, begin again and press “Go on”: the game stands as it stood, with its clocks, its dummies and all that was heard.
help-interrupted-2 = If the disk is full or fails, the game goes on all the same and a warning says that its newest moves are not saved; they are written as soon as it can be done. If the file with your games is damaged, it is kept as it is, and the start screen offers to begin a new one.
help-interrupted-3 = In this version both seats of a game are at one machine, so there is no line that could break.

help-two = Two people at this machine
help-two-1 = After each move the board is hidden, and the screen asks the other player to sit down. Until that player presses Enter the clocks stand still, and nothing of either board can be seen.
help-two-2 = Each player has dummies and notes of their own. Whoever waits for an answer to a request hides the board and calls the other.

help-replay = Replaying a game
help-replay-1 = Both armies stand on one board. Click the board to step forward, right click to step back, or use the buttons, the slider, the list and the arrow keys. Play goes on by itself, at the speed that you choose.
help-replay-2 = White, Black and Referee choose whose words and refused tries you see. The referee saw everything.
help-replay-3 = “Options” sets the speed, how fast the men slide, and which letters stand over the men. Both clocks show what they showed at each step, and “Game information” the rules and the players.
help-letters = Letters and cubes in the replay
help-letters-1 = The true men stand on the board, and over them, as letters, what the players believed. A red letter is a dummy of the chosen side: there it thought its enemy was. A green letter is a dummy of its enemy: there the enemy thought the chosen side was. In the referee’s view the chosen side is White.
help-letters-2 = Choose the enemy’s, the friendly ones, both or none; “Pawns only” leaves out the letters of pieces. If both stand on one square, the green and the red one stand side by side. The choice is kept for the next replay.
help-letters-3 = Cubes are shown as small squares in the same colours: places where a player thought that a pawn might be as well. “Options” can leave them out.

help-kept = The history of your games
help-kept-1 = Every game that you begin is kept with all that was tried and said. The menu History lists them: search for a player or an event, filter by rules and result, sort by any column.
help-kept-2 = A finished game opens as a replay, an unfinished one goes on. Deleting a game asks once and is for good.

help-settings = Settings
help-settings-1 = Your name, the language, light or dark, larger text; the colours of the board and its coordinates; drag or clicks, and the dots; cubes and highlighted squares; tenths of a second; requests; the speed and the letters of a replay. Every change holds at once. The ? beside a heading opens the help on it.

## Set-up, practice, demo

help-setup = Setting up a position
help-setup-1 = “I” under the small men and the start screen open the set-up board. Choose your side and who moves first. “Clear board” leaves the two kings; “Standard set-up” puts all thirty-two men at home. Drag men from the left to the board and away from it.
help-setup-2 = A position can also be written or copied as a FEN. If it cannot be played, the screen says why, and what was on the board stays.
help-setup-3 = When it is done, “Set-up off” opens the game request with the position in it. Under “I”, “Reopen” brings the set-up board back as it was.

## Cubes and squares

help-cubes = Pawn marker cubes
help-cubes-1 = A dummy pawn stands where an enemy’s pawn most likely is. A cube is a small square of the enemy’s colour in the corner of a square: a place where a pawn may be as well, though less likely.
help-cubes-2 = At the start of every game cubes are off, so that nobody makes one by mistake. The button under the small men and the menu Options turn them on; the settings can remember that for the next game.
help-cubes-3 = While they are on, the right button adds a cube to a square and takes it away again, also where a dummy stands, but never on one of your own men. To move a cube, click it and then its new square.
help-cubes-4 = A cube can belong to a dummy pawn: click the cube, then hold Shift and click the pawn. When you choose the cube later, its pawn has a yellow outline. The same two presses part them again.
help-cubes-5 = A dummy that is selected goes first: the right button then deletes the dummy. Undo and Redo know the cubes, too; they are kept with the game, and the replay shows them.

help-cubes-use = A way to use the cubes
help-cubes-use-1 = You are White and have played d2 to d4. The referee says that Black has one pawn try. Either the pawn of the e-file stands on e5, or the one of the c-file on c5. You think of e5: the dummy goes there. Two cubes keep the other case: one on c5, tied to the dummy on c7, and one on e7, tied to the dummy on e5. Each cube says where its pawn is if you are wrong.
help-cubes-use-2 = Black takes: “Pawn captured on d4”. If no piece of Black’s could reach d4, a pawn stands there now, and one of the two files has lost its pawn. The dummy goes from e5 to d4, and one cube is enough: on e7, tied to the dummy on c7. Of these two squares one is empty, and you do not yet know which.
help-cubes-use-3 = If a piece may have taken, the pawn that gave the try has not moved. Leave the dummy on d4, for it is still the likeliest, and put cubes on the squares where that pawn would be then: c5 and e5, both tied to the dummy on d4.
help-cubes-use-4 = Cubes are questions. When an answer comes, a legal move across one of the squares or a new pawn try, move the dummy to the square that is left, and delete the cubes. Where you put the dummy and where the cube is yours to judge; the dummy belongs on the likelier square.
figure-cubes-try = One pawn try for Black. Dummy on e5; cubes on c5 and e7, drawn red here as in a replay.
figure-cubes-taken = A pawn has taken on d4, from e5 or from c5. The cube on e7 belongs to the dummy on c7.
figure-cubes-piece = A piece may have taken: cubes on c5 and e5 as well.

help-squares = Highlighted squares
help-squares-1 = The + under the small men marks squares to talk about. It is red while it is on. The first square that you click gets a red +, every further one a green +.
help-squares-2 = The right button takes a + away. If it was the red one, the next that you set is red again. Pressing the + under the small men once more ends it and takes all of them away.

help-demos = Demo games
help-demos-1 = “Watch a demo” on the start screen has three complete games. Step through one or let it play, as in a replay; the words beside the board say what each side heard and what it made of that.
help-demos-2 = Two switches change what you see: the dummies as letters over the true men, and the enemy always in black.

## Enemy always black

help-black = Enemy always black
help-black-1 = In a fast game one easily takes the enemy’s men for one’s own, above all when few are left. With this choice your men are always drawn white and the enemy’s always black, as on a map where the enemy keeps one colour from day to day. The settings and the menu Options turn it on.
help-black-2 = Only the drawing changes. The board is not mirrored: if you are really Black, your queen starts on a dark square, and you move second. The referee goes on to speak of White and Black as they really are.
help-black-3 = The outline of the small men tells your real colour: green if you are White and moved first, black if you are Black. Where a set-up position lets Black begin, Black’s outline is green.
help-black-4 = In a replay your own men stay white, so you need not remember which side you had.

help-mirror = Openings in the mirror
help-mirror-1 = Where the enemy sees nothing of your moves, most openings of White’s serve Black as well. For Black the king stands left of the queen, so what you see on your board is White’s opening in the mirror: what White plays with the pawns of queen and bishop at the left, you play with the same pawns at the right.
help-mirror-2 = With the enemy always black your men are white, and only the queen’s square tells which way round to play: a queen on a light square opens as White, one on a dark square in the mirror. The letters of the files stay the same: c4 becomes c5, d4 becomes d5.
figure-mirror-white = The pawns of queen and bishop, as White plays them.
figure-mirror-black = The same opening of Black’s, drawn with the enemy black: the queen stands on a dark square.

help-practice = The practice board
help-practice-1 = A board to try moves on, alone. “Practice board”, on the start screen and under “I”, begins from the standard position, from one of your own or from the set-up board; “Practice from here” in a replay begins from the step that is shown. The game request asks for the rules. You see both armies, and the referee answers as in a game.
help-practice-2 = A man that you choose has a red outline when its side is to move, and a green one when it would move out of turn; both are allowed. A man can also be put where it could never go, to rearrange the position. Only an ordinary No stays a No: a move that would leave its king in check, or a pawn’s capture of nothing.
help-practice-3 = With auto turn the sides move by turns; without it the side that has moved is to move again.
help-practice-4 = “End practice” asks how the game ends, and whether it is to be kept. Then you are back where you came from: in the replay, at the step that you left, or at the set-up board.

## More

help-regular = Regular chess
help-regular-1 = The game request also offers regular chess: both armies are shown, there are no dummies and nothing is hidden, and an illegal move is simply refused.
help-regular-2 = A pawn may become a queen, rook, bishop or knight, a position that comes back three times counts, and fifty moves without a capture or a pawn move do, too. The topics under “Chess” tell the rules.

help-levels = The computer’s levels
help-levels-1 = The computer plays by the same rules as you: it sees its own men, hears what its side hears, and never looks at the referee’s board. It keeps no dummies that you could see in the replay.

help-story = The history of the game
help-story-1 = Kriegspiel is German for war game. By the original’s account it began in Switzerland about 1811: figures and blocks stood for parts of armies and were moved over maps, and students of war learned from it to act on what little they knew of the enemy.
help-story-2 = The form that is played with chessmen came later in the nineteenth century. It is believed to be the work of Michael Temple, an English journalist. Each player has a board of his own, and on a third one, hidden from both, a referee keeps the true position.
help-story-3 = Clubs wrote down rules of their own. Those of the Gambit Club were printed in 1933; J. D. Williams wrote the RAND rules in 1950 and D. Moeser those of Cincinnati in 1977. Computers took the referee’s chair early: Unix had a kriegspiel program in 1986, and the Internet Chess Club plays the game as its wild 16.
help-story-4 = Leston Newbill, an American engineer, built a microprocessor version with rules of his own in the 1970s and finished StrategicEncounter for play over the Internet in 2012. Encounter follows it; SE, the first of its rule sets, is named after it.

help-tour = The tour
help-tour-1 = Eight short pages show what you see, what the referee says and what dummies are for. You can leave it at any page.

help-about = About Encounter
help-about-1 = The version, whose work the program stands on, and its licence.
