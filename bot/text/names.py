"""Escape and shorten names of entrants, which may be typed by strangers in any script."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cached_property, lru_cache
from typing import Any, Literal

from bot.text.catalogue import later, register, shown
from bot.text.texts import texts
from bot.text.times import utc_text
from bot.text.tokens import has_tokens, without_marks
from formats.core.values import EntrantId, PersonId

NAME_WIDTH = 32
"""Columns of a name in running text; longer names are elided."""

LONGEST_NAME = 40
"""Columns of the name of a person or an account that is quoted."""

ELLIPSIS = "…"
_INVISIBLE = frozenset({"Cc", "Cs", "Zl", "Zp"})
_BIDI_CONTROLS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"
_ISOLATION = frozenset({_ISOLATE, _END_OF_ISOLATE})
_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
_BREAK = "\u200b"
_MARKDOWN = re.compile(r"([\\*_~`|<>\[\]])")
_LINE_START = re.compile(r"^(?:([#+-])|(\d+)\.(?!\d))")
_MARKUP = re.compile(rf"\\(?P<escaped>.)|<t:(?P<at>\d+):[a-zA-Z]>|\*\*|~~|`|[{_BREAK}{_ISOLATE}{_END_OF_ISOLATE}]")
_JOINER = "\u200d"


def clean(text: str) -> str:
    """The text on one line, without control characters and marks that turn the reading direction of what follows."""
    return _on_one_line(without_marks(shown(text)))


@lru_cache(maxsize=8192)
def _on_one_line(typed: str) -> str:
    kept = (
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", typed)
        if letter.isspace() or (unicodedata.category(letter) not in _INVISIBLE and letter not in _BIDI_CONTROLS)
    )
    return " ".join("".join(kept).split())


def escape(text: str) -> str:
    """The text so that Discord shows it as typed: no formatting, no links, no pings, no emoji codes."""
    return _escaped(shown(text))


@lru_cache(maxsize=8192)
def _escaped(text: str) -> str:
    escaped = _MARKDOWN.sub(r"\\\1", text)
    escaped = _LINE_START.sub(lambda match: f"\\{match[1]}" if match[1] else f"{match[2]}\\.", escaped)
    return escaped.replace("@", f"@{_BREAK}").replace("://", f":{_BREAK}//")


def isolate(text: str) -> str:
    """The text so that a name written from right to left does not reorder what stands beside it."""
    if not text.isascii() and any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in text):
        return f"{_ISOLATE}{text}{_END_OF_ISOLATE}"
    return text


def letter_width(letter: str) -> int:
    """Columns of a character in a fixed-width font: 2 for wide ones, 0 for combining ones, else 1."""
    if unicodedata.category(letter) in {"Mn", "Me", "Cf", "Cc"} or "\u1160" <= letter <= "\u11ff":
        return 0
    return 2 if unicodedata.east_asian_width(letter) in {"W", "F"} else 1


def is_plain(text: str) -> bool:
    """Takes every character one column, whatever stands beside it? No token does."""
    return text.isascii() and text.isprintable()


def display_width(text: str) -> int:
    """Columns of a text in a fixed-width font."""
    if is_plain(text):
        return len(text)
    text = shown(text)
    if is_plain(text):
        return len(text)
    return sum(map(letter_width, text))


def elide(text: str, width: int) -> str:
    """The text in at most `width` columns; where it is cut, it ends in an ellipsis."""
    if has_tokens(text):
        return later("@elide", text=text, width=width)
    if display_width(text) <= width:
        return text
    kept, used = "", 0
    for letter in text:
        used += letter_width(letter)
        if used > width - 1:
            break
        kept += letter
    return kept.rstrip().rstrip(_JOINER) + ELLIPSIS


def cut(text: str, limit: int) -> str:
    """Return the text in at most `limit` characters, as Discord counts them; where it is cut, it ends in an ellipsis.

    A text of many names is longer than it is wide: each has two marks around it that take no column.
    """
    if has_tokens(text):
        return later("@cut", text=text, limit=limit)
    return text if len(text) <= limit else text[: limit - 1].rstrip().rstrip(_JOINER) + ELLIPSIS


def pad(text: str, width: int, align: Literal["left", "right"] = "left") -> str:
    """The text in exactly `width` columns."""
    if is_plain(text) and len(text) <= width:
        return text.rjust(width) if align == "right" else text.ljust(width)
    if has_tokens(text):
        return later("@pad", text=text, width=width, align=align)
    short = elide(text, width)
    blank = " " * (width - display_width(short))
    return blank + isolate(short) if align == "right" else isolate(short) + blank


def begun_large(text: str) -> str:
    """The text with a capital letter at its beginning, where the language has such."""
    return later("@begun_large", text=text) if has_tokens(text) else text[:1].upper() + text[1:]


@register("@begun_large")
def _begun_large(_code: str, values: Mapping[str, Any]) -> str:
    return begun_large(values["text"])


@register("@elide")
def _elided(_code: str, values: Mapping[str, Any]) -> str:
    return elide(values["text"], values["width"])


@register("@cut")
def _cut(_code: str, values: Mapping[str, Any]) -> str:
    return cut(values["text"], values["limit"])


@register("@pad")
def _padded(_code: str, values: Mapping[str, Any]) -> str:
    return pad(values["text"], values["width"], values["align"])


def quoted(text: str, limit: int = 800) -> str:
    """Return a typed text as part of a sentence of ours: one line, elided, escaped."""
    return isolate(escape(elide(clean(text), limit)))


def quoted_name(name: str) -> str:
    """Return the name of a person or an account as part of a sentence of ours."""
    return quoted(name, LONGEST_NAME)


_CODE = re.compile(r"[a-z][a-z0-9]*(?:_[A-Za-z0-9]+)*")


def typed_value(text: str, limit: int = 800) -> str:
    """A value that may be a code, which is written exactly like that in every language: then as code."""
    return f"`{text}`" if _CODE.fullmatch(text) and len(text) <= limit else quoted(text, limit)


def unmarked(text: str, *, isolated: bool = False) -> str:
    """A sentence of ours without Discord's markup, for files: timestamps in UTC, no formatting, no escapes.

    Where it is to stay `isolated`, names that are written from right to left keep what keeps them apart.
    """
    return _MARKUP.sub(
        lambda match: match[0] if isolated and match[0] in _ISOLATION else _without_mark(match), shown(text)
    )


def _without_mark(match: re.Match[str]) -> str:
    if match["at"] is not None:
        return utc_text(datetime.fromtimestamp(int(match["at"]), UTC))
    return match["escaped"] or ""


@dataclass(frozen=True)
class Names:
    """Entrants' display names and, of those who are on Discord, their user ids; names of people whom events name.

    An entrant without a name (erased, or unknown here) is called by number, so that nothing breaks. Those whom
    somebody else is called like are `alike`: they have their number behind the name, wherever it is said. `members` are
    the Discord users who may act for an entrant besides. `voice` is the id of the voice channel that posts name.
    """

    display: Mapping[EntrantId, str]
    discord: Mapping[EntrantId, int] = field(default_factory=dict)
    people: Mapping[PersonId, str] = field(default_factory=dict)
    alike: frozenset[EntrantId] = frozenset()
    members: Mapping[EntrantId, tuple[int, ...]] = field(default_factory=dict)
    voice: int | None = None

    def full(self, entrant: EntrantId) -> str:
        """The whole name on one line, for files, menus and pictures; not safe in messages."""
        return self._given(entrant) + self._number(entrant)

    def label(self, entrant: EntrantId) -> str:
        """The name for menus and code blocks, elided at 32 columns; not escaped."""
        number = self._number(entrant)
        return elide(self._given(entrant), NAME_WIDTH - len(number)) + number

    def plain(self, entrant: EntrantId) -> str:
        """The name for messages: escaped, pinging nobody, elided at 32 columns."""
        known = self._plain.get(entrant)
        if known is None:
            label = self.label(entrant)
            known = isolate(escape(label))
            if entrant in self._cleaned and not has_tokens(label):
                self._plain[entrant] = known
        return known

    def person(self, person: PersonId) -> str:
        """The name of somebody beside the log for messages, as `plain` has it; general words where it is unknown."""
        name = clean(self.people.get(person, ""))
        return isolate(escape(elide(name, NAME_WIDTH))) if name else texts.people.unknown_person()

    def mention(self, entrant: EntrantId) -> str:
        """A mention that pings the entrant, or the plain name where there is no Discord account."""
        user = self.discord.get(entrant)
        return self.plain(entrant) if user is None else f"<@{user}>"

    def cell(self, entrant: EntrantId, width: int) -> str:
        """The name in exactly `width` columns of a code block."""
        number = self._number(entrant)
        return pad(elide(self._given(entrant).replace("`", "'"), max(1, width - len(number))) + number, width)

    def _given(self, entrant: EntrantId) -> str:
        known = self._cleaned.get(entrant)
        if known is None:
            typed = self.display.get(entrant, "")
            known = clean(typed)
            if known and not has_tokens(typed):  # it is the same in every language
                self._cleaned[entrant] = known
        return known or texts.people.nameless(value=entrant.removeprefix("e"))

    @cached_property
    def _cleaned(self) -> dict[EntrantId, str]:
        """The names that were asked for already."""
        return {}

    @cached_property
    def _plain(self) -> dict[EntrantId, str]:
        """Cache of the names as messages show them, filled on demand."""
        return {}

    def _number(self, entrant: EntrantId) -> str:
        """` #7` for `e7`, where the name alone could mean somebody else."""
        return f" #{entrant.removeprefix('e')}" if entrant in self.alike else ""


def spelling(name: str) -> str:
    """Return a name as the eye distinguishes it: without case and invisible letters, with accents."""
    text = clean(name).casefold()
    return text if text.isascii() else "".join(letter for letter in text if unicodedata.category(letter) != "Cf")


def called_alike(display: Mapping[EntrantId, str]) -> frozenset[EntrantId]:
    """Return the entrants whose names differ from another's in nothing but blanks, capitals and invisible letters."""
    folded = {entrant: spelling(name) for entrant, name in display.items()}
    often = Counter(folded.values())
    return frozenset(entrant for entrant, name in folded.items() if name and often[name] > 1)
