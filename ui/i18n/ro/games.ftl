### The board games besides chess, by their names in the program's list.

game-sjakti = Sjakti
game-dumb = Dumb Chess
game-invasion = Invasion

## Cererea de joc

request-game = Joc
request-game-kriegspiel = Kriegspiel: inamicul este ascuns
request-game-rules = Regulile jocului { $game }
request-game-start = Poziția de la început
request-start-text = Poziția de început, cum o scrie jocul
kept-starts = Poziții de început păstrate
kept-starts-none = Cea de mai sus
kept-starts-keep = Păstreaz-o sub numele
kept-starts-forget = Uită „{ $name }”
kept-starts-button = Păstrează
kept-starts-empty = Începutul obișnuit nu are nevoie de nume: scrie mai întâi o poziție.
too-many-own-starts = Sunt deja păstrate o sută de poziții: uită mai întâi una.
bad-name-own-starts = Numele are între 1 și 40 de caractere.
game-note-sjakti = Doi regi, patru războinici și dale care dispar. Amândoi văd tot.
game-note-dumb = Table mici, piese ciudate și regi care se iau. Amândoi văd tot.
game-note-invasion = Tancuri, parașutiști, o mare și câte o bombă. Amândoi văd tot.
game-sjakti-corners = Tablă
game-sjakti-corners-true = Sjakti: 49 de dale
game-sjakti-corners-false = Shakti: 45 de dale, fără colțuri
game-dumb-line-up = Piese
game-dumb-line-up-standard = Dumb Chess: ordinea obișnuită
game-dumb-line-up-shuffled = Dumb Chess, amestecat
game-dumb-line-up-dumber = Dumber Chess: piese trase la sorți
game-dumb-rows = Rânduri
game-dumb-columns = Coloane
game-dumb-en-passant = En passant: pionii pot merge două câmpuri la început
game-dumb-castling = Rocadă
game-dumb-rook = Singurul turn, cu rocadă pe cinci coloane
game-dumb-rook-king = Pe partea regelui
game-dumb-rook-queen = Pe partea damei, rocadă cum o desenează originalul
game-dumb-rook-queen-as-wide = Pe partea damei, rocadă ca pe tablele mai late
