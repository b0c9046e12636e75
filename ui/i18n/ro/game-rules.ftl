### Regulile celorlalte jocuri de tablă, cu diagrame de încercat, în română.

help-sjakti = Sjakti și Shakti
help-sjakti-1 = Christiaan Freeling a creat acest joc în 1982. Fiecare parte are un rege și doi războinici, iar tabla de șapte pe șapte dale se micșorează sub ei. Unde lipsește o dală rămâne un gol și nimeni nu poate sta acolo. Albul mută primul; scopul este șah-matul. Pe o diagramă poți face orice mutare legală, pe rând pentru ambele părți.
help-sjakti-2 = Sjakti, cum a fost descris în 1995, are toate cele 49 de dale. Shakti, mai târziu, lasă deoparte cele patru colțuri. Amândouă încep cu aceeași așezare.
help-sjakti-3 = Totul depinde de ce vede o piesă: în fiecare dintre cele opt direcții, cea mai apropiată dală rămasă. Golurile nu contează, deci dala poate fi departe. O dală liberă oprește privirea la fel ca una ocupată.
help-sjakti-4 = Regele, când nu este în șah, merge pe orice dală liberă pe care o vede. La fel face și războinicul; sau, dacă primele două dale dintr-o direcție sunt ambele libere, poate sări pe a doua, iar prima dispare pentru totdeauna. Pe a treia nu ajunge niciodată. Dala părăsită de o piesă rămâne.
help-sjakti-5 = Un războinic dă șah regelui pe care îl vede, de aproape sau de departe, chiar dacă el însuși nu ar putea muta acolo. O dală aflată între ei, liberă sau nu, împiedică șahul.
help-sjakti-6 = Numai regele poate răspunde la șah, cu un pas pe o dală vecină. Un războinic de pe o asemenea dală poate fi luat, dacă acolo regele nu ar fi văzut de alt războinic sau de celălalt rege. Nimic nu se poate pune între ei, iar războinicii nu iau nimic. Dacă nu există un asemenea pas, este șah-mat.
help-sjakti-7 = Cei doi regi nu au voie să se vadă niciodată. De aceea un rege apără orice războinic pe care îl vede.
help-sjakti-8 = Nicio mutare nu poate lăsa propriul rege la vederea unui războinic sau a celuilalt rege; o săritură poate deschide tocmai o asemenea linie, luând dala de pe ea. O săritură care deschide o linie spre regele inamic dă șah.
help-sjakti-9 = Partea care nu are nicio mutare și nu este în șah trebuie să paseze. Altfel nu are voie nimeni. Partida este remiză când niciuna dintre părți nu mai poate muta, când au rămas numai cei doi regi, când o poziție apare a treia oară sau prin înțelegere.
help-sjakti-10 = Strategie: o dală poate dispărea numai dacă dincolo de ea mai este una, deci un colț nu dispare niciodată, iar regele este cel mai sigur lângă un colț. Pe tabla fără colțuri rezistă la fel dalele de lângă cele lipsă, ca a2 și b1. Dalele b2, b6, f2 și f6 sunt porțile acestor adăposturi: păstrează una pentru regele tău și fă-le să dispară pe celelalte. Surprizele reușesc împotriva începătorilor; jucătorii cu experiență fac des remiză.
help-sjakti-11 = Două probleme: albul mută și câștigă imediat.
help-sjakti-12 = De unde vin aceste reguli: pasul și remiza prin repetare stau numai în regulile mai noi. Remiza când nimeni nu poate muta, remiza cu doi regi singuri și, la Sjakti, așezarea sunt alegerea programului Encounter, căci despre ele nu se știe nimic. Din cele două probleme se cunosc primele mutări, f2-c5 și f2-a7; pozițiile au fost construite în jurul lor.
figure-sjakti-start = Sjakti: 49 de dale.
figure-shakti-start = Shakti: 45 de dale.
figure-sjakti-king = Regele vede d1, a4 și d4, peste goluri. Nu poate merge pe d4, căci celălalt rege o vede de pe g7.
figure-sjakti-warrior = Războinicul de pe a4 merge pe c4 sau sare pe f4, iar atunci c4 dispare.
figure-sjakti-check = Șah de pe a4, peste două goluri. Regele poate face numai un pas, pe b2.
figure-sjakti-between = Nu este șah: dala b4 este între ei. Dacă războinicul pășește acolo, este mat, căci propriul rege îl apără de pe b1.
figure-sjakti-take = Războinicul de pe a2 dă șah și nu este apărat: regele îl ia. Pe b1 nu scapă, căci războinicul vede dala.
figure-sjakti-protected = Șah-mat: regele de pe a6 vede a2 peste goluri și apără războinicul.
figure-sjakti-exposed = Războinicul de pe c3 poate merge pe d3. O săritură pe e3 ar lua dala d3 și ar deschide linia de la d7 spre propriul rege.
figure-sjakti-pass = Albul nu vede nicio dală și nu este în șah: albul pasează.
figure-sjakti-key-1 = Prima problemă: albul mută și câștigă.
figure-sjakti-key-2 = A doua problemă: albul mută și câștigă.

help-dumb = Dumb Chess
help-dumb-1 = Un joc mic de la Tommy’s Toys, 1995: șah pe cinci sau șase rânduri și cinci până la opt coloane. Albul mută primul, iar cine ia regele inamic a câștigat.
help-dumb-2 = Pionii stau pe al doilea rând, celelalte piese în spatele lor. Pe cinci coloane fiecare parte are un turn, un cal, un nebun, o damă și regele; pe șase, încă un turn; pe șapte, și încă un nebun; pe opt, piesele șahului. Rândul se poate și amesteca, la fel pentru ambele părți.
help-dumb-3 = Calul, nebunul, turnul, dama și regele mută ca la șah. Pionul merge un câmp înainte și ia un câmp pe diagonală înainte. Cu opțiunea en passant, un pion de pe locul lui de pornire poate merge două câmpuri dacă amândouă sunt libere, iar un pion care l-ar fi putut lua pe câmpul dintre ele o poate face la mutarea imediat următoare.
help-dumb-4 = Un pion care ajunge pe primul rând al inamicului devine pe loc una dintre piesele cu care a început partida, dar nu pion și nu rege. Pot fi mai multe de același fel.
help-dumb-5 = Șahul este doar un avertisment. Poți rămâne în șah, poți intra în șah sau îți poți pune regele lângă celălalt; inamicul îl poate lua atunci, dar nu este obligat.
help-dumb-6 = Rocada este o opțiune și exclude amestecarea. Regele și turnul trebuie să stea pe locurile lor de pornire, chiar dacă au mutat și s-au întors, fără nimic între ei, iar regele să nu fie în șah. Are voie să treacă peste un câmp atacat și să ajungă pe unul. Într-o partidă se poate face rocada de mai multe ori. Rocada se face mutând regele pe turn.
help-dumb-7 = Pe șase până la opt coloane regele merge două coloane spre turn, iar turnul trece pe câmpul peste care a sărit regele. Pe cinci coloane există un singur turn. Pe partea regelui, câmpul regelui este pe coloana b și al turnului pe e; ei trec pe d și pe c. Pe partea damei, desenul originalului duce regele de pe e pe b și turnul de pe a pe c; o opțiune face rocada ca pe tablele mai late, pe c și pe d.
help-dumb-8 = Partida este remiză de îndată ce o poziție revine, prin înțelegere și când partea la mutare nu are nicio mutare. Cine refuză o remiză trebuie să dovedească ceva: în cel mult zece mutări ale sale, avansul său în piese, cu pioni și rege cu tot, trebuie să crească cu cel puțin una. Dacă nu crește, partida este remiză.
help-dumb-9 = Mutările se pot scrie ca în original: apasă / și scrie rândul și coloana piesei, apoi rândul și coloana câmpului, patru cifre fără Enter. În aceste cifre rândul 1 este cel de sus, de unde pornește negrul, altfel decât în coordonatele de lângă tablă, iar coloana 1 cea din stânga, cum vede tabla albul. 0 sau Esc începe din nou; dacă un pion poate deveni mai multe lucruri, scrie numărul unuia. Merg și câmpurile: b2b3 sau b2-b3. Pentru rocadă numește câmpul turnului.
help-dumb-10 = În locul unei mutări, D propune remiză, R sau F cedează, iar ! încheie imediat partida ca remiză, unde se poate: într-o partidă necotată împotriva calculatorului sau între doi oameni de aici. Fiecare este urmată de Enter, iar ce încheie partida se întreabă de două ori. F5 deschide această pagină în timpul partidei.
help-dumb-11 = De unde vin aceste reguli: originalul nu spune ce piese ocupă șase și șapte coloane și în ce ordine stau, dacă pentru primul pas de două câmpuri trebuie să fie libere amândouă și ce se întâmplă când nu există mutare. Acolo regulile de mai sus sunt alegerea programului Encounter.
figure-dumb-start = Începutul pe șase rânduri și cinci coloane.
figure-dumb-start-wide = Începutul pe opt coloane.
figure-dumb-pawn = Pionul merge pe c4 sau ia pe b4 ori pe d4.
figure-dumb-promotion = Pe b5 sau luând pe a5, pionul devine nebun, cal, damă sau turn: piesele acestei partide.
figure-dumb-passing = Pionul negru tocmai a mers de pe d5 pe d3. Pionul alb îl ia mergând pe d4.
figure-dumb-check = Regele este în șah. Poate merge totuși pe d1 și poate fi luat acolo.
figure-dumb-king-taken = Doi regi alături: albul ia și câștigă.
figure-dumb-castling-king = Partea regelui: mută regele de pe b1 pe e1.
figure-dumb-castling-queen = Partea damei, cum o desenează originalul: de pe e1 pe a1.
figure-dumb-castling-wide = Opt coloane: regele face rocada în oricare parte.

help-dumber = Dumber Chess
help-dumber-1 = Dumb Chess cu piese care se schimbă de la o partidă la alta. Se trag la sorți, din zece feluri, cu una mai puține piese decât coloane, niciun fel de două ori, aceleași pentru ambele părți, iar rândul din spate se amestecă. Ambele părți au aceeași ordine. Rocadă nu există; toate celelalte reguli sunt ale jocului Dumb Chess.
help-dumber-2 = Patru dintre cele zece sunt cunoscute din șah.
help-dumber-3 = Celelalte șase se întâlnesc numai aici. Contele și calul, arcașul când ia, bufonul și mama când sar trec peste orice le stă în cale.
help-dumber-4 = Vrăjitorul îngheață orice piesă inamică pe care o atinge, și pe diagonală, inclusiv pionii și regele. O piesă înghețată nu poate muta și nu dă șah. Este liberă de îndată ce, la începutul mutării părții sale, niciun vrăjitor inamic nu mai stă lângă ea. Doi vrăjitori care se ating se îngheață unul pe altul și continuă să înghețe alte piese; vrăjitorul propriu nu face niciun rău.
help-dumber-5 = Dacă toate piesele sunt înghețate sau blocate, nu există mutare și partida este remiză.
help-dumber-6 = Un arcaș care ajunge pe primul rând al inamicului, printr-un pas sau luând, devine damă, chiar dacă partida a început fără dame. Un pion poate deveni arcaș acolo și atunci nu mai mută niciodată.
help-dumber-7 = De unde vin aceste reguli: originalul spune că vrăjitorii îngheață și nimic mai mult despre asta; nici dacă ambele părți au aceeași ordine, nici ce se întâmplă când nu există mutare. Ce spune despre transformarea arcașului se poate citi în două feluri. Acolo regulile de mai sus sunt alegerea programului Encounter.
figure-dumber-start = Rege, vrăjitor, conte, duce și arcaș: o tragere la sorți din multe.
figure-dumber-knight = Calul: două câmpuri în linie, apoi unul într-o parte.
figure-dumber-bishop = Nebunul: pe diagonale.
figure-dumber-rook = Turnul: pe rânduri și coloane.
figure-dumber-queen = Dama: turn și nebun la un loc.
figure-dumber-earl = Contele: două câmpuri în linie dreaptă, în toate cele opt direcții, peste orice.
figure-dumber-wizard = Vrăjitorul: un pas, nu ia nimic. Îngheață turnul de pe d4.
figure-dumber-joker = Bufonul: pe orice câmp gol al tablei; nu ia nimic.
figure-dumber-archer = Arcașul: un pas înainte; ia la două câmpuri înainte, peste ce stă între ele.
figure-dumber-duke = Ducele: damă și cal la un loc.
figure-dumber-mother = Mama: pe orice câmp gol, sau ia ca o damă. Nu poate lua regele de pe d5, căci un pion stă între ei.
figure-dumber-frozen = Vrăjitorul de pe b2 ține pe loc regele și calul. Numai nebunul poate muta.
figure-dumber-no-move = Regele, calul și pionul sunt toți înghețați: remiză.
figure-dumber-archer-queen = Arcașul ia pe a5 și devine damă.

help-invasion = Invasion
help-invasion-1 = Un joc de război pe o tablă de zece pe zece, de Jean-Louis Cazaux, 2001. La mijloc este o mare de patru pe patru câmpuri, pe care nu poate sta nimeni. Fiecare parte are un cartier general, două steaguri, doi comando, doi parașutiști, două tancuri, doisprezece soldați și o bombă lângă tablă.
help-invasion-2 = Cele nouă piese în afara soldaților umplu tabăra de trei pe trei câmpuri din colț, iar soldații cele două treceri de lângă mare. Albul începe în dreapta jos și mută primul. Poți începe dintr-o poziție a ta.
help-invasion-3 = Câștigi dacă dai mat cartierului general inamic, dacă inamicul nu mai are nicio mutare legală sau dacă un steag al tău stă pe colțul cartierului general inamic: a10 pentru alb, j1 pentru negru. Colțul trebuie să fie gol, căci steagurile nu iau nimic.
help-invasion-4 = Cartierul general: sare pe un câmp gol aflat la unul sau două câmpuri, peste orice în afară de mare, și nu ia nimic. Nu are voie să rămână atacat.
help-invasion-5 = Steagul: unul sau două câmpuri în linie dreaptă, pe uscat liber; nu ia nimic. Un steag care ajunge pe unul dintre cele două colțuri roșii, a1 sau j10, aprinde bomba părții sale.
help-invasion-6 = Comandoul: mută ca un cal și ia ca o damă. Parașutistul: mută un câmp, ca regele, și ia ca o damă; o dată în partidă fiecare poate zbura cinci sau mai multe câmpuri în linie dreaptă, pe un câmp gol, peste piese și peste mare.
help-invasion-7 = Tancul: până la cinci câmpuri pe rând sau pe coloană, peste toți cei aflați în drum. Dispar și prieteni, și dușmani, și cei de pe câmpul unde se oprește. Îl opresc numai marea, marginea și propriul cartier general. De aceea dă șah unui cartier general prin orice se află între ei.
help-invasion-8 = Soldatul: un pas pe rând sau pe coloană, pe un câmp gol; ia un câmp pe diagonală. Cine intră în tabăra inamică trebuie să devină comando sau parașutist, cu un zbor al său.
help-invasion-9 = Bomba: odată aprinsă, din tura următoare lansarea ei este o mutare. Alegi orice câmp de uscat pe care nu stă un cartier general: dispar toate piesele de pe el și din jurul lui, și ale tale, dar niciodată un cartier general. Fiecare parte are o singură bombă.
help-invasion-10 = Nicio mutare nu poate lăsa propriul cartier general atacat. Partida este remiză când o poziție apare a treia oară, după o sută de mutări ale fiecărei părți în care nu s-a luat, transformat, aprins sau lansat nimic, când au rămas numai cartierele generale, fără o bombă aprinsă, sau prin înțelegere.
help-invasion-11 = De unde vin aceste reguli: pagina inventatorului lasă mai multe lucruri deschise. Acestea sunt alegerea programului Encounter: ce piesă stă pe ce câmp al taberei și că albul mută primul; se zboară în opt direcții și fiecare parașutist are un zbor; tancul se poate opri oriunde pe drum; soldații merg în toate cele patru direcții; bomba rămâne aprinsă și fără steagul ei; partea fără mutare pierde, în șah sau nu; și remizele, despre care pagina nu spune nimic.
figure-invasion-start = Așezarea.
figure-invasion-hq = Cartierul general de pe c6 sare până la două câmpuri. Nu poate merge pe e8: între ele este numai mare.
figure-invasion-flag = Steagul de pe a3 poate aprinde bomba albului pe a1. Albul o lansează apoi într-o tură următoare.
figure-invasion-corner = Cartierul general negru și-a părăsit colțul. Steagul merge pe a10 și câștigă.
figure-invasion-commando = Comandoul sare ca un cal sau ia pe c3 și pe e9.
figure-invasion-paratrooper = Parașutistul pășește, ia pe c8 sau zboară pe c10, h10, i5 ori j5. Marea îl oprește să ia pe h5.
figure-invasion-tank = Tancul de pe b3 se poate opri până la cinci câmpuri depărtare. În drum spre b8 zdrobește soldatul propriu de pe b4 și pe cel inamic de pe b5.
figure-invasion-tank-check = Șah: tancul de pe j6 ajunge la j1 chiar și prin propriul soldat.
figure-invasion-trooper = Soldatul de pe c7 pășește, ia pe b8 sau d8 și devine comando sau parașutist când intră în tabără, pe c8 sau b8.
figure-invasion-bomb = Bomba albului este aprinsă, iar parașutistul de pe j4 dă șah. Sari sau lansează bomba pe j4 ori alături.
figure-invasion-mate = Șah-mat: trei comando nu lasă niciun câmp.
figure-invasion-stalemate = Negrul nu este atacat și nu are mutare: și aici a câștigat albul.

## Diagrams to try moves on

help-group-boards = Alte jocuri de tablă
try-check = { $turn }, în șah
try-drop = Lansează bomba
try-pass = Pasează
try-show = Arată mutarea
try-back = Ia înapoi
try-again = De la început

## Taste și mutări scrise

keys-place-boards = Scrise la celelalte jocuri de tablă
keys-digits = O mutare în patru cifre: rândul și coloana piesei, apoi ale câmpului de sosire. Aceste cifre numără rândurile de sus. Nu la Invasion, care are zece
keys-digits-again = Începe mutarea din nou
keys-board-draw = Propune remiză (apoi Enter)
keys-board-resign = Cedează (Enter, și încă o dată)
keys-board-quick-draw = Încheie imediat ca remiză o partidă necotată (Enter, și încă o dată)
keys-board-rules = Regulile jocului
