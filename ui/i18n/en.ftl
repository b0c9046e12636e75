### Encounter in English. The program speaks and notifies with the same texts.

## Screens

menu-label = Screens
screen-home = Start
screen-table = Table
screen-history = History
screen-replay = Replay
screen-settings = Settings
screen-help = Help
