"""Notify directors of paused targets: once per channel including its threads, once for all direct messages."""

from __future__ import annotations

from datetime import timedelta

from bot.delivery.missing_permissions import notify_directors
from bot.service.service import Service
from bot.text.catalogue import in_language
from bot.text.context import posts_language
from bot.text.held_posts import held_text
from bot.text.texts import texts
from storage.holds import Hold, HoldCause
from storage.outbox import OutboxRow

PASSES: frozenset[HoldCause] = frozenset({"dm_limit"})
"""Causes that end without help. Directors are not notified of them."""


SOON_AGAIN = timedelta(hours=1)
"""A target that is paused again within this time causes no second notice."""


async def notify_of_hold(service: Service, hold: Hold, row: OutboxRow) -> bool:
    """Notify the directors of all tournaments with posts for a paused target who have not been notified yet.

    Causes in `PASSES` are not reported. Return False if nothing waits for the target any more.
    """
    waiting = await service.database.waiting.tournaments(hold.target)
    if hold.cause in PASSES:
        return bool(waiting)
    recently = service.clock.now() - SOON_AGAIN
    same, since = f"held:{hold.cause}:", hold.since
    if hold.target.channel_id is not None:
        same = f"{same}{hold.target.channel_id}:"
        since = await service.database.holds.since(hold.target.channel_id, hold.cause, after=recently) or hold.since
    for tournament in waiting:
        # If another cause applied in between, the start of this one is unknown, so a notice of the last hour counts,
        # too.
        if await service.database.notices.after(tournament, same, min(since, recently)):
            continue
        loaded = await service.loaded(tournament)
        with in_language(posts_language(loaded.state)):
            text = held_text(hold)
        await notify_directors(service, tournament, row.command_id, f"{same}{int(since.timestamp())}", text)
    return bool(waiting)


async def notify_of_refusal(service: Service, row: OutboxRow) -> None:
    """Notify the directors that Discord rejects the content of a post."""
    loaded = await service.loaded(row.tournament_id)
    with in_language(posts_language(loaded.state)):
        text = texts.delivery.refused(count=1)
    await notify_directors(service, row.tournament_id, row.command_id, f"refused:{row.command_id}", text)
