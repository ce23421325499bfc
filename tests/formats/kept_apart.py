"""Random rules about who may meet, and every way to pair a small field."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from formats.core.separation import Kept, Separation
from formats.core.state import Stage
from formats.core.values import EntrantId

Pairs = list[tuple[EntrantId, EntrantId]]


def every_pairing(players: Sequence[EntrantId]) -> Iterator[tuple[Pairs, EntrantId | None]]:
    """Every way to pair these players, the earlier of two first, one of an odd number sitting out."""
    if len(players) % 2:
        for out in players:
            yield from ((pairs, out) for pairs, _ in every_pairing([who for who in players if who != out]))
        return
    if not players:
        yield [], None
        return
    first, *rest = players
    for other in rest:
        for pairs, _ in every_pairing([who for who in rest if who != other]):
            yield [(first, other), *pairs], None


def random_kept(players: Sequence[EntrantId], chance: random.Random) -> Kept:
    """Clubs and pairs that are kept from each other; half of the time none."""
    if chance.random() < 0.5:
        return Kept()
    clubs = {who: chance.choice("xyz") for who in players if chance.random() < 0.4}
    pairs = frozenset(frozenset(two) for two in combinations(players, 2) if chance.random() < 0.1)
    return Kept({"club": clubs}, pairs)


def random_separation(players: Sequence[EntrantId], chance: random.Random) -> Separation:
    """Some who must not meet, and some who should not."""
    return Separation(random_kept(players, chance), random_kept(players, chance))


def with_clubs(stage: Stage, *clubs: str) -> Stage:
    """The stage whose entrants, in seed order, belong to these clubs."""
    data = {
        who: stage.entrants[who].data.model_copy(update={"attributes": {"club": club}})
        for who, club in zip(stage.seeds, clubs, strict=True)
    }
    entrants = {who: entrant.model_copy(update={"data": data[who]}) for who, entrant in stage.entrants.items()}
    return replace(stage, entrants=entrants)
