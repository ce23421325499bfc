"""Every command that a text or a page names is one of the bot's."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from bot.reference.commands import commands_under, names, top_commands
from bot.ui.options import Group
from tests.case_files import PROJECT
from tests.command_mentions import mentions, texts, unknown_mentions

SUFFIXES = {".py", ".md", ".ftl", ".po", ".html", ".js", ".json"}
OF_ANOTHER_BOT = ("bot/sandbox/", "docs/sandbox.md", "docs/sandbox-protocol.md", "docs/reference/sandbox.md")
"""The sandbox knows nothing of Herald; its pages show a bot of their own, and paths of Discord's interface."""

ADDED = {"docs/adding-a-command.md": {"tournament games-left"}}
"""What the sample of a page adds."""

PATHS = {"accounts", "data", "games", "healthz", "metrics", "oauth", "proc", "tmp"}
"""What stands at the host's own address, or on a machine, and is no command."""

SOME = {"td", "judge", "judge forfeit", "td create", "join"}


def files() -> Iterator[Path]:
    """Yield the files with texts for users, hosts and developers."""
    yield from PROJECT.glob("*.md")
    for folder in ("bot", "formats", "storage", "docs", ".github"):
        for file in sorted((PROJECT / folder).rglob("*")):
            inside = file.relative_to(PROJECT).as_posix()
            if file.suffix in SUFFIXES and not inside.startswith(OF_ANOTHER_BOT):
                yield file


@cache
def looked_through() -> tuple[tuple[str, str], ...]:
    """Every text that has a slash in it, and the path of its file: read once for all tests.

    A program with no slash before a letter names no command, and need not be parsed: six of seven.
    """
    slash = re.compile("/[a-z]")
    return tuple(
        (file.relative_to(PROJECT).as_posix(), text)
        for file in files()
        if slash.search(file.read_text(encoding="utf-8"))
        for text in texts(file)
        if "/" in text
    )


def test_every_command_named_anywhere_is_in_the_command_tree() -> None:
    known = names()
    wrong = [
        f"{path}: /{mention}"
        for path, text in looked_through()
        for mention in unknown_mentions(text, known | ADDED.get(path, set()))
        if mention.split()[0] not in PATHS
    ]
    assert wrong == []


def test_what_is_looked_through_names_most_commands() -> None:
    named = {mention for path, text in looked_through() if "/reference/" not in path for mention in mentions(text)}
    assert len(named & names()) > 60


@pytest.mark.parametrize(
    "text",
    [
        "Rule on it with `/td forfeit`.",
        "`/tournament forfeit`",
        "then /leeve again",
        "`/judge game`, then `/td`",
        "/td is shown to few",
        "(`/judge\nreplay`)",
    ],
)
def test_a_command_that_does_not_exist_is_found(text: str) -> None:
    assert len(unknown_mentions(text, SOME)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "Rule on it with `/judge forfeit`.",
        "`/td create what:swiss`, or /join and wait",
        "`/td`, `/judge` and `/td ...`",
        "`/td {}` and /judge {}",
        "`/judge\nforfeit`",
        "1/2 and/or /home/ana/herald.db, `/channels/{}`, /etc/passwd, https://example.org/join.html, wins/losses",
    ],
)
def test_a_command_that_exists_is_not_found(text: str) -> None:
    assert unknown_mentions(text, SOME) == []


OF_PLAYERS = {
    "": ("help", "join", "leave"),
    "match": ("claim-forfeit", "confirm", "here", "report"),
    "me": ("account", "availability", "claim", "data", "form", "next", "reminders", "round-off", "sent", "timezone"),
    "tournament": (
        *("board", "entrants", "export", "history", "info", "list", "odds", "pairings", "prizes", "rules"),
        *("standings", "verify", "why"),
    ),
}
"""The commands that everybody sees on every server, by group."""

OF_DIRECTORS = {
    "judge": ("appeal", "forfeit", "game-note", "override", "rematch", "time"),
    "players": (
        *("add", "check-in", "disqualify", "edit-many", "fee", "fetch", "import", "keep-apart", "rating", "reinstate"),
        *("replace", "round-off", "set-condition", "withdraw"),
    ),
    "round": ("answer", "preview", "publish", "result", "results"),
    "td": (
        *("advance", "announce", "audit", "cancel", "close", "create", "delivery", "import", "import-tsh", "invite"),
        *("open", "options", "page", "pause", "series", "set-channel", "staff", "tonight", "undo", "webhook"),
    ),
}
"""The commands that directors see besides on every server, by group."""


def everywhere(*, directors: bool) -> set[str]:
    """The commands of every server: those that everybody sees, or those for directors."""
    tops = [top for top in top_commands() if not isinstance(top, Group) or top.needed is None]
    shown = [top for top in tops if (top.default_permissions is not None) == directors]
    return {command.qualified_name for top in shown for command in commands_under(top)}


def listed(groups: Mapping[str, tuple[str, ...]]) -> set[str]:
    """The full names of commands by group."""
    return {f"{group} {name}".strip() for group, names in groups.items() for name in names}


def test_a_player_sees_about_thirty_commands() -> None:
    """There are 30 and room for two: more are hard to find, so look first for an option or a button."""
    assert everywhere(directors=False) == listed(OF_PLAYERS)
    assert len(listed(OF_PLAYERS)) <= 32


def test_a_director_sees_about_seventy_five_commands() -> None:
    assert everywhere(directors=True) == listed(OF_DIRECTORS)
    assert len(listed(OF_PLAYERS) | listed(OF_DIRECTORS)) <= 77
