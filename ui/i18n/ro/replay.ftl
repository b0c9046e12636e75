### Revederea unei partide încheiate, în română.

## Pași

replay-side = Vedere
replay-side-white = Alb
replay-side-black = Negru
replay-side-referee = Arbitru
replay-clocks = Ceasuri
replay-board = Tabla revederii
replay-controls = Revedere
replay-moves = Mutări și anunțuri
replay-first = Început
replay-back = Înapoi
replay-play = Derulează
replay-pause = Pauză
replay-forward = Înainte
replay-last = Sfârșit
replay-flip = Întoarce tabla
replay-slider = Pas
replay-seconds =
    { $seconds ->
        [one] { $seconds } secundă pe pas
       *[other] { $seconds } secunde pe pas
    }
replay-start = Start
replay-unknown-try = încercare
replay-copy-fen = Copiază FEN
replay-copied = Copiat.
replay-not-copied = Clipboardul nu este accesibil.
replay-hint = Clic pe tablă: un pas înainte; clic dreapta: un pas înapoi.

## Semne peste adevăr

letters-label = Piesele presupuse ca litere
letters-caption = Presupuse
letters-enemy = Partea arătată (roșu)
letters-friendly = Cealaltă (verde)
letters-both = Ambele
letters-none = Fără
letters-legend = unde credea { $name } că se află inamicul
letters-pawns-only = Numai pionii
letters-cubes = Cuburile ca pătrate mici
letters-cubes-hint = Pătrate mici unde un jucător a însemnat că ar putea fi un pion.
replay-cube =
    { $tone ->
        [enemy] { $cell }, cub roșu
       *[own] { $cell }, cub verde
    }

## Opțiunile revederii

replay-options = Opțiuni
replay-options-title = Opțiunile revederii
replay-slide = Viteza cu care alunecă piesele
replay-slide-value =
    { $ms ->
        [0] nu alunecă
       *[other] { $seconds } s de la un câmp la altul
    }
replay-calibrate = Arată o piesă alunecând
replay-calibrate-hint = Piesele alunecă după timp, la fel pe orice calculator: nu e nimic de recalibrat.
replay-calibrated = Alunecarea a durat { $seconds } secunde.
replay-calibrated-still = Sistemul cere mai puțină mișcare, deci piesele nu alunecă.
replay-calibrated-none = La această viteză piesele nu alunecă.
