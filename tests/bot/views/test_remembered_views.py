"""Memoized views (the board, the tables of groups) equal those computed from nothing at every moment."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.schedule.deadlines import deadlines
from bot.text import actions
from bot.text.buttons import button
from bot.text.catalogue import deferred, in_language
from bot.text.context import TournamentContext
from bot.text.names import Names
from bot.text.tokens import has_tokens
from bot.views.groups import games_played, group_named, group_tables, groups_of, ranked_apart
from bot.views.live_board import board_view
from formats import registry
from formats.core import commands as cmd
from formats.core.errors import FieldError
from formats.core.memoize import forget
from formats.core.results import Report
from formats.core.state import TournamentState
from tests.bot.season import Season
from tests.examples import examples
from tests.formats.conformance.directed import Directed
from tests.formats.conformance.test_directed import SYSTEMS, directed

ENGINE = registry.engine()


def shown(state: TournamentState) -> list[object]:
    """Return all memoized views, in each language, and as they are while posts are composed."""
    names = Names({who: f"Player {who} *" for who in state.entrants})
    context = TournamentContext(state, ENGINE, names)
    views: list[object] = [[(deadline.at, deadline.id, deadline.what) for deadline in deadlines(state, ENGINE)]]
    for rendering_key in (in_language("en"), in_language("de"), deferred("en")):
        with rendering_key:
            views.append(board_view(context, "t1"))
            for number in range(len(state.started)):
                groups = groups_of(context, number)
                views += [groups, group_tables(context, number, groups)]
                views += [
                    (group_named(context, number, group.name), games_played(context, number, group)) for group in groups
                ]
            views.append(ranked_apart(context))
    return views


class Looked(Directed):
    """A whole tournament with a busy director, whose views are read all the time."""

    most = 12

    def watch(self) -> None:
        """What is said to somebody who has seen it grow, and to somebody who comes now."""
        before = shown(self.play.state)
        forget()
        assert before == shown(self.play.state)


@pytest.mark.parametrize("key", SYSTEMS)
@given(seed=st.integers(0, 2**32))
@examples(2)
def test_what_is_remembered_of_views_is_what_would_be_said_anew(key: str, seed: int) -> None:
    with suppress(FieldError):  # more rounds than opponents, say
        directed(key, seed, Looked).to_the_end()


def test_the_next_games_on_the_board_follow_results_corrections_and_new_times() -> None:
    season = Season().started()
    told = []

    def look() -> None:
        sections = season.board.sections
        forget()
        assert season.board.sections == sections
        told.append(sections)

    look()
    game, other = season.games()[:2]
    season.report(game)
    look()
    season.undo()
    look()  # the game is reported, but not over: it is not among the next ones
    season.undo()
    look()
    season.do(cmd.RecordResult(pairing=other.id, report=Report(winner=other.seats[0])))
    look()
    season.do(cmd.OrderRematch(pairing=other.id, text="the clock failed"))
    look()
    later = max(time.at for time in season.state.times.values())
    season.do(cmd.MoveGame(pairing=game.id, at=later, knowingly=True, text="both asked for it"))
    look()
    assert told[0] == told[3]
    assert len(set(told)) >= 4


def test_a_button_that_was_made_before_speaks_the_language_of_its_reader() -> None:
    labels = []
    for code in ("en", "de", "en"):
        with in_language(code):
            labels.append(button(actions.STANDINGS, "t1").label)
    with deferred("de"):
        labels.append(button(actions.STANDINGS, "t1").label)
    assert labels[0] == labels[2] != labels[1]
    assert has_tokens(labels[3])


def test_a_name_asked_for_before_is_the_same_in_every_language_and_a_missing_one_is_not() -> None:
    names = Names({"e1": "An*a"})
    said = []
    for code in ("en", "ja", "en"):
        with in_language(code):
            said.append([names.plain("e1"), names.full("e1"), names.plain("e2"), names.full("e2")])
    assert said[0] == said[2]
    assert said[0][:2] == said[1][:2] == ["An\\*a", "An*a"]
    assert said[0][2:] != said[1][2:]
