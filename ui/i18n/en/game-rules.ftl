### The rules of the other board games with diagrams to try, in English.

help-sjakti = Sjakti and Shakti
help-sjakti-1 = Christiaan Freeling made this game in 1982. Each side has a king and two warriors, and the board of seven by seven tiles shrinks under them. Where a tile is gone there is a hole, and nobody can stand there. White moves first; the aim is to checkmate the king. In a diagram you can make every legal move, for both sides in turn.
help-sjakti-2 = Sjakti, as it was described in 1995, has all 49 tiles. The later Shakti leaves out the four corners. Both begin with the same set-up.
help-sjakti-3 = Everything depends on what a man sees: in each of the eight directions the nearest tile that is left. Holes do not count, so it may be far off. An empty tile ends the view just as one with a man on it does.
help-sjakti-4 = The king, when he is not in check, goes to any empty tile that he sees. A warrior does the same; or, if the first two tiles in a direction are both empty, it may jump to the second, and then the first is gone for good. It never goes to a third. The tile that a man leaves stays.
help-sjakti-5 = A warrior gives check to the king whom it sees, from near or far, even if it could not move there itself. A tile between the two, empty or not, prevents it.
help-sjakti-6 = Only the king can answer a check, by a step to a neighbouring tile. A warrior on such a tile can be taken, unless another warrior or the other king would then see him there. Nothing can be put in between, and warriors take nothing. If there is no such step, it is checkmate.
help-sjakti-7 = The two kings must never see each other. That is why a king protects every warrior that he sees.
help-sjakti-8 = No move may leave its own king in sight of a warrior or of the other king; a jump may open just that line by taking its tile away. A jump that opens a line to the enemy’s king gives check.
help-sjakti-9 = A side that has no move and is not in check must pass. Nobody else may. The game is drawn when neither side can move any more, when only the two kings are left, when a position comes for the third time, or by agreement.
help-sjakti-10 = Strategy: a tile can only vanish when another lies beyond it, so a corner never does, and kings are safest near one. On the board without corners the tiles next to the missing ones, such as a2 and b1, last just as long. The tiles b2, b6, f2 and f6 are the gates of these shelters: keep one for your king and take the others away. Surprises succeed against beginners; experienced players often draw.
help-sjakti-11 = Two problems: White moves and wins at once.
help-sjakti-12 = Where these rules come from: the pass and the draw by repetition stand in the later rules alone. The draw when nobody can move, the draw of two bare kings and, for Sjakti, the set-up are the choice of Encounter, since nothing is known of them. Of the two problems the first moves are known, f2-c5 and f2-a7; the positions were built around them.
figure-sjakti-start = Sjakti: 49 tiles.
figure-shakti-start = Shakti: 45 tiles.
figure-sjakti-king = The king sees d1, a4 and d4, each across holes. He cannot go to d4, for the other king sees it from g7.
figure-sjakti-warrior = The warrior on a4 goes to c4, or jumps to f4, and then c4 is gone.
figure-sjakti-check = Check from a4, over two holes. The king can only step to b2.
figure-sjakti-between = No check: the tile b4 lies between. If the warrior steps there, it is mate, for its own king protects it from b1.
figure-sjakti-take = The warrior on a2 gives check and is not protected: the king takes it. b1 is no way out, for the warrior sees it.
figure-sjakti-protected = Checkmate: the king on a6 sees a2 across the holes and protects the warrior.
figure-sjakti-exposed = The warrior on c3 may step to d3. A jump to e3 would take d3 away and open the line from d7 to its own king.
figure-sjakti-pass = White sees no tile and is not in check: White passes.
figure-sjakti-key-1 = First problem: White moves and wins.
figure-sjakti-key-2 = Second problem: White moves and wins.

help-dumb = Dumb Chess
help-dumb-1 = A small game of Tommy’s Toys, 1995: chess on five or six rows of five to eight columns. White moves first, and whoever takes the enemy’s king has won.
help-dumb-2 = The pawns stand on the second row, the other men behind them. On five columns each side has a rook, a knight, a bishop, a queen and the king; on six a second rook; on seven a second bishop as well; on eight the men of chess. The row can be shuffled instead, alike for both sides.
help-dumb-3 = Knight, bishop, rook, queen and king move as in chess. A pawn goes one square ahead and takes one square diagonally ahead. With the option of en passant a pawn that stands where it began may go two squares if both are empty, and a pawn that could have taken it on the square between may do so in the very next move.
help-dumb-4 = A pawn that reaches the enemy’s home row becomes at once any of the kinds that this game began with, but neither pawn nor king. Several of a kind are allowed.
help-dumb-5 = Check is a warning and no more. You may stay in check, move into it, or put your king beside the other; the enemy may then take it, and need not.
help-dumb-6 = Castling is an option, and excludes the shuffle. King and rook must stand where they began, even if they have moved and come back, with nothing between them and the king not in check. Crossing an attacked square, and going to one, is allowed. One game may see several castlings. You castle by moving the king onto the rook.
help-dumb-7 = On six to eight columns the king goes two columns towards the rook, and the rook takes the square that he has crossed. On five columns there is one rook. On the king’s side, b is the king’s square and e the rook’s; they change to d and c. On the queen’s side the original’s drawing takes the king from e to b and the rook from a to c; an option castles there as on the wider boards, to c and d.
help-dumb-8 = The game is drawn as soon as any position comes back, by agreement, and when the side to move has no move. Whoever refuses a draw has to show something for it: within ten of his own moves his lead in men, pawns and king counted, must grow by at least one. If it does not, the game is drawn.
help-dumb-9 = Moves can be typed as in the original: press / and type row and column of the man, then row and column of its square, four digits without Enter. In these digits row 1 is the top row, Black’s home, unlike the labels beside the board, and column 1 the left one, as White sees the board. 0 or Esc begins again; if a pawn can become several things, type the number of one. Squares do as well: b2b3 or b2-b3. To castle, name the rook’s square.
help-dumb-10 = In place of a move, D offers a draw, R or F resigns, and ! ends the game in a draw at once, where that is allowed: in an unrated game against the computer or of two people here. Each is followed by Enter, and what ends the game is asked twice. F5 opens this page during a game.
help-dumb-11 = Where these rules come from: the original leaves open which men fill six and seven columns and in what order the men stand, whether both squares must be empty for the first step of two, and what happens when there is no move. There the rules above are the choice of Encounter.
figure-dumb-start = The start on six rows of five columns.
figure-dumb-start-wide = The start on eight columns.
figure-dumb-pawn = The pawn goes to c4 or takes on b4 or d4.
figure-dumb-promotion = On b5, or taking on a5, the pawn becomes a bishop, knight, queen or rook: the kinds of this game.
figure-dumb-passing = Black’s pawn has just gone from d5 to d3. White’s pawn takes it by going to d4.
figure-dumb-check = The king is in check. He may go to d1 all the same, and be taken there.
figure-dumb-king-taken = Two kings side by side: White takes and wins.
figure-dumb-castling-king = King’s side: move the king from b1 to e1.
figure-dumb-castling-queen = Queen’s side, as the original draws it: from e1 to a1.
figure-dumb-castling-wide = Eight columns: the king castles either way.

help-dumber = Dumber Chess
help-dumber-1 = Dumb Chess with men that change from game to game. One man less than there are columns is drawn from ten kinds, no kind twice, the same for both sides, and the back row is shuffled. Both sides get the same order. There is no castling; all other rules are those of Dumb Chess.
help-dumber-2 = Four of the ten are known from chess.
help-dumber-3 = The other six are met here only. The earl and the knight, the archer when it takes, and the joker and the mother when they hop pass over whatever stands in between.
help-dumber-4 = A wizard freezes every enemy that it touches, also diagonally, pawns and king included. A frozen man cannot move and gives no check. It is free as soon as no wizard of the enemy’s stands beside it at the beginning of its side’s turn. Two wizards that touch freeze each other and go on freezing others; one’s own wizard does no harm.
help-dumber-5 = If every man is frozen or blocked, there is no move and the game is drawn.
help-dumber-6 = An archer that reaches the enemy’s home row, by a step or a capture, becomes a queen, even if the game began without queens. A pawn may become an archer there, and then never moves again.
help-dumber-7 = Where these rules come from: the original says that wizards freeze, and no more of it; nor whether both sides get the same order, nor what happens when there is no move. What it says of the archer’s promotion can be read in two ways. There the rules above are the choice of Encounter.
figure-dumber-start = King, wizard, earl, duke and archer: one draw of many.
figure-dumber-knight = Knight: two squares along a line, then one to the side.
figure-dumber-bishop = Bishop: along the diagonals.
figure-dumber-rook = Rook: along rows and columns.
figure-dumber-queen = Queen: rook and bishop in one.
figure-dumber-earl = Earl: two squares in a straight line, in all eight directions, over anything.
figure-dumber-wizard = Wizard: one step, takes nothing. It freezes the rook on d4.
figure-dumber-joker = Joker: to any empty square of the board; takes nothing.
figure-dumber-archer = Archer: one step ahead; takes two squares ahead, over what stands between.
figure-dumber-duke = Duke: queen and knight in one.
figure-dumber-mother = Mother: to any empty square, or takes as a queen does. She cannot take the king on d5, for a pawn stands between.
figure-dumber-frozen = The wizard on b2 holds the king and the knight. Only the bishop can move.
figure-dumber-no-move = King, knight and pawn are all frozen: a draw.
figure-dumber-archer-queen = The archer takes on a5 and becomes a queen.

help-invasion = Invasion
help-invasion-1 = A war game on a board of ten by ten by Jean-Louis Cazaux, 2001. In the middle lies a sea of four by four squares, where nobody can stand. Each side has its headquarters, two flags, two commandos, two paratroopers, two tanks, twelve troopers, and one bomb beside the board.
help-invasion-2 = The nine men beside the troopers fill the camp of three by three squares in the corner, and the troopers the two passages beside the sea. White begins at the lower right and moves first. You can begin from a position of your own.
help-invasion-3 = You win by checkmate of the enemy’s headquarters, when the enemy has no legal move at all, or when one of your flags stands on the corner of the enemy’s headquarters: a10 for White, j1 for Black. The corner must be empty, for flags take nothing.
help-invasion-4 = Headquarters: leap to an empty square one or two squares away, over anything but the sea, and take nothing. They may never be left attacked.
help-invasion-5 = Flag: one or two squares in a straight line over empty land; takes nothing. A flag that reaches one of the two red corners, a1 or j10, lights the bomb of its side.
help-invasion-6 = Commando: moves like a knight, and takes like a queen. Paratrooper: moves one square like a king and takes like a queen; once in the game each may fly five squares or more in a straight line to an empty square, over men and sea alike.
help-invasion-7 = Tank: up to five squares along a row or a column, over everybody in its way. Friend and foe alike are gone, on the square where it stops, too. Only the sea, the edge and its own headquarters stop it. Against headquarters it therefore gives check through whatever stands between.
help-invasion-8 = Trooper: one step along a row or a column to an empty square; takes one square diagonally. Whoever enters the enemy’s camp must become a commando or a paratrooper, with a flight of its own.
help-invasion-9 = Bomb: once it is lit, dropping it is a turn of its own, from the next turn on. Choose any land square where no headquarters stand: all men on it and on the squares around it are gone, one’s own as well, but never headquarters. Each side has one bomb.
help-invasion-10 = No move may leave one’s own headquarters attacked. The game is drawn when a position comes for the third time, after a hundred moves of each side in which nothing was taken, promoted, lit or dropped, when only the headquarters are left without a lit bomb, or by agreement.
help-invasion-11 = Where these rules come from: the inventor’s page leaves several things open. These are the choice of Encounter: which man stands where in the camp, and that White moves first; flights go in eight directions and each paratrooper has one; a tank may stop anywhere on its way; troopers go in all four directions; a bomb stays lit when its flag is gone; a side without a move loses, in check or not; and the draws, of which the page says nothing.
figure-invasion-start = The set-up.
figure-invasion-hq = The headquarters on c6 leap up to two squares. They cannot go to e8: only sea lies between.
figure-invasion-flag = The flag on a3 can light White’s bomb on a1. White then drops it in a later turn.
figure-invasion-corner = Black’s headquarters have left their corner. The flag goes to a10 and wins.
figure-invasion-commando = The commando leaps like a knight, or takes on c3 and e9.
figure-invasion-paratrooper = The paratrooper steps, takes on c8, or flies to c10, h10, i5 or j5. The sea keeps it from taking on h5.
figure-invasion-tank = The tank on b3 may stop up to five squares away. On its way to b8 it crushes the trooper of its own side on b4 and the enemy’s on b5.
figure-invasion-tank-check = Check: the tank on j6 reaches j1, even through its own trooper.
figure-invasion-trooper = The trooper on c7 steps, takes on b8 or d8, and becomes a commando or a paratrooper when it enters the camp, on c8 or b8.
figure-invasion-bomb = White’s bomb is lit, and the paratrooper on j4 gives check. Leap away, or drop the bomb on j4 or beside it.
figure-invasion-mate = Checkmate: three commandos leave no square.
figure-invasion-stalemate = Black is not attacked and has no move: White has won here, too.

## Diagrams to try moves on

help-group-boards = Other board games
try-check = { $turn }, in check
try-drop = Drop the bomb
try-pass = Pass
try-show = Show the move
try-back = Take back
try-again = From the start

## Keys and typed moves

keys-place-boards = Typed at the other board games
keys-digits = A move in four digits: row and column of the man, then of its square. These digits count rows from the top. Not at Invasion, which has ten
keys-digits-again = Begin the move again
keys-board-draw = Offer a draw (then Enter)
keys-board-resign = Resign (Enter, and once more)
keys-board-quick-draw = End an unrated game in a draw at once (Enter, and once more)
keys-board-rules = The rules of the game
