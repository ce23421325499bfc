"""Directors' decisions about players who have left the server."""

from __future__ import annotations

from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.context import context_of
from bot.text.messages import Message
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.ui.access import STAFF
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.flows import directing_players


async def warning(ask: Ask, loaded: LoadedTournament) -> str:
    """Warn of players who have left the server, asked now; empty where all are there."""
    gone = await ask.herald.membership.check_all(loaded.id)
    active = {entrant.id for entrant in loaded.state.active_entrants()}
    away = [entrant for entrant, person in loaded.people.items() if entrant in active and person.id in gone]
    names = context_of(loaded, ask.service.engine).names
    return _away_text([names.plain(entrant) for entrant in away]) if away else ""


async def _asked(press: Press) -> LoadedTournament:
    _, loaded = await press.begin_work()
    loaded.state.entrant(press.argument)
    return loaded


@button(actions.KEEP_LEAVER, STAFF)
async def _keep(press: Press) -> None:
    """Change nothing, so that the person finds everything as it was if they come back."""
    loaded = await _asked(press)
    await press.ask.say(Message(content=texts.departures.kept(name=_name(press, loaded))))


@button(actions.WITHDRAW_LEAVER, STAFF)
async def _withdraw(press: Press) -> None:
    """The usual question, with what it would change."""
    loaded = await _asked(press)
    await directing_players.ask_withdraw(press.ask, loaded, press.argument, "withdrawn", "")


@button(actions.REPLACE_LEAVER, STAFF)
async def _replace(press: Press) -> None:
    """Explain the command for a replacement: Discord lets one choose a member only in a command."""
    loaded = await _asked(press)
    await press.ask.say(Message(content=texts.departures.replacing(name=_name(press, loaded))))


def _name(press: Press, loaded: LoadedTournament) -> str:
    return context_of(loaded, press.ask.service.engine).names.plain(press.argument)


def _away_text(names: list[str]) -> str:
    """A warning above a round that is about to be published."""
    return texts.departures.away(names=listed(names), count=len(names))
