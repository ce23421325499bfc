"""Castellano-O'Connor pairing with its opening phases, as Let's Play Scrabble plays it."""

from formats.systems.cop.system import Cop

FORMAT = Cop()
"""What the registry lists."""

__all__ = ["FORMAT", "Cop"]
