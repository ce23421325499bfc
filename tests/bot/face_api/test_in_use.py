"""Which face answers for a format, a button, a picture."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot import plugins
from bot.face_api.face import Face
from bot.face_api.in_use import Faces, use
from bot.text.buttons import button_look
from bot.text.capabilities import ButtonLook, HasButtons
from bot.text.picture_kinds import HasPictures, PictureKind, kind_of
from formats.core.plan import StagePlan
from formats.core.state import TournamentState


class First(HasButtons, HasPictures):
    key = "swiss"
    buttons = {"climb": ButtonLook("Climb")}  # noqa: RUF012 - as a plug-in may write it
    pictures = (PictureKind("ladder", "A", shown=frozenset({"board"})), PictureKind("hidden", "B"))


class Second(HasButtons, HasPictures):
    key = "cop"
    buttons = {"climb": ButtonLook("Other")}  # noqa: RUF012 - as a plug-in may write it
    pictures = (PictureKind("ladder", "C"),)


FIRST, SECOND = First(), Second()
FACES = Faces({"swiss": FIRST, "cop": SECOND})
STATE = TournamentState(
    stages=tuple(StagePlan(system=key, title=key) for key in ("swiss", "round_robin", "cop", "swiss"))
)


@pytest.fixture
def _only_these() -> Iterator[None]:
    use(FACES)
    yield
    plugins.install_faces()


def test_a_format_has_the_face_of_its_key_or_none() -> None:
    assert FACES.of_format("swiss") is FIRST
    assert FACES.of_format("round_robin") is None


def test_the_faces_of_a_tournament_come_once_each_in_the_order_of_its_plan() -> None:
    assert FACES.of(STATE) == (FIRST, SECOND)


def test_of_faces_with_the_same_button_the_first_has_it() -> None:
    assert button_look(FACES, "climb") == ButtonLook("Climb")
    assert button_look(FACES, "nothing") is None


@pytest.mark.usefixtures("_only_these")
def test_a_kind_of_picture_is_that_of_all_formats_or_else_of_the_first_face_that_has_it() -> None:
    assert [getattr(kind_of(key), "title", None) for key in ("ladder", "hidden", "nothing")] == ["A", "B", None]
    assert kind_of("podium") is plugins.PICTURE_KINDS.found.by_key["podium"]


def test_a_face_without_a_capability_is_a_plain_face() -> None:
    class Plain(Face):
        key = "plain"

    assert not isinstance(Plain(), HasButtons | HasPictures)
