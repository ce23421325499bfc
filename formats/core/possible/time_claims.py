"""Rules of claims that the opponent ran out of time: the accused answers first, directors look at it after that."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from formats.core.errors import NoTimeClaimError
from formats.core.events import MatchNoted
from formats.core.model import Pairing
from formats.core.notes import TIME_ADMITTED, TIME_DENIED, TIMED_OUT
from formats.core.possible.act import Window
from formats.core.state import TournamentState
from formats.core.values import EntrantId


@dataclass(frozen=True, slots=True)
class TimeClaim:
    """`by` says that `accused` has lost this open game on time.

    `due` is until when the accused answers before directors decide; None in logs that know no such moment. `denial` is
    the answer, where the accused disagrees.
    """

    pairing: Pairing
    by: EntrantId
    accused: EntrantId
    due: datetime | None
    denial: MatchNoted | None = None

    @property
    def answered(self) -> bool:
        """Has the accused disagreed? A player who agrees has lost the game, and no claim is left."""
        return self.denial is not None


def time_claim(state: TournamentState, pairing: Pairing) -> TimeClaim | None:
    """The latest claim about an open game, with its answer."""
    claim: TimeClaim | None = None
    for note in state.notes.get(pairing.id, ()):
        if note.by is None:
            continue
        if note.note == TIMED_OUT:
            claim = TimeClaim(pairing, note.by, pairing.opponent(note.by), note.until)
        elif note.note == TIME_DENIED and claim is not None and claim.accused == note.by:
            claim = TimeClaim(pairing, claim.by, claim.accused, claim.due, note)
    return claim


def time_claims(state: TournamentState) -> Iterator[TimeClaim]:
    """The claims about games that are open."""
    if state.phase != "running" or not state.notes:
        return
    for pairing in state.open_games():
        claim = time_claim(state, pairing) if pairing.id in state.notes else None
        if claim is not None:
            yield claim


def claim_against(state: TournamentState, pairing: Pairing, accused: EntrantId) -> TimeClaim:
    """The claim against this player, which can be answered; `NoTimeClaimError`."""
    claim = time_claim(state, pairing)
    if claim is None or claim.accused != accused:
        raise NoTimeClaimError(pairing.id, accused)
    return claim


def admit(state: TournamentState, pairing: Pairing, accused: EntrantId) -> Window:
    """Agreeing is possible as long as the game is open, also after having disagreed."""
    claim = claim_against(state, pairing, accused)
    return Window(due=None if claim.answered else claim.due)


def deny(state: TournamentState, pairing: Pairing, accused: EntrantId) -> Window:
    """Disagreeing is possible once; what was said stands for directors to read."""
    claim = claim_against(state, pairing, accused)
    if claim.answered:
        raise NoTimeClaimError(pairing.id, accused)
    return Window(due=claim.due)


ANSWERS = {TIME_ADMITTED: admit, TIME_DENIED: deny}
"""The notes with which the accused answers."""
