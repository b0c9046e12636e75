### Encounter în română. Programul vorbește și anunță cu aceleași texte.

## Screens

menu-label = Ecrane
screen-home = Început
screen-table = Masa de joc
screen-history = Istoric
screen-replay = Reluare
screen-settings = Setări
screen-help = Ajutor

## Table

board-label = Tabla
cell-empty = gol
cell-check = în șah
cell-capture = captură anunțată aici
cell-hint = la îndemână
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

say-turn = { $side ->
    [white] Albul
   *[black] Negrul
  } la mutare
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
say-tries = { $n ->
    [0] Nicio captură posibilă cu pionul
    [one] O captură posibilă cu pionul
    [few] { $n } capturi posibile cu pionul
   *[other] { $n } de capturi posibile cu pionul
  }
say-tries-to = Capturi posibile cu pionul pe { $squares }
say-tries-from = Capturi posibile cu pionul de pe { $squares }
say-try = Există o captură posibilă cu pionul
say-pawn-capture = Este posibilă o captură cu pionul
say-promotion = Un pion a fost transformat
say-promotion-side = { $side ->
    [white] Albul
   *[black] Negrul
  } a transformat un pion
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
log-prefix = { $move }. { $side ->
    [white] ALB
   *[black] NEGRU
  }
log-offered = { side-name } { $offer ->
    [draw] propune remiză
    [take_back] cere o mutare înapoi
    [clock_off] cere oprirea ceasurilor
    [clock_on] cere pornirea ceasurilor
    [adjourn] cere întreruperea partidei
    [minute_after_end] mai cere un minut
   *[take_back_after_end] cere ultima mutare înapoi
  }
log-answered = { side-name } { $answer ->
    [accepted] a acceptat
    [declined] a refuzat
   *[withdrawn] a retras cererea
  }: { offer-name }
log-taken-back = Mutare dată înapoi: partida stă înaintea mutării { $move } a { $side ->
    [white] albului
   *[black] negrului
  }. Ce s-a auzit rămâne auzit.
log-minute-added = { side-name } primește un minut
log-time-warning = { side-name }: { time-left-below }
log-clocks-on = Ceasurile merg
log-clocks-off = Ceasurile sunt oprite
log-resumed = Partida continuă. Timpul scurs între timp nu a fost socotit nimănui.
log-adjourned = Partida este întreruptă
log-chat = { $name }: { $text }

offer-name = { $offer ->
    [draw] remiză
    [take_back] mutare înapoi
    [clock_off] ceasuri oprite
    [clock_on] ceasuri pornite
    [adjourn] întrerupere
    [minute_after_end] încă un minut
   *[take_back_after_end] ultima mutare înapoi
  }
offers-label = Cereri
offers-empty = Nicio cerere
offer-accept = Acceptă
offer-accept-again = Apasă din nou
offer-decline = Refuză
offer-withdraw = Retrage

may-offer-draw = Propune remiză
may-take-back = Mutare înapoi
may-resign = Cedează
may-resign-again = Sigur cedezi?
may-abort = Anulează
may-abort-again = Sigur anulezi?
may-add-minute = +1 min
may-add-minute-hint = Dă celeilalte părți un minut
may-ask-any = Vreuna?
may-ask-any-hint = Întreabă dacă este posibilă o captură cu pionul
may-ask-noes = Câte refuzuri?
may-claim-fifty = Cere remiză: 50 de mutări
may-claim-repetition = Cere remiză: repetare
may-clock-off = Oprește ceasurile
may-clock-on = Pornește ceasurile
may-adjourn = Întrerupe
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
tray-enemy = Adversar
tray-add = Adaugă { man-dummy }
tray-hint = Trage o piesă pe tablă sau apasă pe ea și apoi pe un câmp.
tray-undo = Anulează marcajul
tray-redo = Refă marcajul
tray-undo-short = Anulează
tray-redo-short = Refă

tab-moves = Mutări
tab-notes = Note
tab-chat = Discuție
moves-empty = Aici vor sta mutările și încercările tale.
moves-hide = Ascunde mutările
moves-show = Arată mutările
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
chat-write = Scrie celeilalte părți
chat-send = Trimite

try-label = Scrie o mutare sau o comandă
men-letters = RDTNC
try-hint = e2e4, Cf3 … help arată tot
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
try-answer-help = Mutări: e2e4, e7e8q, Nf3, O-O, any. Marcaje: dummy n e5, dummy e5 g4, dummy -e5, undo, redo. Întrebări: clock, log 5, tries, dummies, p n (caii tăi), x e4 (un câmp). Partidă: draw, resign, f întoarce tabla.
try-resign-confirm = Scrie resign încă o dată pentru a ceda.

promote-title = Pionul se transformă în
promote-cancel = Lasă pionul

announce-label = Ultimul anunț
status-move = mutarea { $move }
status-label = Starea partidei
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
status-rated = cu punctaj
status-flip = Întoarce tabla

warning-not-saved = Cele mai noi mutări nu au putut fi scrise pe disc. Partida continuă, dar ele s-ar pierde dacă programul s-ar opri acum.
warning-no-notifications = Niciun serviciu de notificări nu răspunde; avertismentele apar numai în această fereastră.
warning-host-gone = Gazda partidei nu mai răspunde. Partida poate fi continuată din ecranul de început.
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
pass-on-told = Mutarea rămâne; ceasul este oprit.
pass-on = Ascunde tabla mea; urmează { $name }
handover-title = { side-name } ({ $name }) se așază
handover-hint = Până atunci tabla este ascunsă și ceasul este oprit.
handover-ready = { $name } este la tablă
handover-key = Apasă Enter
handover-leave = Părăsește masa

end-title = Partida s-a încheiat
end-replay = Reluare
end-new = Partidă nouă
end-close = Privește tabla

refused-not-your-turn = Este rândul celeilalte părți.
refused-stale = Partida mersese mai departe; nu s-a făcut nimic.
refused-unreadable = Aceasta nu se poate citi.
refused-over = Partida s-a încheiat.
refused-not-over = Partida nu s-a încheiat încă.
refused-adjourned = Partida este amânată; reluați-o mai întâi.
refused-no-such-offer = Cererea nu mai stă în picioare.
refused-not-in-these-rules = Aceste reguli nu cunosc așa ceva.
refused-claim-rejected = Cererea nu este adevărată.
refused-nothing-there = Nu este nimic de dat înapoi.
refused-bad-mark = Acolo nu poate sta o piesă presupusă.
refused-out-of-range = Este prea lung.
refused-hand-over = Jucătorii își schimbă locurile.
refused-not-saved = Partida nu a putut fi scrisă pe disc; ea așteaptă.
refused-gone = Gazda partidei nu mai răspunde.
refused-bad-id = Programul și pagina nu mai sunt în pas; deschide partida din nou.
refused-other = Nu a mers: { $detail }

table-empty = Nicio partidă pe masă. Începe una din ecranul de început.
table-waiting = Se așază masa …

## Sides, rules and levels

side-white = Alb
side-black = Negru
rules-name =
    { $rules ->
        [se] SE (StrategicEncounter)
        [english] Engleze
        [traditional] Tradiționale
        [berkeley] Berkeley
        [berkeley_any] Berkeley + Any
        [cincinnati] Cincinnati
        [wild16] Wild 16
        [rand] RAND
        [crazykrieg] CrazyKrieg
        [chess] Șah obișnuit
       *[other] { $rules }
    }
rules-short =
    { $rules ->
        [se] SE
       *[other] { rules-name }
    }
rules-note =
    { $rules ->
        [se] Capturile, direcția șahului și capturile posibile cu pionul sunt spuse amândurora. Trei capturi încercate cu pionul pe tură.
        [english] Întrebi „Any?” și apoi ești dator cu o captură de pion. Piesa capturată nu este numită.
        [traditional] Regulile răsăritene: întrebi „Any?”, iar en passant este numit.
        [berkeley] Despre capturile cu pionul nu se spune nimic. Amândoi aud fiecare răspuns.
        [berkeley_any] Berkeley cu întrebarea „Any?”, auzită numai de tine.
        [cincinnati] Se spune „captură de pion” cât timp există una; pionul sau figura sunt numite.
        [wild16] Se spune numărul capturilor posibile cu pionul. Refuzurile le aude numai cel la mutare.
        [rand] Sunt numite câmpurile capturilor cu pionul. Poți întreba cât a costat o mutare.
        [crazykrieg] Piesele capturate intră într-o rezervă publică și pot fi puse pe tablă.
       *[other] Un set aparte.
    }
level-word =
    { $level ->
        [1] începător
        [2] obișnuit
        [3] atent
        [4] iscusit
        [5] expert
       *[other] maestru
    }
level-note =
    { $level ->
        [1] Încearcă ce îi trece prin minte.
        [2] Recapturează și își folosește capturile cu pionul, altfel mută la întâmplare.
        [3] Cântărește poziții care se potrivesc cu tot ce a auzit.
       *[other] Gândește mai mult decât nivelurile de mai jos.
    }
time-none = Fără ceas

## Dialogs and errors

dialog-close = Închide
dialog-cancel = Renunță
dialog-keep = Păstrează
error-store = Partidele salvate nu au putut fi citite sau scrise: { $detail }
error-no-such-game = Partida nu mai există sau nu permite acum acest lucru.
name-fault-empty = Scrie un nume de 1 până la 40 de caractere.
name-fault-long = Un nume are cel mult 40 de caractere; acesta are { $count }.
bad-terms-start = Poziția nu poate fi folosită: { $detail }.
name-missing = Scrie întâi numele tău.
bad-name-length = Un nume are de la 1 la 40 de caractere.
bad-name-characters = Un nume poate avea numai caractere vizibile.

## First start

first-title = Bun venit la Encounter
first-intro = Șah împotriva unui adversar pe care nu-l vezi. Un arbitru vede ambele table și îți spune ce permit regulile.
first-name = Numele tău
first-name-hint = Stă lângă ceasul tău. Îl poți schimba mai târziu în setări.
first-save = Începe

## Home

home-welcome = Bine ai revenit, { $name }
home-computer = Joacă împotriva calculatorului
home-change = Schimbă…
home-change-title = Alege întâi regulile, timpul, culoarea și nivelul
home-two = Doi jucători la acest calculator
home-two-hint = Mutați pe rând; între voi, un ecran ascunde totul.
home-unfinished = Partide neterminate
home-go-on = Continuă
home-your-turn = e rândul tău
home-turn = la mutare: { $name }
home-moves =
    { $count ->
        [0] nicio mutare încă
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
home-clocks = Alb { $white }, Negru { $black }
home-recent = Partide recente
home-recent-empty = Aici vor sta partidele pe care le termini, cu rezultatele lor. Joacă una ca să începi.
home-history = Toate partidele
store-problem-title = Partidele salvate nu au putut fi deschise
store-problem-damaged = Fișierul este deteriorat sau nu este o bază de date. Rămâne așa cum este.
store-problem-newer = Fișierul a fost scris de o versiune mai nouă a programului. Rămâne așa cum este.
store-problem-io = Fișierul nu poate fi citit sau scris. Rămâne așa cum este.
store-problem-fresh = Începe cu unul nou

## Game request

request-dialog-title = Cerere de joc
request-start = Începe partida
request-opponent = Adversar
request-computer = Calculatorul
request-person = O a doua persoană aici
request-level = Nivel
request-level-option = Nivelul { $level }, { level-word }
request-level-hint = { level-note }
request-person-name = Numele acelei persoane
request-person-hint = Numele tău este { $name }.
request-colour = Culoarea ta
request-colour-white = Alb
request-colour-black = Negru
request-colour-random = La sorți
request-time = Timp inițial (min)
request-time-mine = Timpul tău (min)
request-time-theirs = Al celuilalt (min)
request-time-hint = De la 1.00 la 99.99
request-increment = Increment (s)
request-increment-hint = La fiecare mutare
request-handicap = Handicap de timp
request-handicap-hint = Cele două părți primesc timpi diferiți.
request-no-clock = Fără ceas
request-rules = Set de reguli
request-chess = Șah obișnuit
request-chess-hint = Se văd ambele armate; fără piese presupuse, fără reguli ascunse.
request-more = Mai multe
request-event = Eveniment
request-event-none = Un nume pentru ocazie, dacă vrei
request-rated = Partidă cu punctaj
request-unrated-two-people = Doi jucători la un calculator nu joacă niciodată pe punctaj.
request-unrated-handicap = O partidă cu handicap de timp nu se joacă pe punctaj.
request-after-end = Cereri după sfârșit
request-after-end-hint = După încheiere se poate cere un minut în plus sau ultima mutare înapoi.
request-start-position = Poziție de început (FEN)
request-start-hint = Gol pentru cea obișnuită
request-fault-event = Un eveniment are cel mult 100 de caractere.
request-fault-time = Scrie minute de la 1.00 la 99.99, de exemplu 12.50.
request-fault-increment = Scrie secunde întregi de la 0 la 999.
request-fault-start = Un FEN are opt rânduri de câte opt câmpuri, apoi w sau b pentru cel la mutare.
request-fault-same-name = Cei doi jucători au nevoie de nume diferite.
never-rated = Doi jucători la un calculator și partidele cu handicap de timp nu se joacă pe punctaj.
request-not-in-set = Nu există în acest set.
option-announce-promotions = Promovările sunt anunțate
option-announce-try-count = Se anunță numărul capturilor posibile cu pionul
option-pawns-move-backward = Pionii pot merge înapoi
option-promote-to-any = Pionii pot deveni și nebun sau cal
option-opponent-hears-no = Cealaltă parte aude fiecare Nu
option-opponent-hears-refusals = Cealaltă parte aude fiecare refuz
option-opponent-hears-nonsense = Cealaltă parte aude „absurd”
option-opponent-hears-any = Cealaltă parte aude întrebarea „Any?”
option-any-without-pawns = „Any?” fără niciun pion
option-any-without-pawns-answered = Primește răspunsul nu
option-any-without-pawns-refused = Este refuzată
option-refuse-known-replies = Ce nu poate para șahul este refuzat ca imposibil
option-announce-zero-tries = Se spune și „nicio captură posibilă cu pionul”
option-try-squares = Pentru capturile cu pionul se spune
option-try-squares-targets = Unde capturează
option-try-squares-sources = Unde stau pionii
option-en-passant = En passant se anunță pe
option-en-passant-victim-square = Câmpul pionului capturat
option-en-passant-landing-square = Câmpul celui care capturează
option-en-passant-named-landing-square = Câmpul celui care capturează, pe nume
option-stalemate = Patul este
option-stalemate-draw = Remiză
option-stalemate-loses = Pierdut pentru cel fără mutare
option-insufficient = Remiză din lipsă de forțe
option-insufficient-one-minor-each = Cu cel mult o figură ușoară de fiecare parte
option-insufficient-dead-position = Când nimeni nu ar mai putea da mat
option-fifty = Cincizeci de mutări fără captură sau mutare de pion
option-fifty-never = Nu există regula
option-fifty-claim = Remiză la cerere
option-fifty-automatic = Remiză imediat
option-repetition = Aceeași poziție de trei ori
option-repetition-never = Nu există regula
option-repetition-claim = Remiză la cerere
option-repetition-automatic = Remiză imediat

## History

history-search = Caută jucători și evenimente
history-all-rules = Toate regulile
history-all-outcomes = Toate rezultatele
history-clear = Arată toate partidele
history-empty = Fiecare partidă începută se păstrează aici și poate fi reluată după ce s-a încheiat. Joacă una din ecranul de început.
history-none-found = Nicio partidă nu se potrivește căutării.
history-number = Nr.
history-date = Data
history-opponent = Adversar
history-rules = Reguli
history-result = Rezultat
history-moves = Mutări
history-time = Timp
history-actions = Acțiuni
history-open = Reluare
history-delete = Șterge
history-delete-title = Ștergi această partidă?
history-delete-question = Partida { $number } împotriva { $opponent } va fi ștearsă definitiv, cu tot ce s-a încercat și s-a spus în ea.
computer-name = Calculator, nivelul { $level }
history-pages = Paginile listei
history-shown = { $first }–{ $last } din { $total }
history-previous = Înapoi
history-next = Înainte
outcome-won = câștigată
outcome-lost = pierdută
outcome-drawn = remiză
outcome-unfinished = neterminată
outcome-adjourned = amânată
outcome-aborted = întreruptă

end-reason =
    { $reason ->
        [checkmate] Șah-mat
        [stalemate] Pat
        [insufficient] Nicio parte nu mai poate da mat
        [fifty] Cincizeci de mutări fără captură sau mutare de pion
        [repetition] Aceeași poziție de trei ori
        [flag] Timp depășit
        [flag_insufficient] Timp depășit, dar cealaltă parte nu mai poate da mat
        [resign] Cedare
        [agreed] Remiză convenită
       *[aborted] Întreruptă
    }

## Replay

replay-side = Văzută de
replay-side-white = Alb
replay-side-black = Negru
replay-side-referee = Arbitru
replay-board = Tabla reluării
replay-controls = Reluare
replay-moves = Mutări și anunțuri
replay-first = Început
replay-back = Înapoi
replay-play = Derulează
replay-pause = Pauză
replay-forward = Înainte
replay-last = Sfârșit
replay-flip = Întoarce tabla
replay-slider = Pas
replay-seconds =
    { $seconds ->
        [one] { $seconds } secundă pe pas
       *[other] { $seconds } secunde pe pas
    }
replay-seconds-short = { $seconds } s
replay-start = Start
replay-unknown-try = o încercare
replay-copy-fen = Copiază FEN
replay-copied = Copiat.
replay-not-copied = Clipboardul nu este accesibil.
replay-hint = Clic pe tablă: un pas înainte; clic dreapta: un pas înapoi.
letters-label = Piesele presupuse ca litere
letters-enemy = Inamic
letters-friendly = Propriu
letters-both = Ambele
letters-none = Fără
letters-legend-enemy = inamicul văzut de { $name }
letters-legend-own = inamicul văzut de { $name }

## Settings

settings-you = Tu
settings-name = Numele tău
settings-name-save = Salvează
settings-window = Fereastră
settings-language = Limbă
settings-language-system = Ca sistemul
settings-language-en = English
settings-language-ro = Română
settings-theme = Temă
settings-theme-system = Ca sistemul
settings-theme-light = Luminoasă
settings-theme-dark = Întunecată
settings-larger-text = Text mai mare
settings-board = Tablă
settings-colours = Culori
settings-colours-map = Hartă
settings-colours-wood = Lemn
settings-colours-slate = Ardezie
settings-coordinates = Coordonate
settings-coordinates-none = Fără
settings-coordinates-edge = Pe margine
settings-coordinates-every = Pe fiecare câmp
settings-drop = Mutarea pieselor
settings-drop-drag = Prin tragere
settings-drop-click = Prin două clicuri
settings-drop-both = Ambele
settings-hints = Puncte acolo unde ar putea merge o piesă
settings-hints-hint = Un indiciu dedus numai din piesele tale. Poți pune o piesă oriunde; arbitrul răspunde.
settings-clocks = Ceasuri și reluare
settings-tenths = Zecimi de secundă
settings-tenths-never = Niciodată
settings-tenths-below-ten = Sub zece secunde
settings-tenths-always = Întotdeauna
settings-replay-speed = Viteza reluării

## Menu

menu-file = Fișier
menu-new-game = Partidă nouă…
menu-home = Ecranul de început
menu-table = Înapoi la masa de joc
menu-edit = Editare
menu-undo-mark = Anulează ultimul marcaj
menu-redo-mark = Refă marcajul
menu-request = Cerere de joc
menu-history = Istoric
menu-add-minute = Adaugă 1 min
menu-options = Opțiuni
menu-settings = Setări…
menu-hints = Puncte acolo unde ar putea merge o piesă
menu-larger-text = Text mai mare
menu-help = Ajutor
menu-help-topics = Subiecte de ajutor
menu-quick-help = Ajutor rapid
menu-keys = Taste
menu-about = Despre Encounter

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
help-words-6 = Promovare: un pion a devenit altă piesă. Nu se spun nici piesa, nici câmpul.
help-tries = Capturile posibile cu pionul
help-tries-1 = „2 capturi posibile cu pionul” înseamnă că partea la mutare are două capturi legale cu pionii. Unde sunt, nu se spune.
help-tries-2 = Nu ești obligat să capturezi. Dacă încerci, pot da greș cel mult trei capturi cu pionul pe tură; după aceea, fiecare alta este o eroare.
help-tries-3 = Printr-o opțiune, arbitrul spune doar că există o captură cu pionul, fără număr.
help-clocks = Ceasurile
help-clocks-1 = Fiecare parte are timpul ei; o încercare refuzată costă timp și nu aduce increment. Avertismentele vin sub 3, 2 și 1 minut și sub 30 de secunde.
help-clocks-2 = Cine depășește timpul pierde, în afară de cazul în care cealaltă parte nu mai poate da mat: atunci este remiză. Poți dărui celuilalt un minut.
help-clocks-3 = Timpul cât programul a fost închis nu se socotește nimănui.
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
