"""What must hold in a round: by hand, and by the tests of another implementation (met, or listed with the reason)."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import pytest

from formats.systems.cop.destiny import Control
from formats.systems.cop.pairing import CopRound, pair_cop
from formats.systems.cop.position import Position, Ranks
from formats.systems.cop.relaxing import lightest_round
from formats.systems.cop.terms import Terms
from tests.case_files import case_name, load_cases
from tests.case_shapes import UnreadError, only
from tests.formats.systems.cop.made import standing, terms
from tests.formats.systems.cop.positions import NOT_PAIRED, options_of, position_of

CASES = load_cases("cop expectations")
SEEDS = ("1", "2", "3")


NOT_FROM_THE_TOP = (
    "somebody is Gibsonized there with players above who are not: in Herald only a block from the top is (rule 15), so"
    " that player plays as a contender and another player has the bye"
)
BY_WEIGHT = (
    "there rank differences and windows of contenders change in the last quarter, and count squared; in Herald the"
    " published weights hold in all rounds (rules 26 and 27)"
)
AT_THE_BORDER = (
    "whether the leader must play the candidate is decided near the threshold (rule 20), so it depends on the seed;"
    " there the candidate is kept away from the leader on purpose and loses more"
)
RELAXED = "there the round fails; in Herald the leader plays another, with a warning (rule 32)"


@dataclass(frozen=True)
class Missed:
    """An assertion that does not hold: what was asserted, and of whom."""

    what: str
    player: int | None = None
    other: int = NOT_PAIRED


def round_of(case: dict[str, Any], seed: str) -> CopRound:
    position, options = position_of(case["input"]), options_of(case["input"])
    # Some of the cases ask for 100,000 simulations; what they assert needs fewer.
    options = options.model_copy(update={"simulations": 2000, "always_wins_simulations": 1000})
    return pair_cop(position, Terms.of(options, position.rounds_left), options.activation_round, seed)


def opponents(round_: CopRound) -> dict[int, int]:
    """By player, the player's own number for a bye; `NOT_PAIRED` for those who are removed."""
    players = [int(player) for player in round_.position.players]
    pairs = [*round_.pairs, *((rank, rank) for rank in round_.byes)]
    found = {players[a]: players[b] for i, j in pairs for a, b in ((i, j), (j, i))}
    return defaultdict(lambda: NOT_PAIRED, found)


def unmet(case: dict[str, Any], round_: CopRound) -> list[Missed]:
    """The assertions that do not hold: those about two players (the same one twice for a bye), and those about all."""
    expected, opponent = case["expect"], opponents(round_)
    only(expected, "error", "pairs", "not_pairs", "pair_any", "stay_in_group", "byes")
    missed = [Missed("pairs", a, b) for a, b in expected.get("pairs", ()) if opponent[a] != b]
    missed += [Missed("not_pairs", a, b) for a, b in expected.get("not_pairs", ()) if opponent[a] == b]
    for player, among in expected.get("pair_any", ()):
        missed += [Missed("pair_any", player, opponent[player])] if opponent[player] not in among else []
    for group in groups_of(expected.get("stay_in_group", [])):
        missed += [
            Missed("stay_in_group", player, opponent[player]) for player in group if opponent[player] not in group
        ]
    missed += [Missed("byes", player, player) for player in expected.get("byes", ()) if opponent[player] != player]
    error = expected.get("error", "SUCCESS")
    return missed + ([Missed(error)] if error != "SUCCESS" else [])


def groups_of(listed: list[Any]) -> list[list[int]]:
    """Groups of players who play among themselves; a single one may stand alone."""
    return listed if all(isinstance(group, list) for group in listed) else [listed]


def reason_for(missed: Missed, round_: CopRound, *, steady: bool) -> str | None:
    """Why Herald's rules want something else there; None where they do not, so that it is a mistake of ours.

    `steady`: do all seeds miss it?
    """
    position = round_.position
    if missed.what == "OVERCONSTRAINED":
        return RELAXED if round_.dropped else None
    if missed.player is None:
        return None
    ranks = {int(player): rank for rank, player in enumerate(position.players)}
    if not {missed.player, missed.other} <= set(ranks):
        return None
    upper, lower = sorted((ranks[missed.player], ranks[missed.other]))
    if any(rank >= round_.findings.gibsonized for rank in gibsonized_anywhere(position, round_.terms)):
        return None if is_for_a_class_prize(lower, upper, round_) else NOT_FROM_THE_TOP
    if steered(round_) and (upper == 0 or lower == round_.findings.child):
        return AT_THE_BORDER if not steady or at_the_border(round_) else None
    return BY_WEIGHT if weight_decides(upper, lower, round_) else None


def is_known(failure: Missed, rounds: Sequence[CopRound], missed: Sequence[Sequence[Missed]]) -> bool:
    """Is there a reason in most of the rounds that miss it?

    One seed of several may find the loss of control a little too far from the threshold.
    """
    failing = [round_ for round_, failed in zip(rounds, missed, strict=True) if failure in failed]
    steady = len(failing) == len(rounds)
    reasons = [reason_for(failure, round_, steady=steady) for round_ in failing]
    return 2 * reasons.count(None) < len(reasons)


def gibsonized_anywhere(position: Position, terms: Terms) -> list[int]:
    """Return the Gibsonized ranks as the other implementation defines them: out of reach for both neighbours."""
    last = position.size - 1
    return [
        rank
        for rank in range(min(terms.place_prizes, position.size))
        if (rank == last or not position.can_catch(rank + 1, rank, terms.swing))
        and (rank == 0 or not position.can_catch(rank, rank - 1, terms.swing))
    ]


def is_for_a_class_prize(lower: int, upper: int, round_: CopRound) -> bool:
    """Do the two play for the prize of a class, and for nothing else?"""
    hill = [rank for pair in round_.findings.hill for rank in pair]
    return upper != lower and upper > max([round_.findings.lowest_absolute, *hill]) + 1


def steered(round_: CopRound) -> bool:
    """Is it said whom the leader may play?"""
    return round_.findings.child is not None


def at_the_border(round_: CopRound) -> bool:
    """Is what the other player loses so near the threshold that simulations cannot tell?"""
    if round_.control is None:
        return False
    return abs(round_.control.loss - round_.terms.control_loss_threshold) <= Fraction(3, 100)


def weight_decides(upper: int, lower: int, round_: CopRound) -> bool:
    """Is nothing at stake between the two but rank differences and windows of contenders, and would it be heavier?"""
    position, findings = round_.position, round_.findings
    forced = {rank for pair in (*findings.hill, *findings.classes) for rank in pair}
    if upper == lower or upper < findings.gibsonized or {upper, lower} & (forced | set(position.pins)):
        return False
    nodes = [*position.free(), *([position.size] if position.bye else [])]
    rest = lightest_round(round_.table, [node for node in nodes if node not in {upper, lower}]).pairs
    return total([*rest, (upper, lower)], round_) >= total(lightest_round(round_.table, nodes).pairs, round_)


def total(pairs: Iterable[Ranks], round_: CopRound) -> int:
    """The weight of a round, as published."""
    return sum(sum(round_.table[pair].columns(round_.prohibitive)) for pair in pairs)


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_expectations(case: dict[str, Any]) -> None:
    rounds = [round_of(case, seed) for seed in SEEDS]
    missed = [unmet(case, round_) for round_ in rounds]
    for round_, failed in zip(rounds, missed, strict=True):
        everybody = sorted({rank for pair in round_.pairs for rank in pair} | set(round_.byes))
        assert everybody == list(range(round_.position.size))
        for failure in failed:
            assert is_known(failure, rounds, missed), failure


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_whom_the_others_call_gibsonized_is_known(case: dict[str, Any]) -> None:
    position, options = position_of(case["input"]), options_of(case["input"])
    theirs = (case.get("observed") or {}).get("gibsonized_by_rank")
    if theirs is not None:
        found = gibsonized_anywhere(position, Terms.of(options, position.rounds_left))
        assert found == [rank for rank, yes in enumerate(theirs) if yes]


def numbered_round(half_points: list[int]) -> CopRound:
    """The last round of players with these points, called by their ranks."""
    position = standing(half_points, 1)
    numbered = replace(position, players=tuple(str(rank) for rank in range(position.size)))
    return pair_cop(numbered, terms(1, place_prizes=3, simulations=200), 9, "seed")


def test_an_expectation_that_no_rule_speaks_against_is_a_mistake_of_ours() -> None:
    round_ = numbered_round([12, 12, 10, 10, 8, 8])
    assert (0, 1) in round_.pairs
    assert reason_for(Missed("pairs", 0, 5), round_, steady=True) is None
    assert reason_for(Missed("OVERCONSTRAINED"), round_, steady=True) is None
    case = {"input": {}, "expect": {"pairs": [[0, 1]], "colour": "blue"}}
    with pytest.raises(UnreadError, match="colour"):
        unmet(case, round_)


@pytest.mark.parametrize("losses, known", [((26, 27, 29), True), ((27, 29, 29), False), ((29, 29, 29), False)])
def test_a_difference_near_the_threshold_is_known_when_most_seeds_show_it(
    losses: tuple[int, int, int], *, known: bool
) -> None:
    found = pair_cop(standing([12, 12, 10, 10, 8, 8], 2), terms(2, place_prizes=1, simulations=500), 1, "seed")
    numbered = replace(found.position, players=tuple(str(rank) for rank in range(found.position.size)))
    rounds = [
        replace(found, position=numbered, control=Control(1, wins=100 - loss, simulations=100)) for loss in losses
    ]
    failure = Missed("pairs", 0, 5)

    assert found.terms.control_loss_threshold == Fraction(25, 100)
    assert all(steered(round_) for round_ in rounds)
    assert is_known(failure, rounds, [[failure]] * 3) == known
    assert is_known(failure, rounds, [[failure], [failure], []])


def test_a_removed_player_is_expected_without_an_opponent() -> None:
    round_ = numbered_round([12, 12, 10, 10, 8, 8])
    assert unmet({"expect": {"pairs": [[0, 1], [6, NOT_PAIRED]], "not_pairs": [[6, 0]]}}, round_) == []
    (failure,) = unmet({"expect": {"pairs": [[6, 0]]}}, round_)
    assert reason_for(failure, round_, steady=True) is None
    (failure,) = unmet({"expect": {"pairs": [[0, NOT_PAIRED]]}}, round_)
    assert reason_for(failure, round_, steady=True) is None


def test_a_group_that_stays_among_itself_and_byes_are_looked_at() -> None:
    round_ = numbered_round([12, 12, 10, 10, 8])
    player = next(iter(round_.byes))
    others = [rank for rank in range(5) if rank != player]
    assert unmet({"expect": {"byes": [player], "stay_in_group": others}}, round_) == []
    pair = round_.pairs[0]
    case = {"expect": {"byes": [pair[0]], "stay_in_group": [[pair[0], player]]}}
    assert [failure.what for failure in unmet(case, round_)] == ["stay_in_group", "byes"]


def test_prepaired_games_take_the_leaders_opponent_away_and_the_round_does_not_fail() -> None:
    position = replace(standing([12, 12, 10, 10, 8, 8], 2), pins={1: 3, 3: 1})

    found = pair_cop(position, terms(2, place_prizes=1, simulations=500), 1, "seed")

    assert found.findings.leaders_opponents == (3,)
    assert 3 in found.pinned
    assert [(dropped.constraint, len(dropped.pairs)) for dropped in found.dropped] == [("control", 1)]
