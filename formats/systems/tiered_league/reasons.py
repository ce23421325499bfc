"""Write the recorded rationale of the arrangement."""

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
    """Return reasons tier by tier: its leagues, why each player is in it, and who plays in which league."""
    return tuple(_reasons(arrangement))


def _reasons(arrangement: Arrangement) -> Iterator[Reason]:
    """Yield the reasons in order."""
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
    """Return the number of players and leagues of a tier (rules 2 and 3)."""
    params: dict[str, Scalar] = {
        "tier": tier_letter(filled.tier.number),
        "players": filled.tier.size,
        "leagues": filled.tier.leagues,
    }
    return Reason(code="lowest_tier" if is_lowest else "full_tier", rule="R3" if is_lowest else "R2", params=params)


def _by_last_cycle(player: Player, last: LastCycle, lowest: int) -> Reason:
    """Return the place of the last cycle and the tier it leads to (rule 4)."""
    tier = default_tier(last, lowest)
    params: dict[str, Scalar] = {"last": tier_letter(last.tier), "rank": last.rank, "tier": tier_letter(tier)}
    return Reason(code=_way(last, tier), rule="R4", about=(player.id,), params=params)


def _way(last: LastCycle, tier: int) -> str:
    """Return the code of a move: up, same, down, or a special case."""
    if last.tier == 1 and last.rank <= LAST_TO_GO_UP:
        return "lost_title" if last.rank == LOST_TITLE_RANK else "stays_on_top"
    if tier == last.tier - 1 and last.rank <= LAST_TO_GO_UP:
        return "goes_up"
    if tier == last.tier and last.rank <= LAST_TO_STAY:
        return "stays"
    return "goes_down" if tier == last.tier + 1 else "in_lowest"


def _drawn(filled: FilledTier, candidate: Candidate) -> Reason:
    """Return why a player fills up the tier, with the compared value (rule 6)."""
    last = candidate.player.last
    code = "drawn_with_bonus" if candidate.bonus else "drawn"
    if last is not None and last.disqualified:
        code = "drawn_disqualified"
    params = {**_value(filled, candidate), "rating": rating_text(candidate.player.rating), "bonus": candidate.bonus}
    return Reason(code=code, rule="R6", about=(candidate.player.id,), params=params)


def _next_in_line(filled: FilledTier, candidate: Candidate) -> Reason:
    """Return the player who just missed a place in the tier (rule 6)."""
    return Reason(code="next_in_line", rule="R6", about=(candidate.player.id,), params=_value(filled, candidate))


def _left_for_lowest(filled: FilledTier, candidate: Candidate) -> Reason:
    """Return the reason in the bottom tier, which takes all players left (rule 6)."""
    params: dict[str, Scalar] = {"tier": tier_letter(filled.tier.number)}
    return Reason(code="left", rule="R6", about=(candidate.player.id,), params=params)


def _league(filled: FilledTier, player: Player, number: int, league: str) -> Reason:
    """Return the league that the snake assigns (rule 7)."""
    params: dict[str, Scalar] = {
        "number": number,
        "tier": tier_letter(filled.tier.number),
        "rating": rating_text(player.rating),
        "league": league,
    }
    return Reason(code="league", rule="R7", about=(player.id,), params=params)


def _value(filled: FilledTier, candidate: Candidate) -> dict[str, Scalar]:
    """Return the parameters of the compared value."""
    return {"tier": tier_letter(filled.tier.number), "value": rating_text(candidate.value)}


def rating_text(rating: float | None) -> str:
    """Return a rating as text."""
    return "no rating" if rating is None else f"{rating:g}"
