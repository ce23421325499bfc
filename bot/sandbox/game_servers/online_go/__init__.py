"""Simulated online-go.com: `server.py` is the site, `matches.py` its state and rendering.

Follows what is published and what was measured: fields and their types; 201, 200 and 400 for repeated matches; `next`;
both `*_lost` of running games; the loser that an annulled game still names; `cancelled` as a state of its own; 405
where deleting is not allowed; 400 for unknown filters; 401 without the league's key. Unpublished details are
assumptions: pages hold `page_size` matches; only the two filters used by the project exist; matches have the known ones
of their 35 fields; the player who opens an invitation is an argument instead of a login.
"""
