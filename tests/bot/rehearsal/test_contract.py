"""Every act of the rehearsal names a command the bot has, with options it knows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import ModuleType

import discord
import pytest
from discord import app_commands

from bot.commands import add_commands
from bot.rehearsal import behaviour, direction, rehearsal_run, responses
from bot.rehearsal.game_sites import Venue
from bot.rehearsal.rehearsal_view import Act
from formats.core import commands as cmd
from formats.core.model import Choice, EntrantData, Prompt, Reason
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from tests.bot.rehearsal.scenes import ROUND_ROBIN, by_hand, closed, director, play, wish
from tests.bot.season import Season


@pytest.fixture(scope="module")
def commands() -> dict[str, dict[str, bool]]:
    """Every command with its options; True for those that must be given."""
    tree: app_commands.CommandTree[discord.Client] = app_commands.CommandTree(
        discord.Client(intents=discord.Intents.none())
    )
    add_commands(tree)
    return {
        f"/{command.qualified_name}": {option.name: option.required for option in command.parameters}
        for command in tree.walk_commands()
        if isinstance(command, app_commands.Command)
    }


def acts_by_hand() -> Iterator[Act]:
    """What is done where there is no timetable."""
    yield from _of(director(play(Season().create(settings=Settings(), stages=ROUND_ROBIN).sign_up(4))))
    opening = Season().create()
    yield from _of(director(play(opening)))
    opening.sign_up(4)
    opening.do(cmd.ChangeEntrants(data={"e1": EntrantData()}))
    yield from _of(director(play(opening)))
    opening.do(cmd.ChangeEntrants(data={"e1": EntrantData(rating=1800)}))
    yield from _of(director(play(opening)), wish(play(opening), None), wish(play(opening), "e1"))
    season = by_hand()
    yield from _of(director(play(season, absent=100)))
    game = season.games()[0]
    won = play(season).winner(game)
    lost = game.opponent(won)
    yield from _of(wish(play(season), won))
    season.do(cmd.ReportResult(pairing=game.id, by=won, report=Report(winner=won)), actor="p1")
    yield from _of(wish(play(season), lost), wish(play(season, disputed=100), lost))
    season.do(cmd.ReportResult(pairing=game.id, by=lost, report=Report(winner=lost)), actor="p2")
    yield from _of(director(play(season)))
    both = by_hand()
    for game in both.games():
        for seat in game.seats:
            both.do(cmd.ReportResult(pairing=game.id, by=seat, report=Report(winner=seat)), actor=f"p{seat[1:]}")
    yield from _of(director(play(both)))
    scored = closed(
        StagePlan(system="round_robin", title="Scored", options={"points": [2, 1, 0], "bonus": ["win by 9: 1"]})
    )
    scored.publish()
    for game in scored.games():
        for seat in game.seats:
            report = Report(winner=seat, scores=(20, 10) if seat == game.seats[0] else (10, 20))
            scored.do(cmd.ReportResult(pairing=game.id, by=seat, report=report), actor=f"p{seat[1:]}")
    yield from _of(director(play(scored)))
    played = by_hand().play_round()
    yield from _of(director(play(played)))
    played.publish().play_round().publish().play_round()
    yield from _of(*(wish(play(played, leaving=100), who) for who in played.people))


def acts_in_weeks() -> Iterator[Act]:
    """What is done around games that have a time."""
    season = Season().started(8)
    game = season.games()[0]
    season.until(season.now + (season.state.times[game.id].at - season.now) / 2)
    while not season.state.times[game.id].final:
        season.until(min(item.at for item in season.ahead("fix")))
    yield from _of(*(wish(play(season, silent=100), who) for who in game.seats))
    seed = next(
        seed
        for seed in map(str, range(100))
        if sum(play(season, seed=seed, absent=100).comes(seat, game) for seat in game.seats) == 1
    )
    there = next(seat for seat in game.seats if play(season, seed=seed, absent=100).comes(seat, game))
    arrival = wish(play(season, seed=seed, absent=100, silent=100), there)
    assert arrival is not None
    season.until(arrival.at).do(cmd.CheckIn(pairing=game.id, by=there), actor="p1")
    yield from _of(wish(play(season, seed=seed, absent=100, silent=100), there))


def acts_about_forms() -> Iterator[Act]:
    """What is asked for, handed in and entered where a format has forms, and said about its games."""
    playoffs = closed(StagePlan(system="swiss_elimination", title="Playoffs"))
    yield from _of(director(play(playoffs)))
    playoffs.do(cmd.AskForForm(form="preferences"))
    yield from _of(wish(play(playoffs), "e1"))
    playoffs.publish()
    yield from _of(director(play(playoffs)))
    groups = closed(StagePlan(system="group_rounds", title="Groups", options={"fewest": 4})).publish()
    yield from _of(wish(play(groups), "e1"))


def acts_on_game_servers() -> Iterator[Act]:
    """What is done so that games can be played on a server."""
    yield from _of(director(replace(play(Season().create()), venue=Venue("woogles", "terms"))))
    yield from _of(wish(replace(play(by_hand()), unlinked={"e1": "amara"}), "e1"))


def answers() -> Iterator[Act]:
    """What the director answers."""
    question = Reason(code="anything")
    context = play(by_hand())
    for prompt in (
        Prompt(key="q", question=question, choices=(Choice(value="a", label="A"),)),
        Prompt(key="q", question=question, low=1, high=6),
    ):
        intention = direction.answer(context, prompt)
        assert intention is not None
        yield intention


def _of(*intentions: object) -> Iterator[Act]:
    yield from (intention.act for intention in intentions if intention is not None)  # type: ignore[attr-defined]


ALL_ACTS = [*acts_by_hand(), *acts_in_weeks(), *acts_about_forms(), *acts_on_game_servers(), *answers()]


def named_in(module: ModuleType) -> set[str]:
    """Every text of a module's code that looks like a slash command."""
    texts: set[str] = set()
    own = [value for value in vars(module).values() if getattr(value, "__module__", "") == module.__name__]
    for value in [member for defined in own for member in (defined, *vars(defined).values())]:
        code = getattr(value, "__code__", None)
        texts |= set() if code is None else set(_texts(code.co_consts))
    return {text for text in texts if text.startswith("/") and text != "/"}


def _texts(constants: tuple[object, ...]) -> Iterator[str]:
    for constant in constants:
        if isinstance(constant, str):
            yield constant
        elif hasattr(constant, "co_consts"):
            yield from _texts(constant.co_consts)


@pytest.mark.parametrize("act", ALL_ACTS, ids=lambda act: act.command)
def test_act_can_be_typed(act: Act, commands: dict[str, dict[str, bool]]) -> None:
    options = commands[act.command]
    # An account on a game server is for every tournament.
    assert set(act.options) | (set() if act.profile else {"tournament"}) <= set(options)
    assert {name for name, required in options.items() if required} <= set(act.options)


def test_every_command_named_anywhere_is_tried_above(commands: dict[str, dict[str, bool]]) -> None:
    acted = {act.command for act in ALL_ACTS}
    assert named_in(responses) | named_in(behaviour) | named_in(direction) == acted
    assert named_in(rehearsal_run) <= set(commands)
    assert named_in(rehearsal_run)
