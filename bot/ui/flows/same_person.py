"""A guest who is on Discord now: a director gives what they entered here to the member, and can take that back."""

from __future__ import annotations

import discord

from bot.errors import NobodyNamedError
from bot.service.loaded import LoadedTournament
from bot.text.messages import CONTENT_LIMIT, Button, Message, action_id
from bot.text.names import elide, quoted
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.ui import drafts, resolve
from bot.ui.access import DIRECTORS
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from formats.core.errors import AlreadyEnteredError
from formats.core.values import EntrantId

SAME, APART = "same_person", "same_person_undo"


async def propose(ask: Ask, loaded: LoadedTournament, entrant: EntrantId, member: discord.Member) -> None:
    """Show which tournaments would become the member's. Refuses members who play in this tournament themselves."""
    guest = loaded.people.get(entrant)
    person = await ask.service.person(member.id, member.display_name)
    if guest is None or guest.erased or guest.discord_id is not None:
        raise NobodyNamedError
    entered = loaded.entrants_of(person.id)
    if entered:
        raise AlreadyEnteredError(entered[0])
    resolve.may_play(loaded, person)
    here = {row.id: row.title for row in await resolve.tournaments_here(ask)}
    theirs = await ask.service.database.tournaments.person_entrants(guest.id)
    titles = [f"**{quoted(here[tournament])}**" for tournament, _ in theirs if tournament in here]
    names = {"guest": quoted(guest.name, 40), "member": quoted(person.name, 40)}
    token = await drafts.keep(ask, loaded.id, SAME, {"old": guest.id, "new": person.id, "user": member.id, **names})
    meant = Button(label=texts.same_person.yes(), action=action_id(SAME, loaded.id, token), style="success")
    text = texts.same_person.question(**names, tournaments=listed(titles))
    await ask.say(Message(content=elide(text, CONTENT_LIMIT), buttons=(meant,)))


@button(SAME, DIRECTORS, answers="public")
async def _confirmed(press: Press) -> None:
    """Hand everything over, and let both know: the member is mentioned where the director answers."""
    ask = press.ask
    loaded = await resolve.known(ask, press.tournament)
    draft = await drafts.fetch(ask, loaded.id, SAME, press.argument)
    with ask.acting():
        moved = await ask.service.hand_over(draft["old"], draft["new"])
    token = await drafts.keep(ask, loaded.id, APART, {**draft, "moved": moved})
    undo = Button(label=texts.same_person.undo(), action=action_id(APART, loaded.id, token))
    text = texts.same_person.done(guest=draft["guest"], member=f"<@{draft['user']}>", count=len(moved))
    await ask.say(Message(content=text, pings=(draft["user"],), buttons=(undo,)), public=True)


@button(APART, DIRECTORS, answers="public")
async def _undone(press: Press) -> None:
    """Give back what was handed over, where nothing has changed since."""
    ask = press.ask
    loaded = await resolve.known(ask, press.tournament)
    draft = await drafts.fetch(ask, loaded.id, APART, press.argument)
    with ask.acting():
        await ask.service.hand_back(draft["old"], draft["new"], [(which, who) for which, who in draft["moved"]])
    await drafts.forget(ask, loaded.id, APART)
    text = texts.same_person.undone(guest=draft["guest"], member=f"<@{draft['user']}>")
    await ask.say(Message(content=text, pings=(draft["user"],)), public=True)
