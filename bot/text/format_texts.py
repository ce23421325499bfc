"""What formats say, in the language of the reader.

A format declares its sentences, names and helps in English, and the engine knows no other language. `make reference`
writes the declarations into files of Fluent, `locales/en.ftl` in the folder of each format and one for all of them in
`formats/locales`, to be translated beside them. A text is found by its English, so declarations need no ids, and what
a format without such files says is said in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from bot.text.catalogue import catalogue, say
from formats.core.sentences import parts_of
from formats.messages.languages import ENGLISH
from formats.messages.parts import Value

PREFIX = "format-"
"""What the ids of these messages begin with; the key of the format follows, and what is declared."""

NAME = "-name-"
"""In the ids of names: found wherever a text contains them as separate words, with the values that fill them."""

LONGEST_CODE = 3
"""Numbers and letters in names, such as league `B12`, are no longer."""

SMALLEST_AS_TEXT = 1000
"""Numbers from here on are written as the engine does, not grouped as languages do."""


_BRACE = re.compile(r"[{}]")


def variable(place: str) -> str:
    """The name of the variable for a place of a sentence: `{0}` is `$who1`."""
    return f"who{int(place) + 1}" if place.isdigit() else place


def fluent(sentence: str) -> str:
    """The sentence of a format as Fluent writes it."""
    written = []
    for text, place, spec in parts_of(sentence):
        written.append(_BRACE.sub(r'{"\g<0>"}', text))
        if place is None:
            continue
        singular, is_plural, plural = spec.partition("|")
        name = variable(place)
        choice = f"${name} ->\n    [one] {singular}\n   *[other] {plural}\n    " if is_plural else f"${name} "
        written.append(f"{{ {choice}}}")
    made = "".join(written)
    return f'{{"{made[0]}"}}{made[1:]}' if made[:1] in ".*[# " else made


def format_sentence(sentence: str, values: Mapping[str, Value]) -> str | None:
    """A sentence of a format with the values for its places (`0`, `wins`); None if no language has it."""
    message = _ids().get(fluent(sentence))
    if message is None:
        return None
    return say(message, **{variable(place): _plain(value) for place, value in values.items()})


def format_text(english: str) -> str:
    """What a format declares or calls something, in the language of the reader; as it is where no language has it."""
    found = _found(english)
    if found is None:
        return english
    message, values = found
    return say(message, **{place: format_text(value) for place, value in values})


def option_label(name: str) -> str:
    """What an option or field is called: by the title it was declared with, or else by its name."""
    message = _labels().get(name.replace("_", "-"))
    return say(message) if message is not None else format_text(name.replace("_", " ").capitalize())


def form_line(line: str) -> str:
    """Return a line of a handed-in form: a label with the chosen option, or the typed text."""
    label, colon, chosen = line.partition(": ")
    known = format_text(line)
    return f"{format_text(label)}: {format_text(chosen)}" if colon and known == line else known


@lru_cache(maxsize=4096)
def _found(english: str) -> tuple[str, tuple[tuple[str, str], ...]] | None:
    """The message for a text, and the parts of the text that fill its places."""
    ids = _ids()
    for text in dict.fromkeys((english, english[:1].upper() + english[1:])):
        message = ids.get(fluent(text.replace("{", "{{").replace("}", "}}"))) if text else None
        if message is not None:
            return message, ()
        for message, pattern in _names():
            match = pattern.fullmatch(text)
            if match is not None and all(map(_fills, match.groups())):
                return message, tuple(match.groupdict().items())
    return None


def _fills(part: str) -> bool:
    """Does it fill a place of a name: a number, a letter, another name?"""
    return len(part) <= LONGEST_CODE or _found(part) is not None


def _plain(value: Value) -> Value:
    """Small whole numbers as such, since words may go with them."""
    if isinstance(value, str) and value.isdecimal() and len(value) < len(str(SMALLEST_AS_TEXT)):
        return int(value) if str(int(value)) == value else value
    return str(value) if isinstance(value, int) and abs(value) >= SMALLEST_AS_TEXT else value


@cache
def _ids() -> Mapping[str, str]:
    """The ids of the messages by their English as Fluent writes it."""
    english = catalogue(ENGLISH)
    ids: dict[str, str] = {}
    for name in english.ids:
        if name.startswith(PREFIX):
            ids.setdefault(english.source(name).partition(" = ")[2].rstrip(), name)
    return ids


@cache
def _labels() -> Mapping[str, str]:
    """The ids of the labels of options and fields by the end of the id, which is the name with hyphens."""
    labels = re.compile(PREFIX + r".+?-(?:option|field)-(.+)-label")
    matches = (labels.fullmatch(name) for name in catalogue(ENGLISH).ids)
    return {match[1]: match[0] for match in matches if match is not None}


@cache
def _names() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Names with places in them, as patterns; those that say most come first."""
    messages = [(name, text) for text, name in _ids().items() if NAME in name and "{ $" in text]
    return tuple(
        (name, _pattern(text)) for name, text in sorted(messages, key=lambda message: -len(_fixed(message[1])))
    )


_PLACE = re.compile(r"\{ \$(\w+)(?: ->.*?\n    )? ?\}", re.DOTALL)


def _fixed(text: str) -> str:
    return _PLACE.sub("", text)


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile("".join(_pieces(text)))


def _pieces(text: str) -> Iterator[str]:
    for place, piece in enumerate(_PLACE.split(text)):
        yield f"(?P<{piece}>.+)" if place % 2 else re.escape(piece)
