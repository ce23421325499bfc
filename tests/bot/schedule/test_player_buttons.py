"""Buttons of players in random tournaments: what is shown about a game can be done, and what can be done is shown."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.schedule.player_buttons import player_buttons
from bot.text import actions
from formats.core import commands as cmd
from formats.core.possible import Act
from formats.core.possible.rounds import game_of
from formats.core.values import EntrantId
from tests.examples import examples
from tests.formats.conformance.moments import Moments
from tests.formats.conformance.test_possible import moments

ABOUT_GAMES: dict[str, type[Any]] = {
    actions.HERE: cmd.CheckIn,
    actions.CLAIM: cmd.ClaimForfeit,
    actions.MORE_TIME: cmd.GrantMoreTime,
    actions.REPORT: cmd.ReportResult,
    actions.CONFIRM: cmd.ConfirmReport,
    actions.DISPUTE: cmd.DisputeReport,
    actions.TAKE_BACK: cmd.TakeBackReport,
}
"""What the buttons about a game do."""


AROUND_THE_START = {cmd.CheckIn, cmd.ClaimForfeit, cmd.GrantMoreTime}


class Buttons(Moments):
    """Looks at everybody's buttons in every moment of a tournament."""

    look_every = 1.0

    def look(self) -> None:
        """Compare the buttons of everybody with what they may do."""
        for who in self.play.state.entrants:
            self.compare_buttons(who)

    def compare_buttons(self, who: EntrantId) -> None:
        """What is shown can be done; around the start of a game all is shown that can be done."""
        state = self.play.state
        shown = player_buttons(state, self.play.engine, who, self.play.now, "t1")
        named = [button.action.split(":", 3) for button in shown]
        about = [(ABOUT_GAMES[action], pairing) for _, action, _, pairing in named if action in ABOUT_GAMES]
        for command, pairing in about:
            act = Act(command, {"pairing": pairing, "by": who})
            assert self.refusal_of(self.filled(act)) is None, f"{who} sees a button for {act}"
        game = game_of(state, who)
        if game is not None and game.id not in state.reports:
            may = {act.command for act in self.offered(who) if act.given.get("pairing") == game.id}
            assert {command for command, _ in about} & AROUND_THE_START == may & AROUND_THE_START


@pytest.mark.parametrize("key", ["swiss", "tiered_league", "swiss_elimination", "neighbours"])
@given(seed=st.integers(0, 2**16))
@examples(2)
def test_buttons_about_games_show_what_is_possible(key: str, seed: int) -> None:
    moments(key, seed, Buttons).to_the_end()
