### Masa de joc în română.

## Table

board-label = Tabla
cell-empty = gol
cell-check = în șah
cell-capture = captură anunțată aici
cell-hint = la îndemână
cell-ahead = stă aici în avans
cell-left = părăsit în avans
cell-letter = { $tone ->
    [enemy] literă roșie: { kind }
   *[own] literă verde: { kind }
  }
man = { $kind ->
    [q] damă { $side ->
        [white] albă
       *[black] neagră
      }
   *[other] { kind } { $side ->
        [white] alb
       *[black] negru
      }
  }
kind = { $kind ->
    [k] rege
    [q] damă
    [r] turn
    [b] nebun
    [n] cal
    [p] pion
   *[other] piesă
  }
man-dummy = { kind } { $kind ->
    [q] presupusă
   *[other] presupus
  }
side-name = { $side ->
    [white] Alb
   *[black] Negru
  }
side-as-subject = { $side ->
    [white] Albul
   *[black] Negrul
  }

say-turn = { side-as-subject } la mutare
say-no = Nu
say-illegal = Ilegal
say-nonsense = Absurd
say-impossible = Imposibil
say-hell-no = Nici vorbă
say-error = Eroare
say-error-limit = Eroare: trei capturi cu pionul au eșuat la această mutare
say-why-queen-or-rook-only = pionul se transformă numai în damă sau turn
say-why-must-try-pawn-capture = trebuie încercată întâi o captură cu pionul
say-capture-square = Captură pe { $square }
say-capture-pawn = Pion capturat pe { $square }
say-capture-piece = Piesă capturată pe { $square }
say-capture-knight = Cal capturat pe { $square }
say-capture-bishop = Nebun capturat pe { $square }
say-capture-rook = Turn capturat pe { $square }
say-capture-queen = Damă capturată pe { $square }
say-capture-en-passant = Captură en passant pe { $square }
say-capture-by = { $capture }, de { $by ->
    [pawn] un pion
    [knight] un cal
    [bishop] un nebun
    [rook] un turn
    [queen] o damă
   *[piece] o piesă
  }
say-check = Șah: { $lines }
say-and = { $first } și { $second }
line-file = coloană
line-rank = rând
line-long = diagonală lungă
line-short = diagonală scurtă
line-knight = cal
line-vertical = coloană verticală
line-horizontal = rând orizontal
line-left-diagonal = diagonală stângă
line-right-diagonal = diagonală dreaptă
say-for = { $side ->
    [white] { " " }pentru Alb
    [black] { " " }pentru Negru
   *[none] { "" }
  }
say-tries = { $n ->
    [0] Nicio captură posibilă cu pionul
    [one] O captură posibilă cu pionul
    [few] { $n } capturi posibile cu pionul
   *[other] { $n } de capturi posibile cu pionul
  }{ say-for }
say-tries-to = Capturi posibile cu pionul{ say-for } pe { $squares }
say-tries-from = Capturi posibile cu pionul{ say-for } de pe { $squares }
say-try = Există o captură posibilă cu pionul{ say-for }
say-pawn-capture = Este posibilă o captură cu pionul{ say-for }
say-promotion = Un pion a fost transformat
say-promotion-side = { side-as-subject } a transformat un pion
say-drop = Pus pe tablă: { $piece }
say-any-yes = Capturi cu pionul: da
say-any-no = Capturi cu pionul: nu
say-illegal-count = { $n ->
    [0] Niciun refuz la ultima mutare
    [one] Un refuz la ultima mutare
    [few] { $n } refuzuri la ultima mutare
   *[other] { $n } de refuzuri la ultima mutare
  }
say-end = { end-reason }. { say-result }
say-result = { $result ->
    [white] Albul câștigă.
    [black] Negrul câștigă.
    [draw] Remiză.
   *[none] Fără rezultat.
  }

log-label = Arbitru
log-empty = Aici vorbește arbitrul.
log-number = { $move }.
log-prefix = { $move }. { $side ->
    [white] ALB
   *[black] NEGRU
  }
log-offered = { side-as-subject } { $offer ->
    [draw] propune remiză
    [take_back] cere o mutare înapoi
    [clock_off] cere oprirea ceasurilor
    [clock_on] cere pornirea ceasurilor
    [adjourn] cere întreruperea partidei
    [minute_after_end] mai cere un minut
   *[take_back_after_end] cere ultima mutare înapoi
  }
log-answered = { side-as-subject } { $answer ->
    [accepted] acceptă
    [declined] refuză
   *[withdrawn] retrage
  } { offer-answered }
log-taken-back = Mutare dată înapoi: partida stă înaintea mutării { $move } a { $side ->
    [white] albului
   *[black] negrului
  }. Ce s-a auzit rămâne auzit.
log-minute-added = { side-as-subject } primește un minut
log-time-warning = { side-as-subject }: { time-left-below }
log-clocks-on = Ceasurile merg
log-clocks-off = Ceasurile sunt oprite
log-resumed = Partida continuă. Timpul scurs între timp nu a fost socotit nimănui.
log-adjourned = Partida este întreruptă
log-seated = Joacă acum: { $white } (alb), { $black } (negru).
log-chat = { $name }: { $text }

# Ce se acceptă, se refuză sau se retrage.
offer-answered = { $offer ->
    [draw] { $answer ->
        [withdrawn] propunerea de remiză
       *[other] remiza
      }
    [take_back] cererea de a da o mutare înapoi
    [clock_off] cererea de a opri ceasurile
    [clock_on] cererea de a porni ceasurile
    [adjourn] cererea de a întrerupe partida
    [minute_after_end] cererea pentru încă un minut
   *[take_back_after_end] cererea de a da înapoi ultima mutare
  }
offers-label = Cereri
offers-empty = Nicio cerere
offer-accept = Acceptă
offer-accept-again = Apasă din nou
offer-decline = Refuză
offer-withdraw = Retrage
offer-take-back-note = Ce s-a auzit rămâne auzit.
accept-title = Accepți această cerere?

may-offer-draw = Propune remiză
may-take-back = Mutare înapoi
may-take-back-hint = Cere înapoi ultima ta mutare; ce s-a auzit rămâne auzit
may-resign = Cedează
may-resign-again = Sigur cedezi?
may-abort = Anulează partida
may-abort-again = Sigur anulezi?
may-abort-hint = Încheie partida fără rezultat
may-add-minute = +1 min
may-add-minute-hint = Dă celeilalte părți un minut
duty = { $duty ->
    [try_one] Ești dator cu o captură de pion: încearcă una întâi.
   *[until_legal] Ești dator cu o captură de pion: încearcă până când una este legală.
  }
may-ask-any = Vreuna?
may-ask-any-hint = Întreabă dacă este posibilă o captură cu pionul
may-ask-noes = Câte refuzuri?
may-claim-fifty = Cere remiză: 50 de mutări
may-claim-repetition = Cere remiză: repetare
may-clock-off = Oprește ceasul
may-clock-on = Pornește ceasul
may-adjourn = Întrerupe
may-adjourn-hint = Propune oprirea aici și continuarea în altă zi
may-minute-after-end = Încă un minut
may-take-back-after-end = Ultima mutare înapoi
actions-label = Ce poți cere

plate-you = Tu
plate-opponent = Adversar
plate-turn = la mutare
plate-waits = așteaptă
clock-none = fără ceas
clock-stopped = ceas oprit
clock-label = { $name }: mai are { $time }

tray-label = Raft
tray-own = Piesele tale
tray-enemy = Inamicul
tray-add = Adaugă { man-dummy }
tray-hint = Trage o piesă pe tablă sau apasă pe ea și apoi pe un câmp.
tray-undo = Anulează marcajul
tray-redo = Refă marcajul
tray-undo-short = Anulează
tray-redo-short = Refă

tab-moves = Mutări
tab-notes = Note
tab-chat = Discuție
moves-empty = Aici apar mutările și încercările tale.
moves-hide = Ascunde
moves-show = Arată
moves-hidden = Mutările sunt ascunse.
moves-calls = { $n ->
    [one] o încercare
    [few] { $n } încercări
   *[other] { $n } de încercări
  }
notes-label = Note personale, păstrate cu partida
notes-hint = Numai tu vezi aceste note.
chat-label = Discuție
chat-empty = Încă nu s-a spus nimic.
chat-write = Mesaj
chat-send = Trimite
chat-alert = Arată din nou ultimul tău mesaj, într-o casetă, celeilalte părți

try-label = Scrie o mutare sau o comandă
men-letters = RDTNC
try-hint = e2e4, Cf3 … ajutor arată tot
try-hint-over = Partida s-a încheiat; „ajutor” arată comenzile
try-answer-unread = Nu se înțelege: { $text }
try-answer-ambiguous = Mai multe piese pot face asta: { $moves }
try-answer-none = Nicio piesă a ta nu poate face asta: { $text }
try-answer-clock = Alb { $white }, negru { $black }
try-answer-no-clock = Această partidă nu are ceas.
try-answer-dummies = Piese presupuse: { $list }
try-answer-no-dummies = Nicio piesă presupusă pe tablă.
try-answer-tries = Încercările tale la această mutare: { $list }
try-answer-no-tries = Nicio încercare la această mutare.
try-answer-not-yours = Este rândul celeilalte părți.
try-answer-men = { $list }
try-answer-help =
    e2e4, Cf3, O-O, e7e8q: o mutare{ $asks ->
        [yes] ; any: întrebarea „Any?”
       *[no] { "" }
    }
    presupus c e5: un cal presupus pe e5; presupus e5 g4 îl mută, presupus -e5 îl șterge
    cub d2: un cub; cub -d2 îl șterge; leagă d2 e5 îl leagă de pionul presupus de pe e5, dezleagă d2 îl dezleagă
    plus e4, săgeată e2 e4, cerc e4: desene
    anulează, refă: ultimul marcaj
    ceas, capturi, presupuse, cuburi: ce este; jurnal 5: ultimele cinci rânduri ale arbitrului
    p c: unde sunt caii tăi; x e4: ce este pe e4
    remiză, înapoi, cedez: ca pe butoane
    retrage: o mutare în avans; întoarce: rotește tabla
    Tasta Escape închide această listă.
try-resign-confirm = Scrie cedez încă o dată pentru a ceda.

promote-title = Pionul se transformă în
promote-cancel = Renunță

announce-label = Ultimul anunț
status-move = mutarea { $move }
status-label = Starea partidei
status-game = partida { $number }
status-tries = capturile cu pionul { $tries ->
    [silent] nu se anunță
    [fact] se anunță
    [count] se numără
    [squares] se anunță cu câmpuri
   *[ask] la întrebare
  }
status-promotions = transformările { $told ->
    [silent] nu se anunță
   *[told] se anunță
  }
status-backward = pionii merg și înapoi
status-rated = cu punctaj
status-flip = Întoarce tabla
advance-waits = Mutarea în avans { $move } așteaptă
advance-dropped = Mutarea în avans { $move } nu s-a jucat: { $why ->
    [news] există noutăți
   *[request] o cerere îți așteaptă răspunsul
  }
advance-withdraw = Retrage

game-status-title = Starea partidei
game-status-number = Numărul partidei
game-status-event = Eveniment
game-status-state = Stare
game-status-time = Timp inițial / increment
game-status-rules = Reguli
game-status-rated = Cu punctaj
game-status-after-end = Cereri de timp sau de mutare înapoi după încheiere
game-status-yes = da
game-status-no = nu

warning-not-saved = Cele mai noi mutări nu au putut fi scrise pe disc. Partida continuă, dar ele s-ar pierde dacă programul s-ar opri acum.
warning-no-notifications = Niciun serviciu de notificări nu răspunde; avertismentele apar numai în această fereastră.
warning-host-gone = Partida s-a oprit. O poți continua din ecranul de început.
warning-dismiss = Închide

time-left-below = { $seconds ->
    [180] mai puțin de 3 minute rămase
    [120] mai puțin de 2 minute rămase
    [60] mai puțin de un minut rămas
   *[30] mai puțin de 30 de secunde rămase
  }
time-warning-title = Timp
time-warning-body = { $seconds ->
    [180] Mai puțin de 3 minute pe ceasul tău
    [120] Mai puțin de 2 minute pe ceasul tău
    [60] Mai puțin de un minut pe ceasul tău
   *[30] Mai puțin de 30 de secunde pe ceasul tău
  }
request-title = Cerere
request-body-draw = Adversarul propune remiză
request-body-take-back = Adversarul cere o mutare înapoi
request-body-clock-off = Adversarul cere oprirea ceasurilor
request-body-clock-on = Adversarul cere pornirea ceasurilor
request-body-adjourn = Adversarul cere întreruperea partidei
request-body-minute-after-end = Adversarul mai cere un minut
request-body-take-back-after-end = Adversarul cere ultima mutare înapoi

pass-to-answer = Răspunde { $name }
pass-on-told = Mutarea este făcută; ceasul este oprit.
pass-back-told = La mutare este { $name }.
pass-on = Ascunde tabla; urmează { $name }
handover-title = { side-as-subject } ({ $name }) se așază la tablă
handover-hint = Până atunci tabla este ascunsă și ceasul este oprit.
handover-answer-hint = O cerere așteaptă un răspuns. Până atunci tabla este ascunsă; ceasul celui la mutare merge mai departe.
handover-ready = Sunt { $name }. Arată-mi tabla
handover-key = Apasă Enter
handover-leave = Părăsește masa

end-title = Partida s-a încheiat
end-replay = Revedere
end-new = Cerere de joc…
end-close = Privește tabla
adjourned-title = Partida este întreruptă
adjourned-told = O găsești la început și în istoric, cu ceasurile ei, până când este continuată.
adjourned-go-on = Continuă acum
adjourned-leave = La început

refused-not-your-turn = Este rândul celeilalte părți.
refused-stale = Partida mersese mai departe; nu s-a făcut nimic.
refused-unreadable = Aceasta nu se poate citi.
refused-over = Partida s-a încheiat.
refused-not-over = Partida nu s-a încheiat încă.
refused-adjourned = Partida este întreruptă; continu-o mai întâi.
refused-no-such-offer = Cererea nu mai stă în picioare.
refused-not-in-these-rules = Aceste reguli nu cunosc așa ceva.
refused-claim-rejected = Cererea nu este adevărată.
refused-nothing-there = Nu este nimic de dat înapoi.
refused-nothing-there-undo-mark = Nu este niciun marcaj de anulat.
refused-nothing-there-redo-mark = Nu este niciun marcaj anulat de refăcut.
refused-out-of-range = Este prea lung.
refused-hand-over = Jucătorii își schimbă locurile.
refused-not-saved = Partida nu a putut fi scrisă pe disc; ea așteaptă.
refused-gone = Partida s-a oprit; continu-o din ecranul de început.
refused-bad-id = Fereastra nu este la zi; deschide partida din nou.
refused-other = Nu a mers: { $detail }

table-empty = Nicio partidă pe masă. Începe una din ecranul de început.
table-waiting = Se așază masa …
