"""Directors hear of what is held: once for a channel with all its threads, once for what concerns direct messages."""

from __future__ import annotations

from datetime import timedelta

from bot.delivery.missing_permissions import tell_directors
from bot.service.service import Service
from bot.text.catalogue import speaking
from bot.text.context import posts_language
from bot.text.texts import texts
from bot.text.wording import delivery as words
from storage.holds import Hold, HoldCause
from storage.outbox import OutboxRow

PASSES: frozenset[HoldCause] = frozenset({"dm_limit"})

SOON_AGAIN = timedelta(hours=1)
"""Whatever is held once more so soon is not told of once more."""


async def tell_of_hold(service: Service, hold: Hold, row: OutboxRow) -> bool:
    """Write to the directors of every tournament for which something waits there that have not heard of it.

    Nothing of what passes by itself. False where nothing waits there any more.
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
        # Something else may have held the channel between, and then it is not known any more since when this did.
        if await service.database.told.after(tournament, same, min(since, recently)):
            continue
        loaded = await service.loaded(tournament)
        with speaking(posts_language(loaded.state)):
            text = words.held(hold)
        await tell_directors(service, tournament, row.command_id, f"{same}{int(since.timestamp())}", text)
    return bool(waiting)


async def tell_of_refusal(service: Service, row: OutboxRow) -> None:
    """Write to the directors that Discord does not take a post."""
    loaded = await service.loaded(row.tournament_id)
    with speaking(posts_language(loaded.state)):
        text = texts.delivery.refused(count=1)
    await tell_directors(service, row.tournament_id, row.command_id, f"refused:{row.command_id}", text)
