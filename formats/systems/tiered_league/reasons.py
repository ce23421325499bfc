"""From what the arrangement found to the recorded rationale."""

from __future__ import annotations

from collections.abc import Iterator

from formats.core.model import Reason
from formats.core.values import Scalar
from formats.systems.tiered_league.arrangement import (
    LAST_TO_GO_UP,
    LAST_TO_STAY,
    Arrangement,
    Candidate,
    FilledTier,
    default_tier,
)
from formats.systems.tiered_league.players import LOST_TITLE_RANK, LastCycle, Player
from formats.systems.tiered_league.structure import tier_letter


def arrangement_reasons(arrangement: Arrangement) -> tuple[Reason, ...]:
    """Tier by tier: how many leagues it has, why everybody is in it, and who of them plays in which league."""
    return tuple(_reasons(arrangement))


def _reasons(arrangement: Arrangement) -> Iterator[Reason]:
    if arrangement.holder is not None:
        yield Reason(code="holder", rule="R5", about=(arrangement.holder.id,))
    league_of = {player.id: name for name, members in arrangement.leagues().items() for player in members}
    lowest = arrangement.structure.lowest
    for filled in arrangement.tiers:
        is_lowest = filled.tier.number == lowest
        yield _size(filled, is_lowest=is_lowest)
        for player in filled.default:
            if player.last is not None:
                yield _by_last_cycle(player, player.last, lowest)
        for candidate in filled.drawn:
            yield _left_for_lowest(filled, candidate) if is_lowest else _drawn(filled, candidate)
        if filled.drawn and filled.waiting:
            yield _next_in_line(filled, filled.waiting[0])
        for number, player in enumerate(filled.by_rating, start=1):
            yield _league(filled, player, number, league_of[player.id])


def _size(filled: FilledTier, *, is_lowest: bool) -> Reason:
    """Rules 2 and 3: how many players and leagues."""
    params: dict[str, Scalar] = {
        "tier": tier_letter(filled.tier.number),
        "players": filled.tier.size,
        "leagues": filled.tier.leagues,
    }
    return Reason(code="lowest_tier" if is_lowest else "full_tier", rule="R3" if is_lowest else "R2", params=params)


def _by_last_cycle(player: Player, last: LastCycle, lowest: int) -> Reason:
    """Rule 4: the place of the last cycle and where it leads."""
    tier = default_tier(last, lowest)
    params: dict[str, Scalar] = {"last": tier_letter(last.tier), "rank": last.rank, "tier": tier_letter(tier)}
    return Reason(code=_way(last, tier), rule="R4", about=(player.id,), params=params)


def _way(last: LastCycle, tier: int) -> str:
    if last.tier == 1 and last.rank <= LAST_TO_GO_UP:
        return "lost_title" if last.rank == LOST_TITLE_RANK else "stays_on_top"
    if tier == last.tier - 1 and last.rank <= LAST_TO_GO_UP:
        return "goes_up"
    if tier == last.tier and last.rank <= LAST_TO_STAY:
        return "stays"
    return "goes_down" if tier == last.tier + 1 else "in_lowest"


def _drawn(filled: FilledTier, candidate: Candidate) -> Reason:
    """Rule 6: who fills the tier up, and with what."""
    last = candidate.player.last
    code = "drawn_with_bonus" if candidate.bonus else "drawn"
    if last is not None and last.disqualified:
        code = "drawn_disqualified"
    params = {**_value(filled, candidate), "rating": rating_text(candidate.player.rating), "bonus": candidate.bonus}
    return Reason(code=code, rule="R6", about=(candidate.player.id,), params=params)


def _next_in_line(filled: FilledTier, candidate: Candidate) -> Reason:
    """Rule 6: whom the places of the tier just missed."""
    return Reason(code="next_in_line", rule="R6", about=(candidate.player.id,), params=_value(filled, candidate))


def _left_for_lowest(filled: FilledTier, candidate: Candidate) -> Reason:
    """Rule 6: the bottom tier takes everybody who is left."""
    params: dict[str, Scalar] = {"tier": tier_letter(filled.tier.number)}
    return Reason(code="left", rule="R6", about=(candidate.player.id,), params=params)


def _league(filled: FilledTier, player: Player, number: int, league: str) -> Reason:
    """Rule 7: the snake."""
    params: dict[str, Scalar] = {
        "number": number,
        "tier": tier_letter(filled.tier.number),
        "rating": rating_text(player.rating),
        "league": league,
    }
    return Reason(code="league", rule="R7", about=(player.id,), params=params)


def _value(filled: FilledTier, candidate: Candidate) -> dict[str, Scalar]:
    return {"tier": tier_letter(filled.tier.number), "value": rating_text(candidate.value)}


def rating_text(rating: float | None) -> str:
    """A rating to read."""
    return "no rating" if rating is None else f"{rating:g}"
