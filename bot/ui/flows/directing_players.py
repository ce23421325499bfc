"""Directors' flows for players: enter, change, replace, withdraw, reinstate."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

import discord

from bot.errors import NobodyNamedError
from bot.service.loaded import Change, LoadedTournament
from bot.service.orders import Step
from bot.text.arguments import DraftWay
from bot.text.context import context_of
from bot.text.messages import Button, Message, action_id
from bot.text.names import clean, elide, quoted, quoted_name
from bot.text.phrases import Phrase, by_code
from bot.text.rating_doubts import rating_doubts
from bot.text.texts import texts
from bot.text.times import stamp
from bot.ui import drafts, resolve
from bot.ui.access import STAFF
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.flows import seating
from bot.views.audit import record_lines
from bot.views.leaving import leaving_lines
from formats.core.commands import (
    Command,
    PublishRound,
    RegisterEntrants,
    ReinstateEntrant,
    ReplacePerson,
    SwitchTimetable,
    UndoCommand,
    WithdrawEntrant,
)
from formats.core.errors import AlreadyEnteredError, RoundClosedError
from formats.core.events import EntrantRegistered, RoundAmended
from formats.core.model import EntrantData
from formats.core.possible.members import takes_teams
from formats.core.state import CommandMark, TournamentState
from formats.core.undoing import last_undoable
from formats.core.values import EntrantId, Scalar
from storage.exclusions import Exclusion
from storage.people import Person
from storage.tournaments import Bindings

WAY_LABELS: Mapping[str, Phrase] = by_code(texts.directing, "ways_", "walkover", "repair", "again")


WITHDRAW, ADD = "withdraw_now", "add_rated"
LONGEST_NAME = 80
LONGEST_LIST = 3500

Status = Literal["withdrawn", "removed", "disqualified"]
OpenGame = Literal["walkover", "repair"]
WAYS: tuple[OpenGame, ...] = ("walkover", "repair")
AGAIN = "again"
"""Another way: the round is paired again without the entrant, while nothing of it has been played."""


@dataclass(frozen=True)
class Newcomer:
    """A new entrant: a person, or the name of a guest or team; and the members named for it."""

    who: Person | str
    members: tuple[str, ...] = ()


async def entry_of(ask: Ask, loaded: LoadedTournament, member: discord.Member | None, guest: str | None) -> Newcomer:
    """Return the entrant that a director enters. A member and a name are a guest with a speaker, or a team's captain.

    Raises what `newcomer` raises.
    """
    if member is None or guest is None or not clean(guest):
        who = await newcomer(ask, loaded, member, guest)
        in_team = isinstance(who, Person) and takes_teams(loaded.state)
        return Newcomer(who, (who.id,) if in_team and isinstance(who, Person) else ())
    captain = await ask.service.person(member.id, member.display_name)
    if takes_teams(loaded.state):
        resolve.may_play(loaded, captain)
    return Newcomer(clean(guest)[:LONGEST_NAME], (captain.id,))


async def newcomer(
    ask: Ask, loaded: LoadedTournament, member: discord.Member | None, guest: str | None
) -> Person | str:
    """The person who is to enter, or the name of a guest who becomes one then.

    Raises `NobodyNamedError`, `AlreadyEnteredError`, `StaffMayNotPlayError`.
    """
    name = clean(guest or "")[:LONGEST_NAME]
    if (member is None) == (not name):
        raise NobodyNamedError
    if member is None:
        return name
    person = await ask.service.person(member.id, member.display_name)
    entered = [entrant for entrant, behind in loaded.people.items() if behind.id == person.id]
    if entered:
        raise AlreadyEnteredError(entered[-1])
    resolve.may_play(loaded, person)
    return person


async def _person_id(ask: Ask, who: Person | str) -> str:
    return (await ask.service.database.people.guest(who)).id if isinstance(who, str) else who.id


def data_of(old: EntrantData, rating: float | None, uncertainty: float | None, games: int | None) -> EntrantData:
    """The data with what is given in place of what was."""
    given: dict[str, Scalar] = {"uncertainty": uncertainty, "games": games}
    attributes = {**old.attributes, **{name: value for name, value in given.items() if value is not None}}
    return EntrantData(rating=old.rating if rating is None else rating, attributes=attributes)


async def add(ask: Ask, loaded: LoadedTournament, newcomer: Newcomer, data: EntrantData) -> None:
    """Enter somebody, also after sign-up has closed; with an unlikely rating once the director has confirmed it."""
    doubts = rating_doubts(data.rating, loaded.state.active_entrants())
    if not doubts:
        await _added(ask, loaded, newcomer, data)
        return
    await ask.try_out(loaded, _entering(newcomer, data))
    guest = newcomer.who if isinstance(newcomer.who, str) else ""
    person = "" if isinstance(newcomer.who, str) else newcomer.who.id
    kept = {"guest": guest, "person": person, "members": newcomer.members, "data": data.model_dump(mode="json")}
    token = await drafts.keep(ask, loaded.id, ADD, kept)
    right = Button(label=texts.doubts.right(), action=action_id(ADD, loaded.id, token), style="primary")
    await ask.say(Message(body=" ".join(doubts), tone="attention", buttons=(right,)))


@button(ADD, STAFF.giving(RegisterEntrants))
async def _rating_is_right(press: Press) -> None:
    """Enter the newcomer with the unlikely rating."""
    ask, loaded = await press.begin_work(update=True)
    kept = await drafts.fetch(ask, loaded.id, ADD, press.argument)
    if entered := loaded.entrants_of(kept["person"]):
        raise AlreadyEnteredError(entered[-1])
    person = kept["person"] and await ask.service.database.people.get(kept["person"])
    newcomer = Newcomer(person or kept["guest"], tuple(kept["members"]))
    await _added(ask, loaded, newcomer, EntrantData.model_validate(kept["data"]))
    await drafts.forget(ask, loaded.id, ADD)


def _entering(newcomer: Newcomer, data: EntrantData) -> RegisterEntrants:
    members = (newcomer.members,) if newcomer.members else ()
    return RegisterEntrants(entrants=(data,), by_director=True, members=members)


async def _added(ask: Ask, loaded: LoadedTournament, newcomer: Newcomer, data: EntrantData) -> None:
    who, command = newcomer.who, _entering(newcomer, data)
    await ask.try_out(loaded, command)
    change = await ask.carry_out(loaded, Step(command, people=(await _person_id(ask, who),)))
    new = next((event for event in change.events if isinstance(event, EntrantRegistered)), None)
    count = len(change.after.active_entrants())
    name = quoted_name(who if isinstance(who, str) else who.name)
    text = _added_text(name, count, waiting=new is not None and new.waiting)
    alike = [] if new is None else seating.called_alike(ask, change.loaded, new.entrant)
    lines = [text, *alike]
    if new is None or new.stage is None:
        await ask.say(Message(content=" ".join(lines)))
        return
    await seating.say_is_in(ask, change.loaded, new.entrant, lines)


async def replace(ask: Ask, loaded: LoadedTournament, entrant: EntrantId, who: Person | str) -> None:
    """Hand an entrant's place, with all its games, to another person, and announce it."""
    loaded.state.entrant(entrant)
    old = resolve.context(ask, loaded).names.full(entrant)
    new = who if isinstance(who, str) else who.name
    person, before = await _person_id(ask, who), loaded.people.get(entrant)
    command = ReplacePerson(entrant=entrant, person=person, before=None if before is None else before.id)
    await ask.carry_out(loaded, Step(command, bindings=Bindings(entrants={entrant: person})))
    lines = [texts.directing.replaced(new=f"**{quoted_name(new)}**", old=f"**{quoted_name(old)}**")]
    if loaded.row.guild_id is not None:
        now = ask.service.clock.now()
        notes = (await ask.service.database.exclusions.of(loaded.row.guild_id, [person], at=now)).values()
        lines += [
            texts.exclusions.entered(
                name=quoted_name(new),
                since=stamp(note.since, "d"),
                until=stamp(note.until, "d"),
                reason=quoted(note.reason),
            )
            for note in notes
        ]
    await ask.say(Message(content="\n".join(lines)))


async def ask_withdraw(
    ask: Ask, loaded: LoadedTournament, entrant: EntrantId, status: Status, reason: str, *, years: int = 0
) -> None:
    """Show the effects of a withdrawal, with a button for each way to settle the open game.

    With `years` it is noted that they are not to take part in further tournaments of the server for so long.
    """
    name = resolve.context(ask, loaded).names.plain(entrant)
    ways: dict[OpenGame, Change] = {}
    for way in WAYS:
        command = WithdrawEntrant(entrant=entrant, status=status, open_game=way, text=reason)
        change = await ask.try_out(loaded, command)
        if way == "walkover" or any(isinstance(event, RoundAmended) for event in change.events):
            ways[way] = change
    lines = [texts.directing.will_withdraw(name=name), *leaving_lines(resolve.context(ask, loaded), entrant)]
    for way, change in ways.items():
        if len(ways) > 1:
            lines.append(f"**{WAY_LABELS[way]()}**")
        lines += record_lines(context_of(change.loaded, ask.service.engine), change.loaded.records, change.records)
    if _unplayed_round(loaded.state, entrant) is not None:
        lines.append(texts.directing.can_pair_again())
    if years:
        lines.append(
            texts.exclusions.preview(name=name, until=stamp(excluded_until(ask.service.clock.now(), years), "d"))
        )
    draft = {"entrant": entrant, "status": status, "reason": reason, "years": years}
    token = await drafts.keep(ask, loaded.id, WITHDRAW, draft)
    shown = (*ways, *([AGAIN] if _unplayed_round(loaded.state, entrant) is not None else []))
    buttons = tuple(
        Button(
            label=WAY_LABELS[way]() if len(shown) > 1 else texts.directing.take_out(),
            action=action_id(WITHDRAW, loaded.id, str(DraftWay(token, way))),
            style="danger",
        )
        for way in shown
    )
    await ask.say(Message(body=elide("\n".join(lines), LONGEST_LIST), tone="attention", buttons=buttons))


@button(WITHDRAW, STAFF.giving(WithdrawEntrant))
async def _withdraw_confirmed(press: Press) -> None:
    ask, loaded = await press.begin_work(update=True)
    chosen = DraftWay.read(press.argument)
    draft: Any = await drafts.fetch(ask, loaded.id, WITHDRAW, chosen.token)
    await may_withdraw(ask, loaded, draft["status"])
    command = WithdrawEntrant(
        entrant=draft["entrant"],
        status=draft["status"],
        open_game="repair" if chosen.way == "repair" else "walkover",
        text=draft["reason"],
    )
    again = _unplayed_round(loaded.state, draft["entrant"]) if chosen.way == AGAIN else None
    if chosen.way == AGAIN and again is None:
        raise RoundClosedError(loaded.state.stage_number, len(loaded.state.stage().rounds))
    commands = [command] if again is None else _paired_again(loaded.state, again, command)
    change = await ask.carry_out(loaded, *commands)
    await _note_exclusion(ask, loaded, draft)
    await drafts.forget(ask, loaded.id, WITHDRAW)
    name = resolve.context(ask, change.loaded).names.plain(draft["entrant"])
    await ask.replace(Message(content=texts.directing.is_out(name=name)))


def _unplayed_round(state: TournamentState, entrant: EntrantId) -> CommandMark | None:
    """Return the command that published the entrant's round, if it is the last and nothing is known of its games."""
    mark, current = last_undoable(state), state.current_round
    if mark is None or current is None or state.phase != "running" or "RoundPaired" not in mark.events:
        return None
    touched = current.results.keys() | (state.reports.keys() | state.notes.keys()) & current.games.by_id.keys()
    return None if touched or current.pairing_of(entrant) is None else mark


def _paired_again(state: TournamentState, published: CommandMark, withdraw: WithdrawEntrant) -> list[Command]:
    """Return the commands that take the round back and pair it again without the entrant."""
    stage, number, reason = state.stage_number, len(state.stage().rounds), withdraw.text
    running = [SwitchTimetable(running=True)] if state.timetable_running else []
    return [
        UndoCommand(command_id=published.command_id, text=reason),
        withdraw,
        PublishRound(stage=stage, round_number=number),
        *running,
    ]


async def _note_exclusion(ask: Ask, loaded: LoadedTournament, draft: dict[str, Any]) -> None:
    """The note that follows a person to the next tournament here, where a director wanted one."""
    person, guild, years = loaded.people.get(draft["entrant"]), loaded.row.guild_id, draft.get("years", 0)
    if person is None or guild is None or not years or draft["status"] != "disqualified":
        return
    now = ask.service.clock.now()
    note = Exclusion(now, excluded_until(now, years), draft["reason"])
    await ask.service.database.exclusions.note(guild, person.id, note)


def excluded_until(now: datetime, years: int) -> datetime:
    """Return the same day so many years later; 1 March for a 29 February."""
    try:
        return now.replace(year=now.year + years)
    except ValueError:
        return now.replace(year=now.year + years, month=3, day=1)


async def may_withdraw(ask: Ask, loaded: LoadedTournament, status: Status) -> None:
    """Check that the user may withdraw an entrant: staff on request (`withdrawn`), directors for anything else."""
    await resolve.staff(ask, loaded, *(("director",) if status != "withdrawn" else ()))


async def reinstate(ask: Ask, loaded: LoadedTournament, entrant: EntrantId, reason: str) -> None:
    """Bring somebody back."""
    change = await ask.carry_out(loaded, ReinstateEntrant(entrant=entrant, text=reason))
    name = resolve.context(ask, change.loaded).names.plain(entrant)
    waiting = change.after.entrant(entrant).status == "waiting"
    await seating.say_is_in(ask, change.loaded, entrant, [_is_back_text(name, waiting=waiting)])


def _is_back_text(name: str, *, waiting: bool) -> str:
    """Return the announcement that an entrant is back."""
    return texts.directing.is_back_waiting(name=name) if waiting else texts.directing.is_back(name=name)


def _added_text(name: str, count: int, *, waiting: bool) -> str:
    """A director entered somebody."""
    return texts.directing.added_waiting(name=name) if waiting else texts.directing.added(name=name, count=count)
