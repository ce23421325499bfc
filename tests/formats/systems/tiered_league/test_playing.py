"""Rules 8 to 11 and 13: games, losses, the order of a league, trophies, standings."""

from __future__ import annotations

from collections import Counter

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core.contract import AwaitsResults, Finished, NeedsPairing
from formats.core.errors import BadReportError
from formats.core.model import Pairing
from formats.core.plan import StagePlan
from formats.core.results import Report, Result
from formats.core.state import Stage
from formats.core.verify import verify
from formats.systems.tiered_league import FORMAT
from formats.systems.tiered_league.next_cycle import is_disqualified, trophies
from formats.systems.tiered_league.players import LastCycle, Player
from tests.formats.play import Play
from tests.formats.stage_builder import paired, with_result, with_status
from tests.formats.systems.tiered_league.cycles import (
    OPTIONS,
    better_seed_wins,
    by_winners,
    last_cycle,
    league_of,
    missed,
    newcomers,
    open_games,
    opened,
    played,
    stage_of,
    table,
    tables_of,
    with_results,
)

CYCLE = (("a", "b"), ("b", "c"), ("c", "a"))
"""Three who beat each other in a circle."""


def game_of(stage: Stage, first: str, second: str) -> Pairing:
    return next(pairing for pairing in open_games(stage) if set(pairing.seats) == {first, second})


def five(**records: LastCycle | None) -> Stage:
    """A league of a, b, c, d and e, in the order of sign-up and of their ratings."""
    return league_of(*(Player(who, place, 2000.0 - place, records.get(who)) for place, who in enumerate("abcde", 1)))


def circle(stage: Stage) -> Stage:
    """a, b and c beat each other in a circle and d and e, and d beats e: the three are level in points and SODOS."""
    strong = [(winner, loser) for winner in "abc" for loser in "de"]
    return played(stage, by_winners([*CYCLE, *strong, ("d", "e")]))


def test_r8_everybody_plays_everybody_of_the_league_once() -> None:
    stage = opened(stage_of(newcomers(30)))
    meetings = Counter(frozenset(pairing.seats) for pairing in open_games(stage))

    assert set(meetings.values()) == {1}
    assert len(meetings) == 3 * 45
    assert all(pairing.label in {"A", "B1", "B2"} for pairing in open_games(stage))


def test_r8_all_games_are_open_at_once_by_one_command() -> None:
    play = Play([StagePlan(system="tiered_league", title="Cycle")], engine=registry.engine())
    play.enter(15)
    play.publish()

    assert len(play.state.open_games()) == 45 + 10
    assert FORMAT.status(play.state.stage(), OPTIONS) == AwaitsResults(
        tuple(pairing.id for pairing in play.state.open_games())
    )
    assert verify(play.records, play.engine) == ()


def test_r8_smaller_leagues_are_idle_in_the_last_rounds() -> None:
    stage = opened(stage_of(newcomers(15)))

    assert len(stage.rounds) == FORMAT.planned_rounds(stage, OPTIONS) == 9
    assert set(stage.rounds[-1].pairings.idle) >= {f"p{number}" for number in range(11, 16)}


def test_r8_sides_are_shared_out() -> None:
    stage = opened(stage_of(newcomers(10)))
    blacks = Counter(pairing.seats[0] for pairing in open_games(stage))

    assert set(blacks.values()) == {4, 5}


def test_r8_there_are_no_ties() -> None:
    stage = opened(stage_of(newcomers(5)))
    with pytest.raises(BadReportError) as refused:
        FORMAT.judge(Report(winner=None), open_games(stage)[0], stage, OPTIONS)

    assert refused.value.code == "no_ties"


def test_r9_a_time_out_is_a_plain_loss_and_counts_for_sodos() -> None:
    stage = opened(five())
    game = game_of(stage, "a", "b")
    other = game_of(stage, "b", "c")
    stage = with_results(stage, {game.id: missed(game, "a"), other.id: better_seed_wins(stage, other)})
    tables = tables_of(stage)

    assert (tables.points["b"], tables.wins["b"], tables.losses["a"]) == (4, 2, 1)
    assert tables.sodos["b"] == 0


def test_r9_a_game_neither_came_to_is_lost_by_both() -> None:
    stage = opened(five())
    game = game_of(stage, "a", "b")
    tables = tables_of(with_results(stage, {game.id: missed(game, "a", "b")}))

    assert [tables.losses[who] for who in "ab"] == [1, 1]
    assert [tables.points[who] for who in "ab"] == [0, 0]


def test_r9_time_outs_and_a_directors_word_disqualify() -> None:
    stage = opened(five())
    game = game_of(stage, "a", "b")
    stage = with_status(with_results(stage, {game.id: missed(game, "a")}), ["c"], "disqualified")
    stage = with_status(stage, ["d"], "withdrawn")
    tables = tables_of(stage)

    assert [who for who in "abcde" if is_disqualified(stage, tables, who)] == ["a", "c"]


def test_r9_whoever_leaves_loses_the_open_games_and_keeps_the_others() -> None:
    play = Play([StagePlan(system="tiered_league", title="Cycle")], engine=registry.engine())
    play.enter(5)
    play.publish()
    first = next(pairing for pairing in play.state.open_games() if "e1" in pairing.seats)
    play.do(cmd.RecordResult(pairing=first.id, report=Report(winner="e1")))
    play.do(cmd.WithdrawEntrant(entrant="e1"))
    tables = tables_of(play.state.stage())

    assert (tables.wins["e1"], tables.losses["e1"]) == (1, 3)
    assert is_disqualified(play.state.stage(), tables, "e1")
    assert all("e1" not in pairing.seats for pairing in play.state.open_games())


def test_r9_whoever_has_left_before_a_game_is_published_gives_the_point() -> None:
    stage = with_status(five(), ["e"])
    pairings = paired(FORMAT, stage, OPTIONS)

    assert [(bye.entrant, bye.half_points, bye.reasons[0].about) for bye in pairings.byes] == [("b", 2, ("b", "e"))]
    assert pairings.idle == ("a",)


def test_r9_a_void_game_counts_for_nothing() -> None:
    stage = opened(five())
    game = game_of(stage, "a", "b")
    tables = tables_of(with_results(stage, {game.id: Result(half_points=(2, 0), how="void")}))

    assert (tables.wins, tables.losses, tables.missed) == ({}, {}, {})


def test_r10_points_first() -> None:
    stage = played(stage_of(newcomers(10)))

    assert table(stage) == [f"p{number}" for number in range(1, 11)]


def test_r10_then_the_points_of_those_beaten() -> None:
    circle_the_other_way = [("b", "a"), ("a", "c"), ("c", "b")]
    weak = [("a", "d"), ("a", "e"), ("b", "d"), ("b", "e"), ("d", "c"), ("c", "e"), ("e", "d")]
    stage = played(five(), by_winners([*circle_the_other_way, *weak]))
    tables = tables_of(stage)

    assert table(stage) == ["b", "a", "c", "d", "e"]
    assert [(tables.points[who], tables.sodos[who]) for who in table(stage)[:2]] == [(6, 10), (6, 8)]
    assert FORMAT.rank(stage, OPTIONS)[1].reasons[0].about == ("b", "a")


@pytest.mark.parametrize(
    "records, expected, by",
    [
        ({"a": LastCycle(2, 1), "b": LastCycle(2, 1), "c": LastCycle(1, 10)}, ["c", "a", "b"], ["last_tier", "rating"]),
        ({"a": LastCycle(2, 3), "b": LastCycle(2, 1), "c": LastCycle(2, 2)}, ["b", "c", "a"], ["last_rank"] * 2),
        ({"b": LastCycle(6, 9)}, ["b", "a", "c"], ["last_tier", "rating"]),
        ({"a": LastCycle(1, 1), "c": LastCycle(1, 0)}, ["c", "a", "b"], ["last_rank", "last_tier"]),
        ({}, ["a", "b", "c"], ["rating", "rating"]),
    ],
)
def test_r10_then_the_last_cycle_then_the_rating(
    records: dict[str, LastCycle], expected: list[str], by: list[str]
) -> None:
    stage = circle(five(**records))
    tables = tables_of(stage)
    lines = tables.table(tables.leagues.all[0])

    assert [line.entrant for line in lines[:3]] == expected
    assert [line.separated_by for line in lines[1:3]] == by


def test_r10_then_the_earlier_sign_up() -> None:
    players = [Player(who, number, 1500.0) for who, number in zip("abcde", (3, 1, 2, 5, 4), strict=True)]
    stage = circle(league_of(*players))
    reasons = [line.reasons[0].code for line in FORMAT.rank(stage, OPTIONS)[1:3]]

    assert table(stage)[:3] == ["b", "c", "a"]
    assert reasons == ["parted_by_sign_up"] * 2


def test_r10_disqualification_by_time_out_changes_nothing() -> None:
    stage = circle(five())
    game = next(pairing for pairing, _ in stage.games() if set(pairing.seats) == {"a", "c"})
    number = next(round_.number for round_ in stage.rounds if game in round_.pairings.pairings)

    assert table(with_result(stage, number, game.board, missed(game, "a"))) == table(stage)


def test_r11_the_first_three_who_are_not_disqualified_have_the_trophies() -> None:
    stage = played(stage_of(newcomers(15)))
    stage = with_status(stage, ["p2"], "disqualified")
    game = next(pairing for pairing, _ in stage.games() if set(pairing.seats) == {"p3", "p4"})
    number = next(round_.number for round_ in stage.rounds if game in round_.pairings.pairings)
    stage = with_result(stage, number, game.board, missed(game, "p4"))
    tables = tables_of(stage)

    assert [trophies(stage, tables, league) for league in tables.leagues.all] == [
        ("p1", "p3", "p5"),
        ("p11", "p12", "p13"),
    ]


def test_r11_trophies_wait_for_the_league_and_stand_in_the_standings() -> None:
    stage = opened(stage_of(newcomers(15)))
    games = [pairing for pairing in open_games(stage) if pairing.label == "B1"]
    stage = with_results(stage, {pairing.id: better_seed_wins(stage, pairing) for pairing in games})
    notes = [line.note for line in FORMAT.rank(stage, OPTIONS)]

    assert [(note.about[0], note.params) for note in notes if note is not None and note.code == "trophy"] == [
        (f"p{10 + place}", {"place": place, "league": "B1"}) for place in (1, 2, 3)
    ]


def test_r13_the_standings_go_league_by_league_below_the_holder() -> None:
    stage = played(stage_of(last_cycle(2)))
    lines = FORMAT.rank(stage, OPTIONS)

    assert [line.rank for line in lines] == list(range(1, 32))
    assert lines[0].entrant == "H"
    assert [line.tie_breaks[0] for line in lines[1:]] == [
        f"{league} {place}" for league in ("A", "B1", "B2") for place in range(1, 11)
    ]


def test_r13_the_next_tier_is_that_of_rule_4() -> None:
    stage = played(stage_of(newcomers(30)))
    lines = FORMAT.rank(stage, OPTIONS)
    tiers = FORMAT.next_tiers(stage, OPTIONS)

    assert "".join(line.tie_breaks[3][0] for line in lines[1:10]) == "AAAABBBBB"
    assert "".join(line.tie_breaks[3] for line in lines[10:20]) == "AA" + "B" * 8
    assert [tiers[line.entrant] for line in lines[1:20]] == [1] * 4 + [2] * 5 + [1] * 2 + [2] * 8


def test_r13_at_the_start_every_place_is_possible() -> None:
    for stage in (stage_of(newcomers(15)), opened(stage_of(newcomers(15)))):
        possible = {line.tie_breaks[2] for line in FORMAT.rank(stage, OPTIONS)}

        assert possible == {"1-10", "1-5"}


def test_r13_at_the_end_only_the_own_one() -> None:
    lines = FORMAT.rank(played(stage_of(newcomers(10))), OPTIONS)

    assert [line.tie_breaks[2] for line in lines] == [str(place) for place in range(1, 11)]


def test_r13_points_and_sodos_rule_places_out() -> None:
    """With the games of c against d and e open: a and b are out of reach, and e, beaten by d, stays behind d."""
    games = [(winner, loser) for winner in "ab" for loser in "cde"]
    stage = played(five(), by_winners([("a", "b"), *games, ("d", "e")]))
    lines = {line.entrant: line.tie_breaks[2] for line in FORMAT.rank(stage, OPTIONS)}

    assert lines == {"a": "1", "b": "2", "c": "3-5", "d": "3-4", "e": "4-5"}


def test_the_stage_needs_pairing_then_results_then_is_over() -> None:
    stage = stage_of(newcomers(5))

    assert FORMAT.status(stage, OPTIONS) == NeedsPairing()
    assert isinstance(FORMAT.status(opened(stage), OPTIONS), AwaitsResults)
    assert FORMAT.status(played(stage), OPTIONS) == Finished()
