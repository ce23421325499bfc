"""What a list of players says of the last cycle: what cannot be, and the tier each would play in."""

from __future__ import annotations

import pytest

from formats.core.values import Scalar
from formats.systems.tiered_league.last_cycle import contradictions, listed
from formats.systems.tiered_league.players import LastCycle, Player
from tests.formats.systems.tiered_league.cycles import entrant_of, last_cycle, newcomers


def on(tier: int, rank: int, count: int, *, first: int = 1) -> list[Player]:
    """So many players with the same place in the last cycle."""
    return [Player(f"x{number}", number, 1500.0, LastCycle(tier, rank)) for number in range(first, first + count)]


def wrong(players: list[Player]) -> list[tuple[str, str, str, tuple[str, ...], dict[str, Scalar]]]:
    problems = contradictions([entrant_of(player) for player in players])
    reasons = [(problem.field, problem.reason) for problem in problems]
    return [(field, reason.code, reason.rule, reason.about, reason.params) for field, reason in reasons]


def told(players: list[Player]) -> dict[str, tuple[str, dict[str, Scalar]]]:
    reasons = listed([entrant_of(player) for player in players])
    assert all((reason.rule, reason.about) == ("R2", (who,)) for who, reason in reasons.items())
    return {who: (reason.code, reason.params) for who, reason in reasons.items()}


def test_a_cycle_that_was_played_contradicts_nothing() -> None:
    assert wrong([*last_cycle(3), *newcomers(4)]) == []


@pytest.mark.parametrize("tier, rank, most", [(1, 1, 1), (1, 10, 1), (2, 1, 2), (2, 5, 2), (3, 5, 4), (4, 2, 8)])
def test_r1_a_tier_has_as_many_on_a_place_as_it_has_leagues(tier: int, rank: int, most: int) -> None:
    assert wrong(on(tier, rank, most)) == []
    ((field, code, rule, about, params),) = wrong(on(tier, rank, most + 1))

    assert (field, code, rule, len(about)) == ("last_rank", "listed_places", "R1", most + 1)
    assert params == {"found": most + 1, "place": rank, "tier": "ABCD"[tier - 1], "limit": most}


def test_r1_there_is_one_holder_and_one_who_lost_the_title() -> None:
    assert wrong([*on(0, 0, 1), *on(1, 0, 1, first=2)]) == []
    assert wrong(on(0, 0, 2)) == [("last_tier", "listed_holders", "R1", ("x1", "x2"), {})]
    assert wrong(on(1, 0, 2)) == [("last_rank", "listed_lost_title", "R1", ("x1", "x2"), {})]


def test_r3_who_lost_the_title_was_in_league_a() -> None:
    assert wrong(on(2, 0, 1)) == [("last_rank", "listed_rank_0", "R3", ("x1",), {})]
    assert [code for _, code, *_ in wrong(on(2, 0, 3))] == ["listed_rank_0"] * 3


def test_each_of_a_list_is_told_where_they_come_from_and_the_tier_they_would_play_in() -> None:
    players = [
        *last_cycle(2)[:1],
        *(player for player in last_cycle(2) if player.id.startswith(("A-", "B1-")) and player.id != "A-1"),
        Player("loser", 90, 100.0, LastCycle(1, 0)),
        Player("timeout", 91, 50.0, LastCycle(1, 7, disqualified=True)),
        Player("new", 92, 9000.0),
    ]

    lines = told(players)

    assert lines["H"] == ("listed_holder", {})
    assert lines["loser"] == ("listed_lost_in", {"tier": "A"})
    assert lines["A-2"] == ("listed_back_in", {"last": "A", "rank": 2, "tier": "A"})
    assert lines["B1-9"] == ("listed_back_in", {"last": "B", "rank": 9, "tier": "B"})
    assert lines["timeout"] == ("listed_disqualified_in", {"last": "A", "rank": 7, "tier": "B"})
    assert lines["new"] == ("listed_new_in", {"tier": "A"})
    assert next(iter(lines)) == "H"
    tiers = [params["tier"] for code, params in lines.values() if code != "listed_holder"]
    assert tiers == sorted(tiers, key=str)


def test_where_no_leagues_can_be_made_of_them_no_tier_is_told_and_the_best_of_the_last_cycle_comes_first() -> None:
    players = [
        Player("new", 1, 3000.0),
        Player("back", 2, 1000.0, LastCycle(2, 3)),
        Player("H", 3, 1.0, LastCycle(0, 0)),
    ]

    lines = told(players)

    assert list(lines) == ["H", "back", "new"]
    assert lines == {
        "H": ("listed_holder", {}),
        "back": ("listed_back", {"last": "B", "rank": 3}),
        "new": ("listed_new", {}),
    }
