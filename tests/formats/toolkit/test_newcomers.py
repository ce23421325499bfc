"""An entrant comes while a round is out, and plays the entrant with its bye."""

from __future__ import annotations

from dataclasses import replace

from formats.core.model import Bye, Pairing, RoundPairings
from formats.core.state import Round, Stage
from formats.toolkit.newcomers import missed, missed_match, play_the_bye
from tests.formats.stage_builder import new_stage, with_round, with_status

FIELD = new_stage(dict.fromkeys("abcdef"), number=1)
PLAYED = with_round(FIELD, [("a", "b", "a"), ("c", "d", "c")], bye="e")
"""In round 1 `e` had the bye, and `f` came later."""


def seated(stage: Stage, newcomer: str = "f", *, again: bool = False) -> RoundPairings | None:
    return play_the_bye(stage, stage.rounds[-1], newcomer, side="gold", rule="R3", side_rule="R8", again=again)


def test_the_newcomer_has_a_board_behind_the_others_and_the_bye_is_gone() -> None:
    found = seated(PLAYED)

    assert found is not None
    *others, game = found.pairings
    assert tuple(others) == PLAYED.rounds[0].pairings.pairings
    assert (game.id, game.board, game.seats) == ("s1r1b3", 3, ("e", "f"))
    assert [(reason.code, reason.rule, reason.about) for reason in game.reasons] == [
        ("took_the_seat", "R3", ("f", "e")),
        ("side_6", "R8.6", ("e", "f")),
    ]
    assert game.reasons[1].params == {"side": "gold"}
    assert (found.byes, found.idle) == ((), ())


def test_sides_go_by_the_games_of_both_before() -> None:
    second = with_round(PLAYED, [("b", "c", "b"), ("e", "a", "a")], bye="d")
    found = seated(second)
    assert found is not None
    assert found.pairings[-1].seats == ("d", "f")  # who had the second side has the first

    first = with_round(PLAYED, [("b", "d", "b"), ("e", "a", "a")], bye="c")
    found = seated(first)
    assert found is not None
    assert found.pairings[-1].seats == ("f", "c")


def test_a_round_of_byes_alone_gets_its_first_board_and_other_byes_and_who_rests_stay() -> None:
    byes = (Bye(entrant="a"), Bye(entrant="b"))
    round_ = Round(1, RoundPairings(pairings=(), byes=byes, idle=("c", "f")), {})
    found = seated(replace(FIELD, rounds=(round_,)))

    assert found is not None
    assert [(game.board, game.id) for game in found.pairings] == [(1, "s1r1b1")]
    assert (found.byes, found.idle) == ((byes[1],), ("c",))


def test_a_round_off_is_no_seat_for_a_newcomer_and_stays() -> None:
    byes = (Bye.round_off("a", 1), Bye(entrant="b"))
    found = seated(replace(FIELD, rounds=(Round(1, RoundPairings(pairings=(), byes=byes, idle=("f",)), {}),)))
    assert found is not None
    assert (found.pairings[0].seats, found.byes) == (("b", "f"), byes[:1])
    alone = Round(1, RoundPairings(pairings=(), byes=byes[:1], idle=("f",)), {})
    assert seated(replace(FIELD, rounds=(alone,))) is None


def test_boards_are_counted_from_the_highest() -> None:
    game = Pairing(id="s1r1b7", board=7, seats=("a", "b"))
    round_ = Round(1, RoundPairings(pairings=(game,), byes=(Bye(entrant="c"),)), {})
    found = seated(replace(FIELD, rounds=(round_,)))

    assert found is not None
    assert found.pairings[-1].board == 8


def test_without_a_bye_of_somebody_who_is_still_in_there_is_no_seat() -> None:
    assert seated(with_round(FIELD, [("a", "b", "a")])) is None
    assert seated(with_status(PLAYED, ["e"])) is None
    two = Round(1, RoundPairings(pairings=(), byes=(Bye(entrant="a"), Bye(entrant="b"))), {})
    found = seated(with_status(replace(FIELD, rounds=(two,)), ["a"]))
    assert found is not None
    assert found.pairings[0].seats == ("b", "f")
    assert [bye.entrant for bye in found.byes] == ["a"]


def test_who_has_met_the_holder_of_the_bye_plays_them_again_only_where_that_is_allowed() -> None:
    met = with_round(with_round(FIELD, [("e", "f", "e"), ("a", "b", "a")]), [("a", "c", "a")], bye="e")

    assert seated(met) is None
    again = seated(met, again=True)
    assert again is not None
    assert set(again.pairings[-1].seats) == {"e", "f"}


def test_missed_rounds_are_counted_under_the_formats_own_rule() -> None:
    for reason, code in ((missed("f", 2, "R3"), "missed"), (missed_match("f", 2, "R3"), "missed_match")):
        assert (reason.code, reason.rule, reason.about, reason.params) == (code, "R3", ("f",), {"rounds": 2})
