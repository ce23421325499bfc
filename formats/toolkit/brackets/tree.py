"""The matches of a knock-out bracket and where their players come from, before anybody has played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Seeded:
    """The entrant of this seed, from 1; beyond the size of the field that is nobody."""

    seed: int


@dataclass(frozen=True, slots=True)
class WinnerOf:
    """Whoever wins the match of this key."""

    match: str


@dataclass(frozen=True, slots=True)
class LoserOf:
    """Whoever loses the match of this key."""

    match: str


Source = Seeded | WinnerOf | LoserOf


Kind = Literal["plain", "third_place", "grand_final", "second_chance"]
"""What is special about a match.

In a grand final the first source comes unbeaten from the winners' bracket. A second chance is the match after it,
played only if the unbeaten one has lost.
"""


Tree = Literal["", "winners", "losers"]
"""To which of the trees of a double elimination a match belongs."""


@dataclass(frozen=True, slots=True)
class Match:
    """A place in a bracket where two meet.

    `key` is its code for people (`QF2`, `L3-1`); `level` the round, from 1, in which it is played if nothing is
    skipped; `title` what that round is called. Whoever goes out in a match of a greater `depth` finishes higher.
    `tree` is empty where there is one tree only, and in the grand final; `number` is which round of its tree it
    is in, 0 in the last one, which is called a final.
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
"""All matches, by level; the last one decides who is champion, unless a second chance is not needed."""

_NAMES = {1: ("F", "Final"), 2: ("SF", "Semi-finals"), 4: ("QF", "Quarter-finals")}
_TO_THE_FINAL = 2


def levels_for(size: int) -> int:
    """How many rounds a knock-out of so many entrants takes."""
    return max(size - 1, 1).bit_length()


def seeds_in_order(levels: int) -> list[int]:
    """The seeds from the top of the bracket to its bottom, so that the best ones meet as late as they can.

    Neighbours meet in the first round, and their numbers add up to one more than the size of the full bracket.
    """
    order = [1]
    for level in range(1, levels + 1):
        order = [seed for upper in order for seed in (upper, 2**level + 1 - upper)]
    return order


def single_elimination(size: int, *, third_place: bool) -> Bracket:
    """A seeded bracket; the best seeds have the byes. The game for the third place is played with the final."""
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
    if third_place and levels >= _TO_THE_FINAL:
        semi_finals = (LoserOf("SF1"), LoserOf("SF2"))
        matches.insert(-1, Match("3P", "Third place", levels, 2 * levels - 1, semi_finals, "third_place"))
    return tuple(matches)


def double_elimination(size: int, *, reset: bool) -> Bracket:
    """A winners' and a losers' bracket and the grand final; out after two losses.

    Losers of round k of the winners' bracket enter the losers' bracket at their own place with the bits of `crossing`
    turned over. With `reset` the grand final is played again if the winner of the losers' bracket wins it.
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


def crossing(level: int, games: int) -> int:
    """By which bits of their place the losers of a round of the winners' bracket are moved; `games` is a power of two.

    The binary digits of `level - 1`, the least significant at the top. So two who have met and lost in neighbouring
    rounds come down in different halves of the losers' bracket and meet again when only one place is left in it, those
    who lost two rounds apart in different quarters, and so on: as far apart as so few places allow.
    """
    width = games.bit_length() - 1
    return sum(((level - 1) >> digit & 1) << (width - 1 - digit) for digit in range(width))


def _losers_rounds(
    matches: list[Match], level: int, last: int, before: list[Source], dropped: list[Source]
) -> list[Source]:
    """The rounds of the losers' bracket that the losers of this level make possible; answers who is left in it.

    The first losers meet each other; later ones meet those left, who then halve their number among themselves.
    `last` is the number of the losers' final.
    """
    if level == 1:
        return _losers_round(matches, 1, last, dropped[::2], dropped[1::2])
    left = _losers_round(matches, 2 * level - 2, last, before, dropped)
    return left if len(left) == 1 else _losers_round(matches, 2 * level - 1, last, left[::2], left[1::2])


def _losers_round(
    matches: list[Match], number: int, last: int, upper: list[Source], lower: list[Source]
) -> list[Source]:
    title = f"Losers' round {number}" if number < last else "Losers' final"
    pairs = list(zip(upper, lower, strict=True))
    keys = [f"L{number}-{place}" for place in range(1, len(pairs) + 1)]
    matches += [
        Match(key, title, number + 1, number, pair, tree="losers", number=number if number < last else 0)
        for key, pair in zip(keys, pairs, strict=True)
    ]
    return [WinnerOf(key) for key in keys]
