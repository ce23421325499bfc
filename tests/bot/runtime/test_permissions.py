"""The bot is invited with what it needs."""

from __future__ import annotations

import re
from pathlib import Path

from bot.runtime.permissions import NEEDED

OTHERWISE = {"View Channels": "read_messages"}
"""What discord.py calls otherwise than Discord's own pages do."""

README = (Path(__file__).parents[3] / "README.md").read_text()


def test_the_invitation_in_the_readme_asks_for_exactly_what_is_needed() -> None:
    (number,) = re.findall(r"&permissions=(\d+)", README)
    assert int(number) == NEEDED.value


def test_the_readme_says_what_each_permission_is_for() -> None:
    named = re.findall(r"^ +\| ([A-Z][\w ]+) \| \w", README, flags=re.MULTILINE)
    library_names = {OTHERWISE.get(name, name.lower().replace(" ", "_")) for name in named}
    assert library_names == {name for name, wanted in NEEDED if wanted}
