"""A face that raises wherever it is asked takes nothing else down, and directors hear of it once."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, get_args

import pytest

from bot import face_registry
from bot.announcements.composing import compose
from bot.charts.picture_views import view_of
from bot.face_api.face import Face, FacePicture, Occasion
from bot.face_api.guarding import Failures, failures, guarded
from bot.face_api.in_use import Faces, faces, use
from bot.schedule.deadlines import deadlines
from bot.schedule.player_buttons import player_buttons
from bot.schedule.reminder import Reminder
from bot.service.loaded import Change
from bot.text.context import context_of
from bot.text.messages import PictureRef
from formats import registry
from formats.core.errors import NotNextError
from formats.core.events import Event
from storage.outbox import Post
from storage.tournaments import Staff
from tests.bot.faces.test_conformance import changes

KEY = "swiss"
"""A format that shows nothing of its own."""


def raises(*_arguments: Any) -> Any:
    raise LookupError("a face of somebody")


def raises_later(*_arguments: Any) -> Iterator[Any]:
    yield from ()
    raise LookupError("a face of somebody")


def posts_and_raises(builder: Any, *_arguments: Any) -> None:
    builder.say("Half of what it had to say")
    raises()


FAILING = Face(
    key=KEY,
    pictures={
        "a_picture": FacePicture("A picture", raises, frozenset(get_args(Occasion))),
        "another": FacePicture("B"),
    },
    events=dict.fromkeys(get_args(get_args(Event)[0]), posts_and_raises),
    ticks={"check_in": posts_and_raises},
    after_results=posts_and_raises,
    after_field=raises,
    after_play=raises,
    reminders=(Reminder("of_somebody", raises_later, raises, raises, until=raises),),
    offers=raises_later,
    split_field=raises,
    note_text=raises,
    story=raises,
    dates=raises,
    files=raises_later,
    look=raises,
    preview=raises,
)
NOT_ASKED = {"key", "buttons", "sketch", "posts_order", "ways_to_hand_in", "lists"}
"""What is no function of a face."""


@pytest.fixture
def failing() -> Iterator[None]:
    before = Failures(set(failures.seen), set(failures.told))
    failures.seen.clear()
    failures.told.clear()
    use(Faces({KEY: FAILING}))
    yield
    failures.seen, failures.told = before.seen, before.told
    face_registry.install()


def directed(change: Change) -> Change:
    """The change with a director who can be told."""
    loaded = change.loaded
    return Change(change.before, type(loaded)(**{**vars(loaded), "staff": (Staff("p99", "director"),)}), change.records)


def texts_of(posts: list[Post]) -> list[str]:
    """What they say, but for the pictures that the face announces and then cannot draw."""
    return [str({name: value for name, value in post.payload.items() if name != "picture_refs"}) for post in posts]


def composed() -> list[list[str]]:
    return [texts_of(compose(directed(change), registry.engine())) for change in changes(KEY)]


def test_every_function_of_a_face_is_among_those_that_raise() -> None:
    plain = Face(KEY)
    same = {field.name for field in fields(Face) if getattr(FAILING, field.name) == getattr(plain, field.name)}
    assert same <= NOT_ASKED


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
    assert "the face of swiss failed in after_results" in caplog.text


def test_what_is_asked_of_it_is_answered_as_if_it_had_nothing_to_say(failing: None) -> None:
    del failing
    change = changes(KEY)[-1]
    context = context_of(change.loaded, registry.engine())
    face, now = faces().of_format(KEY), change.records[0].at
    picture = PictureRef(tournament="t1", version=change.after.version, kind="a_picture", stage=0)
    assert view_of(context, picture) is None
    assert list(face.offers(change.after, registry.engine(), "e1", now)) == []
    assert list(face.files(context)) == []
    assert (face.split_field(context, 0), face.dates(context, 0, 1), face.preview(context, raises)) == (None,) * 3  # type: ignore[arg-type]
    for recent in changes(KEY)[-20:]:
        deadlines(recent.after, registry.engine())
        player_buttons(recent.after, registry.engine(), "e1", now, "t1")
    (reminder,) = face.reminders
    assert reminder.agenda(raises, raises) == ""  # type: ignore[arg-type]
    assert {failure.part for failure in failures.seen} >= {
        "pictures",
        "buttons",
        "reminders",
        "field",
        "dates",
        "files",
        "preview",
    }


def test_a_preview_may_still_refuse() -> None:
    def refuses(*_arguments: Any) -> Any:
        raise NotNextError("s0r1", "s0r2")

    refusing = guarded(Face(KEY, preview=refuses, dates=refuses))
    with pytest.raises(NotNextError):
        refusing.preview(None, None)  # type: ignore[arg-type]
    assert refusing.dates(None, 0, 1) is None  # type: ignore[arg-type]
