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
