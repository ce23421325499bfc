"""Join teams and lists of free players, pick and remove members, and draw teams.

A person joins a team only by consent: people join by pressing *Join team*, and captains pick from those who did without
naming a team. Directors may also add others, whose word they have.
"""

from __future__ import annotations

from itertools import chain, count
from typing import NamedTuple

import discord

from bot.announcements.members import joined_text, left_text
from bot.errors import NobodyNamedError, NotCaptainError, NotFreeError, NotStaffError
from bot.parsing.csv_import import LONGEST_NAME
from bot.runtime.member_requests import members_of
from bot.service.loaded import LoadedTournament
from bot.service.opened_events import EVENINGS
from bot.service.orders import Step
from bot.text import actions
from bot.text.catalogue import in_language
from bot.text.context import context_of, posts_language
from bot.text.messages import Message
from bot.text.names import clean, quoted, spelling
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.access import HERE, PLAYERS, STAFF
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.forms import MOST_CHOICES, ChoiceField, ListField, chosen_of, open_form
from bot.views.members import drawn_lines
from bot.views.series import ratings_of
from formats.core.commands import ChangeMember, MakeTeams, SeekTeam
from formats.core.errors import AlreadyEnteredError, NoFreePlayersError, NoTeamsError, UnknownEntrantError
from formats.core.possible.members import takes_teams, teams_of, teams_to_make, teams_with_room
from formats.core.state_slices.members import Members
from formats.core.values import EntrantId, PersonId
from storage.people import Newcomer, Person

JOIN_FORM, PICK_FORM = "team_join", "team_pick"
WHICH, WHOM = "team:which", "team:whom"
ANY, NONE = "any", "none"
PATIENCE_SECONDS = 5.0
"""How long Discord may make an answer wait that asks for members by a name."""


class Named(NamedTuple):
    """Whom a command names: a member of the server, or the name of a guest."""

    member: discord.Member | None = None
    guest: str | None = None


async def add(ask: Ask, loaded: LoadedTournament, named: Named, given: str | None) -> None:
    """Let a member of the server act for an entrant from now on: a captain one who waits for a team."""
    member, guest = named.member, clean(named.guest or "")[:LONGEST_NAME]
    if (member is None) == (not guest):
        raise NobodyNamedError
    if member is None:
        await _add_guest(ask, loaded, guest, given)
        return
    entrant = await _meant(ask, loaded, given)
    await _need_captain(ask, loaded, entrant)
    person = await ask.service.person(member.id, member.display_name)
    if takes_teams(loaded.state):
        resolve.may_play(loaded, person)
        if not await _directs(ask, loaded) and person.id not in loaded.state.slice_of(Members).free:
            raise NotFreeError(person.name)
    await _change(ask, loaded, entrant, person, given=True)


async def _add_guest(ask: Ask, loaded: LoadedTournament, name: str, given: str | None) -> None:
    """Add a guest to a team; one whom a director adds to no team waits for one, like a member who has asked for it."""
    if not takes_teams(loaded.state):
        raise NoTeamsError
    waits = given is None and await _directs(ask, loaded) and not resolve.entrants_of(loaded, await ask.person())
    entrant = None if waits else await _meant(ask, loaded, given)
    if entrant is not None:
        await _need_captain(ask, loaded, entrant)
    guest = await ask.service.database.people.guest(await _distinct_name(ask, loaded, name))
    command = SeekTeam(person=guest.id) if entrant is None else ChangeMember(entrant=entrant, person=guest.id)
    names = resolve.context(ask, (await ask.carry_out(loaded, command)).loaded).names
    shown = names.person(guest.id)
    text = (
        texts.teams.guest_waits(name=shown)
        if entrant is None
        else texts.teams.guest_joined(name=shown, entrant=names.plain(entrant))
    )
    await ask.say(Message(content=text))


async def _distinct_name(ask: Ask, loaded: LoadedTournament, name: str) -> str:
    """Return a guest's name, with a number if another person in the tournament or server has the same name."""
    here = await members_of(resolve.guild(ask), patience=PATIENCE_SECONDS, query=name, limit=100)
    known = [*loaded.people.values(), *loaded.others.values()]
    taken = {spelling(other) for other in (*(who.name for who in known), *(member.display_name for member in here))}
    numbered = chain([name], (f"{name} {number}" for number in count(2)))
    return next(each for each in numbered if spelling(each) not in taken)


async def _remove_guest(ask: Ask, loaded: LoadedTournament, name: str) -> None:
    """Remove a guest from their team, or from the list of free players."""
    members = loaded.state.slice_of(Members)
    guests = (who for who in loaded.others.values() if who.discord_id is None and spelling(who.name) == spelling(name))
    playing = ((who, teams_of(loaded.state, who.id)) for who in guests)
    found = next(((who, joined) for who, joined in playing if joined or who.id in members.free), None)
    if found is None:
        raise UnknownEntrantError(name)
    guest, joined = found
    if joined:
        await _need_captain(ask, loaded, joined[0])
        await _change(ask, loaded, joined[0], guest, given=False)
        return
    if not await _directs(ask, loaded):
        raise NotStaffError(("director", "coordinator"))
    await ask.carry_out(loaded, SeekTeam(person=guest.id, given=False))
    await ask.say(Message(content=texts.teams.guest_gone(name=quoted(guest.name))))


async def remove(ask: Ask, loaded: LoadedTournament, named: Named, given: str | None) -> None:
    """Remove a member from an entrant; without a member or guest, the user leaves."""
    if named.guest:
        await _remove_guest(ask, loaded, clean(named.guest))
        return
    member = named.member
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


async def _directs(ask: Ask, loaded: LoadedTournament) -> bool:
    return (await ask.person()).id in loaded.staff_ids("director", "coordinator")


async def _need_captain(ask: Ask, loaded: LoadedTournament, entrant: EntrantId) -> None:
    """Refuse a user who is neither staff nor captain (the first member on Discord); a guest's entrant has none."""
    if await _directs(ask, loaded):
        return
    person, members = await ask.person(), loaded.state.slice_of(Members).of(entrant)
    on_discord = (who for who in members if who in loaded.others and loaded.others[who].discord_id is not None)
    if not takes_teams(loaded.state) or next(on_discord, None) != person.id:
        resolve.context(ask, loaded)
        raise NotCaptainError(entrant)


async def _change(ask: Ask, loaded: LoadedTournament, entrant: EntrantId, person: Person, *, given: bool) -> None:
    change = await ask.carry_out(loaded, ChangeMember(entrant=entrant, person=person.id, given=given))
    names, team = resolve.context(ask, change.loaded).names, takes_teams(change.after)
    sentence = joined_text if given else left_text
    await ask.say(Message(content=sentence(names.person(person.id), names.plain(entrant), team=team)))


@button(actions.JOIN_TEAM, HERE.giving(ChangeMember, SeekTeam), answers="form")
async def _join_pressed(press: Press) -> None:
    await join_team(press.ask, await resolve.known(press.ask, press.tournament))


async def join_team(ask: Ask, loaded: LoadedTournament) -> None:
    """Ask which team a person joins, or put them on the list of free players, from whom captains pick in play."""
    person = await ask.person()
    context, state = resolve.context(ask, loaded), loaded.state
    resolve.may_play(loaded, person)
    joined = teams_of(state, person.id)
    if joined:
        raise AlreadyEnteredError(joined[0])
    waits, most = person.id in state.slice_of(Members).free, state.settings.team_size
    room = {} if state.started else teams_with_room(state)
    if not room and not waits:
        await _seek(ask, loaded, given=True)
        return
    choices = [
        (who, texts.teams.room(team=context.names.full(who), members=size, most=most)) for who, size in room.items()
    ]
    last = (NONE, texts.teams.none()) if waits else (ANY, texts.teams.any())
    field = ChoiceField(WHICH, texts.teams.which(), [*choices[: MOST_CHOICES - 1], last])
    await open_form(ask, JOIN_FORM, loaded.id, "", texts.signup.form_title(title=state.title), [field])


@form(JOIN_FORM, HERE.giving(ChangeMember, SeekTeam), Fields(choices=(WHICH,)))
async def _team_chosen(submission: Submission) -> None:
    ask, loaded = await submission.begin_work()
    person, chosen = await ask.person(), chosen_of(submission.values, WHICH)
    resolve.may_play(loaded, person)
    if chosen in {ANY, NONE} or loaded.state.started:
        await _seek(ask, loaded, given=chosen != NONE)
        return
    change = await ask.carry_out(loaded, ChangeMember(entrant=chosen, person=person.id))
    team = resolve.context(ask, change.loaded).names.plain(chosen)
    await ask.say(Message(content=texts.teams.you_joined(team=team)))


async def _seek(ask: Ask, loaded: LoadedTournament, *, given: bool) -> None:
    await ask.think()
    await ask.carry_out(loaded, SeekTeam(person=(await ask.person()).id, given=given))
    await ask.say(Message(content=texts.teams.you_wait() if given else texts.teams.you_left()))


@button(actions.PICK_PLAYERS, PLAYERS.giving(ChangeMember), answers="form")
async def _pick_pressed(press: Press) -> None:
    ask = press.ask
    loaded = await resolve.known(ask, press.tournament)
    await _need_captain(ask, loaded, await _meant(ask, loaded, None))
    free = loaded.state.slice_of(Members).free[:MOST_CHOICES]
    if not free:
        raise NoFreePlayersError
    names = resolve.context(ask, loaded).names
    choices = [(person, names.people.get(person) or texts.people.unknown_person()) for person in free]
    field = ListField(WHOM, texts.teams.whom(), choices)
    await open_form(ask, PICK_FORM, loaded.id, "", texts.signup.form_title(title=loaded.state.title), [field])


@form(PICK_FORM, PLAYERS.giving(ChangeMember), Fields(choices=(WHOM,)))
async def _picked(submission: Submission) -> None:
    """Take free players into the captain's team: all who were picked, or none."""
    ask, loaded = await submission.begin_work()
    team = await _meant(ask, loaded, None)
    await _need_captain(ask, loaded, team)
    picked, free = submission.values.get(WHOM) or (), loaded.state.slice_of(Members).free
    gone = next((person for person in picked if person not in free), None)
    if gone is not None:
        raise NotFreeError(loaded.others[gone].name if gone in loaded.others else texts.people.unknown_person())
    if picked:
        change = await ask.carry_out(loaded, *(ChangeMember(entrant=team, person=person) for person in picked))
        loaded = change.loaded
    names = resolve.context(ask, loaded).names
    there = listed([names.person(person) for person in loaded.state.slice_of(Members).of(team)])
    await ask.say(Message(content=texts.teams.picked(team=names.plain(team), names=there)))


@button(actions.MAKE_TEAMS, STAFF.giving(MakeTeams))
async def _make_teams(press: Press) -> None:
    """Divide the free players among teams; those that are new are called by numbers."""
    ask, loaded = await press.begin_work(once=actions.MAKE_TEAMS)
    new = teams_to_make(loaded.state)
    command = MakeTeams(new=new, ratings=await _known_ratings(ask, loaded))
    change = await ask.carry_out(loaded, Step(command, people=_new_names(loaded, new)))
    await ask.say(Message(content="\n".join(drawn_lines(resolve.context(ask, change.loaded), change.events))))


async def _known_ratings(ask: Ask, loaded: LoadedTournament) -> dict[PersonId, float]:
    """Return the ratings of the series that the event is an evening of; none for another event."""
    evening = await EVENINGS.parent_of(ask.service.database, loaded.id)
    if evening is None:
        return {}
    series = await ask.service.loaded(evening[0])
    known = ratings_of(context_of(series, ask.service.engine))
    return {person.id: float(known[who].points) for who, person in series.people.items() if who in known}


def _new_names(loaded: LoadedTournament, count: int) -> list[Newcomer]:
    """Return names that no team has yet, in the language of the posts."""
    taken = {person.name for person in loaded.people.values()}
    with in_language(posts_language(loaded.state)):
        every = (texts.teams.drawn_name(number=number) for number in range(1, len(taken) + count + 1))
        return [Newcomer(name) for name in every if name not in taken][:count]
