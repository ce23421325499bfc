"""What a face raises ends in its guard: it is answered for, noted, and told to directors once."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from bot.face_api.face import Face, FacePicture
from bot.face_api.guarding import Failure, Failures, failures, guarded
from formats.core.errors import NotNextError

KEY = "of_somebody"


@pytest.fixture(autouse=True)
def _nothing_failed_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failures, "seen", set())


def breaks(*_arguments: Any) -> Any:
    raise LookupError


def refuses(*_arguments: Any) -> Any:
    raise NotNextError("s0r1", "s0r2")


def some_and_then_breaks(*_arguments: Any) -> Iterator[Any]:
    yield "first"
    raise LookupError


def asked(function: Any, *arguments: Any) -> Any:
    """What a function answers to whatever these are."""
    return function(*arguments)


def test_a_face_that_works_answers_for_itself() -> None:
    face = guarded(Face(KEY, dates=lambda _context, stage, number: [f"{stage}.{number}"]))
    assert asked(face.dates, None, 2, 3) == ["2.3"]
    assert failures.seen == set()


def test_where_a_face_breaks_it_has_said_nothing_and_the_part_is_noted() -> None:
    face = guarded(Face(KEY, dates=breaks, files=some_and_then_breaks))
    assert asked(face.dates, None, 0, 1) is None
    assert asked(face.files, None) == ()
    assert failures.seen == {Failure(KEY, "dates"), Failure(KEY, "files")}


def test_a_preview_may_refuse_and_nothing_else_may() -> None:
    face = guarded(Face(KEY, preview=refuses, dates=refuses))
    with pytest.raises(NotNextError):
        asked(face.preview, None, None)
    assert failures.seen == set()
    assert asked(face.dates, None, 0, 1) is None
    assert failures.seen == {Failure(KEY, "dates")}


def test_half_of_what_a_face_posts_is_taken_back_and_what_was_posted_before_stays() -> None:
    def posts_half(builder: Any) -> None:
        builder.posts.append("half")
        raise LookupError

    def posts_all(builder: Any) -> None:
        builder.posts.append("all")

    builder = SimpleNamespace(posts=["before"])
    asked(guarded(Face(KEY, after_play=posts_half)).after_play, builder)
    assert builder.posts == ["before"]
    asked(guarded(Face(KEY, after_play=posts_all)).after_play, builder)
    assert builder.posts == ["before", "all"]
    assert failures.seen == {Failure(KEY, "posts")}


def test_a_picture_that_breaks_shows_nothing_and_one_without_a_last_cycle_asks_for_none() -> None:
    face = guarded(Face(KEY, pictures={"broken": FacePicture("A", breaks, since=breaks), "plain": FacePicture("B")}))
    broken, plain = face.pictures["broken"], face.pictures["plain"]
    assert asked(broken.view, None, None) is None
    assert asked(broken.since, None, None) is None
    assert plain.since is None
    assert failures.seen == {Failure(KEY, "pictures")}


def test_directors_hear_once_of_each_failure_of_their_formats_in_order() -> None:
    noted = Failures({Failure("b", "posts"), Failure("a", "posts"), Failure("a", "dates"), Failure("c", "files")})
    assert noted.to_tell("t1", {"a", "b"}) == [Failure("a", "dates"), Failure("a", "posts"), Failure("b", "posts")]
    assert noted.to_tell("t1", {"a", "b"}) == []
    assert noted.to_tell("t1", {"a", "c"}) == [Failure("c", "files")]
    assert noted.to_tell("t2", {"b"}) == [Failure("b", "posts")]
