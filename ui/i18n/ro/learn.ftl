### Subiectele ajutorului despre jocul ascuns și masa de joc, în română. Ce spune arbitrul este spus ca în regulile SE.

## The game

help-idea = Cum se joacă
help-idea-1 = Îți vezi numai propriile piese, nimic din cele ale inamicului. Fiecare parte are tabla ei; numai arbitrul vede ambele armate.
help-idea-2 = Când ești la mutare, încearcă orice mutare. Una legală rămâne pe tablă, iar cealaltă parte este la mutare. Una refuzată nu schimbă nimic pe tablă: încerci din nou, în timp ce ceasul tău merge. Ce afli din refuzuri este jumătate din joc.
help-idea-3 = Scopul este șah-matul, ca la șah. Arbitrul spune cum s-a încheiat partida, iar revederea arată apoi ambele armate și tot ce a crezut fiecare parte.
figure-seen-by-white = Tabla albului: piesele proprii și, mai palide, piesele presupuse acolo unde albul crede că este negrul.
figure-seen-by-referee = Tabla arbitrului în aceeași clipă. Pe c6 stă un cal.

help-words = Ce spune arbitrul
help-words-1 = Acestea sunt cuvintele programului original StrategicEncounter, ale cărui reguli se numesc pe scurt SE. Alte seturi de reguli au cuvintele lor, cum ar fi „Ilegal” sau „Absurd”, și spun mai mult sau mai puțin; cererea de joc te lasă să alegi unul.
help-words-2 = „Albul la mutare”, „Negrul la mutare”: ultima încercare a fost legală și urmează această parte.
help-words-3 = „Nu”: încercarea nu reușește din cauza a ceva ce nu vezi. O piesă stă în cale, regele tău ar fi în șah sau pionul nu are ce captura. O aud ambele părți.
help-words-4 = „Eroare”: încercarea nu ar putea fi niciodată legală cu piesele tale așa cum stau, oriunde ar fi inamicul. Un nebun mutat ca un turn este o eroare, la fel o piesă care sare peste una de-a ta. O auzi numai tu.
help-words-5 = „Pion capturat”, „Piesă capturată”: pe câmpul numit, care este încadrat pe ambele table. Piesă înseamnă aici damă, turn, nebun sau cal. Ce a capturat nu se spune niciodată.
help-words-6 = „Șah” vine cu direcția lui, iar capturile posibile cu pionul cu numărul lor; amândouă au subiecte proprii.
help-words-7 = „A transformat un pion”: un pion a ajuns pe ultimul rând și a devenit altă piesă. Nu se spun nici piesa, nici câmpul. Cererea de joc poate opri acest anunț. Rocada nu se anunță niciodată.
figure-rook-asks = Albul încearcă turnul pe a8: Nu, fiindcă pe a5 stă un pion. Pe g1: Eroare, fiindcă între ele stă propriul rege. Pe a5 mutarea este legală.
figure-capture-told = Tabla negrului după „Pion capturat pe d5”. Dacă l-a luat un pion sau o piesă, negrul nu aude.

help-tries = Capturile posibile cu pionul
help-tries-1 = „2 capturi posibile cu pionul” înseamnă că partea la mutare are două capturi legale cu pionii. Un pion care poate captura în ambele părți se numără de două ori. Amândoi aud numărul, dar nimeni nu aude unde sunt. Dacă nu este niciuna, nu se spune nimic.
help-tries-2 = Se numără numai capturile legale. Un pion care își apără regele de un turn nu are nicio captură, iar în șah se numără doar capturile care opresc șahul. Captura en passant se numără ca oricare alta.
help-tries-3 = Nu ești obligat să capturezi. Dacă încerci, pot da greș cel mult trei capturi cu pionul la o mutare; după aceea fiecare alta este o eroare, în afară de cazul în care capturile cu pionul sunt singurele mutări legale.
help-tries-4 = Dacă nu s-a anunțat nicio captură posibilă, orice captură cu pionul primește răspunsul Nu.
help-tries-5 = Printr-o opțiune a cererii de joc, arbitrul spune doar că există o captură cu pionul, fără număr.
figure-three-tries = Albul la mutare aude „3 capturi posibile cu pionul”: d4 ia pe c5 sau pe e5, iar g4 ia pe h5.
figure-pinned-pawn = Albul nu aude nimic despre o captură: dacă e4 ar lua pe d5, turnul i-ar ataca regele. Încercarea primește răspunsul Nu.

help-checks = Șahul și direcțiile lui
help-checks-1 = Un șah este anunțat cu linia pe care este atacat regele. Sunt cinci feluri: coloană verticală, rând orizontal, diagonală stângă, diagonală dreaptă și cal.
help-checks-2 = Diagonalele sunt ale tablei, aceleași pentru ambii jucători: cea stângă merge ca linia de la a8 la h1, cea dreaptă ca linia de la a1 la h8.
help-checks-3 = Nu se spune ce piesă dă șah și nici de la ce depărtare. O damă pe coloană dă șah vertical ca un turn, iar șahul unui pion este pe una dintre cele două diagonale.
help-checks-4 = La șahul dublu sunt numite ambele direcții. Pe tabla ta, regele în șah primește un inel cu direcția desenată peste el.
help-checks-5 = Cele mai multe alte seturi spun coloană, rând, diagonală lungă sau diagonală scurtă: dintre cele două diagonale care trec prin rege, cea lungă are mai multe câmpuri.
figure-check-vertical = Coloană verticală
figure-check-horizontal = Rând orizontal
figure-check-left-diagonal = Diagonală stângă
figure-check-right-diagonal = Diagonală dreaptă
figure-check-knight = Cal

help-dummies = Piesele presupuse: imaginea ta despre inamic
help-dummies-1 = Piesele presupuse sunt cele mai palide, cu inel întrerupt. La început stă câte una pentru fiecare piesă a inamicului, acolo de unde pornește aceasta. De atunci se mișcă numai când le miști tu; arbitrul nu le corectează niciodată, nici după o captură. Arta ta este să ții socoteala.
help-dummies-2 = Mutare: trage piesa presupusă sau apasă pe ea și apoi pe un câmp. O poți face oricând, și cât timp gândește cealaltă parte, și nu te costă nicio mutare.
help-dummies-3 = Adăugare: trage o piesă dintre piesele mici ale adversarului pe tablă sau apasă pe ea și apoi pe un câmp. Schimbare: pune alt fel de piesă peste una presupusă.
help-dummies-4 = Ștergere: apasă pe piesa presupusă și apoi butonul din dreapta, apasă Delete pe câmpul ei sau trage-o în afara tablei. Dispare și când o piesă de-a ta ajunge pe câmpul ei.
help-dummies-5 = Anulează și Refă, sub piesele mici și în meniul Editare, desfac orice astfel de schimbare și o fac la loc. Piesele presupuse se păstrează cu partida, iar revederea le arată peste adevăr.
figure-dummies-moved = Albul a auzit o captură posibilă a negrului și a mutat piesele presupuse de pe d7 și g8. Pionul de pe e5 este încă neștiut.

help-ends = Cum se termină o partidă
help-ends-1 = Câștigi prin șah-mat, când cealaltă parte cedează sau când îi expiră timpul, iar tu mai ai cu ce da mat.
help-ends-2 = Este remiză prin pat; prin înțelegere; după cincizeci de mutări ale ambelor părți fără captură sau mutare de pion; când ambele părți mai au pe lângă rege cel mult un cal sau un nebun; și când expiră timpul cuiva, iar cealaltă parte nu mai poate da mat.
help-ends-3 = O poziție care se repetă de trei ori nu înseamnă nimic, fiindcă nimeni nu ar putea ști. Șahul obișnuit are această regulă.
help-ends-4 = Înainte de a doua mutare o partidă poate fi anulată; atunci nu are rezultat. După sfârșit se poate cere un minut în plus sau ultima mutare înapoi, dacă cererea de joc a permis.

help-sets = Seturile de reguli
help-sets-1 = Kriegspiel nu s-a jucat niciodată după o singură lege. Se oferă nouă seturi publicate, întâi regulile SE; ele se deosebesc prin ce se spune despre capturi, capturi posibile cu pionul și transformări, prin cuvintele unui refuz și prin cine le aude.
help-sets-2 = Amândoi jucătorii văd setul în cererea de joc înainte de a începe, iar el rămâne cu partida. Poți și să copiezi un set, să schimbi câteva reguli și să îi dai un nume.

help-informs = De ce un refuz te învață ceva
help-informs-1 = O încercare refuzată nu este o greșeală: este o întrebare, iar răspunsul este adevărat. Dacă turnului i se refuză drumul până pe rândul opt, înseamnă că o piesă stă între ele sau că mutarea ar deschide o linie spre regele tău. Nu auzi care dintre ele; următoarea încercare le poate deosebi.
help-informs-2 = O mutare legală spune la fel de mult. Fiecare câmp peste care a trecut un turn, un nebun sau o damă era gol, iar un rege căruia i s-a dat voie undeva nu este atacat acolo.
help-informs-3 = O întrebare are prețul ei. Ceasul tău merge, cele trei capturi nereușite cu pionul se termină repede, prima încercare legală este mutarea ta, fie că ai vrut-o sau nu, iar după regulile SE cealaltă parte aude fiecare Nu.

help-fog = Nu este ceața războiului
help-fog-1 = În jocul numit ceața războiului, sau șah în întuneric, vezi fiecare câmp pe care ar putea ajunge piesele tale și ce stă pe el. Aici nu vezi nimic din inamic; auzi ce spune arbitrul.
help-fog-2 = Acolo nu se refuză nicio mutare pe care o poți face, regele poate intra în atac, iar partida se termină când este luat un rege. Aici regulile șahului rămân întregi: arbitrul refuză ce ți-ar lăsa regele în șah, iar sfârșitul este șah-matul.

## At the board

help-moving = Mutarea pieselor: tragere sau clicuri
help-moving-1 = Trage o piesă pe un câmp sau apasă pe ea și apoi pe câmp. Setările permit numai un fel sau amândouă. Cu tastele: mergi la un câmp cu săgețile, apasă Enter, mergi mai departe, apasă Enter.
help-moving-2 = Cu un mouse, tragerea pare firească, dar un deget care alunecă lasă piesa pe un câmp greșit. Două clicuri sunt mai sigure: piesa se așază numai acolo unde apeși.
help-moving-3 = Pe un touchpad, o atingere ușoară ține loc de clic, iar una nedorită poate face o mutare. Alege „Prin tragere” în setări, unde o simplă atingere nu mută nimic, sau oprește atingerile în setările sistemului.
help-moving-4 = Punctele arată unde ar putea merge o piesă dacă nimic ascuns nu i-ar sta în cale. Sunt un indiciu, nu o limită: poți pune o piesă pe orice câmp, iar arbitrul răspunde. Meniul Opțiuni le oprește.
help-moving-5 = Pentru rocadă, mută regele două câmpuri. Când un pion ajunge pe ultimul rând, ești întrebat ce devine; după regulile SE damă sau turn, dacă cererea de joc nu le permite pe toate patru.
help-moving-6 = „Încearcă mutarea pieselor” din meniul Ajutor deschide o tablă pe care poți încerca toate acestea: nimeni nu răspunde și nimic nu se păstrează.

help-advance = O mutare în avans
help-advance-1 = Cât timp gândește cealaltă parte îți poți introduce următoarea mutare. Piesa stă colorată pe câmpul țintă și nimeni nu află de ea. Apasă pe piesă sau pe Esc ca să o retragi.
help-advance-2 = Dacă mutarea celeilalte părți nu aduce noutăți, a ta se joacă imediat. La o captură, un șah, o captură posibilă cu pionul sau orice alt anunț este abandonată, ca să alegi din nou cu ce știi acum.

help-typing = Mutări și comenzi scrise
help-typing-1 = La masa de joc apasă / și scrie o mutare: e2e4, Cf3, O-O, e7e8q. Literele pieselor sunt cele ale limbii tale.
help-typing-2 = Marcaje: „presupus c e5” adaugă un cal, „presupus e5 g4” îl mută, „presupus -e5” îl șterge, „anulează” și „refă” fac ce spun. Întrebări: „ceas”, „jurnal 5”, „capturi”, „presupuse”, „p c” pentru caii tăi, „x e4” pentru un câmp. Cuvântul „ajutor” le înșiră pe toate. Se pot scrie fără diacritice, iar cuvintele englezești („dummy”, „undo”, „clock”…) se înțeleg și ele.

help-request = Cererea de joc
help-request-1 = O deschid meniul Cerere de joc, Ctrl+N și „Schimbă…” de pe ecranul de început. Întreabă de adversar, culoarea ta, timp, setul de reguli și opțiunile lui; ultima cerere se păstrează pentru data viitoare.
help-request-2 = Anunțarea transformărilor, anunțarea numărului de capturi posibile și pionii care merg înapoi sunt cele trei opțiuni ale originalului. Un pion care merge înapoi face un singur pas drept pe un câmp gol, nu capturează astfel și nu ajunge pe primul rând.
help-request-3 = Un handicap de timp dă celor două părți timpi diferiți. O astfel de partidă nu se joacă pe punctaj, la fel ca o partidă a doi jucători la același calculator.
help-request-4 = Sub „Mai multe” poți numi un eveniment și poți da o poziție de început ca FEN. Ambii jucători văd această poziție înainte de prima mutare. În ea poate începe și negrul.

help-requests = Cererile și de ce se acceptă cu două apăsări
help-requests-1 = Poți propune remiză, poți cere înapoi ultima mutare, oprirea sau pornirea ceasurilor ori întreruperea partidei. Pentru a cere ajunge o apăsare, la fel pentru a refuza și a retrage.
help-requests-2 = O cerere a celeilalte părți poate veni chiar în clipa în care apeși sau dai Enter pentru altceva. De aceea acceptarea cere două apăsări în două secunde sau, de la tastatură, o întrebare între ele. Setările o pot face una singură.
help-requests-3 = Cererile vin mereu în același loc, unde nu stă niciodată alt buton, și toate cele deschise sunt înșirate acolo.
help-requests-4 = Dacă vrei să joci netulburat, setările pot refuza fiecare cerere fără să o vezi.

help-clocks = Ceasurile și avertismentele
help-clocks-1 = Fiecare parte are timpul ei, de la 1.00 la 99.99 minute. Incrementul se adaugă după o mutare încheiată; o încercare refuzată costă timp și nu aduce nimic. Se poate juca și fără ceas, iar ceasurile se pot opri prin înțelegere.
help-clocks-2 = Avertismentele vin sub 3, 2 și 1 minut și sub 30 de secunde: în fereastră și ca notificare când în față este altă fereastră.
help-clocks-3 = „+1 min” dă celeilalte părți un minut. Nu cere niciun răspuns.
help-clocks-4 = Cine depășește timpul pierde. Dacă cealaltă parte are cel mult un cal sau un nebun, este remiză.

help-takeback = Mutarea luată înapoi
help-takeback-1 = „Mutare înapoi” întreabă cealaltă parte. Când ești la mutare, se iau înapoi două: cea a celeilalte părți și a ta de dinainte. Când nu ești la mutare, se ia înapoi numai ultima ta mutare.
help-takeback-2 = Ceasurile se întorc odată cu mutările. Ce s-a auzit rămâne auzit, iar piesele presupuse rămân unde sunt.
help-takeback-3 = Dacă muți înainte de a primi un răspuns, cererea ta se retrage; dacă mută cealaltă parte, este refuzată. Calculatorul acceptă când partida nu este pe punctaj.

help-adjourn = Partide întrerupte și continuarea lor
help-adjourn-1 = Totul este pe disc pe măsură ce se joacă. Dacă fereastra se închide sau calculatorul se oprește, partida așteaptă pe ecranul de început, printre cele neterminate, și în istoric, de unde poate fi continuată.
help-adjourn-2 = „Întrerupe” pune deoparte o partidă prin înțelegere; calculatorul este mereu de acord. Timpul de pauză nu i se scade nimănui.
help-adjourn-3 = O partidă ascunsă în curs nu se poate revedea pe tabla de revedere: poate fi doar continuată.
help-interrupted = După o întrerupere
help-interrupted-1 = Fiecare încercare, fiecare marcaj și fiecare anunț se scriu pe disc înainte de a primi răspunsul. Dacă se închide fereastra, se oprește programul sau cade curentul, pornește din nou și apasă „Continuă”: partida stă cum stătea, cu ceasurile, cu piesele presupuse și cu tot ce s-a auzit.
help-interrupted-2 = Dacă discul este plin sau se defectează, partida merge totuși mai departe, iar un avertisment spune că ultimele mutări nu sunt salvate; se scriu de îndată ce se poate. Dacă fișierul cu partidele tale este deteriorat, rămâne așa cum este, iar ecranul de început îți oferă să începi unul nou.
help-interrupted-3 = În această versiune ambele părți ale unei partide sunt la un singur calculator, deci nu există o legătură care s-ar putea rupe.

help-two = Doi jucători la acest calculator
help-two-1 = După fiecare mutare tabla se ascunde, iar ecranul îl cheamă pe celălalt jucător. Până când acesta apasă Enter, ceasurile stau și nu se vede nimic din nicio tablă.
help-two-2 = Fiecare jucător are propriile piese presupuse și propriile note. Cine așteaptă răspuns la o cerere își ascunde tabla și îl cheamă pe celălalt.

help-replay = Revederea unei partide
help-replay-1 = Ambele armate stau pe o singură tablă. Clic pe tablă pentru un pas înainte, clic dreapta pentru un pas înapoi, sau folosește butoanele, cursorul, lista și săgețile. Derularea merge singură, cu viteza aleasă de tine.
help-replay-2 = Alb, Negru și Arbitru aleg ale cui anunțuri și încercări refuzate le vezi. Arbitrul a văzut totul.
help-replay-3 = „Opțiuni” alege viteza, cât de repede alunecă piesele și ce litere stau peste ele. Ambele ceasuri arată ce arătau la fiecare pas, iar „Despre partidă” arată regulile și jucătorii.
help-letters = Literele și cuburile din revedere
help-letters-1 = Pe tablă stau piesele adevărate, iar peste ele, ca litere, ce au crezut jucătorii. O literă roșie este o piesă presupusă a părții alese: acolo credea că este inamicul ei. O literă verde este o piesă presupusă a inamicului: acolo credea el că este partea aleasă. La vederea arbitrului, partea aleasă este albul.
help-letters-2 = Alege ale inamicului, proprii, ambele sau fără; „Numai pionii” lasă deoparte literele pieselor. Dacă amândouă stau pe un câmp, cea verde și cea roșie stau una lângă alta. Alegerea se păstrează pentru revederea următoare.
help-letters-3 = Cuburile apar ca pătrate mici în aceleași culori: locuri unde un jucător credea că ar putea fi de asemenea un pion. „Opțiuni” le poate ascunde.

help-kept = Istoricul partidelor tale
help-kept-1 = Fiecare partidă începută se păstrează cu tot ce s-a încercat și s-a spus. Meniul Istoric le înșiră: caută un jucător sau un eveniment, filtrează după reguli și rezultat, ordonează după orice coloană.
help-kept-2 = O partidă încheiată se deschide ca revedere, una neterminată continuă. Ștergerea întreabă o dată și este definitivă.

help-settings = Setările
help-settings-1 = Numele tău, limba, tema luminoasă sau întunecată, textul mai mare; culorile tablei și coordonatele; tragere sau clicuri și punctele; cuburile și câmpurile evidențiate; zecimile de secundă; cererile; viteza și literele revederii. Orice schimbare are efect imediat. Semnul ? de lângă un titlu deschide ajutorul despre el.

## Set-up, practice, demo

help-setup = Așezarea unei poziții
help-setup-1 = „I” de sub piesele mici și ecranul de început deschid tabla de așezare. Alege-ți partea și cine mută primul. „Golește tabla” lasă numai cei doi regi; „Așezarea obișnuită” pune acasă toate cele treizeci și două de piese. Trage piesele din stânga pe tablă și afară de pe ea.
help-setup-2 = O poziție poate fi și scrisă sau copiată ca FEN. Dacă nu se poate juca, ecranul spune de ce, iar ce era pe tablă rămâne.
help-setup-3 = Când este gata, „Încheie așezarea” deschide cererea de joc cu poziția în ea. Sub „I”, „Redeschide” aduce înapoi tabla de așezare așa cum era.

## Cubes and squares

help-cubes = Cuburile pentru pioni
help-cubes-1 = Un pion presupus stă acolo unde cel mai probabil este un pion al inamicului. Un cub este un pătrat mic de culoarea inamicului, în colțul unui câmp: un loc unde pionul ar putea fi de asemenea, deși mai puțin probabil.
help-cubes-2 = La începutul fiecărei partide cuburile sunt oprite, ca nimeni să nu pună unul din greșeală. Le pornesc butonul de sub piesele mici și meniul Opțiuni; setările le pot ține minte pentru partida următoare.
help-cubes-3 = Cât sunt pornite, butonul din dreapta pune un cub pe un câmp și îl ia de acolo, chiar și unde stă o piesă presupusă, dar niciodată pe una dintre piesele tale. Ca să muți un cub, apasă pe el și apoi pe noul câmp.
help-cubes-4 = Un cub poate aparține unui pion presupus: apasă pe cub, apoi ține Shift și apasă pe pion. Când alegi mai târziu cubul, pionul lui are un contur galben. Aceleași două apăsări îi despart.
help-cubes-5 = O piesă presupusă selectată are întâietate: butonul din dreapta o șterge atunci pe ea. Anulează și Refă lucrează și cu cuburile; ele se păstrează cu partida, iar revederea le arată.

help-cubes-use = Un mod de a folosi cuburile
help-cubes-use-1 = Ești albul și ai jucat de pe d2 pe d4. Arbitrul spune că negrul are o captură posibilă cu pionul. Fie pionul de pe coloana e stă pe e5, fie cel de pe coloana c stă pe c5. Tu crezi că pe e5: acolo merge pionul presupus. Două cuburi păstrează celălalt caz: unul pe c5, legat de pionul presupus de pe c7, și unul pe e7, legat de cel de pe e5. Fiecare cub spune unde este pionul lui dacă te înșeli.
help-cubes-use-2 = Negrul ia: „Pion capturat pe d4”. Dacă nicio piesă a negrului nu putea ajunge pe d4, acum stă acolo un pion, iar una dintre cele două coloane și-a pierdut pionul. Pionul presupus merge de pe e5 pe d4 și ajunge un singur cub: pe e7, legat de pionul presupus de pe c7. Unul dintre aceste două câmpuri este gol și încă nu știi care.
help-cubes-use-3 = Dacă se poate să fi luat o piesă, pionul care dădea captura nu s-a mișcat. Lasă pionul presupus pe d4, fiindcă rămâne cel mai probabil, și pune cuburi pe câmpurile unde ar fi atunci acel pion: c5 și e5, amândouă legate de pionul presupus de pe d4.
help-cubes-use-4 = Cuburile sunt întrebări. Când vine un răspuns, o mutare legală peste unul dintre câmpuri sau o nouă captură posibilă, mută pionul presupus pe câmpul rămas și șterge cuburile. Unde pui pionul presupus și unde cubul hotărăști tu; pionului presupus îi revine câmpul mai probabil.
figure-cubes-try = Negrul are o captură posibilă cu pionul. Pion presupus pe e5; cuburi pe c5 și e7, desenate aici cu roșu, ca la revedere.
figure-cubes-taken = Un pion a luat pe d4, de pe e5 sau de pe c5. Cubul de pe e7 ține de pionul presupus de pe c7.
figure-cubes-piece = Poate a luat o piesă: cuburi și pe c5 și e5.

help-squares = Câmpuri evidențiate
help-squares-1 = Semnul + de sub piesele mici marchează câmpuri despre care vrei să vorbești. Cât este pornit, este roșu. Primul câmp pe care apeși primește un + roșu, fiecare următor un + verde.
help-squares-2 = Butonul din dreapta șterge un +. Dacă era cel roșu, următorul pe care îl pui este din nou roșu. Încă o apăsare pe + de sub piesele mici îl oprește și le șterge pe toate.

help-demos = Partide demonstrative
help-demos-1 = „Urmărește o partidă demonstrativă” de pe ecranul de început are trei partide întregi. Mergi prin una pas cu pas sau las-o să se deruleze, ca la revedere; cuvintele de lângă tablă spun ce a auzit fiecare parte și ce a înțeles din asta.
help-demos-2 = Două comutatoare schimbă ce vezi: piesele presupuse ca litere peste piesele adevărate și inamicul mereu negru.

## Enemy always black

help-black = Inamicul mereu negru
help-black-1 = Într-o partidă rapidă iei ușor piesele inamicului drept ale tale, mai ales când au rămas puține. Cu această alegere piesele tale sunt desenate mereu alb, iar ale inamicului mereu negru, ca pe o hartă pe care inamicul are aceeași culoare de la o zi la alta. O pornesc setările și meniul Opțiuni.
help-black-2 = Se schimbă numai desenul. Tabla nu este oglindită: dacă ești de fapt negrul, dama ta începe pe un câmp negru și muți al doilea. Arbitrul vorbește mai departe despre alb și negru așa cum sunt cu adevărat.
help-black-3 = Conturul pieselor mici îți spune culoarea adevărată: verde dacă ești albul și muți primul, negru dacă ești negrul. Când o poziție așezată îl lasă pe negru să înceapă, conturul negrului este verde.
help-black-4 = La revedere piesele tale rămân albe, deci nu trebuie să ții minte ce parte ai avut.

help-mirror = Deschideri în oglindă
help-mirror-1 = Când inamicul nu îți vede mutările, cele mai multe deschideri ale albului sunt bune și pentru negru. La negru regele stă în stânga damei, așa că pe tabla ta vezi deschiderea albului în oglindă: ce joacă albul în stânga, cu pionii damei și ai nebunului, joci tu în dreapta, cu aceiași pioni.
help-mirror-2 = Cu inamicul mereu negru piesele tale sunt albe și numai câmpul damei arată cum se joacă: cu dama pe câmp alb deschizi ca albul, cu dama pe câmp negru, în oglindă. Literele coloanelor rămân aceleași: c4 devine c5, d4 devine d5.
figure-mirror-white = Pionii damei și ai nebunului, așa cum îi joacă albul.
figure-mirror-black = Aceeași deschidere la negru, desenată cu inamicul negru: dama stă pe un câmp negru.

help-practice = Tabla de exersare
help-practice-1 = O tablă pe care încerci mutări de unul singur. „Tabla de exersare”, de pe ecranul de început și de sub „I”, pornește din poziția obișnuită, din una a ta sau de la tabla de așezare; „Exersează de aici” dintr-o revedere pornește de la pasul arătat. Cererea de joc întreabă de reguli. Vezi ambele armate, iar arbitrul răspunde ca într-o partidă.
help-practice-2 = O piesă aleasă are contur roșu când partea ei este la mutare și verde când ar muta în afara rândului; amândouă sunt permise. O piesă poate fi pusă și unde nu ar putea ajunge niciodată, ca să schimbi poziția. Numai un Nu obișnuit rămâne Nu: o mutare care și-ar lăsa regele în șah sau captura unui pion unde nu este nimic de luat.
help-practice-3 = Cu „Mutare pe rând” părțile mută pe rând; fără ea, partea care a mutat mută din nou.
help-practice-4 = „Încheie exersarea” întreabă cum se termină partida și dacă se păstrează. Apoi ești din nou acolo de unde ai venit: în revedere, la pasul pe care l-ai părăsit, sau la tabla de așezare.

## More

help-regular = Șahul obișnuit
help-regular-1 = Cererea de joc oferă și șah obișnuit: se văd ambele armate, nu există piese presupuse sau reguli ascunse, iar o mutare ilegală este pur și simplu refuzată.
help-regular-2 = Un pion poate deveni damă, turn, nebun sau cal, o poziție care se repetă de trei ori contează, la fel și cincizeci de mutări fără captură sau mutare de pion. Subiectele de la „Șahul” spun regulile.

help-levels = Nivelurile calculatorului
help-levels-1 = Calculatorul joacă după aceleași reguli ca tine: își vede piesele, aude ce aude partea lui și nu privește niciodată tabla arbitrului. Nu ține piese presupuse pe care să le vezi în revedere.

help-story = Istoria jocului
help-story-1 = Kriegspiel înseamnă în germană joc de război. După spusele originalului, a început în Elveția în jurul anului 1811: figuri și cuburi țineau loc de părți ale armatelor și se mutau pe hărți, iar cei care studiau războiul învățau astfel să acționeze pe baza puținului pe care îl știau despre inamic.
help-story-2 = Forma jucată cu piese de șah a venit mai târziu în secolul al XIX-lea. Se crede că îi aparține lui Michael Temple, un ziarist englez. Fiecare jucător are tabla lui, iar pe o a treia, ascunsă de amândoi, un arbitru păstrează poziția adevărată.
help-story-3 = Cluburile și-au scris propriile reguli. Cele ale clubului Gambit au fost tipărite în 1933; J. D. Williams a scris regulile RAND în 1950, iar D. Moeser pe cele din Cincinnati în 1977. Calculatoarele au luat repede locul arbitrului: Unix avea un program kriegspiel în 1986, iar Internet Chess Club are jocul sub numele wild 16.
help-story-4 = Leston Newbill, un inginer american, a construit în anii 1970 o versiune cu microprocesor și reguli proprii, iar în 2012 a terminat StrategicEncounter, pentru joc prin internet. Encounter îl urmează; SE, primul dintre seturile lui de reguli, îi poartă numele.

help-tour = Turul
help-tour-1 = Opt pagini scurte arată ce vezi, ce spune arbitrul și la ce folosesc piesele presupuse. Îl poți părăsi la orice pagină.

help-about = Despre Encounter
help-about-1 = Versiunea, pe munca cui se sprijină programul și licența lui.
