"""`/tsh export` and `/td import-tsh`: change to the program tsh and back."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.directing.groups import TD, for_directors
from bot.commands.directing.logs import channel_of
from bot.faces.cop import changing_over
from bot.ui import choices, resolve
from bot.ui.access import MANAGERS, STAFF, allowed
from bot.ui.answers import Ask
from bot.ui.files import content_of
from bot.ui.options import PostChannel, accepted, where_played
from bot.ui.tournament_commands import WHICH

DIVISIONS = (".t", ".txt", ".zip")
CONFIGURATIONS = (".tsh", ".txt")


TSH = for_directors("tsh", "For directors: move a division to the program tsh", __name__, where_played("cop"))


@TSH.command(name="export", description="Export the division as a tsh file")
@app_commands.describe(tournament=WHICH, others="Titles of its other divisions, with commas: makes a tsh folder")
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(STAFF)
async def export_tsh(
    interaction: discord.Interaction,
    tournament: str | None = None,
    others: app_commands.Range[str, 1, 1000] | None = None,
) -> None:
    """A `.t` file and a configuration, or a folder of several divisions."""
    ask = Ask.of(interaction)
    await ask.think()
    loaded = await resolve.tournament(ask, tournament)
    await changing_over.export(ask, loaded, await changing_over.other_divisions(ask, loaded, others or ""))


@TD.command(
    name="import-tsh",
    description="Continue a tsh division here",
    extras=accepted(file=DIVISIONS, config=CONFIGURATIONS),
)
@app_commands.describe(
    file="The division file, such as a.t, or the whole folder as a zip file",
    config="Its config.tsh: rounds, prizes, thresholds",
    title="What the tournament is called",
    rounds="How many rounds in all (default: 14, or what the file has)",
    channel="Where it is announced (default: this channel)",
)
@allowed(MANAGERS)
async def import_tsh(
    interaction: discord.Interaction,
    file: discord.Attachment,
    title: app_commands.Range[str, 1, 100],
    rounds: app_commands.Range[int, 1, 60] | None = None,
    channel: PostChannel | None = None,
    config: discord.Attachment | None = None,
) -> None:
    """New tournaments with the players, rounds and scores of the file, and what the configuration says."""
    ask = Ask.of(interaction)
    target = channel_of(ask, channel)
    await ask.think()
    configuration = None if config is None else await content_of(config, CONFIGURATIONS)
    divisions = await ask.service.read(
        changing_over.read, await content_of(file, DIVISIONS), file.filename, configuration
    )
    await changing_over.take_over(ask, divisions, title, target, rounds)
