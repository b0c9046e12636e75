### The table in English.

## Table

board-label = Board
cell-empty = empty
cell-check = in check
cell-capture = capture announced here
cell-hint = within reach
cell-ahead = stands here in advance
cell-left = left in advance
cell-letter = { $tone ->
    [enemy] red letter: { kind }
   *[own] green letter: { kind }
  }
man = { $side ->
    [white] white
   *[black] black
  } { kind }
kind = { $kind ->
    [k] king
    [q] queen
    [r] rook
    [b] bishop
    [n] knight
    [p] pawn
   *[other] man
  }
man-dummy = dummy { kind }
side-name = { $side ->
    [white] White
   *[black] Black
  }
side-as-subject = { side-name }

say-turn = { side-as-subject } to move
say-no = No
say-illegal = Illegal
say-nonsense = Nonsense
say-impossible = Impossible
say-hell-no = Hell no
say-error = Error
say-error-limit = Error: three pawn captures have failed in this turn
say-why-queen-or-rook-only = a pawn becomes a queen or a rook
say-why-must-try-pawn-capture = a pawn capture must be tried first
say-capture-square = Captured on { $square }
say-capture-pawn = Pawn captured on { $square }
say-capture-piece = Piece captured on { $square }
say-capture-knight = Knight captured on { $square }
say-capture-bishop = Bishop captured on { $square }
say-capture-rook = Rook captured on { $square }
say-capture-queen = Queen captured on { $square }
say-capture-en-passant = Captured en passant on { $square }
say-capture-by = { $capture }, by { $by ->
    [pawn] a pawn
    [knight] a knight
    [bishop] a bishop
    [rook] a rook
    [queen] a queen
   *[piece] a piece
  }
say-check = Check: { $lines }
say-and = { $first } and { $second }
line-file = file
line-rank = rank
line-long = long diagonal
line-short = short diagonal
line-knight = knight
line-vertical = vertical
line-horizontal = horizontal
line-left-diagonal = left diagonal
line-right-diagonal = right diagonal
say-for = { $side ->
    [white] { " " }for White
    [black] { " " }for Black
   *[none] { "" }
  }
say-tries = { $n ->
    [0] No pawn tries
    [one] { $n } pawn try
   *[other] { $n } pawn tries
  }{ say-for }
say-tries-to = Pawn tries{ say-for } on { $squares }
say-tries-from = Pawn tries{ say-for } from { $squares }
say-try = There is a pawn try{ say-for }
say-pawn-capture = A pawn capture is possible{ say-for }
say-promotion = A pawn was promoted
say-promotion-side = { side-as-subject } promoted a pawn
say-drop = Dropped: { $piece }
say-any-yes = Any pawn captures: yes
say-any-no = Any pawn captures: no
say-illegal-count = { $n ->
    [0] No refusals for the last move
    [one] { $n } refusal for the last move
   *[other] { $n } refusals for the last move
  }
say-end = { $reason ->
    [agreed] { end-reason }.
   *[other] { end-reason }. { say-result }
  }
say-result = { $result ->
    [white] White wins.
    [black] Black wins.
    [draw] Draw.
   *[none] No result.
  }

log-label = Referee
log-empty = The referee speaks here.
log-number = { $move }.
log-prefix = { $move }. { $side ->
    [white] WHITE
   *[black] BLACK
  }
log-offered = { side-as-subject } { $offer ->
    [draw] offers a draw
    [take_back] asks to take a move back
    [clock_off] asks to stop the clocks
    [clock_on] asks to start the clocks
    [adjourn] asks to adjourn
    [minute_after_end] asks for one more minute
   *[take_back_after_end] asks for the last move back
  }
log-answered = { side-as-subject } { $answer ->
    [accepted] accepts
    [declined] declines
   *[withdrawn] withdraws
  } { offer-answered }
log-taken-back = Taken back: the game stands before move { $move } of { side-name }. What was heard stays heard.
log-minute-added = { side-as-subject } gets one minute
log-time-warning = { side-as-subject }: { time-left-below }
log-clocks-on = The clocks run
log-clocks-off = The clocks are stopped
log-resumed = The game goes on. The time in between was charged to nobody.
log-adjourned = The game is adjourned
log-seated = Playing now: { $white } (White), { $black } (Black).
log-chat = { $name }: { $text }

# What is accepted, declined or withdrawn.
offer-answered = { $offer ->
    [draw] { $answer ->
        [withdrawn] the draw offer
       *[other] the draw
      }
    [take_back] the request to take a move back
    [clock_off] the request to stop the clocks
    [clock_on] the request to start the clocks
    [adjourn] the request to adjourn
    [minute_after_end] the request for one more minute
   *[take_back_after_end] the request for the last move back
  }
offers-label = Requests
offers-empty = No requests
offer-accept = Accept
offer-accept-again = Press again
offer-decline = Decline
offer-withdraw = Withdraw
offer-take-back-note = What was heard cannot be unheard.
accept-title = Accept this request?

may-offer-draw = Offer draw
may-take-back = Take back
may-take-back-hint = Asks for your last move back; what was heard cannot be unheard
may-resign = Resign
may-resign-again = Really resign?
may-abort = Break off
may-abort-again = Really break off?
may-abort-hint = Ends the game without a result
may-add-minute = +1 min
may-add-minute-hint = Gives the other side one minute
duty = { $duty ->
    [try_one] You owe a pawn capture: try one first.
   *[until_legal] You owe a pawn capture: try them until one stands.
  }
may-ask-any = Any?
may-ask-any-hint = Asks whether a pawn capture is possible
may-ask-noes = How many noes?
may-claim-fifty = Claim fifty moves
may-claim-repetition = Claim repetition
may-clock-off = Clocks off
may-clock-on = Clocks on
may-adjourn = Adjourn
may-adjourn-hint = Asks to stop here and go on another day
may-minute-after-end = One more minute
may-take-back-after-end = Last move back
actions-label = What you can ask for

plate-you = You
plate-opponent = Opponent
plate-turn = to move
plate-waits = waits
clock-none = no clock
clock-stopped = clock stopped
clock-label = { $name }: { $time } left

tray-label = Tray
tray-own = Your men
tray-enemy = Enemy
tray-add = Add dummy { kind }
tray-hint = Drag a man to the board, or press it and then a square.
tray-undo = Undo mark
tray-redo = Redo mark
tray-undo-short = Undo
tray-redo-short = Redo

tab-moves = Moves
tab-notes = Notes
tab-chat = Chat
moves-empty = Your moves and calls appear here.
moves-hide = Hide
moves-show = Show
moves-hidden = Moves are hidden.
moves-calls = { $n ->
    [one] { $n } call
   *[other] { $n } calls
  }
notes-label = Private notes, kept with the game
notes-hint = Only you see these notes.
chat-label = Chat
chat-empty = Nothing said yet.
chat-write = Message
chat-send = Send
chat-alert = Show your last message again, in a box on the other side

try-label = Type a move or a command
men-letters = KQRBN
try-hint = e2e4, Nf3 … help lists more
try-hint-over = The game is over; help lists the commands
try-answer-unread = Not understood: { $text }
try-answer-ambiguous = More than one man can do this: { $moves }
try-answer-none = None of your men can do this: { $text }
try-answer-clock = White { $white }, Black { $black }
try-answer-no-clock = This game has no clock.
try-answer-dummies = Dummies: { $list }
try-answer-no-dummies = No dummies on the board.
try-answer-tries = Your calls in this turn: { $list }
try-answer-no-tries = No calls in this turn.
try-answer-not-yours = It is the other side’s turn.
try-answer-men = { $list }
try-answer-help =
    e2e4, Nf3, O-O, e7e8q: a move{ $asks ->
        [yes] ; any: the question “Any?”
       *[no] { "" }
    }
    dummy n e5: a dummy knight on e5; dummy e5 g4 moves it, dummy -e5 deletes it
    cube d2: a cube; cube -d2 deletes it; tie d2 e5 ties it to the dummy pawn on e5, untie d2 unties it
    plus e4, arrow e2 e4, circle e4: drawings
    undo, redo: the last mark
    clock, tries, dummies, cubes: what there is; log 5: the referee’s last five lines
    p n: where your knights are; x e4: what is on e4
    draw, takeback, resign: as the buttons say
    withdraw: a move in advance; flip: turns the board
    The Escape key closes this list.
try-resign-confirm = Type resign once more to resign.

promote-title = The pawn becomes
promote-cancel = Cancel

announce-label = Last announcement
status-move = move { $move }
status-label = State of the game
status-game = game { $number }
status-tries = pawn tries { $tries ->
    [silent] not told
    [fact] told
    [count] counted
    [squares] told with squares
   *[ask] asked for
  }
status-promotions = promotions { $told ->
    [silent] not told
   *[told] announced
  }
status-backward = pawns move backward
status-rated = rated
status-flip = Flip board
advance-waits = Advance move { $move } waits
advance-dropped = Advance move { $move } not played: { $why ->
    [news] there is news
   *[request] a request waits for your answer
  }
advance-withdraw = Withdraw

game-status-title = Game status
game-status-number = Game number
game-status-event = Event
game-status-state = State
game-status-time = Initial time / increment
game-status-rules = Rules
game-status-rated = Rated
game-status-after-end = Asking for time or a move back after the end
game-status-yes = yes
game-status-no = no

warning-not-saved = The newest moves could not be written to disk. The game goes on, but they would be lost if the program stopped now.
warning-no-notifications = No notification service answers; warnings are shown in this window only.
warning-host-gone = The game has stopped. You can go on with it from the start screen.
warning-dismiss = Close

time-left-below = { $seconds ->
    [180] less than 3 minutes left
    [120] less than 2 minutes left
    [60] less than 1 minute left
   *[30] less than 30 seconds left
  }
time-warning-title = Time
time-warning-body = { $seconds ->
    [180] Less than 3 minutes left on your clock
    [120] Less than 2 minutes left on your clock
    [60] Less than 1 minute left on your clock
   *[30] Less than 30 seconds left on your clock
  }
request-title = Request
request-body-draw = Your opponent offers a draw
request-body-take-back = Your opponent asks to take a move back
request-body-clock-off = Your opponent asks to stop the clocks
request-body-clock-on = Your opponent asks to start the clocks
request-body-adjourn = Your opponent asks to adjourn
request-body-minute-after-end = Your opponent asks for one more minute
request-body-take-back-after-end = Your opponent asks for the last move back

pass-to-answer = Let { $name } answer
pass-on-told = Your move stands; the clock is paused.
pass-back-told = It is { $name }’s turn.
pass-on = Hide my board and call { $name }
handover-title = { side-as-subject } ({ $name }) sits down
handover-hint = Until then the board is hidden and the clock is stopped.
handover-answer-hint = A request waits for an answer. The board is hidden until then; the clock of the side to move runs on.
handover-ready = I am { $name }. Show my board
handover-key = Press Enter
handover-leave = Leave the table

end-title = The game is over
end-replay = Replay
end-new = Game request…
end-close = Look at the board
adjourned-title = The game is adjourned
adjourned-told = It is kept on the start screen and in the history, with its clocks, until you go on with it.
adjourned-go-on = Go on now
adjourned-leave = To the start screen

refused-not-your-turn = It is the other side’s turn.
refused-stale = The game had moved on; nothing was done.
refused-unreadable = That cannot be read.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-adjourned = The game is put away; go on with it first.
refused-no-such-offer = That request stands no more.
refused-not-in-these-rules = These rules have no such thing.
refused-claim-rejected = The claim is not true.
refused-nothing-there = There is nothing to take back.
refused-nothing-there-undo-mark = There is no mark to undo.
refused-nothing-there-redo-mark = There is no undone mark to make again.
refused-out-of-range = That is too long.
refused-hand-over = The players are changing places.
refused-not-saved = The game could not be written to disk; it waits.
refused-gone = The game has stopped; go on with it from the start screen.
refused-bad-id = The window is not up to date; open the game again.
refused-other = That did not work: { $detail }

table-empty = No game is on the table. Start one from the start screen.
table-waiting = The table is being laid …
