"""Chances of every place, as a table and as a file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.service.worker_jobs import odds_of
from bot.views import odds as views
from bot.views.odds import MOST_PLACES, chances_view, has_odds, odds_view
from bot.views.view import View
from formats.core import commands as cmd
from formats.core.evolve import fold
from formats.core.model import Odds
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.registry import engine
from formats.toolkit.simulator.simulated import SimulatesRest
from tests.bot.played import PEOPLE as TWELVE
from tests.bot.played import Played

PEOPLE = ("Ada", "Ben", "Cem", "Dan", "Eve")


def played() -> Played:
    return Played(people=PEOPLE).create().enter().close().publish()


def certain(*entrants: str, simulations: int = 1000) -> Odds:
    """Everybody comes in where they stand."""
    counts = tuple(
        tuple(simulations if place == rank else 0 for place in range(len(entrants))) for rank in range(len(entrants))
    )
    return Odds(entrants=entrants, simulations=simulations, counts=counts)


def _lines(view: View) -> list[list[str]]:
    assert view.csv is not None
    return [line.split(",") for line in view.csv.text.removeprefix("\ufeff").splitlines()]


def test_the_table_has_the_first_places_and_says_how_exact_it_is() -> None:
    lines = odds_view(played().context, certain("e1", "e2", "e3", "e4", "e5")).text.split("\n")
    assert "5th" not in "\n".join(lines)
    (ada,) = [line for line in lines if "Ada" in line]
    assert ada.split()[-MOST_PLACES:] == ["100.0", "–", "–", "–"]
    assert "standard error is at most ±0.1" in lines[-1]


def test_a_small_field_has_no_more_places_than_players() -> None:
    text = odds_view(played().context, certain("e1", "e2", "e3")).text
    assert "3rd" in text
    assert "4th" not in text


def test_the_file_has_everybodys_shares_of_all_places_with_their_errors() -> None:
    entrants = ("e1", "e2", "e3", "e4", "e5")
    others = certain(*entrants, simulations=4).counts[1:]
    halves = Odds(entrants=entrants, simulations=4, counts=((2, 2, 0, 0, 0), *others))
    head, ada, *_ = _lines(odds_view(played().context, halves))
    assert len(head) == len(ada) == 2 + 2 * len(PEOPLE)
    assert ada[:4] == ["1", "Ada", "0.500000", "0.500000"]
    assert ada[2 + len(PEOPLE)] == "0.250000"  # the root of a half times a half in four


@pytest.mark.parametrize(
    "field, best",
    [(3, ["1st"]), (4, ["1st", "Top 3"]), (8, ["1st", "Top 3"]), (9, ["1st", "Top 3", "Top 8"])],
)
def test_ones_chances_are_followed_for_places_that_not_everybody_reaches(field: int, best: list[str]) -> None:
    played = Played(people=tuple(f"P{number}" for number in range(field))).create().enter().close().publish()
    history = [(number, certain(*(f"e{number}" for number in range(1, field + 1)))) for number in (1, 2)]
    view = chances_view(played.context, "e1", history)
    head, *lines = _lines(view)
    assert head[1:] == best
    assert [line[0] for line in lines] == ["R1", "R2"]
    assert lines[0][1] == "100.0±0.1"


def test_a_round_before_somebody_came_has_no_line() -> None:
    history = [(1, certain("e1", "e2")), (2, certain("e1", "e3", "e2"))]
    assert [line[0] for line in _lines(chances_view(played().context, "e3", history))[1:]] == ["R2"]


def test_the_first_place_is_followed_however_few_are_left_and_the_latest_simulations_are_told() -> None:
    history = [(1, certain("e1", simulations=500)), (2, certain("e1", simulations=700))]
    view = chances_view(played().context, "e1", history)
    assert _lines(view)[0][1:] == ["1st"]
    assert "700" in view.text
    assert "500" not in view.text


OPTIONS: Mapping[str, dict[str, Any]] = {
    "fide_dutch": {"rounds": 4},
    "swiss_elimination": {"table": "eight", "online_puzzles": [], "live_puzzles": []},
    "group_rounds": {"fewest": 2},
}
TEN = TWELVE[:10]
SYSTEMS = tuple(key for key, system in engine().formats.items() if isinstance(system, SimulatesRest))


def in_play(system: str) -> Played:
    """The second round has begun; in leagues all rounds at once."""
    plan = (StagePlan(system=system, title="Main", options=OPTIONS.get(system, {})),)
    begun = Played(people=TEN).create(plan, week=None).enter().close().publish()
    return begun if system == "tiered_league" else begun.play().publish()


@pytest.mark.parametrize("system", SYSTEMS)
def test_chances_follow_the_log_through_corrections_undo_and_a_restart(system: str) -> None:
    played, other = in_play(system), in_play(system)
    before, game = odds_of(played.state, 200), played.state.open_games()[0]
    first, second = (cmd.RecordResult(pairing=game.id, report=Report(winner=who)) for who in game.seats)

    (record, *_) = played.do(first)
    won = odds_of(played.state, 200)
    assert won != before
    played.do(cmd.UndoCommand(command_id=record.command_id))
    assert odds_of(played.state, 200) == before, "an undone result counts no more"
    assert odds_of(fold(played.records), 200) == before, "after a restart"
    played.do(first)
    played.do(second)
    other.do(second)
    assert odds_of(played.state, 200) == odds_of(other.state, 200), "a corrected result counts as if it were the first"


@pytest.mark.parametrize("system", SYSTEMS)
def test_those_who_have_left_have_no_chances(system: str) -> None:
    played = in_play(system)
    who = played.state.open_games()[0].seats[0]
    played.do(cmd.WithdrawEntrant(entrant=who))
    odds = odds_of(played.state, 100)
    assert odds is not None
    assert who not in odds.entrants
    assert len(odds.entrants) == len(played.people) - 1


@pytest.mark.parametrize("system", SYSTEMS)
def test_chances_are_hidden_where_something_sealed_would_show(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    context = in_play(system).context
    assert has_odds(context)
    monkeypatch.setattr(views, "is_sealed", lambda *_: True)
    assert not has_odds(context)
