"""One test and more for each rule of RULES.md; withdrawals and openings have modules of their own."""

from __future__ import annotations

from itertools import combinations

import pytest

from formats.core import commands as cmd
from formats.core.contract import Finished
from formats.core.draws import open_draws
from formats.core.errors import BadReportError, FieldError, OptionsError
from formats.core.lots import Lots
from formats.core.model import Entrant, EntrantData
from formats.core.results import Report
from formats.core.steps import Finish, WaitForAnswers, WaitForResults
from formats.systems.group_rounds import FORMAT
from formats.systems.group_rounds.draws import nth_order
from formats.systems.group_rounds.options import GroupOptions
from tests.formats.systems.group_rounds.tournament import Freestyle, names

OPTIONS = GroupOptions()


def field(size: int) -> list[Entrant]:
    return [Entrant(id=f"e{number}", number=number) for number in range(1, size + 1)]


# --- R1 --------------------------------------------------------------------------------------------------------------


def test_r1_three_rounds_of_groups_semi_finals_and_finals() -> None:
    event = Freestyle(28)
    labels = [{one.pairings.label.split(" (")[0] for one in event.stage.rounds}]
    while not isinstance(event.step, Finish):
        event.finish()
        if isinstance(event.step, Finish):
            break
        before = len(event.stage.rounds)
        event.on()
        labels.append({one.pairings.label.split(" (")[0] for one in event.stage.rounds[before:]})

    assert labels == [{"Round 1"}, {"Round 2"}, {"Round 3"}, {"Semi-finals"}, {"Finals"}]
    assert len(list(event.stage.games())) == 4 * 21 + 4 * 6 + 2 * 6 + 2 + 2


def test_r1_all_games_of_a_round_are_open_at_once_and_everybody_meets_everybody() -> None:
    event = Freestyle(28)
    met = {frozenset(game.seats) for game in event.play.state.open_games()}

    assert met == {frozenset(pair) for group in event.groups().values() for pair in combinations(group, 2)}
    assert isinstance(event.step, WaitForResults)


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


# --- R2 --------------------------------------------------------------------------------------------------------------


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


# --- R3 --------------------------------------------------------------------------------------------------------------


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
        assert all(event.game(one, other).seats == (one, other) for one, other in combinations(group, 2))


# --- R4 --------------------------------------------------------------------------------------------------------------


def test_r4_the_first_four_of_each_group_then_the_first_two_go_on() -> None:
    event = Freestyle(28)
    event.finish()
    event.on()
    assert {who for group in event.groups().values() for who in group} == set(names(*range(1, 17)))
    event.finish()
    event.on()

    assert {who for group in event.groups().values() for who in group} == set(names(*range(1, 9)))
    assert set(event.stage.rounds[-1].pairings.idle) == set(names(*range(9, 29)))


# --- R5 --------------------------------------------------------------------------------------------------------------


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


# --- R6 --------------------------------------------------------------------------------------------------------------


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
        for one, other in combinations(group, 2):
            event.report(one, other, (50, 50))

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


# --- R7 and R8 -------------------------------------------------------------------------------------------------------


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


# --- R9 --------------------------------------------------------------------------------------------------------------


def seeds_of(event: Freestyle) -> dict[str, str]:
    """What parted the couples of round 3, by the higher seed."""
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
    assert all(len(prompt.who) == 2 and [one.value for one in prompt.choices] == ["odd", "even"] for prompt in prompts)
    assert {f"s0/{prompt.call_for}" for prompt in prompts} == set(open_draws(event.play.state))
    assert {(one.low, one.high) for one in open_draws(event.play.state).values()} == {(0, 9)}


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


# --- R10 -------------------------------------------------------------------------------------------------------------


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


# --- R13 -------------------------------------------------------------------------------------------------------------


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


def test_a_stage_everybody_has_left_is_over() -> None:
    event = Freestyle(4)
    for who in names(1, 2, 3, 4):
        event.withdraw(who)

    assert FORMAT.status(event.stage, OPTIONS) == Finished()
    assert not isinstance(event.step, WaitForAnswers)
