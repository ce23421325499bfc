"""The criteria C6 to C21 as layers of costs, for brackets in which one has to give way to another (article 2).

The vertices of a `Table` are the players of the bracket in order, then those of the next score group, then everybody
below. A pair inside the bracket is *inside*; a player of the bracket whose mate is not inside goes *down*. In the same
way players may go out of the next bracket (C8).

Players below the next score group matter only because they must all be paired in the end (C4). So a first table has
none of them: any two players of the first two groups may also both go *out*, to opponents that are not named. Its
optimum is that of the whole table if all who are left can then be paired, which is checked; else the whole table is
used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

import numpy as np

from formats.core.proofs import Certificate, part
from formats.toolkit.fide.dutch.certified import certify_bracket, neighbours
from formats.toolkit.fide.dutch.contenders import Contender, Float, Strength
from formats.toolkit.fide.dutch.graph import Bracket
from formats.toolkit.fide.dutch.sequence import DIGITS, choice_of_opponents, exchange_layers
from formats.toolkit.matching import best_pairs
from formats.toolkit.matching.augmenting import NOBODY, complete, members
from formats.toolkit.matching.costs import Flags, Whole


def pairs_by_criteria(bracket: Bracket, given: Certificate | None = None) -> list[tuple[int, int]]:
    """Return the best pairs of the bracket, the higher ranked first. A `given` certificate may spare solving it."""
    with_bye = counts_unplayed(bracket)
    lowest = not bracket.below & ~bracket.following & ((1 << bracket.graph.size) - 1)
    if not with_bye and not lowest and (not given or "rest" in given):
        table = Table(bracket, whole=False, with_bye=False)
        with part(given) as matchings:
            pairs, out = table.best()
        rest = sum(1 << vertex for vertex in out) | bracket.below & ~bracket.following
        if bracket.graph.completes(rest):
            certify_bracket(bracket, matchings, rest)
            return pairs
    with part(given) as matchings:
        pairs, _ = Table(bracket, whole=True, with_bye=with_bye).best()
    certify_bracket(bracket, matchings)
    return pairs


def counts_unplayed(bracket: Bracket) -> bool:
    """Return True if one player can go down from the bracket and have the bye, all others being paired (C9)."""
    graph = bracket.graph
    if graph.bye is None or not bracket.may_end_with_bye:
        return False
    mates = [NOBODY] * (graph.size + 1)
    return complete(graph.near, bracket.everybody | 1 << graph.bye, list(mates)) and complete(
        graph.near, bracket.players_below, mates
    )


class Table:
    """All pairs of a bracket and its surroundings, as square arrays over vertices.

    `mine` and `other` hold the players of the row and of the column; only the part above the diagonal counts, so `mine`
    is ranked higher. `inside` marks pairs within the bracket, `down` those by which the player of the row leaves it,
    `both_down` those by which the player of the column does too.
    """

    def __init__(self, bracket: Bracket, *, whole: bool, with_bye: bool) -> None:
        """Take everybody under the bracket (`whole`), or the next score group only. `with_bye` says that C9 counts."""
        graph = bracket.graph
        self.bracket, self.with_bye = bracket, with_bye
        vertices = list(members(bracket.everybody | (bracket.below if whole else bracket.following)))
        self.vertices = vertices
        players = [graph.players[vertex] for vertex in vertices if vertex != graph.bye]
        size = len(vertices) if whole else len(vertices) + len(vertices) % 2
        self.count = bracket.everybody.bit_count()
        self.next_count = self.count + bracket.following.bit_count()
        self.allowed: Flags = np.zeros((size, size), dtype=bool)
        self.allowed[: len(vertices), : len(vertices)] = neighbours(graph, vertices)
        self.out: Flags = np.zeros((size, size), dtype=bool)
        if not whole:
            self.out = ~self.allowed
            np.fill_diagonal(self.out, val=False)
            self.allowed = self.allowed | self.out
        self.size = size
        self._read(players)
        place = np.arange(size)
        rows, columns = place[:, None], place[None, :]
        self.inside: Flags = (columns < self.count) & ~self.out & self.allowed
        self.same: Flags = (
            self.inside & (self.preference[:, None] == self.preference[None, :]) & (self.preference != 0)[:, None]
        )
        self._down = ((rows < self.count) & ((columns >= self.count) | self.out)).astype(np.int64)
        self._both_down = ((columns < self.count) & self.out).astype(np.int64)
        beyond = self.next_count
        self._next = ((rows < beyond) & ((columns >= beyond) | self.out)).astype(np.int64)
        self._both_next = ((columns < beyond) & self.out).astype(np.int64)

    def _read(self, players: list[Contender]) -> None:
        """Read the numbers of the players into arrays. Other vertices have zeros and the score -1."""
        self.score: Whole = self._array([player.score for player in players], -1)
        self.preference = self._array([player.preference for player in players])
        self.strength = self._array([player.strength for player in players])
        self.difference = np.abs(self._array([player.difference for player in players]))
        self.repeated = self._array([player.repeated_colour for player in players]) > 0
        self.topscorer = self._array([player.topscorer for player in players]) > 0
        self.unplayed = self._array([player.unplayed for player in players])
        self.floats = [self._array([player.floats[ago] for player in players]) for ago in (0, 1)]
        self.moved_down: Flags = np.zeros(self.size, dtype=bool)
        self.moved_down[: self.bracket.moved_down.bit_count()] = True
        self.resident: Flags = (np.arange(self.size) < self.count) & ~self.moved_down
        self.scores_moved_down = sorted(set(self.score[self.moved_down].tolist()), reverse=True)

    def _array(self, values: list[int] | list[Strength] | list[Float] | list[bool], otherwise: int = 0) -> Whole:
        full = np.full(self.size, otherwise, dtype=np.int64)
        full[: len(values)] = [int(value) for value in values]
        return full

    def going_down(self, weights: Whole | Flags) -> Whole:
        """Return for each pair the weights of its players who leave the bracket by it."""
        result: Whole = self._down * weights.astype(np.int64)[:, None] + self._both_down * weights[None, :]
        return result

    def going_next(self, weights: Whole | Flags) -> Whole:
        """Return for each pair the weights of its players who leave the next bracket by it."""
        result: Whole = self._next * weights.astype(np.int64)[:, None] + self._both_next * weights[None, :]
        return result

    def layers(self) -> list[Whole]:
        """Return the criteria in descending priority."""
        return [layer for criterion in CRITERIA.values() for layer in criterion(self)]

    def best(self) -> tuple[list[tuple[int, int]], list[int]]:
        """Return the best pairs of the bracket, and who then goes out of the next one, all as vertices of the graph."""
        layers = self.layers()
        every = np.arange(self.size)
        fixed: list[tuple[int, int]] = []
        if self.moved_down.any():
            found = self._mates_of_moved_down(layers)
            fixed = [pair for pair in found if self.moved_down[pair[0]] and self.inside[pair]]
            pairs_left = sum(bool(self.inside[pair]) for pair in found) - len(fixed)
            every = np.setdiff1d(every, np.array(fixed, dtype=np.int64).ravel())
        else:
            with part(None):  # the number of pairs shows in the proof of the remainder too
                found = best_pairs(layers[:1], self.allowed)
            pairs_left = sum(bool(self.inside[pair]) for pair in found)
        found = fixed + self._remainder(layers, every, pairs_left)
        # A player whose mate is not named goes out. In the whole table, all mates are named.
        out = [
            self.vertices[vertex]
            for pair in found
            for vertex in pair
            if vertex < self.next_count and (self.out[pair] or pair[1] >= self.next_count)
        ]
        return [(self.vertices[a], self.vertices[b]) for a, b in found if self.inside[a, b]], out

    def _mates_of_moved_down(self, layers: list[Whole]) -> list[tuple[int, int]]:
        """Return pairs of which those of players moved down are final: who is paired (4.4), and with whom (4.2)."""
        count = int(self.moved_down.sum())
        place = np.arange(self.size)
        sets = []
        for begin in range(0, count, DIGITS):
            end = min(count, begin + DIGITS)
            digits = 1 << np.clip(end - 1 - place, 0, DIGITS)
            sets.append(self.going_down(np.where((place >= begin) & (place < end), digits, 0)))
        return best_pairs([*layers, *sets], self.allowed, choice_of_opponents(self.inside, range(count)))

    def _remainder(self, layers: list[Whole], every: Whole, pairs: int) -> list[tuple[int, int]]:
        """Return the pairs of these vertices: those of the remainder, or of a homogeneous bracket, are `pairs`."""
        part = np.ix_(every, every)
        residents = self.resident[every]
        first = int(np.flatnonzero(residents)[0]) if residents.any() else 0
        inside = self.inside[part] & residents[:, None] & residents[None, :]
        count = int(residents.sum())
        tables = [layer[part] for layer in layers]
        tables += exchange_layers(inside, count, pairs, first)
        found = best_pairs(tables, self.allowed[part], choice_of_opponents(inside, range(first, first + count)))
        return [(int(every[a]), int(every[b])) for a, b in found]


def _of_inside(table: Table, pairs: Flags | Whole) -> Iterator[Whole]:
    yield (table.inside & pairs).astype(np.int64)


def fewest_downfloaters(table: Table) -> Iterator[Whole]:
    """C6: as many pairs as possible."""
    yield table.going_down(np.ones(table.size, dtype=np.int64))


def lowest_downfloaters(table: Table) -> Iterator[Whole]:
    """C7: the scores of the downfloaters, the highest first, are as low as possible. Residents are left over."""
    for score in table.scores_moved_down:
        yield table.going_down(table.moved_down & (table.score == score))


def best_next_bracket(table: Table) -> Iterator[Whole]:
    """C8: the downfloaters of the next bracket are as few as possible, then their scores as low as possible."""
    yield table.going_next(np.ones(table.size, dtype=np.int64))
    for score in [*table.scores_moved_down, table.bracket.score]:
        yield table.going_next(table.score == score)


def fewest_unplayed_games(table: Table) -> Iterator[Whole]:
    """C9: the player who gets the pairing-allocated bye has the fewest unplayed games."""
    if table.with_bye:
        only_bye = np.arange(table.size) == table.size - 1
        of_bracket = np.where(np.arange(table.size) < table.count, table.unplayed, 0)
        yield of_bracket[:, None] * only_bye[None, :]


def fewest_wide_differences(table: Table) -> Iterator[Whole]:
    """C10: fewest topscorers or opponents of topscorers get a colour difference above two."""
    if table.topscorer.any():
        yield from _of_inside(table, _exceptions(table) & _both(table.difference > 1))


def fewest_third_colours(table: Table) -> Iterator[Whole]:
    """C11: fewest topscorers or opponents of topscorers get the same colour three times in a row.

    The narrower colour difference is denied its preference. With equal differences the histories decide which, so such
    a pair counts only if both have had the other colour twice.
    """
    if not table.topscorer.any():
        return
    mine, other = table.difference[:, None], table.difference[None, :]
    denied = np.where(
        mine == other,
        _both(table.repeated),
        np.where(mine < other, table.repeated[:, None], table.repeated[None, :]),
    )
    yield from _of_inside(table, _exceptions(table) & _both(table.strength == Strength.ABSOLUTE) & denied)


def fewest_denied_preferences(table: Table) -> Iterator[Whole]:
    """C12: fewest players do not get their colour preference."""
    yield table.same.astype(np.int64)


def fewest_denied_strong_preferences(table: Table) -> Iterator[Whole]:
    """C13: fewest players do not get their strong colour preference."""
    strong, absolute = table.strength >= Strength.STRONG, table.strength == Strength.ABSOLUTE
    yield (table.same & _both(strong) & ~_both(absolute)).astype(np.int64)


def fewest_repeated_downfloats(table: Table, ago: int = 0) -> Iterator[Whole]:
    """C14, C16: fewest residents go down who had a downfloat in the last round, or in the round before."""
    repeated = table.resident & (table.floats[ago] == Float.DOWN)
    if repeated.any():
        yield table.going_down(repeated)


def fewest_repeated_upfloats(table: Table, ago: int = 0) -> Iterator[Whole]:
    """C15, C17: fewest opponents of players moved down had an upfloat in the last round, or in the round before."""
    if _may_repeat_upfloats(table, ago):
        yield from _of_inside(table, _upfloats(table, ago))


def least_repeated_downfloats(table: Table, ago: int = 0) -> Iterator[Whole]:
    """C18, C20: of the players moved down who had a downfloat before, the highest scores do not go down again."""
    repeated = table.moved_down & (table.floats[ago] == Float.DOWN)
    for score in table.scores_moved_down if repeated.any() else ():
        yield table.going_down(repeated & (table.score == score))


def least_repeated_upfloats(table: Table, ago: int = 0) -> Iterator[Whole]:
    """C19, C21: opponents who had an upfloat before do not meet the highest scores again."""
    upfloats = _upfloats(table, ago) if _may_repeat_upfloats(table, ago) else None
    for score in table.scores_moved_down if upfloats is not None else ():
        yield from _of_inside(table, upfloats & (table.score == score)[:, None])


def _both(players: Flags) -> Flags:
    both: Flags = players[:, None] & players[None, :]
    return both


def _exceptions(table: Table) -> Flags:
    """Return the pairs of equal preferences in which one at least is a topscorer."""
    found: Flags = table.same & (table.topscorer[:, None] | table.topscorer[None, :])
    return found


def _may_repeat_upfloats(table: Table, ago: int) -> bool:
    """Return True if there are players moved down, and a player of the bracket had an upfloat then."""
    return bool(table.scores_moved_down) and Float.UP in table.floats[ago][: table.count]


def _upfloats(table: Table, ago: int) -> Flags:
    """Return the pairs in which the player of the column is lower in score and had an upfloat then."""
    higher = table.score[:, None] > table.score[None, :]
    repeated: Flags = higher & (table.floats[ago] == Float.UP)[None, :]
    return repeated


CRITERIA: Mapping[str, Callable[[Table], Iterator[Whole]]] = {
    "C6": fewest_downfloaters,
    "C7": lowest_downfloaters,
    "C8": best_next_bracket,
    "C9": fewest_unplayed_games,
    "C10": fewest_wide_differences,
    "C11": fewest_third_colours,
    "C12": fewest_denied_preferences,
    "C13": fewest_denied_strong_preferences,
    "C14": fewest_repeated_downfloats,
    "C15": fewest_repeated_upfloats,
    "C16": partial(fewest_repeated_downfloats, ago=1),
    "C17": partial(fewest_repeated_upfloats, ago=1),
    "C18": least_repeated_downfloats,
    "C19": least_repeated_upfloats,
    "C20": partial(least_repeated_downfloats, ago=1),
    "C21": partial(least_repeated_upfloats, ago=1),
}
"""The criteria of quality in descending priority, each with the layers of costs that it minimises.

A criterion yields no layer where all pairs are equal in it, for example C10 and C11 without topscorers.
"""
