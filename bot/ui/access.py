"""Permissions: declared once at each handler, and checked in one place before the handler is called.

A slash command says it with `@allowed(STAFF)`, a button or form with `@button("undo", STAFF)`; which command it may
give the tournament is added as `STAFF.giving(PublishRound)`, and that says in which phases it is taken
(`formats.core.phases`). The page of all actions is written from these declarations, and every cell of it is tested.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeVar, get_args

import discord

from bot.errors import (
    NotEnteredError,
    NoTournamentError,
    NotStaffError,
    ServerOnlyError,
    SeveralTournamentsError,
)
from bot.service.loaded import LoadedTournament
from bot.ui import resolve
from bot.ui.answers import Ask
from bot.ui.first_answer import FirstAnswer, declare
from formats.core.commands import Command
from formats.core.errors import RuleError
from formats.core.events import Phase
from formats.core.phases import BY_DIRECTOR, LIFE, PHASES
from formats.core.values import Value
from storage.errors import UnknownTournamentError

Role = Literal["outsider", "member", "entrant", "judge", "coordinator", "director"]
"""A user's part in a tournament: `outsider` is a user on another server, or in direct messages without a part in it; an
`entrant` has entered, also if they have left since."""

ROLES: tuple[Role, ...] = get_args(Role)
T = TypeVar("T", bound=Callable[..., Any])


@dataclass(frozen=True)
class Access:
    """Permission of a command, button or form.

    `roles` are asked of the tournament that it is about; `about` is false where it is about none. `managing` asks for
    the permission to manage the server's events. `adopting` lets those who have that permission use it too while the
    tournament has no director on the server. `commands` are what it may give the tournament to do.
    """

    name: str
    roles: frozenset[Role]
    about: bool = True
    managing: bool = False
    adopting: bool = False
    commands: tuple[type[Value], ...] = ()

    def giving(self, *commands: type[Command]) -> Access:
        """Return the permission for an action that gives the tournament one of these commands."""
        return replace(self, commands=commands)

    @property
    def phases(self) -> tuple[Phase, ...]:
        """The phases in which one of its commands may be taken; all of them where it gives none."""
        if not self.commands:
            return PHASES
        others = BY_DIRECTOR if "member" in self.roles else None
        rows = [row for row in LIFE if row.command in self.commands and row.kind != others]
        taken = {phase for row in rows for phase in (*row.taken, *row.also)}
        return tuple(phase for phase in PHASES if phase in taken)

    @property
    def directs(self) -> bool:
        """Is this for those alone who take a tournament's steps?"""
        return self.about and self.roles <= {"coordinator", "director"}

    def refusal(self, roles: frozenset[Role], title: str = "") -> RuleError | None:
        """Why somebody with these roles may not do it; None where they may. Who is refused learns nothing else."""
        if not self.about or self.roles & roles:
            return None
        if roles <= {"outsider"}:
            return NoTournamentError()
        if self.roles <= {"judge", "coordinator", "director"}:
            return NotStaffError(tuple(role for role in ("director", "coordinator", "judge") if role in self.roles))
        return NotEnteredError(title)


EVERYBODY = Access("everybody", frozenset(ROLES), about=False)
HERE = Access("everybody where it is played", frozenset(ROLES) - {"outsider"})
PLAYERS = Access("whoever has entered", frozenset({"entrant"}))
INVOLVED = Access("players, directors and coordinators", frozenset({"entrant", "coordinator", "director"}))
STAFF = Access("directors and coordinators", frozenset({"coordinator", "director"}))
JUDGES = Access("judges, directors and coordinators", frozenset({"judge", "coordinator", "director"}))
DIRECTORS = Access("directors", frozenset({"director"}))
DIRECTORS_OR_HEIRS = Access(
    "directors; without one on the server, members who may manage events", frozenset({"director"}), adopting=True
)
MANAGERS = Access("members who may manage events", frozenset(), about=False, managing=True)


def allowed(access: Access, *, answers: FirstAnswer = "private") -> Callable[[T], T]:
    """Declare who may use a slash command, and what its first answer can be; the decorator nearest to its function."""

    def decorate(function: T) -> T:
        function.__dict__["herald_access"] = access
        declare(function, answers)
        return function

    return decorate


def access_of(function: Callable[..., Any]) -> Access:
    """Return the access declared for a slash command; LookupError for a command without a declaration."""
    declared = getattr(function, "herald_access", None)
    if not isinstance(declared, Access):
        message = f"{function.__module__}.{function.__qualname__} does not say who may use it"
        raise LookupError(message)  # noqa: TRY004 - a declaration is missing
    return declared


async def roles_of(ask: Ask, loaded: LoadedTournament) -> frozenset[Role]:
    """Return the user's roles in this tournament, which depend also on the channel."""
    person = await ask.person()
    roles: set[Role] = set()
    if loaded.entrants_of(person.id):
        roles.add("entrant")
    if person.id in loaded.staff_ids("judge"):
        roles.add("judge")
    if person.id in loaded.staff_ids("coordinator"):
        roles.add("coordinator")
    if person.id in loaded.staff_ids("director"):
        roles.add("director")
    if ask.guild_id is None:
        return frozenset(roles or {"outsider"})
    if ask.guild_id != loaded.row.guild_id:
        return frozenset({"outsider"})
    return frozenset(roles | {"member"})


async def check_action(ask: Ask, access: Access, tournament: str) -> None:
    """Refuse a press or a form of somebody who may not do this (RuleError), whatever its custom id says."""
    if access.managing and not resolve.may_manage(ask):
        raise NotStaffError(("manager",))
    if not access.about:
        return
    ask.directs = access.directs
    try:
        loaded = await resolve.known(ask, tournament)
    except UnknownTournamentError:
        raise NoTournamentError from None
    refused = access.refusal(await roles_of(ask, loaded), loaded.state.title)
    if refused is not None:
        ask.context = None  # the refusal calls nobody by name
        raise refused


async def check_command(ask: Ask, access: Access, *, guild_only: bool) -> None:
    """Refuse a slash command of somebody who may not use it (RuleError), or one that means no tournament."""
    if guild_only and ask.guild_id is None:
        raise ServerOnlyError
    if access.managing and not resolve.may_manage(ask):
        raise NotStaffError(("manager",))
    if not access.about:
        return
    ask.directs = access.directs
    loaded = await resolve.tournament(ask, getattr(ask.interaction.namespace, "tournament", None))
    refused = access.refusal(await roles_of(ask, loaded), loaded.state.title)
    if refused is not None and not (access.adopting and await _may_adopt(ask, loaded)):
        raise refused


async def _may_adopt(ask: Ask, loaded: LoadedTournament) -> bool:
    """Whether the user manages events on the server of a tournament whose directors have all left or been erased."""
    server = loaded.row.guild_id
    if server is None or ask.guild_id != server or not resolve.may_manage(ask):
        return False
    return set(loaded.staff_ids("director")) <= (await ask.service.database.departures.of_guild(server)).keys()


async def may_complete(interaction: discord.Interaction, access: Access, *, guild_only: bool) -> bool:
    """Return whether a user who is typing a command may get completions.

    While it is open which tournament they mean, only tournaments are offered.
    """
    try:
        await check_command(Ask.of(interaction), access, guild_only=guild_only)
    except SeveralTournamentsError:
        return True
    except RuleError:
        return interaction.guild_id is not None and _types_the_tournament(interaction)
    return True


def _types_the_tournament(interaction: discord.Interaction) -> bool:
    """Is the name of the tournament what is being typed? Those of the server are no secret to its members."""
    data: Any = interaction.data or {}
    options = data.get("options", [])
    while options and "options" in options[0]:
        options = options[0]["options"]
    return any(option.get("focused") and option["name"] == "tournament" for option in options)
