"""Rounds paired ahead of the results, on the standings a director has chosen, one or several at once."""

import pytest

from formats.core import commands as cmd
from formats.core.errors import NotAheadError, NotNextError, OptionsError, ResultsMissingError
from formats.core.plan import StagePlan
from formats.core.verify import verify
from formats.registry import engine
from tests.formats.play import Play, running


def scrabble(played: int = 1) -> Play:
    """Ten players of a COP event that is all Swiss, this many rounds played and the next one open."""
    options = {"rounds": 6, "opening": "swiss", "first_cop_round": 6}
    play = Play([StagePlan(system="cop", title="Main", options=options)], engine=engine())
    play.enter(10)
    for _ in range(played):
        play.publish()
        play.win_all()
    play.publish()
    return play


def ahead(play: Play, number: int, *, based_on: int | None = None, through: int | None = None) -> None:
    play.do(cmd.PublishRound(stage=0, round_number=number, based_on=based_on, through=through))


def rounds(play: Play) -> list[int]:
    return [round_.number for round_ in play.state.started[0].rounds]


def test_a_round_is_paired_on_the_standings_of_choice_while_the_one_before_is_open() -> None:
    play = scrabble()
    with pytest.raises(ResultsMissingError):
        ahead(play, 3)

    ahead(play, 3, based_on=1)

    assert rounds(play) == [1, 2, 3]
    assert play.state.stages[0].options["based_on"] == ["3:1"]
    codes = [reason.code for reason in play.state.started[0].rounds[-1].pairings.rationale]
    assert "older_standings" in codes
    assert verify(play.records, play.engine) == ()


def test_several_rounds_are_published_together() -> None:
    play = scrabble()

    ahead(play, 3, based_on=1, through=4)

    assert rounds(play) == [1, 2, 3, 4]
    assert play.state.stages[0].options["based_on"] == ["3:1", "4:1"]
    met = [frozenset(game.seats) for round_ in play.state.started[0].rounds for game in round_.pairings.pairings]
    assert len(set(met)) == len(met)
    assert verify(play.records, play.engine) == ()


def test_the_rounds_and_the_change_of_options_are_one_step_to_take_back() -> None:
    play = scrabble()
    ahead(play, 3, based_on=1, through=4)

    play.do(cmd.UndoCommand(command_id=play.last))

    assert rounds(play) == [1, 2]
    assert play.state.stages[0].options["based_on"] == []


def test_the_latest_standings_need_no_change_of_options() -> None:
    play = scrabble()
    play.win_all()

    ahead(play, 3, based_on=2)

    assert "based_on" not in play.state.stages[0].options or not play.state.stages[0].options["based_on"]


def test_the_chosen_standings_must_be_complete() -> None:
    play = scrabble()

    with pytest.raises(ResultsMissingError) as refused:
        ahead(play, 3, based_on=2)

    assert set(refused.value.pairings) == {f"s0r2b{board}" for board in range(1, 6)}
    assert rounds(play) == [1, 2]


def test_there_are_no_standings_of_a_round_to_come() -> None:
    play = scrabble()

    with pytest.raises(OptionsError):
        ahead(play, 3, based_on=3)


def test_without_standings_of_choice_the_next_round_waits_also_in_a_series_of_rounds() -> None:
    play = scrabble()
    play.win_all()

    with pytest.raises(ResultsMissingError):
        ahead(play, 3, through=4)
    assert rounds(play) == [1, 2]


def test_there_are_no_rounds_after_the_last() -> None:
    play = scrabble()

    with pytest.raises((NotNextError, ResultsMissingError)):
        ahead(play, 3, based_on=1, through=7)
    assert rounds(play) == [1, 2]


def test_the_first_rounds_can_be_published_together_when_the_seeds_decide() -> None:
    play = Play([StagePlan(system="cop", title="Main", options={"rounds": 14})], engine=engine())
    play.enter(8)

    ahead(play, 1, based_on=0, through=3)

    assert rounds(play) == [1, 2, 3]


def test_a_format_that_needs_the_latest_standings_says_so() -> None:
    play = running()

    with pytest.raises(NotAheadError) as refused:
        ahead(play, 2, based_on=0)

    assert (refused.value.system, refused.value.round_number) == ("neighbours", 2)
