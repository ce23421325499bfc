"""Assign the games of a round that a director has paired by hand to the matches that were due.

In formats with a structure (brackets, groups) a round by hand may exchange players between matches, within limits.
Later rounds read labels and facts of the round, so each game has to be identified with one match.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace

from formats.core.errors import HandmadeRoundError
from formats.core.model import Pairing, RoundPairings
from formats.core.state import Round, Stage
from formats.core.values import EntrantId, PairingId
from formats.toolkit.record import Couple, couple


@dataclass(frozen=True, slots=True)
class MatchSlot:
    """A match of the round: its code, and its one or two players.

    Players may be exchanged with those of the same `pool`. In a `fixed` match they have to stay.
    """

    code: str
    players: tuple[EntrantId, ...]
    pool: Hashable = None
    fixed: bool = False


@dataclass(frozen=True, slots=True)
class MatchAssignment:
    """The code of the match of every game (by pairing), and of every entrant who passes a match without a game."""

    games: Mapping[PairingId, str]
    byes: Mapping[EntrantId, str]


def place_by_hand(places: Sequence[MatchSlot], pairings: RoundPairings) -> MatchAssignment:
    """Return the match of each game and bye of a director's round. Raises `HandmadeRoundError` if they do not fit.

    There must be as many games as matches of two and as many byes as matches of one. `places` are the matches that have
    a player.
    """
    pool_of = {who: place.pool for place in places for who in place.players}
    byes = tuple(bye.entrant for bye in pairings.byes)
    _check_players(pool_of, pairings, byes)
    _check_fixed(places, pairings, byes)
    games: dict[PairingId, str] = {}
    alone: dict[EntrantId, str] = {}
    for pool in dict.fromkeys(place.pool for place in places):
        for_two = {place.code: place for place in places if place.pool == pool and len(place.players) > 1}
        for_one = {place.code: place for place in places if place.pool == pool and len(place.players) == 1}
        mine = [pairing for pairing in pairings.pairings if pool_of[pairing.seats[0]] == pool]
        resting = [who for who in byes if pool_of[who] == pool]
        if len(mine) != len(for_two):
            raise HandmadeRoundError("other_number")
        # Greedy: the game with the closest match chooses first, so unchanged games keep their matches.
        for pairing in sorted(mine, key=lambda pairing: _fit(for_two, pairing), reverse=True):
            code = max(for_two, key=lambda code: _closeness(for_two[code], pairing))
            games[pairing.id] = code
            del for_two[code]
        for who in sorted(resting, key=lambda who: (who,) not in {place.players for place in for_one.values()}):
            alone[who] = max(for_one, key=lambda code: who in for_one[code].players)
            del for_one[alone[who]]
    return MatchAssignment(games, alone)


def _check_players(pool_of: Mapping[EntrantId, Hashable], pairings: RoundPairings, byes: Sequence[EntrantId]) -> None:
    """Check that all players of the round and no others are seated, and that no game crosses two pools."""
    seated = [who for pairing in pairings.pairings for who in pairing.seats]
    strangers = tuple(who for who in (*seated, *byes) if who not in pool_of)
    if strangers:
        raise HandmadeRoundError("no_match_for", strangers)
    for pairing in pairings.pairings:
        first, second = pairing.seats
        if pool_of[first] != pool_of[second]:
            raise HandmadeRoundError("different_parts", pairing.seats)
    left_out = tuple(who for who in pool_of if who not in {*seated, *byes})
    if left_out:
        raise HandmadeRoundError("left_out", left_out)


def _check_fixed(places: Sequence[MatchSlot], pairings: RoundPairings, byes: Collection[EntrantId]) -> None:
    """Check that fixed matches are unchanged."""
    couples = {frozenset(pairing.seats) for pairing in pairings.pairings}
    for place in places:
        stays = frozenset(place.players) in couples if len(place.players) > 1 else place.players[0] in byes
        if place.fixed and not stays:
            raise HandmadeRoundError("must_stay", place.players)


def _closeness(place: MatchSlot, pairing: Pairing) -> tuple[bool, bool, int]:
    """Rate how well a game fits a match.

    The same two players, then the same code, then the number of shared players.
    """
    shared = len(set(place.players) & set(pairing.seats))
    return shared == len(pairing.seats), place.code == pairing.label, shared


def _fit(free: Mapping[str, MatchSlot], pairing: Pairing) -> tuple[bool, bool, int]:
    """Rate the best match that is left for a game; games with a better one choose first."""
    return max(_closeness(place, pairing) for place in free.values())


def same_couples(
    expected: RoundPairings, pairings: RoundPairings, more: Mapping[Couple, Pairing] | None = None
) -> RoundPairings:
    """Return the expected round with the sides of the director's round, for formats without exchanges.

    `more` are games that may be added though they are not expected: an entrant is back whose opponent had a walkover.
    Raises `HandmadeRoundError` with the code `same_couples` for any other difference.
    """
    given = {couple(*pairing.seats): pairing for pairing in pairings.pairings}
    added = {two: game for two, game in (more or {}).items() if two in given}
    wanted = {couple(*pairing.seats): pairing for pairing in expected.pairings} | added
    moved = tuple(sorted({who for two in wanted.keys() ^ given.keys() for who in two}))
    resting = {bye.entrant for bye in pairings.byes}
    strangers = tuple(sorted(resting - {bye.entrant for bye in expected.byes}))
    if moved or strangers or len(given) != len(pairings.pairings):
        raise HandmadeRoundError("same_couples", moved or strangers)
    games = tuple(
        wanted[two].model_copy(update={"id": handmade.id, "board": handmade.board, "seats": handmade.seats})
        for two, handmade in given.items()
    )
    byes = tuple(bye for bye in expected.byes if bye.entrant in resting)
    return expected.model_copy(update={"pairings": games, "byes": byes, "idle": pairings.idle})


def as_published(stage: Stage, published: Round | None, *, without_others: bool = False) -> Stage:
    """Return the stage as it was when the round was published: all players of its games are active.

    With `without_others`, entrants who are not in the round at all are withdrawn.
    """
    if published is None:
        return stage
    seated = {who for pairing in published.pairings.pairings for who in pairing.seats}
    outside = set(stage.active) - published.pairings.members() if without_others else set()
    entrants = {
        **stage.entrants,
        **{who: stage.entrants[who].model_copy(update={"status": "active"}) for who in seated},
        **{who: stage.entrants[who].model_copy(update={"status": "withdrawn"}) for who in outside},
    }
    return replace(stage, entrants=entrants)


def idle_since(stage: Stage, pairings: RoundPairings, published: Round | None) -> frozenset[EntrantId]:
    """Return entrants who came (back) since the round was published and are idle in the director's round."""
    if published is None:
        return frozenset()
    return (frozenset(stage.active) - published.pairings.members()) & frozenset(pairings.idle)


def with_bye_points(pairings: RoundPairings, half_points: int) -> RoundPairings:
    """Return the round with byes worth `half_points`; rounds off keep what they are worth."""
    byes = tuple(
        bye if bye.is_round_off else bye.model_copy(update={"half_points": half_points}) for bye in pairings.byes
    )
    return pairings.model_copy(update={"byes": byes})
