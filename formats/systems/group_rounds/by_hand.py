"""Validate a round that a director has paired by hand (rule 14)."""

from __future__ import annotations

from collections.abc import Mapping

from formats.core.model import Reason, RoundPairings
from formats.core.values import EntrantId
from formats.systems.group_rounds.phases import GROUP, SEMI_FINALS, groups_in
from formats.toolkit.by_hand import MatchSlot, place_by_hand, same_couples


def round_by_hand(whole: RoundPairings, pairings: RoundPairings) -> RoundPairings:
    """Return the expected or published round (`whole`) with a director's sides.

    If it opens the semi-finals, it may have other matches; the round then records them as its groups.
    """
    matches = {group.name: group.members for group in groups_in(whole.rationale) if group.name in SEMI_FINALS}
    if len(matches) != len(whole.pairings) or len(matches) < len(SEMI_FINALS):
        return same_couples(whole, pairings)
    places = [MatchSlot(name, members) for name, members in matches.items()]
    placed = place_by_hand(places, pairings)
    games = tuple(pairing.model_copy(update={"label": placed.games[pairing.id]}) for pairing in pairings.pairings)
    seated = {game.label: game.seats for game in games}
    order = [who for members in zip(*matches.values(), strict=True) for who in members]
    groups = {name: tuple(sorted(seats, key=order.index)) for name, seats in seated.items()}
    return whole.model_copy(
        update={
            "pairings": games,
            "byes": (),
            "idle": pairings.idle,
            "rationale": tuple(_with_members(reason, groups) for reason in whole.rationale),
        }
    )


def _with_members(reason: Reason, groups: Mapping[str, tuple[EntrantId, ...]]) -> Reason:
    """Return the reason that records a group, with its current members."""
    name = str(reason.params.get("group"))
    if not reason.code.startswith(GROUP) or name not in groups:
        return reason
    return reason.model_copy(update={"about": groups[name]})
