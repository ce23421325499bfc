speaker-more = jeszcze { $count }
speaker-that-game = ta gra
