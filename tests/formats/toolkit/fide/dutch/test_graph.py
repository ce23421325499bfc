"""Who may meet whom (C1 to C3), and who can have the bye (C5)."""

from __future__ import annotations

import pytest

from formats.toolkit.fide.dutch.contenders import contenders
from formats.toolkit.fide.dutch.graph import RoundGraph, brackets
from formats.toolkit.fide.dutch.paired import NoRoundError
from formats.toolkit.fide.record import Entry, Forbidden, Player, Tournament
from formats.toolkit.matching.augmenting import members


def tournament(*rows: str, rounds: int = 9, forbidden: tuple[Forbidden, ...] = ()) -> Tournament:
    """A tournament from rows like "2w1 3b= U"."""
    players = [
        Player(
            number,
            tuple(Entry(c) if len(c) == 1 else Entry(c[-1], int(c[:-2]), c[-2]) for c in row.split()),
        )
        for number, row in enumerate(rows, start=1)
    ]
    return Tournament(players, rounds, forbidden=forbidden)


def allowed(graph: RoundGraph) -> set[frozenset[int]]:
    """The allowed pairs as numbers, 0 for the bye."""
    number = [player.number for player in graph.players] + [0]
    return {frozenset((number[v], number[w])) for v in range(len(graph.near)) for w in members(graph.near[v])}


def graph_of(given: Tournament) -> RoundGraph:
    return RoundGraph(contenders(given), given)


def test_criterion_c1_nobody_meets_twice_but_a_forfeit_is_no_meeting() -> None:
    found = allowed(graph_of(tournament("2w1", "1b0", "4w+", "3b-")))
    assert frozenset((1, 2)) not in found
    assert frozenset((3, 4)) in found


def test_criterion_c3_two_with_the_same_absolute_preference_meet_only_if_one_is_a_topscorer() -> None:
    rows = ("5w1 6w1", "6w0 5w=", "7w1 8w1", "8b0 7b0", "1b0 2b=", "2b1 1b0", "3b0 4w1", "4w1 3b0")
    before_last = allowed(graph_of(tournament(*rows)))
    assert {frozenset((1, 2)), frozenset((1, 3)), frozenset((2, 3))}.isdisjoint(before_last)
    last = allowed(graph_of(tournament(*rows, rounds=3)))
    assert {frozenset((1, 2)), frozenset((1, 3)), frozenset((2, 3))} <= last
    assert frozenset((2, 7)) in before_last


def test_forbidden_pairs_hold_in_their_rounds_only() -> None:
    rule = Forbidden(1, 1, frozenset((1, 2, 4)))
    pairs = allowed(graph_of(tournament("", "", "", "", "", "", forbidden=(rule,))))
    assert {frozenset((1, 2)), frozenset((1, 4)), frozenset((2, 4))}.isdisjoint(pairs)
    assert frozenset((1, 3)) in pairs
    later = tournament("2w=", "1b=", "4w=", "3b=", "6w=", "5b=", forbidden=(rule,))
    assert frozenset((1, 4)) in allowed(graph_of(later))


def test_criterion_c5_the_bye_goes_to_the_lowest_score_that_leaves_a_complete_round() -> None:
    graph = graph_of(tournament("2w1", "1b0", "U"))
    # Player 2 is alone at the bottom; players 1 and 3 can meet.
    assert graph.bye_score == 0
    # Now 1 and 3 have met too: 2 and 3 can meet, and 1 has the bye.
    graph = graph_of(tournament("2w1 3b1", "1b0 U", "U 1w0"))
    assert (graph.bye_score, graph.players[0].number) == (20, 1)


def test_article_1_9_an_impossible_round_is_found_before_the_first_bracket() -> None:
    with pytest.raises(NoRoundError):
        graph_of(tournament("2w1", "1b0"))
    with pytest.raises(NoRoundError):
        graph_of(tournament("U"))


def test_brackets_hold_residents_and_those_who_were_left_from_above() -> None:
    graph = graph_of(tournament("4w1", "5w1", "6w1", "1b0", "2b0", "3b0"))
    numbers = [player.number for player in graph.players]
    seen = []
    for bracket in brackets(graph):
        seen.append(
            [[numbers[v] for v in members(part)] for part in (bracket.moved_down, bracket.residents, bracket.below)]
        )
        graph.left &= ~0b11
    assert seen == [[[], [1, 2, 3], [4, 5, 6]], [[3], [4, 5, 6], []]]
