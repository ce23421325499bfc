"""Which face answers for a format, a button, a picture."""

from __future__ import annotations

from bot.face_api.face import ButtonLook, Face, FacePicture
from bot.face_api.in_use import Faces
from formats.core.plan import StagePlan
from formats.core.state import TournamentState

SHOWN = FacePicture("A", shown=frozenset({"board"}))
FIRST = Face("swiss", pictures={"ladder": SHOWN, "hidden": FacePicture("B")}, buttons={"climb": ButtonLook("Climb")})
SECOND = Face("cop", pictures={"ladder": FacePicture("C")}, buttons={"climb": ButtonLook("Other")})
FACES = Faces({"swiss": FIRST, "cop": SECOND})
STATE = TournamentState(
    stages=tuple(StagePlan(system=key, title=key) for key in ("swiss", "round_robin", "cop", "swiss"))
)


def test_a_format_without_a_face_has_one_that_adds_nothing() -> None:
    assert FACES.of_format("swiss") is FIRST
    assert FACES.of_format("round_robin") == Face("round_robin")


def test_the_faces_of_a_tournament_come_once_each_in_the_order_of_its_plan() -> None:
    assert FACES.of(STATE) == (FIRST, SECOND)


def test_of_faces_with_the_same_button_or_picture_the_first_has_it() -> None:
    assert FACES.button("climb") == ButtonLook("Climb")
    assert FACES.picture("ladder") is SHOWN
    assert FACES.button("nothing") is None
    assert FACES.picture("nothing") is None


def test_a_picture_is_shown_only_on_its_occasions() -> None:
    assert FACES.pictures(STATE, "board") == ("ladder",)
    assert FACES.pictures(STATE, "round") == ()
