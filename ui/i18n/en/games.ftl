### The board games besides chess, by their names in the program’s list.

game-sjakti = Sjakti
game-dumb = Dumb Chess
game-invasion = Invasion

## The game request

request-game = Game
request-game-kriegspiel = Kriegspiel: the enemy is hidden
request-game-rules = Rules of { $game }
request-game-start = The position at the beginning
request-start-text = Start position, as the game writes it
kept-starts = Kept start positions
kept-starts-none = The one above
kept-starts-keep = Keep it under the name
kept-starts-forget = Forget “{ $name }”
kept-starts-button = Keep
kept-starts-empty = The usual start needs no name: write a position first.
too-many-own-starts = A hundred positions are kept already: forget one first.
bad-name-own-starts = The name has 1 to 40 characters.
game-note-sjakti = Two kings, four warriors, and tiles that vanish. Both see everything.
game-note-dumb = Small boards, odd men, and kings that are taken. Both see everything.
game-note-invasion = Tanks, paratroopers, a sea and one bomb each. Both see everything.
game-sjakti-corners = Board
game-sjakti-corners-true = Sjakti: 49 tiles
game-sjakti-corners-false = Shakti: 45 tiles, without corners
game-dumb-line-up = Men
game-dumb-line-up-standard = Dumb Chess: usual order
game-dumb-line-up-shuffled = Dumb Chess, shuffled
game-dumb-line-up-dumber = Dumber Chess: men by lot
game-dumb-rows = Rows
game-dumb-columns = Columns
game-dumb-en-passant = En passant: pawns may go two squares at first
game-dumb-castling = Castling
game-dumb-rook = The only rook, with castling on five columns
game-dumb-rook-king = On the king’s side
game-dumb-rook-queen = On the queen’s side, castling as the original draws it
game-dumb-rook-queen-as-wide = On the queen’s side, castling as on wider boards
