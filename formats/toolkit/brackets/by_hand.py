"""A round of a bracket that a director has paired by hand: players change places within what is due."""

from __future__ import annotations

from collections.abc import Collection

from formats.core.errors import HandmadeRoundError
from formats.core.model import RoundPairings
from formats.core.state import Round
from formats.core.values import EntrantId, Scalar
from formats.toolkit.brackets.progress import Progress
from formats.toolkit.by_hand import MatchSlot, place_by_hand, with_bye_points


def round_by_hand(
    progress: Progress, pairings: RoundPairings, published: Round | None, resting: Collection[EntrantId]
) -> RoundPairings:
    """R7: every game and bye with its match, and who goes on without a game as later rounds read it.

    `progress` is that of the rounds before, `resting` are those who were not in when `published` was, and stay idle.
    """
    level = _level(progress, published)
    matches = {match.key: match for match in progress.places(level)}
    sitting = {
        key: tuple(who for who in progress.present(match) if who not in resting) for key, match in matches.items()
    }
    places = [
        MatchSlot(
            key,
            sitting[key],
            progress.pool(match),
            fixed=bool(progress.games[key]) or len(sitting[key]) < len(progress.players(match)),
        )
        for key, match in matches.items()
        if sitting[key]
    ]
    placed = place_by_hand(places, pairings)
    facts: dict[str, Scalar] = {match.key: outcome.winner for match, outcome in progress.decided_without_game(level)}
    facts |= {key: None for key in matches if not sitting[key]}
    facts |= {key: who for key, who in _gone_since(progress, published).items() if key in facts}
    facts = {key: who for key, who in facts.items() if key not in placed.games.values()}
    facts |= {code: who for who, code in placed.byes.items()}
    games = tuple(pairing.model_copy(update={"label": placed.games[pairing.id]}) for pairing in pairings.pairings)
    return with_bye_points(pairings, 0).model_copy(update={"pairings": games, "facts": facts})


def _level(progress: Progress, published: Round | None) -> int:
    """The level of the round: as it was published, or else that of the matches due."""
    levels = {match.key: match.level for match in progress.bracket}
    labels = () if published is None else published.pairings.pairings
    known = [levels[pairing.label] for pairing in labels if pairing.label in levels]
    if known:
        return max(known)
    if not progress.due:
        raise HandmadeRoundError("no_match_for")
    return progress.due[0].level


def _gone_since(progress: Progress, published: Round | None) -> dict[str, Scalar]:
    """Who went on without a game by the published round and has left since: that stays so, should they come back."""
    if published is None:
        return {}
    active = progress.stage.active
    return {key: who for key, who in published.pairings.facts.items() if who is not None and who not in active}
