"""Rules 9 to 12: how each phase fills a round, and what every game and bye of it says."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core.errors import NoPairingExistsError
from formats.core.lots import Lots
from formats.core.model import RoundPairings
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.state import Round
from formats.systems.cop import FORMAT
from formats.systems.cop.options import CopOptions
from formats.systems.cop.rounds import known_groups
from tests.formats.kept_apart import with_clubs
from tests.formats.play import Play
from tests.formats.stage_builder import paired, published, with_status
from tests.formats.systems.cop.made import (
    COP_ONLY,
    better_seed_wins,
    field_of,
    games_of,
    played,
    reasons_of,
)

TABLE = CopOptions(rounds=8, simulations=10, always_wins_simulations=10)
GROUPS = CopOptions(rounds=14, opening="initial_fontes", simulations=10, always_wins_simulations=10)
SWISS = CopOptions(rounds=14, opening="swiss", simulations=10, always_wins_simulations=10)


def bye_reasons(found: RoundPairings) -> dict[str, list[tuple[str, str, tuple[str, ...]]]]:
    return {bye.entrant: [(reason.code, reason.rule, reason.about) for reason in bye.reasons] for bye in found.byes}


def of_seats(found: RoundPairings, code: str) -> bool:
    """Does each game tell this reason of its own two players?"""
    told = [[reason for reason in pairing.reasons if reason.code == code] for pairing in found.pairings]
    return all(
        [set(reason.about) for reason in mine] == [set(pairing.seats)]
        for mine, pairing in zip(told, found.pairings, strict=True)
    )


def test_rule_10_each_game_of_the_table_and_whoever_is_free_say_so() -> None:
    found = paired(FORMAT, field_of(5), TABLE)

    assert len(found.pairings) == 2
    assert of_seats(found, "schedule")
    (free,) = found.byes
    assert bye_reasons(found) == {free.entrant: [("bye_schedule", "R10", (free.entrant,))]}


@pytest.mark.parametrize("size, options", [(6, TABLE), (16, GROUPS)])
def test_rule_10_whose_opponent_of_the_table_or_group_has_left_has_the_bye_and_is_told_why(
    size: int, options: CopOptions
) -> None:
    stage = played(field_of(size), options, 1)
    alone = next(game for game in games_of(paired(FORMAT, stage, options)) if "e1" in game) - {"e1"}
    found = paired(FORMAT, with_status(stage, ["e1"]), options)

    (who,) = alone
    assert bye_reasons(found) == {who: [("bye_left_alone", "R10", (who,))]}


def test_rule_10_the_last_round_of_the_table_is_still_one_of_the_table() -> None:
    stage = played(field_of(5), TABLE, 4)
    told = reasons_of(paired(FORMAT, stage, TABLE), "round_round_robin")[0]

    assert told.params == {"round": 5, "rounds": 8, "of_schedule": 5, "schedule": 5}


def test_rule_10_the_drawn_groups_are_told_and_recorded() -> None:
    found = paired(FORMAT, field_of(15), GROUPS)

    told = [reason.about for reason in reasons_of(found, "fontes_group")]
    recorded = [group.split() for group in str(found.facts["groups"]).split(", ")]
    assert [[seat for seat in group if seat != "-"] for group in recorded] == [list(about) for about in told]
    assert sum(group.count("-") for group in recorded) == 1
    assert of_seats(found, "schedule")
    (free,) = found.byes
    assert bye_reasons(found) == {free.entrant: [("bye_schedule", "R10", (free.entrant,))]}


def test_rule_10_without_the_drawn_groups_everybody_plays_a_swiss_round() -> None:
    stage = played(field_of(16), GROUPS, 1)
    by_hand = replace(stage.rounds[0], pairings=stage.rounds[0].pairings.model_copy(update={"facts": {}}))
    found = paired(FORMAT, replace(stage, rounds=(by_hand,)), GROUPS)

    assert known_groups(replace(stage, rounds=(by_hand,))) == []
    assert len(found.pairings) == 8
    assert not reasons_of(found, "schedule")


def test_rule_11_the_bye_of_a_swiss_round_says_so() -> None:
    found = paired(FORMAT, field_of(5), SWISS)

    (bye,) = found.byes
    assert bye_reasons(found) == {bye.entrant: [("bye_swiss", "R11", (bye.entrant,))]}


def test_rule_12_prepaired_games_and_byes_say_so() -> None:
    options = SWISS.model_copy(update={"prepaired": ("1 e1 e2", "1 e3 bye")})
    found = paired(FORMAT, field_of(5), options)

    assert bye_reasons(found) == {"e3": [("prepaired", "R12", ("e3",))]}
    assert [reason.about for reason in reasons_of(found, "prepaired")] == [("e1", "e2"), ("e3",)]
    assert games_of(found) == {frozenset({"e1", "e2"}), frozenset({"e4", "e5"})}


def test_rule_18_the_seed_of_the_simulations_is_a_recorded_draw_of_63_bits() -> None:
    lots = Lots("cop")
    FORMAT.pair(field_of(4), CopOptions(rounds=8, **COP_ONLY), lots)

    draw = next(draw for draw in lots.draws if draw.purpose == "simulations for round 1")
    assert (draw.low, draw.high) == (0, 2**63 - 1)


def test_a_fact_that_is_no_text_records_no_groups() -> None:
    pairings = RoundPairings(pairings=(), facts={"groups": 3})
    assert known_groups(replace(field_of(4), rounds=(Round(1, pairings, {}),))) == []


@pytest.mark.parametrize("opening", ["round_robin", "initial_fontes", "swiss"])
def test_rule_12_prepaired_games_are_kept_in_every_phase(opening: str) -> None:
    entries = (*(f"{number} e1 e2" for number in (1, 2, 4)), "2 e3 bye", "2 e4 bye")
    options = CopOptions(rounds=6, prepaired=entries, **{**COP_ONLY, "opening": opening, "first_cop_round": 4})
    stage = field_of(8)
    for number in range(1, 5):
        found = paired(FORMAT, stage, options)
        assert (frozenset(("e1", "e2")) in games_of(found)) == (number != 3)
        assert {bye.entrant for bye in found.byes} == ({"e3", "e4"} if number == 2 else set())
        assert bool(reasons_of(found, "prepaired")) == (number != 3)
        stage = published(stage, found, better_seed_wins)


def test_rule_12_a_prepaired_game_with_somebody_who_left_is_dropped_with_a_warning() -> None:
    options = CopOptions(rounds=6, prepaired=("2 e1 e2",), **COP_ONLY)
    stage = with_status(played(field_of(6), options, 1), ["e2"])

    (warning,) = reasons_of(paired(FORMAT, stage, options), "prepaired_dropped")

    assert (warning.about, warning.warning) == (("e1",), True)


def test_rule_38_in_the_swiss_and_in_cop_those_of_one_club_never_meet_and_in_a_schedule_there_is_a_warning() -> None:
    clubs = "xyyxzwwz"
    for options in (SWISS, CopOptions(rounds=8, place_prizes=2, **COP_ONLY)):
        stage = with_clubs(field_of(8), *clubs)
        found = paired(FORMAT, stage, options.model_copy(update={"never_meet": ("club",)}))
        club = dict(zip(stage.seeds, clubs, strict=True))
        assert all(club[a] != club[b] for a, b in (pairing.seats for pairing in found.pairings))
        assert not reasons_of(found, "meet_anyway")
        everybody = with_clubs(field_of(8), *"xxxxxxxx")
        with pytest.raises(NoPairingExistsError) as refused:
            paired(FORMAT, everybody, options.model_copy(update={"never_meet": ("club",)}))
        assert refused.value.code == "never_meet"
        warned = reasons_of(
            paired(FORMAT, everybody, options.model_copy(update={"avoid_meeting": ("club",)})), "meet_anyway"
        )
        assert [(reason.rule, reason.warning) for reason in warned] == [("R38", True)] * 4
    scheduled = paired(FORMAT, everybody, TABLE.model_copy(update={"never_meet": ("club",)}))
    assert len(reasons_of(scheduled, "meet_anyway")) == 4


def test_rule_38_is_no_part_of_what_is_published_beforehand() -> None:
    assert SWISS.check_sum() == SWISS.model_copy(update={"never_meet": ("e1 e2",)}).check_sum()


def with_rounds_off(options: dict[str, Any], *wishes: int, rounds: int) -> Play:
    """Eight players, of whom the first has these rounds off; the upper seat wins every game."""
    play = Play([StagePlan(system="cop", title="Open", options=options)], engine=registry.engine())
    play.enter(8)
    play.do(cmd.SubmitForm(form="round_off", entrant="e1", content={"rounds": list(wishes)}), actor="e1")
    for _ in range(rounds):
        play.publish()
        for game in play.state.open_games():
            play.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0], scores=(400, 350))))
    return play


@pytest.mark.parametrize("worth, made", [({}, ("0", -100)), ({"rounds_off": 1}, ("0.5", -50))])
def test_rule_39_a_round_off_is_lost_like_an_absence_or_worth_what_the_options_say(
    worth: dict[str, Any], made: tuple[str, int]
) -> None:
    options = {"rounds": 6, "opening": "swiss", "first_cop_round": 5, **worth}
    play = with_rounds_off(options, 1, 2, rounds=2)
    (line,) = (line for line in play.engine.standings(play.state) if line.entrant == "e1")
    assert (f"{line.points / 2:g}", int(line.tie_breaks[0])) == made
    byes = [bye for round_ in play.state.started[0].rounds for bye in round_.pairings.byes if bye.entrant == "e1"]
    assert {reason.rule for bye in byes for reason in bye.reasons} == {"R39"}


@pytest.mark.parametrize("opening, rounds", [("round_robin", 7), ("initial_fontes", 3)])
def test_rule_39_schedules_are_made_with_those_who_have_the_first_round_off(opening: str, rounds: int) -> None:
    play = with_rounds_off({"rounds": 10, "opening": opening}, 1, rounds=rounds)
    played = [game.seats for round_ in play.state.started[0].rounds for game in round_.pairings.pairings]
    meetings = Counter(map(frozenset, played))
    assert set(meetings.values()) == {1}
    assert sum("e1" in seats for seats in played) == rounds - 1
    first, *later = play.state.started[0].rounds
    assert len(first.pairings.pairings) == 3
    assert all(len(round_.pairings.pairings) == 4 for round_ in later)


def test_rule_39_options_are_published_where_a_round_off_can_give_points() -> None:
    assert "rounds_off" not in SWISS.published()
    granted = SWISS.model_copy(update={"rounds_off": 1})
    assert granted.published()["rounds_off"] == 1
    assert granted.check_sum() != SWISS.check_sum()


def test_rule_39_a_prepaired_game_of_a_player_with_the_round_off_is_dropped_with_a_warning() -> None:
    options = {"rounds": 6, "opening": "swiss", "prepaired": ["2 e1 e5"]}
    play = with_rounds_off(options, 2, rounds=2)
    second = play.state.started[0].rounds[1].pairings
    assert [reason.about for reason in second.rationale if reason.code == "prepaired_dropped"] == [("e5",)]
    assert "e1" in {bye.entrant for bye in second.byes}


@pytest.mark.parametrize("staying", [0, 1, 2])
def test_rule_39_a_round_that_nearly_all_have_off_is_paired(staying: int) -> None:
    options = {"rounds": 4, "opening": "swiss", "first_cop_round": 2, "simulations": 10, "always_wins_simulations": 10}
    play = with_rounds_off(options, rounds=1)
    for number in range(1, 9 - staying):
        play.do(cmd.SubmitForm(form="round_off", entrant=f"e{number}", content={"rounds": [2]}), actor=f"e{number}")
    play.publish()
    paired_now = play.state.started[0].rounds[1].pairings
    assert len(paired_now.pairings) == staying // 2
    assert len(paired_now.byes) == 8 - staying + staying % 2
