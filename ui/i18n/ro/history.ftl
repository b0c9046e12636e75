### Ce restrânge istoricul și ce se scrie despre o partidă, în română.

history-more = Alte filtre
history-from = Din ziua
history-until = Până în ziua
history-least = Mutări de la
history-most = Mutări până la
history-event = Eveniment
history-tag = Etichetă
history-all-events = Toate evenimentele
history-all-tags = Toate etichetele
history-bad-days = Ultima zi este înaintea primei.
history-bad-moves = Este mai puțin decât numărul minim de mutări.
history-against = Cu { $name }
history-any-opponent = Arată partidele cu toți adversarii
history-shown-of-more = { $first }–{ $last } din peste { $total }

## Ce se scrie despre o partidă

remarks-open = Note
remarks-title = Note și etichete
remarks-notes = Note
remarks-notes-hint = Ce vrei să ții minte din această partidă.
remarks-tags = Etichete
remarks-tags-hint = Cuvinte despărțite prin virgule. Istoricul găsește partida după etichete și note.
remarks-save = Salvează
tags-too-long = O partidă are cel mult 20 de etichete, fiecare de cel mult 40 de caractere.
notes-too-long = Notele au cel mult 10.000 de caractere.
