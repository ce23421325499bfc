"""Certificates of a round: which score has the bye, and one for each bracket (`docs/proofs.md`).

Two rules ask whether a perfect matching exists, and a certificate proves the least cost of one. So each is asked as a
matching that always exists: with the lowest score for the bye, and with the fewest pairs that are not allowed.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from formats.core.proofs import Certificate, collector, part
from formats.toolkit.fide.dutch.graph import Bracket, RoundGraph
from formats.toolkit.matching import best_pairs
from formats.toolkit.matching.augmenting import members
from formats.toolkit.matching.costs import Flags


def certify_bye(graph: RoundGraph) -> None:
    """Collect the proof that no lower score can have the bye (C2, C5): the score of its player is the cost."""
    size = graph.size + 1
    allowed = neighbours(graph, range(size))
    allowed[:, -1] = [player.may_have_bye for player in graph.players] + [False]
    scores = np.zeros((size, size), dtype=np.int64)
    scores[:-1, -1] = [player.score for player in graph.players]
    best_pairs([scores], allowed)


def certify_bracket(bracket: Bracket, matchings: Sequence[Certificate], rest: int | None = None) -> None:
    """Collect the proof of a bracket, if proofs are collected.

    `rest` are the vertices that were left out of the matchings, if any were: the graph's witness pairs them (C4).
    """
    collected, graph = collector(), bracket.graph
    if collected is None:
        return
    certificate: dict[str, object] = {"matchings": list(matchings)}
    if rest is not None:
        certificate["rest"] = [[v, graph.witness[v]] for v in members(rest) if v < graph.witness[v]]
    if bracket.may_end_with_bye:
        with part(None) as found:
            _fewest_forbidden(bracket)
        certificate["bye"] = found[0]
    collected.append(certificate)


def _fewest_forbidden(bracket: Bracket) -> None:
    """Pair everybody left so that the bracket keeps apart, with the bye (C9): a pair costs 1 if it is not allowed."""
    graph = bracket.graph
    vertices = list(members(bracket.everybody | bracket.below))
    here = np.array([bool(bracket.everybody >> v & 1) or v == graph.bye for v in vertices])
    forbidden = ~neighbours(graph, vertices) | (here[:, None] != here[None, :])
    best_pairs([forbidden.astype(np.int64)], ~np.eye(len(vertices), dtype=bool))


def neighbours(graph: RoundGraph, vertices: Sequence[int]) -> Flags:
    """Return the allowed pairs of these vertices, as a square array in their order."""
    rows = [[bool(graph.near[v] >> w & 1) for w in vertices] for v in vertices]
    found: Flags = np.array(rows, dtype=bool).reshape(len(vertices), len(vertices))
    return found
