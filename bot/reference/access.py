"""Who may do what in which phase: every command, button and form, as their handlers declare it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot import face_registry
from bot.reference.commands import commands_under, top_commands
from bot.reference.markdown import code, page, table
from bot.ui.access import ROLES, Access, Role, access_of
from bot.ui.actions import declared
from formats.core.phases import PHASES

INTRODUCTION = """\
Each handler declares who may reach it, and it is asked before the handler is called: for slash commands, buttons,
forms, and for what is offered while a command is typed. A tournament is out of reach from any other server, and in
direct messages for whoever has no part in it; they learn no more than that there is no such tournament. Whoever hands
in a form must be who opened it, and only whoever waits for a computation may stop it.

*Entrant* is whoever has entered, whatever became of that; somebody may be several of these at once. Under the phases
stands in which of them the tournament takes what the action gives it (from [the life of a tournament](phases.md)); an
action that gives it nothing is there in all of them. What else is needed, a game of one's own or a time that has
come, is told by `formats/core/possible`. Some rulings among the actions of coordinators are kept for directors:
undoing a ruling, removing a player against their wish, correcting an official result, reading what is sealed."""

TITLES = {"command": "Slash commands", "button": "Buttons", "form": "Forms"}
YES = "✓"


def actions() -> Mapping[tuple[str, str], Access]:
    """What was declared, by kind (command, button, form) and name."""
    face_registry.install()
    commands = [command for top in top_commands() for command in commands_under(top)]
    of_commands = {("command", f"/{command.qualified_name}"): access_of(command.callback) for command in commands}
    return {**of_commands, **dict(sorted(declared().items()))}


def access_page() -> str:
    """The page of all actions."""
    known = actions()
    lines: list[str] = []
    for kind, title in TITLES.items():
        lines += [f"## {title}", ""]
        rows = [
            (code(name), *cells(access)) for (declared_kind, name), access in known.items() if declared_kind == kind
        ]
        lines += table((kind, *ROLES, *PHASES), rows)
    return page("Who may do what", INTRODUCTION, lines)


def cells(access: Access) -> Iterator[str]:
    """A mark for each role that may do it, then for each phase in which it is taken."""
    if access.managing:
        yield from ("*Manage Events*", *[""] * (len(ROLES) - 1))
    else:
        for role in ROLES:
            yield YES if access.refusal(whole(role)) is None else ""
    for phase in PHASES:
        yield YES if phase in access.phases else ""


def whole(role: Role) -> frozenset[Role]:
    """All that somebody with a role is: who has a part in a tournament is a member of its server."""
    return frozenset({role}) if role in {"outsider", "member"} else frozenset({"member", role})
