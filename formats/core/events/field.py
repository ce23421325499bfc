"""Events of the field: entrants, staff, and the people behind entrants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, Self

from formats.core.events.fact import Fact, SliceEvent
from formats.core.model import Draw, EntrantData, EntrantStatus, StatusCause
from formats.core.values import EntrantId, PersonId, Value

FeeState = Literal["unpaid", "paid", "returned", "kept"]


StaffRole = Literal["director", "coordinator", "judge"]
Identity = Literal["", "same", "apart"]


class EntrantRegistered(Fact):
    """An entrant was registered, or put on the waiting list. `stage` is set for one who joins a stage in play."""

    kind: Literal["EntrantRegistered"] = "EntrantRegistered"
    entrant: EntrantId
    data: EntrantData
    waiting: bool = False
    stage: int | None = None


class EntrantChanged(Fact):
    """An entrant's rating or attributes are these from now on.

    `seeds` is the new seed order of the stage in play, where a correction of wrong data changes it.
    """

    kind: Literal["EntrantChanged"] = "EntrantChanged"
    entrant: EntrantId
    data: EntrantData
    seeds: tuple[EntrantId, ...] | None = None


class EntrantStatusChanged(Fact):
    """An entrant withdrew, was removed or disqualified, came back, or moved up from the waiting list."""

    kind: Literal["EntrantStatusChanged"] = "EntrantStatusChanged"
    version: Literal[2] = 2
    entrant: EntrantId
    status: EntrantStatus
    cause: StatusCause
    text: str = ""


class FeeMarked(SliceEvent):
    """The ledger's entry for an entrant's fee."""

    kind: Literal["FeeMarked"] = "FeeMarked"
    entrant: EntrantId
    state: FeeState


class AboutPeople(Fact):
    """The base of events that are about people beside the log; `named_in` are the fields that hold their ids."""

    named_in: ClassVar[tuple[str, ...]] = ("person",)

    def people(self) -> frozenset[PersonId]:
        """The people the event is about."""
        return frozenset(getattr(self, name) for name in self.named_in) - {None}

    def with_people(self, known: Mapping[PersonId, PersonId]) -> Self:
        """The event with other ids for the same people, as they have them in another database."""
        people = {name: getattr(self, name) for name in self.named_in}
        return self.model_copy(update={name: known.get(person, person) for name, person in people.items()})


class StaffChanged(AboutPeople):
    """A person was given a role (and lost the other one, if they had it), or had theirs taken away."""

    kind: Literal["StaffChanged"] = "StaffChanged"
    person: PersonId
    role: StaffRole
    given: bool = True


class PersonReplaced(AboutPeople):
    """Another person stands behind an entrant from now on, with everything that was played; `before` is who did.

    `identity`: a guest and a member turned out to be the `same` person, or two people again (`apart`).
    """

    named_in: ClassVar[tuple[str, ...]] = ("person", "before")

    kind: Literal["PersonReplaced"] = "PersonReplaced"
    entrant: EntrantId
    person: PersonId
    before: PersonId | None = None
    identity: Identity = ""


class MemberChanged(AboutPeople, SliceEvent):
    """A person may act for an entrant from now on, as a member of a team or a guest's voice, or no more."""

    kind: Literal["MemberChanged"] = "MemberChanged"
    entrant: EntrantId
    person: PersonId
    given: bool = True


class TeamSought(AboutPeople, SliceEvent):
    """A person waits for a team from now on, or no more."""

    kind: Literal["TeamSought"] = "TeamSought"
    person: PersonId
    given: bool = True


class OpenTeam(Value):
    """A team with room before people are drawn into it: how many it has, and the sum of their ratings."""

    entrant: EntrantId
    members: int
    strength: float


class TeamsDrawn(Fact):
    """Free players were divided among teams; `draw` is the name of the draw of lots.

    `ratings` and `teams` have an item for each free player, in the order they came. Those without a rating count as
    the mean of the others.
    """

    kind: Literal["TeamsDrawn"] = "TeamsDrawn"
    draw: str
    open_teams: tuple[OpenTeam, ...]
    ratings: tuple[float | None, ...]
    teams: tuple[EntrantId, ...]
    draws: tuple[Draw, ...] = ()


FieldEvent = (
    EntrantRegistered
    | EntrantChanged
    | EntrantStatusChanged
    | FeeMarked
    | StaffChanged
    | PersonReplaced
    | MemberChanged
    | TeamSought
    | TeamsDrawn
)
"""The events of this module."""
