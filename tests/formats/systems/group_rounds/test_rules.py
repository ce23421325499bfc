"""One test and more for each rule of RULES.md; lots, finals, withdrawals and openings have modules of their own."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from formats.core import commands as cmd
from formats.core.contract import Finished
from formats.core.errors import BadReportError, FieldError, NoPairingExistsError
from formats.core.lots import Lots
from formats.core.model import Entrant, EntrantData, Seeding
from formats.core.results import Report
from formats.core.state import Round, Stage
from formats.core.steps import Finish, WaitForAnswers, WaitForResults
from formats.systems.group_rounds import FORMAT
from formats.systems.group_rounds.options import GroupOptions
from tests.formats.kept_apart import with_clubs
from tests.formats.stage_builder import new_stage
from tests.formats.systems.group_rounds.tournament import Freestyle, names

OPTIONS = GroupOptions()


def field(size: int) -> list[Entrant]:
    return [Entrant(id=f"e{number}", number=number) for number in range(1, size + 1)]


def test_r1_three_rounds_of_groups_semi_finals_and_finals() -> None:
    event = Freestyle(28)
    labels = [{round_.pairings.label.split(" (")[0] for round_ in event.stage.rounds}]
    while not isinstance(event.step, Finish):
        event.finish()
        if isinstance(event.step, Finish):
            break
        before = len(event.stage.rounds)
        event.on()
        labels.append({round_.pairings.label.split(" (")[0] for round_ in event.stage.rounds[before:]})

    assert labels == [{"Round 1"}, {"Round 2"}, {"Round 3"}, {"Semi-finals"}, {"Finals"}]
    assert len(list(event.stage.games())) == 4 * 21 + 4 * 6 + 2 * 6 + 2 + 2


def test_r1_all_games_of_a_round_are_open_at_once_and_everybody_meets_everybody() -> None:
    event = Freestyle(28)
    met = {frozenset(game.seats) for game in event.play.state.open_games()}

    assert met == {frozenset(pair) for group in event.groups().values() for pair in combinations(group, 2)}
    assert isinstance(event.step, WaitForResults)


def test_r17_those_of_one_club_are_put_into_different_groups_and_groups_they_would_share_are_refused() -> None:
    stage = with_clubs(new_stage({f"e{number}": None for number in range(1, 9)}), *"xabxcdef")
    apart = GroupOptions(never_meet=("club",))
    assert names_of_groups(stage) == ["e1 e4 e5 e8", "e2 e3 e6 e7"]
    with pytest.raises(NoPairingExistsError) as refused:
        FORMAT.pair(stage, apart, Lots("s"))
    assert (refused.value.code, refused.value.entrants) == ("never_meet", ("e1", "e4"))
    seeding = FORMAT.placed(Seeding(order=stage.seeds), stage.entrants, apart)
    assert seeding.order == ("e1", "e2", "e4", "e3", "e5", "e6", "e7", "e8")
    assert {reason.rule for reason in seeding.rationale} == {"R17"}
    warned = FORMAT.pair(stage, GroupOptions(avoid_meeting=("e1 e8",)), Lots("s")).pairings
    assert [set(game.seats) for game in warned if any(reason.warning for reason in game.reasons)] == [{"e1", "e8"}]


def names_of_groups(stage: Stage) -> list[str]:
    """The members of each group of round 1."""
    return [" ".join(group.entrants) for group in FORMAT.groups(published_first(stage), OPTIONS)]


def published_first(stage: Stage) -> Stage:
    return replace(stage, rounds=(Round(1, FORMAT.pair(stage, OPTIONS, Lots("s")), {}),))


@pytest.mark.parametrize(
    "size, groups, second", [(15, 2, "Semi-finals"), (8, 2, "Semi-finals"), (7, 1, "Finals"), (2, 1, "Finals")]
)
def test_r1_smaller_fields_begin_with_fewer_groups(size: int, groups: int, second: str) -> None:
    event = Freestyle(size)
    assert len(event.groups()) == groups
    event.finish()
    event.on()

    assert event.stage.rounds[-1].pairings.label == second


def test_r1_without_semi_finals_the_four_best_of_the_group_play_the_finals() -> None:
    event = Freestyle(6)
    event.finish()
    event.on()

    assert event.groups() == {"Final": names(1, 2), "Third place": names(3, 4)}


@pytest.mark.parametrize("size, code, limit", [(15, "too_few", 16), (129, "too_many", 128)])
def test_r1_fields_that_do_not_fit_are_refused(size: int, code: str, limit: int) -> None:
    with pytest.raises(FieldError) as refused:
        FORMAT.check(field(size), GroupOptions(fewest=16))

    assert (refused.value.code, refused.value.limit, refused.value.found) == (code, limit, size)
    assert [(remedy.kind, remedy.count) for remedy in refused.value.remedies] == ([("invite", 1)] if size == 15 else [])


def test_r2_seeds_go_forth_and_back_over_four_groups() -> None:
    assert Freestyle(18).groups() == {
        "Blue": names(1, 8, 9, 16, 17),
        "Yellow": names(2, 7, 10, 15, 18),
        "Red": names(3, 6, 11, 14),
        "Green": names(4, 5, 12, 13),
    }


def test_r2_equal_ratings_go_by_sign_up() -> None:
    players = [
        Entrant(id=name, number=number, data=EntrantData(rating=rating))
        for number, (name, rating) in enumerate([("a", 5), ("b", 9), ("c", 5)], 1)
    ]

    assert FORMAT.seed(players, OPTIONS, Lots("s")).order == ("b", "a", "c")


def test_r3_in_round_one_the_parity_of_the_seeds_says_who_has_a() -> None:
    event = Freestyle(28)
    blue = event.groups()["Blue"]

    assert {
        who: [seed for seed, other in enumerate(blue, 1) if other != who and event.game(who, other).seats[0] == who]
        for who in blue[:2]
    } == {
        blue[0]: [3, 5, 7],
        blue[1]: [1, 4, 6],
    }
    reason = event.game(blue[0], blue[1]).reasons[0]
    assert (reason.code, reason.params["seed"], reason.params["other_seed"]) == ("parity_odd", 1, 2)


def test_r3_later_the_higher_seed_has_a_unless_they_say_otherwise() -> None:
    event = Freestyle(16)
    event.finish()
    event.on()

    for group in event.groups().values():
        assert all(event.game(higher, lower).seats == (higher, lower) for higher, lower in combinations(group, 2))


def test_r4_the_first_four_of_each_group_then_the_first_two_go_on() -> None:
    event = Freestyle(28)
    event.finish()
    event.on()
    assert {who for group in event.groups().values() for who in group} == set(names(*range(1, 17)))
    event.finish()
    event.on()

    assert {who for group in event.groups().values() for who in group} == set(names(*range(1, 9)))
    assert set(event.stage.rounds[-1].pairings.idle) == set(names(*range(9, 29)))


def test_r5_a_forfeit_is_won_and_lost_without_points() -> None:
    event = Freestyle(3)
    event.play.do(cmd.RuleForfeit(pairing=event.game("e1", "e2").id, absent=("e2",)))
    event.report("e1", "e3", (70, 60))
    event.report("e2", "e3", (50, 40))

    assert [(line.entrant, line.tie_breaks[2:]) for line in event.ranking()] == [
        ("e1", ("100%", "+10.0")),
        ("e2", ("50%", "+10.0")),
        ("e3", ("0%", "-10.0")),
    ]


@pytest.mark.parametrize("winner, scores", [("e1", (40, 50)), ("e1", (50, 50)), (None, (50, 40))])
def test_r5_points_must_fit_who_has_won(winner: str | None, scores: tuple[int, int]) -> None:
    event = Freestyle(2)
    pairing = event.game("e1", "e2")
    ordered = scores if pairing.seats[0] == "e1" else scores[::-1]
    with pytest.raises(BadReportError) as refused:
        event.play.do(cmd.RecordResult(pairing=pairing.id, report=Report(winner=winner, scores=ordered)))

    assert (refused.value.pairing, refused.value.code) == (pairing.id, "scores_contradict")


def test_r5_the_step_that_parted_neighbours_is_told() -> None:
    event = Freestyle(3)
    event.finish({"e1 e2": (50, 60), "e3 e1": (50, 60), "e3 e2": (70, 60)})

    # A three-cycle with differences of 0; e1 scored less, and of the other two e3 won their game.
    assert [(line.entrant, [reason.code for reason in line.reasons]) for line in event.ranking()] == [
        ("e3", []),
        ("e2", ["parted_2"]),
        ("e1", ["parted_5"]),
    ]


def test_a_stage_everybody_has_left_is_over() -> None:
    event = Freestyle(4)
    for who in names(1, 2, 3, 4):
        event.withdraw(who)

    assert FORMAT.status(event.stage, OPTIONS) == Finished()
    assert not isinstance(event.step, WaitForAnswers)
