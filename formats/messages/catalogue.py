"""The messages of one language, read from Fluent files (https://projectfluent.org) and parsed when first needed.

Most messages are one line of text and variables: `parts_on_one_line` takes them apart without a parser, and `joined`
puts them together without Fluent's interpreter. All others go through `fluent.syntax` and `fluent.runtime`.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Callable, Iterable, KeysView, Mapping
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast

from formats.messages.languages import babel_locale
from formats.messages.parts import Numbers, Parts, Value, joined, parts_of, parts_on_one_line

logger = logging.getLogger(__name__)

_MESSAGE = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?:[ \t].*|\}.*|(?=\n)))*", re.MULTILINE)
"""The source of a message: its id, and all lines to the next one. A test compares it with Fluent's own parser."""

_REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)\s*\}")


SAID_KEPT = 4096
"""Size of the cache of formatted messages that need the interpreter, for each language."""


class Catalogue:
    """The messages of one language. Each is parsed when first used: parsing all would take half a second.

    CLDR's data for the language take 1 MB, and are read when a message first needs a plural or Fluent's interpreter:
    the names and descriptions of commands, which are registered in every language at each start, need neither.
    """

    def __init__(self, code: str, files: Iterable[Path], prefix_of: Callable[[Path], str] = lambda _path: "") -> None:
        """`prefix_of` gives the beginning that all ids in a file must have, empty where the file is no plug-in's."""
        locale = self._locale = babel_locale(code)
        self._fluent: FluentBundle | None = None
        self._lock = Lock()
        self._sources: dict[str, str] = {}
        for path in files:
            self._add(path, prefix_of(path))
        self._plain: dict[str, Parts | None] = {}
        self._parsed: set[str] = set()
        self._made = lru_cache(maxsize=SAID_KEPT)(self._interpreted)
        self._numbers = Numbers(
            lru_cache(maxsize=SAID_KEPT)(lambda number: str(fluent_number(number).format(locale))),
            lru_cache(maxsize=SAID_KEPT)(self._plural),
        )

    @property
    def _bundle(self) -> FluentBundle:
        """Fluent's interpreter for the messages that need it: one for all threads, as it collects them."""
        with self._lock:
            if self._fluent is None:
                functions: dict[str, Any] = {"ORDINAL": self._ordinal}
                self._fluent = FluentBundle([str(self._locale)], functions=functions, use_isolating=False)
            return self._fluent

    @property
    def ids(self) -> KeysView[str]:
        """The ids of all messages."""
        return self._sources.keys()

    def _add(self, path: Path, prefix: str) -> None:
        """Add the messages of a file. A plug-in's cannot replace others: it needs its prefix, and an id of its own."""
        for match in _MESSAGE.finditer(path.read_text(encoding="utf-8")):
            message = sys.intern(match[1])  # one object for all languages: 2.3 MB less
            if not message.startswith(prefix):
                logger.error("%s: message %s is ignored, ids in this file begin with %s", path, message, prefix)
            elif prefix and message in self._sources:
                logger.error("%s: message %s is ignored, another file has it", path, message)
            else:
                self._sources[message] = match[0]

    def source(self, message: str) -> str:
        """A message as its file writes it; `KeyError` where there is none."""
        return self._sources[message]

    def _read(self, message: str) -> None:
        """Find out what a message is made of."""
        self._plain[message] = parts_on_one_line(self._sources[message]) or self._parse(message)

    def _parse(self, message: str) -> Parts | None:
        """Let Fluent know a message, and those it contains."""
        resource = FluentParser().parse(self._sources[message])
        self._bundle.add_resource(resource, allow_overrides=True)
        self._parsed.add(message)  # only now: another thread may ask for it meanwhile
        (entry,) = (part for part in resource.body if isinstance(part, ast.Message))
        for contained in _REFERENCE.findall(self._sources[message]):
            if contained in self._sources and contained not in self._parsed:
                self._parse(contained)
        return parts_of(entry.value)

    def said(self, message: str, values: Mapping[str, Value]) -> str | None:
        """The message, or None where this language has none of that id."""
        if message not in self._sources:
            return None
        if message not in self._plain:
            self._read(message)
        plain = self._plain[message]
        if plain is not None:
            text = joined(plain, values, self._numbers)
            if text is not None:
                return text
        # What is equal may yet be written differently: 1 and 1.0.
        return self._made(message, tuple(values.items()), tuple(map(type, values.values())))

    def _interpreted(self, message: str, values: tuple[tuple[str, Value], ...], _kinds: tuple[type, ...]) -> str | None:
        """A message with choices in it, or with what is written by rules, as Fluent's interpreter says it."""
        if message not in self._parsed:
            self._parse(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return None
        made, errors = self._bundle.format_pattern(pattern, dict(values))
        for error in errors:
            logger.error("message %s: %s", message, error)
        return str(made)

    def _plural(self, number: int) -> str:
        """Return which plural goes with a number."""
        return self._locale.plural_form(number)

    def _ordinal(self, number: Any) -> str:
        """For messages: which ending an ordinal number takes (`one`, `two`, `few`, `many`, `other`)."""
        return self._locale.ordinal_form(number)
