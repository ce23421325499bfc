speaker-more = { $count } de plus
speaker-that-game = cette partie
