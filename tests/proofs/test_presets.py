"""Every preset, played to its end: the checker of the page finds nothing wrong, and checks every round that it can."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from playwright.async_api import Page

from formats import registry
from formats.core.log_file import read_log
from formats.core.plan import Preset
from tests.formats.conformance.whole_tournaments import Whole
from tests.formats.presets.test_presets import first_field
from tests.proofs.browser import checked
from tests.proofs.logs import SYSTEMS, Given, given_of

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SIZES: Mapping[str, int] = {
    "arimaa_world_championship_2010": 12,
    "classic_double_elimination": 11,
    "classic_league_and_finals": 12,
    "classic_swiss": 13,
    "fide_open": 15,
    "kuksu_main_title_tournament": 12,
    "lets_play_scrabble": 12,
    "open_evening": 16,
    "pentolla_freestyle": 12,
    "world_cup_48": 48,
    "wpf_gp_playoffs_2023": 16,
    "wpf_sudoku_gp_playoffs_2023": 16,
}
"""How many play each preset here."""

CHECKED = {"proved", "same"}


class Unwatched(Whole):
    """A whole tournament in which only the log matters."""

    def watch(self) -> None:
        """Look at nothing."""


def played(preset: Preset) -> Given:
    size = first_field(preset, SIZES[preset.key])
    return given_of(Unwatched(registry.engine(), preset.stages, size, seed=size, calm=True), preset.key)


async def test_the_sizes_name_every_preset() -> None:
    assert SIZES.keys() == registry.presets().keys()


@pytest.mark.parametrize("key", SIZES)
async def test_every_round_of_a_preset_is_checked(page: Page, key: str) -> None:
    """Simulated rounds need the command; all others are checked, those of chained stages too, and all standings."""
    given = played(registry.preset(key))
    (found,) = await checked(page, [given])
    assert found["ok"], [row for row in found["rows"] if row["state"] == "wrong"]
    state = read_log(given.log).state
    states = {(row["stage"], row["round"]): row["state"] for row in found["rows"] if row["what"] == "round"}
    assert states.keys() == {(stage, round_.number) for stage, log in enumerate(state.started) for round_ in log.rounds}
    for (stage, number), how in states.items():
        is_checked = state.stages[stage].system in SYSTEMS
        assert how in (CHECKED if is_checked else {"command"}), (key, stage, number)
    assert {row["code"] for row in found["rows"] if row["state"] == "command"} <= {"simulated"}
    assert [row["state"] for row in found["rows"] if row["what"] == "standings"] == ["ok"] * len(state.started)
