"""Validate a bracket round that a director has paired by hand: players may be exchanged within the matches due."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from formats.core.errors import HandmadeRoundError
from formats.core.model import RoundPairings
from formats.core.state import Round
from formats.core.values import EntrantId, Scalar
from formats.toolkit.brackets.progress import Progress
from formats.toolkit.brackets.tree import Match
from formats.toolkit.by_hand import MatchSlot, place_by_hand, with_bye_points


def round_by_hand(
    progress: Progress,
    pairings: RoundPairings,
    published: Round | None,
    resting: Collection[EntrantId],
    due: Sequence[Match] | None = None,
) -> RoundPairings:
    """Return the director's round with each game and bye assigned to its match (R7).

    The facts that later rounds read are updated too.

    `progress` is that of the rounds before. `due` are the matches of the next round where they open as they come;
    others of their level may have been published before, or are still to come. `resting` are players who were not in
    the field when `published` was, and stay idle. Raises `HandmadeRoundError` if the round does not fit the matches.
    """
    level = _level(progress, published, progress.due if due is None else due)
    matches = {match.key: match for match in progress.places(level)}
    if due is not None:
        wanted = {match.key for match, _ in progress.decided_without_game(level)}
        if published is None:
            wanted |= {match.key for match in due}
        else:
            wanted |= {pairing.label for pairing in published.pairings.pairings}
        matches = {key: match for key, match in matches.items() if key in wanted}
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


def _level(progress: Progress, published: Round | None, due: Sequence[Match]) -> int:
    """Return the level of the round: that of the published games, else that of the matches due."""
    levels = {match.key: match.level for match in progress.bracket}
    labels = () if published is None else published.pairings.pairings
    known = [levels[pairing.label] for pairing in labels if pairing.label in levels]
    if known:
        return max(known)
    if not due:
        raise HandmadeRoundError("no_match_for")
    return due[0].level


def _gone_since(progress: Progress, published: Round | None) -> dict[str, Scalar]:
    """Return who passed a match without a game in the published round and has left since.

    These facts stay, in case the player comes back.
    """
    if published is None:
        return {}
    active = progress.stage.active
    return {key: who for key, who in published.pairings.facts.items() if who is not None and who not in active}
