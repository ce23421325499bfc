"""The FIDE (Dutch) system of 2026: FIDE Handbook C.04.3, with Baku acceleration and the tie-breaks of C.07."""

from formats.systems.fide_dutch.system import FideDutch

FORMAT = FideDutch()
"""The format that the registry finds."""

__all__ = ["FORMAT", "FideDutch"]
