"""`python -m tests.translations [CODE ...]`: list what each language lacks, has left over, and has too long.

English is checked too: its messages that no code uses, and those that are too long. The exit status is 1 if anything
was found in English or in a language that is shipped (`tests/expected/languages.txt`).
"""

from __future__ import annotations

import ast as python
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from fluent.syntax import ast

import bot
from bot.text.catalogue import CATALOGUES, catalogue_files, languages
from formats.messages.languages import ENGLISH
from tests.expected import expected
from tests.translations.limits import length, limits
from tests.translations.messages import MADE_BY_NAME, contained, entries, used, variables

NAMES_MESSAGES = re.compile(r"\btexts import|\bsay\(|\bPhrase\(")


@cache
def modules() -> list[python.Module]:
    """Return the syntax trees of the bot's modules that name a message: parsing all of them takes twice as long."""
    sources = (path.read_text(encoding="utf-8") for path in Path(bot.__file__).parent.rglob("*.py"))
    return [python.parse(source) for source in sources if NAMES_MESSAGES.search(source)]


@dataclass(frozen=True)
class Translations:
    """The catalogues below a folder, and the messages that the code uses."""

    folder: Path = CATALOGUES

    def messages(self, code: str) -> dict[str, ast.Message]:
        """Return the messages of a language by their ids: those of the bot and of its plug-ins."""
        return {entry.id.name: entry for _, entry in entries(catalogue_files(code, self.folder))}

    @cached_property
    def english(self) -> dict[str, ast.Message]:
        """The English messages by their ids."""
        return self.messages(ENGLISH)

    @cached_property
    def limits(self) -> dict[str, int]:
        """The longest that messages may be."""
        return limits(modules(), list(self.english))

    def unused(self) -> list[str]:
        """Return the English messages of the bot that no code uses; those of formats follow from their codes."""
        known = used(modules()) | contained(self.english)
        return [name for name in self.english if name not in known and not name.startswith((*MADE_BY_NAME, "format-"))]

    def faults(self, code: str) -> Iterator[str]:
        """Yield what is wrong with a language, a line each."""
        messages = self.messages(code)
        if code == ENGLISH:
            yield from (f"unused: {name}" for name in self.unused())
        else:
            yield from (f"missing: {name}" for name in self.english if name not in messages)
            yield from (f"not in English: {name}" for name in messages if name not in self.english)
        for name, message in messages.items():
            if code != ENGLISH and name in self.english and (odd := variables(message) - variables(self.english[name])):
                yield f"unknown variable: {name}: {', '.join(sorted(odd))}"
            if (has := length(message, messages)) > (most := self.limits.get(name, has)):
                yield f"too long: {name}: {has} characters, at most {most}"


def main(codes: Sequence[str]) -> int:
    """Print what is wrong with these languages, or with all."""
    translations, failed = Translations(), False
    for code in codes or languages():
        faults = sorted(translations.faults(code))
        failed |= bool(faults) and code in expected("languages")
        print(
            f"{code}: {len(translations.messages(code))} of {len(translations.english)} messages, {len(faults)} to do"
        )
        print("".join(f"  {fault}\n" for fault in faults), end="")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
