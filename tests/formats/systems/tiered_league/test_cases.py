"""The worked cases of the tiered league."""

from collections import Counter
from typing import Any

import pytest

from formats.core.errors import FieldError
from formats.systems.tiered_league import FORMAT
from formats.systems.tiered_league.arrangement import Arrangement, Candidate, arrange
from formats.systems.tiered_league.players import LOST_TITLE_RANK, TITLE_TIER, LastCycle, Player
from formats.systems.tiered_league.structure import SMALLEST_LEAGUE, Tier, need_leagues_for_all, snake, structure_of
from tests.case_files import case_name, load_cases
from tests.case_shapes import only
from tests.formats.case_players import STATUSES, without_who_left
from tests.formats.systems.tiered_league.cycles import OPTIONS, by_winners, league_of, played, tables_of

STRUCTURES = load_cases("kuksu structure")
SNAKES = load_cases("kuksu snake")
TABLES = load_cases("kuksu table")
CYCLES = load_cases("kuksu cycle")


def sizes(tier: Tier) -> Counter[int]:
    """How many leagues of which size the snake makes of a tier."""
    return Counter(len(group) for group in snake(range(tier.size), tier.leagues))


@pytest.mark.parametrize("case", STRUCTURES, ids=[f"{case['n']} players" for case in STRUCTURES])
def test_structure(case: dict[str, Any]) -> None:
    found = structure_of(case["n"])
    expected = [
        (tier["groups"], Counter({int(size): count for size, count in tier["sizes"].items()}))
        for tier in case["tiers"] or []
    ]

    assert [(tier.leagues, sizes(tier)) for tier in found.tiers] == expected
    placed = sum(size * count for _, sizes_ in expected for size, count in sizes_.items())
    assert bool(case.get("problem")) == (placed < case["n"])
    if placed == case["n"]:
        assert found.left_over == 0
    else:
        check_stop(case["n"], case["n"] - placed, bool(found.tiers))


def check_stop(players: int, left_over: int, some_leagues: bool) -> None:
    """The refusal: so many players have no league, or there are too few for a single one."""
    number = left_over if some_leagues else SMALLEST_LEAGUE
    with pytest.raises(FieldError) as refused:
        need_leagues_for_all(players, [f"p{place}" for place in range(players)])
    if some_leagues:
        assert (refused.value.code, refused.value.found, refused.value.limit) == (
            "left_over",
            players,
            players - number,
        )
        assert {remedy.kind: remedy.count for remedy in refused.value.remedies} == {
            "leave_out": number,
            "invite": SMALLEST_LEAGUE - number,
        }
    else:
        assert (refused.value.code, refused.value.found, refused.value.limit) == ("too_few", players, number)


@pytest.mark.parametrize("case", SNAKES, ids=[f"{case['n']} in {case['groups']}" for case in SNAKES])
def test_snake(case: dict[str, Any]) -> None:
    dealt = snake(range(1, case["n"] + 1), case["groups"])

    assert [list(group) for group in dealt] == case["result"]
    assert [len(group) for group in dealt] == case.get("sizes", [len(group) for group in dealt])


PLAYER_KEYS = ("id", "name", "signup", "rating", "last_tier", "last_rank", "title_loser", "holder", "disqualified")


def last_of(data: dict[str, Any]) -> LastCycle | None:
    """A case's record of the last cycle."""
    only(data, *PLAYER_KEYS)
    disqualified = bool(data.get("disqualified"))
    if data.get("holder"):
        return LastCycle(TITLE_TIER, LOST_TITLE_RANK, disqualified)
    tier, rank = data.get("last_tier"), data.get("last_rank")
    if data.get("title_loser"):
        return LastCycle(1 if tier is None else tier, LOST_TITLE_RANK if rank is None else rank, disqualified)
    return None if tier is None or rank is None else LastCycle(tier, rank, disqualified)


@pytest.mark.parametrize("case", TABLES, ids=case_name)
def test_table(case: dict[str, Any]) -> None:
    players = [
        Player(name, data.get("signup", number), data.get("rating"), last_of(data))
        for number, (name, data) in enumerate(case["players"].items(), start=1)
    ]
    only(case, "name", "id", "players", "games", "expected", *STATUSES)
    stage = without_who_left(played(league_of(*players), by_winners(case["games"])), case)
    tables = tables_of(stage)
    (league,) = tables.leagues.all

    found = [
        {
            "player": line.entrant,
            "rank": line.place,
            "points": tables.points[line.entrant] / 2,
            "sodos": tables.sodos[line.entrant] / 2,
        }
        for line in tables.table(league)
    ]
    assert [{key: line[key] for key in wanted} for line, wanted in zip(found, case["expected"], strict=True)] == (
        case["expected"]
    )
    assert [standing.entrant for standing in FORMAT.rank(stage, OPTIONS)] == [
        line["player"] for line in case["expected"]
    ]


@pytest.mark.parametrize("case", CYCLES, ids=case_name)
def test_cycle(case: dict[str, Any]) -> None:
    arrangement = arrange(
        Player(data["id"], data.get("signup", number), data.get("rating"), last_of(data))
        for number, data in enumerate(case["players"], start=1)
    )

    assert [{player.id for player in filled.by_rating} for filled in arrangement.tiers] == [
        set(tier) for tier in case["expected_tiers"]
    ]
    for entry in case.get("log", ()):
        check_tier(arrangement, entry)


def check_tier(arrangement: Arrangement, entry: dict[str, Any]) -> None:
    """How a tier was filled, and who just missed it."""
    filled = arrangement.tiers[entry["tier"] - 1]

    def as_case(candidates: tuple[Candidate, ...]) -> list[list[Any]]:
        return [[candidate.player.id, candidate.value] for candidate in candidates]

    assert {player.id for player in filled.default} == set(entry["by_default"])
    assert as_case(filled.drawn) == entry["drawn"]
    following = entry.get("next", [])
    assert as_case(filled.waiting[: len(following)]) == following
