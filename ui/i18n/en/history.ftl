### What narrows the history, and what is written about a game, in English.

history-more = More filters
history-from = From day
history-until = To day
history-least = Moves from
history-most = Moves to
history-event = Event
history-tag = Tag
history-all-events = All events
history-all-tags = All tags
history-bad-days = The last day lies before the first.
history-bad-moves = This is less than the fewest moves.
history-against = Against { $name }
history-any-opponent = Show the games against everybody
history-shown-of-more = { $first }–{ $last } of more than { $total }

## What is written about a game

remarks-open = Notes
remarks-title = Notes and tags
remarks-notes = Notes
remarks-notes-hint = What you want to remember of this game.
remarks-tags = Tags
remarks-tags-hint = Words with commas between them. The history finds the game by its tags and notes.
remarks-save = Save
tags-too-long = A game has at most 20 tags of at most 40 characters each.
notes-too-long = Notes have at most 10,000 characters.
