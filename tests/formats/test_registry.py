import pickle
import tomllib
from pathlib import Path

import pytest

import formats
from formats import registry
from formats.core.errors import UnknownFormatError

PROJECT = Path(formats.__file__).parents[1]


def test_every_folder_of_systems_is_found_under_its_name() -> None:
    folders = {path.parent.name for path in (PROJECT / "formats" / "systems").glob("*/__init__.py")}

    assert set(registry.systems()) == folders
    assert all(system.key == key for key, system in registry.systems().items())


def test_every_preset_is_found_under_its_name() -> None:
    modules = {path.stem for path in (PROJECT / "formats" / "presets").glob("[!_]*.py")}

    assert set(registry.presets()) == modules
    assert all(preset.key == key for key, preset in registry.presets().items())


def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(UnknownFormatError) as refused:
        registry.preset("nonsense")

    assert refused.value.key == "nonsense"


def test_the_engine_holds_all_systems_and_the_projects_version() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    engine = registry.engine()

    assert engine.formats == registry.systems()
    assert engine.version == formats.__version__
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "formats.__version__"}
    assert registry.engine() is engine


def test_the_engine_can_be_sent_to_another_process() -> None:
    engine = pickle.loads(pickle.dumps(registry.engine()))  # noqa: S301 - our own

    assert set(engine.formats) == set(registry.systems())
    assert engine.schedule is registry.engine().schedule


def test_nothing_is_left_out() -> None:
    assert registry.left_out() == ()
    assert registry.engine().left_out == {}
