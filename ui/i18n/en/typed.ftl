### The words of typed commands in English.

typed-word-undo = undo
typed-word-redo = redo
typed-word-clock = clock
typed-word-tries = tries
typed-word-dummies = dummies
typed-word-cubes = cubes
typed-word-resign = resign
typed-word-draw = draw
typed-word-takeback = takeback
typed-word-withdraw = withdraw
typed-word-abort = abort
typed-word-flip = flip
typed-word-help = help
typed-word-log = log
typed-word-dummy = dummy
typed-word-cube = cube
typed-word-tie = tie
typed-word-untie = untie
typed-word-plus = plus
typed-word-arrow = arrow
typed-word-circle = circle
typed-word-green = green
typed-word-red = red
typed-word-yellow = yellow
