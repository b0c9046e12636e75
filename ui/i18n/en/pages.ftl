### The pages around the table in English.

## First start

first-title = Welcome to Encounter
first-intro = Chess against an enemy you cannot see. A referee sees both boards and tells you what the rules allow.
first-name = Your name
first-name-hint = Shown beside your clock. You can change it later in the settings.
first-save = Begin

## Home

home-welcome = Good to see you, { $name }
home-computer = Play the computer
home-change = Change…
home-set-up = set-up position
home-change-title = Choose rules, time, colour and level first
home-two = Two people at this machine
home-two-hint = You take turns; between them the board is hidden.
home-games = Other board games
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
home-recent-empty = Games that you finish appear here, with their results.
home-seen = What a player sees
home-history = All games
store-problem-title = Your stored games could not be opened
store-problem-damaged = The file is damaged, or holds something other than games of Encounter. Encounter leaves it as it is.
store-problem-newer = The file was written by a later version of Encounter. This one leaves it as it is.
store-problem-io = The file cannot be read or written. Encounter leaves it as it is.
store-problem-fresh = Start with an empty history

## Game request

request-dialog-title = Game request
request-start = Start the game
request-wrong = What is marked red keeps the game from starting.
request-opponent = Opponent
request-computer = Computer
request-person = Second person
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
request-time-hint = 1 to 99.99; 12.5 is 12½
request-increment = Increment (s)
request-increment-hint = For each move
request-handicap = Time handicap
request-handicap-hint = The two sides get different times.
request-no-clock = No clock
request-rules = Rule set
request-chess = Regular chess
request-chess-hint = Ordinary chess: both players see everything.
request-more = More
request-event = Event
request-event-none = A name for the occasion, if you like
request-rated = Rated game
request-unrated-two-people = Games of two people at this machine are never rated.
request-unrated-handicap = A game with a time handicap is never rated.
request-after-end = Requests after the end
request-after-end-hint = When it is over, one more minute or the last move back may be asked for.
request-start-position = Start position
request-start-hint = As a FEN, the usual one-line notation; empty for the usual start
request-start-turn = { $side ->
    [white] White
   *[black] Black
  } moves first
request-fault-event = An event has at most 100 characters.
request-fault-time = Write minutes from 1.00 to 99.99; 12.50 is twelve and a half.
request-fault-increment = Write whole seconds from 0 to 999.
request-fault-same-name = The two players need different names.
never-rated = Games of two people at this machine and games with a time handicap are never rated.

## History

history-search = Players, events, notes
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
# Columns of a wide window, after the one that the key names.
history-after-opponent = Event
history-after-result = Ended by
history-moves = Moves
history-time = Time
history-actions = Actions
history-open = Replay
history-delete = Delete
history-delete-title = Delete this game?
history-delete-question = Game { $number } ({ $opponent }) will be deleted for good, with all that was tried and said in it.
computer-name = Computer, level { $level }
history-pages = Pages of the list
history-shown = { $first }–{ $last } of { $total }
history-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
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
        [flag_corner] A flag has reached the enemy’s corner
        [king_captured] The king was taken
        [immobile] Neither side can ever move again
        [no_move] The side to move has no move
        [hundred] A hundred moves of each side brought nothing new
        [recurrence] The same position again
        [demonstration] Ten moves after the refused draw have brought no man more
       *[aborted] Broken off
    }

## Settings

settings-you = You
settings-name = Your name
settings-name-save = Save
settings-window = Window
settings-language = Language
settings-language-system = Same as the system
settings-language-en = English
settings-language-ro = Română
settings-theme = Theme
settings-theme-system = Same as the system
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
settings-clocks = Clocks
settings-replay = Replay
settings-men = Men
settings-tenths = Tenths of a second on the clocks
settings-tenths-never = Never
settings-tenths-below-ten = In the last ten seconds
settings-tenths-always = Always
settings-requests = Requests
settings-accept-twice = Accept with two presses
settings-accept-twice-hint = The second press counts within two seconds. With the keyboard you are asked once more instead.
settings-reject-requests = Reject all requests
settings-reject-requests-hint = Each request of the other side is declined before you see it.
settings-replay-speed = Replay speed

## Menu

menu-file = File
menu-new-game = Game request…
menu-home = Start screen
menu-table = Back to the table
menu-exit = Exit
menu-status = Status
menu-edit = Edit
menu-undo-mark = Undo the last mark
menu-redo-mark = Redo the mark
menu-request = Game request
menu-history = History
menu-add-minute = Add 1 min
menu-options = Options
menu-settings = Settings
menu-own-sets = Rule sets
menu-hints = Dots where a man could go
menu-larger-text = Larger text
menu-reject-requests = Reject all requests
menu-help = Help
menu-help-topics = Help topics
menu-sets = Compare the rule sets
menu-quick-help = Quick help
menu-help-cubes = Pawn marker cubes
menu-help-black = Enemy always black
menu-help-dummies = Dummies: your picture of the enemy
menu-help-moving = Moving men: drag or clicks
menu-help-replay = Replaying a game
menu-tour = The tour
menu-keys = Keys
menu-about = About Encounter
file-choose = Choose a file…
