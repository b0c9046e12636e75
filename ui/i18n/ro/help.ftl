### Ajutorul în română: pagina lui, ajutorul rapid, turul, tastele și programul însuși. Subiectele stau în fișiere proprii.

## Help

help-topics = Subiecte
help-keys = Taste
help-search = Caută în ajutor
help-found =
    { $count ->
        [0] Niciun subiect nu are aceste cuvinte. Încearcă mai puține sau doar începutul unuia.
        [one] Un subiect
        [few] { $count } subiecte
       *[other] { $count } de subiecte
    }
help-back = Înapoi: { $screen }
settings-help = Ajutor: { $topic }
help-play = Joacă această poziție…
help-group-game = Jocul
help-group-desk = La tablă
help-group-strategy = Strategie, cu exemple de jucat
help-group-chess = Șahul
help-group-more = Altele
quick-title = Ajutor rapid
quick-see = Îți vezi propriile piese. Cele mai palide sunt presupuse: imaginea ta despre inamic, pe care o muți tu.
quick-try = Încearcă orice mutare. Arbitrul spune dacă rămâne pe tablă.
quick-words = „Nu” înseamnă că ceva ascuns o interzice; „Eroare”, că nu ar putea fi niciodată legală.
quick-dummies = Șterge o piesă presupusă selectată cu butonul din dreapta sau trage-o în afara tablei.
quick-drop = Trage o piesă sau apasă pe ea și apoi pe un câmp. Pe touchpad, unde o atingere ușoară e un clic, e mai sigură numai tragerea; setările permit una dintre ele sau pe amândouă.
quick-replay = La revedere, clic pe tablă pentru pasul următor și clic dreapta pentru cel dinainte. Literele arată ce a crezut fiecare parte.
quick-cubes = Cuburile arată câmpuri unde ar putea sta de asemenea un pion inamic: le pornești sub piesele mici, apoi le pui și le ștergi cu butonul din dreapta.
quick-black = Inamicul mereu negru: piesele tale sunt desenate cu alb, ale inamicului cu negru, oricare ți-ar fi partea. Conturul pieselor mici îți spune culoarea adevărată.
quick-more = Mai mult: { $topic }
quick-tries = „2 capturi posibile cu pionul pentru Alb”: pionii Albului au două capturi legale. După trei care au dat greș, până la mutare nu mai poate fi încercată niciuna.

## Tour

tour-offer = Nu ai mai jucat Kriegspiel? Opt pagini scurte arată cum decurge.
tour-begin = Fă turul
tour-not-now = Nu acum
tour-skip = Sari peste tur
tour-back = Înapoi
tour-on = Mai departe
tour-play = Joacă împotriva calculatorului…
tour-where = Pagina { $page } din { $pages }
tour-own = Îți vezi propriile piese
tour-own-text = Acestea sunt ale tale și stau cu adevărat acolo. Piesele mai palide sunt presupuse: arată unde crezi că este inamicul. Te poți înșela.
tour-referee = Arbitrul vede ambele armate
tour-referee-text = Aceeași clipă pe tabla arbitrului. Un cal a ieșit deja, iar albul nu știe. În afară de arbitru, nimeni nu vede această tablă înainte de sfârșitul partidei.
tour-try = Încearcă orice mutare
tour-try-text = O mutare legală rămâne pe tablă. „Nu” înseamnă că ceva ascuns o interzice: de la a1 la a8 stă un pion în cale. „Eroare” înseamnă că o interzic chiar piesele tale, de pildă un turn care sare peste propriul rege. După amândouă încerci din nou.
tour-told = Ce ți se spune
tour-told-text = Tabla negrului: tocmai i s-a capturat un pion. Arbitrul spune „Pion capturat pe d5”, iar câmpul este încadrat. Ce l-a capturat, negrul trebuie să ghicească.
tour-tries = Capturile posibile cu pionul
tour-tries-text = Înaintea fiecărei mutări arbitrul numără capturile legale cu pionii și le spune ambelor părți. Aici albul aude „3 capturi posibile cu pionul”, dar nu și unde. Pot da greș trei încercări la o mutare.
tour-check = Șahul are o direcție
tour-check-text = Coloană verticală, rând orizontal, diagonală stângă, diagonală dreaptă sau cal. Acest rege aude „diagonală stângă”: atacatorul stă undeva pe linia de la c8 la h3.
tour-dummies = Mută piesele presupuse pe măsură ce afli
tour-dummies-text = Trage-le oricând, ia altele dintre piesele mici de lângă tablă, șterge una selectând-o și apăsând butonul din dreapta. Anularea o aduce înapoi. Arbitrul nu le corectează niciodată.
tour-begin-page = Gata de joc
tour-begin-page-text = După partidă, revederea arată totul: ambele armate, fiecare încercare refuzată și ce a crezut fiecare parte. Meniul Ajutor are acest tur, toate subiectele și exemple de jucat.

## Keys

keys-place-everywhere = Oriunde
keys-place-table = La masa de joc
keys-place-help = În ajutor
keys-place-replay = În revedere
keys-or = sau
key-tab = Tab
key-enter = Enter
key-space = Spațiu
keys-new-game = Deschide cererea de joc
keys-topic = Ajutor pentru ecranul arătat
keys-help = Arată tastele
keys-search = Caută în ajutor
keys-help-back = Înapoi la ecranul dinainte
keys-tab = Mergi la următorul câmp sau buton
keys-escape = Închide un dialog sau lasă o piesă
keys-square = Mergi la un câmp
keys-pick = Ridică o piesă sau pune-o jos
keys-delete-dummy = Șterge piesa presupusă
keys-type = Scrie o mutare sau o comandă
keys-undo = Anulează ultimul marcaj
keys-redo = Refă marcajul anulat
keys-flip-table = Întoarce tabla
keys-withdraw-advance = Retrage o mutare în avans
keys-forward = Un pas înainte
keys-back = Un pas înapoi
keys-first = La început
keys-last = La sfârșit
keys-play = Derulează sau oprește
keys-flip = Întoarce tabla
keys-copy-fen = Copiază poziția ca FEN

## About

about-title = Despre Encounter
about-version = Encounter { $version }
about-what = Șah cu un inamic ascuns și un arbitru care vede ambele table.
about-original = După StrategicEncounter de Leston Newbill și după regulile de Kriegspiel publicate în mai multe țări.
about-men = Piesele clasice sunt desenate de Colin M. L. Burnett (cburnett), iar cele simple de autorii Encounter.
about-libraries = Construit cu shakmaty și chessgroundx, Tauri, SQLite, Svelte și Fluent.
about-licence = Software liber sub GNU General Public License, versiunea 3 sau ulterioară (GPL-3.0-or-later). Vine fără nicio garanție.
no-start-title = Programul nu poate porni
no-start-again = Încearcă din nou
