"""A pretend online-go.com. `server.py` is the site, `matches.py` what it knows and how that is told.

True to what is published of it and was measured: the fields and their types, 201 and 200 and 400 of a repeated match,
`next`, both `*_lost` of running games, the loser an annulled game still names, `cancelled` apart from both, 405 where
nothing may be deleted, 400 for unknown fields of a filter, 401 without the league's key. It differs where nothing is
published: pages hold `page_size` matches; filters are the two that Herald uses; a match has those of its 35 fields that
are known by name; whoever opens an invitation says so by `as_player` in place of a login.
"""
