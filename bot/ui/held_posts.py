"""Notices to directors about paused posts, added to their next answer, and to others about their unsent posts."""

from __future__ import annotations

from bot.service.loaded import LoadedTournament
from bot.service.service import Service
from bot.text.held_posts import held_text
from bot.text.texts import texts
from bot.ui.host import Host
from storage.holds import Hold
from storage.outbox import OutboxRow


async def head_of(service: Service, loaded: LoadedTournament, person_id: str, command_id: str) -> str:
    """Return the head of a person's answer: pauses that affect a tournament they direct, each shown once."""
    if person_id not in loaded.staff_ids("director", "coordinator"):
        return ""
    fresh = []
    for hold in await held_for(service, loaded):
        what = f"head:{person_id}:{hold.cause}:{hold.target.name}:{int(hold.since.timestamp())}"
        first = await service.database.notices.first_time(loaded.id, what, command_id, at=service.clock.now())
        if first and hold.cause != "dm_limit":
            fresh.append(hold)
    return reasons(fresh)


async def held_for(service: Service, loaded: LoadedTournament) -> list[Hold]:
    """The holds that are in the way of something of a tournament."""
    wanted = {row.post.target for row in await service.database.outbox.pending(loaded.id)}
    return [hold for hold in await service.database.holds.all() if hold.target in wanted]


def reasons(holds: list[Hold]) -> str:
    """Each reason once, with what can be done about it."""
    return "\n".join(dict.fromkeys(f"⚠️ {held_text(hold)}" for hold in holds))


async def in_the_way(herald: Host, loaded: LoadedTournament) -> str | None:
    """Why what a person just did has not been posted; None where it has been, "" where it is on its way.

    Waits a moment for that.
    """
    await herald.announcer.wait_until_tried(loaded.row.channel_id)
    database = herald.service.database
    waiting = [row for row in await database.outbox.pending(loaded.id) if _is_public(row)]
    if not waiting:
        return None
    targets = {row.post.target for row in waiting}
    holds = [hold for hold in await database.holds.all() if hold.target in targets]
    if holds:
        return reasons(holds)
    # What has not been tried yet is on its way: many posts take their time.
    stuck = any(row.attempts for row in waiting) or herald.announcer.in_trouble(loaded.row.guild_id)
    return texts.delivery.discord_down() if stuck else ""


def _is_public(row: OutboxRow) -> bool:
    return row.post.channel_id is not None
