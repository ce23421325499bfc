match-posts-best-of = Best of { $games }
match-posts-press-winner = Wer hat gewonnen? Ein Klick meldet es, ein zweiter von der Gegenseite bestätigt es.
match-posts-press-score = Wie ging es aus? Drück auf das Ergebnis, deine eigenen Spiele zuerst.
match-posts-taken-back = Diese Begegnung zählt nicht mehr, hier gibt es nichts zu melden.
match-posts-no-threads = Ich kann in <#{ $channel }> keine Threads öffnen und poste die Begegnungen deshalb im Kanal selbst. Damit jede ihren eigenen Thread bekommt, erlaube mir dort *Öffentliche Threads erstellen* oder schließe einige Threads des Servers.
match-posts-voice = Sprachkanal: <#{ $channel }>
