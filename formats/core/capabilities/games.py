"""Capabilities for notes about games in play, and results that follow from them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic

from formats.core.asking import GameQuestion
from formats.core.capabilities.capability import Capability
from formats.core.contract import O
from formats.core.model import Pairing, Reason
from formats.core.results import Result
from formats.core.state import Stage
from formats.core.values import EntrantId, PairingId, Value


class TakesNotes(Capability, Generic[O]):
    """Players, judges or directors note things about open games: `NoteMatch`."""

    notes: ClassVar[Mapping[str, type[Value]]]
    """The notes of this format, besides those any game may have, each with the shape of what is stored with it."""

    @abstractmethod
    def read_note(
        self, note: str, by: EntrantId | None, content: Any, pairing: Pairing, stage: Stage, options: O
    ) -> Any:
        """Check one of `notes` and bring it into the shape that is stored (JSON values), or `BadFormError` of it.

        `by` is one of the players, or None for a director or judge.
        """


class AsksAboutGames(TakesNotes[O]):
    """Players are asked something about their games: who starts, which pieces. The answers are notes."""

    @abstractmethod
    def questions(self, pairing: Pairing, stage: Stage, options: O) -> tuple[GameQuestion, ...]:
        """Return the questions about an open game that can be answered now, in order."""

    @abstractmethod
    def said(self, pairing: Pairing, stage: Stage, options: O) -> tuple[Reason, ...]:
        """Return the answers given about a game, as sentences."""


class KnowsResults(Capability, Generic[O]):
    """Results can follow from forms or notes, without a report."""

    @abstractmethod
    def known_results(self, stage: Stage, options: O) -> Mapping[PairingId, Result]:
        """The results of open games that are known now.

        They are recorded together with the publication of a round, and with a note.
        """


class JudgedLive(Capability, Generic[O]):
    """Judges or a clock say how some games ended, and their players are not asked."""

    @abstractmethod
    def judged(self, pairing: Pairing, stage: Stage, options: O) -> bool:
        """Have the players of this open game nothing to report?"""
