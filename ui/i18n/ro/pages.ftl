### Paginile din jurul mesei în română.

## First start

first-title = Bun venit la Encounter
first-intro = Șah împotriva unui adversar pe care nu-l vezi. Un arbitru vede ambele table și îți spune ce permit regulile.
first-name = Numele tău
first-name-hint = Apare lângă ceasul tău. Îl poți schimba mai târziu în setări.
first-save = Începe

## Home

home-welcome = Bine ai revenit, { $name }
home-computer = Joacă împotriva calculatorului
home-change = Schimbă…
home-set-up = poziție aranjată
home-change-title = Alege întâi regulile, timpul, culoarea și nivelul
home-two = Doi jucători la acest calculator
home-two-hint = Mutați pe rând; între mutări tabla este ascunsă.
home-games = Alte jocuri de tablă
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
home-recent-empty = Aici apar partidele pe care le termini, cu rezultatele lor.
home-seen = Ce vede un jucător
home-history = Toate partidele
store-problem-title = Partidele salvate nu au putut fi deschise
store-problem-damaged = Fișierul este deteriorat sau conține altceva decât partide Encounter. Rămâne așa cum este.
store-problem-newer = Fișierul a fost scris de o versiune mai nouă a programului. Rămâne așa cum este.
store-problem-io = Fișierul nu poate fi citit sau scris. Rămâne așa cum este.
store-problem-fresh = Începe cu un istoric gol

## Game request

request-dialog-title = Cerere de joc
request-start = Începe partida
request-wrong = Ce e marcat cu roșu împiedică începerea partidei.
request-opponent = Adversar
request-computer = Calculator
request-person = A doua persoană
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
request-time-hint = De la 1.00 la 99.99 (12.50 = 12½)
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
request-unrated-two-people = Doi jucători la acest calculator nu joacă niciodată pe punctaj.
request-unrated-handicap = O partidă cu handicap de timp nu se joacă pe punctaj.
request-after-end = Cereri după sfârșit
request-after-end-hint = După încheiere se poate cere încă un minut sau ultima mutare înapoi.
request-start-position = Poziția de început
request-start-hint = Ca FEN, notația obișnuită pe un rând; gol pentru începutul obișnuit
request-start-turn = { $side ->
    [white] Albul
   *[black] Negrul
  } mută primul
request-fault-event = Un eveniment are cel mult 100 de caractere.
request-fault-time = Scrie minute de la 1.00 la 99.99; 12.50 înseamnă douăsprezece și jumătate.
request-fault-increment = Scrie secunde întregi de la 0 la 999.
request-fault-same-name = Cei doi jucători au nevoie de nume diferite.
never-rated = Doi jucători la acest calculator și partidele cu handicap de timp nu se joacă pe punctaj.

## History

history-search = Jucători, evenimente, note
history-all-rules = Toate regulile
history-all-outcomes = Toate rezultatele
history-clear = Arată toate partidele
history-empty = Fiecare partidă începută se păstrează aici și poate fi revăzută după ce s-a încheiat. Joacă una din ecranul de început.
history-none-found = Nicio partidă nu se potrivește căutării.
history-number = Nr.
history-date = Data
history-opponent = Adversar
history-rules = Reguli
history-result = Rezultat
# Coloane ale unei ferestre late, după cea numită de cheie.
history-after-opponent = Eveniment
history-after-result = Sfârșit
history-moves = Mutări
history-time = Timp
history-actions = Acțiuni
history-open = Revedere
history-delete = Șterge
history-delete-title = Ștergi această partidă?
history-delete-question = Partida { $number } ({ $opponent }) va fi ștearsă definitiv, cu tot ce s-a încercat și s-a spus în ea.
computer-name = Calculator, nivelul { $level }
history-pages = Paginile listei
history-shown = { $first }–{ $last } din { $total }
history-count = { $count ->
    [one] { $count } partidă
    [few] { $count } partide
   *[other] { $count } de partide
  }
history-previous = Înapoi
history-next = Înainte
outcome-won = câștigată
outcome-lost = pierdută
outcome-drawn = remiză
outcome-unfinished = neterminată
outcome-adjourned = întreruptă
outcome-aborted = anulată

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
        [agreed] De comun acord
        [flag_corner] Un steag a ajuns în colțul adversarului
        [king_captured] Regele a fost capturat
        [immobile] Nicio parte nu mai poate muta vreodată
        [no_move] Partea la mutare nu are nicio mutare
        [hundred] O sută de mutări ale fiecărei părți n-au adus nimic nou
        [recurrence] Aceeași poziție din nou
        [demonstration] Zece mutări de la refuzul remizei n-au adus nicio piesă în plus
       *[aborted] Anulată
    }

## Settings

settings-you = Tu
settings-name = Numele tău
settings-name-save = Salvează
settings-window = Fereastră
settings-language = Limbă
settings-language-system = La fel ca sistemul
settings-language-en = English
settings-language-ro = Română
settings-theme = Temă
settings-theme-system = La fel ca sistemul
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
settings-clocks = Ceasuri
settings-replay = Revedere
settings-men = Piese
settings-tenths = Zecimi de secundă pe ceasuri
settings-tenths-never = Niciodată
settings-tenths-below-ten = În ultimele zece secunde
settings-tenths-always = Întotdeauna
settings-requests = Cereri
settings-accept-twice = Acceptă prin două apăsări
settings-accept-twice-hint = A doua apăsare contează în decurs de două secunde. De la tastatură ești întrebat încă o dată.
settings-reject-requests = Refuză toate cererile
settings-reject-requests-hint = Orice cerere a celeilalte părți este refuzată înainte să o vezi.
settings-replay-speed = Viteza revederii

## Menu

menu-file = Fișier
menu-new-game = Cerere de joc…
menu-home = Ecranul de început
menu-table = Înapoi la masa de joc
menu-exit = Ieșire
menu-status = Stare
menu-edit = Editare
menu-undo-mark = Anulează ultimul marcaj
menu-redo-mark = Refă marcajul
menu-request = Cerere de joc
menu-history = Istoric
menu-add-minute = Adaugă 1 min
menu-options = Opțiuni
menu-settings = Setări
menu-own-sets = Seturi de reguli
menu-hints = Puncte acolo unde ar putea merge o piesă
menu-larger-text = Text mai mare
menu-reject-requests = Refuză toate cererile
menu-help = Ajutor
menu-help-topics = Subiecte de ajutor
menu-sets = Compară seturile de reguli
menu-quick-help = Ajutor rapid
menu-help-cubes = Cuburile pentru pioni
menu-help-black = Inamicul mereu negru
menu-help-dummies = Piesele presupuse: imaginea ta despre inamic
menu-help-moving = Mutarea pieselor: tragere sau clicuri
menu-help-replay = Revederea unei partide
menu-tour = Turul
menu-keys = Taste
menu-about = Despre Encounter
file-choose = Alege un fișier…
