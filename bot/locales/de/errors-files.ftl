### Dateien, die nicht gehen.

errors-files-no-times-yet = Keine dieser Partien von **{ $title }** hat eine Zeit, für einen Kalender gibt es also noch nichts. Frag noch einmal, wenn die Zeiten da sind.
errors-files-not-like-chess = Nichts von **{ $title }** passt in die Datei des Schachverbands: In sie gehören Phasen nach Schweizer System oder jeder gegen jeden, die begonnen haben. In den Tabellen steht alles.
errors-files-no-game-records = **{ $title }** hat keine Partien, deren Züge ich holen kann: Sie müssen zu Ende und auf einem Spielserver gespielt sein, der sie herausgibt, wie lichess.org.
