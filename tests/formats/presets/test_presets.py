"""Every preset can be created and played as it stands."""

import pytest

from formats import registry
from formats.core.plan import Preset
from tests.formats.conformance.whole_tournaments import Whole, playable

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
def test_its_systems_take_its_options_as_they_are_written(preset: Preset) -> None:
    for stage in preset.stages:
        read = registry.engine().format_of(stage.system).read_options(stage.options)
        assert stage.options.items() <= read.model_dump(mode="json").items()


def first_field(preset: Preset, size: int) -> int:
    """The smallest field from this size on that the first stage takes."""
    first = preset.stages[0]
    system = registry.engine().format_of(first.system)
    return playable(system, system.read_options(first.options), size)


@every_preset
@pytest.mark.parametrize("size", [6, 10, 20])
def test_it_is_played_to_its_end(preset: Preset, size: int) -> None:
    play = Whole(registry.engine(), preset.stages, first_field(preset, size), seed=size).to_the_end()

    assert len(play.state.started) == len(preset.stages)
    assert play.state.started[0].seeds


@every_preset
def test_its_settings_start_a_tournament(preset: Preset) -> None:
    whole = Whole(registry.engine(), preset.stages, first_field(preset, 12), seed=12, settings=preset.settings)
    whole.play.publish()
    state = whole.play.state

    assert len(state.times) == (0 if preset.settings.week is None else len(state.open_games()))
