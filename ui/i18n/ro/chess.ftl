### Regulile șahului, cu diagrame, în română.

help-chess-board = Tabla și începutul
help-chess-board-1 = Fiecare jucător are un rege, o damă, două turnuri, doi nebuni, doi cai și opt pioni. Tabla se așază astfel încât fiecare jucător să aibă un câmp alb în dreapta pe rândul cel mai apropiat.
help-chess-board-2 = Cele două dame stau față în față pe coloana d, cea albă pe câmp alb, cea neagră pe câmp negru. Albul mută primul; apoi jucătorii mută pe rând, câte o mutare.
help-chess-board-3 = Coloanele au litere, de la a la h, începând din stânga albului; rândurile au numere, de la 1 la 8, începând dinspre alb. Câmpurile de aceeași culoare care se ating la colțuri formează o diagonală. Fiecare câmp este numit după coloana și rândul lui, de pildă e4.
figure-start = Poziția de început.

help-chess-men = Cum se mută piesele
help-chess-men-1 = O piesă merge pe un câmp gol sau pe un câmp cu o piesă a inamicului, care este astfel capturată și părăsește tabla. În afară de cal, nicio piesă nu trece peste alta. Punctele arată unde poate merge piesa de pe d4.
help-chess-men-2 = Turnul merge pe coloană sau pe rând, nebunul pe diagonale, iar dama pe toate acestea, cât timp nu îi stă nimic în cale.
help-chess-men-3 = Regele merge un câmp în orice direcție, dar niciodată pe un câmp atacat de inamic.
help-chess-men-4 = Calul merge două câmpuri pe coloană sau pe rând și apoi unul într-o parte. Numai el sare peste alte piese.
figure-reach-rook = Turnul: propriul pion de pe d6 îl oprește; calul negru poate fi luat.
figure-reach-bishop = Nebunul: propriul pion de pe f6 îl oprește, pionul negru de pe b2 poate fi luat.
figure-reach-queen = Dama: un turn și un nebun la un loc.
figure-reach-king = Regele: turnul negru îl ține departe de coloana e.
figure-reach-knight = Calul: pionii din jur nu îi sunt o piedică.

help-chess-pawns = Pionii
help-chess-pawns-1 = Pionul merge drept înainte, câte un câmp și numai pe unul gol. De pe câmpul de pornire poate merge două.
help-chess-pawns-2 = Capturează pe diagonală, un câmp înainte, și altfel nu.
help-chess-pawns-3 = En passant: dacă un pion tocmai a mers două câmpuri și stă lângă un pion al inamicului, acesta îl poate lua ca și cum ar fi mers numai unul. Se poate numai la mutarea imediat următoare.
help-chess-pawns-4 = Transformarea: un pion care ajunge pe ultimul rând devine pe loc damă, turn, nebun sau cal de aceeași culoare. După regulile SE devine damă sau turn, dacă cererea de joc nu le permite pe toate patru.
figure-pawn-steps = De pe primul câmp: un pas sau doi.
figure-pawn-takes = Pionul ia pe c5 sau pe e5; pionul de pe d5 îi închide drumul.
figure-en-passant = Negrul tocmai a mutat de pe d7 pe d5. Pionul alb îl ia și ajunge pe d6.
figure-promotion = Pe e8 pionul devine altă piesă.

help-chess-castling = Rocada
help-chess-castling-1 = O dată pe partidă, regele poate merge două câmpuri spre un turn, iar turnul acela se așază pe câmpul peste care a trecut regele. Niciunul dintre ei nu trebuie să fi mutat înainte și nimic nu trebuie să stea între ei.
help-chess-castling-2 = Regele nu face rocada din șah, peste un câmp atacat sau în șah. Turnul poate fi atacat și poate trece peste un câmp atacat.
help-chess-castling-3 = Ce împiedică rocada doar acum, cum ar fi un atac asupra unuia dintre cele trei câmpuri sau o piesă aflată între rege și turn, poate dispărea mai târziu; un rege sau un turn care a mutat o împiedică definitiv.
figure-castling = Regele poate face rocada pe g1 sau pe c1.
figure-castling-barred = Aici nu se poate face rocada: turnul negru atacă f1, iar pe b1 stă un cal.
figure-castled-short = După rocada mică: regele pe g1, turnul pe f1.
figure-castled-long = După rocada mare: regele pe c1, turnul pe d1.

help-chess-mate = Șah și șah-mat
help-chess-mate-1 = Un rege atacat este în șah. Partea lui trebuie să oprească imediat șahul: ia atacatorul, mută regele sau pune o piesă între ei. Nicio mutare nu poate lăsa propriul rege în șah.
help-chess-mate-2 = Dacă nu există o asemenea mutare, este șah-mat și partida este pierdută. Regele însuși nu este capturat niciodată.
help-chess-mate-3 = La șahul prin descoperire, o piesă pleacă și deschide linia alteia. Dacă și piesa mutată dă șah, este șah dublu și numai o mutare a regelui îl poate opri.
help-chess-mate-4 = O partidă se câștigă și când cealaltă parte cedează sau când îi expiră timpul, iar tu mai ai cu ce da mat.
figure-mate = Șah-mat: turnul atacă regele, iar propriii pioni nu îi lasă nicio ieșire.
figure-discovered = Oriunde pleacă, calul deschide linia turnului: șah prin descoperire. De pe f6 dă șah și el: șah dublu.

help-chess-draws = Remiza
help-chess-draws-1 = Patul: partea la mutare nu este în șah și nu are nicio mutare legală. Partida este remiză.
help-chess-draws-2 = O partidă este remiză prin înțelegere și când niciuna dintre părți nu mai are piese destule pentru mat: un rege numai cu un cal sau un nebun nu poate da mat unui rege singur. Tot remiză este când îi expiră timpul cuiva, iar cealaltă parte nu mai are cu ce da mat.
help-chess-draws-3 = La șah mai este remiză după cincizeci de mutări ale ambelor părți fără captură sau mutare de pion și la aceeași poziție de trei ori. Ce rămâne din acestea într-un joc ascuns depinde de setul de reguli; pentru regulile SE vezi „Cum se termină o partidă”.
figure-stalemate = Pat: negrul este la mutare, nu este în șah și nu poate muta.
