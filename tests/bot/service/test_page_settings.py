"""What directors want of a tournament's page, as it is kept."""

from __future__ import annotations

from itertools import product

import pytest

from bot.service.page_settings import PageSettings, page_settings


@pytest.mark.parametrize("chosen", list(product((False, True), repeat=3)))
def test_what_is_kept_reads_back_as_it_was(chosen: tuple[bool, bool, bool]) -> None:
    wanted = PageSettings(*chosen)
    assert page_settings(wanted.stored()) == wanted


@pytest.mark.parametrize("kept", [None, [], "on", {}, {"shown": 1, "found": "true", "log": None}])
def test_what_is_not_understood_is_off(kept: object) -> None:
    assert page_settings(kept) == PageSettings(shown=False, found=False, log=False)
