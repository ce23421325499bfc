"""Fields that a rehearsal refuses before it begins."""

from __future__ import annotations

import pytest

from bot.rehearsal.errors import RehearsalError
from bot.rehearsal.rehearsal_run import check_size
from formats import registry


def test_a_field_that_does_not_fit_is_refused_without_naming_players_who_do_not_exist() -> None:
    with pytest.raises(RehearsalError) as refused:
        check_size("preset:kuksu_main_title_tournament", 33, registry.engine())
    assert "take 3 players out" in str(refused.value)
    assert "that player" not in str(refused.value)


def test_a_field_that_is_too_small_is_refused() -> None:
    with pytest.raises(RehearsalError, match="needs at least"):
        check_size("preset:kuksu_main_title_tournament", 2, registry.engine())
