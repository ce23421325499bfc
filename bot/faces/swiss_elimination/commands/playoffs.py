"""`/playoffs`: what directors and judges do in playoffs besides `/td`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.faces.swiss_elimination.flows import directing_online, judging, revealing
from bot.ui import choices, resolve
from bot.ui.access import DIRECTORS, JUDGES, STAFF, allowed
from bot.ui.answers import Ask
from bot.ui.files import TABLES
from bot.ui.options import Group, accepted

WHICH = "Which tournament (default: this channel's)"

PLAYOFFS = Group(
    module=__name__,
    name="playoffs",
    description="For directors of playoffs: puzzles, the reveal, the judge's panel",
    guild_only=True,
    default_permissions=discord.Permissions(manage_events=True),
)


@PLAYOFFS.command(name="judge", description="The judge's panel for the live heat in play")
@app_commands.describe(tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(JUDGES)
async def judge(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """Start and stop the clock, grade, announce; two matches side by side."""
    ask = Ask.of(interaction)
    await judging.open_panel(ask, await resolve.tournament_in_time(ask, tournament))


@PLAYOFFS.command(name="online", description="Open the online stage until a deadline; repeat to move it")
@app_commands.describe(until="In your time, like: 18 sep 20:00 (default: until the reveal)", tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(STAFF)
async def online(interaction: discord.Interaction, until: str | None = None, tournament: str | None = None) -> None:
    """Open the online stage: notify the players, who may then start their clocks."""
    ask = Ask.of(interaction)
    await directing_online.open_stage(ask, await resolve.tournament_in_time(ask, tournament), until)


@PLAYOFFS.command(
    name="puzzles",
    description="Set passwords, links and answer keys of puzzles from a CSV file",
    extras=accepted(file=TABLES),
)
@app_commands.describe(file="Columns: puzzle, password, link, answer (separate several by |)", tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(DIRECTORS)
async def puzzles(interaction: discord.Interaction, file: discord.Attachment, tournament: str | None = None) -> None:
    """For directors, who do not play."""
    ask = Ask.of(interaction)
    await directing_online.take_puzzles(ask, await resolve.tournament_in_time(ask, tournament), file)


@PLAYOFFS.command(name="times", description="Import online times from a CSV file", extras=accepted(file=TABLES))
@app_commands.describe(file="Columns: name, puzzle, time, result; or one column per puzzle", tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(DIRECTORS)
async def times(interaction: discord.Interaction, file: discord.Attachment, tournament: str | None = None) -> None:
    """Shows first what it would bring; sealed like all times."""
    ask = Ask.of(interaction)
    await directing_online.read_list(ask, await resolve.tournament_in_time(ask, tournament), file)


@PLAYOFFS.command(name="check", description="Check answers that have no key; the log records that you looked")
@app_commands.describe(tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(DIRECTORS)
async def check(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """One answer after the other, without the name of who gave it."""
    ask = Ask.of(interaction)
    await directing_online.check(ask, await resolve.tournament_in_time(ask, tournament))


@PLAYOFFS.command(name="reveal", description="Reveal the online results step by step; the log records it")
@app_commands.describe(tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(DIRECTORS)
async def reveal(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """You see each step before everybody does."""
    ask = Ask.of(interaction)
    await revealing.reveal(ask, await resolve.tournament_in_time(ask, tournament))
