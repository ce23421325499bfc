"""Arrange the players of a new cycle in tiers and leagues, with every step recorded (rules 2, 4, 5, 9 and 10).

Tiers are filled from the top. First come players whose place in the last cycle leads there (`default_tier`); free
places go to the best of all others who are left, compared by rating plus a bonus for their last place. The bottom tier
takes all who remain. Then the snake distributes each tier over its leagues.
"""

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
"""Rule 9: bonus for a place in a tier, by the rank in a league of the tier below."""
BONUSES_FROM_ABOVE: Mapping[int, int] = {6: 300, 7: 200, 8: 100}
"""Rule 9: bonus for a place in a tier, by the rank in a league of that tier from which the player would go down."""

Move = Literal["up", "same", "down", "new"]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A player in the comparison for the places of one tier. `value` is rating plus bonus, None without a rating."""

    player: Player
    bonus: int

    @property
    def value(self) -> float | None:
        """Return what is compared (rule 9)."""
        return None if self.player.rating is None else self.player.rating + self.bonus

    @property
    def order(self) -> tuple[float, float, float, float, int]:
        """Return the sort key: highest value first, then by reading K6."""
        return -known_first(self.value), *self.player.standing


@dataclass(frozen=True)
class FilledTier:
    """A tier and where its players come from.

    `default` have their place by the last cycle, `drawn` fill it up, best first; `waiting` are all who were compared
    for the same places without success, best first. The bottom tier draws all who are left.
    """

    tier: Tier
    default: tuple[Player, ...]
    drawn: tuple[Candidate, ...]
    waiting: tuple[Candidate, ...]

    @cached_property
    def by_rating(self) -> tuple[Player, ...]:
        """Rule 10: the players of the tier in the order of the snake."""
        members = [*self.default, *(candidate.player for candidate in self.drawn)]
        return tuple(sorted(members, key=lambda player: player.by_rating))


@dataclass(frozen=True, slots=True)
class Change:
    """A player's tier in the last cycle (None: not in it) and now, and the direction of the move."""

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
        """Return the players of every league by its name, from the top down, in the order of the snake."""
        return {
            name: members
            for filled in self.tiers
            for name, members in zip(
                league_names(filled.tier), snake(filled.by_rating, filled.tier.leagues), strict=True
            )
        }

    def changes(self) -> tuple[Change, ...]:
        """Return the difference to the last cycle, player by player, from the top down."""
        return tuple(_change(player, filled.tier.number) for filled in self.tiers for player in filled.by_rating)


def arrange(field: Iterable[Player]) -> Arrangement:
    """Return the arrangement. Raises `FieldError` if rules 7 and 8 have no place for a player."""
    everybody = sorted(field, key=lambda player: player.number)
    check_records(everybody)
    holder = next((player for player in everybody if player.holds_title), None)
    players = [player for player in everybody if player is not holder]
    leaving = [player.id for player in first_to_go(players)]
    structure = need_leagues_for_all(len(players), leaving, besides_holder=holder is not None)
    return Arrangement(structure, tuple(_fill(players, structure)), holder)


def first_to_go(players: Iterable[Player]) -> list[Player]:
    """Return players in the order in which a director would leave them out (reading K2).

    Disqualified in the last cycle first, then the latest sign-up.
    """
    return sorted(players, key=lambda player: (player.last is None or not player.last.disqualified, -player.number))


def default_tier(last: LastCycle, lowest: int) -> int:
    """Return the tier after a place (rule 2): up from 1 and 2, same from 3 to 5, down from 6.

    Within the tiers (reading K7).
    """
    if last.rank <= LAST_TO_GO_UP:
        tier = last.tier - 1
    elif last.rank <= LAST_TO_STAY:
        tier = last.tier
    else:
        tier = last.tier + 1
    return max(1, min(tier, lowest))


def bonus_for(last: LastCycle | None, tier: int) -> int:
    """Return what is added to the rating of a player who is compared for a place in this tier (rule 9)."""
    if last is None or last.disqualified:
        return 0
    if last.tier == tier + 1:
        return BONUSES_FROM_BELOW.get(last.rank, 0)
    if last.tier == tier:
        return BONUSES_FROM_ABOVE.get(last.rank, 0)
    return 0


def _fill(players: Sequence[Player], structure: Structure) -> Iterable[FilledTier]:
    """Yield the tiers from the top (rules 2 and 9).

    Those who belong there, then the best of all others who are left.
    """
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
    """Return the change of a player's tier."""
    if player.last is None:
        return Change(player.id, None, tier, "new")
    before = player.last.tier
    move: Move = "same" if before == tier else "up" if tier < before else "down"
    return Change(player.id, before, tier, move)
