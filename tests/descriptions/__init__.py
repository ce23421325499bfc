"""Contracts of game servers, generated from the descriptions that the servers publish.

`lichess.json` and `woogles.json` have names, types and statuses of the operations that Herald uses, and no text of the
descriptions, which are under other licences. `python -m tests.descriptions lichess CHECKOUT` writes one of them again
from a checkout of lichess-org/api or woogles-io/liwords.
"""
