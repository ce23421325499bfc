"""The weights of the published implementation, column by column, from the outcomes of its own simulations."""

from typing import Any

import pytest

from formats.systems.cop.destiny import allowed_opponents
from formats.systems.cop.gibson import gibsonized
from formats.systems.cop.hill import king_of_the_hill
from formats.systems.cop.position import Position
from formats.systems.cop.relaxing import lightest_round
from formats.systems.cop.terms import Terms
from formats.systems.cop.weight_rules import weight_table
from formats.systems.cop.weights import Findings
from tests.case_files import case_name, load_cases
from tests.formats.systems.cop.positions import options_of, position_of, scores

PROHIBITIVE = 1_000_000
CASES = load_cases("cop weights")
every_case = pytest.mark.parametrize("case", CASES, ids=case_name)


def terms_of(case: dict[str, Any], position: Position) -> Terms:
    """The options as published: there a lone Gibsonized leader is forgotten when the bye is given (fixed in Herald)."""
    return Terms.of(options_of(case["input"], lone_leader_bye=False), position.rounds_left)


def findings_of(case: dict[str, Any], position: Position, hopes: tuple[int, ...]) -> Findings:
    seen = case["observed"]
    block, absolute = seen["lowest_gibson_rank"] + 1, seen["lowest_can_cash_absolutely"]
    steered = seen.get("destinys_child_rank", -1)
    child = steered if steered >= 0 else None
    return Findings(
        gibsonized=block,
        hopes=hopes,
        lowest_hopeful=seen["lowest_can_cash_hopefully"],
        lowest_absolute=absolute,
        child=child,
        leaders_opponents=() if child is None else allowed_opponents(position, child),
        hill=king_of_the_hill(position.nodes, block, absolute) if position.last_round else (),
        classes=tuple((min(pair), max(pair)) for pair in seen.get("class_koth", ())),
    )


def all_hopes(case: dict[str, Any], position: Position) -> tuple[int, ...]:
    """The lowest contender for every place.

    The cases give those of places with a prize. For a place below, it is the one rank that fits how far that rank's
    window reaches; whether every weight within the window fits it is then up to the test.
    """
    hopes: list[int] = case["observed"]["lowest_finisher_hopefully"]
    weights = {(i, j): columns[2] for i, j, _, _, columns in case["weights"]["rows"] if j < position.size}
    for place in range(len(hopes), position.size):
        window = [j for (i, j), weight in weights.items() if i == place and weight < PROHIBITIVE]
        hopes = [*hopes, hope_of_window(place, window, weights.get((place, place + 1), 0))]
    return tuple(hopes)


def hope_of_window(place: int, window: list[int], nearest: int) -> int:
    """The rank whose distance from the next one gives this weight."""
    if not window:
        return place - 1
    alone = window == [place + 1] and nearest
    return place if alone else place + 1 + round((nearest / 2) ** (1 / 3))


@every_case
def test_standings(case: dict[str, Any]) -> None:
    half_points, spreads = scores(case["input"])
    order = [int(player) for player in position_of(case["input"]).players]

    standings = [[player, half_points[player], spreads[player]] for player in order]

    assert standings == case["observed"].get("standings_player_wins2_spread", standings)


@every_case
def test_the_gibsonized(case: dict[str, Any]) -> None:
    position = position_of(case["input"])

    assert gibsonized(position, terms_of(case, position)) == case["observed"]["lowest_gibson_rank"] + 1


@every_case
def test_every_column_of_every_pair(case: dict[str, Any]) -> None:
    position = position_of(case["input"])
    findings = findings_of(case, position, all_hopes(case, position))

    table = weight_table(position, terms_of(case, position), findings)

    rows = []
    for (i, j), weight in table.items():
        columns = weight.columns(PROHIBITIVE)
        rows.append([i, j, weight.times, sum(columns), list(columns)])
    assert rows == case["weights"]["rows"]


@every_case
def test_the_round_is_as_light_as_theirs_where_nothing_had_to_be_broken(case: dict[str, Any]) -> None:
    position = position_of(case["input"])
    findings = findings_of(case, position, all_hopes(case, position))
    table = weight_table(position, terms_of(case, position), findings)
    nobody = [position.size] if position.bye else []

    lightest = lightest_round(table, [*position.free(), *nobody])

    total = sum(sum(table[pair].columns(PROHIBITIVE)) for pair in lightest.pairs)
    total += sum(sum(table[i, j].columns(PROHIBITIVE)) for i, j in position.pins.items() if i < j)
    if case["observed"].get("warnings") == 0 and not any(i == j for i, j in position.pins.items()):
        assert total == case["observed"].get("total_weight", total)
