"""Phases of the tournament, and how they are recorded in the published rounds of a stage (rule 1).

What the rules call a round is a *phase* here. A phase of groups takes several published rounds, one for each line of
the Berger table, all open at once; semi-finals and finals take one, and another for every tie. The first published
round of a phase records its groups in the rationale, so they can be read back without recomputing seeds.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from formats.core.model import Reason
from formats.core.state import Round
from formats.core.values import EntrantId
from formats.systems.group_rounds.structure import FIRST_GROUPS, RoundKey
from formats.toolkit.round_robin import berger_table

TITLES: dict[RoundKey, str] = {
    "round1": "Round 1",
    "round2": "Round 2",
    "round3": "Round 3",
    "semi_finals": "Semi-finals",
    "finals": "Finals",
}

MATCHES: frozenset[RoundKey] = frozenset({"semi_finals", "finals"})
"""Phases whose groups are two players who play until one has won."""

FINAL, THIRD_PLACE = "Final", "Third place"
SEMI_FINALS = ("Semi-final 1", "Semi-final 2")

PARTS = frozenset({"part", "matches", "replays"})
"""Codes of the reasons in which a published round records its phase."""

GROUP = "group_"
"""Prefix of the codes of reasons in which the first round of a phase records its groups; the size follows."""

FULL_FIELD, HALF_FIELD = 16, 8


@dataclass(frozen=True, slots=True)
class Group:
    """A group of a phase and its members in seed order."""

    name: str
    members: tuple[EntrantId, ...]

    def seed(self, player: EntrantId) -> int:
        """Return the player's seed in the group, from 1."""
        return self.members.index(player) + 1


@dataclass(frozen=True, slots=True)
class Phase:
    """A phase that has begun, and its published rounds so far."""

    key: RoundKey
    groups: tuple[Group, ...]
    rounds: tuple[Round, ...] = ()

    @property
    def of_matches(self) -> bool:
        """Return True for semi-finals and finals."""
        return self.key in MATCHES

    @property
    def parts(self) -> int:
        """Return how many published rounds the phase takes, without replays."""
        if self.of_matches:
            return 1
        return max(
            (len(berger_table(len(group.members))) for group in self.groups if len(group.members) > 1), default=1
        )

    def group(self, name: str) -> Group:
        """Return the group with that name, without members if all of its seats are empty."""
        return next((group for group in self.groups if group.name == name), Group(name, ()))

    def group_of(self, player: EntrantId) -> Group | None:
        """Return the player's group, if the player takes part in the phase."""
        return next((group for group in self.groups if player in group.members), None)


def plan_of(players: int) -> tuple[RoundKey, ...]:
    """Return the phases for a field of that size (rule 1). Smaller fields have fewer groups and phases."""
    if players >= FULL_FIELD:
        return ("round1", "round2", "round3", "semi_finals", "finals")
    if players >= HALF_FIELD:
        return ("round1", "semi_finals", "finals")
    return ("round1", "finals")


def first_groups(players: int) -> tuple[str, ...]:
    """Return the names of the groups of round 1 for a field of that size."""
    if players >= FULL_FIELD:
        return FIRST_GROUPS
    return FIRST_GROUPS[: 2 if players >= HALF_FIELD else 1]


def recorded_key(round_: Round) -> RoundKey | None:
    """Return the phase that a published round records; None for a round that was paired by hand."""
    said = {reason.params.get("phase") for reason in round_.pairings.rationale if reason.code in PARTS}
    return next((key for key in TITLES if key in said), None)


def recorded_groups(round_: Round) -> tuple[Group, ...]:
    """Return the groups recorded by a round that opens a phase."""
    return groups_in(round_.pairings.rationale)


def groups_in(rationale: Iterable[Reason]) -> tuple[Group, ...]:
    """Return the groups that a rationale records."""
    return tuple(
        Group(str(reason.params["group"]), reason.about) for reason in rationale if reason.code.startswith(GROUP)
    )
