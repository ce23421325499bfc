"""The faces that this process shows. The composition root puts them in; the rooms of the bot ask only here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from bot.face_api.face import ButtonLook, Face, FacePicture, Occasion
from bot.face_api.guarding import guarded
from formats.core.memoize import remembered
from formats.core.plan import StagePlan
from formats.core.state import TournamentState


@dataclass(frozen=True, eq=False)
class Faces:
    """Faces by the keys of their formats. Others are other faces, whatever they show."""

    by_key: Mapping[str, Face] = field(default_factory=dict)

    def of_format(self, key: str) -> Face:
        """The face of a format; one that adds nothing where the format has none."""
        return self.by_key.get(key) or Face(key)

    def of(self, state: TournamentState) -> tuple[Face, ...]:
        """The faces of the formats of a tournament's plan, each once, in the order of the plan."""
        return self._of_plan(state.stages)

    @remembered(lambda self, stages: (self, stages))
    def _of_plan(self, stages: tuple[StagePlan, ...]) -> tuple[Face, ...]:
        keys = dict.fromkeys(plan.system for plan in stages)
        return tuple(self.by_key[key] for key in keys if key in self.by_key)

    def button(self, action: str) -> ButtonLook | None:
        """How a button of any face looks; None for actions of no face."""
        return self._buttons.get(action)

    @cached_property
    def _buttons(self) -> Mapping[str, ButtonLook]:
        return {action: look for face in reversed(tuple(self.by_key.values())) for action, look in face.buttons.items()}

    def picture(self, kind: str) -> FacePicture | None:
        """A kind of picture of any face; None where there is none of that kind."""
        return next((face.pictures[kind] for face in self.by_key.values() if kind in face.pictures), None)

    def pictures(self, state: TournamentState, occasion: Occasion) -> tuple[str, ...]:
        """The kinds of pictures that the faces of a tournament show on an occasion."""
        return tuple(kind for face in self.of(state) for kind in _shown(face, occasion))


def _shown(face: Face, occasion: Occasion) -> Iterator[str]:
    return (kind for kind, picture in face.pictures.items() if occasion in picture.shown)


_in_use = Faces()


def use(found: Faces) -> None:
    """Show these faces from now on, and no others. What one of them raises takes nothing else down."""
    global _in_use  # noqa: PLW0603 - the one place where a process keeps its faces
    _in_use = Faces({key: guarded(face) for key, face in found.by_key.items()})


def faces() -> Faces:
    """The faces in use."""
    return _in_use
