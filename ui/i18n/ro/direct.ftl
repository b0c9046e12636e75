### Jocul între două calculatoare, în română.

menu-direct = Joacă cu cineva aflat în altă parte…
menu-come-back = Conectare la ultimul jucător

## Ecranul

direct-title = Joacă cu cineva aflat în altă parte
direct-invite-title = Invită pe cineva
direct-invite-told = Alege partida, apoi trimite invitația celui cu care vrei să joci. Calculatorul acesta este gazda: trebuie să rămână pornit, iar celălalt trebuie să poată ajunge la el.
direct-invite = Alege partida…
direct-send-told = Trimite acest text celuilalt jucător, prin e-mail sau chat. Deschide un singur loc, o singură dată.
direct-invitation = Invitație
direct-copy = Copiază
direct-copied = Copiat.
direct-not-copied = Nu s-a putut copia. Selectează textul și copiază-l manual.
direct-withdraw = Retrage invitația
direct-waiting = Se așteaptă celălalt jucător
direct-addresses = Calculatorul acesta așteaptă la { $addresses }. Un jucător din afara rețelei tale ajunge la el numai dacă routerul tău trimite mai departe acest port.
direct-join-title = Acceptă o invitație
direct-join-told = Lipește textul pe care l-ai primit:
direct-look = Vezi partida
direct-terms = Ești invitat la această partidă:
direct-term-host = Gazda
direct-term-colour = Joci cu
direct-term-event = Eveniment
direct-term-time = Timp
direct-term-rules = Reguli
direct-accept = Acceptă și joacă
direct-last-told = Ultima ta partidă la alt calculator a fost cu { $host }.
direct-come-back = Conectare la ultimul jucător
direct-honest = Legătura este criptată, iar invitația numește cheia gazdei, așa că nimeni nu se poate așeza între voi. Fereastra gazdei vede numai partea ei; dar cine citește memoria propriului calculator nu poate fi oprit.
request-direct-title = Cerere de joc pentru cineva aflat în altă parte
request-direct-start = Scrie invitația
request-direct-told = Celălalt jucător vede tot ce alegi aici înainte de a fi de acord.
request-unrated-elsewhere = Partidele între două calculatoare nu sunt cotate.

## Lumini

light-blue = încă neconectat
light-green = conectat
light-yellow = nimic auzit de patru secunde
light-orange = nimic auzit de șase secunde
light-red = neconectat
lights-host = Gazda
lights-opponent = Adversarul
lights-lag = { $ms } ms
lights-cut = Legătura s-a întrerupt. Se reface singură; ceasul celui care este la mutare și nu mai este conectat stă pe loc cel mult trei minute.

## Ce poate să nu meargă

invitation-none = Acest text nu este o invitație. Lipește tot rândul trimis de gazdă; începe cu „encounter:”.
invitation-newer = Această invitație a fost scrisă de o versiune mai nouă de Encounter. Actualizează programul.
invitation-damaged = O parte din această invitație lipsește sau a fost schimbată. Roagă gazda să o trimită din nou.
invitation-no-address = Această invitație nu conține nicio adresă. Cere gazdei alta.
connect-unreachable = Nu răspunde nimeni la adresa din invitație. Rulează programul gazdei, iar routerul ei trimite portul mai departe?
connect-wrong-key = Răspunde alt calculator decât cel care a scris invitația. Nu i s-a trimis nimic. Cere gazdei o invitație nouă.
connect-no-host = Ceea ce răspunde la această adresă nu este o gazdă Encounter. Cere gazdei o invitație nouă.
connect-version = Gazda joacă cu o versiune de Encounter care nu se potrivește cu a ta. Amândoi aveți nevoie de cea mai nouă.
connect-wrong-secret = Această invitație nu mai este deschisă. Cere gazdei alta.
connect-taken = Cineva a acceptat deja această invitație. Cere gazdei alta.
connect-wrong-token = Această gazdă nu te mai cunoaște. Cere o invitație nouă.
connect-not-running = Gazda nu a continuat încă partida voastră. Încearcă din nou după ce o face.
connect-bad-name = Gazda nu poate folosi numele tău. Schimbă-l în setări: un singur rând de cel mult 40 de caractere.
connect-cannot-begin = Gazda nu a putut începe partida. Cere o invitație nouă.
direct-no-port = Pe acest calculator nu poate fi așteptat niciun oaspete: { $detail }
direct-host-alone = Numai gazda poate continua această partidă. Așteaptă până o face.
