## The computer as an opponent, and engines in its place

request-engine = Motor de șah
request-engine-path = Fișierul motorului de șah
request-engine-hint = Un program de șah al altcuiva, de exemplu Stockfish, care vorbește UCI; pentru Dumb Chess, un Fairy-Stockfish. Scrie unde se află fișierul.
request-engine-open-only = Motoarele joacă numai șah obișnuit și Dumb Chess: nu cunosc niciun joc în care ceva este ascuns.
request-unrated-engine = Partidele împotriva unui motor nu se joacă pe punctaj.
request-board-level-option = Nivelul { $level }
request-board-level-hint = Nouă niveluri, al nouălea este cel mai puternic. Cele de jos văd mai puțin înainte și își asumă riscuri.
computer-least = Se gândește cel puțin (secunde)
computer-offers-draws = Calculatorul poate oferi remiză

engine-fault-empty = Scrie unde este fișierul motorului.
request-fault-least = Scrie un număr de secunde de la 0 la 60.
bad-level = Nu există un asemenea nivel în acest joc.
bad-least-time = Calculatorul stă la o mutare cel puțin între 0 și 60 de secunde.
computer-rated = Într-o partidă pe punctaj calculatorul joacă așa cum a început.
engine-absent = Nu există un asemenea fișier.
engine-folder = Acesta este un dosar, nu un program.
engine-not-a-program = Acest fișier nu este un program care poate fi pornit.
engine-start = Motorul nu pornește: { $detail }.
engine-variant-file = Fișierul care descrie jocul pentru motor nu a putut fi scris: { $detail }.
engine-no-engine = Niciun motor nu cunoaște acest joc.
engine-pawns-backward = Niciun motor nu cunoaște pioni care pășesc înapoi.
engine-man = Una dintre piesele acestui joc nu poate fi descrisă unui motor.
engine-unknown-game = Acest motor nu cunoaște jocul sau nu îi cunoaște toate piesele; poate că un Fairy-Stockfish mai nou le cunoaște.
engine-silent = Motorul nu răspunde.
engine-deaf = Motorul nu citește ce i se spune.
engine-ended = Motorul s-a oprit singur.
engine-long-line = Motorul scrie lucruri fără sens.
engine-illegal = Motorul a jucat o mutare care nu este regulamentară.
warning-engine = Motorul a pierdut partida. { $fault }

computer-label = Calculatorul
computer-now = Nivelul { $level }
computer-now-least = Nivelul { $level } · { $least } s
computer-now-open = { $words }…
computer-now-hint = Schimbă nivelul calculatorului, timpul minim pentru o mutare și dacă oferă remiză
computer-now-engine = Un motor
computer-sides = Schimbă părțile
computer-sides-hint = Continui cu piesele calculatorului, iar calculatorul cu ale tale (F3)
computer-hurry = Mută acum
computer-hurry-hint = Calculatorul joacă cea mai bună mutare găsită până acum (Escape)
computer-title = Calculatorul în această partidă
computer-change = Schimbă
