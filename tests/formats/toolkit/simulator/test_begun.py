"""Chances of the rest of a Swiss and of a round robin, against the formats themselves played to the end."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from formats.core.lots import Lots
from formats.core.results import Result
from formats.registry import engine
from formats.toolkit.simulator.begun import Begun, open_pairings
from formats.toolkit.tie_breaks import Table
from tests.formats.stage_builder import new_stage, paired, published, with_result, with_status, won
from tests.formats.toolkit.simulator.ends import begun, better_wins, check_chances, odds, share

SWISS: Any
ROUND_ROBIN: Any
GROUPS: Any
GROUPS = engine().format_of("group_stage")
SWISS, ROUND_ROBIN = engine().format_of("swiss"), engine().format_of("round_robin")
RATINGS: dict[str, float] = {who: 1900.0 - 70 * place for place, who in enumerate("abcdefgh")}


@pytest.mark.parametrize(
    "system, chosen, rounds, gone",
    [
        (SWISS, {"rounds": 5}, 3, ""),
        (SWISS, {"rounds": 5, "points": (3, 1, 0)}, 3, "h"),
        (SWISS, {"wins_to_advance": 3, "losses_to_leave": 2}, 2, "h"),
        (ROUND_ROBIN, {}, 3, ""),
        (ROUND_ROBIN, {"legs": 2}, 9, "c"),
        (GROUPS, {"groups": 2}, 1, "c"),
        (engine().format_of("fide_dutch"), {}, 3, ""),
        (engine().format_of("score_group_swiss"), {"rounds": 5}, 3, ""),
        (engine().format_of("floating_double_elimination"), {}, 1, ""),
        (engine().format_of("floating_double_elimination"), {}, 2, "c"),
    ],
)
def test_chances_agree_with_the_format_played_to_the_end(
    system: Any, chosen: dict[str, Any], rounds: int, gone: str
) -> None:
    options = system.read_options(chosen)
    stage = with_status(begun(system, options, rounds, new_stage(RATINGS)), gone)

    # Rounds of FIDE Dutch are paired by a simpler rule, and byes count otherwise in its tie-breaks.
    check_chances(system, options, stage, simpler=0.04 if system.key == "fide_dutch" else 0.0)
    assert odds(system, options, stage, 1).rated


@pytest.mark.parametrize("system, chosen", [(SWISS, {"rounds": 5}), (ROUND_ROBIN, {})])
def test_what_was_played_gives_the_standings_of_the_format(system: Any, chosen: dict[str, Any]) -> None:
    """Points and tie-breaks of the arrays rank as the format ranks, with a bye, a forfeit and a player who has left."""
    options = system.read_options(chosen)
    stage = new_stage(dict(list(RATINGS.items())[:7]))
    for _ in range(3):
        stage = published(stage, paired(system, stage, options), better_wins)
    forfeited = stage.rounds[-1].pairings.pairings[0]
    stage = stage.with_result(forfeited.id, won(forfeited.seats, None))
    stage = with_status(stage, ["f"])
    everybody = system is ROUND_ROBIN
    record = Begun(Table(stage, everybody_meets=everybody), system.rank(stage, options)).record(1)
    places, _ = record.ranked(options.tie_breaks, everybody_meets=everybody)

    assert dict(zip(stage.seeds, places[0].tolist(), strict=True)) == {
        line.entrant: line.rank for line in system.rank(stage, options)
    }


def test_certain_places_have_no_other_chance() -> None:
    """Before the last round nobody overtakes a player who is more than a win ahead."""
    options = ROUND_ROBIN.read_options({})
    stage = new_stage(RATINGS)
    for _ in range(6):
        stage = published(stage, paired(ROUND_ROBIN, stage, options), better_wins)
    simulated = odds(ROUND_ROBIN, options, stage, 500)
    points = {line.entrant: line.points for line in ROUND_ROBIN.rank(stage, options)}
    for who in "abcdefgh":
        for place in range(1, 9):
            sure_above = sum(points[other] > points[who] + 2 for other in points)
            sure_below = sum(points[other] + 2 < points[who] for other in points)
            if place <= sure_above or place > 8 - sure_below:
                assert share(simulated, who, place, place) == 0
    assert [sum(row) for row in simulated.counts] == [500] * 8


def test_nothing_is_simulated_after_the_end_or_for_very_many() -> None:
    many, usual = new_stage({f"p{number}": None for number in range(65)}), SWISS.read_options({})
    assert SWISS.odds(many, usual, Lots("seed"), 10) is None
    assert not SWISS.simulates_odds(many, usual)
    for system, chosen in ((SWISS, {"rounds": 1}), (ROUND_ROBIN, {})):
        options = system.read_options(chosen)
        over = published(
            new_stage({"a": None, "b": None}), paired(system, new_stage({"a": None, "b": None}), options), better_wins
        )
        assert system.odds(over, options, Lots("seed"), 10) is None


@pytest.mark.parametrize("system, chosen", [(SWISS, {"rounds": 5}), (ROUND_ROBIN, {})])
def test_open_games_split_the_chances_of_first_place(system: Any, chosen: dict[str, Any]) -> None:
    """The shares after a win and after a loss, weighted by how often each occurs, are the chance of the title."""
    options = system.read_options(chosen)
    stage = begun(system, options, 3, new_stage(RATINGS))
    simulated = odds(system, options, stage)
    assert [game.pairing for game in simulated.games] == [pairing.id for pairing in open_pairings(stage)]
    for game in simulated.games:
        for who, (won_it, lost_it) in zip(game.seats, game.titles, strict=True):
            assert won_it is not None
            assert lost_it is not None
            assert lost_it <= share(simulated, who, 1, 1) <= won_it


def test_a_win_makes_a_place_sure_that_no_end_of_the_event_takes_away() -> None:
    """Every result of the last round, tied games too, keeps a winner at the place that is promised."""
    options = SWISS.read_options({"rounds": 4})
    stage = begun(SWISS, options, 3, new_stage(RATINGS))
    games = open_pairings(stage)
    promised = 0
    for game in odds(SWISS, options, stage, 50).games:
        for who, sure in zip(game.seats, game.sure, strict=True):
            if sure is None:
                continue
            promised += 1
            worst = 0
            for winners in product((0, 1, None), repeat=len(games)):
                ended = stage
                for pairing, winner in zip(games, winners, strict=True):
                    tied = Result(half_points=(1, 1))
                    result = tied if winner is None else won(pairing.seats, pairing.seats[winner])
                    ended = ended.with_result(pairing.id, won(pairing.seats, who) if who in pairing.seats else result)
                worst = max(worst, next(line.rank for line in SWISS.rank(ended, options) if line.entrant == who))
            assert worst <= sure
    assert promised


@pytest.mark.parametrize("rounds, promised", [(1, None), (2, 1), (3, None)])
def test_a_place_is_promised_by_the_win_that_makes_it_sure(rounds: int, promised: int | None) -> None:
    """Of four games of two players the third win decides; the fourth game adds nothing."""
    options, stage = ROUND_ROBIN.read_options({"legs": 4}), new_stage({"a": None, "b": None})
    for _ in range(rounds + 1):
        stage = published(stage, paired(ROUND_ROBIN, stage, options), better_wins)
    (game,) = odds(ROUND_ROBIN, options, with_result(stage, rounds + 1, 1, None), 50).games
    assert dict(zip(game.seats, game.sure, strict=True)) == {"a": promised, "b": None}


def test_no_place_is_sure_where_games_of_leavers_are_cancelled() -> None:
    options, stage = ROUND_ROBIN.read_options({"legs": 4, "strike_below_half": True}), new_stage({"a": None, "b": None})
    for _ in range(3):
        stage = published(stage, paired(ROUND_ROBIN, stage, options), better_wins)
    (game,) = odds(ROUND_ROBIN, options, with_result(stage, 3, 1, None), 50).games
    assert game.sure == (None, None)
