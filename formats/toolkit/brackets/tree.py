"""Structure of knock-out brackets: the matches, and where their players come from.

A bracket is a tuple of matches that depends on the number of entrants and on the options only. Each match has two
sources: a seed, or the winner or loser of an earlier match. Results are not part of it (see `progress`).

Single elimination: seeds are placed so that the best meet as late as possible (`seeds_in_order`), in a field filled up
to the next power of two. Missing seeds are byes, so the best seeds get them.

Double elimination: losers of round `k` of the winners' bracket enter the losers' bracket in round `2k - 2` (those of
the first round in round 1), in an order that delays rematches (`crossing`). The losers' bracket alternates between
rounds with newly arrived losers and rounds among those left, which halve their number. The two winners meet in the
grand final.

Invariants: sources of a match have a lower level; matches are sorted by level; the last match decides the champion.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import Literal

from formats.core.memoize import memoize


@dataclass(frozen=True, slots=True)
class Seeded:
    """The entrant of this seed, from 1. A seed beyond the size of the field is nobody."""

    seed: int


@dataclass(frozen=True, slots=True)
class WinnerOf:
    """The winner of the match with this key."""

    match: str


@dataclass(frozen=True, slots=True)
class LoserOf:
    """The loser of the match with this key."""

    match: str


Source = Seeded | WinnerOf | LoserOf


Kind = Literal["plain", "third_place", "place", "grand_final", "second_chance"]
"""Special kinds of matches.

A match for a place is played by those who have lost already, where every place is played out (`for_places`).

In a grand final the first source is the winner of the winners' bracket, unbeaten so far. A second chance is the match
after it, played only if that player has lost the grand final.
"""


Tree = Literal["", "winners", "losers"]
"""The half of a double elimination to which a match belongs."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match of the bracket.

    `key` is its code for people (`QF2`, `L3-1`). `level` is the round, from 1, in which it is played if nothing is
    skipped, `title` the name of that round. `depth` orders those who lose: a greater depth is a better rank. `tree` is
    empty in a single elimination and in the grand final. `number` is the round within its tree, 0 in the last one (the
    final); of a match that decides a place, that place, and of other matches for places 0.
    """

    key: str
    title: str
    level: int
    depth: int
    sources: tuple[Source, Source]
    kind: Kind = "plain"
    tree: Tree = ""
    number: int = 0


Bracket = tuple[Match, ...]
"""All matches, sorted by level. The last one decides who is champion, unless a second chance is not needed."""


class Structure:
    """What is looked up in a bracket: its matches by key and by level, and the matches to which each one leads."""

    def __init__(self, bracket: Bracket) -> None:
        """Index the matches."""
        self.matches: dict[str, Match] = {match.key: match for match in bracket}
        self.levels = {level: tuple(matches) for level, matches in groupby(bracket, attrgetter("level"))}
        self.winner_goes_to: dict[str, str] = {}
        self.loser_goes_to: dict[str, str] = {}
        for match in bracket:
            for source in match.sources:
                if isinstance(source, WinnerOf):
                    self.winner_goes_to[source.match] = match.key
                elif isinstance(source, LoserOf):
                    self.loser_goes_to[source.match] = match.key

    def reached_from(self, keys: Collection[str]) -> set[str]:
        """Return these matches and those that lead to one of them, with all matches after any of both."""
        sources = [source for key in keys for source in self.matches[key].sources]
        ahead = [*keys, *(source.match for source in sources if not isinstance(source, Seeded))]
        reached: set[str] = set()
        while ahead:
            key = ahead.pop()
            if key not in reached:
                reached.add(key)
                ahead += [goes_to[key] for goes_to in (self.winner_goes_to, self.loser_goes_to) if key in goes_to]
        return reached


@memoize(lambda bracket: (bracket,))
def structure_of(bracket: Bracket) -> Structure:
    """Return the index of a bracket."""
    return Structure(bracket)


_NAMES = {1: ("F", "Final"), 2: ("SF", "Semi-finals"), 4: ("QF", "Quarter-finals")}
_TO_THE_FINAL = 2

KEPT = 32
"""So many brackets of each kind are kept: of the same size they are the same for all tournaments."""


def levels_for(size: int) -> int:
    """Return the number of rounds of a knock-out with `size` entrants."""
    return max(size - 1, 1).bit_length()


def seeds_in_order(levels: int) -> list[int]:
    """Return the seeds from the top of the bracket to its bottom, arranged so that the best meet as late as possible.

    Neighbours meet in the first round; their seeds add up to the size of the full bracket plus one.
    """
    order = [1]
    for level in range(1, levels + 1):
        order = [seed for upper in order for seed in (upper, 2**level + 1 - upper)]
    return order


@lru_cache(KEPT)
def single_elimination(size: int, *, third_place: bool, all_places: bool = False) -> Bracket:
    """Return a seeded bracket. The best seeds have the byes; the match for third place is in the round of the final.

    With `all_places` the losers of every round play on for the places below those who have won.
    """
    levels = levels_for(size)
    matches: list[Match] = []
    sources: list[Source] = [Seeded(seed) for seed in seeds_in_order(levels)]
    for level in range(1, levels + 1):
        games = len(sources) // 2
        code, title = _NAMES.get(games, (f"R{2 * games}-", f"Round of {2 * games}"))
        keys = [code + (str(number) if games > 1 else "") for number in range(1, games + 1)]
        for number, key in enumerate(keys):
            matches.append(Match(key, title, level, 2 * level, (sources[2 * number], sources[2 * number + 1])))
        sources = [WinnerOf(key) for key in keys]
        if all_places and games > _TO_THE_FINAL:
            matches += for_places([LoserOf(key) for key in keys], level + 1, games + 1)
    if (third_place or all_places) and levels >= _TO_THE_FINAL:
        semi_finals = (LoserOf("SF1"), LoserOf("SF2"))
        matches.append(Match("3P", "Third place", levels, 2 * levels - 1, semi_finals, "third_place"))
    return tuple(
        sorted(matches, key=lambda match: (match.level, match.key == "F", match.kind != "plain", -match.depth))
    )


def for_places(sources: Sequence[Source], level: int, first: int, before: int = 0) -> Iterator[Match]:
    """Yield the matches of these players for the places from `first` on: winners play for the upper half.

    Matches for a place have the number of that place in their key, and are counted on; `before` are those so far.
    The depth of a match is the best place that it is about, negative, so that it comes below all matches for the title.
    """
    games = len(sources) // 2
    title = f"Place {first}" if games == 1 else f"Places {first} to {first + 2 * games - 1}"
    keys = [f"P{first}-{before + number}" for number in range(1, games + 1)] if games > 1 else [f"P{first}"]
    for key, pair in zip(keys, zip(sources[::2], sources[1::2], strict=True), strict=True):
        yield Match(key, title, level, -first, pair, "place", number=first if games == 1 else 0)
    if games > 1:
        yield from for_places([WinnerOf(key) for key in keys], level + 1, first, before + games)
        yield from for_places([LoserOf(key) for key in keys], level + 1, first + games)


@lru_cache(KEPT)
def double_elimination(size: int, *, reset: bool) -> Bracket:
    """Return a winners' bracket, a losers' bracket and the grand final: out after two losses.

    Losers of a round of the winners' bracket enter the losers' bracket at their own position with the bits of
    `crossing` inverted. With `reset` the grand final is played again if the winner of the losers' bracket wins it.
    """
    levels = levels_for(size)
    matches: list[Match] = []
    sources: list[Source] = [Seeded(seed) for seed in seeds_in_order(levels)]
    in_losers: list[Source] = []
    for level in range(1, levels + 1):
        keys = [f"W{level}-{number}" for number in range(1, len(sources) // 2 + 1)]
        pairs = zip(sources[::2], sources[1::2], strict=True)
        title = f"Winners' round {level}" if level < levels else "Winners' final"
        number, depth = (level if level < levels else 0), max(1, 2 * level - 2)
        matches += [
            Match(key, title, level, depth, pair, tree="winners", number=number)
            for key, pair in zip(keys, pairs, strict=True)
        ]
        sources = [WinnerOf(key) for key in keys]
        turned: list[Source] = [LoserOf(keys[place ^ crossing(level, len(keys))]) for place in range(len(keys))]
        in_losers = turned if levels == 1 else _losers_rounds(matches, level, 2 * levels - 2, in_losers, turned)
    final = Match("GF", "Grand final", 2 * levels, 2 * levels, (sources[0], in_losers[0]), "grand_final")
    matches.append(final)
    if reset:
        again = (WinnerOf("GF"), LoserOf("GF"))
        matches.append(Match("GF2", "Second grand final", final.level + 1, final.depth, again, "second_chance"))
    return tuple(sorted(matches, key=lambda match: (match.level, -match.depth)))


def rounds_with_games(bracket: Bracket, size: int) -> int:
    """Return the number of levels in which two of `size` players meet, if no second chance is played."""
    winners: dict[str, bool] = {}
    losers: dict[str, bool] = {}

    def comes(source: Source) -> bool:
        if isinstance(source, Seeded):
            return source.seed <= size
        return winners[source.match] if isinstance(source, WinnerOf) else losers[source.match]

    levels = set()
    for match in bracket:
        first, second = map(comes, match.sources)
        winners[match.key], losers[match.key] = first or second, first and second
        if first and second and match.kind != "second_chance":
            levels.add(match.level)
    return len(levels)


def crossing(level: int, games: int) -> int:
    """Return the bits that are inverted in the position of losers of a winners' round; `games` is a power of two.

    The binary digits of `level - 1`, mirrored: the least significant digit at the top. So two players who have met and
    lose in neighbouring rounds arrive in different halves of the losers' bracket, and meet again only when one place is
    left in it; players who lost two rounds apart arrive in different quarters, and so on. With so few places no order
    separates them for longer.
    """
    width = games.bit_length() - 1
    return sum(((level - 1) >> digit & 1) << (width - 1 - digit) for digit in range(width))


def _losers_rounds(
    matches: list[Match], level: int, last: int, before: list[Source], dropped: list[Source]
) -> list[Source]:
    """Append the losers' rounds that the losers of this level make possible; return the players left after them.

    The first losers meet each other. Later ones meet those left, who then play among themselves to halve their number.
    `last` is the number of the losers' final.
    """
    if level == 1:
        return _losers_round(matches, 1, last, dropped[::2], dropped[1::2])
    left = _losers_round(matches, 2 * level - 2, last, before, dropped)
    return left if len(left) == 1 else _losers_round(matches, 2 * level - 1, last, left[::2], left[1::2])


def _losers_round(
    matches: list[Match], number: int, last: int, upper: list[Source], lower: list[Source]
) -> list[Source]:
    """Append one round of the losers' bracket and return its winners."""
    title = f"Losers' round {number}" if number < last else "Losers' final"
    pairs = list(zip(upper, lower, strict=True))
    keys = [f"L{number}-{place}" for place in range(1, len(pairs) + 1)]
    matches += [
        Match(key, title, number + 1, number, pair, tree="losers", number=number if number < last else 0)
        for key, pair in zip(keys, pairs, strict=True)
    ]
    return [WinnerOf(key) for key in keys]
