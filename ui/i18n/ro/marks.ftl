# Marcajele unui jucător: piese presupuse, cuburi, câmpuri evidențiate, săgeți și cercuri.

refused-mark-on-own-man-undo-mark = Marcajul nu poate fi anulat acum: acolo stă o piesă a ta.
refused-mark-on-own-man-redo-mark = Marcajul nu poate fi refăcut acum: acolo stă o piesă a ta.
refused-mark-on-own-man = Acolo stă o piesă a ta: nu încape nicio piesă presupusă și niciun cub.
refused-mark-off-board = Câmpul acela nu este pe tablă.
refused-no-mark-there = Pe câmpul acela nu este un asemenea marcaj.
refused-no-dummy-pawn = Un cub se leagă de un pion presupus, iar acolo nu stă niciunul.
refused-bad-mark = Acesta nu este un marcaj: o săgeată duce la alt câmp, iar o piesă presupusă este una din piesele jocului.
