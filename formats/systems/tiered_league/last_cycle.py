"""Check a list of players for statements about the last cycle: contradictions, and the tiers that follow from it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from formats.core.asking import Contradiction
from formats.core.errors import FieldError
from formats.core.model import Entrant, Reason
from formats.core.values import EntrantId, Scalar
from formats.systems.tiered_league.arrangement import Arrangement, arrange
from formats.systems.tiered_league.players import LAST_RANK, LAST_TIER, LOST_TITLE_RANK, TITLE_TIER, Player, player_of
from formats.systems.tiered_league.structure import tier_letter


def contradictions(field: Sequence[Entrant]) -> tuple[Contradiction, ...]:
    """Return contradictions (rules 1 and 2).

    At most one holder, one who lost the title, and one player for each place.
    """
    players = [player_of(entrant) for entrant in field]
    return (*_lost_below_the_top(players), *_crowded(players))


def _lost_below_the_top(players: Iterable[Player]) -> Iterator[Contradiction]:
    """Yield players with place 0 outside league A: it is the place of the player who lost the title (reading K9)."""
    for player in players:
        if player.last is not None and player.last.rank == LOST_TITLE_RANK and player.last.tier > 1:
            yield Contradiction(LAST_RANK, Reason(code="listed_rank_0", rule="R3", about=(player.id,)))


def _crowded(players: Iterable[Player]) -> Iterator[Contradiction]:
    """Yield places with more players than the tier has leagues (rule 1: twice as many as the tier above)."""
    places: dict[tuple[int, int], list[EntrantId]] = {}
    for player in players:
        if player.last is not None:
            places.setdefault((player.last.tier, player.last.rank), []).append(player.id)
    for (tier, rank), there in places.items():
        most = 2 ** (tier - 1) if tier > 1 else 1
        if len(there) <= most or (tier > 1 and rank == LOST_TITLE_RANK):
            continue
        params: dict[str, Scalar] = {}
        if tier == TITLE_TIER:
            code = "listed_holders"
        elif rank == LOST_TITLE_RANK:
            code = "listed_lost_title"
        else:
            code, params = (
                "listed_places",
                {"found": len(there), "place": rank, "tier": tier_letter(tier), "limit": most},
            )
        field = LAST_TIER if tier == TITLE_TIER else LAST_RANK
        yield Contradiction(field, Reason(code=code, rule="R1", about=tuple(there), params=params))


def listed(field: Sequence[Entrant]) -> dict[EntrantId, Reason]:
    """Return for each player the last cycle, and the tier to be played if the field were complete.

    Rules 2 to 5 and 9.
    """
    players = [player_of(entrant) for entrant in field]
    try:
        arrangement = arrange(players)
    except FieldError:
        return {player.id: _line(player, None) for player in sorted(players, key=lambda player: player.standing)}
    return {player.id: _line(player, tier) for player, tier in _in_order(arrangement)}


def _in_order(arrangement: Arrangement) -> Iterator[tuple[Player, int | None]]:
    """Yield the holder, then the players tier by tier."""
    if arrangement.holder is not None:
        yield arrangement.holder, None
    for filled in arrangement.tiers:
        for player in filled.by_rating:
            yield player, filled.tier.number


def _line(player: Player, tier: int | None) -> Reason:
    """Return the sentence about one player."""
    params: dict[str, Scalar] = {}
    if player.last is None:
        code = "listed_new"
    elif player.holds_title:
        return Reason(code="listed_holder", rule="R2", about=(player.id,))
    elif player.last.rank == LOST_TITLE_RANK:
        code = "listed_lost"
    else:
        code = "listed_disqualified" if player.last.disqualified else "listed_back"
        params = {"last": tier_letter(player.last.tier), "rank": player.last.rank}
    if tier is None:
        return Reason(code=code, rule="R2", about=(player.id,), params=params)
    params["tier"] = tier_letter(tier)
    return Reason(code=f"{code}_in", rule="R2", about=(player.id,), params=params)
