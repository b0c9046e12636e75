### Strategy tips, each with a position to play, in English. Every example is played by the SE rules.

help-tip-known = Do not try to know everything
help-tip-known-1 = Nobody can follow sixteen unseen men, and the best players do not try. Keep three things in view: where your king could be attacked, where the enemy’s pawns bar the way, and what has changed since you last knew.
help-tip-known-2 = A few careless moves lose nothing here, since the other side often does not notice them. A sound plan counts for more than a sharp move. In the example you know everything for one moment: Black moves first, and from then on you do not.
figure-tip-known = You are White; Black is to move.

help-tip-probe = Ask with the longest move
help-tip-probe-1 = Try the long step first and shorten it after each No. If the long one stands, you have gone far and know that the whole line is empty; if it is refused, you have asked something.
help-tip-probe-2 = In the example Black may play d7 to d5. Then the rook’s way to d8, to d7 and to d6 is a No each time, and d5 takes the pawn: three questions have found it. Remember that the other side hears each No and can count them.
figure-tip-probe = You are White; Black is to move. The rook asks.

help-tip-guard = Let your men guard one another
help-tip-guard-1 = You will not see an attack coming, so stand ready for it. A man that is guarded costs the enemy a man: the referee names the square of the capture, and you take back there without knowing what you take.
help-tip-guard-2 = In the example Black can take on e4 with the pawn or with the knight. The pawn on d3 takes back on e4 either way.
figure-tip-guard = You are White; Black is to move. The pawn on d3 guards e4.

help-tip-pawns = Step softly in front of pawns
help-tip-pawns-1 = Go where an enemy’s pawn can take, and the referee announces it: you have told the other side that you are there. An advancing pawn of your own can give such a pawn try, too. Look at your dummy pawns before you move forward, and have a guard ready.
help-tip-pawns-2 = The call works for you as well: a pawn try of the other side says that one of your men stands in front of one of its pawns. In the example the knight’s step to e5 gives Black two pawn tries.
figure-tip-pawns = You are White. Knight to e5 gives two pawn tries away.

help-tip-order = Spend your pawn tries in order
help-tip-order-1 = With one pawn try and four possible captures, three may fail; the fourth is then an error even if it was the right one. Begin with the likeliest, and leave out what your dummies make unlikely.
help-tip-order-2 = In the example one of Black’s pawns steps forward. If it was d7 to d5, you hear one pawn try. Try b5, e5 and g5 first, and d5 is lost for this turn.
figure-tip-order = You are White; Black is to move. Which capture do you try first?

help-tip-passing = Remember en passant
help-tip-passing-1 = A pawn that goes two squares past a pawn of the enemy gives a pawn try that lasts for one turn. If it is not taken, the next call has no try, and nothing on the board has changed: both players wonder why.
help-tip-passing-2 = If it is taken, the referee names the square of the captured pawn, but the capturer stands one square behind it. In the example, after c2 to c4 and the capture on c4, the black pawn stands on c3: your pawn try is there.
figure-tip-passing = You are White. Try c2 to c4.

help-tip-check = A check tells both sides something
help-tip-check-1 = You may give check without knowing it. Then the enemy knows a line on which your man stands, and often how to take it. Before a man of yours goes deep, see that it is guarded or that nothing can reach it.
help-tip-check-2 = It tells you, too: the check’s direction and your man’s square give the line on which the king stands. In the example queen to d8 gives check along the eighth row, and a rook on a8 takes her.
figure-tip-check = You are White; Black is to move. Is queen to d8 safe?

help-tip-count = Keep the count
help-tip-count-1 = When you capture, delete one dummy, even if you cannot tell which: the number matters more than the kind. When the other side had a pawn try and captures, put a dummy pawn on that square, unless a piece is likelier.
help-tip-count-2 = In the example Black has a pawn try on d4. If “Pawn captured on d4” comes, put a dummy pawn there. Take back with the queen, and delete it: fifteen are left.
figure-tip-count = You are White; Black is to move and has one pawn try.

help-tip-many = Come with more men than one
help-tip-many-1 = When many captures follow on one square, the side that begins comes out ahead if it also captures last. Count your own men that reach the square, and suppose that the enemy has thought of it as well.
help-tip-many-2 = In the example bishop and two rooks aim at d5, and two rooks guard it. You take three times, Black twice.
figure-tip-many = You are White. Three men against two guards of d5.

help-tip-run = Let a passed pawn run
help-tip-run-1 = Nobody sees your pawn walk. On a file without enemy pawns it is often on its last row before the other side suspects anything, and only the promotion is announced.
help-tip-run-2 = The same holds for the other side’s pawns: when few men are left, a quiet enemy is a running one. In the example the pawn needs three steps.
figure-tip-run = You are White. The pawn on a5 is on its way.

help-tip-king = Mate a king you cannot see
help-tip-king-1 = A rook that comes to a line without check has cut the board in two. A rook’s check gives the king’s file or row; a No to your king’s step says that the other king is near, or that a man attacks that square.
help-tip-king-2 = Narrow the part that is left, bring your own king behind the rook, and keep the rook away from squares that the enemy’s king could reach. Fifty moves are enough if you waste none.
figure-tip-king = You are White; Black is to move. King and rook against king.
