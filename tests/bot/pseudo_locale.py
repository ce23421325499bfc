"""A language nobody speaks: messages accented, half as long again and in brackets, so that what is none is seen.

It takes the place of Finnish, which Discord speaks and CLDR knows, and Herald does not.
"""

from __future__ import annotations

import atexit
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from bot.text import catalogue
from bot.text.tokens import has_tokens
from formats.messages.catalogue import Catalogue
from formats.messages.languages import ENGLISH

PSEUDO = "fi"
OPEN, CLOSE = "⟦", "⟧"
ACCENTED = str.maketrans("aceinouyACEINOUY", "åçéîñöüýÅÇÉÎÑÖÜÝ")
_AS_TYPED = re.compile(r"(`[^`]*`|https?://\S+)")
_WORDS = re.compile(r"^(\W*)(.*?)(\s*)$", re.DOTALL)
_BRACKETED = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*(?:{CLOSE}|$)")
_MEANT_FOR_DISCORD = re.compile(
    r"<[@#:t/][^>]*>|<a?:\w+:\d+>|https?://\S+|`[^`]*`|\b[0-9a-f-]{16,}\b|\b[A-Z][a-z]+/[A-Z]\w+(?:\\_\w+)*\b"
)
"""Markup, addresses, code, hashes, and names of time zones."""
_LETTERS = re.compile(r"[^\W\d_]+")
_CUT = re.compile(r"([^:\n]+)…")
"""A name that was too long."""

_OF_CLDR = frozenset({"ja", "tai", "tunti", "tuntia", "minuuttia", "päivä", "päivää"}) | frozenset(
    {"ma", "ti", "ke", "to", "pe", "la", "su"}
)
"""What lists and lengths of time are joined with, their units, and days."""

READ = frozenset({"content", "title", "description", "label", "placeholder", "text", "name"})
UNREAD = frozenset({"attachments", "allowed_mentions", "message_reference", "emoji"})


def pseudo(text: str) -> str:
    """The text as this language writes it. What must be typed, and addresses, stay as they are."""
    return "\n".join("".join(map(_piece, _AS_TYPED.split(line))) for line in text.split("\n"))


def _piece(text: str) -> str:
    found = _WORDS.match(text)
    if found is None or _AS_TYPED.fullmatch(text) or not _LETTERS.search(text):
        return text
    before, words, after = found.groups()
    return f"{before}{OPEN}{words.translate(ACCENTED)}{'~' * max(0, len(words) // 2 - 2)}{CLOSE}{after}"


class _Texts(visitor.Transformer):
    """Writes the texts of messages in this language."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the library's name
        node.value = pseudo(node.value)
        return node


def _is_typed(message: ast.Message) -> bool:
    """Whether this is the name of a command or an option, which Discord takes in a pattern of its own."""
    return message.id.name.startswith("name-")


@cache
def written_catalogue() -> list[Path]:
    """The files of this language, made from all there are in English, once in a process."""
    folder, written = Path(mkdtemp(prefix="pseudo-")), []
    atexit.register(rmtree, folder)
    for number, path in enumerate(catalogue.catalogue_files(ENGLISH)):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        resource.body = [entry for entry in resource.body if isinstance(entry, ast.Message) and not _is_typed(entry)]
        made = folder / f"{number}.ftl"
        made.write_text(FluentSerializer().serialize(_Texts().visit(resource)), encoding="utf-8")
        written.append(made)
    return written


def read_once(code: str, files: Iterable[Path], prefix_of: Callable[[Path], str]) -> Catalogue:
    """A catalogue that stays for the whole process: what has been said once is known, as in a bot that runs."""
    return _read(code, tuple(files), prefix_of)


_read = cache(Catalogue)


def texts_in(value: Any) -> Iterator[str]:
    """Everything in what a bot sends that people read."""
    if isinstance(value, dict):
        for key, inside in value.items():
            if isinstance(inside, str) and key in READ:
                yield inside
            elif key not in UNREAD:
                yield from texts_in(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from texts_in(inside)


@lru_cache(maxsize=8)
def _longest_first(names: frozenset[str]) -> list[str]:
    """What is left of names where Discord shows no more, those first that hold others."""
    return sorted((_MEANT_FOR_DISCORD.sub("", name) for name in names), key=len, reverse=True)


def escaped(text: str, names: Iterable[str]) -> list[str]:
    """The words in a text that no message has said. `names` are of people and stages, or typed by directors."""
    text = _MEANT_FOR_DISCORD.sub("", text)
    for name in _longest_first(frozenset(names)):
        text = text.replace(name, "") if name else text
    text = _CUT.sub(lambda found: "" if any(found[1] in name for name in names) else found[0], text)
    found = 1
    while found:
        text, found = _BRACKETED.subn("", text)
    words = _LETTERS.findall(text)
    return [word for word in words if word not in _OF_CLDR and len(word) > 1 and not word.isupper()]


def said_in(payload: Any) -> Iterator[str]:
    """The texts in an event that a message of the catalogue has said, or that wait to be said."""
    if isinstance(payload, Mapping):
        payload = [*payload.keys(), *payload.values()]
    if isinstance(payload, str):
        if OPEN in payload or has_tokens(payload):
            yield payload
    elif isinstance(payload, Iterable):
        for inside in payload:
            yield from said_in(inside)
