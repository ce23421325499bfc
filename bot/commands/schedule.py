"""`/schedule`: times of games, in tournaments whose games have times."""

from __future__ import annotations

from discord import app_commands

from bot.commands.match import GAME
from bot.service.loaded import LoadedTournament
from bot.text.context import TournamentContext
from bot.ui import own_choices
from bot.ui.access import HERE, PLAYERS
from bot.ui.answers import Ask
from bot.ui.flows import presence, proposing, reading
from bot.ui.options import Group
from bot.ui.tournament_commands import on_tournament
from formats.core.commands import GrantMoreTime


def _has_times(context: TournamentContext) -> bool:
    """Whether games have times: by the weekly timetable, or set one by one."""
    return context.state.settings.week is not None or bool(context.state.times)


SCHEDULE = Group(
    module=__name__,
    name="schedule",
    description="When games are played: see, suggest, wait for an opponent",
    guild_only=True,
    needed=_has_times,
)


@SCHEDULE.command(name="games", description="When this round's games are played, in your local time")
@on_tournament(HERE)
async def games(ask: Ask, loaded: LoadedTournament) -> None:
    """Games by time."""
    await reading.schedule(ask, loaded)


@SCHEDULE.command(name="propose", description="Suggest a game time to your opponent, while times are tentative")
@app_commands.describe(time="Such as: sat 19:00, in your own time zone")
@on_tournament(PLAYERS, answers="form")
async def propose_time(ask: Ask, loaded: LoadedTournament, time: str) -> None:
    """Propose a time."""
    await proposing.propose(ask, loaded, time)


@SCHEDULE.command(name="more-time", description="Give your opponent more time to appear")
@app_commands.describe(minutes="How many minutes more; leave empty to choose", game=GAME)
@app_commands.autocomplete(game=own_choices.games)
@on_tournament(PLAYERS.giving(GrantMoreTime))
async def more_time(
    ask: Ask, loaded: LoadedTournament, minutes: app_commands.Range[int, 1, 1440] | None = None, game: str | None = None
) -> None:
    """Wait longer for a late opponent."""
    if minutes is None:
        await presence.ask_how_long(ask, loaded, game)
    else:
        await presence.wait(ask, loaded, minutes, game)
