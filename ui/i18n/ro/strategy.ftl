### Sfaturi de strategie, fiecare cu o poziție de jucat, în română. Fiecare exemplu se joacă după regulile SE.

help-tip-known = Nu încerca să știi totul
help-tip-known-1 = Nimeni nu poate urmări șaisprezece piese nevăzute, iar jucătorii cei mai buni nici nu încearcă. Ține în vedere trei lucruri: de unde ți-ar putea fi atacat regele, unde îți închid drumul pionii inamicului și ce s-a schimbat de când știai ultima oară.
help-tip-known-2 = Câteva mutări neatente nu pierd nimic aici, fiindcă cealaltă parte adesea nu le observă. Un plan bun valorează mai mult decât o mutare strălucită. În exemplu știi totul pentru o clipă: negrul mută primul, iar de atunci nu mai știi.
figure-tip-known = Ești albul; negrul la mutare.

help-tip-probe = Întreabă cu mutarea cea mai lungă
help-tip-probe-1 = Încearcă întâi pasul lung și scurtează-l după fiecare Nu. Dacă cel lung rămâne, ai ajuns departe și știi că toată linia este goală; dacă este refuzat, ai pus o întrebare.
help-tip-probe-2 = În exemplu negrul poate juca de pe d7 pe d5. Atunci drumul turnului până pe d8, pe d7 și pe d6 primește de fiecare dată un Nu, iar pe d5 ia pionul: trei întrebări l-au găsit. Nu uita că cealaltă parte aude fiecare Nu și le poate număra.
figure-tip-probe = Ești albul; negrul la mutare. Turnul întreabă.

help-tip-guard = Piesele tale să se apere una pe alta
help-tip-guard-1 = Nu vei vedea venind un atac, așa că fii pregătit pentru el. O piesă apărată îl costă pe inamic o piesă: arbitrul numește câmpul capturii, iar tu iei înapoi acolo, fără să știi ce iei.
help-tip-guard-2 = În exemplu negrul poate lua pe e4 cu pionul sau cu calul. Pionul de pe d3 ia înapoi pe e4 în ambele cazuri.
figure-tip-guard = Ești albul; negrul la mutare. Pionul de pe d3 apără e4.

help-tip-pawns = Pășește ușor în fața pionilor
help-tip-pawns-1 = Dacă mergi unde poate lua un pion al inamicului, arbitrul o anunță: i-ai spus celeilalte părți că ești acolo. Și un pion de-al tău care înaintează îi poate oferi o astfel de captură. Privește pionii presupuși înainte de a înainta și pregătește-ți apărarea.
help-tip-pawns-2 = Anunțul lucrează și pentru tine: o captură posibilă cu pionul la cealaltă parte spune că o piesă de-a ta stă în fața unui pion de-al ei. În exemplu, calul pe e5 îi dă negrului două capturi posibile cu pionul.
figure-tip-pawns = Ești albul. Calul pe e5 dă două capturi posibile cu pionul.

help-tip-order = Cheltuiește în ordine încercările cu pionul
help-tip-order-1 = La o singură captură posibilă și patru de încercat, pot da greș trei; a patra este atunci o eroare, chiar dacă era cea bună. Începe cu cea mai probabilă și lasă deoparte ce fac puțin probabil piesele tale presupuse.
help-tip-order-2 = În exemplu înaintează un pion al negrului. Dacă a fost de pe d7 pe d5, auzi o captură posibilă. Încearcă întâi b5, e5 și g5, și d5 este pierdut pentru această mutare.
figure-tip-order = Ești albul; negrul la mutare. Ce captură încerci întâi?

help-tip-passing = Nu uita en passant
help-tip-passing-1 = Un pion care merge două câmpuri pe lângă un pion al inamicului dă o captură posibilă care ține o singură mutare. Dacă nu este folosită, următorul anunț nu o mai are, deși pe tablă nu s-a schimbat nimic: ambii jucători se miră.
help-tip-passing-2 = Dacă este folosită, arbitrul numește câmpul pionului capturat, dar cel care a capturat stă un câmp mai în spate. În exemplu, după c2 pe c4 și captura pe c4, pionul negru stă pe c3: acolo este captura ta.
figure-tip-passing = Ești albul. Încearcă de pe c2 pe c4.

help-tip-check = Un șah le spune ceva amândurora
help-tip-check-1 = Poți da șah fără să știi. Atunci inamicul cunoaște o linie pe care stă piesa ta și adesea cum o poate lua. Înainte ca o piesă de-a ta să pătrundă adânc, vezi dacă este apărată sau dacă nimic nu o poate ajunge.
help-tip-check-2 = Îți spune și ție ceva: direcția șahului și câmpul piesei tale dau linia pe care stă regele. În exemplu, dama pe d8 dă șah pe rândul opt, iar un turn de pe a8 o ia.
figure-tip-check = Ești albul; negrul la mutare. Este sigură dama pe d8?

help-tip-count = Ține socoteala
help-tip-count-1 = Când capturezi, șterge o piesă presupusă, chiar dacă nu știi care: numărul contează mai mult decât felul. Când cealaltă parte avea o captură posibilă cu pionul și capturează, pune pe acel câmp un pion presupus, dacă nu cumva o piesă este mai probabilă.
help-tip-count-2 = În exemplu negrul are o captură posibilă pe d4. Dacă vine „Pion capturat pe d4”, pune acolo un pion presupus. Ia înapoi cu dama și șterge-l: rămân cincisprezece.
figure-tip-count = Ești albul; negrul la mutare, cu o captură posibilă cu pionul.

help-tip-many = Vino cu mai multe piese
help-tip-many-1 = Când urmează multe capturi pe un câmp, partea care începe iese în câștig dacă tot ea capturează ultima. Numără-ți piesele care ajung la acel câmp și presupune că și inamicul s-a gândit la asta.
help-tip-many-2 = În exemplu un nebun și două turnuri țintesc d5, iar două turnuri îl apără. Tu iei de trei ori, negrul de două.
figure-tip-many = Ești albul. Trei piese împotriva a două apărări ale lui d5.

help-tip-run = Lasă pionul liber să fugă
help-tip-run-1 = Nimeni nu îți vede pionul mergând. Pe o coloană fără pioni inamici este adesea pe ultimul rând înainte ca cealaltă parte să bănuiască ceva, și numai transformarea se anunță.
help-tip-run-2 = Același lucru este adevărat pentru pionii celeilalte părți: când au rămas puține piese, un inamic tăcut este unul care înaintează. În exemplu pionul are nevoie de trei pași.
figure-tip-run = Ești albul. Pionul de pe a5 este pe drum.

help-tip-king = Dă mat unui rege pe care nu îl vezi
help-tip-king-1 = Un turn care ajunge pe o linie fără să dea șah a tăiat tabla în două. Șahul turnului dă coloana sau rândul regelui; un Nu la pasul regelui tău spune că celălalt rege este aproape sau că o piesă atacă acel câmp.
help-tip-king-2 = Îngustează partea rămasă, adu-ți regele în spatele turnului și ține turnul departe de câmpurile la care ar putea ajunge regele inamic. Cincizeci de mutări ajung dacă nu pierzi niciuna.
figure-tip-king = Ești albul; negrul la mutare. Rege și turn împotriva regelui.
