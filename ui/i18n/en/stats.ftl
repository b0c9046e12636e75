### One game in figures, in English.

stats-open = Statistics
stats-title = The game in figures
stats-phase-opening = Refused tries, opening
stats-phase-middlegame = Refused tries, middlegame
stats-phase-endgame = Refused tries, endgame
stats-refused = { $share } ({ $refused } of { $tries })
stats-pawns = Pawn tries taken
stats-pawn-tries = { $taken } of { $told } announced
stats-pawn-captures = Captures by pawns
stats-checks-given = Checks given
stats-checks-received = Checks received
stats-phases-note = The opening is the first ten moves; the endgame begins when at most six men besides kings and pawns are left.
stats-thoughts = Time for each move: White upwards, Black downwards
stats-thought = Move { $move }: { $time }
stats-longest = The longest took { $time }.
stats-clocks = Both clocks through the game
stats-clocks-title = White’s clock in colour, Black’s in ink; the line across is the step that is shown.
