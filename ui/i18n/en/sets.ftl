### Rule sets in English: their options, what each tells, and the player’s own.

## Options

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
option-en-passant = A capture en passant is announced on
option-en-passant-victim = The captured pawn’s square
option-en-passant-landing = The capturer’s square
option-en-passant-named = The capturer’s square, by its name
option-stalemate = A stalemate is
option-stalemate-draw = A draw
option-stalemate-loses = Lost for the side without a move
option-insufficient = Drawn for want of men who could mate
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

## What the sources say of each option, as the referee’s list has it

option-source-announce-try-count = Both hear how many pawn tries there are, or only that there is one (an option of the original).
option-source-announce-promotions =
    { $rules ->
        [se] Both hear that a pawn was promoted and whose it was, but not what it became, nor where (an option of the original).
       *[other] Both hear that a pawn was promoted, but not what it became, nor where. The rules of RAND say so; the other published rules do not speak of it.
    }
option-source-pawns-move-backward = Pawns may step one square straight back onto an empty square, not to the first rank (an option of the original, which says no more).
option-source-promote-to-any = Pawns may become a bishop or a knight too. The original says “Queen or Rook” twice and names all four once.
option-source-opponent-hears-no = The other player hears each NO; ERROR is always heard by the mover alone. The original does not say who hears a refusal.
option-source-opponent-hears-refusals = The other player hears each refusal. The Gambit Club’s rules say that the umpire announces it, but not to whom; the rules of CrazyKrieg do not say.
option-source-opponent-hears-nonsense = The other player hears “nonsense”. Under Wolfe’s rules both hear everything; on kriegspiel.org the mover alone hears it.
option-source-opponent-hears-any = The other player hears the question “Any?” and its answer. Under the rules of Berkeley only the mover hears them, on kriegspiel.org both do; the other published rules do not say.
option-source-any-without-pawns = A player without pawns who asks “Any?” is answered no, or refused as under the Traditional rules. The published rules do not say which.
option-source-refuse-known-replies = A reply that cannot answer the announced check is refused as impossible. The Traditional rules say so of what the player knows; in Cincinnati it is disputed.
option-source-announce-zero-tries = Say “0 pawn tries” when there is none. The programs Darkboard and kriegspiel.org say it, OpenSpiel does not.
option-source-try-squares = Name the squares that can be captured on, or those of the pawns that can capture (so kriegspiel.org reads rule 5 of RAND).
option-source-en-passant = The square told of a capture en passant: the captured pawn’s, the capturer’s, or the capturer’s with the words “en passant” (the program Ludii says them under Wild 16; the other published rules do not say).
option-source-stalemate = A stalemate is a draw, or lost for the side that cannot move (rule 20 of RAND, in ladder games; always so on kriegspiel.org).
option-source-insufficient = When a game ends for want of force: both sides have at most one minor man, or no sequence of moves can mate. The published rules do not say, or differ.
option-source-fifty = Fifty moves by both without capture or pawn move: no rule, a draw on a player’s claim, or a draw by itself. The published rules do not say, or differ.
option-source-repetition = The same position three times: no rule, a draw on a player’s claim, or a draw by itself. The published rules do not say, or differ.

## What a set tells

rule-group-refusals = Refused tries
rule-group-captures = Captures and checks
rule-group-pawns = Pawn captures
rule-group-any = The question “Any?”
rule-group-promotion = Promotion, pawns and reserves
rule-group-ends = How a game ends
rule-refusal = “{ $word ->
        [no] { say-no }
        [illegal] { say-illegal }
        [nonsense] { say-nonsense }
        [impossible] { say-impossible }
        [hell_no] { say-hell-no }
       *[error] { say-error }
    }”, heard by { $heard ->
        [both] both
       *[mover] the mover alone
    }
rule-own-board = Impossible with one’s own men
rule-announced = Impossible after what was announced
rule-announced-ignored = Answered like any other refused try
rule-announced-pawn-captures = { rule-refusal }: pawn captures where none was announced
rule-announced-pawn-captures-and-replies = { rule-refusal }: pawn captures where none was announced, and replies that cannot answer the check
rule-repeated = The same try again in a turn
rule-hidden = Fails because of hidden men
rule-noes-question = The question how many tries the last move took
rule-noes-question-true = May be asked of the other side’s last move
rule-noes-question-false = May not be asked
rule-capture = Captured man
rule-capture-square = Its square alone
rule-capture-pawn-or-piece = Its square, and pawn or piece
rule-capture-exact = Its square and its kind
rule-en-passant = En passant
rule-en-passant-victim-square = As any capture, on the captured pawn’s square
rule-en-passant-landing-square = As any capture, on the square where the capturer lands
rule-en-passant-named-landing-square = Named, on the square where the capturer lands
rule-checks = Kinds of check
rule-checks-absolute = Vertical, horizontal, left diagonal, right diagonal, knight
rule-checks-long-short = File, rank, long diagonal, short diagonal, knight
rule-pawn-tries = Pawn tries of the side to move
rule-pawn-tries-silent = Never told
rule-pawn-tries-fact = That there is one
rule-pawn-tries-capture-fact = “Pawn capture” while there is one
rule-pawn-tries-count = Their number, unless there is none
rule-pawn-tries-count-from-zero = Their number, zero too
rule-pawn-tries-targets = The squares that can be captured on
rule-pawn-tries-sources = The squares of the pawns that can capture
rule-pawn-tries-ask = Told only on the question “Any?”
rule-try-limit = Failed pawn captures in a turn
rule-try-limit-none = As many as one likes
rule-try-limit-some = { $count } may fail, then every further one is an error
rule-any-none = –
rule-any-heard-by = Question and answer
rule-any-heard-by-both = Heard by both
rule-any-heard-by-mover = Heard by the asker alone
rule-any-duty = After the answer yes
rule-any-duty-try-one = One pawn capture must be tried; when it fails, one is free
rule-any-duty-until-legal = Pawn captures must be tried until one is legal
rule-any-while-owing = Another move while a pawn capture is owed
rule-any-without-pawns = Asked without a pawn
rule-any-without-pawns-answer-no = Answered no
rule-any-without-pawns-refused = Refused as impossible
rule-any-no-adds-to-count = After the answer no
rule-any-no-adds-to-count-true = The other side hears the number of possible pawn captures as refused tries
rule-any-no-adds-to-count-false = Nothing more
rule-promotion = Promotion
rule-promotion-silent = Never told
rule-promotion-told = Told, but neither to what nor where
rule-promotion-told-with-side = Told with the side, but neither to what nor where
rule-promotes-to = A pawn becomes
rule-promotes-to-queen-or-rook = Queen or rook
rule-promotes-to-any = Queen, rook, bishop or knight
rule-pawns-move-backward = Pawns backward
rule-pawns-move-backward-true = One step straight back onto an empty square
rule-pawns-move-backward-false = No
rule-reserves = Reserves
rule-reserves-true = Captured men join a public reserve and may be dropped; a drop tells the man, not the square
rule-reserves-false = No
rule-stalemate = Stalemate
rule-insufficient = Too few men to mate
rule-fifty = Fifty moves
rule-repetition = Position three times

## The page of the sets

sets-title = Rule sets
sets-compare = Compare the rule sets
sets-intro = Both players must agree on a set before the game. Under every set both hear whose turn it is, each capture with its square, each check, and the end. What has captured, which man has moved and that a king has castled are never told.
sets-columns = Sets to compare
sets-rule = Rule
sets-only-differences = Only what differs
sets-marked = Marked: what differs from { $name }.
sets-differs = (differs)
sets-readings = Where the published rules do not say, or differ
sets-readings-short = Published rules differ
sets-same = These sets say the same in everything.
sets-own = Your own sets
sets-own-none = Copy a set, change single rules and give it a name: it is kept here and offered in every game request.
sets-copy-of = Copy
sets-change = Change…
sets-delete = Delete
sets-delete-title = Delete this rule set?
sets-delete-question = “{ $title }” will be deleted. Games that were played under it keep their rules.
sets-from = Made from { $rules }
sets-changes =
    { $count ->
        [0] nothing changed
        [one] { $count } rule changed
       *[other] { $count } rules changed
    }
sets-unread-newer = “{ $title }” was written by a later version of Encounter. It is kept as it is, and cannot be played here.
sets-unread-unknown-rule = “{ $title }” has the rule “{ $rule }”, which this version of Encounter does not know. The set is kept as it is, and cannot be played here.
sets-unread-unknown-value = In “{ $title }” the rule “{ $rule }” is “{ $value }”, which this version of Encounter does not know there. The set is kept as it is, and cannot be played here.
sets-unread-unreadable = “{ $title }” cannot be read. It is kept as it is, and cannot be played here.
set-edit-title = Your own rule set
set-name = Name
set-name-hint = A copy of { $rules } with the changes below
set-name-own = My { $rules }
set-option-published = Changed. Published: { $value }
set-option-yes = yes
set-option-no = no
set-save = Save the set
title-taken = Another rule set has this name already. Choose a different one.
bad-option = This rule set cannot be played: { $detail }.
bad-terms-rule-set = This rule set cannot be played: { $detail }.
request-sets-tell = Compare the rule sets
request-own-set = Copy and change…
request-change-set = Change this set…
rules-of-game = The rules of this game
rules-of-game-show = The rules of this game
rules-published = Published: { $words }
rules-as-published = As published: nothing was changed.
info-title = Game details
info-players = { $white } (White) against { $black } (Black)
info-open = Game details
