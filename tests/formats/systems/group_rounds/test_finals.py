"""R9, R10 and R13: the seeds of round three, semi-finals, finals, and the places they decide."""

from __future__ import annotations

import pytest

from formats.core import commands as cmd
from formats.core.draws import open_draws
from formats.core.results import Report
from formats.core.steps import Finish
from tests.formats.systems.group_rounds.tournament import Freestyle, names


def seeds_of(event: Freestyle) -> dict[str, str]:
    """Return how the ties between the couples of round 3 were broken, by the higher seed."""
    return {
        r.about[0]: f"{r.code.removeprefix('seeded_by_')} {r.params.get('round', '')}".strip()
        for r in event.reasons()
        if r.code.startswith("seeded")
    }


def second_round(special: dict[str, tuple[int, int]] | None = None) -> Freestyle:
    """Sixteen players after round 1; grouping 1 puts e1 e7 e11 e13 into T, e2 e6 e12 e16 into S and so on."""
    event = Freestyle(16)
    event.finish(special)
    event.on(grouping=1)
    return event


def test_r9_the_record_of_round_two_comes_first() -> None:
    event = second_round()
    t, e = event.groups()["T"], event.groups()["E"]
    # The number 1 of T loses a game, that of E none.
    event.finish(
        {f"{t[0]} {t[1]}": (50, 60), f"{t[1]} {t[2]}": (50, 60), f"{t[2]} {t[0]}": (50, 80), f"{e[0]} {e[1]}": (60, 50)}
    )
    event.on(grouping=1)

    first = event.groups()["First"]
    assert first[1] == t[0]
    assert seeds_of(event)[first[0]] == "record Round 2"


def test_r9_then_the_points_difference_of_round_two() -> None:
    event = second_round()
    t, e = event.groups()["T"], event.groups()["E"]
    best = {name: min(group, key=event.stage.seed_of) for name, group in (("T", t), ("E", e))}
    other = next(who for who in e if who != best["E"])
    event.finish({f"{best['E']} {other}": (90, 10)})
    event.on(grouping=1)

    assert event.groups()["First"][:2] == (best["E"], best["T"])
    assert seeds_of(event)[best["E"]] == "difference Round 2"


def test_r9_then_place_record_and_difference_of_round_one() -> None:
    event = second_round({"e4 e5": (70, 50)})
    event.finish()
    event.on(grouping=1)

    # All number 1s won everything 60 to 50 in round 2, and round 1 too, but e4 won a game by more.
    couple = next(group[:2] for group in event.groups().values() if "e4" in group)
    assert couple[0] == "e4"
    assert seeds_of(event)["e4"] == "difference Round 1"


def test_r9_odd_or_even_is_called_before_the_number_is_drawn() -> None:
    event = second_round()
    event.finish()
    event.answer("grouping-round3", "1")
    prompts = event.prompts()

    assert {prompt.key.split("-")[0] for prompt in prompts} == {"call"}
    assert all(
        len(prompt.who) == 2 and [choice.value for choice in prompt.choices] == ["odd", "even"] for prompt in prompts
    )
    assert {f"s0/{prompt.call_for}" for prompt in prompts} == set(open_draws(event.play.state))
    assert {(draw.low, draw.high) for draw in open_draws(event.play.state).values()} == {(0, 9)}


@pytest.mark.parametrize(
    "by, call, number, first",
    [(0, "odd", "7", 0), (0, "odd", "4", 1), (1, "even", "0", 1), (1, "even", "3", 0), (None, "odd", "1", 0)],
)
def test_r9_a_correct_call_makes_the_higher_seed(by: int | None, call: str, number: str, first: int) -> None:
    event = second_round()
    event.finish()
    event.answer("grouping-round3", "1")
    called = event.prompts()[0]
    event.answer(called.key, call, None if by is None else called.who[by])
    toss = next(prompt for prompt in event.prompts() if prompt.key == called.key.replace("call", "toss"))
    assert (toss.low, toss.high, toss.question.params["call"]) == (0, 9, call)
    event.answer(toss.key, number)
    event.on(choose=lambda prompt: prompt.choices[0].value if prompt.choices else "1")

    expected = called.who if first == 0 else called.who[::-1]
    assert any(group[at : at + 2] == expected for group in event.groups().values() for at in (0, 2))


def semi_finals(size: int = 8) -> Freestyle:
    event = Freestyle(size)
    event.finish()
    event.on()
    return event


def test_r10_the_first_of_each_group_meets_the_second_of_the_other() -> None:
    assert semi_finals().groups() == {"Semi-final 1": names(1, 3), "Semi-final 2": names(2, 4)}


def test_r10_a_tie_is_replayed_with_sides_switched_until_somebody_wins() -> None:
    event = semi_finals()
    event.finish({"e1 e3": (50, 50)})
    for expected in (("e3", "e1"), ("e1", "e3")):
        event.on()
        (replay,) = event.stage.rounds[-1].pairings.pairings
        assert (replay.seats, replay.reasons[0].code) == (expected, "replay")
        event.report("e1", "e3", (50, 50))
    event.on()
    event.report("e3", "e1", (60, 50))
    event.on()

    assert set(event.groups()["Final"]) == {"e2", "e3"}
    assert set(event.groups()["Third place"]) == {"e1", "e4"}


def test_r10_a_correction_of_the_tied_game_leaves_the_replay_where_it_is() -> None:
    event = semi_finals()
    first = event.game("e1", "e3")
    event.finish({"e1 e3": (50, 50)})
    event.on()
    event.play.do(cmd.RecordResult(pairing=first.id, report=Report(winner="e1")))
    event.report("e3", "e1", (60, 50))
    event.on()

    assert set(event.groups()["Final"]) == {"e2", "e3"}


def test_r10_the_winner_of_the_group_is_the_higher_seed_of_the_final() -> None:
    event = semi_finals()
    event.finish({"e3 e1": (60, 50)})
    event.on()

    assert event.groups() == {"Final": ("e2", "e3"), "Third place": ("e1", "e4")}
    assert seeds_of(event) == {"e2": "place Round 1", "e1": "place Round 1"}


def test_r10_two_number_ones_are_parted_by_their_round_three() -> None:
    event = Freestyle(8)
    event.finish({"e2 e7": (90, 10)})
    event.on()
    event.finish()
    event.on()

    assert event.groups()["Final"] == ("e2", "e1")
    assert seeds_of(event)["e2"] == "difference Round 1"


def test_r10_when_neither_appears_nobody_goes_on() -> None:
    event = semi_finals()
    game = event.game("e1", "e3")
    event.play.do(cmd.RuleForfeit(pairing=game.id, absent=game.seats))
    event.finish()
    event.on()

    assert event.groups() == {"Final": ("e2",), "Third place": ("e4",)}
    assert isinstance(event.step, Finish)
    assert [event.ranks()[who] for who in names(2, 4, 1, 3)] == [1, 2, 3, 3]
    assert event.ranking()[0].note is not None


def test_r13_the_finals_decide_the_first_four_places() -> None:
    event = semi_finals()
    event.finish()
    event.on()
    event.finish({"e2 e1": (60, 50), "e4 e3": (60, 50)})

    assert isinstance(event.step, Finish)
    assert [(line.entrant, line.rank) for line in event.ranking()][:4] == [("e2", 1), ("e1", 2), ("e4", 3), ("e3", 4)]
    assert event.ranking()[0].note is not None
    assert [line.tie_breaks[0] for line in event.ranking()][:5] == [
        "Final",
        "Final",
        "Third place",
        "Third place",
        "Round 1",
    ]


def test_r13_equal_places_of_different_groups_are_shared() -> None:
    event = semi_finals()
    ranks = event.ranks()

    assert [ranks[who] for who in names(5, 6, 7, 8)] == [5, 5, 7, 7]


def test_r13_before_the_first_game_everybody_is_level() -> None:
    assert set(Freestyle(16).ranks().values()) == {1}
