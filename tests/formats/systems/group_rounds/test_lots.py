"""R6 to R8: who is level draws lots, and a roll says who meets in round three."""

from __future__ import annotations

from itertools import combinations

import pytest

from formats.core.errors import OptionsError
from formats.systems.group_rounds import FORMAT
from formats.systems.group_rounds.draws import nth_order
from tests.formats.systems.group_rounds.tournament import Freestyle, names


def level_trio() -> Freestyle:
    event = Freestyle(3)
    event.finish({"e1 e2": (60, 50), "e2 e3": (60, 50), "e3 e1": (60, 50)})
    return event


def test_r6_players_whom_nothing_parts_are_level_until_lots_are_drawn() -> None:
    event = level_trio()
    (prompt,) = event.prompts()

    assert set(event.ranks().values()) == {1}
    assert (prompt.key, prompt.low, prompt.high, prompt.who) == ("order-round1-Blue-1+2+3", 1, 6, ())
    assert prompt.question.about == names(1, 2, 3)


@pytest.mark.parametrize("number, expected", [(1, "123"), (2, "132"), (3, "213"), (4, "231"), (5, "312"), (6, "321")])
def test_r6_a_number_draws_the_whole_order(number: int, expected: str) -> None:
    event = level_trio()
    event.answer("order-round1-Blue-1+2+3", str(number))

    assert event.order() == [f"e{digit}" for digit in expected]
    assert nth_order("123", number) == tuple(expected)
    assert event.prompts() == ()


def test_r6_every_level_is_asked_for_and_everybody_has_a_place_of_their_own() -> None:
    event = Freestyle(16)
    for group in event.groups().values():
        for first, second in combinations(group, 2):
            event.report(first, second, (50, 50))

    assert [prompt.high for prompt in event.prompts()] == [24, 24, 24, 24]
    for prompt in event.prompts():
        event.answer(prompt.key, "24")
    assert [prompt.key for prompt in event.prompts()] == ["grouping-round2"]
    assert event.order()[:4] == list(names(13, 14, 15, 16))


def test_r6_a_draw_still_counts_when_one_of_the_level_has_left() -> None:
    event = level_trio()
    event.answer("order-round1-Blue-1+2+3", "6")
    event.withdraw("e2")

    assert event.prompts() == ()
    event.play.publish()
    assert event.groups()["Final"] == ("e3", "e1")


def test_r7_the_drawn_number_chooses_one_of_six_groupings() -> None:
    event = Freestyle(16)
    event.finish()
    (prompt,) = event.prompts()
    assert (prompt.key, prompt.low, prompt.high) == ("grouping-round2", 1, 6)
    event.on(grouping=6)

    # B1 Y4 R3 G2: the winners of the groups are e1 to e4, the others follow in the order of the snake.
    assert event.groups() == {
        "T": ("e1", "e5", "e11", "e15"),
        "E": ("e2", "e8", "e12", "e14"),
        "B": ("e3", "e7", "e9", "e13"),
        "S": ("e4", "e6", "e10", "e16"),
    }
    assert [(r.params["rolled"], r.params["grouping"]) for r in event.reasons() if r.code == "grouping"] == [(6, 6)]


def test_r7_a_draw_of_lots_can_choose_and_is_recorded() -> None:
    event = Freestyle(16)
    event.finish()
    event.answer("grouping-round2", None)
    draw = event.play.state.draws[-1]

    assert (draw.low, draw.high, draw.purpose) == (1, 6, "grouping-round2")
    assert event.stage.answers["grouping-round2"].answer == str(draw.value)


def round_three(roll: str) -> Freestyle:
    event = Freestyle(16, round_three_roll=roll)
    event.finish()
    event.on()
    event.finish()
    return event


@pytest.mark.parametrize("roll, span", [("3", (1, 3)), ("6", (1, 6)), ("9", (1, 9)), ("any", (0, 9))])
def test_r8_the_range_of_the_roll_is_an_option(roll: str, span: tuple[int, int]) -> None:
    (prompt,) = round_three(roll).prompts()

    assert (prompt.low, prompt.high) == span


def test_r8_other_ranges_are_refused() -> None:
    with pytest.raises(OptionsError) as refused:
        FORMAT.read_options({"round_three_roll": "4"})

    assert [name for name, _ in refused.value.problems] == ["round_three_roll"]


def test_r8_a_nought_means_to_draw_again() -> None:
    event = round_three("any")
    event.answer("grouping-round3", "0")
    (again,) = event.prompts()
    assert (again.key, again.question.code) == ("grouping-round3-2", "roll_again")
    event.answer(again.key, "0")
    event.answer("grouping-round3-3", "8")

    assert "grouping" not in {prompt.key.split("-")[0] for prompt in event.prompts()}
    event.on()
    assert [(r.params["rolled"], r.params["grouping"]) for r in event.reasons() if r.code == "grouping"] == [(8, 2)]


def test_r8_two_number_ones_and_two_number_twos_of_different_groups_meet() -> None:
    event = round_three("3")
    second = event.groups()
    event.on(grouping=2)

    first, other = event.groups().values()
    assert set(first) == {second["T"][0], second["B"][0], second["E"][1], second["S"][1]}
    assert set(other) == {second["E"][0], second["S"][0], second["T"][1], second["B"][1]}
