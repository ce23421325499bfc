"""The audit log of a tournament, with search and pages."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from bot.service.loaded import LoadedTournament
from bot.text.arguments import DraftNumber
from bot.text.context import TournamentContext
from bot.text.messages import Attachment, Button, Message, action_id
from bot.text.names import quoted_name
from bot.text.texts import texts
from bot.ui import drafts, resolve
from bot.ui.access import STAFF
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.showing import made
from bot.views.audit import AuditEntry, AuditFilter, audit_entries, entries_view, matching, pages_of
from bot.views.sealing import without_clocks

AUDIT = "audit"


async def search(ask: Ask, loaded: LoadedTournament, wanted: AuditFilter) -> None:
    """The first page."""
    token = await drafts.keep(ask, loaded.id, AUDIT, _as_json(wanted))
    await ask.say(await _page(ask, loaded, wanted, token, 1))


def _as_json(wanted: AuditFilter) -> dict[str, Any]:
    return {
        "actor": wanted.actor,
        "entrant": wanted.entrant,
        "kinds": sorted(wanted.kinds),
        "since": wanted.since.timestamp() if wanted.since else None,
        "until": wanted.until.timestamp() if wanted.until else None,
        "text": wanted.text,
    }


def _from_json(kept: dict[str, Any]) -> AuditFilter:
    return AuditFilter(
        actor=kept["actor"],
        entrant=kept["entrant"],
        kinds=frozenset(kept["kinds"]),
        since=_instant(kept["since"]),
        until=_instant(kept["until"]),
        text=kept["text"],
    )


def _instant(seconds: float | None) -> datetime | None:
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC)


async def _page(ask: Ask, loaded: LoadedTournament, wanted: AuditFilter, token: str, page: int) -> Message:
    context = resolve.context(ask, loaded)
    people = await ask.service.database.people.many({record.actor for record in loaded.records})
    actors = {person.id: quoted_name(person.name) for person in people.values()}
    # Directors look at what is sealed with `/forms look`, which the log notes.
    entries = await made(_found, context, loaded, actors, wanted)
    view, pages = await made(entries_view, context, entries, page), pages_of(len(entries))
    buttons = [
        Button(
            label=label,
            action=action_id(AUDIT, loaded.id, str(DraftNumber(token, number))),
            disabled=not 1 <= number <= pages,
        )
        for label, number in ((texts.directing.newer(), page - 1), (texts.directing.older(), page + 1))
    ]
    files = (Attachment(name=view.csv.filename, text=view.csv.text),) if view.csv is not None and page == 1 else ()
    return Message(
        title=view.title, body="\n".join(view.blocks)[:4096], buttons=tuple(buttons) if pages > 1 else (), files=files
    )


def _found(
    context: TournamentContext, loaded: LoadedTournament, actors: dict[str, str], wanted: AuditFilter
) -> list[AuditEntry]:
    return matching(audit_entries(context, without_clocks(context, loaded.records), actors), wanted)


@button(AUDIT, STAFF)
async def _leaf(press: Press) -> None:
    """Another page, in the same message."""
    ask, loaded = await press.begin_work(update=True)
    leaf = DraftNumber.read(press.argument)
    wanted = _from_json(await drafts.fetch(ask, loaded.id, AUDIT, leaf.token))
    await ask.replace(await _page(ask, loaded, wanted, leaf.token, leaf.number))
