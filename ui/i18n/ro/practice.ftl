### Tabla de exersare, în română.

log-placed = Așezat cu mâna: { $man }, { $from } → { $to }
refused-no-man-there = Acolo nu stă nicio piesă care să poată fi mutată.
refused-king-stays = Regele nu poate fi luat de pe tablă.
refused-both-in-check = Ambii regi ar fi în șah.
refused-pawn-on-edge = Un pion nu poate sta pe prima sau pe ultima linie.
refused-over-there = În poziția aceea partida s-ar fi încheiat deja.
refused-check-first = Partea la mutare este în șah: trebuie să răspundă înainte ca adversarul să mute.

practice-title = Tabla de exersare
practice-word = Exersare
practice-told = Vezi ambele armate și muți pentru ambele părți, la rând sau nu. Ce nu este o mutare așază piesa cu mâna pe câmp; numai un „Nu” al arbitrului o oprește.
practice-start = Începe exersarea
practice-here = Exersează de aici
practice-here-hint = Deschide o tablă de exersare cu această poziție; apoi te întorci aici
practice-auto-turn = Mutare pe rând
practice-auto-turn-on = Rândul trece singur; poți muta oricare parte.
practice-auto-turn-off = Partea care a mutat este din nou la mutare.
practice-end = Încheie exersarea
practice-end-title = Încheierea partidei de exersare
practice-end-told = Cum se încheie?
practice-end-resign = { side-as-subject } cedează
practice-end-draw = Remiză
practice-end-abort = Anulează partida
practice-save-title = Păstrezi partida de exersare?
practice-save-told = O partidă păstrată rămâne în istoric și poate fi revăzută.
practice-save-yes = Păstrează
practice-save-no = Nu păstra
home-practice-hint = Ambele armate la vedere, toate mutările ale tale: încearcă orice mutare.
aids-practice = Tabla de exersare
aids-auto-turn = Mutare pe rând
aids-end-practice = Încheie exersarea
