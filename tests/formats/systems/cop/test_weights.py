"""Rules 30, 31 and 33: the prohibitive weight, and the weights of a round; columns are tested in test_weight_rules."""

from __future__ import annotations

from formats.systems.cop import FORMAT
from formats.systems.cop.options import CopOptions
from formats.systems.cop.weight_rules import weight_table
from formats.systems.cop.weights import prohibitive_weight
from tests.formats.stage_builder import paired
from tests.formats.systems.cop.made import (
    COP_ONLY,
    field_of,
    finding,
    played,
    reasons_of,
    standing,
    terms,
)


def test_rule_30_a_tenth_of_the_prohibitive_weight_is_above_any_sum() -> None:
    position = standing([8] * 12, 3, met={(0, 1): 4})
    table = weight_table(position, terms(), finding())

    prohibitive = prohibitive_weight(table, position.nodes)

    heaviest = sorted((entry.ordinary for entry in table.values()), reverse=True)[:6]
    assert prohibitive // 10 > sum(heaviest)


def test_rules_31_and_33_every_pairing_carries_its_columns_and_no_other_round_is_lighter() -> None:
    options = CopOptions(rounds=9, **COP_ONLY)
    found = paired(FORMAT, played(field_of(8), options, 3), options)

    told = reasons_of(found, "pair_weights")

    assert len(told) == 4
    names = ("repeats", "rank_difference", "can_catch", "control", "gibson", "koth", "prepaired")
    assert all(reason.params["total"] == sum(int(str(reason.params[name])) for name in names) for reason in told)
    assert sum(int(str(reason.params["total"])) for reason in told) == reasons_of(found, "weights_sum")[0].params["sum"]
