"""The faces in use, set by the composition root and read by the other packages of the bot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.face_api.face import Face
from formats.core.memoize import memoize
from formats.core.plan import StagePlan
from formats.core.state import TournamentState


@dataclass(frozen=True, eq=False)
class Faces:
    """Faces by the keys of their formats. Compared by identity, so that they can be part of a cache's key."""

    by_key: Mapping[str, Face] = field(default_factory=dict)

    def of_format(self, key: str) -> Face | None:
        """The face of a format, if it has one."""
        return self.by_key.get(key)

    def of(self, state: TournamentState) -> tuple[Face, ...]:
        """The faces of the formats of a tournament's plan, each once, in the order of the plan."""
        return self._of_plan(state.stages)

    @memoize(lambda self, stages: (self, stages))
    def _of_plan(self, stages: tuple[StagePlan, ...]) -> tuple[Face, ...]:
        keys = dict.fromkeys(plan.system for plan in stages)
        return tuple(self.by_key[key] for key in keys if key in self.by_key)


_in_use = Faces()


def use(found: Faces) -> None:
    """Show these faces from now on, and no others."""
    global _in_use  # noqa: PLW0603 - the one place where a process keeps its faces
    _in_use = found


def faces() -> Faces:
    """The faces in use."""
    return _in_use
