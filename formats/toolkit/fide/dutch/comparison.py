"""Compare a published round with the one that the rules give, and name the first criterion that it breaks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from formats.toolkit.fide.dutch.brackets import pair_round
from formats.toolkit.fide.dutch.contenders import Contender, Strength, contenders
from formats.toolkit.fide.dutch.criteria import CRITERIA, Table, counts_unplayed
from formats.toolkit.fide.dutch.graph import Bracket, RoundGraph, brackets
from formats.toolkit.fide.dutch.paired import PairedRound
from formats.toolkit.fide.record import Tournament

ORDER = "4"
"""The article of the order of candidates, which decides where all criteria are equal."""

COLOURS = "5"
"""The article of colours."""

FORBIDDEN = "forbidden pair"
"""Stands for an article where the regulations of the tournament forbid a pair."""


@dataclass(frozen=True)
class Difference:
    """How a published round differs. `article` is the first criterion (`C1` to `C21`) or article that it breaks.

    `pairs` and `bye` are those of the rules, white first.
    """

    article: str
    pairs: tuple[tuple[int, int], ...]
    bye: int


def difference(tournament: Tournament, pairs: Iterable[tuple[int, int]], bye: int) -> Difference | None:
    """Return how a published round differs from the one that the rules give, or None. Pairs name white first.

    Raises `NoRoundError` if the rules give none.
    """
    right = pair_round(tournament)
    published = tuple(pairs)
    if set(right.pairs) == set(published) and right.bye == bye:
        return None
    if {frozenset(pair) for pair in right.pairs} == {frozenset(pair) for pair in published}:
        return Difference(COLOURS, tuple(right.pairs), right.bye)
    article = _first_broken(tournament, right, _mates(published, bye))
    return Difference(article, tuple(right.pairs), right.bye)


def absolute_breaches(
    tournament: Tournament, pairs: Iterable[tuple[int, int]], bye: int
) -> Mapping[tuple[int, int], str]:
    """Return the absolute criterion that each forbidden pair breaks, and `(number, 0)` for a bye that C2 forbids."""
    players = {player.number: player for player in contenders(tournament)}
    found = {pair: _broken_by(players[pair[0]], players[pair[1]], tournament) for pair in pairs}
    if bye and not players[bye].may_have_bye:
        found[bye, 0] = "C2"
    return {pair: article for pair, article in found.items() if article}


def _broken_by(player: Contender, other: Contender, tournament: Tournament) -> str:
    """Return the criterion that forbids two players to meet; empty if they may."""
    if other.number in player.opponents:
        return "C1"
    absolute = player.strength == other.strength == Strength.ABSOLUTE and player.preference == other.preference
    if absolute and not (player.topscorer or other.topscorer):
        return "C3"
    next_round = tournament.played_rounds + 1
    rules = (rule for rule in tournament.forbidden if rule.begin <= next_round <= rule.end)
    return FORBIDDEN if any({player.number, other.number} <= rule.players for rule in rules) else ""


def _mates(pairs: Iterable[tuple[int, int]], bye: int) -> dict[int, int]:
    """Return the opponent of each number; 0 is the bye."""
    mates = {number: other for pair in pairs for number, other in (pair, pair[::-1])}
    return {**mates, bye: 0} if bye else mates


def _first_broken(tournament: Tournament, right: PairedRound, published: Mapping[int, int]) -> str:
    """Return the first criterion of the first bracket in which the rounds differ."""
    players = contenders(tournament)
    graph = RoundGraph(players, tournament)
    correct = _mates(right.pairs, right.bye)
    found = iter(right.brackets)
    for bracket in brackets(graph):
        if not bracket.everybody:
            continue
        inside = {one.number for pair in next(found).pairs for one in pair}
        here = [one.number for vertex, one in enumerate(players) if bracket.everybody >> vertex & 1]
        if any(published.get(number) != correct[number] for number in inside) or any(
            published.get(number) in here for number in here if number not in inside
        ):
            return _in_bracket(bracket, published, correct, tournament)
        graph.left &= ~sum(1 << vertex for vertex, one in enumerate(players) if one.number in inside)
    return ORDER


def _in_bracket(
    bracket: Bracket, published: Mapping[int, int], correct: Mapping[int, int], tournament: Tournament
) -> str:
    table = Table(bracket, whole=True, with_bye=counts_unplayed(bracket))
    theirs, ours = (_as_places(table, mates) for mates in (published, correct))
    for first, second in theirs:
        if not table.allowed[first, second]:
            return _absolute(table, first, second, tournament)
    for code, criterion in CRITERIA.items():
        for layer in criterion(table):
            if sum(int(layer[pair]) for pair in theirs) != sum(int(layer[pair]) for pair in ours):
                return code
    return ORDER


def _as_places(table: Table, mates: Mapping[int, int]) -> list[tuple[int, int]]:
    """Return pairs of numbers as pairs of the table's vertices, the higher ranked first."""
    players = table.bracket.graph.players
    number = [0 if vertex == table.bracket.graph.bye else players[vertex].number for vertex in table.vertices]
    place = {one: at for at, one in enumerate(number)}
    pairs = ((place[one], place[mates[one]]) for one in number if mates.get(one) in place)
    return sorted({(min(pair), max(pair)) for pair in pairs})


def _absolute(table: Table, first: int, second: int, tournament: Tournament) -> str:
    """Return the absolute criterion that forbids a pair; C5 for a bye of a higher score than necessary."""
    graph = table.bracket.graph
    vertices = table.vertices[first], table.vertices[second]
    if graph.bye in vertices:
        return "C5" if graph.players[vertices[0]].may_have_bye else "C2"
    higher, lower = (graph.players[vertex] for vertex in vertices)
    return _broken_by(higher, lower, tournament)
