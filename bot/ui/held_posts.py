"""What directors hear, with their next answer, of posts that are held; and whether what they did has been posted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.service.loaded import LoadedTournament
from bot.text.wording import delivery as words
from storage.holds import Hold
from storage.outbox import OutboxRow

if TYPE_CHECKING:  # Every answer asks here what it has to begin with.
    from bot.ui.answers import Ask


async def head_of(ask: Ask, loaded: LoadedTournament) -> str:
    """What somebody's answer has to begin with: what is held for a tournament they direct, each thing once."""
    person = await ask.person()
    if person.id not in loaded.staff_ids("director", "coordinator"):
        return ""
    fresh = []
    for hold in await held_for(ask, loaded):
        what = f"head:{person.id}:{hold.cause}:{hold.target.name}:{int(hold.since.timestamp())}"
        first = await ask.service.database.told.first_time(
            loaded.id, what, str(ask.command_id), at=ask.service.clock.now()
        )
        if first and hold.cause != "dm_limit":
            fresh.append(hold)
    return reasons(fresh)


async def held_for(ask: Ask, loaded: LoadedTournament) -> list[Hold]:
    """The holds that are in the way of something of a tournament."""
    wanted = {row.post.target for row in await ask.service.database.outbox.pending(loaded.id)}
    return [hold for hold in await ask.service.database.holds.all() if hold.target in wanted]


def reasons(holds: list[Hold]) -> str:
    """Each reason once, with what can be done about it."""
    return "\n".join(dict.fromkeys(f"⚠️ {words.held(hold)}" for hold in holds))


async def in_the_way(ask: Ask, loaded: LoadedTournament) -> str:
    """Why what somebody just did has not been posted; nothing where it has been.

    Waits a moment for that.
    """
    await ask.herald.announcer.tried(loaded.row.channel_id)
    waiting = [row for row in await ask.service.database.outbox.pending(loaded.id) if _is_public(row)]
    if not waiting:
        return ""
    targets = {row.post.target for row in waiting}
    holds = [hold for hold in await ask.service.database.holds.all() if hold.target in targets]
    ask.about = None  # the answer says it by itself
    if holds:
        return reasons(holds)
    # What has not been tried yet is on its way: many posts take their time.
    stuck = any(row.attempts for row in waiting) or ask.herald.announcer.in_trouble(loaded.row.guild_id)
    return words.DISCORD_DOWN() if stuck else ""


def _is_public(row: OutboxRow) -> bool:
    return row.post.channel_id is not None
