"""What rests on the result of a game: in its own stage, and in those that were made of its standings."""

from __future__ import annotations

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core.contract import Dependents
from formats.core.dependents import dependents_of, replaced, with_result
from formats.core.errors import DependentGamesError
from formats.core.plan import StagePlan
from formats.core.results import Report, Result
from tests.formats.play import Play
from tests.formats.stage_builder import won

LEAGUE = StagePlan(system="round_robin", title="League")


def finals(take: int) -> Play:
    """A league of three that went by seed, then a final of the best `take`."""
    play = Play([LEAGUE, StagePlan(system="single_elimination", title="Cup", take=take)], engine=registry.engine())
    play.enter(3)
    while play.state.stage_number < 1:
        play.publish()
        for game in play.state.open_games():
            play.do(cmd.RecordResult(pairing=game.id, report=Report(winner=min(game.seats))))
            if play.state.stage_number == 0 and not play.state.open_games():
                break
    return play


def game_of(play: Play, *seats: str) -> str:
    return next(pairing.id for pairing, _ in play.state.stage(0).games() if set(pairing.seats) == set(seats))


def corrected(play: Play, winner: str, *seats: str) -> DependentGamesError:
    with pytest.raises(DependentGamesError) as refused:
        play.do(cmd.RecordResult(pairing=game_of(play, *seats), report=Report(winner=winner)))
    return refused.value


def test_who_would_have_gone_on_and_who_would_not_are_named() -> None:
    play = finals(take=2)
    assert set(play.state.stage().seeds) == {"e1", "e2"}
    play.do(cmd.RecordResult(pairing=game_of(play, "e1", "e2"), report=Report(winner="e1"), text="As it was."))
    refused = corrected(play, "e3", "e2", "e3")
    assert (refused.leaving, refused.entering, refused.reseeded) == (("e2",), ("e3",), False)
    assert refused.games == ("s1r1b1",)


def test_the_same_people_in_another_order_are_seeded_anew() -> None:
    play = finals(take=2)
    refused = corrected(play, "e2", "e1", "e2")
    assert (refused.leaving, refused.entering, refused.reseeded) == ((), (), True)


def test_what_changes_neither_field_nor_order_holds_nothing_up() -> None:
    play = finals(take=2)
    game = game_of(play, "e1", "e3")
    _, round_, pairing = play.state.find(game)
    tied = Result(half_points=(1, 1))
    assert round_.results[game] != tied
    assert dependents_of(play.state, play.engine, pairing.id, tied).games == ()


@pytest.mark.parametrize(
    "change",
    [{"half_points": (0, 2)}, {"how": "void"}, {"absent": ("e1",)}, {"scores": (3, 4)}, {"games": ((2, 0),)}],
)
def test_another_result_is_one_that_counts_otherwise(change: dict[str, object]) -> None:
    result = won(("e1", "e2"), "e1")
    assert not replaced(result, result.model_copy(update=change))


def test_the_same_result_said_with_other_details_is_the_same() -> None:
    result = won(("e1", "e2"), "e1")
    assert replaced(result, result.model_copy(update={"first": "e2", "times_ms": (1, 2)}))
    play = finals(take=2)
    game = game_of(play, "e2", "e3")
    _, round_, _ = play.state.find(game)
    again = round_.results[game].model_copy(update={"first": "e3"})
    assert dependents_of(play.state, play.engine, game, again) == Dependents()


def test_a_state_with_another_result_differs_in_that_alone() -> None:
    play = finals(take=2)
    game = game_of(play, "e1", "e2")
    number, round_, pairing = play.state.find(game)
    turned = won(pairing.seats, "e2")
    after = with_result(play.state, game, turned)
    assert after.find(game)[1].results == {**round_.results, game: turned}
    assert [len(log.rounds) for log in after.started] == [len(log.rounds) for log in play.state.started]
    others = (other for other in after.started[number].rounds if other.number != round_.number)
    assert all(other in play.state.started[number].rounds for other in others)
