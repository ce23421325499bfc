"""A face that raises wherever it is asked takes nothing else down, and directors hear of it once."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, cast, get_args

import pytest

from bot import plugins
from bot.announcements.capabilities import (
    DatesRounds,
    Moment,
    PostsAfterEvents,
    PostsAtDeadlines,
    PostsOnEvents,
    PostsOrder,
    Story,
    TellsStory,
)
from bot.announcements.composing import compose
from bot.announcements.post_builder import PostBuilder
from bot.charts.capabilities import ChoosesSketch, PlaysForRanks, RankPaths
from bot.face_api.face import Face, Failures, failures
from bot.face_api.in_use import Faces, faces, use
from bot.files.capabilities import OffersFiles
from bot.parsing.capabilities import HandsInForms
from bot.pictures.bracket import BracketRound
from bot.service.loaded import Change
from bot.text.capabilities import HasButtons
from bot.text.context import TournamentContext, context_of
from bot.text.messages import Attachment, PictureRef
from bot.text.picture_kinds import HasPictures, Occasion, PictureKind, view_of
from bot.views.capabilities import (
    DescribesNotes,
    PreviewsRounds,
    PreviewsStages,
    RoundLook,
    SplitField,
    SplitsField,
)
from bot.views.view import View
from formats import registry
from formats.core.errors import NotNextError
from formats.core.events import DeadlinePassed, Event, MatchNoted, StageStarted
from formats.core.state import Round
from formats.core.values import EntrantId
from storage.outbox import Post
from storage.tournaments import Staff
from tests.bot.faces.test_conformance import changes
from tests.case_files import PROJECT

KEY = "swiss"
"""A format that shows nothing of its own."""


def raises(*_arguments: Any) -> Any:
    raise LookupError("a face of somebody")


class FailingFace(
    DatesRounds,
    DescribesNotes,
    HasPictures,
    OffersFiles,
    PlaysForRanks,
    PostsAfterEvents,
    PostsAtDeadlines,
    PostsOnEvents,
    PreviewsRounds,
    PreviewsStages,
    SplitsField,
    TellsStory,
):
    """A face that raises wherever it is asked, after half of what it had to post."""

    key = KEY
    pictures = (
        PictureKind("a_picture", "A picture", raises, frozenset(get_args(Occasion))),
        PictureKind("another", "B"),
    )

    def post_event(self, builder: PostBuilder, event: Event) -> None:
        builder.say("Half of what it had to say")
        raises(event)

    def post_deadline(self, builder: PostBuilder, event: DeadlinePassed) -> None:
        builder.say("Half of what it had to say")
        raises(event)

    def post_after(self, builder: PostBuilder, moment: Moment) -> None:
        builder.say("Half of what it had to say")
        raises(moment)

    def split_field(self, context: TournamentContext, stage: int) -> SplitField | None:
        raise LookupError(context, stage)

    def listed_seats(self, context: TournamentContext, now: datetime) -> tuple[EntrantId, ...]:
        raise LookupError(context, now)

    def note_text(self, event: MatchNoted, name: Callable[[EntrantId], str]) -> str | None:
        raise LookupError(event, name)

    def story(self, context: TournamentContext, started: StageStarted) -> Story | None:
        raise LookupError(context, started)

    def dates(self, context: TournamentContext, stage: int, round_number: int) -> list[str] | None:
        raise LookupError(context, stage, round_number)

    def files(self, context: TournamentContext) -> Iterable[Attachment]:
        yield from ()
        raise LookupError(context)

    def rank_rounds(self, context: TournamentContext, stage: int) -> tuple[BracketRound, ...]:
        raise LookupError(context, stage)

    def rank_paths(self, context: TournamentContext, stage: int) -> RankPaths | None:
        raise LookupError(context, stage)

    def look(self, context: TournamentContext, stage: int, rounds: Sequence[Round]) -> RoundLook | None:
        raise LookupError(context, stage, rounds)

    def preview(self, context: TournamentContext, started: StageStarted) -> View | None:
        raise LookupError(context, started)


def capabilities() -> set[type[Face]]:
    """Every capability of faces: the direct subclasses of `Face` outside of faces."""
    return {kind for kind in Face.__subclasses__() if re.match(r"bot\.(?!faces\.)", kind.__module__)}


NOT_ASKED = {ChoosesSketch, HandsInForms, HasButtons, PostsOrder}
"""The capabilities without a method."""
STARTED = cast("StageStarted", None)


@pytest.fixture
def failing() -> Iterator[None]:
    before = Failures(set(failures.seen), set(failures.told))
    failures.seen.clear()
    failures.told.clear()
    use(Faces({KEY: FailingFace()}))
    yield
    failures.seen, failures.told = before.seen, before.told
    plugins.install_faces()


def directed(change: Change) -> Change:
    """Return the change with a director who can be notified."""
    loaded = change.loaded
    return Change(change.before, type(loaded)(**{**vars(loaded), "staff": (Staff("p99", "director"),)}), change.records)


def texts_of(posts: list[Post]) -> list[str]:
    """What they say, but for the pictures that the face announces and then cannot draw."""
    return [str({name: value for name, value in post.payload.items() if name != "picture_refs"}) for post in posts]


def composed() -> list[list[str]]:
    return [texts_of(compose(directed(change), registry.engine())) for change in changes(KEY)]


def test_every_capability_with_a_method_is_among_those_that_raise() -> None:
    assert set(FailingFace.__mro__) >= capabilities() - NOT_ASKED
    assert not any(kind.__abstractmethods__ for kind in NOT_ASKED)


def test_the_page_about_faces_lists_every_capability_with_its_module() -> None:
    page = (PROJECT / "docs" / "adding-a-face.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| `(\w+)` of `(bot/[\w/]+)\.py` \|", page, re.MULTILINE))
    assert listed == {(kind.__name__, kind.__module__.replace(".", "/")) for kind in capabilities()}


def test_every_method_of_a_capability_is_guarded() -> None:
    methods = [getattr(kind, name) for kind in capabilities() for name in kind.__abstractmethods__]
    assert methods
    assert [method for method in methods if not hasattr(method, "face_guard")] == []


def test_the_rest_is_posted_and_directors_hear_once_what_failed(
    failing: None, caplog: pytest.LogCaptureFixture
) -> None:
    del failing
    with caplog.at_level(logging.ERROR):
        failing_posts = composed()
    use(Faces())
    without = composed()
    more = [text for new, old in zip(failing_posts, without, strict=True) for text in new if text not in old]
    assert [old for new, old in zip(failing_posts, without, strict=True) if not set(old) <= set(new)] == []
    assert len(more) == len(set(more)) > 1
    assert all("mishaps-face-failed" in text for text in more)
    assert not any("Half of" in text for new in failing_posts for text in new)
    assert "the face of swiss failed in post_after" in caplog.text


def test_what_is_asked_of_it_is_answered_as_if_it_had_nothing_to_say(failing: None) -> None:
    del failing
    change = changes(KEY)[-1]
    context = context_of(change.loaded, registry.engine())
    face = faces().of_format(KEY)
    picture = PictureRef(tournament="t1", version=change.after.version, kind="a_picture", stage=0)
    assert isinstance(face, FailingFace)
    assert view_of(context, picture) is None
    assert face.files(context) == ()
    assert face.listed_seats(context, datetime.now(UTC)) == ()
    assert face.rank_rounds(context, 0) == ()
    assert face.rank_paths(context, 0) is None
    answers = face.split_field(context, 0), face.dates(context, 0, 1), face.preview(context, STARTED)
    assert answers == (None, None, None)
    assert {failure.part for failure in failures.seen} == {"pictures", "field", "dates", "files", "preview"}


@pytest.mark.usefixtures("failing")
def test_a_preview_may_still_refuse() -> None:
    class Refusing(PreviewsStages):
        key = KEY

        def preview(self, context: TournamentContext, started: StageStarted) -> View | None:
            raise NotNextError(str(context), str(started))

    with pytest.raises(NotNextError):
        Refusing().preview(cast("TournamentContext", None), STARTED)
    assert failures.seen == set()
