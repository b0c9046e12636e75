### The set-up board, the aids under the small men and the free demo in Romanian.

## Board set-up

home-alone = Singur la tablă
home-set-up-hint = Orice poziție, ca să joci din ea sau să exersezi.
home-moving-hint = Încearcă cum se mută piesele și cele presupuse.
menu-set-up = Așezarea tablei
set-up-title = Așezarea tablei
set-up-hint = Trage piese sau apasă una și apoi câmpuri. Clicul drept scoate piesa de pe tablă.
set-up-men = { $side ->
    [white] Alb
   *[black] Negru
}
set-up-perspective = Joci cu
set-up-turn = Mută primul
set-up-clear = Golește
set-up-clear-hint = Rămân numai regii.
set-up-standard = Inițială
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
set-up-fen = Poziția ca text (FEN)
set-up-fen-take = Pune pe tablă
set-up-fen-copy = Copiază
set-up-fen-copied = Copiat.
set-up-fen-not-copied = Fereastra nu poate copia; selectează textul.
set-up-good = De aici poate începe o partidă.
set-up-practise = Exersează
set-up-off = Joacă de aici…

## The instructional aids: "I" under the small men

aids-label = Ajutoare
# După litera „I”, sub piesele mici: unul sau două cuvinte scurte.
aids-word = Altele
aids-hint = Ajutoare: exersează, așază o poziție, cere o partidă
aids-highlight = Evidențiază câmpuri (+)
aids-set-up = Așezarea tablei
aids-reopen = Redeschide așezarea tablei
aids-set-up-off = Încheie așezarea: joacă de aici…
aids-request = Cerere de joc
aids-leave-title = Partida ta continuă
aids-leave = Ceasul partidei tale merge mai departe cât timp ești la altă tablă. Meniul Fișier te aduce înapoi la partidă.
aids-leave-yes = Mergi totuși
aids-leave-no = Rămâi

## Moving men and dummies: a board to try it on

menu-try-moving = Încearcă mutarea pieselor
moving-title = Mutarea pieselor și a celor presupuse
moving-intro = Piesele tale sunt desenate plin; cele palide sunt presupuse, unde crezi că e inamicul. Nimic nu se păstrează.
moving-drag = Tragere
moving-drag-how = Ține apăsat pe o piesă și dă-i drumul deasupra unui câmp.
moving-click = Clicuri
moving-click-how = Apasă pe o piesă, apoi pe un câmp. Cea presupusă, aleasă, are un contur verde.
moving-delete = Șterge o piesă presupusă
moving-delete-how = Apasă pe ea, apoi butonul din dreapta; sau trage-o de pe tablă; sau mută peste ea.
moving-add = Adaugă o piesă presupusă
moving-add-how = Trage o piesă mică din stânga sau apasă pe ea, apoi pe un câmp.
moving-change = Schimbă o piesă presupusă
moving-change-how = Pune peste ea altă piesă mică.
moving-undo = Anulare
moving-undo-how = Săgețile din stânga sau Ctrl+Z și Ctrl+Y.
moving-enemy-black = Inamicul mereu negru
moving-enemy-black-hint = Piesele tale sunt desenate albe, oricare ar fi partea ta.
moving-restart = Așază din nou
