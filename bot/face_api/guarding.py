"""No face takes others down: whatever it raises is logged, directors hear of it, and everything else goes on.

This is the door through which all faces come into use. Every function of a face is put into a guard, which answers in
its place, if it raises, as if the face had left that part out; posts it had half made are taken back.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeVar

from bot.face_api.face import Face, FacePicture
from formats.core.errors import RuleError

logger = logging.getLogger(__name__)
A = TypeVar("A")

Part = Literal["posts", "reminders", "buttons", "pictures", "preview", "field", "dates", "files"]
"""What people miss when a function of a face fails."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A part of a face that has failed."""

    face: str
    part: Part


@dataclass
class Failures:
    """What has failed since this process began, and which tournaments' directors have heard of it."""

    seen: set[Failure] = field(default_factory=set)
    told: set[tuple[str, Failure]] = field(default_factory=set)

    def to_tell(self, tournament: str, faces: Collection[str]) -> list[Failure]:
        """What the directors of a tournament with these faces have not heard of; they have from now on."""
        new = [failure for failure in self.seen if failure.face in faces and (tournament, failure) not in self.told]
        self.told |= {(tournament, failure) for failure in new}
        return sorted(new, key=lambda failure: (failure.face, failure.part))


failures = Failures()
"""Those of this process."""


def guarded(face: Face) -> Face:
    """The same face, of which no function raises."""
    key = face.key
    return replace(
        face,
        pictures={kind: _picture(key, kind, picture) for kind, picture in face.pictures.items()},
        events=_all_posting(key, face.events),
        ticks=_all_posting(key, face.ticks),
        reminders=tuple(_reminder(key, reminder) for reminder in face.reminders),
        offers=_listing(key, "buttons", "offers", face.offers),
        split_field=_guard(key, "field", "split_field", face.split_field, None),
        note_text=_guard(key, "posts", "note_text", face.note_text, None),
        story=_guard(key, "posts", "story", face.story, None),
        dates=_guard(key, "dates", "dates", face.dates, None),
        files=_listing(key, "files", "files", face.files),
        look=_guard(key, "preview", "look", face.look, None),
        preview=_guard(key, "preview", "preview", face.preview, None),
        after_results=_posting(key, "after_results", face.after_results),
        after_field=_posting(key, "after_field", face.after_field),
        after_play=_posting(key, "after_play", face.after_play),
    )


def _failed(face: str, part: Part, name: str, error: Exception) -> None:
    logger.error("the face of %s failed in %s; the tournament goes on without", face, name, exc_info=error)
    failures.seen.add(Failure(face, part))


def _guard(face: str, part: Part, name: str, function: Callable[..., A], otherwise: A) -> Callable[..., A]:
    def guard(*arguments: Any) -> A:
        try:
            return function(*arguments)
        except RuleError as error:
            if part == "preview":  # Refusing is an answer to whoever asks for one.
                raise
            _failed(face, part, name, error)
            return otherwise
        except Exception as error:  # noqa: BLE001 - whatever a face does wrong ends here
            _failed(face, part, name, error)
            return otherwise

    return guard


def _listing(face: str, part: Part, name: str, function: Callable[..., Iterable[A]]) -> Callable[..., tuple[A, ...]]:
    """What comes one by one is asked for here, so that it fails here."""
    return _guard(face, part, name, lambda *arguments: tuple(function(*arguments)), ())


def _posting(face: str, name: str, function: Callable[..., None], part: Part = "posts") -> Callable[..., None]:
    """A function that posts with the builder it gets first. Half of what it had to say would mislead."""

    def guard(builder: Any, *arguments: Any) -> None:
        before = len(builder.posts)
        try:
            function(builder, *arguments)
        except Exception as error:  # noqa: BLE001 - whatever a face does wrong ends here
            del builder.posts[before:]
            _failed(face, part, name, error)

    return guard


def _all_posting(face: str, functions: Mapping[Any, Callable[..., None]]) -> dict[Any, Callable[..., None]]:
    return {about: _posting(face, getattr(about, "__name__", about), function) for about, function in functions.items()}


def _picture(face: str, kind: str, picture: FacePicture) -> FacePicture:
    since = None if picture.since is None else _guard(face, "pictures", kind, picture.since, None)
    return replace(picture, view=_guard(face, "pictures", kind, picture.view, None), since=since)


def _reminder(face: str, reminder: Any) -> Any:
    """A `Reminder`, a type of a room above this one."""
    name = f"the reminder {reminder.key}"
    return replace(
        reminder,
        when=_listing(face, "reminders", name, reminder.when),
        agenda=_guard(face, "reminders", name, reminder.agenda, ""),
        tell=_posting(face, name, reminder.tell, "reminders"),
        until=_guard(face, "reminders", name, reminder.until, None),
    )
