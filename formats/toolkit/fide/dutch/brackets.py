"""Pair a round bracket by bracket, from the top score down (articles 1.9 and 3)."""

from __future__ import annotations

from formats.core.proofs import collector, next_given
from formats.toolkit.fide.dutch.bounds import pairs_at_bounds
from formats.toolkit.fide.dutch.colours import allocate, in_board_order
from formats.toolkit.fide.dutch.contenders import contenders
from formats.toolkit.fide.dutch.graph import RoundGraph, brackets
from formats.toolkit.fide.dutch.paired import PairedBracket, PairedRound
from formats.toolkit.fide.record import Tournament
from formats.toolkit.matching.augmenting import members


def pair_round(tournament: Tournament) -> PairedRound:
    """Return the next round. Raises `NoRoundError` if the absolute criteria C1 to C3 allow none."""
    players = contenders(tournament)
    if not players:
        return PairedRound((), 0)
    graph = RoundGraph(players, tournament)
    proves = collector() is not None
    if graph.bye is not None:
        next_given()
        if proves:
            from formats.toolkit.fide.dutch.certified import certify_bye  # noqa: PLC0415 - NumPy is slow to import

            certify_bye(graph)
    found = []
    for bracket in brackets(graph):
        if not bracket.everybody:
            continue
        given = next_given()
        pairs = None if proves else pairs_at_bounds(bracket)
        if pairs is None:
            from formats.toolkit.fide.dutch.criteria import pairs_by_criteria  # noqa: PLC0415 - likewise

            pairs = pairs_by_criteria(bracket, given)
        paired = sum(1 << vertex for pair in pairs for vertex in pair)
        graph.left &= ~paired
        found.append(
            PairedBracket(
                score=bracket.score,
                moved_down=[players[vertex] for vertex in members(bracket.moved_down)],
                residents=[players[vertex] for vertex in members(bracket.residents)],
                pairs=[(players[higher], players[lower]) for higher, lower in sorted(pairs)],
                floaters=[players[vertex] for vertex in members(bracket.everybody & ~paired)],
            )
        )
    boards = []
    for higher, lower in in_board_order(pair for bracket in found for pair in bracket.pairs):
        colour, _ = allocate(higher, lower, tournament.initial_colour)
        pair = (higher.number, lower.number)
        boards.append(pair if colour == "w" else pair[::-1])
    last = found[-1].floaters
    return PairedRound(boards, last[0].number if last else 0, found)
