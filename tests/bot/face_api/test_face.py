"""What a face raises ends in its guard: it is logged, noted, and reported to directors once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.announcements.capabilities import DatesRounds, Moment, PostsAfterEvents
from bot.announcements.post_builder import PostBuilder
from bot.face_api.face import Failure, Failures, failures
from bot.files.capabilities import OffersFiles
from bot.text.context import TournamentContext
from bot.text.messages import Attachment, PictureRef
from bot.text.picture_kinds import HasPictures, LastCycle, PictureKind
from bot.views.capabilities import PreviewsStages
from bot.views.view import View
from formats.core.errors import NotNextError
from formats.core.events import StageStarted

KEY = "of_somebody"
CONTEXT, STARTED = cast("TournamentContext", None), cast("StageStarted", None)
"""Whatever a face is asked about: those of this test look at nothing."""


@pytest.fixture(autouse=True)
def _nothing_failed_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failures, "seen", set())


def breaks(*_arguments: Any) -> Any:
    raise LookupError


def refuses(*_arguments: Any) -> Any:
    raise NotNextError("s0r1", "s0r2")


class Dated(DatesRounds, OffersFiles, PreviewsStages):
    """A face whose answers are those of a function."""

    key = KEY

    def __init__(self, answer: Callable[..., Any]) -> None:
        self.answer = answer

    def dates(self, context: TournamentContext, stage: int, round_number: int) -> list[str] | None:
        del context
        return cast("list[str] | None", self.answer(stage, round_number))

    def files(self, context: TournamentContext) -> Iterable[Attachment]:
        yield Attachment(name="first")
        self.answer(context)

    def preview(self, context: TournamentContext, started: StageStarted) -> View | None:
        return cast("View | None", self.answer(context, started))


def test_a_face_that_works_answers_for_itself() -> None:
    face = Dated(lambda *numbers: [f"{numbers}"])
    assert face.dates(CONTEXT, 2, 3) == ["(2, 3)"]
    assert [file.name for file in face.files(CONTEXT)] == ["first"]
    assert failures.seen == set()


def test_where_a_face_breaks_it_answers_as_if_it_could_not_and_the_part_is_noted() -> None:
    face = Dated(breaks)
    assert face.dates(CONTEXT, 0, 1) is None
    assert face.files(CONTEXT) == ()
    assert failures.seen == {Failure(KEY, "dates"), Failure(KEY, "files")}


def test_a_class_that_overrides_a_method_of_a_face_is_guarded_too() -> None:
    class Broken(Dated):
        def dates(self, context: TournamentContext, stage: int, round_number: int) -> list[str] | None:
            raise LookupError(context, stage, round_number)

    assert Broken(lambda *_numbers: ["now"]).dates(CONTEXT, 0, 1) is None
    assert failures.seen == {Failure(KEY, "dates")}


def test_a_preview_may_refuse_and_nothing_else_may() -> None:
    face = Dated(refuses)
    with pytest.raises(NotNextError):
        face.preview(CONTEXT, STARTED)
    assert failures.seen == set()
    assert face.dates(CONTEXT, 0, 1) is None
    assert failures.seen == {Failure(KEY, "dates")}


def test_half_of_what_a_face_posts_is_removed_and_what_was_posted_before_stays() -> None:
    class Posting(PostsAfterEvents):
        key = KEY

        def post_after(self, builder: PostBuilder, moment: Moment) -> None:
            builder.posts.append(cast("Any", moment))
            if moment == "field":
                raise LookupError

    posts: list[Any] = ["before"]
    builder = cast("PostBuilder", SimpleNamespace(posts=posts))
    Posting().post_after(builder, "field")
    assert posts == ["before"]
    Posting().post_after(builder, "play")
    assert posts == ["before", "play"]
    assert failures.seen == {Failure(KEY, "posts")}


def test_a_picture_that_breaks_shows_nothing_and_one_without_a_last_cycle_asks_for_none() -> None:
    class Drawing(HasPictures):
        key = KEY
        pictures = (PictureKind("broken", "A", breaks, since=breaks), PictureKind("plain", "B"))

    broken, plain = Drawing.pictures
    assert broken.view(CONTEXT, cast("PictureRef", None)) is None
    assert broken.since is not None
    assert broken.since(CONTEXT, cast("LastCycle", None)) is None
    assert plain.since is None
    assert failures.seen == {Failure(KEY, "pictures")}


def test_directors_hear_once_of_each_failure_of_their_formats_in_order() -> None:
    noted = Failures({Failure("b", "posts"), Failure("a", "posts"), Failure("a", "dates"), Failure("c", "files")})
    of_both = [Failure("a", "dates"), Failure("a", "posts"), Failure("b", "posts")]
    assert noted.to_report("t1", {"a", "b"}) == of_both
    assert noted.to_report("t1", {"a", "b"}) == []
    assert noted.to_report("t1", {"a", "c"}) == [Failure("c", "files")]
    assert noted.to_report("t2", {"b"}) == [Failure("b", "posts")]
