# Piesele celorlalte jocuri, după joc și literă. Cele care lipsesc se numesc ca la șah.

man-sjakti-w = { $side ->
    [white] războinic alb
   *[black] războinic negru
  }
kind-sjakti-w = războinic

man-dumb-e = { $side ->
    [white] conte alb
   *[black] conte negru
  }
kind-dumb-e = conte
man-dumb-w = { $side ->
    [white] vrăjitor alb
   *[black] vrăjitor negru
  }
kind-dumb-w = vrăjitor
man-dumb-j = { $side ->
    [white] bufon alb
   *[black] bufon negru
  }
kind-dumb-j = bufon
man-dumb-a = { $side ->
    [white] arcaș alb
   *[black] arcaș negru
  }
kind-dumb-a = arcaș
man-dumb-d = { $side ->
    [white] duce alb
   *[black] duce negru
  }
kind-dumb-d = duce
man-dumb-m = { $side ->
    [white] mamă albă
   *[black] mamă neagră
  }
kind-dumb-m = mamă

man-invasion-h = { $side ->
    [white] cartier general alb
   *[black] cartier general negru
  }
kind-invasion-h = cartier general
man-invasion-f = { $side ->
    [white] steag alb
   *[black] steag negru
  }
kind-invasion-f = steag
man-invasion-c = { $side ->
    [white] comando alb
   *[black] comando negru
  }
kind-invasion-c = comando
man-invasion-p = { $side ->
    [white] parașutist alb
   *[black] parașutist negru
  }
kind-invasion-p = parașutist
man-invasion-u = { $side ->
    [white] parașutist alb care a zburat
   *[black] parașutist negru care a zburat
  }
kind-invasion-u = parașutist care a zburat
man-invasion-t = { $side ->
    [white] tanc alb
   *[black] tanc negru
  }
kind-invasion-t = tanc
man-invasion-s = { $side ->
    [white] soldat alb
   *[black] soldat negru
  }
kind-invasion-s = soldat
man-invasion-b = { $side ->
    [white] bombă albă
   *[black] bombă neagră
  }
kind-invasion-b = bombă

## Ce este un câmp în afară de piesa de pe el
cell-frozen = înghețat
cell-ground-gone = fără placă
cell-ground-sea = mare
cell-ground-red = colț roșu
cell-ground-camp = { $side ->
    [white] tabăra albului
    [black] tabăra negrului
   *[none] tabără
  }
cell-ground-home = { $side ->
    [white] casa albului
    [black] casa negrului
   *[none] casă
  }
board-frozen = Piesa este înghețată: nu poate muta.
board-no-move = Piesa nu poate muta acolo.
board-no-drop = Acolo nu se poate pune nimic.
board-pass = Pas
board-pass-why = Nu ai nicio mutare.
held-label = Lângă tablă
held-ready = { $man }, gata. Trage piesa pe un câmp sau apas-o și apoi apasă câmpul.
held-unready = { $man }, încă nefolosibilă
promote-title-man = Piesa devine
promote-cancel-man = Renunță
