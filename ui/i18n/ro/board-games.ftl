### What is said and refused at the board games besides chess.

say-check-only = Șah
say-promoted = Transformare pe { $square }
say-pass = { side-as-subject } nu poate muta și pasează
bad-game = Programul nu cunoaște un asemenea joc
bad-game-option = „{ $option }” nu este o opțiune a acestui joc sau nu se potrivește cu celelalte
bad-position = Poziția este greșită la caracterul { $at }
may-quick-draw = Remiză pe loc
may-quick-draw-hint = Încheie partida pe loc cu remiză, fără a întreba
