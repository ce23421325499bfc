"""Add and remove members of a team, by its captain or a director."""

from __future__ import annotations

import discord

from bot.announcements.members import joined_text, left_text
from bot.errors import NotCaptainError
from bot.service.loaded import LoadedTournament
from bot.text.messages import Message
from bot.ui import resolve
from bot.ui.answers import Ask
from formats.core.commands import ChangeMember
from formats.core.possible.members import takes_teams
from formats.core.state_slices.members import Members
from formats.core.values import EntrantId
from storage.people import Person


async def add(ask: Ask, loaded: LoadedTournament, member: discord.Member, given: str | None) -> None:
    """Let a member of the server act for an entrant from now on."""
    entrant = await _meant(ask, loaded, given)
    await _need_captain(ask, loaded, entrant)
    person = await ask.service.person(member.id, member.display_name)
    if takes_teams(loaded.state):
        resolve.may_play(loaded, person)
    await _change(ask, loaded, entrant, person, given=True)


async def remove(ask: Ask, loaded: LoadedTournament, member: discord.Member | None, given: str | None) -> None:
    """Remove a member from an entrant; without a member, the user leaves."""
    person = await ask.person() if member is None else await ask.service.person(member.id, member.display_name)
    entrant = await _meant(ask, loaded, given)
    if person.id != (await ask.person()).id:
        await _need_captain(ask, loaded, entrant)
    await _change(ask, loaded, entrant, person, given=False)


async def _meant(ask: Ask, loaded: LoadedTournament, given: str | None) -> EntrantId:
    """Return the named entrant, or the one of which the user is a member."""
    if given:
        return resolve.entrant(ask, loaded, given)
    person, members = await ask.person(), loaded.state.slice_of(Members)
    joined = (who for who in resolve.entrants_of(loaded, person) if person.id in members.of(who))
    return next(joined, None) or await resolve.me(ask, loaded)


async def _need_captain(ask: Ask, loaded: LoadedTournament, entrant: EntrantId) -> None:
    """Refuse a user who is neither staff nor captain (the first member); an entrant of a guest has no captain."""
    person, members = await ask.person(), loaded.state.slice_of(Members).of(entrant)
    if person.id in loaded.staff_ids("director", "coordinator"):
        return
    if not takes_teams(loaded.state) or members[:1] != (person.id,):
        resolve.context(ask, loaded)
        raise NotCaptainError(entrant)


async def _change(ask: Ask, loaded: LoadedTournament, entrant: EntrantId, person: Person, *, given: bool) -> None:
    change = await ask.carry_out(loaded, ChangeMember(entrant=entrant, person=person.id, given=given))
    names, team = resolve.context(ask, change.loaded).names, takes_teams(change.after)
    sentence = joined_text if given else left_text
    await ask.say(Message(content=sentence(names.person(person.id), names.plain(entrant), team=team)))
