"""`/td series`: evenings that come back every week."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.directing.groups import TD
from bot.service.loaded import LoadedTournament
from bot.ui import choices
from bot.ui.access import STAFF
from bot.ui.answers import Ask
from bot.ui.flows.series import plan_series
from bot.ui.flows.series_roles import RolesTyped
from bot.ui.tournament_commands import on_tournament


@TD.command(name="series", description="Play this event every week: sign-up, start, points, a leaderboard")
@app_commands.describe(
    when="Weekday and time, like: fri 20:00",
    zone="On which clock (default: yours)",
    opens_hours="Hours before the start at which sign-up opens (default: 72)",
    fewest="With fewer players an evening is called off (default: 4)",
    points="Points by place, like: 10 8 6 5 4 3 2 1",
    best="How many evenings of a player count (default: all)",
    season="How many evenings a season has (default: no seasons)",
    ratings="Rate players by these evenings, and seed by that (default: no)",
    title="What the series is called (default: as the event)",
    player_role="Role that everyone gets who has played an evening (default: none)",
    winner_role="Role that the winner of the last evening has (default: none)",
    no_roles="Take these roles back and give none (default: no)",
)
@app_commands.autocomplete(zone=choices.zones)
@on_tournament(STAFF)
async def series(
    ask: Ask,
    loaded: LoadedTournament,
    when: str | None = None,
    zone: str | None = None,
    opens_hours: app_commands.Range[int, 1, 167] | None = None,
    fewest: app_commands.Range[int, 2, 100] | None = None,
    points: str | None = None,
    best: app_commands.Range[int, 1, 1000] | None = None,
    season: app_commands.Range[int, 1, 1000] | None = None,
    ratings: bool | None = None,  # noqa: FBT001 - an option of the command
    title: app_commands.Range[str, 1, 90] | None = None,
    player_role: discord.Role | None = None,
    winner_role: discord.Role | None = None,
    no_roles: bool = False,  # noqa: FBT001, FBT002 - an option of the command
) -> None:
    """Make a series of an event, or change a series."""
    typed = {
        "at": when,
        "zone": zone,
        "opens_hours": opens_hours,
        "fewest": fewest,
        "points": points,
        "best": best,
        "season": season,
        "rated": ratings,
    }
    await plan_series(ask, loaded, typed, title, RolesTyped(player_role, winner_role, off=no_roles))
