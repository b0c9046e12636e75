### The set-up board, the aids under the small men and the free demo in Romanian.

## Board set-up

home-alone = Singur la tablă
home-set-up-hint = Orice poziție, ca să joci din ea sau să exersezi.
home-moving-hint = Încearcă cum se mută piesele și cele presupuse.
menu-set-up = Așezarea tablei
set-up-title = Așezarea tablei
set-up-hint = Trage piese din stânga sau apasă una și apoi câmpurile. Butonul din dreapta ia o piesă de pe tablă.
set-up-men = { $side ->
    [white] Alb
   *[black] Negru
}
set-up-perspective = Joci cu
set-up-turn = Mută primul
set-up-clear = Golește tabla
set-up-clear-hint = Rămân numai regii.
set-up-standard = Așezarea inițială
set-up-standard-hint = Toate cele 32 de piese acasă.
undo-change = Anulează ultima schimbare
redo-change = Refă schimbarea
set-up-castling = Rocade încă permise
set-up-castling-right = { $side ->
    [white] Alb
   *[black] Negru
} { $wing ->
    [short] O-O
   *[long] O-O-O
}
set-up-castling-not-home = Regele și turnul nu sunt amândoi acasă.
set-up-en-passant = En passant
set-up-en-passant-none = niciun câmp
set-up-fen = Poziția ca FEN
set-up-fen-take = Pune pe tablă
set-up-fen-copy = Copiază
set-up-fen-copied = Copiat.
set-up-fen-not-copied = Fereastra nu poate copia; selectează textul.
set-up-good = De aici poate începe o partidă.
set-up-off = Încheie așezarea…

## The instructional aids: "I" under the small men

aids-label = Ajutoare
# După litera „I”, sub piesele mici: unul sau două cuvinte scurte.
aids-word = Table
aids-hint = Ajutoare: exersează, așază o poziție, cere o partidă
aids-highlight = Evidențiază câmpuri (+)
aids-set-up = Așezarea tablei
aids-reopen = Redeschide așezarea tablei
aids-set-up-off = Încheie așezarea…
aids-request = Cerere de joc
aids-leave-title = Partida ta continuă
aids-leave = Ceasul partidei tale merge mai departe cât timp ești la altă tablă. Meniul Fișier te aduce înapoi la partidă.
aids-leave-yes = Mergi totuși
aids-leave-no = Rămâi

## Moving men and dummies: a board to try it on

menu-try-moving = Încearcă mutarea pieselor
moving-title = Mutarea pieselor și a celor presupuse
moving-intro = Încearcă aici: piesele tale, desenate plin, și cele presupuse, mai palide, cu inel întrerupt, acolo unde crezi că stă inamicul. Totul se poate pune oriunde, nimeni nu răspunde și nimic nu se păstrează.
moving-drag = Tragere
moving-drag-how = Apasă pe o piesă, ține butonul apăsat și dă-i drumul deasupra unui câmp.
moving-click = Clicuri
moving-click-how = Apasă pe o piesă, apoi pe un câmp. O piesă presupusă aleasă are un contur verde.
moving-delete = Șterge o piesă presupusă
moving-delete-how = Apasă pe ea și apoi butonul din dreapta, trage-o în afara tablei sau mută pe câmpul ei o piesă de-a ta.
moving-add = Adaugă o piesă presupusă
moving-add-how = Trage pe tablă una dintre piesele mici din stânga sau apasă pe ea și apoi pe un câmp.
moving-change = Schimbă felul unei piese presupuse
moving-change-how = Pune peste ea alta dintre piesele mici.
moving-undo = Anulare
moving-undo-how = Săgețile de sub piesele mici sau Ctrl+Z și Ctrl+Y.
moving-enemy-black = Inamicul mereu negru
moving-enemy-black-hint = Piesele tale sunt desenate albe, oricare ar fi partea ta.
moving-restart = Așază din nou
