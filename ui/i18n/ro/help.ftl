### Ajutorul în română.

## Help

help-topics = Subiecte
help-idea = Ideea
help-idea-1 = Îți vezi numai propriile piese, nimic din cele ale inamicului. Fiecare parte are tabla ei; numai arbitrul vede ambele armate.
help-idea-2 = Încerci mutări. Una legală rămâne, iar cealaltă parte este la mutare. Una refuzată îți spune ceva: ce afli din refuzuri este jumătate din joc.
help-idea-3 = Scopul este șah-matul, ca la șah. După sfârșit, reluarea arată ambele table și tot ce a crezut fiecare parte.
help-moving = Mutarea
help-moving-1 = Trage o piesă pe un câmp sau apasă pe ea și apoi pe câmp; alegi felul în setări. Poți merge la un câmp și cu săgețile, apoi apeși Enter.
help-moving-2 = Punctele arată unde ar putea merge o piesă dacă nimic ascuns nu i-ar sta în cale. Sunt un indiciu, nu o limită: poți pune o piesă pe orice câmp, iar arbitrul răspunde.
help-moving-3 = Pentru rocadă, mută regele două câmpuri. Când un pion ajunge pe ultimul rând, ești întrebat ce devine.
help-moving-4 = Cât timp gândește adversarul poți introduce o mutare în avans: piesa ei stă colorată pe câmpul țintă și nimeni nu află de ea. Dacă mutarea adversarului nu aduce noutăți, se joacă imediat; la o captură, un șah, o captură posibilă cu pionul sau orice alt anunț este abandonată și alegi din nou. Apasă pe piesă sau pe Esc ca să o retragi.
help-dummies = Piesele presupuse
help-dummies-1 = Piesele presupuse sunt cele mai palide: stau acolo unde crezi că este inamicul. Încep pe câmpurile lui de acasă și nu se mișcă niciodată singure, nici după o captură. Să ții socoteala este arta ta.
help-dummies-2 = Mută-le oricând, și cât timp gândește adversarul. Ia una de pe raft ca să o adaugi; pune alt fel de piesă peste una presupusă ca să o schimbi.
help-dummies-3 = Ca să ștergi una, selecteaz-o și apasă butonul din dreapta sau trage-o în afara tablei. Anularea o aduce înapoi.
help-words = Ce spune arbitrul
help-words-1 = Albul la mutare, Negrul la mutare: această parte este la mutare. Ultima încercare a fost legală.
help-words-2 = Nu: încercarea nu reușește din cauza a ceva ce nu vezi. O piesă stă în cale, regele tău ar fi în șah sau pionul nu are ce captura.
help-words-3 = Eroare: încercarea nu ar putea fi niciodată legală cu piesele tale așa cum stau, oriunde ar fi inamicul.
help-words-4 = Pion capturat, figură capturată: pe câmpul numit, care este încadrat. Ce a capturat nu se spune niciodată.
help-words-5 = Șah: pe verticală, pe orizontală, pe diagonala stângă (de la a8 la h1), pe diagonala dreaptă (de la a1 la h8) sau de cal. La șahul dublu sunt numite amândouă.
help-words-6 = Transformare: un pion a devenit altă piesă. Nu se spun nici piesa, nici câmpul.
help-tries = Capturile posibile cu pionul
help-tries-1 = „2 capturi posibile cu pionul” înseamnă că partea la mutare are două capturi legale cu pionii. Unde sunt, nu se spune.
help-tries-2 = Nu ești obligat să capturezi. Dacă încerci, pot da greș cel mult trei capturi cu pionul pe tură; după aceea, fiecare alta este o eroare.
help-tries-3 = Printr-o opțiune, arbitrul spune doar că există o captură cu pionul, fără număr.
help-clocks = Ceasurile
help-clocks-1 = Fiecare parte are timpul ei; o încercare refuzată costă timp și nu aduce increment. Avertismentele vin sub 3, 2 și 1 minut și sub 30 de secunde.
help-clocks-2 = Cine depășește timpul pierde, în afară de cazul în care cealaltă parte nu mai poate da mat: atunci este remiză. Poți dărui celuilalt un minut.
help-clocks-3 = Timpul cât programul a fost închis nu se socotește nimănui.
help-requests = Cereri
help-requests-1 = Poți propune remiză, poți cere înapoi ultima mutare, oprirea ceasurilor sau continuarea altă dată. Pentru a cere și a refuza ajunge o apăsare, pentru a accepta trebuie două: în decurs de două secunde sau, de la tastatură, cu o întrebare între ele.
help-requests-2 = O mutare dată înapoi readuce poziția, ceasurile și cererile. Ce s-a auzit, discuția și piesele presupuse rămân: ce s-a auzit rămâne auzit.
help-requests-3 = Doi oameni la același calculator: cine așteaptă un răspuns își ascunde tabla și îl cheamă pe celălalt. O partidă întreruptă se continuă de la început sau din istoric. Din opțiuni poți refuza toate cererile.
help-ends = Cum se termină o partidă
help-ends-1 = Prin șah-mat, cedare sau timp. Este remiză prin pat, prin înțelegere, după cincizeci de mutări fără captură sau mutare de pion și când ambele părți mai au cel mult un cal sau un nebun.
help-ends-2 = O poziție care se repetă de trei ori nu înseamnă nimic în jocul ascuns, fiindcă nimeni nu ar putea ști. Șahul obișnuit are această regulă.
help-replay = Reluarea
help-replay-1 = Ambele armate stau pe o singură tablă. Clic pe tablă pentru un pas înainte, clic dreapta pentru un pas înapoi, sau folosește butoanele, cursorul și lista.
help-replay-2 = Alb, Negru și Arbitru aleg ale cui anunțuri și încercări refuzate le vezi. Arbitrul a văzut totul.
help-replay-3 = Literele arată ce s-a crezut: cele roșii, unde credea partea aleasă că este inamicul ei; cele verzi, unde credea inamicul că este partea aleasă. La vederea arbitrului, partea aleasă este albul.
help-keys = Taste
quick-title = Ajutor rapid
quick-see = Îți vezi propriile piese. Cele mai palide sunt presupuse: imaginea ta despre inamic, pe care o muți tu.
quick-try = Încearcă orice mutare. Arbitrul spune dacă rămâne.
quick-words = „Nu” înseamnă că ceva ascuns o interzice; „Eroare”, că nu ar putea fi niciodată legală.
quick-dummies = Șterge o piesă presupusă selectată cu butonul din dreapta sau trage-o în afara tablei.
quick-tries = „2 capturi posibile cu pionul”: pionii tăi au două capturi legale. Pot da greș trei pe tură.

## Keys

keys-place-everywhere = Oriunde
keys-place-table = La masa de joc
keys-place-replay = În reluare
key-tab = Tab
key-enter = Enter
key-space = Spațiu
keys-new-game = Cere o partidă nouă
keys-help = Arată tastele
keys-tab = Mergi la următorul element
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
about-original = După StrategicEncounter de Leston Newbill și regulile Kriegspiel ale multor mâini de la 1811 încoace.
about-men = Piesele sunt desenate de Colin M. L. Burnett (cburnett).
about-libraries = Construit cu shakmaty și chessgroundx, Tauri, SQLite, Svelte și Fluent.
about-licence = Software liber sub GNU General Public License, versiunea 3 sau ulterioară (GPL-3.0-or-later). Vine fără nicio garanție.
no-start-title = Programul nu poate porni
no-start-again = Încearcă din nou
