"""Reference page of permissions by phase: every command, button and form, as their handlers declare it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot import plugins
from bot.reference.commands import commands_under, top_commands
from bot.reference.markdown import code, page, table
from bot.ui.access import ROLES, Access, Role, access_of
from bot.ui.actions import declared
from formats.core.phases import PHASES

TITLES = {"command": "Slash commands", "button": "Buttons", "form": "Forms"}
YES = "✓"


def actions() -> Mapping[tuple[str, str], Access]:
    """Return the declared permissions by kind (command, button, form) and name."""
    plugins.install()
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
    return page("Who may do what", "access", lines)


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
    """Return a role with the roles it implies: everyone with a role in a tournament is a member of its server."""
    return frozenset({role}) if role in {"outsider", "member"} else frozenset({"member", role})
