### How the board and the men look, in English.

settings-own-colours = Own colours
settings-own-colours-hint = For squares, border and men, in place of the colours above.
settings-colour-light = Light squares
settings-colour-dark = Dark squares
settings-colour-border = Border
settings-colour-white-men = White men
settings-colour-black-men = Black men
settings-colour-pick = Pick a colour: { $what }
settings-colours-alike = { $what ->
    [squares] Light and dark squares are hard to tell apart in these colours.
   *[men] White and black men are hard to tell apart in these colours.
  }
bad-colour = Choose one with the button, or write it as a colour such as #a8b094. The old one stays.
bad-slide = Men slide for at most two seconds.
bad-drag = A drag begins after 1 to 50 pixels.

settings-men-set = Set of men
settings-men-set-cburnett = Classic
settings-men-set-plain = Plain
settings-men-preview = The men as the board shows them
settings-enemy-black = Enemy always black
settings-enemy-black-hint = Your men are drawn white and the enemy’s black, whichever side you have. The board is not mirrored, and announcements keep the real colours; the ring round the small men is green for White, black for Black.
settings-blindfold = Blindfold
settings-blindfold-hint = Your own men are not drawn until the game is over; dummies are.
settings-slide = Men slide
settings-slide-value = { $ms ->
    [0] not at all
   *[other] { $seconds } s
  }
settings-drag-distance = A drag begins after
settings-drag-distance-value = { $pixels ->
    [one] { $pixels } pixel
   *[other] { $pixels } pixels
  }

tray-real-colour = You are really { $side ->
    [white] White
   *[black] Black
  } and move { $first ->
    [true] first
   *[false] second
  }.
status-blindfold = Show my men

menu-drop-drag = Move men by drag
menu-drop-click = Move men by two clicks
menu-drop-both = Move men either way
menu-enemy-black = Enemy always black
menu-blindfold = Blindfold
menu-redraw = Redraw board
menu-flip = Flip board
menu-close = Close the menu
menu-sub = Table
key-menu = Menu key
keys-blindfold = Blindfold: hide or show your own men
keys-sub-menu = Open the table’s menu
