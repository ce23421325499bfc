"""Every name on the page that follows a result through the code exists."""

from __future__ import annotations

import importlib
import re
from functools import reduce

import pytest

from tests.case_files import PROJECT

PAGE = (PROJECT / "docs" / "path-of-a-result.md").read_text(encoding="utf-8")
NAMES = sorted(set(re.findall(r"`((?:bot|formats|storage)(?:\.\w+)+)`", PAGE)))


def found(name: str) -> object:
    """What a full name stands for: the longest module in it, then its attributes."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            module = importlib.import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        return reduce(getattr, parts[length:], module)
    raise LookupError(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_of_the_page_exists(name: str) -> None:
    assert callable(found(name))


def test_the_page_names_the_whole_way() -> None:
    assert {name.split(".")[1] for name in NAMES} >= {"ui", "service", "core", "announcements", "log", "delivery"}


def test_a_name_that_does_not_exist_is_not_found() -> None:
    with pytest.raises(AttributeError):
        found("bot.service.service.Service.carry_in")
