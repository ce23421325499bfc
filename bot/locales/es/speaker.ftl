### Names for the entrants and games that an error or an event mentions.

speaker-more = { $count } más
speaker-that-game = esa partida
