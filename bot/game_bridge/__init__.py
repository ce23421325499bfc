"""The bridge to game servers: games of published rounds are made there, and their results fetched.

What is to be asked for is noted in the database before it is asked, and found again after a crash: keys of games never
change. What has come of it is a command like any other, so nothing happens twice. `looking` says when a server is
asked, `making` has games made, `fetching` takes what came of them, and `desk` is what both work with.
"""
