"""The base class of faces: the presentation of one format.

A face subclasses the capabilities it has. A capability is an abstract subclass of `Face` with one question that a
package of the bot asks; it is defined in the package that asks (`bot/*/capabilities.py`, `bot/text/picture_kinds.py`),
so that its types need no import from above. Code that asks checks the capability with `isinstance` and decides what
holds for faces without it.

No face stops anything else: each method of a capability is marked with `guarded` or `posting`, and every class that
implements it gets a guard around it (`Face.__init_subclass__`). What a face raises is logged, the caller gets the
answer of a face without the capability, posts of the failed call are removed, and the directors of its tournaments get
one message (`failures`).
"""

from __future__ import annotations

import logging
from abc import ABC
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, ClassVar, Literal, TypeVar

from formats.core.errors import RuleError

logger = logging.getLogger(__name__)
F = TypeVar("F", bound=Callable[..., Any])

Part = Literal["posts", "pictures", "preview", "field", "dates", "files"]
"""What people miss when a method of a face fails."""

_GUARD = "face_guard"


@dataclass(frozen=True, slots=True)
class Failure:
    """A part of a face that has failed."""

    face: str
    part: Part


@dataclass
class Failures:
    """The failures since this process began, and the tournaments whose directors got a message about each."""

    seen: set[Failure] = field(default_factory=set)
    told: set[tuple[str, Failure]] = field(default_factory=set)

    def to_report(self, tournament: str, faces: Collection[str]) -> list[Failure]:
        """Return the failures of these faces that a tournament's directors do not know, and mark them as known."""
        new = [failure for failure in self.seen if failure.face in faces and (tournament, failure) not in self.told]
        self.told |= {(tournament, failure) for failure in new}
        return sorted(new, key=lambda failure: (failure.face, failure.part))


failures = Failures()
"""Those of this process."""


class Face(ABC):
    """Presentation of the format of that `key`; a subclass names its capabilities as further bases.

    A face is asked about tournaments only of whose plan its format plays a stage, which need not be the one in play.
    """

    key: ClassVar[str]

    def __init_subclass__(cls, **options: Any) -> None:
        """Guard the methods with which the class implements its capabilities."""
        super().__init_subclass__(**options)
        for name, method in list(vars(cls).items()):
            guards = (getattr(vars(base).get(name), _GUARD, None) for base in cls.__mro__[1:])
            guard = next(filter(None, guards), None)
            if guard is not None:
                setattr(cls, name, guard(method))


def note_failure(face: str, part: Part, name: str, error: Exception) -> None:
    """Log what a face raised, and keep it for the directors."""
    logger.error("the face of %s failed in %s; the tournament goes on without", face, name, exc_info=error)
    failures.seen.add(Failure(face, part))


def guarded(part: Part, otherwise: Any = None) -> Callable[[F], F]:
    """Mark a method of a capability: the caller gets `otherwise` where an implementation raises.

    A `RuleError` of a preview is the answer to the person who asked for it, and passes. Where `otherwise` is a tuple,
    the answer becomes one, so that a generator fails inside the guard.
    """

    def guard(method: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(method)
        def answer(self: Face, *arguments: Any) -> Any:
            try:
                value = method(self, *arguments)
                return tuple(value) if isinstance(otherwise, tuple) else value
            except Exception as error:
                if part == "preview" and isinstance(error, RuleError):
                    raise
                note_failure(self.key, part, method.__name__, error)
                return otherwise

        return answer

    return _marked(guard)


def posting(method: F) -> F:
    """Mark a method of a capability that posts with the builder it gets first: all its posts, or none of them."""

    def guard(implementation: Callable[..., None]) -> Callable[..., None]:
        @wraps(implementation)
        def post(self: Face, builder: Any, *arguments: Any) -> None:
            before = len(builder.posts)
            try:
                implementation(self, builder, *arguments)
            except Exception as error:  # noqa: BLE001 - whatever a face does wrong ends here
                del builder.posts[before:]
                note_failure(self.key, "posts", implementation.__name__, error)

        return post

    return _marked(guard)(method)


def _marked(guard: Callable[..., Any]) -> Callable[[F], F]:
    def mark(method: F) -> F:
        setattr(method, _GUARD, guard)
        return method

    return mark
