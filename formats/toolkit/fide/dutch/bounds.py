"""Pair a bracket without compromise: at a lower bound of every criterion C6 to C21.

In most brackets no criterion has to give way to another. Then no candidate can be better, and comparing candidates is
unnecessary. The bounds:

- C6, C7: no player floats down, or one resident if the number of players is odd.
- C8: in the next bracket no player floats down either, or one resident.
- C9: the bye's owner has no more unplayed games than any who may have it.
- C10, C11: no topscorer needs an exception for a colour, so no two with the same absolute preference meet.
- C12: let `excess` be the players who prefer one colour, less all others. If it is positive, at least half as many
  pairs are of two who prefer that colour. Exactly so many arise if all others play against them.
- C13: such pairs need as many players with a mild preference as there are pairs; otherwise each has one of them.
- C14 to C21: no player repeats a float of the last two rounds.

All of these are conditions on single pairs and on the floater. So candidates at the bounds are the perfect matchings
of a graph (`_edges`), and `sequence` returns the first of them. If there is none, the bounds are out of reach.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formats.toolkit.fide.dutch.contenders import Float, Strength
from formats.toolkit.fide.dutch.sequence import first_pairs
from formats.toolkit.matching.augmenting import NOBODY, complete, members

if TYPE_CHECKING:
    from formats.toolkit.fide.dutch.graph import Bracket


def pairs_at_bounds(bracket: Bracket) -> list[tuple[int, int]] | None:
    """Return the pairs of the bracket, the higher ranked first; None if the bounds are out of reach, or not proved."""
    graph = bracket.graph
    if bracket.everybody.bit_count() == 1:
        return []
    bye_from_here = graph.bye_score is not None and graph.bye_score >= bracket.score
    too_many = bracket.moved_down.bit_count() > bracket.residents.bit_count()
    if too_many or (bye_from_here and bracket.players_below):
        return None
    if bracket.everybody.bit_count() % 2:
        mates = _with_floater(bracket)
    else:
        edges, _ = _edges(bracket, 0)
        mates = first_pairs(edges, bracket.moved_down, bracket.residents, None)
    if mates is None:
        return None
    pairs = [(v, mates[v]) for v in members(bracket.everybody) if v < mates[v] and bracket.everybody >> mates[v] & 1]
    left = graph.left & ~sum(1 << vertex for pair in pairs for vertex in pair)
    return pairs if graph.completes(left) else None


def _with_floater(bracket: Bracket) -> list[int] | None:
    """Return mates at the bounds in a bracket with an odd number of players; the floater's mate is a vertex more."""
    graph, slot = bracket.graph, bracket.graph.size + 1
    edges, floaters = _edges(bracket, _floaters(bracket))
    while floaters:
        for vertex in members(bracket.residents):
            edges[vertex] = edges[vertex] & ~(1 << slot) | (floaters >> vertex & 1) << slot
        edges[slot] = floaters
        mates = first_pairs(edges, bracket.moved_down, bracket.residents, slot)
        if mates is None or not bracket.players_below:
            return mates
        floater = 1 << mates[slot]
        out = _out_of_next(bracket, floater)
        if out is not None:
            return mates if graph.completes(bracket.below & ~bracket.following | out) else None
        floaters &= ~floater
    return None


def _floaters(bracket: Bracket) -> int:
    """Return the residents who may float down at the bounds of C9, C14 and C16."""
    graph = bracket.graph
    floaters = bracket.residents & ~bracket.where(lambda player: Float.DOWN in player.floats)
    if bracket.players_below or graph.bye is None:
        return floaters
    may = graph.near[graph.bye] & bracket.everybody
    least = min(graph.players[vertex].unplayed for vertex in members(may))
    return floaters & may & bracket.where(lambda player: player.unplayed == least)


def _edges(bracket: Bracket, floaters: int) -> tuple[list[int], int]:
    """Return the pairs allowed at the bounds of C10 to C21, and the floaters at those of C12 and C13."""
    graph = bracket.graph
    everybody, moved_down = bracket.everybody, bracket.moved_down
    edges = [0] * (graph.size + 2)
    upfloaters = bracket.residents & bracket.where(lambda player: Float.UP in player.floats)
    for vertex in members(everybody):
        edges[vertex] = graph.near[vertex] & everybody
    for vertex in members(moved_down):
        edges[vertex] &= ~(moved_down | upfloaters)
    for vertex in members(upfloaters):
        edges[vertex] &= ~moved_down
    white = bracket.where(lambda player: player.preference > 0)
    black = bracket.where(lambda player: player.preference < 0)
    more, fewer = (white, black) if white.bit_count() >= black.bit_count() else (black, white)
    others = everybody & ~more
    excess = more.bit_count() - others.bit_count()
    if excess > 0 and floaters:
        floaters &= more
        excess -= 1
    if excess <= 0:
        for group in (more, fewer):
            for vertex in members(group):
                edges[vertex] &= ~group
        return edges, floaters
    return edges, _share_out(bracket, edges, floaters, more, excess // 2)


def _share_out(bracket: Bracket, edges: list[int], floaters: int, more: int, pairs: int) -> int:
    """Allow so many pairs of two who prefer the colour of `more` (C12, C13). Changes `edges`, returns the floaters."""
    everybody = bracket.everybody
    mild = more & bracket.where(lambda player: player.strength == Strength.MILD)
    absolute = more & bracket.where(lambda player: player.strength == Strength.ABSOLUTE)
    strong = more & ~mild
    for vertex in members(everybody & ~more):
        edges[vertex] &= more
    for vertex in members(absolute):
        edges[vertex] &= ~absolute
    if pairs <= mild.bit_count():
        for vertex in members(strong):
            edges[vertex] &= ~strong
        return floaters
    for vertex in members(everybody):
        edges[vertex] &= strong if mild >> vertex & 1 else everybody if strong >> vertex & 1 else strong
    return floaters & ~mild


def _out_of_next(bracket: Bracket, floater: int) -> int | None:
    """Return who goes down from the next bracket if it reaches its bounds with this floater (C8), a resident or none.

    All players are bits. Returns None if the next bracket cannot reach them.
    """
    graph = bracket.graph
    inside = bracket.following | floater
    edges = [near & inside for near in graph.near]
    edges += [0] * (graph.size + 2 - len(edges))
    mates = [NOBODY] * len(edges)
    if inside.bit_count() % 2 == 0:
        return 0 if complete(edges, inside, mates) else None
    slot = graph.size + 1
    rest = bracket.below & ~bracket.following
    edges[slot] = sum(1 << vertex for vertex in members(bracket.following) if graph.near[vertex] & rest)
    for vertex in members(edges[slot]):
        edges[vertex] |= 1 << slot
    return 1 << mates[slot] if complete(edges, inside | 1 << slot, mates) else None
