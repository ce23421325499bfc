"""What a log is made of: whom it is about, and which round of a public beacon a draw is promised."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from formats.core.log import BeaconChain


@pytest.mark.parametrize("second", [0, 999, 1000, 1029, 1030, 1031, 5000])
def test_a_draw_is_promised_the_first_round_of_a_beacon_that_nobody_can_know_yet(second: int) -> None:
    chain = BeaconChain(id="c", genesis=1000, period=30)
    moment = datetime.fromtimestamp(second, UTC)
    found = chain.round_after(moment)
    assert found.at > moment
    assert found.at.timestamp() == 1000 + 30 * (found.number - 1)  # round 1 is the genesis
    assert found.number == 1 or found.at.timestamp() - 30 <= second
