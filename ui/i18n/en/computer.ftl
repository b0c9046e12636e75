## The computer as an opponent, and engines in its place

request-engine = Engine
request-engine-path = The engine’s file
request-engine-hint = A chess program of another maker, such as Stockfish, that speaks UCI; for Dumb Chess a Fairy-Stockfish. Write where its file is.
request-engine-open-only = Engines play regular chess and Dumb Chess only: they know no game in which something is hidden.
request-unrated-engine = Games against an engine are never rated.
request-board-level-option = Level { $level }
request-board-level-hint = Nine levels, the ninth the strongest. The lower ones look less far ahead and take risks.
computer-least = Thinks at least (seconds)
computer-offers-draws = The computer may offer draws

engine-fault-empty = Write where the engine’s file is.
request-fault-least = Write a number of seconds from 0 to 60.
bad-level = There is no such level in this game.
bad-least-time = The computer takes from 0 to 60 seconds for a move, at least.
computer-rated = In a rated game the computer plays as it began.
engine-absent = There is no such file.
engine-folder = This is a folder, not a program.
engine-not-a-program = This file is not a program that may be run.
engine-start = The engine does not start: { $detail }.
engine-variant-file = The file that describes the game to the engine could not be written: { $detail }.
engine-no-engine = No engine knows this game.
engine-pawns-backward = No engine knows pawns that step back.
engine-man = One of the men in this game cannot be described to an engine.
engine-unknown-game = This engine does not know the game, or not all of its men; a newer Fairy-Stockfish may.
engine-silent = The engine does not answer.
engine-deaf = The engine does not read what it is told.
engine-ended = The engine has ended by itself.
engine-long-line = The engine writes what makes no sense.
engine-illegal = The engine played what is no legal move.
warning-engine = The engine has lost the game. { $fault }

computer-label = The computer
computer-now = Level { $level }
computer-now-least = Level { $level } · { $least } s
computer-now-open = { $words }…
computer-now-hint = Changes the computer’s level, the time that it takes at least, and whether it offers draws
computer-now-engine = An engine
computer-sides = Change sides
computer-sides-hint = You go on with the computer’s men, and the computer with yours (F3)
computer-hurry = Move now
computer-hurry-hint = The computer plays the best move that it has found (Escape)
computer-title = The computer in this game
computer-change = Change
