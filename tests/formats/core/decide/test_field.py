"""Does a round account for its field, and its boards for themselves?"""

from __future__ import annotations

from formats.core.decide.field import boards_problem, field_problem
from formats.core.errors import BadRoundError
from formats.core.model import Bye, Pairing, RoundPairings

FIRST = Pairing(id="s0r1b1", board=1, seats=("e1", "e2"))
WHOLE = RoundPairings(pairings=(FIRST,), byes=(Bye(entrant="e3"),), idle=("e4",))
FIELD = ("e1", "e2", "e3", "e4")


def problem(pairings: RoundPairings, *field: str, left: frozenset[str] = frozenset()) -> BadRoundError:
    found = field_problem(pairings, field, left)
    assert found is not None
    return found


def test_games_byes_and_those_who_pause_together_are_the_field() -> None:
    assert field_problem(WHOLE, FIELD) is None
    assert field_problem(WHOLE, FIELD[:3], frozenset({"e4"})) is None  # who has left may still be in it


def test_who_is_missing_is_named_in_order() -> None:
    found = problem(WHOLE, *FIELD, "e9", "e5")
    assert (found.missing, found.doubled, found.unknown) == (("e5", "e9"), (), ())


def test_who_is_there_twice_is_named_wherever_that_is() -> None:
    twice = WHOLE.model_copy(update={"byes": (Bye(entrant="e2"),), "idle": ("e4", "e1", "e3", "e4")})
    found = problem(twice, *FIELD)
    assert (found.missing, found.doubled, found.unknown) == ((), ("e1", "e2", "e4"), ())


def test_who_does_not_belong_to_the_field_is_named_but_those_who_have_left() -> None:
    found = problem(WHOLE, "e1", left=frozenset({"e2"}))
    assert (found.missing, found.doubled, found.unknown) == ((), (), ("e3", "e4"))


def test_every_board_has_a_number_and_the_id_of_its_round_to_itself() -> None:
    second = Pairing(id="s0r1b2", board=2, seats=("e3", "e4"))
    assert boards_problem(RoundPairings(pairings=(FIRST, second)), 0, 1) is None

    same = second.model_copy(update={"board": 1})
    found = boards_problem(RoundPairings(pairings=(FIRST, same)), 0, 1)
    assert found is not None
    assert found.boards == ("s0r1b1", "s0r1b2")  # neither can tell which is board 1

    found = boards_problem(RoundPairings(pairings=(FIRST, second.model_copy(update={"id": "s0r2b2"}))), 0, 1)
    assert found is not None
    assert found.boards == ("s0r2b2",)
    assert boards_problem(RoundPairings(pairings=(FIRST,)), 1, 1) is not None
