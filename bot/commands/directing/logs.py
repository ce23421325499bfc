"""`/td import`: import a tournament from a file."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.directing.groups import TD
from bot.errors import FileTooLargeError, NotStaffError
from bot.files.log_import import LOG_SECONDS, MOST_LOG_BYTES, read_foreign_log
from bot.files.trf_import import read_trf
from bot.parsing.csv_import import MOST_BYTES
from bot.text.messages import Message
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.access import MANAGERS, allowed
from bot.ui.answers import Ask
from bot.ui.files import LOGS, REPORTS, content_of
from bot.ui.flows import continuing
from bot.ui.options import PostChannel, accepted
from storage.tournaments import Bindings, Staff

FILES = tuple(dict.fromkeys((*LOGS, *REPORTS)))
"""The file name extensions of a log or a report."""


def channel_of(ask: Ask, channel: app_commands.AppCommandChannel | None) -> int:
    """The channel for a tournament that is brought in, by somebody who may create tournaments."""
    if not resolve.may_manage(ask):
        raise NotStaffError(("manager",))
    target = channel.id if channel is not None else ask.channel_id or 0
    resolve.check_channel(ask, target)
    return target


@TD.command(
    name="import",
    description="Import an exported tournament, or a chess report (TRF)",
    extras=accepted(file=FILES),
)
@app_commands.describe(
    file="The exported log, or a report of another program or lichess",
    title="What the tournament is called (default: as in the file)",
    rounds="How many rounds in all (default: what the file has)",
    channel="Where it is announced (default: this channel)",
)
@allowed(MANAGERS)
async def import_(
    interaction: discord.Interaction,
    file: discord.Attachment,
    title: app_commands.Range[str, 1, 100] | None = None,
    rounds: app_commands.Range[int, 1, 30] | None = None,
    channel: PostChannel | None = None,
) -> None:
    """A tournament of its own, directed by the user: as it was exported, or by the rules of FIDE from a report file."""
    ask = Ask.of(interaction)
    target = channel_of(ask, channel)
    await ask.think()
    content = await content_of(file, FILES, MOST_LOG_BYTES)
    if _holds_log(file.filename.lower(), content):
        await _import_log(ask, content, target)
    elif len(content) > MOST_BYTES:
        raise FileTooLargeError(len(content), MOST_BYTES)
    else:
        continued = await ask.service.read(read_trf, content, rounds)
        await continuing.continue_tournament(ask, continued, title or continued.title or file.filename, target)


def _holds_log(name: str, content: bytes) -> bool:
    """Whether a file is a log: by its name, or a text file by how it begins."""
    if name.endswith(".txt"):
        return content.lstrip().startswith(b"{")
    return name.endswith(LOGS)


async def _import_log(ask: Ask, content: bytes, channel: int) -> None:
    """Import a log. A running tournament is paused at first."""
    log = await ask.service.read(read_foreign_log, content, ask.service.engine, seconds=LOG_SECONDS)
    person = await ask.person()
    bindings = Bindings(
        guild_id=ask.guild_id,
        channel_id=channel,
        staff_added=(Staff(person.id, "director"),),
    )
    loaded, imported = await ask.service.bring_in(log, actor=person.id, command_id=ask.command_id, bindings=bindings)
    text = texts.directing.log_imported(title=loaded.state.title, tournament=loaded.id)
    if imported.new_seed:
        text = f"{text} {texts.directing.imported_new_seed()}"
    if log.state.timetable_running and not loaded.state.timetable_running:
        text = f"{text} {texts.directing.imported_paused()}"
    await ask.say(Message(content=text))
