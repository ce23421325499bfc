"""Commands about the field: entrants, staff, and the people behind entrants."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from formats.core.events import FeeState, Identity, StaffRole
from formats.core.model import EntrantData, LeavingCause
from formats.core.values import EntrantId, OptionalText, PersonId, Value


class RegisterEntrants(Value):
    """Enter one or many, all or nothing.

    `by_director` may enter people after sign-up has closed, and late entrants during play where the format allows that.
    `members` are those who may act for each of the entrants, in their order, captains first.
    """

    kind: Literal["RegisterEntrants"] = "RegisterEntrants"
    entrants: tuple[EntrantData, ...] = Field(min_length=1)
    by_director: bool = False
    members: tuple[tuple[PersonId, ...], ...] = ()


class ChangeEntrants(Value):
    """Replace the data of one or many entrants, all or nothing."""

    kind: Literal["ChangeEntrants"] = "ChangeEntrants"
    data: dict[EntrantId, EntrantData] = Field(min_length=1)


class WithdrawEntrant(Value):
    """Take an entrant out, at their wish (`withdrawn`) or by a director (`removed`, `disqualified`).

    `open_game` says what becomes of a game not yet played: a `walkover` for the opponent, or `repair` the round.
    `cause` is named where it is not plain from the status.
    """

    kind: Literal["WithdrawEntrant"] = "WithdrawEntrant"
    entrant: EntrantId
    status: Literal["withdrawn", "removed", "disqualified"] = "withdrawn"
    open_game: Literal["walkover", "repair"] = "walkover"
    cause: LeavingCause | None = None
    text: OptionalText = ""


class ReinstateEntrant(Value):
    """Bring an entrant back for the rounds to come."""

    kind: Literal["ReinstateEntrant"] = "ReinstateEntrant"
    entrant: EntrantId
    text: OptionalText = ""


class MarkFee(Value):
    """Write into the ledger what became of an entrant's fee."""

    kind: Literal["MarkFee"] = "MarkFee"
    entrant: EntrantId
    state: FeeState


class ChangeStaff(Value):
    """Give a person a role, in place of the one they have, or (not `given`) take theirs away."""

    kind: Literal["ChangeStaff"] = "ChangeStaff"
    person: PersonId
    role: StaffRole
    given: bool = True


class ReplacePerson(Value):
    """Let another person stand behind an entrant, in place of `before`; of one `identity` with them or not any more."""

    kind: Literal["ReplacePerson"] = "ReplacePerson"
    entrant: EntrantId
    person: PersonId
    before: PersonId | None = None
    identity: Identity = ""


class ChangeMember(Value):
    """Let a person act for an entrant, as a member of a team or a guest's voice, or (not `given`) no more."""

    kind: Literal["ChangeMember"] = "ChangeMember"
    entrant: EntrantId
    person: PersonId
    given: bool = True


class SeekTeam(Value):
    """Put a person on the list of free players, who wait for a team, or (not `given`) take them off it."""

    kind: Literal["SeekTeam"] = "SeekTeam"
    person: PersonId
    given: bool = True


class MakeTeams(Value):
    """Divide the free players among teams with room and `new` ones, equally large and equally strong.

    `ratings` are those known, of free players and of members.
    """

    kind: Literal["MakeTeams"] = "MakeTeams"
    new: int = Field(ge=0)
    ratings: dict[PersonId, float] = Field(default_factory=dict)


FieldCommand = (
    RegisterEntrants
    | ChangeEntrants
    | WithdrawEntrant
    | ReinstateEntrant
    | MarkFee
    | ChangeStaff
    | ReplacePerson
    | ChangeMember
    | SeekTeam
    | MakeTeams
)
"""The commands of this module."""
