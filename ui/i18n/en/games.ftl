### The board games besides chess, by their names in the program's list.

game-sjakti = Sjakti
game-dumb = Dumb Chess
game-invasion = Invasion
