### Names for the entrants and games that an error or an event mentions, as far as they are known.

speaker-more = mais { $count }
speaker-that-game = essa partida
