### Pagina jucătorului și partidele după poziții, în română.

menu-profile = Profil
profile-title = Profil
profile-change-name = Schimbă numele
profile-rating = Punctaj
profile-scope = Care partide
profile-scope-all = Toate
profile-scope-people = Cu oameni
profile-scope-computers = Cu calculatorul
profile-rating-value = { $rating } ± { $spread }
profile-rating-meaning = Cu o certitudine de 95%, forța ta de joc se află între aceste limite.
profile-rated-games =
    { $count ->
        [one] o partidă cu punctaj
        [few] { $count } partide cu punctaj
       *[other] { $count } de partide cu punctaj
    }
profile-unrated = Nicio partidă cu punctaj încă
profile-unrated-how = Bifează „Partidă cu punctaj” când ceri o partidă cu calculatorul. Partidele în doi la același calculator, cele de exersare, cele din poziții aranjate și cele în care s-a luat înapoi o mutare sau s-a adăugat un minut nu se joacă niciodată pe punctaj.
profile-curve = Punctajul după fiecare partidă: { $first } după prima, { $last } după ultima
profile-against = Adversari
profile-against-none = Rezultatele tale vor apărea aici după prima partidă încheiată.
profile-opponent = Adversar
profile-won = Câștigate
profile-drawn = Remize
profile-lost = Pierdute
profile-score = Scor
profile-favourites = Regulile cele mai jucate
profile-games =
    { $count ->
        [one] o partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }

## Partide după poziții

history-men = Piese pe câmpuri: Kg1 qd8
history-men-title = Găsește partidele încheiate în care aceste piese au stat deodată pe aceste câmpuri. Piesele albe se scriu cu majuscule: Kg1 Nf5 qd8 pe5 (K rege, Q damă, R turn, B nebun, N cal, P pion).
history-further = Caută mai departe
men-unreadable = „{ $detail }” nu este o piesă pe un câmp. Scrie piesele albe cu majuscule și pe cele negre cu litere mici: Kg1 qd8.

## Ce se spune despre cineva

profile-me = Despre tine
person-zone = Fusul orar
person-zone-unknown = Nespecificat
person-languages = Limbi
person-languages-hint = Despărțite prin virgule: română, engleză
person-about = Cu cuvintele tale
person-save = Salvează
person-saved = Salvat.
profile-bad-zone = Nu există fusul orar „{ $detail }”.
profile-bad-languages = Cel mult 20 de limbi, fiecare de cel mult 40 de caractere.
profile-bad-about = Cel mult 2.000 de caractere.
picture-of = Fotografia jucătorului { $name }
picture-choose = Alege o fotografie …
picture-drop = Elimină fotografia
picture-too-large = Fișierul depășește 8 MB.
picture-too-wide = Imaginea este prea mare: cel mult 8.000 de pixeli pe o latură.
picture-unreadable = Fișierul nu este o imagine care poate fi citită. Alege un fișier PNG, JPEG, WebP sau GIF.

## Un adversar

opponent-open = Rezultate, partide și note
opponent-results = Rezultate directe
opponent-games = Toate partidele cu acest adversar
opponent-kept = Ce știi despre acest adversar
opponent-note = Notele tale
