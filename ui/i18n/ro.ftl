### Encounter în română. Programul vorbește și anunță cu aceleași texte.

## Screens

menu-label = Ecrane
screen-home = Început
screen-table = Masa de joc
screen-history = Istoric
screen-replay = Reluare
screen-settings = Setări
screen-help = Ajutor
