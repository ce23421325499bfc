"""Every function that reads a text of a person, found in the packages, is quick with one token over and over.

A parser is a function that begins with `read` or `parse`, or any public function of `bot.parsing`, whose text
comes in under one of the names below. What else it needs is found by the annotation; a new annotation needs a line in
`GIVEN`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from importlib import import_module
from inspect import Parameter, isfunction, signature
from pkgutil import walk_packages
from typing import Any

import pytest
from pydantic import TypeAdapter

import bot.faces
import bot.files
import bot.parsing
import formats
from bot.files.log_import import MOST_LOG_BYTES
from bot.parsing.csv_import import MOST_BYTES
from bot.parsing.rating_list import Wanted
from formats import registry
from formats.core.asking import Asked, EntrantField
from formats.core.contract import Options
from formats.core.forms import ATTENDANCE, FormNow
from formats.core.values import EntrantId
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.toolkit.invitation import INVITATION
from tests.bot.played import Played
from tests.processor_time import cpu_seconds
from tests.repeated_tokens import LONGEST, some, texts

LIMIT, FILE_LIMIT = 0.05, 1.0
TEXTS = {"text", "typed", "line", "data", "query", "given", "content"}
KINDS = {"str", "bytes", "str | None", "Any"}
PACKAGES = (formats, bot.faces, bot.files, bot.parsing)
FILE_TOKENS = (
    "a,", '"', '"a",', '""', "[", '{"a":', "9", "1 ", " ", "\n", "a\n", "a - b\n", "1 1-0\n", "a\u0301", "\u0301", "ﷺ",
    "\x00", "(",
)  # fmt: skip

OF_NOBODY = {
    "formats.cli.source.read_source": "a tool that a host runs on files of their own",
    "formats.core.notes.read_content": "gets what a format's own parser has read",
    "formats.systems.group_rounds.freestyle.read_entry": "gets choices of a menu",
    "formats.systems.swiss_elimination.judging.read_entry": "gets times that `read_clock` has read",
    "formats.toolkit.invitation.read_invitation": "gets a yes or no",
}
"""Functions that look like parsers, and why no person reaches them with a text."""


@dataclass(frozen=True)
class Parser:
    """A function, and under which name it takes its text."""

    name: str
    function: Callable[..., Any]
    text: Parameter

    @property
    def takes_file(self) -> bool:
        return bool(self.text.annotation == "bytes")


def _found() -> Iterator[Parser]:
    for package in PACKAGES:
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            for name, function in vars(import_module(module.name)).items():
                if not isfunction(function) or function.__module__ != module.name or name.startswith("_"):
                    continue
                if package is not bot.parsing and not name.startswith(("read", "parse")):
                    continue
                parameters = signature(function).parameters.values()
                text = next((one for one in parameters if one.name in TEXTS and one.annotation in KINDS), None)
                if text is not None and f"{module.name}.{name}" not in OF_NOBODY:
                    yield Parser(f"{module.name}.{name}", function, text)


PARSERS = list(_found())


@cache
def played() -> Played:
    return Played(people=tuple(f"Player {number}" for number in range(12))).create().enter().close().publish()


GIVEN: Mapping[str, Callable[[], Any]] = {
    "TournamentContext": lambda: played().context,
    "TournamentState": lambda: played().state,
    "Engine": registry.engine,
    "Round": lambda: played().state.current_round,
    "Pairing": lambda: played().state.open_games()[0],
    "datetime": lambda: datetime(2026, 1, 3, 12, tzinfo=UTC),
    "PlayoffOptions": PlayoffOptions,
    "Mapping[str, Sequence[EntrantId]]": dict,
    "Mapping[EntrantId, str]": dict,
    "EntrantField": lambda: EntrantField("number", "number", least=0, most=4000),
    "FormNow": lambda: FormNow(INVITATION, ATTENDANCE, Options(), None, Asked(), None, sealed=False),
    "About": lambda: "ratings",
    "RatingKind": lambda: "standard",
    "Sequence[Wanted]": lambda: [Wanted(EntrantId("e1"), "Player 1")],
    "bool": lambda: True,
    "int": lambda: 1000,
    "Iterable[tuple[str, T]]": lambda: [("Player 1", 1), ("a b", 2)],
    "bytes | None": lambda: None,
    "TypeAdapter[T]": lambda: TypeAdapter(list[int]),
}
NAMED: Mapping[str, Any] = {
    "zone": "Europe/Berlin",
    "name": "a.t",
    "query": "a",
    "key": "availability",
    "text": "Player 1",
}


def arguments(parser: Parser) -> dict[str, Any]:
    """What a parser needs besides its text."""
    needed = [
        parameter
        for parameter in signature(parser.function).parameters.values()
        if parameter.default is Parameter.empty and parameter.name != parser.text.name
    ]
    return {one.name: NAMED[one.name] if one.name in NAMED else GIVEN[one.annotation]() for one in needed}


def seconds(parser: Parser, text: str, others: Mapping[str, Any], limit: float) -> float:
    """CPU seconds for a text; what cannot be read must be refused, and nothing else may happen."""
    typed = text.encode() if parser.takes_file else text

    def read() -> None:
        try:
            parser.function(**others, **{parser.text.name: typed})
        except Exception as error:
            if not isinstance(error, ValueError) and not type(error).__module__.startswith(("bot.", "formats.")):
                raise

    return cpu_seconds(read, limit)


@pytest.mark.parametrize("parser", PARSERS, ids=lambda parser: parser.name)
def test_no_parser_takes_long_for_a_repeated_token(parser: Parser) -> None:
    others = arguments(parser)
    for text in texts(LONGEST, some(PARSERS.index(parser))):
        spent = seconds(parser, text, others, LIMIT)
        assert spent <= LIMIT, f"{parser.name}({text[:20]!r} ...) takes {spent:.2f} s"


@pytest.mark.slow
@pytest.mark.parametrize("parser", [one for one in PARSERS if one.takes_file], ids=lambda parser: parser.name)
def test_no_parser_of_files_takes_longer_than_a_second_at_the_limit(parser: Parser) -> None:
    most, others = MOST_LOG_BYTES if "log" in parser.name else MOST_BYTES, arguments(parser)
    for token in FILE_TOKENS:
        text = token * (most // len(token.encode()))
        spent = seconds(parser, text, others, FILE_LIMIT)
        assert spent <= FILE_LIMIT, f"{parser.name}({token!r} ...) takes {spent:.2f} s"


def test_the_parsers_are_found() -> None:
    names = {parser.name.rpartition(".")[2] for parser in PARSERS}
    assert {"read_results", "read_people", "read_round", "read_entrants", "read_foreign_log"} <= names
    assert len(PARSERS) > 40
