"""Local simulation of Discord: REST API and gateway on real sockets, a web page, a clock, and people for tests.

The package imports nothing else of the project and knows nothing of tournaments, so any discord.py bot can be run
against it.

Structure: `world/` holds the state as plain records and changes it; each change publishes a `WorldEvent` on the bus, to
which gateway sessions, the page's sockets and waiting tests listen. `rest/` is the API that bots call, `checks/`
validates its request bodies, `acting/` does what people do, `people/` is the tests' interface to it, `control.py` and
`live.py` the page's.
"""
