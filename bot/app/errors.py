"""What the chat side refuses, as data; worded in `wording.errors_chat`."""

from __future__ import annotations

from dataclasses import dataclass

from formats.core.errors import RuleError


@dataclass(eq=False)
class NoTournamentError(RuleError):
    """There is no tournament here, or none of the name that was given."""

    given: str = ""


@dataclass(eq=False)
class SeveralTournamentsError(RuleError):
    """Several tournaments could be meant; the person must name one."""

    titles: tuple[str, ...]


@dataclass(eq=False)
class NotStaffError(RuleError):
    """Only people with one of these roles may do this."""

    roles: tuple[str, ...]


@dataclass(eq=False)
class NotEnteredError(RuleError):
    """The person is not in this tournament."""

    title: str


@dataclass(eq=False)
class StaffMayNotPlayError(RuleError):
    """Somebody with this role may not be an entrant of the same tournament."""

    role: str


@dataclass(eq=False)
class NoGameError(RuleError):
    """The person has no open game in this tournament now."""

    title: str


@dataclass(eq=False)
class NoChannelError(RuleError):
    """The bot cannot post in that channel; `missing` names the permissions it lacks there."""

    missing: tuple[str, ...]


@dataclass(eq=False)
class ServerOnlyError(RuleError):
    """This works only on a server, not in direct messages."""
