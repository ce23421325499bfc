"""What must hold after a run, whatever struck: each rule a function that answers what is wrong, in sentences."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import combinations
from pathlib import Path
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.delivery.hold_notes import PASSES
from bot.sandbox.interactions import Interaction
from bot.sandbox.people.text import text_of
from bot.sandbox.server import Sandbox
from bot.sandbox.world.models import SYSTEM, Channel, Message, MessageFlag
from bot.text.catalogue import say
from bot.text.texts import texts
from formats.core.evolve import fold
from formats.core.log_file import LogFile, read_log
from formats.core.verify import verify
from formats.registry import engine
from storage.database import Database
from storage.transfer import export_log
from tests.chaos.bot_process import ACCEPTED, APOLOGY, FAILED, OF_OURS, OF_THE_DATABASE

NOTHING_CHANGED = (texts.mishaps.broken(), texts.mishaps.unusable(), say("errors-storage-unusable-database"))
"""Sentences after which nothing may be in the log."""

APOLOGIES = (*NOTHING_CHANGED, texts.mishaps.may_have_counted(), say("errors-storage-closed-database"))
"""Sentences that say of a command that it may not have been carried out."""

DISK_FULL = "the disk is full"

Rows = Sequence[Mapping[str, Any]]

SOON = timedelta(hours=1)
"""A target that is paused again later than this is reported to directors again."""

TABLES = ("tournaments", "commands", "outbox", "messages", "fallbacks", "holds")


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What is left of a run: what people see, the exported logs by tournament, the tables by name, the ledger's lines.

    A line of the ledger says what came of a command, or why somebody was answered that something went wrong.

    `standings` are what the bot answers about them, and what one that has just read the log does, by tournament.
    """

    sandbox: Sandbox
    logs: Mapping[str, LogFile]
    tables: Mapping[str, Rows]
    ledger: Sequence[str]
    standings: Mapping[str, tuple[str, str]] = field(default_factory=dict)

    def noted(self, kind: str) -> list[str]:
        """The lines of one kind in the ledger, without the word that says so."""
        return [line.partition(" ")[2] for line in self.ledger if line.partition(" ")[0] == kind]


async def aftermath(
    sandbox: Sandbox, database: Database, ledger: Path, standings: Mapping[str, tuple[str, str]] | None = None
) -> Aftermath:
    """Read everything once."""

    async def read(connection: AsyncConnection) -> dict[str, Rows]:
        tables: dict[str, Rows] = {}
        for table in TABLES:
            rows = await connection.execute(text(f"SELECT * FROM {table}"))  # noqa: S608 - our own names
            tables[table] = [dict(row) for row in rows.mappings()]
        return tables

    rows = await database.tournaments.all()
    logs = {row.id: read_log(await export_log(database, row.id)) for row in rows}
    tables = await database.connections.read(read)
    return Aftermath(sandbox, logs, tables, await asyncio.to_thread(_lines, ledger), standings or {})


def _lines(file: Path) -> list[str]:
    return file.read_text().splitlines()


def wrong(after: Aftermath) -> list[str]:
    """Everything that is not as it should be."""
    rules = (
        log_is_whole,
        standings_are_those_of_the_log,
        accepted_is_kept,
        refused_is_not_kept,
        failed_is_said,
        apologies_have_a_cause,
        said_once,
        one_board,
        everything_delivered,
        directors_told,
    )
    return [f"{rule.__name__.replace('_', ' ')}: {fault}" for rule in rules for fault in rule(after)]


def log_is_whole(after: Aftermath) -> Iterator[str]:
    """Every exported log replays to the same tournament, and every pairing of it comes out again."""
    listed = {row["id"]: row["phase"] for row in after.tables["tournaments"]}
    for tournament, log in after.logs.items():
        phase = fold(log.records).phase
        if phase != "finished":
            yield f"the tournament {tournament} is {phase}"
        for difference in verify(log.records, engine()):
            yield f"{tournament}: {difference}"
        if listed[tournament] != phase:
            yield f"the list says {listed[tournament]} of {tournament}, the log {phase}"


def standings_are_those_of_the_log(after: Aftermath) -> Iterator[str]:
    """The bot's standings equal those of a process that has only read the log."""
    for tournament, (lived, read) in after.standings.items():
        if lived != read:
            yield f"the bot says {lived!r} of {tournament}, and read anew {read!r}"


def accepted_is_kept(after: Aftermath) -> Iterator[str]:
    """Every command that the bot accepted, and confirmed to people, is in the log."""
    kept = {f"{row['tournament_id']} {row['command_id']}" for row in after.tables["commands"]}
    for line in after.noted(ACCEPTED):
        if line not in kept:
            yield f"{line} was accepted and is not in the log"


def refused_is_not_kept(after: Aftermath) -> Iterator[str]:
    """No command whose user was informed that nothing was changed is in the log."""
    kept = {row["command_id"] for row in after.tables["commands"]}
    for act, answer in _answers(after.sandbox):
        if any(sentence in answer for sentence in NOTHING_CHANGED) and f"i{act.id}" in kept:
            yield f"i{act.id} ({act.name}) is in the log, and somebody was told that nothing was changed"


def failed_is_said(after: Aftermath) -> Iterator[str]:
    """No command that failed was answered as if it had been carried out, or refused by a rule."""
    answers = {f"i{act.id}": answer for act, answer in _answers(after.sandbox)}
    accepted = {line.split()[1] for line in after.noted(ACCEPTED)}
    for line in after.noted(FAILED):
        _, command, error = line.split()
        answer = answers.get(command, "")
        if command not in accepted and answer and not any(sentence in answer for sentence in APOLOGIES):
            yield f"{command} failed ({error}), and was answered {answer[:80]!r}"


def apologies_have_a_cause(after: Aftermath) -> Iterator[str]:
    """That something went wrong is only answered where Discord failed, or the disk is full: never for a lock."""
    for line in after.noted(APOLOGY):
        whose, _, why = line.partition(" ")
        if whose == OF_OURS or (whose == OF_THE_DATABASE and DISK_FULL not in why):
            yield f"somebody was answered that something went wrong: {why[:300]}"


def _answers(sandbox: Sandbox) -> Iterator[tuple[Interaction, str]]:
    """Everything that people did, with all that they were answered."""
    for act in sandbox.services.interactions.by_id.values():
        answers = [act.channel.messages.get(act.original_id or 0), *act.follow_ups]
        yield act, "\n".join(text_of(answer) for answer in answers if answer is not None)


def _of_the_bot(sandbox: Sandbox) -> Iterator[tuple[Channel, Message]]:
    """Every message that the bot wrote of its own accord."""
    for channel in sandbox.world.channels.values():
        for message in channel.messages.values():
            mine = message.author_id == sandbox.world.bot.id and message.kind not in SYSTEM
            if mine and message.cause is None and not message.ephemeral:
                yield channel, message


def said_once(after: Aftermath) -> Iterator[str]:
    """Every message of the bot is the one message of one row; no two rows say the same to the same."""
    rows = after.tables["outbox"]
    known = {row["message_id"] for row in (*rows, *after.tables["messages"])}
    for channel, message in _of_the_bot(after.sandbox):
        if message.id not in known:
            yield f"nobody knows {message.id} in {channel.name or 'direct messages'}: {text_of(message)[:80]!r}"
    by_words: dict[tuple[object, ...], list[Mapping[str, Any]]] = defaultdict(list)
    for row in rows:
        if row["edits"] is None and row["words"]:
            by_words[_alike(row)].append(row)
    for alike in by_words.values():
        for row, other in combinations(alike, 2):
            if abs(_made(row) - _made(other)) < SOON:
                yield f"rows {row['id']} and {other['id']} say the same to {row['channel_id'] or row['person_id']}"


def one_board(after: Aftermath) -> Iterator[str]:
    """A tournament has one live board: whatever took the place of another left nothing behind."""
    boards = [
        (channel.name, message.id, str(message.components))
        for channel, message in _of_the_bot(after.sandbox)
        if message.flags & MessageFlag.COMPONENTS_V2
    ]
    for tournament in after.logs:
        found = [(name, message) for name, message, shown in boards if f":{tournament}:" in shown]
        if len(found) != 1:
            yield f"there are {len(found)} boards of {tournament}: {found}"


def _alike(row: Mapping[str, Any]) -> tuple[object, ...]:
    """What two rows that say the same have in common; what was sent is forgotten but for a digest of its words."""
    return tuple(row[name] for name in ("tournament_id", "command_id", "channel_id", "thread", "person_id", "words"))


def _made(row: Mapping[str, Any]) -> datetime:
    return datetime.fromisoformat(str(row["created_at"]))


def everything_delivered(after: Aftermath) -> Iterator[str]:
    """No message waits, only undeliverable ones were given up, and what was sent is still in Discord."""
    standing = {message.id for _, message in _of_the_bot(after.sandbox)}
    latest = {(row["tournament_id"], row["key"]): row["row_id"] for row in after.tables["messages"]}
    places = set(after.sandbox.world.channels)
    for row in after.tables["outbox"]:
        about = f"row {row['id']} of {row['command_id']} to {row['channel_id'] or row['person_id']}"
        if row["state"] == "pending":
            yield f"{about} still waits"
        elif row["state"] == "failed" and row["cause"] != "expired":
            yield f"{about} was given up: {row['cause']}"
        elif latest.get((row["tournament_id"], row["key"]), row["id"]) != row["id"]:
            continue  # another has taken its place, such as a board that was posted again
        elif row["state"] == "sent" and row["edits"] is None and row["message_id"] is not None:
            here = row["channel_id"] is None or row["channel_id"] in places
            if here and row["message_id"] not in standing:
                yield f"{about} was sent as {row['message_id']}, which is not there"


def directors_told(after: Aftermath) -> Iterator[str]:
    """Directors were informed of every target that was paused for a while, and in the end none is."""
    told = {str(row["group"]) for row in after.tables["fallbacks"]}
    for hold in after.tables["holds"]:
        if hold["cause"] in PASSES and hold["released_at"] is not None:
            continue  # it was released without any action of a director
        if hold["released_at"] is None:
            yield f"{hold['target']} is still held: {hold['cause']}"
        if hold["released_at"] != hold["since"] and not any(
            group.startswith(f"held:{hold['cause']}") for group in told
        ):
            yield f"nobody was told that {hold['target']} was held: {hold['cause']}"
