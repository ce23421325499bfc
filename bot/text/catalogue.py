"""Message catalogues: format a message by its id in the language of the reader.

A catalogue is a folder of `bot/locales`, named by the code of its language, with files in Project Fluent's format
(https://projectfluent.org). Plug-ins (formats, faces, game servers) have files of their own, `locales/<code>.ftl` in
their folders; the ids in them begin with the key of the plug-in, and cannot replace a message that exists already. A
message that a language lacks is shown in English, and logged once.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import formats
from bot.text.tokens import has_tokens, lines_of, read, resolved, token
from formats.messages.catalogue import Catalogue
from formats.messages.languages import ENGLISH
from formats.messages.parts import Value

logger = logging.getLogger(__name__)

CATALOGUES = Path(__file__).parents[1] / "locales"
_BOT, _FORMATS = CATALOGUES.parent, Path(formats.__file__).parent
BROUGHT_BY = (_FORMATS, _BOT / "faces", _BOT / "game_servers")
"""The folders of plug-ins, which may have messages of their own."""

_PLUGINS = ((_FORMATS / "systems", "format-"), (_BOT / "faces", ""), (_BOT / "game_servers", ""))
"""The folders that hold one plug-in each, and the beginning of their ids before the key of the plug-in."""


class _Mode(NamedTuple):
    """In which language things are said, and whether only later."""

    code: str
    is_deferred: bool
    name: str


@cache
def _mode(code: str, *, is_deferred: bool = False) -> _Mode:
    return _Mode(code, is_deferred, f"{code} later" if is_deferred else code)


_IN_ENGLISH = _mode(ENGLISH)
_current_mode: ContextVar[_Mode] = ContextVar("current_mode", default=_IN_ENGLISH)


@cache
def languages() -> tuple[str, ...]:
    """The codes of the languages that can be chosen: all that have a folder with a file in it."""
    return tuple(sorted(path.name for path in CATALOGUES.iterdir() if any(path.glob("*.ftl"))))


def catalogue_files(code: str, folder: Path = CATALOGUES) -> list[Path]:
    """The files of a language: those of its folder, then what formats and faces bring."""
    brought = (path for root in BROUGHT_BY for path in root.glob(f"**/locales/{code}.ftl"))
    return [*sorted((folder / code).glob("*.ftl")), *sorted(brought)]


def id_prefix(path: Path) -> str:
    """The beginning of the ids in a file: that of the plug-in whose file it is, empty for the catalogues of the bot."""
    place = str(path)  # as text, it takes a tenth of what it takes by paths, for 800 files at each start
    for root, prefix in _PLUGINS:
        if place.startswith(inside := f"{root}{os.sep}"):
            key = place.removeprefix(inside).partition(os.sep)[0]
            return f"{prefix}{key.replace('_', '-')}-"
    return "format-" if place.startswith(f"{_FORMATS}{os.sep}") else ""


@cache
def plugin_prefixes() -> tuple[str, ...]:
    """The beginnings of the ids of all plug-ins that have messages."""
    return tuple(dict.fromkeys(filter(None, map(id_prefix, catalogue_files(ENGLISH)))))


@cache
def language_for(locale: str) -> str:
    """The language to show for a locale such as `es-419`: its own, without the country, of another one, or English."""
    by_lower_case = {code.lower(): code for code in languages()}
    wanted = locale.lower()
    bare = wanted.partition("-")[0]
    elsewhere = (code for known, code in by_lower_case.items() if known.startswith(f"{bare}-"))
    return by_lower_case.get(wanted) or by_lower_case.get(bare) or next(elsewhere, ENGLISH)


def language() -> str:
    """Return the language of the current reader."""
    return _current_mode.get().code


def rendering_key() -> str:
    """Return the key for caches of the current language, rendered or deferred: the same object while they last."""
    return _current_mode.get().name


def set_language(code: str) -> None:
    """From now on, in this task, say everything in that language."""
    _current_mode.set(_mode(code))


@contextmanager
def in_language(code: str) -> Iterator[None]:
    """Say everything in that language."""
    before = _current_mode.set(_mode(code))
    try:
        yield
    finally:
        _current_mode.reset(before)


@contextmanager
def deferred(code: str) -> Iterator[None]:
    """Say nothing yet: every message becomes a token, for `rendered`. What must be measured is so in that language."""
    before = _current_mode.set(_mode(code, is_deferred=True))
    try:
        yield
    finally:
        _current_mode.reset(before)


def say(message: str, /, **values: Value) -> str:
    """A message with its values in place, in the language of the reader; inside `deferred` a token for it.

    Texts among the values come in ready to be shown; truth values become `yes` and `no`.
    """
    for value in values.values():
        if value is True or value is False:
            values = {name: _as_text(value) for name, value in values.items()}
            break
    now = _current_mode.get()
    return token(message, values) if now.is_deferred else _said(now.code, message, values)


def _as_text(value: Value) -> Value:
    return ("yes" if value else "no") if isinstance(value, bool) else value


def later(function: str, **values: Value) -> str:
    """Call a function of `register` with these values in the reader's language; inside `deferred` return a token."""
    now = _current_mode.get()
    return token(function, values) if now.is_deferred else _FUNCTIONS[function](now.code, values)


_FUNCTIONS: dict[str, Callable[[str, Mapping[str, Any]], str]] = {}


def register(
    name: str,
) -> Callable[[Callable[[str, Mapping[str, Any]], str]], Callable[[str, Mapping[str, Any]], str]]:
    """Add something that depends on the language and is no message: lists, durations. Names begin with an `@`."""

    def add(made: Callable[[str, Mapping[str, Any]], str]) -> Callable[[str, Mapping[str, Any]], str]:
        _FUNCTIONS[name] = made
        return made

    return add


def rendered(text: str, code: str) -> str:
    """The text in a language, every token in it said."""
    if not has_tokens(text):
        return text
    return (_rendered_before if len(text) <= LONGEST_KEPT else _page_before)(text, code)


LONGEST_KEPT = 500
"""Texts with tokens up to this length are measured again and again while a post is made: they are rendered once."""


WITHOUT_BLANKS = frozenset({"ja"})
"""Languages in which sentences follow one another without a blank, as those do that are joined in code."""

_OF_A_FORMAT = re.compile(r"^format-fide-dutch-(?=head-|column-)")
_BLANK_BETWEEN_SENTENCES = re.compile(r"([。！？]) (?=\S)")


def _rendered(text: str, code: str) -> str:
    lines = lines_of(text)
    if len(lines) > 1:  # after a result all lines of a page but one are known
        return "\n".join([rendered(line, code) for line in lines])
    made = resolved(text, lambda inside: (_token_before if len(inside) <= LONGEST_KEPT else _token_said)(code, inside))
    return _BLANK_BETWEEN_SENTENCES.sub(r"\1", made) if code in WITHOUT_BLANKS else made


def _token_said(code: str, inside: str) -> str:
    return _said(code, *_upgraded(*read(inside)))


def _upgraded(message: str, values: dict[str, Value]) -> tuple[str, dict[str, Value]]:
    """The message of a token that an earlier version put into a queued post, as the catalogues of today have it.

    Ids of messages that have moved to a plug-in have got the prefix of the plug-in, those of columns that have moved
    from a format to all formats the prefix of these. The number that chooses the plural of a score was its half points.
    """
    if message == "numbers-points" and isinstance(halves := values.pop("halves", None), int):
        values["number"] = halves / 2 if halves % 2 else halves // 2
    if message in _FUNCTIONS or message in (ids := catalogue(ENGLISH).ids):
        return message, values
    moved = (_OF_A_FORMAT.sub("format-shared-", message), *(prefix + message for prefix in plugin_prefixes()))
    return next((found for found in moved if found in ids), message), values


_rendered_before = lru_cache(maxsize=8192)(_rendered)
_page_before = lru_cache(maxsize=64)(_rendered)
_token_before = lru_cache(maxsize=8192)(_token_said)
"""Of a text in which one token is new the others are known."""


def shown(text: str) -> str:
    """The text as the reader sees it: to be measured, or taken apart."""
    return rendered(text, _current_mode.get().code) if has_tokens(text) else text


def shown_length(text: str) -> int:
    """How many characters of it the reader sees."""
    return _length_before(text, _current_mode.get().code) if has_tokens(text) else len(text)


@lru_cache(maxsize=512)
def _length_before(text: str, code: str) -> int:
    return len(rendered(text, code))


def _said(code: str, message: str, values: Mapping[str, Value]) -> str:
    made = _FUNCTIONS.get(message)
    if made is not None:
        return made(code, values)
    text = catalogue(code).said(message, values)
    if text is not None:
        return text
    _log_missing(code, message)
    text = catalogue(ENGLISH).said(message, values)
    return message if text is None else text


@lru_cache(maxsize=4096)
def _log_missing(code: str, message: str) -> None:
    """Log a message that a language lacks, once. In English it is an error: its id is shown instead."""
    if message in catalogue(ENGLISH).ids:
        logger.warning("message %s is not translated to %s, English is shown", message, code)
    else:
        logger.error("no message %s", message)


@cache
def catalogue(code: str) -> Catalogue:
    """The messages of a language, read once."""
    return Catalogue(code, catalogue_files(code), id_prefix)
