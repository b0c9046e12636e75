# The men of the other games, by game and letter. One that is not named here has its name from chess.

man-sjakti-w = { $side ->
    [white] white warrior
   *[black] black warrior
  }
kind-sjakti-w = warrior

man-dumb-e = { $side ->
    [white] white earl
   *[black] black earl
  }
kind-dumb-e = earl
man-dumb-w = { $side ->
    [white] white wizard
   *[black] black wizard
  }
kind-dumb-w = wizard
man-dumb-j = { $side ->
    [white] white joker
   *[black] black joker
  }
kind-dumb-j = joker
man-dumb-a = { $side ->
    [white] white archer
   *[black] black archer
  }
kind-dumb-a = archer
man-dumb-d = { $side ->
    [white] white duke
   *[black] black duke
  }
kind-dumb-d = duke
man-dumb-m = { $side ->
    [white] white mother
   *[black] black mother
  }
kind-dumb-m = mother

man-invasion-h = { $side ->
    [white] white HQ
   *[black] black HQ
  }
kind-invasion-h = HQ
man-invasion-f = { $side ->
    [white] white flag
   *[black] black flag
  }
kind-invasion-f = flag
man-invasion-c = { $side ->
    [white] white commando
   *[black] black commando
  }
kind-invasion-c = commando
man-invasion-p = { $side ->
    [white] white paratrooper
   *[black] black paratrooper
  }
kind-invasion-p = paratrooper
man-invasion-u = { $side ->
    [white] white paratrooper that has flown
   *[black] black paratrooper that has flown
  }
kind-invasion-u = paratrooper that has flown
man-invasion-t = { $side ->
    [white] white tank
   *[black] black tank
  }
kind-invasion-t = tank
man-invasion-s = { $side ->
    [white] white trooper
   *[black] black trooper
  }
kind-invasion-s = trooper
man-invasion-b = { $side ->
    [white] white bomb
   *[black] black bomb
  }
kind-invasion-b = bomb

## What a square is besides the man on it
cell-frozen = frozen
cell-ground-gone = no tile
cell-ground-sea = sea
cell-ground-red = red corner
cell-ground-camp = { $side ->
    [white] White’s camp
    [black] Black’s camp
   *[none] camp
  }
cell-ground-home = { $side ->
    [white] White’s home
    [black] Black’s home
   *[none] home
  }
board-frozen = This man is frozen: it cannot move.
board-no-move = That is no move of this man.
board-no-drop = Nothing can be put there.
board-pass = Pass
board-pass-why = You have no move.
held-label = Beside the board
held-ready = { $man }, ready. Drag it to a square, or press it and then a square.
held-unready = { $man }, not ready
promote-title-man = The man becomes
promote-cancel-man = Cancel
