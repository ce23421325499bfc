"""Players as the arrangement and the tie-breaks see them: rating, sign-up number, and record of the last cycle."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from formats.core.asking import EntrantField
from formats.core.errors import FieldError
from formats.core.model import Entrant, EntrantData
from formats.core.values import EntrantId, Scalar
from formats.systems.tiered_league.structure import LARGEST_LEAGUE
from formats.toolkit.seeding import known_first

LAST_TIER, LAST_RANK, LAST_DISQUALIFIED = "last_tier", "last_rank", "last_disqualified"

TITLE_TIER = 0
"""Tier of the title holder: above league A."""

LOST_TITLE_RANK = 0
"""Rank in league A of the player who held the title and lost it (reading K9)."""

LOWEST_TIER = 7
"""The largest tier number that rule 7 counts to."""

LAST_CYCLE_FIELDS = (
    EntrantField(
        LAST_TIER,
        "integer",
        least=TITLE_TIER,
        most=LOWEST_TIER,
    ),
    EntrantField(
        LAST_RANK,
        "integer",
        least=LOST_TITLE_RANK,
        most=LARGEST_LEAGUE,
    ),
    EntrantField(
        LAST_DISQUALIFIED,
        "integer",
        least=0,
        most=1,
    ),
)


@dataclass(frozen=True, slots=True)
class LastCycle:
    """A player's record of the last cycle."""

    tier: int
    rank: int
    disqualified: bool = False

    def attributes(self) -> dict[str, Scalar]:
        """Return the record as attributes of the entrant in the next cycle."""
        return {LAST_TIER: self.tier, LAST_RANK: self.rank, LAST_DISQUALIFIED: int(self.disqualified)}


InitialStanding = tuple[float, float, float, int]
"""Last tie-breaks of a player, fixed at the start of the cycle: last tier, last rank, minus rating, sign-up number."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player. `number` counts sign-ups; `last` is None for new players and those who skipped a cycle (rule 4)."""

    id: EntrantId
    number: int
    rating: float | None = None
    last: LastCycle | None = None

    @property
    def holds_title(self) -> bool:
        """Return True if the player holds the title and so plays in no league."""
        return self.last is not None and self.last.tier == TITLE_TIER

    @property
    def standing(self) -> InitialStanding:
        """Return the end of the tie-break, lowest first (rule 3).

        Last tier, last rank, rating, sign-up (reading K9).
        """
        tier, rank = (math.inf, math.inf) if self.last is None else (self.last.tier, self.last.rank)
        return tier, rank, -known_first(self.rating), self.number

    @property
    def by_rating(self) -> tuple[float, int]:
        """Return the sort key of the snake, lowest first (rule 10): rating, then the earlier sign-up."""
        return -known_first(self.rating), self.number


def player_of(entrant: Entrant) -> Player:
    """Return the player of an entrant."""
    return Player(entrant.id, entrant.number, entrant.data.rating, last_cycle_of(entrant.data))


def last_cycle_of(data: EntrantData) -> LastCycle | None:
    """Return the record of the last cycle; None without a tier, or without a rank in a league."""
    tier, rank = data.attributes.get(LAST_TIER), data.attributes.get(LAST_RANK)
    if tier == TITLE_TIER:
        rank = LOST_TITLE_RANK
    if not isinstance(tier, int) or not isinstance(rank, int):
        return None
    return LastCycle(tier, rank, bool(data.attributes.get(LAST_DISQUALIFIED)))


def check_records(players: Iterable[Player]) -> None:
    """Refuse impossible records: numbers below 0 (`bad_record`), two holders of one title (`two_holders`)."""
    known = list(players)
    bad = tuple(
        player.id for player in known if player.last is not None and min(player.last.tier, player.last.rank) < 0
    )
    if bad:
        raise FieldError("bad_record", entrants=bad)
    holders = tuple(player.id for player in known if player.holds_title)
    if len(holders) > 1:
        raise FieldError("two_holders", limit=1, found=len(holders), entrants=holders)
