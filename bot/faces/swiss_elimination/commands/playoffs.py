"""`/playoffs`: commands of directors and judges that only playoffs have."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.directing.groups import for_directors
from bot.faces.swiss_elimination.flows import directing_online, judging, revealing
from bot.service.loaded import LoadedTournament
from bot.ui.access import DIRECTORS, JUDGES, STAFF
from bot.ui.answers import Ask
from bot.ui.files import TABLES
from bot.ui.options import accepted, where_played
from bot.ui.tournament_commands import on_tournament

PLAYOFFS = for_directors(
    "playoffs",
    "For directors of playoffs: puzzles, the reveal, the judge's panel",
    __name__,
    where_played("swiss_elimination"),
)


@PLAYOFFS.command(name="judge", description="The judge's panel for the live heat in play")
@on_tournament(JUDGES)
async def judge(ask: Ask, loaded: LoadedTournament) -> None:
    """Start and stop the clock, grade, announce; two matches side by side."""
    await judging.open_panel(ask, loaded)


@PLAYOFFS.command(name="online", description="Open the online stage until a deadline; repeat to move it")
@app_commands.describe(until="In your time, like: 18 sep 20:00 (default: until the reveal)")
@on_tournament(STAFF)
async def online(ask: Ask, loaded: LoadedTournament, until: str | None = None) -> None:
    """Open the online stage: notify the players, who may then start their clocks."""
    await directing_online.open_stage(ask, loaded, until)


@PLAYOFFS.command(
    name="puzzles",
    description="Set passwords, links and answer keys of puzzles from a CSV file",
    extras=accepted(file=TABLES),
)
@app_commands.describe(file="Columns: puzzle, password, link, answer (separate several by |)")
@on_tournament(DIRECTORS)
async def puzzles(ask: Ask, loaded: LoadedTournament, file: discord.Attachment) -> None:
    """Set passwords, links and answer keys; only for directors, because players must not see them."""
    await directing_online.take_puzzles(ask, loaded, file)


@PLAYOFFS.command(name="times", description="Import online times from a CSV file", extras=accepted(file=TABLES))
@app_commands.describe(file="Columns: name, puzzle, time, result; or one column per puzzle")
@on_tournament(DIRECTORS)
async def times(ask: Ask, loaded: LoadedTournament, file: discord.Attachment) -> None:
    """Show a preview, then import times; they stay sealed until the reveal."""
    await directing_online.read_list(ask, loaded, file)


@PLAYOFFS.command(name="check", description="Check answers that have no key; the log records that you looked")
@on_tournament(DIRECTORS)
async def check(ask: Ask, loaded: LoadedTournament) -> None:
    """Show the answers without a key one by one, without the players' names."""
    await directing_online.check(ask, loaded)


@PLAYOFFS.command(name="reveal", description="Reveal the online results step by step; the log records it")
@on_tournament(DIRECTORS)
async def reveal(ask: Ask, loaded: LoadedTournament) -> None:
    """Reveal step by step; a director sees each step before it is published."""
    await revealing.reveal(ask, loaded)
