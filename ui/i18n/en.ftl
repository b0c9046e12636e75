### Encounter in English. The program speaks and notifies with the same texts.

## Screens

menu-label = Screens
screen-home = Start
screen-table = Table
screen-history = History
screen-replay = Replay
screen-settings = Settings
screen-help = Help

## Table

board-label = Board
cell-empty = empty
cell-check = in check
cell-capture = capture announced here
cell-hint = within reach
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

say-turn = { side-name } to move
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
say-tries = { $n ->
    [0] No pawn tries
    [one] { $n } pawn try
   *[other] { $n } pawn tries
  }
say-tries-to = Pawn tries on { $squares }
say-tries-from = Pawn tries from { $squares }
say-try = There is a pawn try
say-pawn-capture = A pawn capture is possible
say-promotion = A pawn was promoted
say-promotion-side = { side-name } promoted a pawn
say-drop = Dropped: { $piece }
say-any-yes = Any pawn captures: yes
say-any-no = Any pawn captures: no
say-illegal-count = { $n ->
    [0] No refusals for the last move
    [one] { $n } refusal for the last move
   *[other] { $n } refusals for the last move
  }
say-end = { end-reason }. { say-result }
say-result = { $result ->
    [white] White wins.
    [black] Black wins.
    [draw] Draw.
   *[none] No result.
  }

log-label = Referee
log-empty = The referee speaks here.
log-prefix = { $move }. { $side ->
    [white] WHITE
   *[black] BLACK
  }
log-offered = { side-name } { $offer ->
    [draw] offers a draw
    [take_back] asks to take a move back
    [clock_off] asks to stop the clocks
    [clock_on] asks to start the clocks
    [adjourn] asks to adjourn
    [minute_after_end] asks for one more minute
   *[take_back_after_end] asks for the last move back
  }
log-answered = { side-name } { $answer ->
    [accepted] accepted
    [declined] declined
   *[withdrawn] withdrew
  }: { offer-name }
log-taken-back = Taken back: the game stands before move { $move } of { side-name }. What was heard stays heard.
log-minute-added = { side-name } gets one minute
log-time-warning = { side-name }: { time-left-below }
log-clocks-on = The clocks run
log-clocks-off = The clocks are stopped
log-resumed = The game goes on. The time in between was charged to nobody.
log-adjourned = The game is adjourned
log-chat = { $name }: { $text }

offer-name = { $offer ->
    [draw] draw
    [take_back] take back
    [clock_off] clocks off
    [clock_on] clocks on
    [adjourn] adjournment
    [minute_after_end] one more minute
   *[take_back_after_end] last move back
  }
offers-label = Requests
offers-empty = No requests
offer-accept = Accept
offer-accept-again = Press again
offer-decline = Decline
offer-withdraw = Withdraw

may-offer-draw = Offer draw
may-take-back = Take back
may-resign = Resign
may-resign-again = Really resign?
may-abort = Break off
may-abort-again = Really break off?
may-add-minute = +1 min
may-add-minute-hint = Gives the other side one minute
may-ask-any = Any?
may-ask-any-hint = Asks whether a pawn capture is possible
may-ask-noes = How many noes?
may-claim-fifty = Claim fifty moves
may-claim-repetition = Claim repetition
may-clock-off = Clocks off
may-clock-on = Clocks on
may-adjourn = Adjourn
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
moves-empty = Your moves and calls will stand here.
moves-hide = Hide moves
moves-show = Show moves
moves-hidden = Moves are hidden.
moves-calls = { $n ->
    [one] { $n } call
   *[other] { $n } calls
  }
notes-label = Private notes, kept with the game
notes-hint = Only you see these notes.
chat-label = Chat
chat-empty = Nothing said yet.
chat-write = Write to the other side
chat-send = Send

try-label = Type a move or a command
men-letters = KQRBN
try-hint = e2e4, Nf3 … help lists more
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
try-answer-help = Moves: e2e4, e7e8q, Nf3, O-O, any. Marks: dummy n e5, dummy e5 g4, dummy -e5, undo, redo. Questions: clock, log 5, tries, dummies, p n (your knights), x e4 (a square). Game: draw, resign, f flips the board.
try-resign-confirm = Type resign once more to resign.

promote-title = The pawn becomes
promote-cancel = Leave the pawn

announce-label = Last announcement
status-move = move { $move }
status-label = State of the game
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
status-rated = rated
status-flip = Flip board

warning-not-saved = The newest moves could not be written to disk. The game goes on, but they would be lost if the program stopped now.
warning-no-notifications = No notification service answers; warnings are shown in this window only.
warning-host-gone = The game’s host is gone. The game can be gone on with from the start screen.
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
pass-on-told = Your move stands; the clock is held.
pass-on = Hide my board and call { $name }
handover-title = { side-name } ({ $name }) sits down
handover-hint = The board is hidden and the clock is held until then.
handover-ready = { $name } sits at the board
handover-key = Press Enter
handover-leave = Leave the table

end-title = The game is over
end-replay = Replay
end-new = New game
end-close = Look at the board

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
refused-bad-mark = A dummy cannot be there.
refused-out-of-range = That is too long.
refused-hand-over = The players are changing places.
refused-not-saved = The game could not be written to disk; it waits.
refused-gone = The game’s host is gone.
refused-bad-id = The program and its page lost step; open the game again.
refused-other = That did not work: { $detail }

table-empty = No game is on the table. Start one from the start screen.
table-waiting = The table is being laid …

## Sides, rules and levels

side-white = White
side-black = Black
rules-name =
    { $rules ->
        [se] SE (StrategicEncounter)
        [english] English
        [traditional] Traditional
        [berkeley] Berkeley
        [berkeley_any] Berkeley + Any
        [cincinnati] Cincinnati
        [wild16] Wild 16
        [rand] RAND
        [crazykrieg] CrazyKrieg
        [chess] Regular chess
       *[other] { $rules }
    }
rules-short =
    { $rules ->
        [se] SE
       *[other] { rules-name }
    }
rules-note =
    { $rules ->
        [se] Captures, checks by direction and pawn tries are told to both. Three pawn tries a turn.
        [english] You ask “Any?” and then owe one pawn capture. Captured men are not named.
        [traditional] The Eastern rules: you ask “Any?”, and en passant is named.
        [berkeley] Nothing is said of pawn captures. Both hear every answer.
        [berkeley_any] Berkeley with the question “Any?”, heard by you alone.
        [cincinnati] “Pawn capture” is told while there is one; pawn or piece is named.
        [wild16] The number of pawn tries is told. Refusals are heard by the mover alone.
        [rand] The squares of pawn tries are named. You may ask what a move cost.
        [crazykrieg] Captured men go into a public reserve and may be dropped.
       *[other] A set of its own.
    }
level-word =
    { $level ->
        [1] beginner
        [2] casual
        [3] careful
        [4] skilled
        [5] expert
       *[other] master
    }
level-note =
    { $level ->
        [1] Tries whatever comes to its mind.
        [2] Recaptures and uses its pawn tries, else moves as it comes.
        [3] Weighs boards that fit everything it has heard.
       *[other] Thinks longer than the levels below.
    }
time-none = No clock

## Dialogs and errors

dialog-close = Close
dialog-cancel = Cancel
dialog-keep = Keep it
error-store = The stored games could not be read or written: { $detail }
error-no-such-game = That game is not here any more, or does not allow this now.
name-fault-empty = Write a name of 1 to 40 characters.
name-fault-long = A name has at most 40 characters; this one has { $count }.
bad-terms-start = This position cannot be used: { $detail }.
name-missing = Write your name first.
bad-name-length = A name has 1 to 40 characters.
bad-name-characters = A name can hold only characters that show.

## First start

first-title = Welcome to Encounter
first-intro = Chess against an enemy you cannot see. A referee sees both boards and tells you what the rules allow.
first-name = Your name
first-name-hint = It stands beside your clock. You can change it later in the settings.
first-save = Begin

## Home

home-welcome = Good to see you, { $name }
home-computer = Play the computer
home-change = Change…
home-change-title = Choose rules, time, colour and level first
home-two = Two people at this machine
home-two-hint = You take turns; a screen in between hides everything.
home-unfinished = Unfinished games
home-go-on = Go on
home-your-turn = your move
home-turn = { $name } to move
home-moves =
    { $count ->
        [0] no moves yet
        [one] { $count } move
       *[other] { $count } moves
    }
home-clocks = White { $white }, Black { $black }
home-recent = Recent games
home-recent-empty = Games that you finish will stand here, with their results. Play one to begin.
home-history = All games
store-problem-title = Your stored games could not be opened
store-problem-damaged = The file is damaged or is no database. It is kept as it is.
store-problem-newer = The file was written by a later version of Encounter. It is kept as it is.
store-problem-io = The file cannot be read or written. It is kept as it is.
store-problem-fresh = Start with a new one

## Game request

request-dialog-title = Game request
request-start = Start the game
request-opponent = Opponent
request-computer = The computer
request-person = A second person here
request-level = Level
request-level-option = Level { $level }, { level-word }
request-level-hint = { level-note }
request-person-name = That person’s name
request-person-hint = Your own name is { $name }.
request-colour = Your colour
request-colour-white = White
request-colour-black = Black
request-colour-random = Random
request-time = Initial time (min)
request-time-mine = Your time (min)
request-time-theirs = Other’s time (min)
request-time-hint = 1.00 to 99.99
request-increment = Increment (s)
request-increment-hint = For each move
request-handicap = Time handicap
request-handicap-hint = The two sides get different times.
request-no-clock = No clock
request-rules = Rule set
request-chess = Regular chess
request-chess-hint = Both armies are shown; no dummies, no hidden rules.
request-more = More
request-event = Event
request-event-none = A name for the occasion, if you like
request-rated = Rated game
request-unrated-two-people = Two people at one machine are never rated.
request-unrated-handicap = A game with a time handicap is never rated.
request-after-end = Requests after the end
request-after-end-hint = When it is over, a minute more or the last move back may be asked for.
request-start-position = Start position (FEN)
request-start-hint = Empty for the usual one
request-fault-event = An event has at most 100 characters.
request-fault-time = Write minutes from 1.00 to 99.99, such as 12.50.
request-fault-increment = Write whole seconds from 0 to 999.
request-fault-start = A FEN has eight rows of eight squares, then w or b for the side to move.
request-fault-same-name = The two players need different names.
never-rated = Two people at one machine and games with a time handicap are never rated.
request-not-in-set = Not in this set.
option-announce-promotions = Promotions are announced
option-announce-try-count = The number of pawn tries is announced
option-pawns-move-backward = Pawns move backward
option-promote-to-any = Pawns may become a bishop or knight too
option-opponent-hears-no = The other side hears each No
option-opponent-hears-refusals = The other side hears each refusal
option-opponent-hears-nonsense = The other side hears “nonsense”
option-opponent-hears-any = The other side hears the question “Any?”
option-any-without-pawns = “Any?” without a pawn is
option-any-without-pawns-answered = Answered no
option-any-without-pawns-refused = Refused
option-refuse-known-replies = What cannot answer the check is refused as impossible
option-announce-zero-tries = “No pawn tries” is said, too
option-try-squares = Pawn tries name
option-try-squares-targets = Where they capture
option-try-squares-sources = Where the pawns stand
option-en-passant = En passant is told on
option-en-passant-victim-square = The captured pawn’s square
option-en-passant-landing-square = The capturer’s square
option-en-passant-named-landing-square = The capturer’s square, by its name
option-stalemate = A stalemate is
option-stalemate-draw = A draw
option-stalemate-loses = Lost for the side without a move
option-insufficient = Drawn for want of force
option-insufficient-one-minor-each = With one minor man or less on both sides
option-insufficient-dead-position = When nobody could ever mate
option-fifty = Fifty moves without capture or pawn move
option-fifty-never = No such rule
option-fifty-claim = A draw when claimed
option-fifty-automatic = A draw at once
option-repetition = The same position three times
option-repetition-never = No such rule
option-repetition-claim = A draw when claimed
option-repetition-automatic = A draw at once

## History

history-search = Search players and events
history-all-rules = All rules
history-all-outcomes = All results
history-clear = Show all games
history-empty = Every game that you begin is kept here, and can be replayed when it is over. Play one from the start screen.
history-none-found = No game fits what you look for.
history-number = No.
history-date = Date
history-opponent = Opponent
history-rules = Rules
history-result = Result
history-moves = Moves
history-time = Time
history-actions = Actions
history-open = Replay
history-delete = Delete
history-delete-title = Delete this game?
history-delete-question = Game { $number } against { $opponent } will be deleted for good, with all that was tried and said in it.
computer-name = Computer, level { $level }
history-pages = Pages of the list
history-shown = { $first }–{ $last } of { $total }
history-previous = Previous
history-next = Next
outcome-won = won
outcome-lost = lost
outcome-drawn = drawn
outcome-unfinished = unfinished
outcome-adjourned = adjourned
outcome-aborted = broken off

end-reason =
    { $reason ->
        [checkmate] Checkmate
        [stalemate] Stalemate
        [insufficient] No force to mate on either side
        [fifty] Fifty moves without capture or pawn move
        [repetition] The same position three times
        [flag] Out of time
        [flag_insufficient] Out of time, without force to mate on the other side
        [resign] Resignation
        [agreed] Draw agreed
       *[aborted] Broken off
    }

## Replay

replay-side = Seen by
replay-side-white = White
replay-side-black = Black
replay-side-referee = Referee
replay-board = The board of the replay
replay-controls = Replay
replay-moves = Moves and announcements
replay-first = First
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-forward = Forward
replay-last = Last
replay-flip = Flip the board
replay-slider = Step
replay-seconds =
    { $seconds ->
        [one] { $seconds } second a step
       *[other] { $seconds } seconds a step
    }
replay-seconds-short = { $seconds } s
replay-start = Start
replay-unknown-try = a try
replay-copy-fen = Copy FEN
replay-copied = Copied.
replay-not-copied = The clipboard cannot be reached.
replay-hint = Click the board to step forward, right click to step back.
letters-label = Dummies as letters
letters-enemy = Enemy
letters-friendly = Friendly
letters-both = Both
letters-none = None
letters-legend-enemy = the enemy as { $name } saw it
letters-legend-own = the enemy as { $name } saw it

## Settings

settings-you = You
settings-name = Your name
settings-name-save = Save
settings-window = Window
settings-language = Language
settings-language-system = As the system
settings-language-en = English
settings-language-ro = Română
settings-theme = Theme
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-larger-text = Larger text
settings-board = Board
settings-colours = Colours
settings-colours-map = Map
settings-colours-wood = Wood
settings-colours-slate = Slate
settings-coordinates = Coordinates
settings-coordinates-none = None
settings-coordinates-edge = Edge
settings-coordinates-every = Every square
settings-drop = Moving men
settings-drop-drag = Drag
settings-drop-click = Two clicks
settings-drop-both = Both
settings-hints = Dots where a man could go
settings-hints-hint = A hint from your own men alone. You may drop a man anywhere; the referee answers.
settings-clocks = Clocks and replay
settings-tenths = Tenths of a second
settings-tenths-never = Never
settings-tenths-below-ten = Below ten seconds
settings-tenths-always = Always
settings-replay-speed = Replay speed

## Menu

menu-file = File
menu-new-game = New game…
menu-home = Start screen
menu-table = Back to the table
menu-edit = Edit
menu-undo-mark = Undo the last mark
menu-redo-mark = Redo the mark
menu-request = Game request
menu-history = History
menu-add-minute = Add 1 min
menu-options = Options
menu-settings = Settings…
menu-hints = Dots where a man could go
menu-larger-text = Larger text
menu-help = Help
menu-help-topics = Help topics
menu-quick-help = Quick help
menu-keys = Keys
menu-about = About Encounter

## Help

help-topics = Topics
help-idea = The idea
help-idea-1 = You see your own men and nothing of the enemy’s. Each side has a board of its own; the referee alone sees both armies.
help-idea-2 = You try moves. A legal one stands, and the other side is to move. A refused one tells you something: what you learn from refusals is half the game.
help-idea-3 = The aim is checkmate, as in chess. When the game is over, the replay shows both boards and everything that either side believed.
help-moving = Moving
help-moving-1 = Drag a man to a square, or click it and then the square; the settings choose which. You can also go to a square with the arrow keys and press Enter.
help-moving-2 = The dots show where a man could go if nothing hidden were in the way. They are a hint and no limit: you may drop a man on any square, and the referee answers.
help-moving-3 = To castle, move the king two squares. When a pawn reaches the last row you are asked what it becomes.
help-dummies = Dummies
help-dummies-1 = Dummies are the paler men: they stand where you think the enemy is. They begin on the enemy’s home squares and never move by themselves, not even after a capture. Keeping count is your art.
help-dummies-2 = Move them at any time, also while the other side thinks. Take one from the tray to add it; put another kind on a dummy to change it.
help-dummies-3 = To delete one, select it and press the right button, or drag it off the board. Undo brings it back.
help-words = What the referee says
help-words-1 = White, Black: this side is to move. The last try was legal.
help-words-2 = No: the try fails because of something that you cannot see. A man is in the way, your king would be in check, or there is nothing for the pawn to take.
help-words-3 = Error: the try could never be legal with your own men as they stand, wherever the enemy is.
help-words-4 = Pawn captured, piece captured: on the named square, which is framed. What captured it is never told.
help-words-5 = Check: vertical, horizontal, left diagonal (from a8 to h1), right diagonal (from a1 to h8), or by a knight. In a double check both are named.
help-words-6 = Promotion: a pawn has become another man. Neither the man nor the square is told.
help-tries = Pawn tries
help-tries-1 = “2 pawn tries” means that the side to move has two legal captures by pawns. Where they are is not told.
help-tries-2 = You need not take. If you try, at most three pawn captures may fail in a turn; after that every further one is an error.
help-tries-3 = By an option the referee tells only that there is a pawn try, without the number.
help-clocks = Clocks
help-clocks-1 = Each side has its own time; a refused try costs time and earns no increment. Warnings come below 3, 2 and 1 minute and below 30 seconds.
help-clocks-2 = Who runs out of time loses, unless the other side has no force to mate: then it is a draw. You can give the other side a minute.
help-clocks-3 = Time while the program was closed is charged to nobody.
help-ends = How a game ends
help-ends-1 = By checkmate, resignation or time. It is a draw by stalemate, by agreement, after fifty moves without capture or pawn move, and when both sides have at most one knight or bishop left.
help-ends-2 = A position that comes back three times means nothing in the hidden game, since nobody could know it. Regular chess has that rule.
help-replay = Replay
help-replay-1 = Both armies stand on one board. Click the board to step forward, right click to step back, or use the buttons, the slider and the list.
help-replay-2 = White, Black and Referee choose whose words and refused tries you see. The referee saw everything.
help-replay-3 = Letters show what was believed: red ones where the chosen side thought its enemy was, green ones where its enemy thought the chosen side was. In the referee’s view the chosen side is White.
help-keys = Keys
quick-title = Quick help
quick-see = You see your own men. The paler ones are dummies: your picture of the enemy, yours to move.
quick-try = Try any move you like. The referee says whether it stands.
quick-words = “No” means that something hidden forbids it; “Error” that it could never be legal.
quick-dummies = Delete a dummy with the right button once it is selected, or drag it off the board.
quick-tries = “2 pawn tries”: your pawns have two legal captures. Three may fail in a turn.

## Keys

keys-place-everywhere = Everywhere
keys-place-table = At the table
keys-place-replay = In the replay
key-tab = Tab
key-enter = Enter
key-space = Space
keys-new-game = Ask for a new game
keys-help = Show the keys
keys-tab = Go to the next control
keys-escape = Close a dialog or let go of a man
keys-square = Go to a square
keys-pick = Pick a man up, or put it down
keys-delete-dummy = Delete the dummy
keys-type = Type a move or a command
keys-undo = Undo the last mark
keys-redo = Make the undone mark again
keys-flip-table = Flip the board
keys-forward = One step forward
keys-back = One step back
keys-first = To the beginning
keys-last = To the end
keys-play = Play or pause
keys-flip = Flip the board
keys-copy-fen = Copy the position as a FEN

## About

about-title = About Encounter
about-version = Encounter { $version }
about-what = Chess with a hidden enemy and a referee who sees both boards.
about-original = After StrategicEncounter by Leston Newbill, and the Kriegspiel rules of many hands since 1811.
about-men = The men are drawn by Colin M. L. Burnett (cburnett).
about-libraries = Built with shakmaty and chessgroundx, Tauri, SQLite, Svelte and Fluent.
about-licence = Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty.
no-start-title = The program cannot begin
no-start-again = Try again
