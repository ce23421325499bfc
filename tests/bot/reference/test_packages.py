"""The diagram of the packages has every package, in the order of the import contracts."""

from __future__ import annotations

import re

from bot.reference.packages import packages_page
from tests.case_files import PROJECT


def test_every_package_of_the_bot_is_in_the_diagram_and_none_below_those_it_imports() -> None:
    bot = packages_page().partition("## The bot")[2].partition("## The engine")[0]
    drawn = re.findall(r"^ {8}(\w+)[\[(]", bot, re.MULTILINE)
    packages = {file.parent.name for file in (PROJECT / "bot").glob("*/__init__.py")}
    assert set(drawn) >= packages
    assert drawn.index("ui") < drawn.index("announcements") < drawn.index("text") < drawn.index("service")


def test_packages_without_discord_are_drawn_with_round_ends() -> None:
    assert '        announcements(["announcements"])' in packages_page()
    assert '        delivery["delivery"]' in packages_page()
