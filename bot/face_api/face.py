"""The face of a format: everything that people see of this one format, as one object.

Its folder is `bot/faces/<key of the format>`, its door `FACE`. What is not named here is found by itself: every slash
command, handler of buttons and forms, and sentence for an error that stands in a module of the folder.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from formats.core.engine import Engine
from formats.core.events import DeadlinePassed, Event, MatchNoted, StageStarted
from formats.core.state import Round, TournamentState
from formats.core.values import EntrantId

if TYPE_CHECKING:  # The rooms that call a face stand above this one.
    from bot.announcements.post_builder import PostBuilder
    from bot.pictures.sketches import Sketch
    from bot.pictures.studio import PictureView
    from bot.schedule.reminder import Reminder
    from bot.text.context import TournamentContext
    from bot.text.messages import Attachment, PictureRef, Style
    from bot.text.phrases import Phrase
    from bot.views.view import View

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
"""When a picture is shown: a stage begins, or the next part of one that has groups; a round is published or read;
standings are posted; somebody reads them, or the crosstable, or asks who is still in; on the live board before the
first result, and after it; at the end; with the best of every group; a step of a reveal is told; in the report."""

Posts: TypeAlias = Callable[["PostBuilder"], None]
Offer: TypeAlias = tuple[str, str, str]
"""Action, argument, label (empty for the action's own)."""


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """What a button of the face says and how it looks, unless whoever offers it says more."""

    label: str | Phrase
    style: Style = "secondary"


@dataclass(frozen=True, slots=True)
class LastCycle:
    """The tournament that another one follows; `same` says which of its entrants each entrant of that one was."""

    context: TournamentContext
    same: Mapping[EntrantId, EntrantId]


def _no_view(_context: TournamentContext, _picture_ref: PictureRef) -> PictureView | None:
    return None


@dataclass(frozen=True, slots=True)
class FacePicture:
    """A kind of picture: what it is called in a report, who makes its view, and when it is shown.

    `view` answers None where there is nothing to show (yet, or in this stage). A report shows it once for each stage,
    unless it is `of_whole`. A picture of what has changed since the last cycle has `since` in place of `view`; it is
    not asked for where a tournament follows none.
    """

    title: str | Phrase
    view: Callable[[TournamentContext, PictureRef], PictureView | None] = _no_view
    shown: frozenset[Occasion] = frozenset()
    of_whole: bool = False
    since: Callable[[TournamentContext, LastCycle], PictureView | None] | None = None


@dataclass(frozen=True, slots=True)
class SplitField:
    """How the field of a stage is listed: this many have a seat, the others stand apart."""

    seats: int
    others: str
    """The heading over those without a seat."""
    why: str
    """The heading over the reasons for the order."""
    order: str
    """What the order follows."""
    rounds: str
    """What the rounds are called, which have names and no numbers."""


@dataclass(frozen=True, slots=True)
class Story:
    """How a stage came about, for everybody, in the post with which it begins.

    `told` are those of whom it says why they are in no group.
    """

    heading: str
    lines: tuple[str, ...]
    told: frozenset[EntrantId] = frozenset()


def _no_story(_context: TournamentContext, _started: StageStarted) -> Story | None:
    return None


def _no_posts(_builder: PostBuilder) -> None:
    """Nothing follows."""


def _no_split(_context: TournamentContext, _stage: int) -> SplitField | None:
    return None


def _no_note_text(_event: MatchNoted, _name: Callable[[EntrantId], str]) -> str | None:
    return None


@dataclass(frozen=True, slots=True)
class RoundLook:
    """What directors see first of a round that is not published: a few lines, then pictures.

    `told` are the codes of warnings that the lines tell already. Where they say who plays whom and who has a bye,
    `tells_pairings` says that nobody has to be named besides.
    """

    lines: tuple[str, ...] = ()
    views: tuple[PictureView, ...] = ()
    told: frozenset[str] = frozenset()
    tells_pairings: bool = False


def _no_look(_context: TournamentContext, _stage: int, _rounds: Sequence[Round]) -> RoundLook | None:
    return None


def _no_preview(_context: TournamentContext, _started: StageStarted) -> View | None:
    return None


def _no_files(_context: TournamentContext) -> Iterable[Attachment]:
    return ()


def _no_dates(_context: TournamentContext, _stage: int, _round_number: int) -> list[str] | None:
    return None


def _no_offers(_state: TournamentState, _engine: Engine, _entrant: EntrantId, _now: datetime) -> Iterable[Offer]:
    return ()


@dataclass(frozen=True)
class FormList:
    """A `command` that takes a file with a line for each entrant: the name, then a column for each line of the form.

    A column's head is the first word of that line. The button with the `action` takes over what was shown of it.
    """

    command: str
    action: str


@dataclass(frozen=True)
class Face:
    """What people see of the format of that `key`. Everything but the key may be left out.

    A face is asked about tournaments only of whose plan its format plays a stage, which need not be the one in play.
    """

    key: str

    buttons: Mapping[str, ButtonLook] = field(default_factory=dict)
    """Its actions; each must have a handler in a module of the folder (`bot.ui.actions.button`)."""

    sketch: Sketch | None = None
    """How it is drawn in the menu of what can be created; None where that follows from what the format can do."""

    pictures: Mapping[str, FacePicture] = field(default_factory=dict)
    """Its kinds of pictures, by a name that no other face uses (it is kept in posts that wait to be sent)."""

    events: Mapping[type[Event], Callable[[PostBuilder, Any], None]] = field(default_factory=dict)
    """What it posts because of an event, after what is posted of that event in all tournaments."""

    ticks: Mapping[str, Callable[[PostBuilder, DeadlinePassed], None]] = field(default_factory=dict)
    """What it posts besides when a reminder of all tournaments comes due, by its topic."""

    posts_order: bool = False
    """Does it post itself who stands where after a round? Else the card of the round says so."""

    after_results: Posts = _no_posts
    """Posts after those about single events and before standings."""

    after_field: Posts = _no_posts
    """Posts about who is in, after standings and tables."""

    after_play: Posts = _no_posts
    """Posts about games that go on, after everybody was asked for what they have to hand in."""

    reminders: tuple[Reminder, ...] = ()
    """What comes due besides, with keys that no other reminder has."""

    offers: Callable[[TournamentState, Engine, EntrantId, datetime], Iterable[Offer]] = _no_offers
    """Further buttons on the card of an entrant, last."""

    ways_to_hand_in: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By a form's key: actions by which entrants can fill it in besides its own form.

    What is for directors to hand in may follow from what entrants do with such a button, once it was asked for.
    """

    lists: Mapping[str, FormList] = field(default_factory=dict)
    """By a form's key: how directors hand it in for many at once."""

    split_field: Callable[[TournamentContext, int], SplitField | None] = _no_split
    """Whether part of the field of a stage (counted from 0) has no seat."""

    story: Callable[[TournamentContext, StageStarted], Story | None] = _no_story
    """How a stage of groups that has just begun came about, where the places have a history."""

    dates: Callable[[TournamentContext, int, int], list[str] | None] = _no_dates
    """When a round (stage from 0, number from 1) is played, where neither timetable nor players settle that."""

    look: Callable[[TournamentContext, int, Sequence[Round]], RoundLook | None] = _no_look
    """What matters most in rounds of a stage that are previewed together; None where that is as in all formats."""

    note_text: Callable[[MatchNoted, Callable[[EntrantId], str]], str | None] = _no_note_text
    """What a note of its format about a game says, for the log of who did what; entrants get their names."""

    files: Callable[[TournamentContext], Iterable[Attachment]] = _no_files
    """Files of its own that anybody may take away from the page on the web; not asked for where a stage is sealed."""

    preview: Callable[[TournamentContext, StageStarted], View | None] = _no_preview
    """What directors look at before a stage begins, in place of its pairings; the tournament is as if it had begun."""
