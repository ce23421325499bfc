### Names for the entrants and games that an error or an event mentions, as far as they are known.
# The end of a long list: A, B and 3 more.
speaker-more = { $count } more
# For sentences about a game whose players are not at hand
speaker-that-game = that game
