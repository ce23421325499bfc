### Die Rangtafel der Playoffs und ihre Rätsel.

rank-board-title = Rangtafel
rank-board-puzzles = Rätsel
rank-board-none = Es gibt keine Rangtafel: Dieses Turnier hat keine Playoffs, oder sie haben noch nicht begonnen.
rank-board-before = war
rank-board-after = ist
rank-board-name = Name
rank-board-seed = Setzplatz
rank-board-places = Spielt um
rank-board-help = ↑ und ↓ sagen, um wie viele Ränge die Runde jemanden verschoben hat. Die letzte Spalte zeigt die noch möglichen Plätze.
rank-board-no-puzzles = Noch keine Runde mit einem Rätsel ist veröffentlicht.
rank-board-left = Bisher nicht benutzt
rank-board-after-2 = { rank-board-title } nach { $round_title }
rank-board-puzzle = Runde { $name }, { $venue }: { $title }
rank-board-button = Reihenfolge klicken
