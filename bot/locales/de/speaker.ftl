### Namen von Teilnehmern und Partien in Fehlern und Ereignissen.

speaker-more = { $count } weitere
speaker-that-game = diese Partie
