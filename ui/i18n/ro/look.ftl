### Cum arată tabla și piesele, în română.

settings-own-colours = Culori proprii
settings-own-colours-hint = Pentru câmpuri, margine și piese, în locul culorilor de mai sus.
settings-colour-light = Câmpuri deschise
settings-colour-dark = Câmpuri închise
settings-colour-border = Margine
settings-colour-white-men = Piese albe
settings-colour-black-men = Piese negre
settings-colour-pick = Alege o culoare: { $what }
settings-colours-alike = { $what ->
    [squares] Cu aceste culori, câmpurile deschise se disting greu de cele închise.
   *[men] Cu aceste culori, piesele albe se disting greu de cele negre.
  }
bad-colour = Alege culoarea din pătratul alăturat sau scrie-o ca #a8b094. Rămâne cea veche.
bad-slide = Piesele alunecă cel mult două secunde.
bad-drag = Tragerea începe după 1 până la 50 de pixeli.

settings-men-set = Set de piese
settings-men-set-cburnett = Clasic
settings-men-set-plain = Simplu
settings-men-preview = Piesele așa cum le arată tabla
settings-enemy-black = Inamicul mereu negru
settings-enemy-black-hint = Piesele tale sunt desenate cu alb, iar ale inamicului cu negru, oricare ar fi culoarea ta. Tabla nu este oglindită, iar anunțurile păstrează culorile reale; conturul din jurul pieselor mici este verde pentru Alb și negru pentru Negru.
settings-blindfold = Joc orb
settings-blindfold-hint = Piesele tale nu sunt desenate până la sfârșitul partidei; cele presupuse rămân vizibile.
settings-slide = Piesele alunecă
settings-slide-value = { $ms ->
    [0] deloc
   *[other] { $seconds } s
  }
settings-drag-distance = Tragerea începe după
settings-drag-distance-value = { $pixels ->
    [one] { $pixels } pixel
    [few] { $pixels } pixeli
   *[other] { $pixels } de pixeli
  }

tray-real-colour = De fapt ești { $side ->
    [white] Alb
   *[black] Negru
  } și muți { $first ->
    [true] primul
   *[false] al doilea
  }.
status-blindfold = Arată piesele mele

menu-drop-drag = Mută prin tragere
menu-drop-click = Mută prin două clicuri
menu-drop-both = Mută prin ambele
menu-enemy-black = Inamicul mereu negru
menu-blindfold = Joc orb
menu-redraw = Redesenează tabla
menu-flip = Întoarce tabla
menu-close = Închide meniul
menu-sub = Masa de joc
key-menu = Tasta de meniu
keys-blindfold = Joc orb: ascunde sau arată piesele tale
keys-sub-menu = Deschide meniul mesei de joc
