"""Rules 2 to 7: tiers, who belongs where, filling up, the snake."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core.errors import FieldError, Remedy
from formats.core.lots import Lots
from formats.core.model import EntrantData
from formats.core.plan import StagePlan
from formats.core.values import Scalar
from formats.systems.tiered_league import FORMAT
from formats.systems.tiered_league.arrangement import Arrangement, Change, arrange, bonus_for, default_tier, first_to_go
from formats.systems.tiered_league.players import LastCycle, Player, last_cycle_of
from formats.systems.tiered_league.reasons import arrangement_reasons
from formats.systems.tiered_league.structure import league_names, need_leagues_for_all, snake, structure_of
from tests.formats.play import Play
from tests.formats.systems.tiered_league.cycles import OPTIONS, entrant_of, last_cycle, newcomers


def shape(players: int) -> list[tuple[int, int]]:
    """Leagues and players of every tier."""
    return [(tier.leagues, tier.size) for tier in structure_of(players).tiers]


def codes_about(arrangement: Arrangement, who: str) -> list[tuple[str, str]]:
    """The reasons of the arrangement that speak of a player, with their rules."""
    return [(reason.code, reason.rule) for reason in arrangement_reasons(arrangement) if who in reason.about]


def tier_of(arrangement: Arrangement, who: str) -> int:
    """In which tier a player is."""
    return next(change.after for change in arrangement.changes() if change.entrant == who)


def without(players: list[Player], *gone: str) -> list[Player]:
    return [player for player in players if player.id not in gone]


def changed(players: list[Player], who: str, **values: Any) -> list[Player]:
    """One of the players with another rating or record."""
    return [
        Player(**{**{name: getattr(player, name) for name in Player.__dataclass_fields__}, **values})
        if player.id == who
        else player
        for player in players
    ]


def test_r2_tiers_double_their_leagues_and_all_but_the_lowest_are_full() -> None:
    assert shape(630) == [(1, 10), (2, 20), (4, 40), (8, 80), (16, 160), (32, 320)]
    assert shape(10) == [(1, 10)]
    assert shape(1270) == [(2**number, 10 * 2**number) for number in range(7)]


def test_r2_leagues_are_called_by_their_tier() -> None:
    names = [league_names(tier) for tier in structure_of(70).tiers]

    assert names == [("A",), ("B1", "B2"), ("C1", "C2", "C3", "C4")]
    assert league_names(structure_of(17).tiers[1]) == ("B1",)


@pytest.mark.parametrize("players", range(5))
def test_r2_fewer_than_five_make_no_league(players: int) -> None:
    with pytest.raises(FieldError) as refused:
        need_leagues_for_all(players, [])

    assert (refused.value.code, refused.value.limit, refused.value.found) == ("too_few", 5, players)
    assert refused.value.remedies == (Remedy("invite", 5 - players),)


@pytest.mark.parametrize(
    "players, lowest", [(15, (1, 5)), (19, (1, 9)), (20, (2, 10)), (45, (3, 15)), (257, (16, 107)), (645, (3, 15))]
)
def test_r3_the_lowest_tier_has_as_many_leagues_as_the_rest_allows(players: int, lowest: tuple[int, int]) -> None:
    assert shape(players)[-1] == lowest


@pytest.mark.parametrize("full", [10, 30, 70, 150, 310, 630, 1270])
@pytest.mark.parametrize("too_many", range(1, 5))
def test_r3_one_to_four_too_many_stop_the_arrangement_with_two_remedies(full: int, too_many: int) -> None:
    players = newcomers(full + too_many)
    with pytest.raises(FieldError) as refused:
        arrange(players)
    error = refused.value
    latest = tuple(f"p{full + too_many - place}" for place in range(too_many))

    assert (error.code, error.limit, error.found, error.entrants) == ("left_over", full, full + too_many, latest)
    assert error.remedies == (Remedy("leave_out", too_many, latest), Remedy("invite", 5 - too_many))


def test_r3_the_numbers_of_a_field_with_its_holder_are_those_besides_the_holder() -> None:
    players = changed(newcomers(35), "p1", last=LastCycle(0, 0))
    with pytest.raises(FieldError) as refused:
        arrange(players)
    assert (refused.value.code, refused.value.limit, refused.value.found) == ("left_over_holder", 30, 34)
    assert refused.value.remedies[1] == Remedy("invite", 1)


def test_r3_both_remedies_work_by_a_directors_word_and_nobody_goes_without_it() -> None:
    play = Play([StagePlan(system="tiered_league", title="Cycle")], engine=registry.engine())
    play.enter(12)
    with pytest.raises(FieldError) as refused:
        play.publish()
    assert [entrant.status for entrant in play.state.entrants.values()] == ["active"] * 12

    for entrant in refused.value.remedies[0].entrants:
        play.do(cmd.WithdrawEntrant(entrant=entrant, status="removed"))
    play.publish()
    assert len(play.state.started[0].seeds) == 10

    play.do(cmd.UndoCommand(command_id=play.last))
    for entrant in refused.value.remedies[0].entrants:
        play.do(cmd.ReinstateEntrant(entrant=entrant))
    more = tuple(EntrantData(rating=1000.0) for _ in range(refused.value.remedies[1].count))
    play.do(cmd.RegisterEntrants(entrants=more, by_director=True))
    play.publish()
    assert len(play.state.started[0].seeds) == 15


def test_r3_whoever_was_disqualified_goes_first_then_the_latest_sign_up() -> None:
    players = [
        Player("early_timeout", 1, 2000.0, LastCycle(1, 9, disqualified=True)),
        Player("old", 2, 1000.0, LastCycle(1, 8)),
        Player("late_timeout", 3, 2000.0, LastCycle(1, 7, disqualified=True)),
        Player("new", 4, 900.0),
    ]

    assert [player.id for player in first_to_go(players)] == ["late_timeout", "early_timeout", "new", "old"]


@pytest.mark.parametrize(
    "tier, rank, lowest, expected",
    [
        (3, 1, 4, 2),
        (3, 2, 4, 2),
        (3, 3, 4, 3),
        (3, 5, 4, 3),
        (3, 6, 4, 4),
        (3, 10, 4, 4),
        (1, 0, 4, 1),
        (1, 1, 4, 1),
        (1, 2, 4, 1),
        (1, 6, 4, 2),
        (4, 6, 4, 4),
        (4, 4, 2, 2),
        (1, 9, 1, 1),
    ],
)
def test_r4_the_place_of_the_last_cycle_decides_the_tier(tier: int, rank: int, lowest: int, expected: int) -> None:
    assert default_tier(LastCycle(tier, rank), lowest) == expected


def test_r4_nobody_is_placed_below_where_they_belong() -> None:
    players = last_cycle(4)[1:]
    arrangement = arrange(without(players, "A-2", "B1-1", "C3-4"))

    assert all(
        change.after <= default_tier(player.last, 4)
        for change in arrangement.changes()
        for player in players
        if player.id == change.entrant and player.last is not None
    )


def test_r4_a_record_without_tier_or_rank_is_none() -> None:
    records: list[dict[str, Scalar]] = [{"last_tier": 2}, {"last_rank": 1}, {"last_tier": 2, "last_rank": None}, {}]

    assert [last_cycle_of(EntrantData(attributes=record)) for record in records] == [None] * 4
    assert last_cycle_of(EntrantData(attributes={"last_tier": 2, "last_rank": 3})) == LastCycle(2, 3)


def test_r4_records_that_overfill_a_tier_are_refused() -> None:
    players = [Player(f"p{number}", number, 1500.0, LastCycle(1, 3)) for number in range(1, 16)]
    with pytest.raises(FieldError) as refused:
        arrange(players)

    assert (refused.value.code, refused.value.limit, refused.value.found) == ("tier_overfull", 10, 15)
    assert len(refused.value.entrants) == 15


def test_r4_records_below_zero_are_refused() -> None:
    with pytest.raises(FieldError) as refused:
        arrange([*newcomers(9), Player("x", 10, 1500.0, LastCycle(1, -1))])

    assert (refused.value.code, refused.value.entrants) == ("bad_record", ("x",))


def test_r5_the_holder_is_in_no_league_and_counts_for_none() -> None:
    arrangement = arrange(last_cycle(2))

    assert arrangement.holder is not None
    assert arrangement.holder.id == "H"
    assert shape(30) == [(filled.tier.leagues, filled.tier.size) for filled in arrangement.tiers]
    assert all("H" not in {player.id for player in members} for members in arrangement.leagues().values())
    assert codes_about(arrangement, "H") == [("holder", "R5")]


@pytest.mark.parametrize("loser", [LastCycle(1, 0), LastCycle(1, 1)])
def test_r5_whoever_lost_the_match_is_in_league_a(loser: LastCycle) -> None:
    players = [*without(last_cycle(2)[1:], "A-1"), Player("loser", 99, 100.0, loser)]

    assert "loser" in {player.id for player in arrange(players).leagues()["A"]}


def test_r5_there_is_one_holder() -> None:
    with pytest.raises(FieldError) as refused:
        arrange([*last_cycle(1), Player("other", 50, 1000.0, LastCycle(0, 0))])

    assert (refused.value.code, refused.value.entrants) == ("two_holders", ("H", "other"))


def test_r6_even_without_drop_outs_every_tier_has_a_place_free_for_every_two_leagues() -> None:
    arrangement = arrange(last_cycle(4)[1:])

    assert [len(filled.default) for filled in arrangement.tiers[:3]] == [9, 18, 36]
    assert [[candidate.player.id for candidate in filled.drawn] for filled in arrangement.tiers[:2]] == [
        ["A-6"],
        ["B2-6", "B1-6"],
    ]


@pytest.mark.parametrize("rank, bonus", [(2, 0), (3, 300), (4, 200), (5, 100), (6, 0)])
def test_r6_bonus_for_places_of_the_tier_below(rank: int, bonus: int) -> None:
    assert bonus_for(LastCycle(3, rank), 2) == bonus


@pytest.mark.parametrize("rank, bonus", [(5, 0), (6, 300), (7, 200), (8, 100), (9, 0)])
def test_r6_bonus_for_places_of_the_tier_itself(rank: int, bonus: int) -> None:
    assert bonus_for(LastCycle(2, rank), 2) == bonus


@pytest.mark.parametrize("last", [None, LastCycle(2, 6, disqualified=True), LastCycle(3, 3, disqualified=True)])
def test_r6_no_bonus_for_new_players_and_after_disqualification(last: LastCycle | None) -> None:
    assert bonus_for(last, 2) == 0


def test_r6_no_bonus_from_elsewhere() -> None:
    assert bonus_for(LastCycle(4, 3), 2) == 0
    assert bonus_for(LastCycle(1, 6), 2) == 0


def test_r6_the_highest_value_fills_the_place_with_its_reason() -> None:
    players = changed(without(last_cycle(2)[1:], "A-2"), "B2-5", rating=2700.0)
    players += [Player("new", 90, 2790.0)]
    top = arrange(players).tiers[0]

    assert [(candidate.player.id, candidate.bonus, candidate.value) for candidate in top.drawn] == [
        ("B2-5", 100, 2800.0),
        ("new", 0, 2790.0),
    ]
    assert [(candidate.player.id, candidate.bonus, candidate.value) for candidate in top.waiting[:1]] == [
        ("A-6", 300, 2781.0)
    ]
    assert codes_about(arrange(players), "B2-5")[0] == ("drawn_with_bonus", "R6")
    assert codes_about(arrange(players), "new")[0] == ("drawn", "R6")
    assert codes_about(arrange(players), "A-6")[0] == ("next_in_line", "R6")


def test_r6_equal_values_go_by_last_tier_last_rank_rating_and_sign_up() -> None:
    field = without(last_cycle(2)[1:], "A-1", "A-2", "A-3", "A-4", "A-5", "A-6", "A-7", "A-8", "A-9", "A-10")
    field = [player for player in field if player.last is not None and player.last.rank <= 2]
    level = [
        Player("late", 99, 3000.0),
        Player("early", 98, 3000.0),
        Player("B1-5", 97, 2900.0, LastCycle(2, 5)),
        Player("B1-4", 96, 2800.0, LastCycle(2, 4)),
        Player("A-8", 95, 2900.0, LastCycle(1, 8)),
        Player("A-9", 94, 3000.0, LastCycle(1, 9)),
    ]
    top = arrange([*field, *level, *newcomers(10)[5:]]).tiers[0]

    assert [candidate.player.id for candidate in top.drawn] == ["A-8", "A-9", "B1-4", "B1-5", "early", "late"]


def test_r6_players_without_a_rating_come_last() -> None:
    players = [Player("unrated", 1), *newcomers(15)[1:]]

    assert tier_of(arrange(players), "unrated") == 2
    assert arrange(players).tiers[1].drawn[-1].value is None


def test_r6_the_process_goes_from_the_top_down() -> None:
    """A place of tier B that its player leaves for A is filled from tier C."""
    arrangement = arrange(changed(last_cycle(3)[1:], "B1-3", rating=2900.0))

    assert tier_of(arrangement, "B1-3") == 1
    assert "B1-3" not in {player.id for player in arrangement.tiers[1].default}
    assert [len(filled.drawn) for filled in arrangement.tiers[:2]] == [1, 2]


def test_r6_the_lowest_tier_takes_all_who_are_left() -> None:
    players = [*without(last_cycle(1)[1:], "A-9", "A-10"), *newcomers(20)[8:]]
    arrangement = arrange(players)
    lowest = arrangement.tiers[-1]

    assert lowest.waiting == ()
    assert {codes_about(arrangement, candidate.player.id)[-2] for candidate in lowest.drawn} == {("left", "R6")}


def test_r7_the_snake_deals_by_rating_without_bonus_to_and_fro() -> None:
    arrangement = arrange(newcomers(30))

    assert [player.id for player in arrangement.leagues()["B1"]] == [
        f"p{n}" for n in (11, 14, 15, 18, 19, 22, 23, 26, 27, 30)
    ]
    assert [player.id for player in arrangement.leagues()["B2"]] == [
        f"p{n}" for n in (12, 13, 16, 17, 20, 21, 24, 25, 28, 29)
    ]
    assert codes_about(arrangement, "p14")[-1] == ("league", "R7")


def test_r7_the_bonus_does_not_count_for_the_snake() -> None:
    top = arrange(changed(last_cycle(2)[1:], "A-6", rating=2600.0)).tiers[0]

    assert [candidate.player.id for candidate in top.drawn] == ["A-6"]
    assert [player.rating for player in top.by_rating] == sorted((p.rating or 0 for p in top.by_rating), reverse=True)


def test_r7_equal_ratings_go_by_sign_up() -> None:
    players = [Player(f"p{number}", number, 1500.0) for number in range(20, 0, -1)]
    arrangement = arrange(players)

    assert [player.number for filled in arrangement.tiers for player in filled.by_rating] == list(range(1, 21))


def test_r7_a_short_last_row_may_run_backwards() -> None:
    assert [len(group) for group in snake(range(23), 4)] == [5, 6, 6, 6]


def test_every_player_is_told_every_step() -> None:
    players = [*without(last_cycle(3), "A-1", "B1-2", "C2-7"), *newcomers(8)]
    seeding = FORMAT.seed([entrant_of(player) for player in players], OPTIONS, Lots("x"))
    told = Counter(who for reason in seeding.rationale for who in reason.about if reason.code != "next_in_line")

    assert told == {player.id: 1 if player.id == "H" else 2 for player in players}


def test_the_seeds_are_the_holder_and_the_tiers_in_the_order_of_the_snake() -> None:
    players = last_cycle(2)
    seeding = FORMAT.seed([entrant_of(player) for player in players], OPTIONS, Lots("x"))
    arrangement = arrange(players)

    assert seeding.order == ("H", *(player.id for filled in arrangement.tiers for player in filled.by_rating))
    assert seeding == FORMAT.seed([entrant_of(player) for player in reversed(players)], OPTIONS, Lots("y"))


def test_the_difference_to_the_last_cycle() -> None:
    players = [*without(last_cycle(2)[1:], "A-1"), Player("new", 90, 100.0)]
    changes = {change.entrant: change for change in arrange(players).changes()}

    assert changes["A-2"] == Change("A-2", 1, 1, "same")
    assert changes["B2-1"] == Change("B2-1", 2, 1, "up")
    assert changes["A-10"] == Change("A-10", 1, 2, "down")
    assert changes["new"] == Change("new", None, 2, "new")
    assert len(changes) == 30
