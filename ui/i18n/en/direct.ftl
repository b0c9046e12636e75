### Play between two machines, in English.

menu-direct = Play with someone elsewhere…
menu-come-back = Connection to last player

## The screen

direct-title = Play with someone elsewhere
direct-invite-title = Invite somebody
direct-invite-told = Choose the game, then send the invitation to the one you want to play with. This machine is the host: it must stay on, and the other one must be able to reach it.
direct-invite = Choose the game…
direct-send-told = Send this text to the other player, by mail or chat. It opens one seat, once.
direct-invitation = Invitation
direct-copy = Copy
direct-copied = Copied.
direct-not-copied = It could not be copied. Select the text and copy it by hand.
direct-withdraw = Withdraw the invitation
direct-waiting = Waiting for the other player
direct-addresses = This machine waits for the other player at { $addresses }. A player outside your own network reaches it only if your router passes this port on.
direct-join-title = Accept an invitation
direct-join-told = Paste the text that you were sent:
direct-look = See the game
direct-terms = You are invited to this game:
direct-term-host = Host
direct-term-colour = You play
direct-term-event = Event
direct-term-time = Time
direct-term-rules = Rules
direct-accept = Accept and play
direct-last-told = Your last game at another machine was with { $host }.
direct-come-back = Connection to last player
direct-honest = The connection is encrypted, and the invitation names the key of its host, so that nobody can stand between you. The host’s own window sees no more than his side; but somebody who reads the memory of his own machine cannot be stopped.
request-direct-title = Game request for someone elsewhere
request-direct-start = Write the invitation
request-direct-told = The other player sees everything chosen here before agreeing to it.
request-unrated-elsewhere = Games between two machines are not rated.

## Lights

light-blue = not connected yet
light-green = connected
light-yellow = nothing heard for four seconds
light-orange = nothing heard for six seconds
light-red = not connected
lights-host = Host
lights-opponent = Opponent
lights-lag = { $ms } ms
lights-cut = The connection is cut. It is made again by itself; the clock of whoever is to move and cut off is held for up to three minutes.

## What can go wrong

invitation-none = This text is no invitation. Paste the whole line that the host sent; it begins with “encounter:”.
invitation-newer = This invitation was written by a newer version of Encounter. Bring your program up to date.
invitation-damaged = A part of this invitation is missing or was changed. Ask the host to send it again.
invitation-no-address = This invitation names no address. Ask the host for another one.
connect-unreachable = Nobody answers at the address in this invitation. Is the host’s program running, and does his router pass the port on?
connect-wrong-key = Another machine answers than the one that wrote the invitation. Nothing was sent to it. Ask the host for a new invitation.
connect-no-host = What answers at this address is no host of Encounter. Ask the host for a new invitation.
connect-version = The host plays with a version of Encounter that does not fit yours. Both of you need the newest one.
connect-wrong-secret = This invitation is not open any more. Ask the host for a new one.
connect-taken = Somebody has already accepted this invitation. Ask the host for a new one.
connect-wrong-token = This host does not know you any more. Ask for a new invitation.
connect-not-running = The host has not gone on with your game yet. Try again when he has.
connect-bad-name = The host cannot use your name. Change it in the settings: one line of at most 40 characters.
connect-cannot-begin = The host could not begin the game. Ask for a new invitation.
direct-no-port = No guest can be waited for on this machine: { $detail }
direct-host-alone = Only the host can go on with this game. Wait until he does.
