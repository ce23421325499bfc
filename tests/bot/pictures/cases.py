"""Real tournaments, played by chance from their presets, and every picture they make."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from bot import plugins
from bot.charts import (
    crosstables,
    elimination,
    groups,
    kinds,
    odds,
    players,
    rounds,
    standings,
    weeks,
)
from bot.faces.group_rounds.phases import phases
from bot.faces.swiss_elimination import pictures as playoffs
from bot.faces.tiered_league.pyramid import league_pyramid
from bot.pictures.drawing import PictureView
from bot.pictures.kinds import KindsSheet
from bot.text.context import TournamentContext
from bot.text.names import Names
from bot.ui.flows import creating
from formats import registry
from formats.core import commands as cmd
from formats.core.lots import Lots
from formats.core.plan import StagePlan
from formats.core.state import TournamentState
from formats.core.steps import Finish, PairRound, WaitForAnswers, next_step
from formats.messages.sentences import english_title
from tests.bot.pictures.people import names
from tests.formats.conformance.whole_tournaments import Whole

FIELDS = {
    "arimaa_world_championship_2010": 24,
    "classic_double_elimination": 16,
    "classic_swiss": 26,
    "kuksu_main_title_tournament": 30,
    "lets_play_scrabble": 12,
    "pentolla_freestyle": 16,
    "wpf_gp_playoffs_2023": 16,
}
"""Presets and how many enter."""


def until(whole: Whole, steps: int | None) -> None:
    """Play a tournament as the test of whole tournaments does, to the end or for so many steps."""
    done = 0
    while steps is None or done < steps:
        step = next_step(whole.play.state, whole.play.engine)
        if isinstance(step, Finish):
            whole.play.do(cmd.FinishTournament())
            return
        if isinstance(step, PairRound):
            whole.publish(step)
        elif isinstance(step, WaitForAnswers):
            whole.answer(step.prompts[0])
        else:
            whole.something_happens()
        done += 1


@cache
def context(preset: str, steps: int | None = None) -> TournamentContext:
    """A preset's tournament, played so far."""
    plan = registry.preset(preset)
    engine = registry.engine()
    whole = Whole(engine, plan.stages, FIELDS[preset], 7, calm=True, settings=plan.settings)
    until(whole, steps)
    return told(whole.play.state, plan.title)


@cache
def simple(system: str, size: int, steps: int | None = None) -> TournamentContext:
    """A tournament of one stage of a system with its default options."""
    whole = Whole(registry.engine(), [StagePlan(system=system, title="")], size, 5, calm=True)
    until(whole, steps)
    return told(whole.play.state, english_title(system))


def told(state: TournamentState, title: str) -> TournamentContext:
    """The scene of a state, with names in every script."""
    who = Names(dict(zip(state.entrants, names(len(state.entrants)), strict=True)))
    return TournamentContext(_titled(state, title), registry.engine(), who)


def _titled(state: TournamentState, title: str) -> TournamentState:
    return replace(state, title=title)


def chances(tournament: TournamentContext, rounds_told: int) -> PictureView:
    """The chances of the first in the standings, simulated again after each of the latest rounds."""
    number = tournament.state.stage_number
    played = tournament.stage(number)
    rules = tournament.rules(number)
    told_after = range(max(1, len(played.rounds) - rounds_told), len(played.rounds) + 1)
    history = []
    for count in told_after:
        shares = rules.odds(replace(played, rounds=played.rounds[:count]), Lots("odds"), 200)
        if shares is not None:
            history.append((count, shares))
    return odds.chances_chart(tournament, tournament.standings(number)[0].entrant, history)


def menu() -> KindsSheet:
    """What can be created, in the language spoken."""
    plugins.install()
    parts = [(head, [(kind.title, kind.systems) for kind in found]) for head, found in creating.everything().items()]
    return kinds.kinds_sheet(parts, registry.systems())


def pictures() -> Iterator[tuple[str, PictureView | None]]:
    """Every picture of every tournament, by a name for its file."""
    arimaa = context("arimaa_world_championship_2010")
    early = context("arimaa_world_championship_2010", 40)
    yield "kinds", menu()
    yield "arimaa-standings", standings.standings_card(arimaa, 0)
    yield "arimaa-wall-chart", crosstables.crosstable(arimaa, 0)
    yield "arimaa-pairings", rounds.pairing_sheet(early)
    yield "arimaa-lives", elimination.lives_chart(arimaa)
    yield "arimaa-player", players.player_card(arimaa, arimaa.standings(0)[0].entrant, 0)
    yield "arimaa-podium", standings.podium(arimaa)
    game = arimaa.games()[-1].pairing
    yield "arimaa-week", weeks.week_table(arimaa, game.id)
    yield "round-robin-grid", crosstables.crosstable(simple("round_robin", 8))
    yield "single-elimination", elimination.bracket(simple("single_elimination", 13))
    yield "single-elimination-open", elimination.bracket(simple("single_elimination", 32, 26))
    yield "double-elimination", elimination.bracket(context("classic_double_elimination"))
    yield "wpf-path", playoffs.strategy_path(context("wpf_gp_playoffs_2023"))
    yield "wpf-matches", playoffs.match_diagram(context("wpf_gp_playoffs_2023"))
    kuksu = context("kuksu_main_title_tournament")
    yield "kuksu-pyramid", league_pyramid(kuksu)
    yield "kuksu-leagues", groups.group_grids(kuksu)
    yield "pentolla-phases", phases(context("pentolla_freestyle"))
    yield "pentolla-groups", groups.group_grids(context("pentolla_freestyle", 30))
    cop = context("lets_play_scrabble", 70)
    number = cop.state.stage_number
    found = cop.rules(number).odds(cop.stage(number), Lots("odds"), 1000)
    yield "cop-odds", None if found is None else odds.heat_map(cop, found)
    yield "cop-chances", chances(cop, 8)
    yield "cop-standings", standings.standings_card(cop)
