# Marcajele unui jucător: piese presupuse, cuburi, câmpuri evidențiate, săgeți și cercuri.

refused-mark-on-own-man-undo-mark = Marcajul nu poate fi anulat acum: acolo stă o piesă a ta.
refused-mark-on-own-man-redo-mark = Marcajul nu poate fi refăcut acum: acolo stă o piesă a ta.
refused-mark-on-own-man = Acolo stă o piesă a ta: nu încape nicio piesă presupusă și niciun cub.
refused-mark-off-board = Câmpul acela nu este pe tablă.
refused-no-mark-there = Pe câmpul acela nu este un asemenea marcaj.
refused-no-dummy-pawn = Un cub se leagă de un pion presupus, iar acolo nu stă niciunul.
refused-bad-mark = Acesta nu este un marcaj: o săgeată duce la alt câmp, iar o piesă presupusă este una din piesele jocului.

cell-cube = cub
cell-cube-tied = cubul pionului de pe { $pawn }
cell-highlight = { $colour ->
    [red] plus roșu
   *[green] plus verde
  }
cell-circle = { $colour ->
    [red] cerc roșu
    [yellow] cerc galben
   *[green] cerc verde
  }
cell-arrow = { $colour ->
    [red] săgeată roșie spre { $to }
    [yellow] săgeată galbenă spre { $to }
   *[green] săgeată verde spre { $to }
  }
cell-doubt = piesa presupusă nu poate fi aici

tray-highlight = Evidențiază câmpuri
tray-highlight-hint = Evidențiază câmpuri: apasă pe câmpuri ca să le marchezi cu un plus; încă o apăsare aici le șterge pe toate
tray-cubes = Cuburi pentru pioni
tray-cubes-hint = Un cub arată un câmp pe care poate sta un pion inamic

highlight-title = Câmpuri evidențiate
highlight-add = Cât timp plusul de sub piesele mici este roșu, apasă pe un câmp ca să îl marchezi: primul cu un plus roșu, celelalte cu unul verde.
highlight-remove = Butonul din dreapta șterge un plus. După ce a dispărut cel roșu, următorul este roșu.
highlight-end = Apasă din nou plusul de sub piesele mici ca să muți iar piesele; câmpurile evidențiate se șterg toate. Anularea le aduce înapoi.
highlight-skip = Nu mai arăta asta
highlight-close = Continuă

menu-cubes-on = Activează cuburile pentru pioni
menu-cubes-off = Dezactivează cuburile pentru pioni
menu-clear-drawings = Șterge săgețile și cercurile

settings-marks = Marcaje
settings-remember-cubes = Ține minte dacă sunt active cuburile
settings-remember-cubes-hint = Altfel fiecare partidă începe fără cuburi pentru pioni.
settings-skip-highlight-help = Nu arăta instrucțiunile pentru câmpuri evidențiate
settings-point-out-dummies = Arată piesele presupuse care nu pot fi corecte
settings-point-out-dummies-hint = Mai mult de șaisprezece, un pion pe prima sau ultima linie, o piesă pe un câmp peste care tocmai a trecut una de-a ta.

key-right-click = Butonul din dreapta
key-shift-click = Shift + butonul din stânga
key-ctrl-right = Ctrl + butonul din dreapta
key-shift-right = Shift + butonul din dreapta
key-ctrl-shift-right = Ctrl + Shift + butonul din dreapta
keys-cube = Adaugă sau șterge un cub, cât timp cuburile sunt active
keys-tie = Leagă cubul ales de un pion presupus sau îl dezleagă
keys-draw-green = Încercuiește un câmp sau trage o săgeată, cu verde
keys-draw-red = La fel, cu roșu
keys-draw-yellow = La fel, cu galben

try-answer-cubes = Cuburi: { $list }
try-answer-tied = { $cell } (al pionului de pe { $pawn })
try-answer-no-cubes = Niciun cub pe tablă.
