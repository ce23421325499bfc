"""The recorded reasons of groups, seeds, rounds and games."""

from __future__ import annotations

from typing import Any

import pytest

from formats.systems.group_rounds.draws import Toss
from formats.systems.group_rounds.options import GroupOptions
from formats.systems.group_rounds.phases import Group, Phase
from formats.systems.group_rounds.reasons import game_reason, opening_reasons, part_reason, replay_reason, seeded_reason
from formats.systems.group_rounds.seats import Opening, progress_of
from formats.systems.group_rounds.seeding import Seeded
from formats.systems.group_rounds.structure import RoundKey
from tests.formats.stage_builder import new_stage

PROGRESS = progress_of(new_stage(dict.fromkeys("abcdefgh")), GroupOptions())
FOUR = (Group("Blue", ("a", "b", "c", "d")), Group("Red", ("e", "f", "g", "h")))


@pytest.mark.parametrize(
    "size, code, named", [(1, "group_1", 1), (4, "group_4", 4), (8, "group_8", 8), (9, "group_many", 9)]
)
def test_a_group_is_told_by_name_with_its_members_whose_sentence_names_up_to_eight(
    size: int, code: str, named: int
) -> None:
    group = Group("Blue", tuple("abcdefghi"[:size]))
    (reason,) = opening_reasons(PROGRESS, "round1", Opening((group,)))

    assert (reason.code, reason.rule, len(reason.about)) == (code, "R2", named)
    assert reason.params == {"group": "Blue", "size": size}


def test_how_seeds_were_found_is_told_behind_the_groups() -> None:
    seeded = Seeded(("e", "a"), "record", "round1")
    reasons = opening_reasons(PROGRESS, "finals", Opening(FOUR, (seeded,)))

    assert [reason.code for reason in reasons] == ["group_4", "group_4", "seeded_by_record"]


@pytest.mark.parametrize("key, rule", [("round3", "R9"), ("finals", "R10"), ("semi_finals", "R10")])
def test_a_seed_found_in_an_earlier_round_names_it(key: RoundKey, rule: str) -> None:
    reason = seeded_reason(Seeded(("b", "a"), "place", "round2"), key)

    assert (reason.code, reason.rule, reason.about) == ("seeded_by_place", rule, ("b", "a"))
    assert reason.params == {"round": "Round 2"}


@pytest.mark.parametrize("first, code", [("a", "seeded_by_call"), ("b", "seeded_by_missed_call")])
def test_a_seed_that_was_called_for_tells_whether_the_call_was_right(first: str, code: str) -> None:
    toss = Toss(caller="a", call="odd", number=7, first=first)
    reason = seeded_reason(Seeded(("a", "b"), "toss", toss=toss), "round3")

    assert (reason.code, reason.params) == (code, {"call": "odd", "number": 7})


@pytest.mark.parametrize(
    "key, part, expected",
    [
        ("round1", 1, ("part", "R1", 3)),
        ("round1", 3, ("part", "R1", 3)),
        ("round1", 4, ("replays", "R1", 3)),
        ("finals", 1, ("matches", "R10", 1)),
        ("finals", 2, ("replays", "R10", 1)),
    ],
)
def test_a_published_round_tells_which_of_its_phase_it_is(key: RoundKey, part: int, expected: tuple[Any, ...]) -> None:
    reason = part_reason(Phase(key, FOUR), part)

    assert (reason.code, reason.rule, reason.params["parts"]) == expected
    assert (reason.params["phase"], reason.params["part"]) == (key, part)
    assert reason.params["round"] == {"round1": "Round 1", "finals": "Finals"}[key]


def test_a_game_tells_the_group_and_both_seeds() -> None:
    reason = game_reason("higher_has_a", ("a", "c"), (1, 3), "Blue")

    assert (reason.rule, reason.about) == ("R3", ("a", "c"))
    assert reason.params == {"group": "Blue", "seed": 1, "other_seed": 3}
    assert replay_reason("a", "c").about == ("a", "c")
