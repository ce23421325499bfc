"""Merge a guest into a member who has joined Discord; directors can undo it.

Either a director says that the two are the same, or the member has the guest's personal link.
"""

from __future__ import annotations

import re

import discord

from bot.errors import NobodyNamedError, NoSuchLinkError
from bot.service.loaded import LoadedTournament
from bot.service.personal_links import is_live, token_hash
from bot.text.catalogue import in_language
from bot.text.context import posts_language
from bot.text.messages import CONTENT_LIMIT, Button, Message, action_id
from bot.text.names import elide, quoted, quoted_name
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.ui import drafts, resolve
from bot.ui.access import DIRECTORS, EVERYBODY
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from formats.core.errors import AlreadyEnteredError
from formats.core.values import EntrantId
from storage.outbox import Post
from storage.people import Person
from storage.personal_links import PersonalLink

SAME, APART, CLAIM = "same_person", "same_person_undo", "same_person_claim"
TOKEN = re.compile(r"(?:^|/)([A-Za-z0-9_-]{24})/?$")
"""The token of a personal link, alone or at the end of its address."""


async def propose(ask: Ask, loaded: LoadedTournament, entrant: EntrantId, member: discord.Member) -> None:
    """Show which tournaments would become the member's. Refuses members who play in this tournament themselves."""
    guest = loaded.people.get(entrant)
    person = await ask.service.person(member.id, member.display_name)
    if guest is None or guest.erased or guest.discord_id is not None:
        raise NobodyNamedError
    _refuse_who_cannot_play(loaded, person)
    here = {row.id: row.title for row in await resolve.tournaments_here(ask)}
    theirs = await ask.service.database.tournaments.person_entrants(guest.id)
    titles = [f"**{quoted(here[tournament])}**" for tournament, _ in theirs if tournament in here]
    names = {"guest": quoted_name(guest.name), "member": quoted_name(person.name)}
    token = await drafts.keep(ask, loaded.id, SAME, {"old": guest.id, "new": person.id, "user": member.id})
    meant = Button(label=texts.same_person.yes(), action=action_id(SAME, loaded.id, token), style="success")
    text = texts.same_person.question(**names, tournaments=listed(titles))
    await ask.say(Message(content=elide(text, CONTENT_LIMIT), buttons=(meant,)))


@button(SAME, DIRECTORS, answers="public")
async def _confirmed(press: Press) -> None:
    """Hand everything over, and let both know: the member is mentioned where the director answers."""
    ask = press.ask
    loaded = await resolve.known(ask, press.tournament)
    draft = await drafts.fetch(ask, loaded.id, SAME, press.argument)
    message = await _handed_over(ask, loaded, draft["old"], draft["new"], draft["user"])
    await drafts.forget(ask, loaded.id, SAME)
    await ask.say(message, public=True)


async def _handed_over(ask: Ask, loaded: LoadedTournament, old: str, new: str, user: int) -> Message:
    """Make the guest's tournaments the member's; the message about it, with the button that takes it back."""
    guest = await ask.service.database.people.get(old)
    with ask.acting():
        moved = await ask.service.hand_over(old, new, (await ask.person()).id, ask.command_id)
    kept = {"old": old, "new": new, "user": user, "moved": moved}
    undo = action_id(APART, loaded.id, await drafts.keep_for_all(ask, loaded.id, APART, kept))
    text = texts.same_person.done(guest=quoted_name(guest.name), member=f"<@{user}>", count=len(moved))
    return Message(content=text, pings=(user,), buttons=(Button(label=texts.same_person.undo(), action=undo),))


@button(APART, DIRECTORS, answers="public")
async def _undone(press: Press) -> None:
    """Give back what was handed over, where nothing has changed since."""
    ask = press.ask
    loaded = await resolve.known(ask, press.tournament)
    kept = await drafts.fetch_for_all(ask, loaded.id, APART, press.argument)
    guest = await ask.service.database.people.get(kept["old"])
    with ask.acting():
        moved = [(which, who) for which, who in kept["moved"]]
        await ask.service.hand_back(kept["old"], kept["new"], moved, (await ask.person()).id, ask.command_id)
    await drafts.forget_for_all(ask, loaded.id, APART, press.argument)
    text = texts.same_person.undone(guest=quoted_name(guest.name), member=f"<@{kept['user']}>")
    await ask.say(Message(content=text, pings=(kept["user"],)), public=True)


async def claim(ask: Ask, typed: str) -> None:
    """Ask the member whether they are the guest whose personal link they have. Only a link that opens counts."""
    loaded, link = await _opened(ask, typed)
    _refuse_who_cannot_play(loaded, await ask.person())
    token = await drafts.keep(ask, loaded.id, CLAIM, link.token_hash)
    guest = quoted_name(loaded.people[link.entrant_id].name)
    yes = Button(label=texts.same_person.claim_yes(), action=action_id(CLAIM, loaded.id, token), style="success")
    text = texts.same_person.claim(guest=guest, tournament=quoted(loaded.state.title))
    await ask.say(Message(content=text, buttons=(yes,)))


async def _opened(ask: Ask, typed: str) -> tuple[LoadedTournament, PersonalLink]:
    token = TOKEN.search(typed.strip())
    if token is None:
        raise NoSuchLinkError
    return await _link_with(ask, token_hash(token[1]))


async def _link_with(ask: Ask, hashed: str) -> tuple[LoadedTournament, PersonalLink]:
    link = await ask.service.database.personal_links.with_hash(hashed)
    if link is None or not link.for_guest:
        raise NoSuchLinkError
    loaded = await ask.service.loaded(link.tournament_id)
    if not is_live(loaded, link):
        raise NoSuchLinkError
    return loaded, link


def _refuse_who_cannot_play(loaded: LoadedTournament, person: Person) -> None:
    """Refuse a member who plays in this tournament already, or whose role forbids it."""
    entered = loaded.entrants_of(person.id)
    if entered:
        raise AlreadyEnteredError(entered[0])
    resolve.may_play(loaded, person)


@button(CLAIM, EVERYBODY)
async def _claimed(press: Press) -> None:
    """Hand over to the member, who is answered, while the directors read it in a message of their own."""
    ask = press.ask
    await ask.think()
    hashed = await drafts.fetch(ask, press.tournament, CLAIM, press.argument)
    (loaded, link), person = await _link_with(ask, hashed), await ask.person()
    _refuse_who_cannot_play(loaded, person)
    guest = quoted_name(loaded.people[link.entrant_id].name)
    with in_language(posts_language(loaded.state)):
        message = await _handed_over(ask, loaded, link.person_id, person.id, ask.account)
    await drafts.forget(ask, loaded.id, CLAIM)
    note = message.model_copy(update={"title": loaded.state.title, "pings": ()}).model_dump(mode="json")
    posts = [Post(note, person_id=director) for director in sorted(set(loaded.staff_ids("director")) - {person.id})]
    # By the command: a claim that was taken back may be made again, and is a notice of its own.
    notices, about, now = ask.service.database.notices, f"claim:{ask.command_id}", ask.service.clock.now()
    await notices.first_time(loaded.id, about, str(ask.command_id), posts, at=now)
    ask.herald.announcer.wake()
    await ask.replace(Message(content=texts.same_person.claimed(guest=guest)))
