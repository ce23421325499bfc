"""Disqualified entrants have no place in any table."""

from __future__ import annotations

import pytest

from formats import registry
from formats.cli.run import rank
from formats.cli.source import Source
from formats.core import commands as cmd
from formats.core.disqualified import marked_apart, without_places
from formats.core.model import Standing
from formats.core.plan import StagePlan
from formats.core.results import Report
from tests.formats.play import START, Play


def line(entrant: str, rank: int) -> Standing:
    return Standing(entrant=entrant, rank=rank, points=0)


def test_those_behind_move_up_and_whom_nothing_separates_still_share_a_rank() -> None:
    lines = [line("a", 1), line("b", 2), line("c", 2), line("d", 2), line("e", 5)]
    moved = without_places(lines, frozenset({"a", "c"}))
    assert [(place.entrant, place.rank, place.apart) for place in moved] == [
        ("b", 1, False),
        ("d", 1, False),
        ("e", 3, False),
        ("a", 4, True),
        ("c", 5, True),
    ]
    assert without_places(lines, frozenset({"z"})) == tuple(lines)


def test_a_group_s_table_keeps_its_order() -> None:
    lines = [line("a", 1), line("b", 2)]
    assert [(place.entrant, place.rank, place.apart) for place in marked_apart(lines, frozenset({"a"}))] == [
        ("a", 1, True),
        ("b", 2, False),
    ]


@pytest.mark.parametrize("system", ["single_elimination", "double_elimination", "swiss", "round_robin", "cop"])
def test_a_disqualified_winner_is_first_in_no_table(system: str) -> None:
    rounds = {"rounds": 3} if system in {"swiss", "cop"} else {}
    play = Play([StagePlan(system=system, title="Cup", options=rounds)], engine=registry.engine())
    play.enter(5)
    while play.state.phase != "running" or play.state.open_games() or not _is_over(play):
        if play.state.open_games():
            pairing = play.state.open_games()[0]
            won = min(pairing.seats, key=lambda who: int(who[1:]))
            scores = (400, 350) if won == pairing.seats[0] else (350, 400)
            play.do(cmd.RecordResult(pairing=pairing.id, report=Report(winner=won, scores=scores)))
        else:
            play.publish()
    winner = play.engine.table(play.state)[0].entrant
    second = play.engine.table(play.state)[1].entrant
    play.do(cmd.WithdrawEntrant(entrant=winner, status="disqualified"))
    first, *_, last = play.engine.table(play.state)
    assert (first.entrant, first.rank, first.apart) == (second, 1, False)
    assert (last.entrant, last.apart, last.note) == (winner, True, None)
    printed = rank(Source(play.state, START, {}), play.engine).text.splitlines()
    (shown,) = [text for text in printed if text.split()[:2] == ["-", winner]]
    assert shown


def _is_over(play: Play) -> bool:
    return type(play.engine.status(play.state)).__name__ == "Finished" if play.state.started else False
