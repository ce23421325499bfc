"""Castellano-O'Connor pairing (COP) with its opening phases, as Let's Play Scrabble uses it."""

from formats.systems.cop.system import Cop

FORMAT = Cop()
"""The format that the registry finds."""

__all__ = ["FORMAT", "Cop"]
