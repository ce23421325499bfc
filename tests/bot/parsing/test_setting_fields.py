"""Forms of settings follow from the settings."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.parsing.setting_fields import SETTINGS, emptied, form_of, setting_texts, settings_in, switches_in, typed_as
from formats.core.plan import Settings, SettingsForm

IN_NO_FORM = {"week", "ratings_from", "report_lines"}
"""The week has a form of its own; where ratings come from is said by presets; lines of a report file are imported."""


def test_every_setting_stands_in_one_form() -> None:
    assert set(Settings.model_fields) - set(SETTINGS) == IN_NO_FORM
    shown = [name for form in get_args(SettingsForm) for name in (*settings_in(form), *switches_in(form))]
    assert sorted(shown) == sorted(SETTINGS)


@pytest.mark.parametrize("name", SETTINGS)
def test_a_setting_is_read_as_it_is_shown(name: str) -> None:
    default = Settings.model_fields[name].default
    read = typed_as(name).read
    if read is not None and default is not None:
        assert read(typed_as(name).shown(default, "UTC")) == default


def test_moments_are_shown_on_a_clock() -> None:
    settings = Settings.model_validate({"first_round": "2026-01-05T18:00:00Z"})
    assert setting_texts(settings, "Europe/Berlin")["first_round"] == "2026-01-05 19:00"


@pytest.mark.parametrize(
    "name, meant",
    [("capacity", None), ("answer_hours", 48), ("reminder_minutes", ()), ("rules_url", ""), ("zone", "UTC")],
)
def test_an_emptied_field_means_nothing_or_the_default(name: str, meant: object) -> None:
    assert emptied(name) == meant


def test_forms_are_named_at_the_settings() -> None:
    assert (form_of("capacity"), form_of("fee"), form_of("week")) == ("event", "money", None)
