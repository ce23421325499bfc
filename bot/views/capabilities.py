"""Capabilities of faces: what the views of one format show besides, or in another way."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from bot.face_api.face import Face, guarded
from bot.face_api.in_use import faces
from bot.text.context import TournamentContext
from bot.views.view import View
from formats.core.events import MatchNoted, StageStarted
from formats.core.state import Round
from formats.core.values import EntrantId

if TYPE_CHECKING:  # it imports the renderer, which no view needs
    from bot.pictures.drawing import PictureView


@dataclass(frozen=True, slots=True)
class SplitField:
    """How the field of a stage is listed: this many have a seat, the others follow in a list of their own."""

    seats: int
    taken: int
    """How many of the seats have an entrant."""
    others: str
    """The heading over those without a seat."""
    why: str
    """The heading over the reasons for the order."""
    order: str
    """What the order follows."""
    rounds: str
    """What the rounds are called, which have names and no numbers."""


@dataclass(frozen=True, slots=True)
class RoundLook:
    """Preview of a round for directors: a few lines, then pictures.

    `told` are the codes of warnings that the lines contain. Where they say who plays whom and who has a bye,
    `tells_pairings` says that the pairings need not be listed besides.
    """

    lines: tuple[str, ...] = ()
    views: tuple[PictureView, ...] = ()
    told: frozenset[str] = frozenset()
    tells_pairings: bool = False


class SplitsField(Face):
    """Part of the field of a stage has no seat."""

    @abstractmethod
    @guarded("field")
    def split_field(self, context: TournamentContext, stage: int) -> SplitField | None:
        """How the field of a stage (counted from 0) is listed; None where everybody plays."""

    @abstractmethod
    @guarded("field", ())
    def listed_seats(self, context: TournamentContext, now: datetime) -> tuple[EntrantId, ...]:
        """Return who has a seat by a list that the channel has before play, in its order; empty where it has none."""


def split_field_of(context: TournamentContext, stage: int) -> SplitField | None:
    """How the face of a stage's format lists its field; None where it is one list."""
    face = faces().of_format(context.system(stage).key)
    return face.split_field(context, stage) if isinstance(face, SplitsField) else None


def listed_seats_of(context: TournamentContext, stage: int, now: datetime) -> tuple[EntrantId, ...]:
    """Who has a seat by the list that the face of a stage's format has posted; empty without one."""
    face = faces().of_format(context.system(stage).key)
    return face.listed_seats(context, now) if isinstance(face, SplitsField) else ()


class PreviewsRounds(Face):
    """Directors read first what matters most in rounds of this format before they are published."""

    @abstractmethod
    @guarded("preview")
    def look(self, context: TournamentContext, stage: int, rounds: Sequence[Round]) -> RoundLook | None:
        """Return a preview of rounds that are published together; None for that of all formats."""


class PreviewsStages(Face):
    """Directors look at something else than pairings before a stage begins."""

    @abstractmethod
    @guarded("preview")
    def preview(self, context: TournamentContext, started: StageStarted) -> View | None:
        """Return a view to show in place of the pairings; the tournament is as if the stage had begun."""


class DescribesNotes(Face):
    """Notes of this format about a game have a sentence in the audit log."""

    @abstractmethod
    @guarded("posts")
    def note_text(self, event: MatchNoted, name: Callable[[EntrantId], str]) -> str | None:
        """Describe a note with the names of its entrants. None for notes of other formats."""
