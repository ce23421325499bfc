"""Bridge between tournaments and game servers: create the games of published rounds there and fetch their results.

Theory of operation. The table of `GameRow` is the bridge's memory. A row is written with state "asked" before the
server is called, becomes "made" when the game exists or is left to the players to start, and "over" when its result
counts or nothing is expected of it any more. Each row has a key that is a pure function of installation, tournament,
pairing and number; adapters are required to find a game with the same key again instead of creating a second one. A
crash between the call and its answer is therefore repaired by the next poll. Results become commands with ids derived
from the same key, so the service executes each only once.

Modules: `polling` decides when a server is called, `game_creator` creates games, `result_fetcher` takes their results,
`round_starter` starts rounds, and `server_session` is what these three share for one tournament.
"""
