"""The bot is invited with what it needs."""

from __future__ import annotations

import re

from bot.runtime.permissions import NEEDED
from tests.case_files import PROJECT

OTHERWISE = {"View Channels": "read_messages"}
"""What discord.py calls otherwise than Discord's own pages do."""

HOSTING = (PROJECT / "docs/hosting.md").read_text(encoding="utf-8")


def test_the_invitation_in_the_page_for_hosts_asks_for_exactly_what_is_needed() -> None:
    (number,) = re.findall(r"&permissions=(\d+)", HOSTING)
    assert int(number) == NEEDED.value


def test_the_page_for_hosts_says_what_each_permission_is_for() -> None:
    named = re.findall(r"^ +\| ([A-Z][\w ]+) \| \w", HOSTING, flags=re.MULTILINE)
    library_names = {OTHERWISE.get(name, name.lower().replace(" ", "_")) for name in named}
    assert library_names == {name for name, wanted in NEEDED if wanted}
