### What is said and refused at the board games besides chess.

say-check-only = Șah
say-promoted = Transformare pe { $square }
say-pass = { side-as-subject } nu poate muta și pasează
bad-game = Programul nu cunoaște un asemenea joc
bad-game-option = „{ $option }” nu este o opțiune a acestui joc sau nu se potrivește cu celelalte
bad-position = Poziția este greșită la caracterul { $at }
may-quick-draw = Remiză pe loc
may-quick-draw-hint = Încheie partida pe loc cu remiză, fără a întreba
demonstration = { side-as-subject } a refuzat remiza și trebuie să câștige { $missing ->
    [one] o piesă
    [few] { $missing } piese
   *[other] { $missing } de piese
  } mai mult decât cealaltă parte în { $left ->
    [one] următoarea mutare proprie
    [few] următoarele { $left } mutări proprii
   *[other] următoarele { $left } de mutări proprii
  }; altfel partida este remiză.
