"""The recorded reasons of every step of an arrangement."""

from __future__ import annotations

import pytest

from formats.core.model import Reason
from formats.core.values import Scalar
from formats.systems.tiered_league.arrangement import arrange
from formats.systems.tiered_league.players import LastCycle, Player
from formats.systems.tiered_league.reasons import arrangement_reasons, rating_text
from tests.formats.systems.tiered_league.cycles import last_cycle, newcomers


def told(players: list[Player], who: str = "") -> list[Reason]:
    """The reasons that speak of a player, or of nobody."""
    reasons = arrangement_reasons(arrange(players))
    return [reason for reason in reasons if (who in reason.about if who else not reason.about)]


def params(players: list[Player], who: str, code: str) -> dict[str, Scalar]:
    """What the one reason of this code says of a player."""
    (reason,) = [reason for reason in told(players, who) if reason.code == code]
    return reason.params


def test_each_tier_tells_its_size_and_its_leagues_and_the_last_is_the_lowest() -> None:
    sizes = [(reason.code, reason.rule, reason.params) for reason in told(newcomers(38))]

    assert sizes == [
        ("full_tier", "R2", {"tier": "A", "players": 10, "leagues": 1}),
        ("full_tier", "R2", {"tier": "B", "players": 20, "leagues": 2}),
        ("lowest_tier", "R3", {"tier": "C", "players": 8, "leagues": 1}),
    ]


@pytest.mark.parametrize(
    "who, code, last, rank, tier",
    [
        ("A-1", "stays_on_top", "A", 1, "A"),
        ("A-2", "stays_on_top", "A", 2, "A"),
        ("A-3", "stays", "A", 3, "A"),
        ("A-5", "stays", "A", 5, "A"),
        ("A-7", "goes_down", "A", 7, "B"),
        ("B1-1", "goes_up", "B", 1, "A"),
        ("B2-2", "goes_up", "B", 2, "A"),
        ("B1-3", "stays", "B", 3, "B"),
        ("C1-5", "stays", "C", 5, "C"),
        ("C1-6", "in_lowest", "C", 6, "C"),
    ],
)
def test_the_way_of_the_last_cycle_is_told_with_its_place(who: str, code: str, last: str, rank: int, tier: str) -> None:
    reason = next(reason for reason in told(last_cycle(3), who) if reason.rule == "R4")

    assert (reason.code, reason.params) == (code, {"last": last, "rank": rank, "tier": tier})


def test_whoever_lost_the_title_stays_on_top_for_that() -> None:
    loser = Player("loser", 99, 100.0, LastCycle(1, 0))
    players = [loser, *(player for player in last_cycle(2)[1:] if player.id != "A-1")]

    assert params(players, "loser", "lost_title") == {"last": "A", "rank": 0, "tier": "A"}


def test_whoever_is_drawn_is_told_with_value_rating_and_bonus() -> None:
    players = [player for player in last_cycle(3) if player.id not in {"A-3", "A-4"}]
    players.append(Player("new", 999, 2600.0))
    players.append(Player("weak", 1000, 10.5))

    assert params(players, "A-6", "drawn_with_bonus") == {"tier": "A", "value": "2781", "rating": "2481", "bonus": 300}
    assert params(players, "new", "drawn") == {"tier": "A", "value": "2600", "rating": "2600", "bonus": 0}


def test_who_just_missed_a_tier_is_told_with_what_was_compared_and_nobody_is_of_the_lowest() -> None:
    players = [player for player in last_cycle(2) if player.id != "A-3"]
    players.append(Player("new", 999, 500.0))

    next_in_line = [reason for reason in arrangement_reasons(arrange(players)) if reason.code == "next_in_line"]

    assert [(reason.about, reason.params) for reason in next_in_line] == [(("B2-3",), {"tier": "A", "value": "2542"})]


def test_whoever_is_left_for_the_lowest_tier_is_told_so() -> None:
    assert params(newcomers(15), "p15", "left") == {"tier": "B"}
    assert [reason.code for reason in told(newcomers(15), "p10")] == ["drawn", "league"]


def test_the_snake_is_told_with_number_and_league() -> None:
    players = newcomers(30)

    assert params(players, "p1", "league") == {"number": 1, "tier": "A", "rating": "2999", "league": "A"}
    assert [params(players, f"p{number}", "league")["league"] for number in (11, 12, 13, 14)] == [
        "B1",
        "B2",
        "B2",
        "B1",
    ]
    assert params(players, "p12", "league")["number"] == 2


def test_a_disqualified_player_who_is_drawn_is_told_as_such() -> None:
    timeout = Player("timeout", 99, 2700.0, LastCycle(1, 6, disqualified=True))
    players = [*(player for player in last_cycle(2) if player.id not in {"A-3", "A-6"}), timeout]

    assert params(players, "timeout", "drawn_disqualified")["bonus"] == 0


def test_a_rating_is_read_without_needless_digits() -> None:
    assert [rating_text(rating) for rating in (None, 1500.0, 1500.5)] == ["no rating", "1500", "1500.5"]
