"""`/td staff`: directors, coordinators and judges. Every change is announced and recorded in the log."""

from __future__ import annotations

from typing import get_args

import discord
from discord import app_commands

from bot.commands.directing.groups import TD
from bot.errors import EntrantOnStaffError, LastDirectorError
from bot.service.loaded import LoadedTournament
from bot.service.orders import Step
from bot.text.labels import ROLE
from bot.text.messages import Message
from bot.text.names import clean
from bot.text.texts import texts
from bot.ui import choices
from bot.ui.access import DIRECTORS_OR_HEIRS
from bot.ui.answers import Ask
from bot.ui.tournament_commands import on_tournament
from formats.core.commands import ChangeStaff
from storage.errors import UnknownPersonError
from storage.tournaments import Bindings, Role, Staff

ROLES: tuple[Role, ...] = get_args(Role)


@TD.command(name="staff", description="Make someone director (rules), coordinator (operates) or judge")
@app_commands.describe(member="Which member", role="What they become", remove="Remove someone's role")
@app_commands.autocomplete(remove=choices.staff)
@on_tournament(DIRECTORS_OR_HEIRS)
async def staff(
    ask: Ask,
    loaded: LoadedTournament,
    member: discord.Member | None = None,
    role: Role | None = None,
    remove: str | None = None,
) -> None:
    """Give a member a role, or take a person's role away, who may have left the server."""
    if remove is not None:
        await _remove(ask, loaded, remove)
    elif member is not None and role is not None:
        await _add(ask, loaded, member, role)
    else:
        await ask.say(Message(content=texts.directing.nothing_done()))


async def _add(ask: Ask, loaded: LoadedTournament, member: discord.Member, role: Role) -> None:
    """Give a role to a member, in place of their other role. Refused to an entrant whose role would forbid playing."""
    person = await ask.service.person(member.id, member.display_name)
    settings = loaded.state.settings
    may_play = {"director": settings.director_may_play, "coordinator": settings.coordinator_may_play, "judge": False}
    playing = [
        entrant
        for entrant in loaded.entrants_of(person.id)
        if loaded.state.entrant(entrant).status in {"active", "waiting"}
    ]
    if playing and not may_play[role]:
        raise EntrantOnStaffError(playing[0], role)
    if role != "director" and set(loaded.staff_ids("director")) <= {person.id}:
        raise LastDirectorError
    text = texts.directing.role_given(name=clean(person.name), role=ROLE[role]())
    others = tuple(Staff(person.id, other) for other in ROLES if other != role)
    bindings = Bindings(staff_added=(Staff(person.id, role),), staff_removed=others)
    await ask.carry_out(loaded, Step(ChangeStaff(person=person.id, role=role), bindings=bindings))
    td = member.resolved_permissions
    shown = td is None or TD.default_permissions is None or td >= TD.default_permissions or td.administrator
    hint = "" if shown else texts.directing.not_seen_by_them()
    if role == "judge":
        hint = texts.directing.judges_need_no_command(panel=texts.directing.judges_panel())
    await ask.say(Message(content=" ".join(filter(None, (text, hint)))))


async def _remove(ask: Ask, loaded: LoadedTournament, person: str) -> None:
    """Take the role away; the last director stays."""
    roles = [member for member in loaded.staff if member.person_id == person]
    if not roles:
        raise UnknownPersonError(person)
    if loaded.staff_ids("director") == (person,):
        raise LastDirectorError
    known = await ask.service.database.people.get(person)
    text = texts.directing.role_taken(name=clean(known.name), role=ROLE[roles[0].role]())
    command = ChangeStaff(person=person, role=roles[0].role, given=False)
    await ask.carry_out(loaded, Step(command, bindings=Bindings(staff_removed=tuple(roles))))
    await ask.say(Message(content=text))
