"""`/td log`: export and import a tournament as a file."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.directing.groups import LOG
from bot.errors import NotStaffError
from bot.files.log_import import LOG_SECONDS, MOST_LOG_BYTES, read_foreign_log
from bot.files.trf_import import read_trf
from bot.service.loaded import LoadedTournament
from bot.text.messages import Message
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.access import MANAGERS, STAFF, allowed
from bot.ui.answers import Ask
from bot.ui.files import LOGS, REPORTS, content_of
from bot.ui.flows import continuing, exporting
from bot.ui.options import PostChannel, accepted
from bot.ui.tournament_commands import on_tournament
from storage.tournaments import Bindings, Staff


@LOG.command(name="export", description="Export the whole log as a file")
@on_tournament(STAFF)
async def export(ask: Ask, loaded: LoadedTournament) -> None:
    """Everything that happened, as JSON lines."""
    await ask.say(Message(content=texts.reading.log_exported(), files=(await exporting.log_file(ask, loaded),)))


def channel_of(ask: Ask, channel: app_commands.AppCommandChannel | None) -> int:
    """The channel for a tournament that is brought in, by somebody who may create tournaments."""
    if not resolve.may_manage(ask):
        raise NotStaffError(("manager",))
    target = channel.id if channel is not None else ask.channel_id or 0
    resolve.check_channel(ask, target)
    return target


@LOG.command(name="import", description="Import a tournament that was exported elsewhere", extras=accepted(file=LOGS))
@app_commands.describe(file="The exported log", channel="Where it is announced (default: this channel)")
@allowed(MANAGERS)
async def import_(
    interaction: discord.Interaction, file: discord.Attachment, channel: PostChannel | None = None
) -> None:
    """Import it as a tournament of its own, directed by the importer. A running one is paused at first."""
    ask = Ask.of(interaction)
    target = channel_of(ask, channel)
    await ask.think()
    log = await ask.service.read(
        read_foreign_log, await content_of(file, LOGS, MOST_LOG_BYTES), ask.service.engine, seconds=LOG_SECONDS
    )
    person = await ask.person()
    bindings = Bindings(
        guild_id=interaction.guild_id,
        channel_id=target,
        staff_added=(Staff(person.id, "director"),),
    )
    loaded, imported = await ask.service.bring_in(log, actor=person.id, command_id=ask.command_id, bindings=bindings)
    text = texts.directing.log_imported(title=loaded.state.title, tournament=loaded.id)
    if imported.new_seed:
        text = f"{text} {texts.directing.imported_new_seed()}"
    if log.state.timetable_running and not loaded.state.timetable_running:
        text = f"{text} {texts.directing.imported_paused()}"
    await ask.say(Message(content=text))


@LOG.command(
    name="import-trf",
    description="Continue a chess tournament from its report file (TRF)",
    extras=accepted(file=REPORTS),
)
@app_commands.describe(
    file="The report file of another program, or of a Swiss on lichess",
    title="What the tournament is called (default: as in the file)",
    rounds="How many rounds in all (default: what the file has)",
    channel="Where it is announced (default: this channel)",
)
@allowed(MANAGERS)
async def import_trf(
    interaction: discord.Interaction,
    file: discord.Attachment,
    title: app_commands.Range[str, 1, 100] | None = None,
    rounds: app_commands.Range[int, 1, 30] | None = None,
    channel: PostChannel | None = None,
) -> None:
    """A new tournament with the players, rounds and results of the file, by the rules of FIDE."""
    ask = Ask.of(interaction)
    target = channel_of(ask, channel)
    await ask.think()
    content = await content_of(file, REPORTS)
    continued = await ask.service.read(read_trf, content, rounds)
    await continuing.continue_tournament(ask, continued, title or continued.title or file.filename, target)
