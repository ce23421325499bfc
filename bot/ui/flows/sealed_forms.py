"""Record who has read sealed forms."""

from __future__ import annotations

from bot.service.loaded import LoadedTournament
from bot.ui.answers import Ask
from formats.core.commands import LookAtForms
from formats.core.forms import form_now
from formats.core.values import EntrantId


async def record_look(
    ask: Ask, loaded: LoadedTournament, key: str, entrant: EntrantId | None = None
) -> LoadedTournament:
    """Record that a director looks at a form while it is sealed: at one entrant's, or at all.

    Returns the tournament as it is then. A form that is not sealed needs no record.
    """
    if not form_now(loaded.state, ask.service.engine, key).sealed:
        return loaded
    return (await ask.carry_out(loaded, LookAtForms(form=key, entrant=entrant))).loaded
