"""What a demo player's act gives, also where something stands in the way."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import pytest

from bot.rehearsal.play import Act
from bot.rehearsal.troupe import Turn, perform

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.rehearsal.troupe import Answer

AT = datetime(2026, 1, 3, 15, 0, tzinfo=UTC)


class Unlucky:
    """Somebody whose every act fails."""

    id = 1
    name = "Ana"

    def __init__(self, error: Exception) -> None:
        self.error = error

    async def slash(self, command: str, *, options: Mapping[str, Any]) -> Answer:
        raise self.error

    async def click(self, what: str, /) -> Answer:
        raise self.error


@pytest.mark.parametrize(
    "error, said",
    [
        (RuntimeError("no answer\n--- #lobby ---\nall that stands there"), "no answer"),
        (RuntimeError(), "RuntimeError"),
    ],
)
async def test_what_stands_in_the_way_is_one_line(
    error: Exception, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    for act in (Act("/join", {}, "signs up"), Act("", {}, "gives a word", presses=("Give a word",))):
        assert await perform(Turn("t1", Unlucky(error), act, AT)) == said
    assert "all that stands there" not in caplog.text
