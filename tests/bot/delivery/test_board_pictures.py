"""When the picture of a live board is painted, and what the board states of an outdated one."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import cast

import pytest

from bot.delivery import board_pictures
from bot.delivery.board_contents import Painted, Shown
from bot.delivery.board_pictures import EVERY, FIRST_AFTER, BoardPictures, Kept
from bot.pictures.drawing import Picture, PictureView
from bot.views.live_board import LiveBoard

AT = datetime(2026, 1, 3, 19, 32, tzinfo=UTC)
MESSAGE = 1
PICTURE = Picture(b"png", "Ana leads")


class Time:
    """A monotonic clock that a test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time()
    monkeypatch.setattr(board_pictures, "time", made)
    return made


def shown(view: str | None, language: str = "en") -> Shown:
    """A board with this view of its picture."""
    return Shown(LiveBoard("Cup", (), ()), cast("PictureView | None", view), language)


@pytest.fixture
def pictures(clock: Time) -> BoardPictures:
    """A board whose picture `old` was painted long ago."""
    made = BoardPictures()
    made.painted(MESSAGE, shown("old"), Painted(PICTURE), AT)
    clock.now += 3600
    return made


def test_the_first_change_is_painted_after_a_few_seconds(pictures: BoardPictures, clock: Time) -> None:
    assert pictures.due(MESSAGE, shown("old")) is None
    changed = clock.now
    assert pictures.due(MESSAGE, shown("new")) == changed + FIRST_AFTER
    clock.now += 2
    assert pictures.due(MESSAGE, shown("newer")) == changed + FIRST_AFTER, "a later change delays nothing"


def test_at_most_one_painting_a_minute(pictures: BoardPictures, clock: Time) -> None:
    painted = clock.now
    pictures.painted(MESSAGE, shown("new"), Painted(PICTURE), AT)
    clock.now += 1
    assert pictures.due(MESSAGE, shown("newer")) == painted + EVERY


def test_a_change_that_was_undone_is_not_painted(pictures: BoardPictures, clock: Time) -> None:
    assert pictures.due(MESSAGE, shown("new")) is not None
    assert pictures.due(MESSAGE, shown("old")) is None
    clock.now += 60
    assert pictures.due(MESSAGE, shown("new")) == clock.now + FIRST_AFTER


def test_an_unknown_picture_a_removed_one_and_another_language(pictures: BoardPictures, clock: Time) -> None:
    assert pictures.due(2, shown("old")) == clock.now
    assert pictures.due(MESSAGE, shown(None)) == clock.now
    assert pictures.due(MESSAGE, shown("old", "de")) == clock.now + FIRST_AFTER
    pictures.forget()
    assert pictures.due(MESSAGE, shown("old")) == clock.now


def test_a_painting_that_failed_is_tried_again(pictures: BoardPictures, clock: Time) -> None:
    pictures.painted(MESSAGE, shown("new"), Painted(), AT)
    assert pictures.due(MESSAGE, shown("new")) == clock.now + EVERY
    assert pictures.kept(MESSAGE, shown("new")) == Kept(None)


def test_an_outdated_picture_has_a_line_with_its_time(pictures: BoardPictures) -> None:
    assert pictures.kept(MESSAGE, shown("old")) == Kept("Ana leads")
    kept = pictures.kept(MESSAGE, shown("new"))
    assert kept == Kept("Ana leads", f"Picture as of <t:{int(AT.timestamp())}:t>; it is updated at most once a minute.")
    assert pictures.kept(MESSAGE, shown("new", "de")).note.startswith("Bild von")
