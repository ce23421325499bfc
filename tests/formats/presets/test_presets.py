"""Every preset can be created and played as it stands."""

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core.model import EntrantData
from formats.core.plan import Preset
from tests.formats.conformance.whole_tournaments import Whole
from tests.formats.play import Play

every_preset = pytest.mark.parametrize("preset", registry.presets().values(), ids=registry.presets())


@every_preset
def test_it_tells_what_it_is_and_where_it_comes_from(preset: Preset) -> None:
    assert preset.title
    assert preset.summary.endswith(".")
    assert preset.source


@every_preset
def test_it_survives_json(preset: Preset) -> None:
    assert Preset.model_validate_json(preset.model_dump_json()) == preset


@every_preset
def test_its_systems_take_its_options(preset: Preset) -> None:
    for stage in preset.stages:
        registry.engine().format_of(stage.system).read_options(stage.options)


@every_preset
@pytest.mark.parametrize("size", [6, 10, 20])
def test_it_is_played_to_its_end(preset: Preset, size: int) -> None:
    play = Whole(registry.engine(), list(preset.stages), size, seed=size).to_the_end()

    assert len(play.state.started) == len(preset.stages)


@every_preset
def test_its_settings_start_a_tournament(preset: Preset) -> None:
    play = Play(preset.stages, preset.settings, registry.engine())
    play.do(cmd.OpenRegistration())
    play.do(cmd.RegisterEntrants(entrants=tuple(EntrantData(rating=1500.0 + number) for number in range(12))))
    play.do(cmd.CloseRegistration())
    play.publish()

    assert len(play.state.times) == (0 if preset.settings.week is None else len(play.state.open_games()))
