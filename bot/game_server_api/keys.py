"""What game servers know tournaments, pairings and people by: texts that tell nobody but this host what they mean."""

from __future__ import annotations

from formats.core.values import PairingId


def member_of(installation: str, person_id: str) -> str:
    """A person."""
    return f"{installation}-{person_id}"


def game_key(installation: str, tournament_id: str, pairing: PairingId, number: int) -> str:
    """A game of a pairing, of which there may be several; the same database always says the same of the same game."""
    return f"{installation}-{tournament_id}-{pairing}-{number}"


def round_key(installation: str, tournament_id: str, stage: int, round_number: int) -> str:
    """The beginning of the keys of all games of a round, and of no other: `...-s0r1b`."""
    return f"{installation}-{tournament_id}-s{stage}r{round_number}b"
