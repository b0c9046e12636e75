### Cuvintele comenzilor scrise în română; cele englezești se înțeleg și ele.

typed-word-undo = anulează
typed-word-redo = refă
typed-word-clock = ceas
typed-word-tries = capturi
typed-word-dummies = presupuse
typed-word-cubes = cuburi
typed-word-resign = cedez
typed-word-draw = remiză
typed-word-takeback = înapoi
typed-word-withdraw = retrage
typed-word-abort = anulează-partida
typed-word-flip = întoarce
typed-word-help = ajutor
typed-word-log = jurnal
typed-word-dummy = presupus
typed-word-cube = cub
typed-word-tie = leagă
typed-word-untie = dezleagă
typed-word-plus = plus
typed-word-arrow = săgeată
typed-word-circle = cerc
typed-word-green = verde
typed-word-red = roșu
typed-word-yellow = galben
typed-word-quickdraw = remiză-imediată

## La celelalte jocuri de tablă

# Exemplul este o mutare a albului din poziția obișnuită de început a fiecărui joc.
try-hint-board = { $game ->
    [dumb] b2b3 …{ " " }
    [sjakti] f2f3 …{ " " }
    [invasion] h5h6 …{ " " }
   *[other] { "" }
  }ajutor arată tot
try-answer-which = Ce piesă devine? Scrie numărul ei: { $list }
try-quick-draw-confirm = Scrie ! încă o dată ca să închei imediat partida ca remiză.
try-answer-help-board = Mutări: b2b3, b2-b3, b4b5q. Cu cifre, pe table cu mai puțin de zece coloane: 5242 înseamnă de pe rândul 5, coloana 2 pe rândul 4, coloana 2; aici rândurile se numără de sus și coloanele din stânga, cum le vede albul; 0 sau Esc începe din nou. De asemenea pass (pas), b@i4 (bomba). Întrebări: ceas, jurnal 5, x e4 (un câmp). Partidă: d sau remiză, r sau cedez, ! (remiză imediată, unde se poate), înapoi, întoarce (tabla).
