"""Kinds of pictures: which there are of a stage, when they are shown, and how the view of one is made.

A kind is a `PictureKind`. Those of all formats are modules of `bot/picture_kinds`, found by their names; a face brings
its own with the capability `HasPictures`. Messages name pictures by `PictureRef`, so the keys of kinds stay for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from bot.face_api.face import Face, note_failure
from bot.face_api.in_use import faces
from bot.text.context import TournamentContext
from bot.text.messages import PictureRef
from bot.text.phrases import Phrase
from formats.core.values import EntrantId
from formats.toolkit.brackets.format import BracketFormat

if TYPE_CHECKING:  # it imports the renderer, which messages do not need
    from bot.pictures.drawing import PictureView

Occasion = Literal[
    "stage",
    "part",
    "round",
    "standings",
    "reading",
    "crosstable",
    "progress",
    "opening",
    "board",
    "end",
    "winners",
    "reveal",
    "report",
]
"""When a picture is shown: at the start of a stage, or the next part of one that has groups; when a round is published
or read; with posted standings; when a person reads them, or the crosstable, or the list of those still in; on the live
board before the first result, and after it; at the end; with the best of every group; at a step of a reveal; in the
report."""


@dataclass(frozen=True, slots=True)
class LastCycle:
    """The tournament that another one follows; `same` maps its entrants to those of this one."""

    context: TournamentContext
    same: Mapping[EntrantId, EntrantId]


def no_view(_context: TournamentContext, _picture_ref: PictureRef) -> PictureView | None:
    """There is nothing to show."""
    return None


def in_every_stage(_context: TournamentContext, _stage: int) -> bool:
    """There is the picture whatever the format can do."""
    return True


@dataclass(frozen=True, slots=True)
class PictureKind:
    """A kind of picture: its title in a report, the function that makes its view, and the occasions that show it.

    `view` answers None where there is nothing to show (yet, or in this stage). `stages` says which stages have the kind
    at all, by what their format can do. A report shows it once for each stage, unless it is `of_whole`. A picture of
    what has changed since the last cycle has `since` in place of `view`; it is not called where a tournament follows
    none. Of the kinds of an occasion those with a lower `order` come first.
    """

    key: str
    title: str | Phrase = ""
    view: Callable[[TournamentContext, PictureRef], PictureView | None] = no_view
    shown: frozenset[Occasion] = frozenset()
    stages: Callable[[TournamentContext, int], bool] = in_every_stage
    of_whole: bool = False
    since: Callable[[TournamentContext, LastCycle], PictureView | None] | None = None
    order: int = 50


class HasPictures(Face):
    """The face has kinds of pictures of its own; a function of theirs that raises shows no picture."""

    pictures: ClassVar[tuple[PictureKind, ...]]
    """With keys that no other kind has."""

    def __init_subclass__(cls, **options: Any) -> None:
        """Guard the functions of the kinds."""
        super().__init_subclass__(**options)
        cls.pictures = tuple(_guarded(cls.key, kind) for kind in cls.pictures)


def _guarded(face: str, kind: PictureKind) -> PictureKind:
    def view(function: Callable[..., PictureView | None], *arguments: Any) -> PictureView | None:
        try:
            return function(*arguments)
        except Exception as error:  # noqa: BLE001 - whatever a face does wrong ends here
            note_failure(face, "pictures", kind.key, error)
            return None

    since = None if kind.since is None else partial(view, kind.since)
    return replace(kind, view=partial(view, kind.view), since=since)


_in_use: Mapping[str, PictureKind] = {}


def use_kinds(found: Mapping[str, PictureKind]) -> None:
    """Show these kinds besides those of faces from now on, and no others."""
    global _in_use  # noqa: PLW0603 - the one place where a process keeps them
    _in_use = found


def kind_of(key: str) -> PictureKind | None:
    """The kind of that key, of all formats or of any face in use."""
    return _in_use.get(key) or next((kind for kind in _of_faces(faces().by_key.values()) if kind.key == key), None)


def _of_faces(shown: Iterable[Face]) -> Iterable[PictureKind]:
    return (kind for face in shown if isinstance(face, HasPictures) for kind in face.pictures)


def shows_change(picture_ref: PictureRef) -> bool:
    """Is it a picture of what has changed since the last cycle?"""
    kind = kind_of(picture_ref.kind)
    return kind is not None and kind.since is not None


def view_of(context: TournamentContext, picture_ref: PictureRef, last: LastCycle | None = None) -> PictureView | None:
    """The view of a picture in a tournament in the state that the reference means; None where there is no such picture.

    `last` is needed for a picture that `shows_change`.
    """
    kind = kind_of(picture_ref.kind)
    if kind is None:
        return None
    if kind.since is not None:
        return None if last is None else kind.since(context, last)
    return kind.view(context, picture_ref)


def has_groups(context: TournamentContext, stage: int) -> bool:
    """Has the stage begun, and does it fall into groups?"""
    return bool(context.rules(stage).groups(context.stage(stage)))


def has_bracket(context: TournamentContext, stage: int) -> bool:
    """Is the stage a bracket, whichever?"""
    return isinstance(context.system(stage), BracketFormat)


def counts_lives(context: TournamentContext, stage: int) -> bool:
    """Do so many lost games put somebody out of the stage?"""
    return context.rules(stage).lives is not None


def pictures_on(context: TournamentContext, occasion: Occasion, stage: int | None = None) -> tuple[str, ...]:
    """The kinds of pictures that are shown of a stage (default: the one in play) on an occasion, in order."""
    number = context.stage_of(stage)
    kinds = (kind for kind in (*_in_use.values(), *_of_faces(faces().of(context.state))) if occasion in kind.shown)
    there = (kind for kind in kinds if kind.stages is in_every_stage or (number >= 0 and kind.stages(context, number)))
    return tuple(kind.key for kind in sorted(there, key=lambda kind: kind.order))


def board_pictures(context: TournamentContext, stage: int) -> tuple[str, ...]:
    """Return the most informative pictures of a stage in play, first first; before its first result the pairings."""
    if not any(round_.results for round_ in context.stage(stage).rounds):
        return (*reversed(pictures_on(context, "opening", stage)),)
    return (*pictures_on(context, "board", stage), "standings")
