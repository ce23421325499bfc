"""Custom ids of buttons and forms, and what a form brings."""

import re
import subprocess
import sys
from typing import Any, cast

import pytest

from bot.errors import StaleActionError
from bot.text.messages import action_id
from bot.ui import actions
from bot.ui.access import HERE, STAFF
from bot.ui.actions import FORM_TEMPLATE, TEMPLATE, Fields, Press, Submission, button, form, form_id, hand_in
from bot.ui.answers import Ask


def test_a_custom_id_says_what_is_meant_of_which_tournament_for_whom() -> None:
    found = re.fullmatch(TEMPLATE, action_id("report", "t1", "s0r3b2"))
    assert found is not None
    assert found.groupdict() == {"action": "report", "tournament": "t1", "argument": "s0r3b2"}
    handed_in = FORM_TEMPLATE.fullmatch(form_id("report", "t1", "s0r3b2", 77))
    assert handed_in is not None
    assert handed_in.groupdict() == {"action": "report", "tournament": "t1", "argument": "s0r3b2", "person": "77"}


def test_an_action_has_one_handler(monkeypatch: pytest.MonkeyPatch) -> None:
    async def pressed(press: Press) -> None: ...
    async def handed_in(submission: Submission) -> None: ...

    monkeypatch.setattr(actions, "_buttons", {})
    monkeypatch.setattr(actions, "_forms", {})
    assert button("greet", HERE)(pressed) is pressed
    assert form("greet", STAFF, Fields())(handed_in) is handed_in
    assert (actions._buttons["greet"].handler, actions._forms["greet"].handler) == (pressed, handed_in)
    assert actions.declared() == {("button", "greet"): HERE, ("form", "greet"): STAFF}
    with pytest.raises(ValueError, match="button greet"):
        button("greet", HERE)(pressed)
    with pytest.raises(ValueError, match="form greet"):
        form("greet", STAFF, Fields())(handed_in)


async def test_a_form_with_an_id_that_cannot_be_read_is_out_of_date() -> None:
    with pytest.raises(StaleActionError):
        await hand_in(cast("Ask", None), "f:greet", {})


def test_what_was_entered_is_found_however_deep_it_lies() -> None:
    components: list[dict[str, Any]] = [
        {"type": 18, "component": {"type": 4, "custom_id": "why", "value": "rain"}},
        {"type": 1, "components": [{"type": 3, "custom_id": "who", "values": ["e1", "e2"]}]},
        {"type": 18, "component": {"type": 19, "custom_id": "file", "values": ["9"]}},
        {"type": 10, "content": "only a text"},
    ]
    resolved = {"attachments": {"8": {"filename": "old.csv"}, "9": {"filename": "new.csv"}}}
    assert actions._values(components, resolved) == {
        "why": "rain",
        "who": ["e1", "e2"],
        "file": [{"filename": "new.csv"}],
    }


def test_every_action_that_posts_name_has_a_handler_from_the_start() -> None:
    """In a process in which nothing else has imported a flow."""
    program = (
        "import discord\n"
        "from bot.text import actions\n"
        "from bot.commands import add_commands\n"
        "from bot.ui.actions import _forms, has_handler\n"
        "add_commands(discord.app_commands.CommandTree(discord.Client(intents=discord.Intents.none())))\n"
        "named = {name: one for name, one in vars(actions).items() if name.isupper() and isinstance(one, str)}\n"
        "print([name for name, one in named.items() if not has_handler(one) and one not in _forms])\n"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout == "[]\n"
