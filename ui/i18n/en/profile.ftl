### The player’s own page, and games found by their positions, in English.

menu-profile = Profile
profile-title = Profile
profile-change-name = Change the name
profile-rating = Rating
profile-scope = Which games
profile-scope-all = All
profile-scope-people = Against people
profile-scope-computers = Against computers
profile-rating-value = { $rating } ± { $spread }
profile-rating-meaning = With 95% certainty your strength lies within these limits.
profile-rated-games =
    { $count ->
        [one] { $count } rated game
       *[other] { $count } rated games
    }
profile-unrated = No rated game yet
profile-unrated-how = Tick “Rated game” when you ask for a game against the computer. Games of two people at one machine, practice, set-up positions and games with a move taken back or a minute added are never rated.
profile-curve = Rating after each game: { $first } after the first, { $last } after the last
profile-against = Opponents
profile-against-none = Your results will stand here once a game has ended.
profile-opponent = Opponent
profile-won = Won
profile-drawn = Drawn
profile-lost = Lost
profile-score = Score
profile-favourites = Most played rules
profile-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

## Games by their positions

history-men = Men on squares: Kg1 qd8
history-men-title = Finds ended games in which these men stood on these squares at once. White’s men are written in capitals: Kg1 Nf5 qd8 pe5.
history-further = Look further
men-unreadable = “{ $detail }” is no man on a square. Write White’s men in capitals and Black’s in small letters: Kg1 qd8.

## What is told of a person

profile-me = About you
person-zone = Time zone
person-zone-unknown = Not told
person-languages = Languages
person-languages-hint = With commas between them: English, Romanian
person-about = In your own words
person-save = Save
person-saved = Saved.
profile-bad-zone = There is no time zone “{ $detail }”.
profile-bad-languages = At most 20 languages of at most 40 characters each.
profile-bad-about = At most 2,000 characters.
picture-of = { $name }’s picture
picture-choose = Choose a picture…
picture-drop = Remove the picture
picture-too-large = The file is larger than 8 MB.
picture-too-wide = The picture is too large: at most 8,000 pixels a side.
picture-unreadable = This is no picture that can be read. Choose a PNG, JPEG, WebP or GIF file.

## An opponent

opponent-open = Results, games and notes
opponent-results = Head to head
opponent-games = All games against this opponent
opponent-kept = What you know about this opponent
opponent-note = Your notes
