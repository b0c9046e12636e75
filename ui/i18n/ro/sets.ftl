### Seturile de reguli în română: opțiunile lor, ce spune fiecare și cele proprii ale jucătorului.

## Options

option-announce-promotions = Transformările sunt anunțate
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
option-en-passant = Captura en passant se anunță pe
option-en-passant-victim = Câmpul pionului capturat
option-en-passant-landing = Câmpul celui care capturează
option-en-passant-named = Câmpul celui care capturează, pe nume
option-stalemate = Patul este
option-stalemate-draw = Remiză
option-stalemate-loses = Pierdut pentru cel fără mutare
option-insufficient = Remiză din lipsa pieselor care ar putea da mat
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

## What the sources say of each option, as the referee's list has it

option-source-announce-try-count = Amândoi aud câte capturi posibile cu pionul există sau numai că există una (opțiune a originalului).
option-source-announce-promotions =
    { $rules ->
        [se] Amândoi aud că un pion a fost transformat și al cui era, dar nu ce a devenit și nici unde (opțiune a originalului).
       *[other] Amândoi aud că un pion a fost transformat, dar nu ce a devenit și nici unde. Așa spun regulile RAND; celelalte reguli publicate nu vorbesc despre asta.
    }
option-source-pawns-move-backward = Pionii pot face un pas drept înapoi pe un câmp gol, dar nu pe prima linie (opțiune a originalului, care nu spune mai mult).
option-source-promote-to-any = Pionii pot deveni și nebun sau cal. Originalul spune de două ori „damă sau turn” și o dată le numește pe toate patru.
option-source-opponent-hears-no = Celălalt jucător aude fiecare NU; EROARE o aude întotdeauna numai cel la mutare. Originalul nu spune cine aude un refuz.
option-source-opponent-hears-refusals = Celălalt jucător aude fiecare refuz. Regulile de la Gambit Club spun că arbitrul îl anunță, nu și cui; despre CrazyKrieg nu se știe.
option-source-opponent-hears-nonsense = Celălalt jucător aude „absurd”. În regulile lui Wolfe amândoi aud totul; pe situl kriegspiel.org îl aude numai cel la mutare.
option-source-opponent-hears-any = Celălalt jucător aude întrebarea „Any?” și răspunsul ei. După regulile Berkeley le aude numai cel care întreabă, pe situl kriegspiel.org amândoi; celelalte reguli publicate nu spun.
option-source-any-without-pawns = Un jucător fără pioni care întreabă „Any?” primește răspunsul nu sau este refuzat, ca la Tradiționale. Regulile publicate nu spun care din două.
option-source-refuse-known-replies = O replică ce nu poate para șahul anunțat este refuzată ca imposibilă. Tradiționale o spune despre ce știe jucătorul; la Cincinnati este disputat.
option-source-announce-zero-tries = Se spune „0 capturi posibile cu pionul” când nu există niciuna. Programele Darkboard și kriegspiel.org o spun; OpenSpiel nu.
option-source-try-squares = Sunt numite câmpurile pe care se poate captura sau cele ale pionilor care pot captura (așa citește kriegspiel.org regula 5 a RAND).
option-source-en-passant = Câmpul spus la o captură en passant: al pionului capturat, al celui care capturează sau al celui care capturează, cu vorbele „en passant” (așa joacă programul Ludii Wild 16; celelalte reguli publicate nu spun).
option-source-stalemate = Patul este remiză sau partida este pierdută pentru cel care nu poate muta (regula 20 a RAND, în partidele de clasament; mereu așa pe kriegspiel.org).
option-source-insufficient = Când se încheie partida din lipsă de forțe: ambele părți au cel mult o figură ușoară sau niciun șir de mutări nu mai poate da mat. Regulile publicate nu spun sau diferă.
option-source-fifty = Cincizeci de mutări ale amândurora fără captură sau mutare de pion: nicio regulă, remiză la cererea unui jucător sau remiză de la sine. Regulile publicate nu spun sau diferă.
option-source-repetition = Aceeași poziție de trei ori: nicio regulă, remiză la cererea unui jucător sau remiză de la sine. Regulile publicate nu spun sau diferă.

## What a set tells

rule-group-refusals = Încercări refuzate
rule-group-captures = Capturi și șahuri
rule-group-pawns = Capturi cu pionul
rule-group-any = Întrebarea „Any?”
rule-group-promotion = Transformare, pioni și rezerve
rule-group-ends = Cum se încheie o partidă
rule-refusal = „{ $word ->
        [no] { say-no }
        [illegal] { say-illegal }
        [nonsense] { say-nonsense }
        [impossible] { say-impossible }
        [hell_no] { say-hell-no }
       *[error] { say-error }
    }”, auzit de { $heard ->
        [both] amândoi
       *[mover] cel la mutare
    }
rule-own-board = Imposibilă cu piesele proprii
rule-announced = Imposibilă după ce s-a anunțat
rule-announced-ignored = Primește răspunsul oricărei încercări refuzate
rule-announced-pawn-captures = { rule-refusal }: capturi cu pionul unde nu s-a anunțat niciuna
rule-announced-pawn-captures-and-replies = { rule-refusal }: capturi cu pionul unde nu s-a anunțat niciuna și replici care nu pot para șahul
rule-repeated = Aceeași încercare din nou la aceeași mutare
rule-hidden = Împiedicată de piese ascunse
rule-noes-question = Întrebarea câte încercări a cerut ultima mutare
rule-noes-question-true = Se poate pune despre ultima mutare a celuilalt
rule-noes-question-false = Nu se poate pune
rule-capture = Piesa capturată
rule-capture-square = Numai câmpul ei
rule-capture-pawn-or-piece = Câmpul ei și dacă e pion sau figură
rule-capture-exact = Câmpul și felul ei
rule-en-passant = En passant
rule-en-passant-victim-square = Ca orice captură, pe câmpul pionului capturat
rule-en-passant-landing-square = Ca orice captură, pe câmpul unde ajunge cel care capturează
rule-en-passant-named-landing-square = Numită, pe câmpul unde ajunge cel care capturează
rule-checks = Felurile de șah
rule-checks-absolute = Vertical, orizontal, diagonala stângă, diagonala dreaptă, cal
rule-checks-long-short = Coloană, linie, diagonala lungă, diagonala scurtă, cal
rule-pawn-tries = Capturi posibile cu pionul ale celui la mutare
rule-pawn-tries-silent = Nu se spun niciodată
rule-pawn-tries-fact = Că există una
rule-pawn-tries-capture-fact = „Captură de pion” cât timp există una
rule-pawn-tries-count = Numărul lor, dacă există vreuna
rule-pawn-tries-count-from-zero = Numărul lor, și zero
rule-pawn-tries-targets = Câmpurile pe care se poate captura
rule-pawn-tries-sources = Câmpurile pionilor care pot captura
rule-pawn-tries-ask = Se spun numai la întrebarea „Any?”
rule-try-limit = Capturi nereușite cu pionul la o mutare
rule-try-limit-none = Oricâte
rule-try-limit-some = Pot da greș { $count }, apoi oricare alta este o eroare
rule-any-none = –
rule-any-heard-by = Întrebarea și răspunsul
rule-any-heard-by-both = Le aud amândoi
rule-any-heard-by-mover = Le aude numai cel care întreabă
rule-any-duty = După răspunsul da
rule-any-duty-try-one = Trebuie încercată o captură cu pionul; dacă nu reușește, ești liber
rule-any-duty-until-legal = Trebuie încercate capturi cu pionul până când una este legală
rule-any-while-owing = Altă mutare cât timp datorezi o captură cu pionul
rule-any-without-pawns = Întrebare fără niciun pion
rule-any-without-pawns-answer-no = Primește răspunsul nu
rule-any-without-pawns-refused = Refuzată ca imposibilă
rule-any-no-adds-to-count = După răspunsul nu
rule-any-no-adds-to-count-true = Celălalt aude numărul capturilor imaginabile cu pionul ca încercări refuzate
rule-any-no-adds-to-count-false = Nimic în plus
rule-promotion = Transformarea pionului
rule-promotion-silent = Nu se spune niciodată
rule-promotion-told = Se spune, dar nu ce devine și nici unde
rule-promotion-told-with-side = Se spune și de cine, dar nu ce devine și nici unde
rule-promotes-to = Pionul devine
rule-promotes-to-queen-or-rook = Damă sau turn
rule-promotes-to-any = Damă, turn, nebun sau cal
rule-pawns-move-backward = Pioni înapoi
rule-pawns-move-backward-true = Un pas drept înapoi pe un câmp gol
rule-pawns-move-backward-false = Nu
rule-reserves = Rezerve
rule-reserves-true = Piesele capturate intră într-o rezervă publică și pot fi puse pe tablă; se spune piesa, nu și câmpul
rule-reserves-false = Nu
rule-stalemate = Pat
rule-insufficient = Prea puține piese pentru mat
rule-fifty = Cincizeci de mutări
rule-repetition = Poziția de trei ori

## The page of the sets

sets-title = Seturi de reguli
sets-compare = Compară seturile de reguli
sets-intro = Cei doi jucători trebuie să se înțeleagă asupra unui set înainte de partidă. În orice set amândoi aud cine este la mutare, fiecare captură cu câmpul ei, fiecare șah și sfârșitul. Cine a capturat, ce piesă a mutat și că un rege a făcut rocada nu se spune niciodată.
sets-columns = Seturi de comparat
sets-rule = Regulă
sets-only-differences = Numai diferențele
sets-marked = Marcat: ce diferă de { $name }.
sets-differs = (diferit)
sets-readings = Unde regulile publicate nu spun sau diferă
sets-readings-short = Regulile publicate diferă
sets-same = Aceste seturi spun același lucru în toate.
sets-own = Seturile tale
sets-own-none = Copiază un set, schimbă câteva reguli și dă-i un nume: se păstrează aici și apare în fiecare cerere de joc.
sets-copy-of = Copiază
sets-change = Schimbă…
sets-delete = Șterge
sets-delete-title = Ștergi acest set de reguli?
sets-delete-question = „{ $title }” va fi șters. Partidele jucate cu el își păstrează regulile.
sets-from = Pornind de la: { $rules }
sets-changes =
    { $count ->
        [0] nimic schimbat
        [one] { $count } regulă schimbată
        [few] { $count } reguli schimbate
       *[other] { $count } de reguli schimbate
    }
sets-unread-newer = „{ $title }” a fost scris de o versiune mai nouă a programului Encounter. Se păstrează așa cum este și nu poate fi jucat aici.
sets-unread-unknown-rule = „{ $title }” are regula „{ $rule }”, pe care această versiune a programului Encounter nu o cunoaște. Setul se păstrează așa cum este și nu poate fi jucat aici.
sets-unread-unknown-value = În „{ $title }” regula „{ $rule }” este „{ $value }”, ceea ce această versiune a programului Encounter nu cunoaște acolo. Setul se păstrează așa cum este și nu poate fi jucat aici.
sets-unread-unreadable = „{ $title }” nu poate fi citit. Se păstrează așa cum este și nu poate fi jucat aici.
set-edit-title = Setul tău de reguli
set-name = Nume
set-name-hint = O copie a setului „{ $rules }”, cu schimbările de mai jos
set-name-own = { $rules }, varianta mea
set-option-published = Schimbat. Publicat: { $value }
set-option-yes = da
set-option-no = nu
set-save = Salvează setul
title-taken = Alt set de reguli are deja acest nume. Alege altul.
bad-option = Setul de reguli nu poate fi jucat: { $detail }.
bad-terms-rule-set = Setul de reguli nu poate fi jucat: { $detail }.
request-sets-tell = Compară seturile de reguli
request-own-set = Copiază și schimbă…
request-change-set = Schimbă acest set…
rules-of-game = Regulile acestei partide
rules-of-game-show = Regulile acestei partide
rules-published = Publicat: { $words }
rules-as-published = Așa cum au fost publicate: nimic schimbat.
info-title = Despre partidă
info-players = { $white } (alb) – { $black } (negru)
info-open = Despre partidă
