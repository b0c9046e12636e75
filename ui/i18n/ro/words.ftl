### Cuvinte folosite peste tot și ce poate merge prost, în română. Programul vorbește și anunță cu aceleași texte.

## Screens

menu-label = Ecrane
screen-home = Început
screen-table = Masa de joc
screen-history = Istoric
screen-replay = Revedere
screen-settings = Setări
screen-sets = Seturi de reguli
screen-help = Ajutor

## Sides, rules and levels

side-white = Alb
side-black = Negru
rules-name =
    { $rules ->
        [se] StrategicEncounter (SE)
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
        [se] Capturile, direcția șahului și capturile posibile cu pionul sunt spuse amândurora. Trei capturi încercate cu pionul la o mutare.
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
time-words = { $minutes } min{ $seconds ->
    [0] { "" }
   *[other] { " " }+ { $seconds } s pe mutare
  }
time-just-now = chiar acum

## Dialogs and errors

dialog-close = Închide
dialog-cancel = Renunță
dialog-keep = Păstrează
error-store = Partidele salvate nu au putut fi citite sau scrise: { $detail }
error-no-such-game = Partida nu mai există sau nu permite acum acest lucru.
name-fault-empty = Scrie un nume de 1 până la 40 de caractere.
name-fault-long = Un nume are cel mult 40 de caractere; acesta are { $count }.
bad-terms-start = Poziția nu poate fi folosită: { $detail }.
fen-board = „{ $found }” (caracterul { $at }) nu se poate citi: tabla se scrie cu literele pieselor, cifre de la 1 la 8 și bare.
fen-rank-length = Rândul { $rank } nu are opt câmpuri (caracterul { $at }).
fen-ranks = Tabla nu are opt rânduri (caracterul { $at }).
fen-turn = Cel la mutare trebuie să fie w sau b (caracterul { $at }).
fen-castling = Drepturile de rocadă sunt - sau litere din KQkq, fiecare o singură dată (caracterul { $at }).
fen-en-passant = Câmpul en passant este - sau un câmp (caracterul { $at }).
fen-count = Un număr de mutări este un întreg sub 100000 (caracterul { $at }).
fen-rest = După numărul mutării nu mai urmează nimic (caracterul { $at }).
fen-pocket = „{ $found }” nu este o piesă care poate sta în rezervă (caracterul { $at }).
fen-pocket-end = Rezervele trebuie să se încheie cu ] (caracterul { $at }).
fen-no-king = { side-as-subject } nu are rege.
fen-many-kings = { side-as-subject } are mai mulți regi.
fen-many-men = { side-as-subject } are { $count ->
    [few] { $count } piese
   *[other] { $count } de piese
  }; o armată are cel mult 16.
fen-many-men-in-all = Pe tablă și în rezerve sunt { $count ->
    [few] { $count } piese
   *[other] { $count } de piese
  }; cele două armate au împreună cel mult 32.
fen-pawn-on-edge = Un pion stă pe { $square }, pe primul sau pe ultimul rând.
fen-enemy-in-check = { side-as-subject } este în șah, dar la mutare este cealaltă parte.
fen-castling-rook = { side-as-subject } nu poate face rocada cu un turn de pe { $square }: regele și turnul nu sunt amândoi la locul lor.
fen-en-passant-pawn = Niciun pion nu poate să fi trecut tocmai peste { $square }.
fen-over = Partida s-ar încheia înainte de a începe: { end-reason }.
fen-pawns = Poziția și regulile nu se potrivesc în privința pionilor care se pot retrage.
fen-reserves = Poziția are rezerve, pe care aceste reguli nu le cunosc.
fen-set-up-reserves = Tabla de așezare nu are rezerve: lasă deoparte parantezele și ce e între ele.
name-missing = Scrie întâi numele tău.
bad-name-length = Un nume are de la 1 la 40 de caractere.
bad-name-characters = Un nume poate avea numai caractere vizibile.
