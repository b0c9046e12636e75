### The games that can be watched, in English.

menu-demos = Watch a demo…
home-demo = Watch a demo
home-demo-hint = Three whole games with both players’ guesses.
demo-list-title = Watch a demo
demo-list-intro = Both armies are shown, with the letters of what each player believed about the other. Step through a game, or let it play by itself.
demo-title = Demo: { $name }
demo-others = Other demos
demo-letters = Dummies as letters
demo-enemy-black = Enemy always black

demo-mate = An attack out of sight
demo-mate-about = StrategicEncounter rules, 18 moves to mate: pawn tries, checks, and refusals that tell a lot.
demo-queen = The pawn that was not there
demo-queen-about = StrategicEncounter rules, 24 moves to resignation: a capture in passing that is looked for in the wrong place, a promotion, a king hunt.
demo-moving-about = No game: move your own men and the dummies as you like, to get the knack.
demo-english = Any?
demo-english-about = The English rules, 15 moves to mate: the question about pawn captures, asked and answered.

## An attack out of sight

demo-mate-start = White plays from the bottom. Red letters are where White thinks Black’s men stand, green ones where Black thinks White’s are.
demo-mate-try = Black hears that one of his pawns can capture. The e-pawn could take on d4 or f4: he puts the dummy on d4 and a cube on f4, the less likely of the two.
demo-mate-taken = Now White has a pawn try as well: the man on d4 is Black’s pawn, and the c-pawn can take it back.
demo-mate-check = Check on a diagonal. White moves the bishop’s dummy to b4: nothing else reaches that line.
demo-mate-slide = The check has gone and no king move was needed, so something stands between. Black’s bishop simply slides on until it meets it, on d2.
demo-mate-no = One pawn try, and two pawns that could have it. dxc5 is a NO; so it was exd5. A NO costs a little time and is heard by both.
demo-mate-plan = White cannot see the king, but castling is a fair guess. Bishop and knight are turned on h7, which White has highlighted.
demo-mate-guarded = Black tries to take on h7. The NO tells him that the bishop is guarded; the king steps aside. White now knows where that king is.
demo-mate-quiet = The strongest moves are silent. Nobody tells Black that the queen has come to h5.
demo-mate-discovered = The bishop steps off the file: check along it. Black tries fxg6 and Kh7, both NO, and goes back to g8.
demo-mate-end = Mate. Black’s letters show how late the danger was understood.

## The pawn that was not there

demo-queen-start = White plays from the bottom. Look at the letters: both players set out the enemy as they would play themselves.
demo-queen-try = Black hears of a pawn try and leaves it alone. To push past is an answer, too; only the chance to take is gone.
demo-queen-count = Black’s c-pawn has gone two squares. White hears “1 pawn try” and has several captures to choose from; cubes mark two of the squares.
demo-queen-ghost = cxb5 and exf5 are NO; the third try takes in passing. The capture is announced on c5, where Black’s pawn stood, while White’s pawn is on c6.
demo-queen-wrong = Black looks on c5: dxc5 is a NO. No pawn try had been announced to him, and two of his pawns guard c5. That silence says the pawn is elsewhere, but he goes on.
demo-queen-rook = Another capture by a pawn, on b7. Now Black knows what went past him.
demo-queen-guard = The knight clears the back rank, so that the queen guards the rook. It is all that can be done.
demo-queen-queen = The pawn takes the rook and becomes a queen; under these rules the promotion is announced to both.
demo-queen-cubes = White has moved a bishop next to a pawn without knowing it, and loses it. Such accidents belong to the game.
demo-queen-trade = Exchanges favour the side with more men. Each capture square is known, so the next capture there is nearly safe to try.
demo-queen-lift = The rook comes to g3 by way of e3. Black guesses something on that file and pushes the g-pawn.
demo-queen-tear = The bishop takes on g6 for two pawns: the king will stand in the open.
demo-queen-net = The queen gave check on the g-file; the king has gone to the corner. The rook can look for it on the h-file.
demo-queen-end = Two tries are refused. One answer is left, and it only delays the mate: Black resigns.

## Any?

demo-english-start = Under the English rules nobody is told of pawn captures unprompted. A player may ask “Any?”, and after “yes” he must try one.
demo-english-any = White’s pawn has come to d4. Black suspects as much and will ask.
demo-english-take = The answer was yes, and the first try stood. The referee names the square of a capture, but not what was taken.
demo-english-castle = Both kings are at home behind their pawns, on opposite sides. Neither player knows: Black’s letters have White castled on the other wing.
demo-english-forced = White asks, hears yes, and takes on d5. Had the answer been yes and the capture unwelcome, he would still owe a try.
demo-english-none = Black asked “Any?” and the answer was no. He takes with the knight instead.
demo-english-greed = The queen has won a whole rook. Greed is dangerous when the other queen is not seen.
demo-english-both = The bishop comes out with two threats, of which White hears nothing: against the queen in the corner and against c2.
demo-english-end = Black takes on c2 on the guess that White has castled there. It is mate.
