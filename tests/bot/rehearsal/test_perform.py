"""Results of a demo player's acts, also of failed ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.rehearsal.actor import Answer, Posted
from bot.rehearsal.demo_players import Turn, perform
from bot.rehearsal.rehearsal_view import Act

AT = datetime(2026, 1, 3, 15, 0, tzinfo=UTC)


class Unlucky:
    """Person whose every act fails."""

    id = 1
    name = "Ana"

    def __init__(self, error: Exception) -> None:
        self.error = error

    async def slash(self, command: str, *, options: Mapping[str, Any]) -> Answer:
        raise self.error

    async def click(self, what: str, /) -> Answer:
        raise self.error

    async def wait_for(self, what: Callable[[Posted], bool], /) -> Posted:
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


@dataclass
class Said:
    """An answer or a message, with or without the button that is wanted; remembers what was pressed."""

    button: str
    pressed: list[str]
    kind: str = "message"
    text: str = "done"
    label: str = ""

    @property
    def custom_id(self) -> str:
        return self.button

    @property
    def buttons(self) -> list[Said]:
        return [self]

    async def click(self, what: str, /) -> Said:
        assert what == self.button
        self.pressed.append(f"{self.text}: {what}")
        return self

    async def submit(self, values: Mapping[str, Any], /) -> Said:
        self.pressed.append(f"{self.text} with {dict(values)}")
        return Said("", self.pressed)


@dataclass
class Able:
    """Person whose commands are answered with `answer`, after which `later` is posted."""

    answer: Said
    later: Said
    id: int = 1
    name: str = "Ana"

    async def slash(self, command: str, *, options: Mapping[str, Any]) -> Said:
        return self.answer

    async def click(self, what: str, /) -> Said:
        return await self.later.click(what)

    async def wait_for(self, what: Callable[[Posted], bool], /) -> Posted:
        assert what(self.later)
        return self.later


@pytest.mark.parametrize(
    "command, button, pressed",
    [
        ("/leave", "here", ["answer: here"]),
        ("/players import", "there", ["posted: there"]),
        ("", "there", ["posted: there"]),
    ],
)
async def test_buttons_stand_in_the_answer_its_later_part_or_what_was_posted(
    command: str, button: str, pressed: list[str]
) -> None:
    log: list[str] = []
    actor = Able(Said("here", log, text="answer"), Said("there", log, text="posted"))
    await perform(Turn("t1", actor, Act(command, {}, "acts", presses=(button,)), AT))
    assert log == pressed


async def test_form_that_opens_is_filled_in() -> None:
    log: list[str] = []
    actor = Able(Said("", log, kind="form", text="form"), Said("", log))
    said = await perform(Turn("t1", actor, Act("/join", {}, "signs up", fills={"club": "Chess"}), AT))
    assert (log, said) == (["form with {'club': 'Chess'}"], "done")
