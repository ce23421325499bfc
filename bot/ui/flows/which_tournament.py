"""Carry on with a command that could be about several tournaments, once the person has chosen one."""

from __future__ import annotations

from bot.text import actions
from bot.ui import drafts
from bot.ui.access import EVERYBODY
from bot.ui.actions import Press, button
from bot.ui.error_answers import TYPED


@button(actions.MEANT, EVERYBODY, answers="form")
async def _chosen(press: Press) -> None:
    """Run the command as it was typed: its own permissions are checked for the chosen tournament."""
    ask = press.ask
    typed = await drafts.fetch(ask, "", TYPED, press.argument)
    ask.once(press.tournament)
    ask.meant[None] = press.tournament
    await ask.herald.tree.resume(ask.interaction, typed)
