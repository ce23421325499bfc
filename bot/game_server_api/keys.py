"""Keys by which game servers know tournaments, pairings and people; they reveal nothing to anyone but this host.

Keys are pure functions of database ids, so that a repeated request has the same key.
"""

from __future__ import annotations

from formats.core.values import PairingId


def member_of(installation: str, person_id: str) -> str:
    """Return the key of a person."""
    return f"{installation}-{person_id}"


def game_key(installation: str, tournament_id: str, pairing: PairingId, number: int) -> str:
    """Return the key of a game of a pairing, of which there may be several."""
    return f"{installation}-{tournament_id}-{pairing}-{number}"


def round_key(installation: str, tournament_id: str, stage: int, round_number: int) -> str:
    """Return the common prefix of the keys of all games of a round, and of no other: `...-s0r1b`."""
    return f"{installation}-{tournament_id}-s{stage}r{round_number}b"
