### O partidă în cifre, în română.

stats-open = Statistici
stats-title = Partida în cifre
stats-phase-opening = Încercări refuzate, deschidere
stats-phase-middlegame = Încercări refuzate, joc de mijloc
stats-phase-endgame = Încercări refuzate, final
stats-refused = { $share } ({ $refused } din { $tries })
stats-pawns = Capturi posibile cu pionul folosite
stats-pawn-tries = { $taken } din { $told } anunțate
stats-pawn-captures = Capturi cu pioni
stats-checks-given = Șahuri date
stats-checks-received = Șahuri primite
stats-phases-note = Deschiderea cuprinde primele zece mutări; finalul începe când au rămas cel mult șase piese în afară de regi și pioni.
stats-thoughts = Timpul fiecărei mutări: albul în sus, negrul în jos
stats-thought = Mutarea { $move }: { $time }
stats-longest = Cea mai lungă a durat { $time }.
stats-clocks = Ceasurile amândurora de-a lungul partidei
stats-clocks-title = Ceasul albului este colorat, al negrului este în culoarea textului; linia verticală este pasul arătat.
