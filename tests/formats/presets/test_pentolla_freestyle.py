"""The preset against what the rules print."""

import pytest

from formats import registry
from formats.core.errors import FieldError
from formats.core.model import Entrant
from formats.presets.pentolla_freestyle import PRESET


def test_one_stage_of_group_rounds_without_a_timetable() -> None:
    assert [stage.system for stage in PRESET.stages] == ["group_rounds"]
    assert PRESET.settings.week is None


@pytest.mark.parametrize("size", [16, 28, 32, 40])
def test_sixteen_players_and_more_fill_the_four_groups(size: int) -> None:
    system = registry.systems()["group_rounds"]
    field = [Entrant(id=f"e{number}", number=number) for number in range(1, size + 1)]
    options = system.read_options(PRESET.stages[0].options)

    system.check(field, options)
    with pytest.raises(FieldError) as refused:
        system.check(field[:15], options)
    assert (refused.value.code, refused.value.limit) == ("too_few", 16)


def test_whoever_does_not_come_loses_that_game_only() -> None:
    assert not PRESET.settings.forfeit_removes
