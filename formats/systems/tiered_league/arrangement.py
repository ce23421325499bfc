"""Rules 2, 4, 5, 9 and 10: who plays in which tier and league of the new cycle, and every step that led there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from formats.core.errors import FieldError
from formats.core.values import EntrantId
from formats.systems.tiered_league.players import LastCycle, Player, check_records
from formats.systems.tiered_league.structure import Structure, Tier, league_names, need_leagues_for_all, snake
from formats.toolkit.seeding import known_first

LAST_TO_GO_UP = 2
LAST_TO_STAY = 5
BONUSES_FROM_BELOW: Mapping[int, int] = {3: 300, 4: 200, 5: 100}
"""Rule 9: for a place of a tier, by the rank in a league of the tier below."""
BONUSES_FROM_ABOVE: Mapping[int, int] = {6: 300, 7: 200, 8: 100}
"""Rule 9: for a place of a tier, by the rank in a league of that tier, from which the player would go down."""

Move = Literal["up", "same", "down", "new"]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A player as compared for the places of one tier. `value` is the rating with the bonus, None without a rating."""

    player: Player
    bonus: int

    @property
    def value(self) -> float | None:
        """Rule 9: what is compared."""
        return None if self.player.rating is None else self.player.rating + self.bonus

    @property
    def order(self) -> tuple[float, float, float, float, int]:
        """Highest value first, then as reading K6 says."""
        return -known_first(self.value), *self.player.standing


@dataclass(frozen=True)
class FilledTier:
    """A tier and how it came to its players.

    `default` have their place by the last cycle, `drawn` fill it up, best first; `waiting` are all who were compared
    for the same places and got none, best first. The bottom tier draws all who are left.
    """

    tier: Tier
    default: tuple[Player, ...]
    drawn: tuple[Candidate, ...]
    waiting: tuple[Candidate, ...]

    @cached_property
    def by_rating(self) -> tuple[Player, ...]:
        """Rule 10: the players of the tier in the order in which the snake takes them."""
        members = [*self.default, *(candidate.player for candidate in self.drawn)]
        return tuple(sorted(members, key=lambda player: player.by_rating))


@dataclass(frozen=True, slots=True)
class Change:
    """A player's tier in the last cycle (None: not in it) and now, and what that means for the player."""

    entrant: EntrantId
    before: int | None
    after: int
    move: Move


@dataclass(frozen=True)
class Arrangement:
    """The leagues of a cycle. `holder` holds the title and is in no league."""

    structure: Structure
    tiers: tuple[FilledTier, ...]
    holder: Player | None

    def leagues(self) -> dict[str, tuple[Player, ...]]:
        """The players of every league by its name, from the top down, in the order of the snake."""
        return {
            name: members
            for filled in self.tiers
            for name, members in zip(
                league_names(filled.tier), snake(filled.by_rating, filled.tier.leagues), strict=True
            )
        }

    def changes(self) -> tuple[Change, ...]:
        """The difference to the last cycle, player by player, from the top down."""
        return tuple(_change(player, filled.tier.number) for filled in self.tiers for player in filled.by_rating)


def arrange(field: Iterable[Player]) -> Arrangement:
    """The arrangement of all who take part, or `FieldError` when rules 7 and 8 have no place for somebody."""
    everybody = sorted(field, key=lambda player: player.number)
    check_records(everybody)
    holder = next((player for player in everybody if player.holds_title), None)
    players = [player for player in everybody if player is not holder]
    structure = need_leagues_for_all(len(players), [player.id for player in first_to_go(players)])
    return Arrangement(structure, tuple(_fill(players, structure)), holder)


def first_to_go(players: Iterable[Player]) -> list[Player]:
    """Reading K2: whom a director would leave out first: disqualified in the last cycle, then the latest sign-up."""
    return sorted(players, key=lambda player: (player.last is None or not player.last.disqualified, -player.number))


def default_tier(last: LastCycle, lowest: int) -> int:
    """Rule 2: up from places 1 and 2, the same tier from 3 to 5, down from 6; never out of the tiers (reading K7)."""
    if last.rank <= LAST_TO_GO_UP:
        tier = last.tier - 1
    elif last.rank <= LAST_TO_STAY:
        tier = last.tier
    else:
        tier = last.tier + 1
    return max(1, min(tier, lowest))


def bonus_for(last: LastCycle | None, tier: int) -> int:
    """Rule 9: what is added to the rating when a player is compared for a place of this tier."""
    if last is None or last.disqualified:
        return 0
    if last.tier == tier + 1:
        return BONUSES_FROM_BELOW.get(last.rank, 0)
    if last.tier == tier:
        return BONUSES_FROM_ABOVE.get(last.rank, 0)
    return 0


def _fill(players: Sequence[Player], structure: Structure) -> Iterable[FilledTier]:
    """Rules 2 and 9, tier by tier from the top: who belongs there, then the best of all others who are left."""
    defaults = {player.id: default_tier(player.last, structure.lowest) for player in players if player.last is not None}
    left = list(players)
    for tier in structure.tiers:
        default = tuple(player for player in left if defaults.get(player.id) == tier.number)
        free = tier.size - len(default)
        if free < 0:
            ids = tuple(player.id for player in default)
            raise FieldError("tier_overfull", limit=tier.size, found=len(default), entrants=ids)
        others = [player for player in left if defaults.get(player.id) != tier.number]
        pool = sorted(
            (Candidate(player, bonus_for(player.last, tier.number)) for player in others),
            key=lambda candidate: candidate.order,
        )
        drawn, waiting = tuple(pool[:free]), tuple(pool[free:])
        yield FilledTier(tier, default, drawn, waiting)
        left = [candidate.player for candidate in waiting]


def _change(player: Player, tier: int) -> Change:
    if player.last is None:
        return Change(player.id, None, tier, "new")
    before = player.last.tier
    move: Move = "same" if before == tier else "up" if tier < before else "down"
    return Change(player.id, before, tier, move)
