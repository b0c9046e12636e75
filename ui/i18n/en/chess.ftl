### The rules of chess with diagrams, in English.

help-chess-board = The board and the start
help-chess-board-1 = Each player has a king, a queen, two rooks, two bishops, two knights and eight pawns. The board lies so that each player has a light square at the right of the nearest row.
help-chess-board-2 = The two queens face each other on the d-file, the white one on a light square and the black one on a dark one. White moves first; after that the players take turns, one move each.
help-chess-board-3 = The columns are called files and have letters, a to h from White’s left; the rows are called ranks and have numbers, 1 to 8 from White’s side. Squares of one colour that touch at their corners form a diagonal. Each square is named by its file and its rank, such as e4.
figure-start = The start position.

help-chess-men = How the men move
help-chess-men-1 = A man moves to an empty square, or to a square with a man of the enemy, which is thereby captured and leaves the board. No man but the knight passes over another. The dots show where the man on d4 can go.
help-chess-men-2 = The rook goes along its file or its row, the bishop along its diagonals, and the queen along all of these, as far as nothing stands in the way.
help-chess-men-3 = The king goes one square in any direction, but never to a square that the enemy attacks.
help-chess-men-4 = The knight goes two squares along a file or a row and then one to the side. It alone jumps over other men.
figure-reach-rook = The rook: its own pawn on d6 stops it; the black knight can be taken.
figure-reach-bishop = The bishop: its own pawn on f6 stops it, the black pawn on b2 can be taken.
figure-reach-queen = The queen: a rook and a bishop in one.
figure-reach-king = The king: the black rook keeps it off the e-file.
figure-reach-knight = The knight: the pawns around it are no obstacle.

help-chess-pawns = Pawns
help-chess-pawns-1 = A pawn goes straight ahead, one square at a time, and only to an empty one. From the square where it began it may go two.
help-chess-pawns-2 = It captures one square diagonally ahead and in no other way.
help-chess-pawns-3 = En passant: if a pawn has just gone two squares and stands beside a pawn of the enemy, that pawn can take it as if it had gone only one. This is possible in the very next move and never later.
help-chess-pawns-4 = Promotion: a pawn that reaches the last row becomes at once a queen, rook, bishop or knight of its own colour. Under the SE rules it becomes a queen or a rook, unless the game request allows all four.
figure-pawn-steps = From its first square: one step or two.
figure-pawn-takes = The pawn takes c5 or e5; the pawn on d5 blocks its way.
figure-en-passant = Black has just moved d7 to d5. White’s pawn takes it and comes to stand on d6.
figure-promotion = On e8 the pawn becomes another man.

help-chess-castling = Castling
help-chess-castling-1 = Once in a game the king can move two squares towards a rook, and that rook then stands on the square that the king has crossed. Neither of the two may have moved before, and nothing may stand between them.
help-chess-castling-2 = The king never castles out of check, across an attacked square or into check. The rook may be attacked, or cross an attacked square.
help-chess-castling-3 = What bars castling only now, such as an attack on one of the three squares or a man in between, may be gone later; a king or a rook that has moved bars it for good.
figure-castling = The king can castle to g1 or c1.
figure-castling-barred = No castling here: the black rook attacks f1, and a knight stands on b1.
figure-castled-short = After castling on the king’s side: king on g1, rook on f1.
figure-castled-long = After castling on the queen’s side: king on c1, rook on d1.

help-chess-mate = Check and checkmate
help-chess-mate-1 = A king that is attacked is in check. Its side must end the check at once: by taking the attacker, by moving the king away, or by putting a man in between. No move may leave one’s own king in check.
help-chess-mate-2 = If there is no such move, it is checkmate and the game is lost. The king itself is never captured.
help-chess-mate-3 = In a discovered check a man moves away and opens the line of another. If the man that moved gives check as well, it is a double check, and only a move of the king can end it.
help-chess-mate-4 = A game is also won when the other side resigns, or when its time runs out while you still have the force to mate.
figure-mate = Checkmate: the rook attacks the king, and its own pawns leave it no way out.
figure-discovered = Wherever the knight goes, it opens the rook’s line: discovered check. From f6 it gives check as well: double check.

help-chess-draws = Draws
help-chess-draws-1 = Stalemate: the side to move is not in check and has no legal move. The game is drawn.
help-chess-draws-2 = A game is drawn by agreement, and when neither side has men enough for mate: a king with a knight or a bishop alone cannot mate a lone king. It is a draw, too, when one side’s time runs out and the other has no force to mate.
help-chess-draws-3 = Chess also knows draws by fifty moves of both sides without a capture or a pawn move, and by the same position three times. What of this holds in a hidden game depends on the rule set; for the SE rules see “How a game ends”.
figure-stalemate = Stalemate: Black is to move, is not in check, and cannot move.
